package serialize

import "testing"

// TestPace: the writer does not go on to a function that will not be verified.
func TestPace(t *testing.T) {
	p := newPace()
	passed := make(chan bool)
	go func() {
		passed <- p.wait(2)
		passed <- p.wait(3)
	}()
	p.verified(0)
	p.verified(1)
	select {
	case <-passed:
		t.Fatal("passed too early")
	default:
	}
	p.verified(2)
	if !<-passed {
		t.Error("stopped before a verified function")
	}
	p.end()
	if <-passed {
		t.Error("passed a function that is not verified")
	}
}
