//go:build cgo

// Package changed changes each operation of the modules of test/serialize/trips, and
// records what the writer says of each changed module that the verifier accepts: with
// and without the words that the module was read from.
package changed

import (
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
)

var update = flag.Bool("update", false, "record what the writer says")

// assembled returns the words of a handwritten file.
func assembled(t *testing.T, file string) []uint32 {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	first, _, _ := strings.Cut(string(text), "\n")
	env, ok := spirvtools.ParseEnv(strings.TrimPrefix(first, "; "))
	if !ok {
		t.Fatalf("%s: no environment in the first line", file)
	}
	words, err := spirvtools.Assemble(string(text), env)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return words
}

// changer changes one module. Every change is undone before the next.
type changer struct {
	t      *testing.T
	ctx    *ir.Context
	module *ir.Operation
	words  []uint32
	said   []string
	// of holds the names of the changes of one operation by what the writer says, and
	// order what it says in the order of the first such change.
	of    map[string][]string
	order []string
	lines []string
}

// record appends what was tried of the operation at to the lines.
func (c *changer) record(at string) {
	if len(c.order) > 0 {
		c.lines = append(c.lines, at)
	}
	for _, said := range c.order {
		c.lines = append(c.lines, "  "+strings.Join(c.of[said], ", ")+": "+said)
	}
	c.of, c.order = map[string][]string{}, nil
}

// try records what becomes of the module while it has the change that do makes and undo
// takes back.
func (c *changer) try(name string, do, undo func()) {
	do()
	defer undo()
	c.said = nil
	if !ir.Verify(c.module) {
		return
	}
	said := c.outcome()
	if c.of[said] == nil {
		c.order = append(c.order, said)
	}
	c.of[said] = append(c.of[said], name)
}

// outcome writes the module without and with the words that it was read from.
func (c *changer) outcome() string {
	c.said = nil
	out, ok := serialize.Serialize(c.module, serialize.Options{})
	if !ok {
		return "refused: " + strings.Join(c.said, " | ")
	}
	if len(c.said) > 0 {
		c.t.Errorf("written in spite of %q", c.said)
	}
	h := fnv.New32a()
	h.Write(serialize.Bytes(out))
	text := fmt.Sprintf("%d words, %08x; ", len(out), h.Sum32())
	replayed, ok := serialize.Serialize(c.module, serialize.Options{Lossless: true})
	switch {
	case !ok:
		return text + "lossless: refused: " + strings.Join(c.said, " | ")
	case slices.Equal(replayed, c.words):
		return text + "lossless: the same"
	case slices.Equal(replayed, out):
		return text + "lossless: anew"
	}
	h.Reset()
	h.Write(serialize.Bytes(replayed))
	return text + fmt.Sprintf("lossless: %d words, %08x", len(replayed), h.Sum32())
}

// attributes are other values to try for the attribute a.
func (c *changer) attributes(a ir.Attribute) map[string]ir.Attribute {
	ctx := c.ctx
	others := map[string]ir.Attribute{
		"a string":        ctx.String("other"),
		"7 : i32":         ctx.Int(ctx.I32(), 7),
		"a unit":          ctx.Unit(),
		"an empty array":  ctx.Array(nil),
		"[[]]":            ctx.Array([]ir.Attribute{ctx.Array(nil)}),
		"[unit]":          ctx.Array([]ir.Attribute{ctx.Unit()}),
		"[i32]":           ctx.Array([]ir.Attribute{ctx.TypeAttr(ctx.I32())}),
		"an unknown name": ctx.SymbolRef("nothing"),
	}
	switch a := a.(type) {
	case *ir.IntegerAttr:
		others["one more"] = ctx.Int(a.Type(), a.Int64Or(0)+1)
		others["2^40 : i64"] = ctx.Int(ctx.I64(), 1<<40)
	case *ir.EnumAttr:
		others["the next bit"] = ctx.Enum(a.AttrDef(), a.Value<<1)
		others["one more"] = ctx.Enum(a.AttrDef(), a.Value+1)
	case *ir.ArrayAttr:
		if n := len(a.Elements); n > 0 {
			others["without the last"] = ctx.Array(a.Elements[:n-1])
			others["the first twice"] = ctx.Array(append([]ir.Attribute{a.Elements[0]}, a.Elements...))
			others["the last first"] = ctx.Array(append([]ir.Attribute{a.Elements[n-1]}, a.Elements[:n-1]...))
		}
	case *ir.TypeAttr:
		others["f32"] = ctx.TypeAttr(ctx.F32())
		others["i24"] = ctx.TypeAttr(ctx.Integer(24, ir.Signless))
	}
	return others
}

// set tries other values for the attribute name of op, and to leave it out.
func (c *changer) set(op *ir.Operation, name string) {
	old := op.Attr(name)
	undo := func() {
		if old == nil {
			op.RemoveAttr(name)
		} else {
			op.SetAttr(name, old)
		}
	}
	if old != nil {
		c.try("no "+name, func() { op.RemoveAttr(name) }, undo)
	}
	others := c.attributes(old)
	for _, how := range sortedKeys(others) {
		if others[how] != old {
			c.try(name+" is "+how, func() { op.SetAttr(name, others[how]) }, undo)
		}
	}
}

