package use

import (
	"testing"
	"time"

	"sample/shape"
)

// The subtests take long enough to be run one by one.
func TestUses(t *testing.T) {
	for name, f := range map[string]func(t *testing.T){
		"positive": func(t *testing.T) {
			rw := &shape.Rewriter{}
			if !rw.Positive(1) || rw.Reason != "none" {
				t.Error(rw.Reason)
			}
			rw.Positive(-1)
		},
		"late": func(t *testing.T) {
			if !shape.Late(4) || shape.Late(2) {
				t.Error("4 or 2")
			}
		},
		"both": func(t *testing.T) {
			if !shape.Both(true, true) || shape.Both(false, false) {
				t.Error("both or none")
			}
		},
		"room": func(t *testing.T) {
			if len(shape.Room(3)) != 0 {
				t.Error("it is full")
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			time.Sleep(100 * time.Millisecond)
			f(t)
		})
	}
}
