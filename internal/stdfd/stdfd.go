// Package stdfd tells whether the process began without standard output. The runtime of Go opens /dev/null in place
// of closed descriptors before any package runs, so that writes to them vanish without error.
package stdfd
