package irgen

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/linalg"
)

// loopSizes are the extents of the loops of named operations, by their names.
var loopSizes = map[string]int64{
	"m": 4, "n": 5, "k": 6, "b": 2, "x": 3, "y": 4, "z": 2, "h": 5, "w": 6, "d": 4, "f": 3, "c": 2, "g": 2, "i": 2, "j": 3,
}

// linalgFragments returns text for the operations of linalg, and for those of other dialects that compute tensors.
func linalgFragments() []fragment {
	list := []fragment{
		{"linalg.generic linalg.index linalg.yield", `func.func @base«#»(%a: tensor<4x?x«t=f32|i32»>, %b: tensor<?x«$t»>) -> tensor<?x«$t»> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["«reduction|reduction»", "parallel"]} ins(%a : tensor<4x?x«$t»>) outs(%b : tensor<?x«$t»>)«| attrs = {foo}» {
  ^bb0(%x: «$t», %y: «$t»):
    %i = linalg.index «0|1»«=dict» : index
    linalg.yield %«x|y» : «$t»
  } -> tensor<?x«$t»>
  return %r : tensor<?x«$t»>
}`},
		{"linalg.reduce", `func.func @base«#»(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<4xf32>) dimensions = [1]«=dict»
    (%x: f32, %y: f32) {
      %s = arith.«addf|mulf|maximumf» %x, %y : f32
      linalg.yield %s : f32
    }
  return %r : tensor<4xf32>
}`},
		{"linalg.transpose linalg.broadcast linalg.softmax", `func.func @base«#»(%a: tensor<«2x?|2x?»xf32>, %b: tensor<?x2xf32>, %c: tensor<2x?x4xf32>) -> tensor<2x?x4xf32> {
  %r = linalg.transpose ins(%a : tensor<2x?xf32>) outs(%b : tensor<?x2xf32>) permutation = [1, 0]«=dict»
  %s = linalg.broadcast ins(%a : tensor<2x?xf32>) outs(%c : tensor<2x?x4xf32>) dimensions = [2]«=dict»
  %t = linalg.softmax dimension(«0|1») ins(%a : tensor<2x?xf32>) outs(%a : tensor<2x?xf32>) -> tensor<2x?xf32>
  return %s : tensor<2x?x4xf32>
}`},
		{"linalg.map", `func.func @base«#»(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.map { arith.«addf|mulf» } ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)«=dict»
  return
}`},
		{"linalg.winograd_filter_transform linalg.winograd_input_transform linalg.winograd_output_transform", `func.func @base«#»(%f: tensor<2x3x3x5xf32>, %g: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %j: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%g : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%j : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}`},
		{"linalg.contract linalg.elementwise", `func.func @base«#»(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %s = linalg.elementwise kind=#linalg.elementwise_kind<«exp|abs|tanh»> ins(%r : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %s : tensor<4x4xf32>
}`},
		{"kernel.dispatch", `func.func @base«#»(%a: memref<?xf32>, %b: memref<?xf32>) {
  kernel.dispatch ins(%a : memref<?xf32>) outs(%b : memref<?xf32>)«| tile [4]»«=attrs» {
  ^bb0(%x: tensor<?xf32>, %y: tensor<?xf32>):
    %e = arith.negf %x : tensor<?xf32>
    kernel.yield %e : tensor<?xf32>
  }
  return
}`},
		{"tosa.yield", `func.func @base«#»(%a: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  %r = "tosa.cond_if"(%c) ({
    tosa.yield %a«=dict» : tensor<4xf32>
  }, {
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}`},
		{"ml_program.global_load_const", `ml_program.global private @constant«#»(dense<«0|1»> : tensor<4xi32>) : tensor<4xi32>
func.func @base«#»() -> tensor<4xi32> {
  %a = ml_program.global_load_const @constant«#» : tensor<4xi32>
  return %a : tensor<4xi32>
}`},
		{"ml_program.global ml_program.global_load ml_program.global_store", `ml_program.global private mutable @global«#»(dense<«0|1»> : tensor<4xi32>) : tensor<4xi32>
func.func @base«#»() {
  %a = ml_program.global_load @global«#» : tensor<4xi32>
  ml_program.global_store @global«#» = %a : tensor<4xi32>
  return
}`},
	}
	for _, n := range linalg.NamedOps() {
		elem := "f32"
		if strings.Contains(n.Name, "unsigned") {
			elem = "i32"
		}
		for _, dynamic := range [2]bool{false, true} {
			text := NamedFunction(n, "base«#»", elem, elem, dynamic, dynamic)
			list = append(list, fragment{"linalg." + n.Name, strings.TrimSuffix(text, "\n")})
		}
	}
	return list
}

