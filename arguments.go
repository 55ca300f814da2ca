package spvc

import (
	"strings"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
)

// argumentNames returns what the source calls the arguments of the kernels of top, by the names of their modules and
// theirs. The names of values are only in the text.
func argumentNames(top *ir.Operation) map[string]map[string][]string {
	out := map[string]map[string][]string{}
	var visit func(module *ir.Operation)
	visit = func(module *ir.Operation) {
		if module.NumRegions() == 0 || module.Region(0).First() == nil {
			return
		}
		for op := module.Region(0).First().First(); op != nil; op = op.Next() {
			switch {
			case op.Is(ir.Module), op.Is(gpu.Module):
				visit(op)
			case op.Is(gpu.Func) && gpu.FuncOp{Operation: op}.IsKernel() && op.Region(0).First() != nil:
				names := make([]string, op.Region(0).First().NumArgs())
				for i := range names {
					names[i] = argumentName(op.Context(), op.Region(0).First().Arg(i).Loc())
				}
				of := out[qualified(module)]
				if of == nil {
					of = map[string][]string{}
					out[qualified(module)] = of
				}
				of[ir.SymbolName(op)] = names
			}
		}
	}
	visit(top)
	return out
}

// maxArgumentName bounds the length of names.
const maxArgumentName = 256

// argumentName returns the name of the argument at loc: that of a named location, or that in the text. A number is no name.
func argumentName(ctx *ir.Context, loc ir.Location) string {
	if li := ctx.LocInfo(loc); li.Kind == ir.LocName {
		return strings.Clone(li.File)
	}
	f, at, ok := ctx.SourceOf(loc)
	if !ok || at >= len(f.Text) || f.Text[at] != '%' {
		return ""
	}
	end, number := at+1, true
	for end < len(f.Text) && end-at <= maxArgumentName && isNameByte(f.Text[end]) {
		number = number && f.Text[end] >= '0' && f.Text[end] <= '9'
		end++
	}
	if number {
		return ""
	}
	return string(f.Text[at+1 : end])
}

// isNameByte reports whether the name of a value may have c.
func isNameByte(c byte) bool {
	return c == '_' || c == '$' || c == '.' || c == '-' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z'
}
