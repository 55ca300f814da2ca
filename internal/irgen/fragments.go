package irgen

import "slices"

// productions returns the productions of the fragments.
func productions() map[string][]string {
	return map[string][]string{
		"int":      {"i1", "i8", "i16", "i32", "i64", "index", "i4", "i128"},
		"float":    {"f16", "bf16", "f32", "f64", "f8E5M2", "f80"},
		"scalar":   {"«=int»", "«=float»", "i32", "f32", "index"},
		"type":     {"«=scalar»", "«=scalar»", "vector<4x«=scalar»>", "tensor<?x«=scalar»>", "memref<«|4x|?x8x»«=scalar»>", "complex<f32>", "none"},
		"spirv":    {"f32", "i32", "vector<4xf32>", "i1", "i64", "f16", "!spirv.ptr<f32, Function>", "!spirv.struct<(f32, i32)>", "!spirv.array<4 x f32>"},
		"dict":     {"", "", "", " {foo = 1 : i32}", " {a, b = \"x\"}"},
		"attrs":    {"", "", "", " attributes {foo = 1 : i32}", " attributes {a, gpu.x = [1, 2]}"},
		"vis":      {"", "", "private ", "public ", "nested "},
		"bound":    {"%i", "%j", "%k"},
		"args":     {"%i: index, %j: index, %k: index, %c: i1, %x: f32, %m: memref<8x16xf32>, %d: memref<?x?xf32>, %t: tensor<?x8xf32>, %v: vector<4xf32>, %n: i32, %a: i64"},
		"map":      {"affine_map<(d0) -> (d0)>", "affine_map<(d0) -> (d0 + 1)>", "affine_map<(d0) -> (d0 * 2)>"},
		"blocks":   {"{\n^bb0:\n  cf.br ^bb1\n^bb1:\n  func.return\n}", "{\n  return\n}"},
		"bool":     {"true", "false"},
		"position": {"%i", "%j", "%k", "%c0", "%c3"},
		"argdict":  {"", "", " {foo.arg}", " {foo.noalias, x.y = 1 : i64}"},
	}
}

// fragments returns text for ops that have regions, successors, symbols or a required
// parent.
func fragments() []fragment {
	return slices.Concat(coreFragments(), gpuFragments(), spirvFragments(), loopFragments(), memoryFragments(), vectorFragments(), transferFragments(), tensorFragments(), linalgFragments(),
		patternFragments(), irdlFragments(false))
}

