package rewriting

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// rows collects the rules of the test dialect in one context.
type rows struct {
	ctx  *ir.Context
	list []rewrite.Rule
	// numbers counts the calls of the function of test.op_m.
	numbers int64
}

// Rules returns the declarative patterns of MLIR's test dialect.
func Rules(ctx *ir.Context) []rewrite.Rule {
	r := &rows{ctx: ctx, numbers: 314159265}
	r.basic()
	r.equality()
	r.natives()
	r.attributes()
	r.results()
	r.variadics()
	r.either()
	r.places()
	r.types()
	r.legalization()
	return r.list
}

// The captures of the rules.
const (
	in, a, b, c = rewrite.Capture("in"), rewrite.Capture("a"), rewrite.Capture("b"), rewrite.Capture("c")
	d, e, f     = rewrite.Capture("d"), rewrite.Capture("e"), rewrite.Capture("f")
	attr, battr = rewrite.Capture("attr"), rewrite.Capture("battr")
	kind, res   = rewrite.Capture("kind"), rewrite.Capture("res")
	_any        = rewrite.Any
)

// op stands for an operation of the test dialect.
func (r *rows) op(mnemonic string, args ...rewrite.Node) *rewrite.OpNode {
	return rewrite.Op(r.def(mnemonic), args...)
}

func (r *rows) def(mnemonic string) *ir.OpDef { return r.ctx.OpInfo("test." + mnemonic).Def }

// add adds a rule with one source graph and result graphs.
func (r *rows) add(name string, match *rewrite.OpNode, build ...rewrite.Node) *rewrite.Rule {
	r.list = append(r.list, rewrite.Rule{Name: name, Match: match, Build: build})
	return &r.list[len(r.list)-1]
}

func (r *rows) basic() {
	r.add("TestNamedPatternRule", r.op("op_a", in, attr), r.op("op_b", in, attr))
	r.add("nested-a", r.op("op_a", r.op("op_a", in, attr), battr), r.op("op_b", in, battr))
	r.add("d-to-e", r.op("op_d", in), r.op("op_e", in))
	r.add("d-to-f", r.op("op_d", in), r.op("op_f", in)).Benefit = 10
	r.add("g-to-b", r.op("op_g", in), r.op("op_b", in, rewrite.Text("20")))
	r.add("nested-g", r.op("op_g", r.op("op_g", in)), r.op("op_b", in, rewrite.Text("34")))
	r.add("h-to-i", r.op("op_h", in), r.op("op_i", in))
	r.add("j-to-k", r.op("op_j"), r.op("op_k"))
	r.add("c-to-b", r.op("op_c", in), r.op("op_b", in, rewrite.Text("17")))
	r.add("m-counts", r.op("op_m", in, rewrite.Absent()), r.op("op_m", in, rewrite.AttrCall("number", func(in rewrite.Args) ir.Attribute {
		r.numbers++
		return in.Context().Int(in.Context().I32(), r.numbers-1)
	})))
	r.add("ignore-args", r.op("ignore_arg_match_src", _any, b, _any.Typed(ir.I32Constraint), _any.Kind(ir.I64AttrKind), _any, f),
		r.op("ignore_arg_match_dst", b, f))
	r.add("interleaved", r.op("interleaved_operand_attr1", a, b, c, d), r.op("interleaved_operand_attr2", a, b, c, d))
	var from, to []rewrite.Node
	for i := range 18 {
		n := rewrite.Capture([]byte{'p', 'a' + byte(i)})
		from, to = append(from, n), append(to, n)
	}
	from[9], to[9] = rewrite.Text("42"), rewrite.Text("24")
	r.add("many-arguments", r.op("many_arguments", from...), r.op("many_arguments", to...))
}

func (r *rows) equality() {
	const x = rewrite.Capture("x")
	r.add("TestEqualArgsPattern", r.op("op_n", a, a), r.op("op_o", a))
	r.add("TestNestedOpEqualArgsPattern", r.op("op_n", b, r.op("op_p", a, b, c, d, e, f)), b)
	r.add("TestNestedSameOpAndSameArgEqualityPattern", r.op("op_n", r.op("op_n", _any, x), x), x)
	r.add("TestMultipleEqualArgsPattern", r.op("op_p", a, b, a, a, b, c), r.op("op_n", c, b))
}

