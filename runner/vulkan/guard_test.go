//go:build cgo

package vulkan

import "testing"

// TestGuardKeepsPanics checks that a guard leaves the crashes of Go code alone: those of other threads while it is
// set, and all of them afterwards.
func TestGuardKeepsPanics(t *testing.T) {
	recovered := func() (ok bool) {
		defer func() { ok = recover() != nil }()
		var p *int
		*p = 1
		return false
	}
	g := Guard{Command: []string{"/bin/false"}}
	g.run(func() {
		other := make(chan bool)
		go func() { other <- recovered() }()
		if !<-other {
			t.Error("a nil dereference of another thread is no panic")
		}
	})
	if !recovered() {
		t.Error("a nil dereference after the guard is no panic")
	}
}