// NamedFunction returns a function with one operation of the row n: on inputs with elements of type in and an output with elements of type out, of
// dynamic or static shapes, and memrefs or tensors. Static shapes have windows with strides and dilations.
func NamedFunction(n *linalg.Named, name, in, out string, dynamic, memref bool) string {
	var w strings.Builder
	types := operandTypes(n, in, out, dynamic, memref)
	last := len(types) - 1
	var args, names []string
	for i, t := range types {
		args = append(args, "%a"+strconv.Itoa(i)+": "+t)
		names = append(names, "%a"+strconv.Itoa(i))
	}
	result := ""
	if !memref {
		result = " -> " + types[last]
	}
	w.WriteString("func.func @" + name + "(" + strings.Join(args, ", ") + ")" + result + " {\n  ")
	if !memref {
		w.WriteString("%r = ")
	}
	attrs := ""
	if n.Window > 0 && !dynamic {
		t := " : tensor<" + strconv.Itoa(n.Window) + "xi64>"
		attrs = " {dilations = dense<2>" + t + ", strides = dense<3>" + t + "}"
	}
	w.WriteString("linalg." + n.Name + attrs + " ins(" + strings.Join(names[:last], ", ") + " : " + strings.Join(types[:last], ", ") +
		") outs(" + names[last] + " : " + types[last] + ")" + result + "\n  return")
	if !memref {
		w.WriteString(" %r : " + types[last])
	}
	w.WriteString("\n}\n")
	return w.String()
}

// operandTypes returns the types of the operands of an operation of the row n.
func operandTypes(n *linalg.Named, in, out string, dynamic, memref bool) []string {
	shaped := func(sizes []int64, elem string) string {
		t := "tensor<"
		if memref {
			t = "memref<"
		}
		for _, s := range sizes {
			if dynamic {
				t += "?x"
			} else {
				t += strconv.FormatInt(s, 10) + "x"
			}
		}
		return t + elem + ">"
	}
	if n.Maps == "" {
		types := make([]string, n.Inputs+1)
		for i := range types {
			types[i] = shaped([]int64{4, 5}, in)
		}
		switch n.Name {
		case "fill":
			types[0] = in
		case "select":
			types[0] = shaped([]int64{4, 5}, "i1")
		}
		types[n.Inputs] = shaped([]int64{4, 5}, out)
		return types
	}
	var types []string
	maps := strings.Split(n.Maps, ";")
	for i, m := range maps {
		subs := strings.Fields(m)
		switch elem := in; {
		case i == len(maps)-1:
			types = append(types, shaped(extents(subs, dynamic), out))
		case len(subs) > 0:
			types = append(types, shaped(extents(subs, dynamic), elem))
		case n.Name == "fill_rng_2d":
			types = append(types, [3]string{"f64", "f64", "i32"}[i])
		default:
			types = append(types, out)
		}
	}
	return types
}

// extents returns the sizes of the dimensions with the given subscripts. Windows of static shapes have strides of 3 and dilations of 2.
func extents(subs []string, dynamic bool) []int64 {
	var sizes []int64
	for _, s := range subs {
		size := int64(1)
		for _, term := range strings.Split(s, "+") {
			name, by, _ := strings.Cut(term, "*")
			factor := int64(1)
			switch {
			case dynamic || by == "":
			case by[0] == 's':
				factor = 3
			default:
				factor = 2
			}
			size += (loopSizes[name] - 1) * factor
		}
		sizes = append(sizes, size)
	}
	return sizes
}
