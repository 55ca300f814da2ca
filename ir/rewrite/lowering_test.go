package rewrite

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// randomLowering is a random conversion of a random module.
type randomLowering struct {
	*rand.Rand
	strings.Builder
	n int
}

var loweringTypes = []string{"i32", "i32", "i32", "f32", "f32", "i64", "i1", "index", "f16"}

// module writes a function whose operations have operands and results of the types that
// wideTypes converts to none, one or two types, or does not convert.
func (f *randomLowering) module() string {
	f.WriteString("\"toy.func\"() ({\n^bb0(%a: i32, %b: f32, %e: i64):\n")
	f.body([][2]string{{"%a", "i32"}, {"%b", "f32"}, {"%e", "i64"}}, 0)
	f.WriteString("}) : () -> ()\n")
	return f.String()
}

func (f *randomLowering) body(in [][2]string, depth int) {
	pick := func(n int) (names, types string) {
		var vs, ts []string
		for range n {
			v := in[len(in)-1-f.IntN(min(len(in), 5))]
			vs, ts = append(vs, v[0]), append(ts, v[1])
		}
		return strings.Join(vs, ", "), strings.Join(ts, ", ")
	}
	for range 2 + f.IntN(5) {
		f.n++
		v, t := fmt.Sprintf("%%v%d", f.n), loweringTypes[f.IntN(len(loweringTypes))]
		switch k := f.IntN(12); {
		case k < 6:
			name := []string{"toy.neg", "toy.double", "toy.max", "toy.neg", "toy.double", "builtin.unrealized_conversion_cast"}[k]
			n := 1
			if k == 2 {
				n = 2
			}
			vs, ts := pick(n)
			fmt.Fprintf(f, "%s = \"%s\"(%s) {n = %d} : (%s) -> %s\n", v, name, vs, f.n, ts, t)
			in = append(in, [2]string{v, t})
		case k < 7:
			fmt.Fprintf(f, "%s = \"toy.const\"() {value = %d : i32} : () -> i32\n", v, f.IntN(3))
			in = append(in, [2]string{v, "i32"})
		case k < 8 && depth < 2:
			f.WriteString("\"toy.scope\"() ({\n")
			f.body(in, depth+1)
			fmt.Fprintf(f, "}) {n = %d} : () -> ()\n", f.n)
		default:
			vs, ts := pick(1 + f.IntN(3))
			fmt.Fprintf(f, "\"toy.use\"(%s) {n = %d} : (%s) -> ()\n", vs, f.n, ts)
		}
	}
	// The last operation branches to a block with arguments, or ends the region.
	if f.IntN(2) == 0 {
		vs, ts := pick(2)
		fmt.Fprintf(f, "\"toy.br\"(%s)[^bb1] {n = 0} : (%s) -> ()\n", vs, ts)
		a, b, _ := strings.Cut(ts, ", ")
		f.n++
		v, w := fmt.Sprintf("%%p%d", f.n), fmt.Sprintf("%%q%d", f.n)
		fmt.Fprintf(f, "^bb1(%s: %s, %s: %s):\n", v, a, w, b)
		fmt.Fprintf(f, "\"toy.use\"(%s, %s) {n = %d} : (%s) -> ()\n", v, w, f.n, ts)
	}
	f.WriteString("\"toy.return\"() : () -> ()\n")
}

