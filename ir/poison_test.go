//go:build poison && unix

package ir

import (
	"runtime/debug"
	"testing"
)

// reached keeps the compiler from leaving out an access whose result nobody uses.
var reached *Operation

// Each way from a freed operation or its values to anything else stops.
func TestUseAfterFree(t *testing.T) {
	f := newFixture()
	ways := map[string]func(*Operation){
		"its name":  func(op *Operation) { _ = op.Name() },
		"its block": func(op *Operation) { reached = op.Parent() },
		"its neighbor": func(op *Operation) {
			if next := op.Next(); next != nil {
				_ = next.Name()
			}
		},
		"an operand":      func(op *Operation) { _ = op.Operand(0).Type() },
		"a result's type": func(op *Operation) { _ = op.Result(0).Type().Context() },
		"an attribute":    func(op *Operation) { _ = op.Attr("a") },
		"a change":        func(op *Operation) { op.SetAttr("a", nil) },
		"a second Erase":  func(op *Operation) { op.Erase() },
	}
	free := map[string]func(*Arena, *Operation){
		"Free":  func(a *Arena, op *Operation) { op.Erase(); a.Free(op) },
		"Reset": func(a *Arena, op *Operation) { op.Erase(); a.Reset() },
	}
	for what, end := range free {
		for way, use := range ways {
			a := NewArena()
			op := makeOp(f, a, f.val(f.I32()), 2, 1, 1)
			use(op)
			end(a, op)
			if !faults(func() { use(op) }) {
				t.Errorf("after %s, nothing stops who asks for %s", what, way)
			}
		}
	}
}

// faults reports whether f touches memory that it may not.
func faults(f func()) (fault bool) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() { fault = recover() != nil }()
	f()
	return
}
