//go:build cgo && unix

package stdfd

/*
#include <fcntl.h>

static int closed;

// Constructors run before the runtime of Go.
__attribute__((constructor)) static void look(void) { closed = fcntl(1, F_GETFD) < 0; }

static int is_closed(void) { return closed; }
*/
import "C"

// OutputClosed reports whether standard output was closed when the process began.
func OutputClosed() bool { return C.is_closed() != 0 }
