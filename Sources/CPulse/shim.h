// What of libpulse the Swift importer cannot see: a sample format that is a macro.
#include <pulse/pulseaudio.h>

static const pa_sample_format_t nativeSixteenBit = PA_SAMPLE_S16NE;
