//go:build !cgo || !unix

package stdfd

// OutputClosed reports whether standard output was closed when the process began. Without cgo nothing tells.
func OutputClosed() bool { return false }