func coreFragments() []fragment {
	return []fragment{
		{"builtin.module", "module «|@m«#» »«|attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i64>>} |attributes {foo.x} »{\n  func.func «=vis»@g() {\n    return\n  }\n}"},
		{"func.func func.return", "func.func «private |»@base«#»(%a: «t=«=type»»«=argdict», %b: «=type») -> ««$t»|(«$t»«=argdict»)»«=attrs» {\n  return %a : «$t»\n}"},
		{"func.func", "func.func private @decl«#»(«|«=type»|«=type», «=type» {foo.x = 1}|«=type» {x.y}»)«| -> «=scalar»| -> (i32, f32)| -> (i32 {a.b}, f32)»«=attrs»"},
		{"func.return cf.br cf.cond_br", `func.func @base«#»(%a: «t=«=type»», %c: i1) -> («$t», i1) {
  «cf.br ^bb1(%a : «$t»)«=dict»|cf.cond_br %c, ^bb1(%a : «$t»), ^bb2«=dict»|cf.cond_br %c, ^bb2, ^bb1(%a : «$t»)|cf.cond_br %c, ^bb2, ^bb2«=dict»»
^bb1(%b: «$t»):
  «cf.br ^bb2|cf.cond_br %c, ^bb1(%b : «$t»), ^bb2|return %b, %c : «$t», i1»
^bb2:
  «cf.br ^bb3(%c, %a : i1, «$t»)|cf.cond_br %c, ^bb3(%c, %a : i1, «$t»), ^bb1(%a : «$t»)»
^bb3(%d: i1, %e: «$t»):
  return«=dict» %e, %d : «$t», i1
}`},
		{"ub.unreachable", `func.func @base«#»(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  ub.unreachable«=dict»
}`},
		{"cf.switch", `func.func @base«#»(%f: «t=i32|i64|i8|i1», %a: f32) {
  cf.switch %f : «$t», [
    default: «^bb1(%a : f32)|^bb2»«|,
    1: ^bb1(%a : f32)»«|,
    0: ^bb2»
  ]«=dict»
^bb1(%x: f32):
  cf.br ^bb2
^bb2:
  return
}`},
		{"func.call", "func.func private @callee«#»(«t=«=type»», «u=«=type»») -> «r=«=type»|(i32)»\nfunc.func @caller«#»(%a: «$t», %b: «$u») {\n  %r = «call|func.call» @callee«#»(%a, %b)«=dict» : («$t», «$u») -> «$r»\n  return\n}"},
		{"func.call", "func.func private @callee«#»()\nfunc.func @caller«#»() {\n  call @callee«#»()«=dict» : () -> ()\n  return\n}"},
		{"func.call", "func.func private @callee«#»() -> (i32, f32)\nfunc.func @caller«#»() {\n  %r:2 = call @callee«#»() : () -> (i32, f32)\n  return\n}"},
		{"func.call_indirect", "func.func @base«#»(%f: («t=«=type»») -> «r=«=type»», %a: «$t», %g: () -> ()) {\n  %r = call_indirect %f(%a)«=dict» : («$t») -> «$r»\n  call_indirect %g() : () -> ()\n  return\n}"},
		{"func.constant", "func.func private @callee«#»(«t=«=type»») -> «r=«=type»|()»\nfunc.func @base«#»() {\n  %f = «|func.»constant«=dict» @callee«#» : («$t») -> «$r»\n  return\n}"},
		{"memref.get_global memref.global", `memref.global «|"private" |"public" »«|constant »@global«#» : «t=memref<4x«e=f32|f64|f16»>|memref<4xf32, 3>» «|= uninitialized»«=dict»
func.func @base«#»() {
  %g = memref.get_global @global«#» : «$t»«=dict»
  return
}`},
		{"memref.global", `memref.global «|"private" »«|constant »@global«#» : «memref<4xf32> = dense<«1.0|[1.0, 2.0, 3.0, 4.0]»>|memref<2x2xi32> = dense<[[1, 2], [3, 4]]>|memref<i64> = dense<7>|memref<4xf32, 3>|memref<4xi8> = uninitialized»«| {alignment = 64 : i64}»`},
		{"memref.alloca_scope memref.alloca_scope.return", `func.func @base«#»(%a: «t=«=type»») {
  «memref.alloca_scope {
    memref.alloca_scope.return
  }«=dict»|%r = memref.alloca_scope -> («$t») {
    memref.alloca_scope.return %a : «$t»
  }|%r:2 = memref.alloca_scope -> («$t», «$t») {
    %q = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return«=dict» %a, %a : «$t», «$t»
  }«=dict»»
  return
}`},
		{"kernel.exchange kernel.yield", `func.func @base«#»(%m: memref<4x«t=f32|i32|i64»>, %i: index) {
  %r = kernel.exchange %m[%i] : memref<4x«$t»> {
  ^bb0(%v: «$t»):
    kernel.yield %v«=dict» : «$t»
  }
  return
}`},
		{"memref.generic_atomic_rmw memref.atomic_yield", `func.func @base«#»(%m: memref<4x«t=f32|i32|i64|f16|i8»>, %i: index) {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4x«$t»> {
  ^bb0(%v: «$t»):
    «|%p = ub.poison : «$t»»
    memref.atomic_yield %v«=dict» : «$t»
  }«=dict»
  return
}`},
		{"memref.generic_atomic_rmw memref.atomic_yield", `func.func @base«#»(%m: «u=memref<4x«t=f32|i32|i64|f16|i8»>|memref<?x«t=f32|i32», 3>», %i: index) {
  %r = memref.generic_atomic_rmw %m[%i] : «$u» {
  ^bb0(%v: «$t»):
    memref.atomic_yield %v«=dict» : «$t»
  }«=dict»
  return
}`},
		{"builtin.unrealized_conversion_cast", "func.func @base«#»(%a: «t=«=type»», %b: «u=«=type»») {\n  %r«:2 = builtin.unrealized_conversion_cast %a, %b : «$t», «$u» to «=type», «=type»«=dict»| = builtin.unrealized_conversion_cast to «=type»| = builtin.unrealized_conversion_cast %a : «$t» to «=type»»\n  return\n}"},
	}
}

