package passes

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// NewRuntimeVerification returns the pass generate-runtime-verification. It creates assertions for the operations that have
// an ir.RuntimeVerifiableModel.
func NewRuntimeVerification() *pass.Pass {
	verbose := uint32(1)
	return &pass.Pass{
		Name: "generate-runtime-verification", Class: "GenerateRuntimeVerification", Summary: "Generate additional runtime op verification checks",
		Options: []pass.Option{pass.Uint("verbose-level", &verbose,
			"Verbosity level for runtime verification messages: 0 = Minimum (only source location), 1 = Detailed (include full operation details, names, types, shapes, etc.)").In(ir.Since(22))},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			var ops []*ir.Operation
			op.Walk(func(op *ir.Operation) {
				if _, ok := ir.OpInterface[interfaces.RuntimeVerifiableModel](op.Info()); ok {
					ops = append(ops, op)
				}
			})
			if len(ops) == 0 {
				r.PreserveAnalyses()
				return true
			}
			v := &runtimeVerification{b: ir.NewBuilder(op.Context(), nil)}
			newer := op.Context().MLIR() > 19
			if newer && verbose > 0 {
				v.texts = textsOf(ops, ir.PrintOptions{LocalScope: true})
			}
			for _, op := range ops {
				v.operation(op)
			}
			switch {
			case newer:
				v.describe(func(a *assertion) string { return v.texts[a.subject] })
			case verbose > 0:
				v.describe(v.textAt())
			default:
				v.describe(func(*assertion) string { return "" })
			}
			return true
		},
	}
}

// runtimeVerification creates assertions.
type runtimeVerification struct {
	b          *ir.Builder
	assertions []assertion
	// texts holds the texts of the operations before there are assertions; the messages of MLIR 20 and later have them.
	texts map[*ir.Operation]string
}

// An assertion is a cf.assert about an operation.
type assertion struct {
	assert, subject *ir.Operation
	message         string
	// before is true if the assertion is before the operation.
	before bool
}

// operation creates the assertions about op.
func (v *runtimeVerification) operation(op *ir.Operation) {
	v.b.SetBefore(op)
	model, _ := ir.OpInterface[interfaces.RuntimeVerifiableModel](op.Info())
	model.VerifyAtRuntime(op, v.b, func(holds *ir.Value, wrong string) {
		assert := v.b.Create(op.Loc(), cf.Assert, []*ir.Value{holds}, nil, ir.Named("msg", v.b.Context().String(wrong)))
		v.assertions = append(v.assertions, assertion{assert, op, wrong, v.b.InsertionPoint().Before == op})
	})
}

// describe sets the messages, which have the text of the operation unless it is empty.
func (v *runtimeVerification) describe(textOf func(a *assertion) string) {
	ctx := v.b.Context()
	for i := len(v.assertions) - 1; i >= 0; i-- {
		a := &v.assertions[i]
		text := textOf(a)
		if text != "" {
			text += "\n"
		}
		msg := "ERROR: Runtime op verification failed\n" + text + "^ " + a.message + "\nLocation: " + ctx.LocString(a.subject.Loc())
		a.assert.SetAttr("msg", ctx.String(msg))
	}
}

// textAt returns the function that MLIR 19 describes operations by: the generic form with the numbers that the values had when the
// assertion was created. Those of the operation's own results are lower by the number of operations that were created since then.
// MLIR prints the function for each message; here one text of a function serves all.
func (v *runtimeVerification) textAt() func(a *assertion) string {
	var subjects []*ir.Operation
	for _, a := range v.assertions {
		subjects = append(subjects, a.subject)
	}
	texts := textsOf(subjects, ir.PrintOptions{Generic: true, LocalScope: true})
	return func(a *assertion) string {
		text := texts[a.subject]
		if a.before {
			text = renumbered(text, opsBetween(a.assert, a.subject))
		}
		return text
	}
}

// textsOf returns the texts of operations.
func textsOf(ops []*ir.Operation, options ir.PrintOptions) map[*ir.Operation]string {
	texts := map[*ir.Operation]string{}
	for _, op := range ops {
		texts[op] = ""
	}
	printed := map[*ir.Operation]bool{}
	for _, op := range ops {
		scope := op.Parent()
		for scope.Parent() != nil && !scope.HasTrait(ir.IsolatedFromAbove) {
			scope = scope.Parent()
		}
		if !printed[scope] {
			printed[scope] = true
			printInto(texts, scope, options)
		}
	}
	return texts
}

// printInto sets the texts of the operations of a map that are in scope.
func printInto(texts map[*ir.Operation]string, scope *ir.Operation, options ir.PrintOptions) {
	type place struct {
		op        *ir.Operation
		line, col uint32
	}
	var places []place
	text := ir.AppendLocated(nil, scope, options, func(op *ir.Operation, line, col uint32) {
		if _, wanted := texts[op]; wanted {
			places = append(places, place{op, line, col})
		}
	})
	line, rest := uint32(1), string(text)
	for _, p := range places {
		for ; line < p.line; line++ {
			_, rest, _ = strings.Cut(rest, "\n")
		}
		texts[p.op] = withoutRegions(rest, int(p.col))
	}
}

// opsBetween counts the operations with results between an assertion and the operation after it.
func opsBetween(assert, about *ir.Operation) int {
	n := 0
	for op := assert.Next(); op != about; op = op.Next() {
		if op.NumResults() > 0 {
			n++
		}
	}
	return n
}

// renumbered returns the text of an operation whose results have a number that is lower by n.
func renumbered(text string, n int) string {
	if n == 0 || !strings.HasPrefix(text, "%") {
		return text
	}
	end := 1
	for end < len(text) && '0' <= text[end] && text[end] <= '9' {
		end++
	}
	number, err := strconv.Atoi(text[1:end])
	if err != nil {
		return text
	}
	return "%" + strconv.Itoa(number-n) + text[end:]
}

// withoutRegions returns the text of the operation in the first line of text, from column col on, with dots for the contents of
// its regions.
func withoutRegions(text string, col int) string {
	line, rest, _ := strings.Cut(text, "\n")
	end := line[:len(line)-len(strings.TrimLeft(line, " "))] + "}"
	own := line[col:]
	for strings.HasSuffix(own, "{") && rest != "" {
		line, rest, _ = strings.Cut(rest, "\n")
		if after, closes := strings.CutPrefix(line, end); closes {
			own += "...}" + after
		}
	}
	return own
}
