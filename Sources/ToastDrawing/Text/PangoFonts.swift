import CCairo
import CPango
import ToastCore
import ToastLayout

/// What texts are shaped with: fonts whose metrics grow evenly with their size, so that a text
/// breaks into the same lines at every scale.
///
/// It belongs to the thread that made it, as pango's map of fonts does.
final class PangoFonts {
  let context: OpaquePointer
  private var descriptions: [ScaledFont: OpaquePointer] = [:]

  /// - Parameters:
  ///   - language: a BCP 47 tag, for letters that languages write differently.
  ///   - scale: output pixels for each of ours.
  init(language: String? = nil, scale: Double = 1) {
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    // Each of these would round to pixels of the output.
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    if let language { pango_context_set_language(context, pango_language_from_string(language)) }
    if scale != 1 {
      var matrix = PangoMatrix(xx: scale, xy: 0, yx: 0, yy: scale, x0: 0, y0: 0)
      pango_context_set_matrix(context, &matrix)
    }
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// The font in pango's terms.
  func description(of font: ScaledFont) -> OpaquePointer? {
    if let known = descriptions[font] { return known }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, Self.family(font.design))
    pango_font_description_set_weight(description, Self.weight(font.weight))
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    descriptions[font] = description
    return description
  }

  /// Fontconfig knows no rounded family: where the person has set up none of this name, it is as
  /// the default.
  private static func family(_ design: Font.Design) -> String {
    switch design {
    case .default: "sans-serif"
    case .rounded: "ui-rounded,sans-serif"
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }

  private static func weight(_ weight: Font.Weight) -> PangoWeight {
    switch weight {
    case .ultraLight: PANGO_WEIGHT_THIN
    case .thin: PANGO_WEIGHT_ULTRALIGHT
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    case .heavy: PANGO_WEIGHT_ULTRABOLD
    case .black: PANGO_WEIGHT_HEAVY
    }
  }
}
