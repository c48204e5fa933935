// What of ALSA the Swift importer cannot see: a variadic function pointer and allocations by macro.
#include <alsa/asoundlib.h>

static void dropMessage(const char *file, int line, const char *function, int error,
                        const char *format, ...) {}

/// Keeps alsa-lib from writing to standard error.
static inline void silenceALSA(void) { snd_lib_error_set_handler(dropMessage); }
