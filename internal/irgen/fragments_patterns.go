package irgen

import "slices"

// newerFragments returns text for the operations that MLIR 22 has otherwise than 19.
func newerFragments() []fragment { return slices.Concat(tosaFragments(), irdlFragments(true)) }

// patternFragments returns text for the operations of pdl and pdl_interp.
func patternFragments() []fragment {
	return []fragment{
		{"pdl.pattern pdl.type pdl.types pdl.attribute pdl.operand pdl.operands pdl.operation pdl.result pdl.results pdl.apply_native_constraint " +
			"pdl.rewrite pdl.range pdl.apply_native_rewrite pdl.replace pdl.erase", `pdl.pattern @whole«#» : benefit(«0|1|7»)«=attrs» {
  %i = type«| : i32| : vector<4xf32>»
  %is = types«| : []| : [i32, f32]»
  %k = attribute«| : %i| = "text"| = [1, unit]»
  %x = operand«| : %i»
  %xs = operands«| : %is»
  %op = operation«| "my.first"»(%x, %xs : !pdl.value, !pdl.range<value>)«| {"k" = %k}» -> (%i, %is : !pdl.type, !pdl.range<type>)
  %r = result «0|1» of %op
  %rs = results «1 of %op -> !pdl.«range<value>|value»|of %op»
  apply_native_constraint "«near|x y»"(%k, %r : !pdl.attribute, !pdl.value)«| {isNegated = true}»
  %root = operation "my.root"(%r : !pdl.value)«| {"a" = %k}»
  rewrite %root {
    %new = operation "my.new"(%x : !pdl.value)«| {"k" = %k}» -> (%i : !pdl.type)
    %both = range %x, %xs : !pdl.value, !pdl.range<value>
    %none = range : !pdl.range<«type|value»>
    apply_native_rewrite "note"(%op : !pdl.operation)
    %made = apply_native_rewrite "made"«|(%both : !pdl.range<value>)» : !pdl.«value|type|operation»
    replace %op with (%both : !pdl.range<value>)
    «erase %root|replace %root with %new»
  }«=attrs»
}`},
		{"pdl.pattern pdl.operation pdl.rewrite", `pdl.pattern«| @short«#»» : benefit(1) {
  %op = operation«| "my.op"»
  rewrite «%op with "run"|with "run"(%op : !pdl.operation)»«=attrs»
}`},
		{"pdl_interp.func pdl_interp.finalize pdl_interp.branch pdl_interp.get_attribute pdl_interp.get_attribute_type pdl_interp.get_operand " +
			"pdl_interp.get_operands pdl_interp.get_result pdl_interp.get_results pdl_interp.get_value_type pdl_interp.get_defining_op " +
			"pdl_interp.get_users pdl_interp.extract pdl_interp.foreach pdl_interp.continue pdl_interp.record_match pdl_interp.is_not_null " +
			"pdl_interp.are_equal", `pdl_interp.func @visit«#»(%op: !pdl.operation) {
  %k = pdl_interp.get_attribute "«k|a.b»" of %op«=dict»
  %kt = pdl_interp.get_attribute_type of %k
  %x = pdl_interp.get_operand «0|2» of %op
  %xs = pdl_interp.get_operands «|1 »of %op : !pdl.range<value>
  %r = pdl_interp.get_result «0|1» of %op
  %rs = pdl_interp.get_results «0 of %op : !pdl.value|3 of %op : !pdl.range<value>|of %op : !pdl.range<value>»
  %t = pdl_interp.get_value_type of %x : !pdl.type
  %ts = pdl_interp.get_value_type of %xs : !pdl.range<type>
  %d = pdl_interp.get_defining_op of «%x : !pdl.value|%xs : !pdl.range<value>»
  %us = pdl_interp.get_users of «%r : !pdl.value|%xs : !pdl.range<value>»
  %u = pdl_interp.extract «0|2» of %us : !pdl.operation
  pdl_interp.is_not_null «%d : !pdl.operation|%xs : !pdl.range<value>|%kt : !pdl.type»«=dict» -> ^same, ^end
^same:
  pdl_interp.are_equal «%x, %r : !pdl.value|%op, %u : !pdl.operation|%t, %kt : !pdl.type|%ts, %ts : !pdl.range<type>» -> ^loop, ^end
^loop:
  pdl_interp.foreach %e : !pdl.operation in %us {
    pdl_interp.record_match @new«#»::@write(%e, %xs : !pdl.operation, !pdl.range<value>) : benefit(«1|9»)«|, generatedOps(["my.new"])», loc([%op«|, %e»])«|, root("my.root")» -> ^next
  ^next:
    pdl_interp.continue
  }«=dict» -> ^leave
^leave:
  pdl_interp.branch ^end
^end:
  pdl_interp.finalize
}
module @new«#» {
  pdl_interp.func @write(%op: !pdl.operation, %xs: !pdl.range<value>) {
    pdl_interp.finalize
  }
}`},
		{"pdl_interp.check_attribute pdl_interp.check_operand_count pdl_interp.check_result_count pdl_interp.check_operation_name " +
			"pdl_interp.check_type pdl_interp.check_types pdl_interp.apply_constraint", `pdl_interp.func @check«#»(%op: !pdl.operation, %k: !pdl.attribute, %t: !pdl.type, %ts: !pdl.range<type>) {
  pdl_interp.check_attribute %k is «unit|3 : i8|"text"|[1, "x"]»«=dict» -> ^a, ^end
^a:
  pdl_interp.check_operand_count of %op is «|at_least »«0|2» -> ^b, ^end
^b:
  pdl_interp.check_result_count of %op is «|at_least »«0|1» -> ^c, ^end
^c:
  pdl_interp.check_operation_name of %op is "my.op"«=dict» -> ^d, ^end
^d:
  pdl_interp.check_type %t is «i32|tensor<?xf32>» -> ^e, ^end
^e:
  pdl_interp.check_types %ts are «[]|[i32, f32]» -> ^f, ^end
^f:
  «pdl_interp.apply_constraint "near"(%k, %t : !pdl.attribute, !pdl.type)|%r = pdl_interp.apply_constraint "near"(%k : !pdl.attribute) : !pdl.type|pdl_interp.apply_constraint "far"(%t : !pdl.type) {isNegated = true}» -> ^end, ^end
^end:
  pdl_interp.finalize
}`},
		{"pdl_interp.switch_attribute pdl_interp.switch_operand_count pdl_interp.switch_result_count pdl_interp.switch_operation_name " +
			"pdl_interp.switch_type pdl_interp.switch_types", `pdl_interp.func @switch«#»(%op: !pdl.operation, %k: !pdl.attribute, %t: !pdl.type, %ts: !pdl.range<type>) {
  pdl_interp.switch_attribute %k to [«1|"text"», unit](^a, ^end)«=dict» -> ^end
^a:
  pdl_interp.switch_operand_count of %op to dense<[«0|3», 2]> : vector<2xi32>(^b, ^end) -> ^end
^b:
  pdl_interp.switch_result_count of %op to dense<[«0|3», 2]> : vector<2xi32>(^c, ^end) -> ^end
^c:
  pdl_interp.switch_operation_name of %op to «["my.a"](^d)|["my.a", "my.b"](^d, ^end)»«=dict» -> ^end
^d:
  pdl_interp.switch_type %t to [i32, «f32|vector<2xi1>»](^e, ^end) -> ^end
^e:
  pdl_interp.switch_types %ts to [[i32], [«|f32, i32»]](^f, ^end) -> ^end
^f:
  pdl_interp.finalize
^end:
  pdl_interp.finalize
}`},
		{"pdl_interp.create_attribute pdl_interp.create_type pdl_interp.create_types pdl_interp.create_range pdl_interp.create_operation " +
			"pdl_interp.apply_rewrite pdl_interp.replace pdl_interp.erase pdl_interp.get_value_type", `module @rewriters«#» {
  pdl_interp.func @create«#»(%op: !pdl.operation, %x: !pdl.value, %xs: !pdl.range<value>) {
    %k = pdl_interp.create_attribute «5 : i8|"text"|{key = 1 : i32}»«=attrs»
    %t = pdl_interp.create_type «i32|vector<4xf32>»
    %ts = pdl_interp.create_types [«|i32, f32»]
    %some = pdl_interp.create_range %x, %xs : !pdl.value, !pdl.range<value>
    %none = pdl_interp.create_range : !pdl.range<«type|value»>
    %new = pdl_interp.create_operation "my.new"«|(%x, %xs : !pdl.value, !pdl.range<value>)» {"k" = %k} -> (%t, %ts : !pdl.type, !pdl.range<type>)
    %bare = pdl_interp.create_operation "my.bare"
    pdl_interp.apply_rewrite "note"(%new, %some : !pdl.operation, !pdl.range<value>)
    %made = pdl_interp.apply_rewrite "make" : !pdl.«attribute|value»
    pdl_interp.replace %op with («|%x : !pdl.value|%some : !pdl.range<value>»)«=dict»
    pdl_interp.erase %bare
    pdl_interp.finalize
  }
}`},
	}
}