func (r *rows) natives() {
	r.add("choose-operand", r.op("native_code_call1", a, b, c.Kind(isTrue), attr, battr), r.op("native_code_call2",
		rewrite.ValueCall("choose", func(_ *rewrite.Rewriter, in rewrite.Args) *ir.Value {
			if in.Attr(2) == ir.Attribute(in.Context().Bool(true)) {
				return in.Value(0)
			}
			return in.Value(1)
		}, a, b, c),
		rewrite.AttrCall("array", func(in rewrite.Args) ir.Attribute { return in.Context().Array([]ir.Attribute{in.Attr(0), in.Attr(1)}) }, attr, battr)))
	r.add("second-operand", r.op("native_code_call1", a, b, rewrite.Text("false"), _any, _any),
		rewrite.ValueCall("same", func(_ *rewrite.Rewriter, in rewrite.Args) *ir.Value { return in.Value(0) }, b))
	r.add("auxiliary-call", r.op("native_code_call3", in), rewrite.Do("make op_i", func(rw *rewrite.Rewriter, args rewrite.Args) {
		rw.Create(args.Loc(), r.def("op_i"), []*ir.Value{args.Value(0)}, nil)
	}, in), r.op("op_k"))
	r.add("bind-call", r.op("native_code_call4", rewrite.Producer("its first result is an i32", firstI32, a)),
		r.op("native_code_call5", rewrite.ValueCall("same", func(_ *rewrite.Rewriter, in rewrite.Args) *ir.Value { return in.Value(0) }, a).As(b), b))
	r.add("bind-calls", r.op("native_code_call6", a, b),
		r.op("native_code_call7", rewrite.ValuesCall("swap", 2, func(_ *rewrite.Rewriter, in rewrite.Args, out []*ir.Value) {
			out[0], out[1] = in.Value(1), in.Value(0)
		}, a, b).As(c).Result(0)), r.op("native_code_call7", c.Result(1)))
	r.add("binding", r.op("symbol_binding_a", a, attr).As(res), r.op("symbol_binding_c", r.op("symbol_binding_b", a).As(b)).As(c),
		r.op("symbol_binding_d", b, c, attr)).Where = []rewrite.Condition{
		rewrite.If("it has one use", func(in rewrite.Args) bool { return in.Value(0).HasOneUse() }, res)}
	r.add("binding-no-result", r.op("symbol_binding_no_result", a).As(res), rewrite.Do("make symbol_binding_b", func(rw *rewrite.Rewriter, args rewrite.Args) {
		v := args.Op(0).Operand(0)
		rw.Create(args.Op(0).Loc(), r.def("symbol_binding_b"), []*ir.Value{v}, []ir.Type{v.Type()})
	}, res))
}

// firstI32 returns the first result of op if it is an i32.
func firstI32(op *ir.Operation) (*ir.Value, bool) {
	return op.Result(0), ir.I32Constraint.Match(op.Result(0).Type())
}

// isTrue admits the attribute true.
var isTrue = &ir.AttrConstraint{Summary: "constant attribute true", Match: func(a ir.Attribute) bool {
	return a == ir.Attribute(a.Context().Bool(true))
}}

// element is the constraint of arrays whose element i is the integer n.
func element(i int, n int64) *ir.AttrConstraint {
	return &ir.AttrConstraint{Summary: "array with a given element", Match: func(a ir.Attribute) bool {
		list, ok := a.(*ir.ArrayAttr)
		if !ok || i >= len(list.Elements) {
			return false
		}
		k, ok := list.Elements[i].(*ir.IntegerAttr)
		return ok && k.Int64Or(n+1) == n
	}}
}