func loopFragments() []fragment {
	return []fragment{
		{"scf.for scf.yield", `func.func @base«#»(«=args», %z: «t=«=type»») {
  «scf.for %p = %i to %j step %k {
  }«=dict»|%r = scf.for %p = «%n|%n» to %n step %n iter_args(%q = %z) -> («$t») : i32 {
    scf.yield«=dict» %q : «$t»
  }«=dict»|%r:2 = scf.for %p = %i to %j step %k iter_args(%q = %z, %s = %x) -> («$t», f32) {
    scf.if %c {
    } else {
      scf.for %e = %i to %j step %k {
        scf.yield
      }
    }
    scf.yield %z, %s : «$t», f32
  }»
  return
}`},
		{"scf.if scf.yield", `func.func @base«#»(«=args», %z: «t=«=type»») {
  «scf.if %c {
  }«| else {
  }«=dict»»|%r = scf.if %c -> («$t») {
    scf.yield %z : «$t»
  } else {
    scf.yield«=dict» %z : «$t»
  }«=dict»|%r:2 = scf.if %c -> («$t», index) {
    scf.yield %z, %i : «$t», index
  } else {
    scf.yield %z, %j : «$t», index
  }»
  return
}`},
		{"scf.while scf.condition scf.yield", `func.func @base«#»(«=args», %z: «t=«=type»») {
  «%r = scf.while (%p = %z) : («$t») -> «$t» {
    scf.condition(%c)«=dict» %p : «$t»
  } do {
  ^bb0(%q: «$t»):
    scf.yield %q : «$t»
  }«=attrs»|scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }«=attrs»|%r:2 = scf.while (%p = %z, %o = %i) : («$t», index) -> (index, i1) {
    scf.condition(%c) %o, %c : index, i1
  } do {
  ^bb0(%q: index, %w: i1):
    scf.yield %z, %q : «$t», index
  }»
  return
}`},
		{"scf.parallel scf.reduce scf.reduce.return", `func.func @base«#»(«=args», %z: «t=«=type»») {
  «scf.parallel (%p) = (%i) to (%j) step (%k) {
    scf.reduce
  }«=dict»|scf.parallel (%p, %q) = (%i, %j) to (%j, %k) step (%k, %k) {
  }|%r = scf.parallel (%p) = (%i) to (%j) step (%k) init (%z) -> «$t» {
    scf.reduce(%z : «$t») {
    ^bb0(%o: «$t», %w: «$t»):
      scf.reduce.return %w«=dict» : «$t»
    }«=dict»
  }«=dict»|%r:2 = scf.parallel (%p, %q) = (%i, %i) to (%j, %j) step (%k, %k) init (%z, %x) -> («$t», f32) {
    scf.reduce(%z, %x : «$t», f32) {
    ^bb0(%o: «$t», %w: «$t»):
      scf.reduce.return %o : «$t»
    }, {
    ^bb0(%o: f32, %w: f32):
      scf.reduce.return %o : f32
    }
  }»
  return
}`},
		{"scf.execute_region scf.yield", `func.func @base«#»(«=args», %z: «t=«=type»») {
  «scf.execute_region {
    scf.yield
  }«=dict»|%r = scf.execute_region -> «$t» {
    cf.br ^bb1(%z : «$t»)
  ^bb1(%q: «$t»):
    scf.yield %q : «$t»
  }«=dict»|%r:2 = scf.execute_region -> («$t», i1) {
    scf.yield %z, %c : «$t», i1
  }»
  return
}`},
		{"scf.index_switch scf.yield", `func.func @base«#»(«=args», %z: «t=«=type»») {
  «scf.index_switch %i«=dict»
  case 1 {
    scf.yield
  }
  case -5 {
    scf.yield
  }
  default {
  }|%r = scf.index_switch %i«=dict» -> «$t»
  default {
    scf.yield %z : «$t»
  }|%r:2 = scf.index_switch %i -> «$t», i1
  case 0 {
    scf.yield %z, %c : «$t», i1
  }
  default {
    scf.yield %z, %c : «$t», i1
  }»
  return
}`},
		{"scf.forall scf.forall.in_parallel", `func.func @base«#»(«=args») {
  «scf.forall (%p) in («%i|4») {
  }«| {mapping = [#gpu.«thread|block|warp»<«x|y|linear_dim_0»>]}»|scf.forall (%p, %q) = («%i|0», %j) to (%k, «8|%j») step («2|%k», 1) {
    scf.forall.in_parallel {
    }«=dict»
  }«=dict»|%r = scf.forall (%p, %q) in (8, «%k|16») shared_outs(%o = %t) -> (tensor<?x8xf32>) {
    scf.forall.in_parallel {
    }
  }«| {mapping = [#gpu.thread<y>, #gpu.thread<x>]}»|scf.forall (%p) = (0) to (8) step (2) {
  }»
  return
}`},
		{"affine.for affine.yield", `func.func @base«#»(«=args», %z: «t=«=type»») {
  «affine.for %p = «0|%i|max affine_map<(d0)[s0] -> (d0 - 1, s0)>(%i)[%j]|affine_map<(d0) -> (d0 + 1)>(%i)|-3» to «10|%j|min affine_map<(d0) -> (d0, 8)>(%j)|affine_map<()[s0] -> (s0 * 2)>()[%k]» «|step 3 »{
  }«=dict»|%r = affine.for %p = 0 to 8 iter_args(%q = %z) -> («$t») {
    affine.yield«=dict» %q : «$t»
  }«=dict»|%r:2 = affine.for %p = %i to 8 step 2 iter_args(%q = %z, %s = %x) -> («$t», f32) {
    affine.yield %q, %s : «$t», f32
  }»
  return
}`},
		{"affine.if affine.yield", `func.func @base«#»(«=args», %z: «t=«=type»») {
  «affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>(%i)[%j] {
  }«| else {
  }»«=dict»|%r = affine.if affine_set<() : (1 == 0)>() -> «$t» {
    affine.yield %z : «$t»
  } else {
    affine.yield %z : «$t»
  }«=dict»|%r:2 = affine.if affine_set<(d0, d1) : (d0 + d1 >= 0)>(%i, %j) -> («$t», f32) {
    affine.yield %z, %x : «$t», f32
  } else {
    affine.yield %z, %x : «$t», f32
  }»
  return
}`},
		{"affine.parallel affine.yield", `func.func @base«#»(«=args») {
  «affine.parallel (%p) = (0) to (8) {
  }|affine.parallel (%p, %q) = (%i, 0) to («8|%j», min(«%k, 3|%j»)) «|step (2, «1|4») »{
  }«=dict»|%r = affine.parallel (%p) = (max(%i, 0)) to (8) reduce ("«addf|mulf|maximumf|minimumf»") -> f32 {
    affine.yield %x : f32
  }«=dict»|%r:2 = affine.parallel (%p, %q) = (0, 0) to (%j, 4) step (1, 2) reduce ("addf", "maximumf") -> (f32, f32) {
    affine.yield %x, %x : f32, f32
  }»
  return
}`},
		{"vector.mask vector.yield", `func.func @base«#»(%m: vector<4xi1>, %v: vector<4xf32>, %s: f32, %r: memref<4xf32>, %i: index) {
  «%q = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32|vector.mask %m { vector.transfer_write %v, %r[%i] : vector<4xf32>, memref<4xf32> } : vector<4xi1>|vector.mask %m {  } : vector<4xi1>|%q = vector.mask %m, %v { vector.transfer_read %r[%i], %s : memref<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>|%q = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>»
  return
}`},
		{"vector.warp_execute_on_lane_0 gpu.warp_execute_on_lane_0 vector.yield", `func.func @base«#»(%l: index, %z: «t=«=scalar»», %v: vector<4xf32>) {
  «vector.warp_execute_on_lane_0(%l)[32] {
  }«=dict»|%r = vector.warp_execute_on_lane_0(%l)[«32|64»] -> («$t») {
    vector.yield«=dict» %z : «$t»
  }«=dict»|%r = vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) -> (vector<1xf32>) {
  ^bb0(%a: vector<128xf32>):
    %w = ub.poison : vector<32xf32>
    vector.yield %w : vector<32xf32>
  }»
  return
}`},
	}
}
