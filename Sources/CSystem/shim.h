// Calls that the C library declares only with _GNU_SOURCE, which the importer does not set.
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/types.h>

extern int pipe2(int ends[2], int flags);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

extern int malloc_trim(size_t kept);
extern int memfd_create(const char *name, unsigned int flags);
extern pid_t gettid(void);
extern int pidfd_open(pid_t process, unsigned int flags);
extern int close_range(unsigned int first, unsigned int last, int flags);

// prctl takes any number of arguments, which the importer cannot call.
static inline int dieWithParent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }
static inline int nameProcess(const char *name) { return prctl(PR_SET_NAME, name); }

// What libdispatch offers to run loops; its own headers for it are not installed.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *ignored);

static const short spawnNewSession = 0x80;  // POSIX_SPAWN_SETSID
static const int openNameless = 020000000 | O_DIRECTORY;  // O_TMPFILE