// pattern returns a random pattern for def.
func (f *randomLowering) pattern(def *ir.OpDef, types *TypeConverter) *Pattern {
	if f.IntN(3) == 0 {
		types = nil
	}
	kind := f.IntN(9)
	to := []*ir.OpDef{lowMid, lowAdd, toyNeg, toyDouble, lowCast}[f.IntN(5)]
	name := fmt.Sprintf("%s-%d-%s", def.Name, kind, to.Name)
	return ConvertOp(name, types, def, func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool {
		ts := op.ResultTypes()
		all := ts
		if types != nil {
			var ok bool
			if all, ok = types.ConvertTypes(ts); !ok {
				return rw.Fail("the result type cannot be converted")
			}
		}
		switch {
		case kind == 0 && op.NumResults() == 1 && len(ad.Operands) > 0:
			rw.Replace(op, ad.Operand(0))
		case kind == 1 && op.NumResults() == 1:
			var parts []*ir.Value
			for _, t := range all {
				parts = append(parts, rw.Create(op.Loc(), lowConst, nil, []ir.Type{t}).Result(0))
			}
			rw.ReplaceMulti(op, [][]*ir.Value{parts})
		case kind == 2:
			rw.Modify(op, func() { op.SetAttr("seen", rw.Context().Unit()); op.SetOperands(ad.Operands) })
		case kind == 3:
			rw.Erase(op)
		case kind == 4 && op.NumRegions() > 0:
			n := rw.CreateWithRegions(op.Loc(), lowScope, nil, nil, 1)
			rw.InlineRegionBefore(op.Region(0), n.Region(0), nil)
			if types != nil && rw.ConvertRegionTypes(n.Region(0), types, nil) == nil {
				return rw.Fail("a region")
			}
			rw.Replace(op)
		case op.NumResults() == 0:
			rw.Create(op.Loc(), lowUse, ad.Operands, nil)
			rw.Erase(op)
		case len(all) == 1:
			rw.ReplaceByNew(op, to, ad.Operands, all)
		default:
			return rw.Fail("several results")
		}
		return true
	})
}

// convert makes a random conversion of the module c and returns its description.
func (f *randomLowering) convert(c *conv) string {
	switch f.IntN(4) {
	case 0:
		c.types.AddSourceMaterialization(castBy(lowCast))
		c.types.AddTargetMaterialization(castBy(lowCast))
		c.types.AddArgumentMaterialization(castBy(lowMid))
	case 1, 2:
		c.withCasts()
	}
	c.ctx.ExplainFailures = f.IntN(2) == 0
	log := ""
	if f.IntN(4) == 0 {
		c.ctx.Actions = func(a *ir.Action, run func()) {
			log += " " + strings.TrimPrefix(a.Text, "`apply-pattern pattern: ")
			run()
		}
	}
	var ps []*Pattern
	for _, def := range []*ir.OpDef{toyNeg, toyDouble, toyMax, toyUse, toyScope, toyBr, toyConst, lowMid} {
		switch f.IntN(6) {
		case 0, 1:
			c.target.AddIllegalOp(def)
		case 2:
			c.target.AddDynamicOp(c.types.IsLegalOp, def)
		case 3:
			c.target.AddLegalOp(def)
			if f.IntN(2) == 0 {
				c.target.MarkRecursivelyLegal(def, nil)
			}
		}
		for range f.IntN(3) {
			ps = append(ps, f.pattern(def, c.types))
		}
	}
	roots := []*ir.Operation{c.module}
	if f.IntN(4) == 0 {
		roots = roots[:0]
		for op := c.module.Region(0).First().First().Region(0).First().First(); op != nil; op = op.Next() {
			if f.IntN(2) == 0 {
				roots = append(roots, op)
			}
		}
	}
	set := NewPatternSet(ps...)
	switch f.IntN(8) {
	case 0:
		ok := ConvertAnalysis(roots, c.target, set, func(op *ir.Operation) { log += " " + numberOf(op) })
		return fmt.Sprintf("analysis %t%s", ok, log)
	case 1:
		return fmt.Sprintf("full %t%s", ConvertFull(roots, c.target, set), log)
	}
	return fmt.Sprintf("partial %t%s", ConvertPartial(roots, c.target, set), log)
}

// TestRandomLowerings records what random conversions make of random modules, and why
// they fail.
func TestRandomLowerings(t *testing.T) {
	var out strings.Builder
	for seed := range uint64(400) {
		f := &randomLowering{Rand: rand.New(rand.NewPCG(seed, 3))}
		c := parseConv(t, f.module())
		before := c.text()
		said := f.convert(c)
		fmt.Fprintf(&out, "== %d: %s\n", seed, said)
		for _, m := range c.messages {
			fmt.Fprintf(&out, "%s\n", strings.ReplaceAll(m, "\n", "\\n"))
		}
		if after := c.text(); after != before {
			out.WriteString(bodyText(c.module))
			if !strings.Contains(said, "partial true") && !strings.Contains(said, "full true") {
				t.Errorf("%s changes the module", said)
			}
		}
		c.checkUses(t)
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
	golden(t, "lowerings.txt", out.String())
}
