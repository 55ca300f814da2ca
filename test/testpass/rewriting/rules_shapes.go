package rewriting

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

func (r *rows) variadics() {
	const a1, a2 = rewrite.Capture("a1"), rewrite.Capture("a2")
	named := func(n string) rewrite.Node { return rewrite.Text(`"` + n + `"`) }
	tag := func(n string) rewrite.Node { return attr.Kind(intIs(n)) }
	r.add("variadic", r.op("one_variadic_out_one_variadic_in1", in), r.op("one_variadic_out_one_variadic_in2", in))
	r.add("mixed-in", r.op("mixed_variadic_in1", a, b, c), r.op("mixed_variadic_in2", a, b, c))
	r.add("mixed-out", r.op("mixed_variadic_out1"), r.op("mixed_variadic_out2"))
	two := rewrite.TypeOf(ir.I32Constraint)
	r.add("nested-variadic", r.op("one_i32_out"), r.op("mixed_variadic_in3",
		r.op("mixed_variadic_out3", rewrite.Text("2")).As(res).Types(two, rewrite.Variadic(two, two), rewrite.Variadic(two, two)).Result(0),
		res.Result(1), res.Result(2), rewrite.Text("2")))
	r.add("MatchVariadic", r.op("mixed_variadic_in4", rewrite.Variadic(a, b), c, tag("0")), r.op("mixed_variadic_in5", a, b, c, attr, named("MatchVariadic")))
	r.add("MatchInverseVariadic", r.op("mixed_variadic_in5", a, b, c, attr, named("MatchInverseVariadic")),
		r.op("mixed_variadic_in3", c, rewrite.Variadic(b), rewrite.Variadic(a), rewrite.Text("1")))
	r.add("MatchVariadicSubDag", r.op("mixed_variadic_in4", rewrite.Variadic(r.op("mixed_variadic_in_out_i32", a), r.op("mixed_variadic_in_out_i32", b)), c, tag("1")),
		r.op("mixed_variadic_in5", a, b, c, attr, named("MatchVariadicSubDag")))
	r.add("MatchVariadicSameSymbol", r.op("mixed_variadic_in4", rewrite.Variadic(a, a), c, tag("2")),
		r.op("mixed_variadic_in5", a, a, c, attr, named("MatchVariadicSameSymbol")))
	r.add("MatchVariadicFullRange", r.op("mixed_variadic_in6", rewrite.Variadic(a, b).As(a1), rewrite.Variadic(c, d).As(a2), tag("1")),
		r.op("mixed_variadic_in6", a2, a1, rewrite.Text("-1")))
	r.add("MatchMultiVariadicSubSymbol", r.op("mixed_variadic_in6", rewrite.Variadic(a, b), rewrite.Variadic(c, d), tag("2")),
		r.op("mixed_variadic_in5", c, d, b, attr, named("MatchMultiVariadicSubSymbol")))
	r.add("segments", r.op("variadic_rewrite_src_op", a, b, c), r.op("variadic_rewrite_dst_op", b, c, a))
}

func (r *rows) either() {
	i16 := ir.IntegerOfWidth(16)
	r.add("either-leaves", r.op("either_op_a", rewrite.Either(a.Typed(ir.I32Constraint), b.Typed(i16)), c), r.op("either_op_b", b, c))
	r.add("either-op-leaf", r.op("either_op_a", rewrite.Either(r.op("either_op_b", a.Typed(ir.I32Constraint), _any), b.Typed(i16)), c),
		r.op("either_op_b", b, c))
	r.add("either-ops", r.op("either_op_a", rewrite.Either(r.op("either_op_b", a.Typed(ir.I32Constraint), _any), r.op("either_op_b", b.Typed(i16), _any)), c),
		r.op("either_op_b", b, c))
	r.add("either-helpers", r.op("either_op_b", rewrite.Either(r.op("either_helper_op_a", a.Typed(ir.I32Constraint)), r.op("either_helper_op_b", b.Typed(ir.I32Constraint)))),
		r.op("either_op_b", a, b))
}

func (r *rows) places() {
	r.add("places", r.op("loc_src", r.op("loc_src", r.op("loc_src", in).As(c)).As(b)).As(a),
		r.op("loc_dst", r.op("loc_dst", r.op("loc_dst", in).At(a)).AtNamed("named")).AtNamed("fused", b, c))
	r.add("place-without-result", r.op("loc_src_no_res", r.op("loc_src", r.op("loc_src", in))).As(a), r.op("loc_dst_no_res", in).At(a))
}

func (r *rows) types() {
	const val = rewrite.Capture("val")
	i32, i64 := rewrite.TypeOf(ir.I32Constraint), rewrite.TypeOf(ir.I64Constraint)
	source := func(tag string) *rewrite.OpNode { return r.op("source_op", val, attr.Kind(intIs(tag))) }
	same := rewrite.TypeCall("type of", func(in rewrite.Args) ir.Type { return in.Value(0).Type() }, val)
	r.add("returns-i32", source("11"), r.op("op_x", r.op("op_x", val).Types(i32)))
	r.add("returns-same", source("22"), r.op("op_x", r.op("op_x", val).Types(same)))
	r.add("returns-several", source("33"), r.op("two_to_one",
		r.op("op_x", r.op("one_to_two", val).As(res).Types(i64, i32).Result(0)).Types(i32), r.op("op_x", res.Result(1)).Types(i64)))
	r.add("returns-copy", source("44"), r.op("op_x", r.op("op_x", val).Types(val)))
	r.add("returns-different", source("55"), r.op("two_to_one", r.op("one_to_two", val).As(res).Types(val, i64).Result(0), res.Result(1)))
	r.add("returns-at", source("66"), r.op("two_to_one", r.op("op_x", val).Types(val).AtNamed("loc1"), r.op("op_x", val).AtNamed("loc2").Types(val)))
}

func (r *rows) legalization() {
	legal := func(status string) rewrite.Node { return r.op("legal_op_a", rewrite.Text(`"`+status+`"`)) }
	r.add("illegal-a-to-legal", r.op("illegal_op_a"), legal("Success"))
	r.add("illegal-a-to-b", r.op("illegal_op_a"), r.op("illegal_op_b"))
	r.add("illegal-b-to-legal", r.op("illegal_op_b"), legal("Failure"))
	r.add("illegal-c-to-d", r.op("illegal_op_c"), r.op("illegal_op_d"))
	r.add("illegal-d-to-legal", r.op("illegal_op_d"), legal("Failure"))
	r.add("illegal-c-to-e", r.op("illegal_op_c"), r.op("illegal_op_e")).Benefit = 10
	r.add("illegal-e-to-legal", r.op("illegal_op_e"), legal("Success"))
	r.add("rewrite-to-operand", r.op("rewrite", in), in)
}
