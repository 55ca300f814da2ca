package spvc_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// TestVerifyEach runs passes that break the IR. Compile always finds what is broken at the
// end; what a later pass repairs, it finds with VerifyEach only.
func TestVerifyEach(t *testing.T) {
	text := kernelModule("", "%m: memref<64xf32>", "64, 1, 1", "%v = memref.load %m[%i] : memref<64xf32>\nmemref.store %v, %m[%i] : memref<64xf32>")
	var saved ir.Attribute
	change := func(name string, f func(op *ir.Operation)) *pass.Pass {
		return &pass.Pass{Name: name, Class: name, Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				if o.Name() == "spirv.EntryPoint" {
					f(o)
				}
			})
			return true
		}}
	}
	breaks := change("breaks", func(op *ir.Operation) { saved = op.Attr("execution_model"); op.SetAttr("execution_model", nil) })
	repairs := change("repairs", func(op *ir.Operation) { op.SetAttr("execution_model", saved) })
	for _, c := range []struct {
		passes []*pass.Pass
		each   bool
		want   string
	}{
		{nil, false, ""},
		{nil, true, ""},
		{[]*pass.Pass{breaks}, false, "requires attribute 'execution_model'"},
		{[]*pass.Pass{breaks}, true, "requires attribute 'execution_model'"},
		{[]*pass.Pass{breaks, repairs}, false, ""},
		{[]*pass.Pass{breaks, repairs}, true, "requires attribute 'execution_model'"},
	} {
		o := spvc.Options{Name: "k.mlir", NoValidate: true, VerifyEach: c.each, Instrument: func(m *pass.Manager, _ *pass.RunOptions) {
			for _, p := range c.passes {
				if err := m.Add(p); err != nil {
					t.Fatal(err)
				}
			}
		}}
		_, err := spvc.Compile(t.Context(), []byte(text), o)
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%d passes, each %t: %v", len(c.passes), c.each, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%d passes, each %t: %v, want %q", len(c.passes), c.each, err, c.want)
		}
	}
}
