package rewrite

import (
	"io"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// debugTrace writes what a driver does, in the shape of MLIR's LLVM_DEBUG output. Instead of
// addresses, it shows numbers that count the operations in the order in which the text names them.
// The methods do nothing if the trace is nil, which it is unless somebody asks for the text.
type debugTrace struct {
	w       io.Writer
	depth   int
	numbers map[*ir.Operation]int
	buf     []byte
	// why is the reason that close shows if its caller gives none.
	why string
}

const traceRule = "//===-------------------------------------------===//"

// newTrace returns a trace for one run of a driver, or nil if nobody wants the text of this part.
func newTrace(ctx *ir.Context, part string) *debugTrace {
	w := ctx.Debug(part)
	if w == nil {
		return nil
	}
	return &debugTrace{w: w, numbers: map[*ir.Operation]int{}}
}

// line writes the parts as a line.
func (t *debugTrace) line(parts ...string) {
	t.buf = t.buf[:0]
	for range t.depth {
		t.buf = append(t.buf, "  "...)
	}
	for _, p := range parts {
		t.buf = append(t.buf, p...)
	}
	t.flush()
}

// blank writes an empty line.
func (t *debugTrace) blank() {
	t.buf = t.buf[:0]
	t.flush()
}

func (t *debugTrace) flush() {
	t.buf = append(t.buf, '\n')
	_, _ = t.w.Write(t.buf) // the text is for people; the work goes on without it
}

// name returns 'name'(number) of op.
func (t *debugTrace) name(op *ir.Operation) string {
	if op == nil {
		return "''(0x0)"
	}
	n, ok := t.numbers[op]
	if !ok {
		n = len(t.numbers) + 1
		t.numbers[op] = n
	}
	return "'" + op.Name() + "'(0x" + strconv.FormatInt(int64(n), 16) + ")"
}

// operation opens the part about op, which starts with the words what.
func (t *debugTrace) operation(what string, op *ir.Operation) {
	t.blank()
	t.line(traceRule)
	t.line(what, " operation : ", t.name(op), " {")
	t.depth++
	if op.NumRegions() == 0 {
		t.line(op.Text(ir.PrintOptions{Generic: true, LocalScope: true}))
		t.blank()
	}
}

// pattern opens the part about p, which is tried on op.
func (t *debugTrace) pattern(label string, op *ir.Operation, p *Pattern) {
	t.blank()
	made := ""
	for i, g := range p.generates {
		if i > 0 {
			made += ", "
		}
		made += g
	}
	t.line("* Pattern ", label, ": '", op.Name(), " -> (", made, ")' {")
	t.depth++
}

// close ends a part. result says how it went, why is the reason or "".
func (t *debugTrace) close(result, why string) {
	t.depth--
	if why == "" {
		t.line("} -> ", result)
		return
	}
	t.line("} -> ", result, " : ", why)
}

// because sets the reason that the next close of a part about an operation shows.
func (t *debugTrace) because(why string) {
	if t != nil {
		t.why = why
	}
}

// takeWhy returns the reason and forgets it.
func (t *debugTrace) takeWhy() string {
	why := t.why
	t.why = ""
	return why
}

// trying writes that the driver is about to run the code of p.
func (t *debugTrace) trying(p *Pattern) {
	if t != nil {
		t.line("Trying to match \"", p.Name, "\"")
	}
}

// tried writes the result of the code of p.
func (t *debugTrace) tried(p *Pattern, matched bool) {
	if t == nil {
		return
	}
	result := "0"
	if matched {
		result = "1"
	}
	t.line("\"", p.Name, "\" result ", result)
}

func (t *debugTrace) failure(why string) {
	if t != nil {
		t.line("** Failure : ", why)
	}
}

func (t *debugTrace) inserted(op *ir.Operation) {
	if t != nil {
		t.line("** Insert  : ", t.name(op))
	}
}

func (t *debugTrace) modified(op *ir.Operation) {
	if t != nil {
		t.line("** Modified: ", t.name(op))
	}
}

func (t *debugTrace) replaced(op *ir.Operation) {
	if t != nil {
		t.line("** Replace : ", t.name(op))
	}
}

func (t *debugTrace) erased(op *ir.Operation) {
	if t != nil {
		t.line("** Erase   : ", t.name(op))
	}
}

func (t *debugTrace) insertedBlock(b *ir.Block) {
	switch {
	case t == nil:
	case b.Parent() == nil:
		t.line("** Insert Block into detached Region (nullptr parent op)")
	default:
		t.line("** Insert Block into : ", t.name(b.Parent()))
	}
}

// replacedValue writes that v, usually an argument of a block, is replaced.
func (t *debugTrace) replacedValue(v *ir.Value) {
	if t == nil || !v.IsBlockArgument() {
		return
	}
	t.line("** Replace Argument : #", strconv.Itoa(v.Index()), " of type '", ir.TypeString(v.Type()), "' (in region of ", t.name(v.OwnerBlock().Parent()), ")")
}

// dump writes the operation around op that is isolated from above.
func (t *debugTrace) dump(title string, op *ir.Operation) {
	for !op.HasTrait(ir.IsolatedFromAbove) && op.Parent() != nil {
		op = op.Parent()
	}
	t.buf = append(append(t.buf[:0], "// *** "...), title...)
	t.buf = append(t.buf, " ***\n"...)
	t.buf = append(append(t.buf, op.Text(ir.PrintOptions{})...), "\n\n"...)
	t.flush()
}