// irdlFragments returns text for the operations of irdl. The values of lists have names in the text of MLIR 22.
func irdlFragments(named bool) []fragment {
	n := func(name string) string {
		if named {
			return name + ": "
		}
		return ""
	}
	return []fragment{
		{"irdl.dialect irdl.type irdl.attribute irdl.operation irdl.parameters irdl.operands irdl.results irdl.attributes irdl.region irdl.regions " +
			"irdl.is irdl.base irdl.parametric irdl.any irdl.any_of irdl.all_of irdl.c_pred", `irdl.dialect @shop«#»«=attrs» {
  irdl.type @empty«=attrs»
  irdl.type @box«=attrs» {
    %a = irdl.any«=dict»
    irdl.parameters(` + n("content") + `%a)
  }
  irdl.attribute @price {
    %a = irdl.is «"euro"|3 : i32|i64|[1, unit]»«=dict»
    %b = irdl.is «f32|"dollar"»
    %c = irdl.any_of(%a, %b)«=dict»
    %d = irdl.all_of(%c«|, %a»)
    irdl.parameters(` + n("currency") + `%d, ` + n("tax") + `%a)
  }
  irdl.operation @sell {
    %a = irdl.base "«!builtin.integer|#builtin.string|!builtin.vector»"«=dict»
    %b = irdl.base @shop«#»::@«box|empty|price»
    %c = irdl.parametric @shop«#»::@box<%a>
    %d = irdl.c_pred "«x|$_self»"«=dict»
    irdl.operands(` + n("what") + `«|single |optional »%a, ` + n("rest") + `«variadic |»%c)«=dict»
    irdl.results(` + n("paid") + `«|variadic »%b«|, ` + n("change") + `optional %d»)
    irdl.attributes {"price" = %a«|, "tax" = %d»}«=dict»
    %r = irdl.region
    %s = irdl.region()
    %t = irdl.region(%a«|, %c»)«| with size 3»«=dict»
    %u = irdl.region with size 1
    irdl.regions(` + n("first") + `%r, ` + n("second") + `%t)
  }
  irdl.operation @nothing {
    irdl.operands()
    irdl.results()
  }
}`},
	}
}