func sortedKeys(m map[string]ir.Attribute) []string {
	var keys []string
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// newAttributes are decorations with different operands, and attributes that are none.
var newAttributes = []string{"relaxed_precision", "alignment", "builtin", "linkage_attributes", "user_semantic", "fp_rounding_mode", "alignment_id", "nothing", "test.nothing"}

// change makes all changes of op.
func (c *changer) change(op *ir.Operation) {
	for _, a := range op.Attrs() {
		c.set(op, a.Name)
	}
	n := op.NumOperands()
	for i := range n {
		old := op.Operand(i)
		for j := range n {
			if other := op.Operand(j); other != old {
				c.try(fmt.Sprintf("operand %d is operand %d", i, j), func() { op.SetOperand(i, other) }, func() { op.SetOperand(i, old) })
			}
		}
	}
	for i := range op.NumSuccessors() {
		old := op.Successor(i)
		for b, k := op.ParentRegion().First(), 0; b != nil; b, k = b.Next(), k+1 {
			if b != old {
				c.try(fmt.Sprintf("successor %d is block %d", i, k), func() { op.SetSuccessor(i, b) }, func() { op.SetSuccessor(i, old) })
			}
		}
	}
	for i := range op.NumResults() {
		v := op.Result(i)
		old := v.Type()
		for _, t := range []ir.Type{c.ctx.I32(), c.ctx.F32(), c.ctx.Integer(24, ir.Signless), c.ctx.Integer(32, ir.Signed)} {
			if t != old {
				c.try("result is "+ir.TypeString(t), func() { v.SetType(t) }, func() { v.SetType(old) })
			}
		}
	}
	c.move(op)
}

// decorate gives op attributes that it does not have.
func (c *changer) decorate(op *ir.Operation) {
	for _, name := range newAttributes {
		if op.Attr(name) == nil {
			c.set(op, name)
		}
	}
}

// move tries op elsewhere and not at all.
func (c *changer) move(op *ir.Operation) {
	block, next := op.Block(), op.Next()
	if block == nil {
		return
	}
	back := func() {
		if op.Block() == nil {
			block.Append(op)
		}
		if next != nil {
			op.MoveBefore(next)
		}
	}
	if !op.HasUses() && op.NumSuccessors() == 0 {
		c.try("left out", func() { op.Remove() }, back)
	}
	if before := op.Prev(); before != nil && next != nil {
		c.try("before the one before", func() { op.MoveBefore(before) }, back)
	}
}

// keyOf is what operations are changed once for in a module.
func keyOf(op *ir.Operation) string {
	k := op.Name()
	if s := op.StringAttr("opcode"); s != "" {
		k += " " + s
	}
	return fmt.Sprintf("%s %d", k, min(op.NumOperands(), 3))
}

// source is a module and its file.
type source struct {
	name  string
	words []uint32
}

func sources(t *testing.T) []source {
	t.Helper()
	files, err := filepath.Glob("../trips/testdata/*.spvasm")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	var list []source
	for _, file := range files {
		list = append(list, source{strings.TrimSuffix(filepath.Base(file), ".spvasm"), assembled(t, file)})
	}
	return list
}

// newChanger reads the words of s.
func newChanger(t *testing.T, s source) *changer {
	t.Helper()
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	c := &changer{t: t, ctx: ir.NewContext(reg), words: s.words, of: map[string][]string{}}
	c.ctx.PushHandler(func(d *ir.Diagnostic) bool { c.said = append(c.said, d.Message); return true })
	m, ok := serialize.Deserialize(c.ctx, s.words, serialize.ReadOptions{Lossless: true})
	if !ok {
		t.Fatal(c.said)
	}
	c.module = m
	return c
}

// TestChanged changes the first operation of each kind, in the first module that has it.
func TestChanged(t *testing.T) {
	list := sources(t)
	first := map[string]string{} // the module that a key, or the name of an operation, is changed in
	for _, s := range list {
		newChanger(t, s).module.Walk(func(op *ir.Operation) {
			for _, k := range []string{keyOf(op), op.Name()} {
				if first[k] == "" {
					first[k] = s.name
				}
			}
		})
	}
	for _, s := range list {
		t.Run(s.name, func(t *testing.T) {
			c := newChanger(t, s)
			before := ir.Print(nil, c.module, ir.PrintOptions{})
			seen := map[string]bool{}
			var ops, decorated []*ir.Operation
			c.module.Walk(func(op *ir.Operation) {
				if k := keyOf(op); first[k] == s.name && !seen[k] {
					seen[k] = true
					ops = append(ops, op)
				}
				if k := op.Name(); first[k] == s.name && !seen[k] {
					seen[k] = true
					decorated = append(decorated, op)
				}
			})
			for _, op := range ops {
				c.change(op)
				c.record(keyOf(op))
			}
			for _, op := range decorated {
				c.decorate(op)
				c.record(op.Name() + " with another attribute")
			}
			if after := ir.Print(nil, c.module, ir.PrintOptions{}); string(before) != string(after) {
				t.Errorf("a change was not undone:\n%s", after)
			}
			if len(c.lines) == 0 {
				c.lines = []string{"other modules have the operations of this one"}
			}
			golden.Lines(t, "testdata/"+s.name+".txt", c.lines, *update)
		})
	}
}
