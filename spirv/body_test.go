package spirv

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestWithdrawBody has two users of one identified struct, of whom one takes its body
// back, and then the other.
func TestWithdrawBody(t *testing.T) {
	ctx := newContext()
	s := IdentifiedStruct(ctx, "s")
	floats, ints := []Member{{Type: ctx.F32()}}, []Member{{Type: ctx.Integer(32, ir.Signless)}}
	for range 2 {
		if !s.SetBody(floats, false) {
			t.Fatal("equal bodies are refused")
		}
	}
	if s.SetBody(ints, false) {
		t.Fatal("another body is accepted")
	}
	s.withdrawBody()
	if len(s.Members()) != 1 {
		t.Error("the body that is still in use is gone")
	}
	s.withdrawBody()
	if len(s.Members()) != 0 || !s.SetBody(ints, false) {
		t.Error("the body that nobody uses is still there")
	}
}
