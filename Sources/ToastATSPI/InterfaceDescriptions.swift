import GLibKit

/// The interfaces that are served, as at-spi2-core 2.46 describes them. Only what may
/// come to be on a screen has Component.
enum InterfaceDescriptions {
  static let accessible = InterfaceDescription(
    xml: """
      <node><interface name="org.a11y.atspi.Accessible">
        <property name="Name" type="s" access="read"/>
        <property name="Description" type="s" access="read"/>
        <property name="HelpText" type="s" access="read"/>
        <property name="Parent" type="(so)" access="read"/>
        <property name="ChildCount" type="i" access="read"/>
        <property name="Locale" type="s" access="read"/>
        <property name="AccessibleId" type="s" access="read"/>
        <method name="GetChildAtIndex"><arg type="i" direction="in"/><arg type="(so)" direction="out"/></method>
        <method name="GetChildren"><arg type="a(so)" direction="out"/></method>
        <method name="GetIndexInParent"><arg type="i" direction="out"/></method>
        <method name="GetRelationSet"><arg type="a(ua(so))" direction="out"/></method>
        <method name="GetRole"><arg type="u" direction="out"/></method>
        <method name="GetRoleName"><arg type="s" direction="out"/></method>
        <method name="GetLocalizedRoleName"><arg type="s" direction="out"/></method>
        <method name="GetState"><arg type="au" direction="out"/></method>
        <method name="GetAttributes"><arg type="a{ss}" direction="out"/></method>
        <method name="GetApplication"><arg type="(so)" direction="out"/></method>
        <method name="GetInterfaces"><arg type="as" direction="out"/></method>
      </interface></node>
      """)

  static let application = InterfaceDescription(
    xml: """
      <node><interface name="org.a11y.atspi.Application">
        <property name="ToolkitName" type="s" access="read"/>
        <property name="Version" type="s" access="read"/>
        <property name="ToolkitVersion" type="s" access="read"/>
        <property name="AtspiVersion" type="s" access="read"/>
        <property name="Id" type="i" access="readwrite"/>
        <method name="GetLocale"><arg type="u" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetApplicationBusAddress"><arg type="s" direction="out"/></method>
      </interface></node>
      """)

  static let cache = InterfaceDescription(
    xml: """
      <node><interface name="org.a11y.atspi.Cache">
        <method name="GetItems">
          <arg type="a((so)(so)(so)iiassusau)" direction="out"/>
        </method>
      </interface></node>
      """)

  static let action = InterfaceDescription(
    xml: """
      <node><interface name="org.a11y.atspi.Action">
        <property name="NActions" type="i" access="read"/>
        <method name="GetDescription"><arg type="i" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetName"><arg type="i" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetLocalizedName"><arg type="i" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetKeyBinding"><arg type="i" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetActions"><arg type="a(sss)" direction="out"/></method>
        <method name="DoAction"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
      </interface></node>
      """)

  static let component = InterfaceDescription(
    xml: """
      <node><interface name="org.a11y.atspi.Component">
        <method name="Contains"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="b" direction="out"/></method>
        <method name="GetAccessibleAtPoint"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="(so)" direction="out"/></method>
        <method name="GetExtents"><arg type="u" direction="in"/><arg type="(iiii)" direction="out"/></method>
        <method name="GetPosition"><arg type="u" direction="in"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetSize"><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetLayer"><arg type="u" direction="out"/></method>
        <method name="GetMDIZOrder"><arg type="n" direction="out"/></method>
        <method name="GrabFocus"><arg type="b" direction="out"/></method>
        <method name="GetAlpha"><arg type="d" direction="out"/></method>
        <method name="SetExtents"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="b" direction="out"/></method>
        <method name="SetPosition"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="b" direction="out"/></method>
        <method name="SetSize"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="ScrollTo"><arg type="u" direction="in"/><arg type="b" direction="out"/></method>
        <method name="ScrollToPoint"><arg type="u" direction="in"/><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
      </interface></node>
      """)

  static let text = InterfaceDescription(
    xml: """
      <node><interface name="org.a11y.atspi.Text">
        <property name="CharacterCount" type="i" access="read"/>
        <property name="CaretOffset" type="i" access="read"/>
        <method name="GetStringAtOffset"><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetText"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="s" direction="out"/></method>
        <method name="SetCaretOffset"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="GetTextBeforeOffset"><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetTextAtOffset"><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetTextAfterOffset"><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetCharacterAtOffset"><arg type="i" direction="in"/><arg type="i" direction="out"/></method>
        <method name="GetAttributeValue"><arg type="i" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="out"/></method>
        <method name="GetAttributes"><arg type="i" direction="in"/><arg type="a{ss}" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetDefaultAttributes"><arg type="a{ss}" direction="out"/></method>
        <method name="GetAttributeRun"><arg type="i" direction="in"/><arg type="b" direction="in"/><arg type="a{ss}" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetDefaultAttributeSet"><arg type="a{ss}" direction="out"/></method>
        <method name="GetCharacterExtents"><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="i" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetRangeExtents"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="i" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetOffsetAtPoint"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="in"/><arg type="i" direction="out"/></method>
        <method name="GetNSelections"><arg type="i" direction="out"/></method>
        <method name="GetSelection"><arg type="i" direction="in"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="AddSelection"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="RemoveSelection"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="SetSelection"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
      </interface></node>
      """)
}