func (r *rows) attributes() {
	four := &ir.AttrConstraint{Summary: "the integer 4", Match: func(a ir.Attribute) bool {
		k, ok := a.(*ir.IntegerAttr)
		return ok && k.Int64Or(0) == 4
	}}
	enum := func(mnemonic, word string) rewrite.Node { return rewrite.Text("#test<" + mnemonic + " " + word + ">") }
	r.add("all-constraints", r.op("all_attr_constraint_of1", attr.Kind(element(0, 0), element(1, 1))), r.op("all_attr_constraint_of2", attr))
	r.add("match-attributes", r.op("match_op_attribute1", a, b, c, d.Kind(four)), r.op("match_op_attribute2", a, b, c, d))
	r.add("match-unit", r.op("match_op_attribute3", attr), r.op("match_op_attribute4", rewrite.Text("unit"), attr))
	r.add("i32-enum", r.op("i32_enum_attr", rewrite.Text("5")), r.op("i32_enum_attr", rewrite.Text("10")))
	r.add("i64-enum", r.op("i64_enum_attr", rewrite.Text("5 : i64")), r.op("i64_enum_attr", rewrite.Text("10 : i64")))
	r.add("enum", r.op("op_with_enum", enum("enum", "first"), rewrite.Text("0 : i32")), r.op("op_with_enum", enum("enum", "second"), rewrite.Text("1 : i32")))
	r.add("bit-enum", r.op("op_with_bit_enum", rewrite.Text("#test.bit_enum<execute, write>"), rewrite.Text("0 : i32")),
		r.op("op_with_bit_enum", rewrite.Text("#test.bit_enum<read, execute>"), rewrite.Text("1 : i32")))
	r.add("UpdateFloatElementsAttr", r.op("float_elements_attr", rewrite.Text("dense<[3.0, 4.0]> : tensor<2xf32>"), attr),
		r.op("float_elements_attr", rewrite.Text("dense<[5.0, 6.0]> : tensor<2xf32>"), attr))
	r.add("UpdateAttr", r.op("i32ElementsAttr", attr.Kind(&ir.AttrConstraint{Summary: "elements that are no scalar", Match: func(a ir.Attribute) bool {
		t, ok := a.(*ir.DenseElementsAttr)
		return ok && len(t.ShapedType().Shape()) != 0
	}})), r.op("i32ElementsAttr", rewrite.Text("dense<0> : tensor<i32>")))
	r.add("constant-operand", r.op("op_r", a, rewrite.ConstantOf(attr.Kind(ir.I32AttrKind))), r.op("op_s", a, attr))
	r.add("string", r.op("no_str_value", rewrite.Text(`"bar"`)), r.op("has_str_value", rewrite.Text(`"foo"`)))
}

func (r *rows) results() {
	kinds := func(n string) rewrite.Node { return kind.Kind(intIs(n)) }
	r.add("whole", r.op("three_result", kinds("1")), r.op("another_three_result", kind))
	r.add("partial-1", r.op("three_result", kinds("2")), r.op("two_result", kind), r.op("one_result1", kind))
	r.add("partial-2", r.op("three_result", kinds("3")), r.op("one_result2", kind), r.op("another_two_result", kind))
	r.add("separate", r.op("three_result", kinds("4")), r.op("two_result", kind).Result(0), r.op("one_result1", kind), r.op("two_result", kind).Result(1))
	r.add("no-use", r.op("two_result", kinds("5")).As(res), r.op("one_result2", kind), r.op("one_result1", kind)).Where = []rewrite.Condition{
		rewrite.If("it has no use", func(in rewrite.Args) bool { return !in.Value(0).HasUses() }, res.Result(1))}
	r.add("auxiliary", r.op("three_result", kinds("6")), r.op("two_result", kind).As(res), r.op("one_result3", res.Result(1)), r.op("another_two_result", kind))
}

// intIs admits the integer that text spells.
func intIs(text string) *ir.AttrConstraint {
	return &ir.AttrConstraint{Summary: "the integer " + text, Match: func(a ir.Attribute) bool {
		k, ok := a.(*ir.IntegerAttr)
		return ok && ir.AttrString(k.Context().Int(k.Context().I64(), k.Int64Or(-1))) == text+" : i64"
	}}
}
