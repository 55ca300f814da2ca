package transform

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// PrivatizeSymbols makes the symbols in the body of op private, except for those named
// in exclude.
func PrivatizeSymbols(op *ir.Operation, exclude []string) {
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				if isSymbol(o) && !slices.Contains(exclude, ir.SymbolName(o)) {
					ir.SetSymbolVisibility(o, ir.Private)
				}
			}
		}
	}
}

// NewSymbolPrivatize returns the pass symbol-privatize.
func NewSymbolPrivatize() *pass.Pass {
	var exclude []string
	return &pass.Pass{
		Name: "symbol-privatize", Class: "SymbolPrivatize", Summary: "Mark symbols private",
		Options: []pass.Option{pass.Strings("exclude", &exclude, "Comma separated list of symbols that should not be marked private")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			PrivatizeSymbols(op, exclude)
			return true
		},
	}
}
