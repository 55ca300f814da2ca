package cpu_test

import (
	"fmt"
	"strings"
)

// member reads a member of a record, and puts it out.
func member(class string, n int, typ string) string {
	return fmt.Sprintf("%%k%d = spirv.Constant %d : i32\n%%p%d = spirv.AccessChain %%r[%%k%d] : !spirv.ptr<%s, %s>, i32 -> !spirv.ptr<%s, %s>\n%%m%d = spirv.Load %q %%p%d : %s\nout %s %%m%d\n",
		n, n, n, n, record, class, typ, class, n, class, n, typ, typ, n)
}

func members(class string) string {
	text := "%r = spirv.mlir.addressof @r : !spirv.ptr<" + record + ", " + class + ">\n"
	for n, typ := range []string{"i8", "i16", "i32", "i64", "f16", "f64", "vector<3xf32>", "!spirv.array<3 x i32, stride=8>", "!spirv.struct<(i32 [0], vector<2xi16> [8])>", "!spirv.matrix<3 x vector<2xf32>>", "!spirv.matrix<2 x vector<3xf32>>"} {
		if n == 8 {
			continue // a part of it follows
		}
		text += member(class, n, typ)
	}
	return text
}

// parts reads and writes parts of records by chains with numbers that are not known.
func parts() string {
	text := "%r = spirv.mlir.addressof @r : !spirv.ptr<" + record + ", StorageBuffer>\n%w = spirv.mlir.addressof @w : !spirv.ptr<" + record + ", StorageBuffer>\n" +
		"%all = spirv.Load \"StorageBuffer\" %r : " + record + "\nspirv.Store \"StorageBuffer\" %w, %all : " + record + "\n%low = spirv.BitwiseAnd %i, %c1 : i32\n" +
		"%k8 = spirv.Constant 8 : i32\n%k9 = spirv.Constant 9 : i32\n%k10 = spirv.Constant 10 : i32\n%k11 = spirv.Constant 11 : i32\n"
	for i, c := range []struct{ indices, typ string }{
		{"%k8, %c0", "i32"}, {"%k8, %c1, %low", "i16"}, {"%k8, %c1", "vector<2xi16>"}, {"%k9, %low, %low", "f32"}, {"%k9, %c2", "vector<2xf32>"}, {"%k10, %low, %low", "f32"}, {"%k10, %c1, %c2", "f32"},
		{"%k10, %c1", "vector<3xf32>"}, {"%k11, %low, %c1, %low", "f32"}, {"%k11, %c1, %low", "vector<2xf32>"}, {"%k11, %low", "!spirv.matrix<2 x vector<2xf32>>"}, {"%c7, %low", "i32"}, {"%c7, %c2", "i32"},
	} {
		types := strings.Repeat(", i32", strings.Count(c.indices, "%"))
		text += fmt.Sprintf("%%p%d = spirv.AccessChain %%r[%s] : !spirv.ptr<%s, StorageBuffer>%s -> !spirv.ptr<%s, StorageBuffer>\n%%v%d = spirv.Load \"StorageBuffer\" %%p%d : %s\nout %s %%v%d\n",
			i, c.indices, record, types, c.typ, i, i, c.typ, c.typ, i)
	}
	for i, c := range []struct{ indices, typ, v string }{
		{"%k10, %c1", "vector<3xf32>", "%m0"}, {"%k9, %c2", "vector<2xf32>", "%v4"}, {"%k11, %c1", "!spirv.matrix<2 x vector<2xf32>>", "%m1"}, {"%c1", "i16", "%m2"}, {"%c5", "f64", "%m3"},
	} {
		text += fmt.Sprintf("%%q%d = spirv.AccessChain %%w[%s] : !spirv.ptr<%s, StorageBuffer>%s -> !spirv.ptr<%s, StorageBuffer>\n", i, c.indices, record, strings.Repeat(", i32", strings.Count(c.indices, "%")), c.typ)
		switch i {
		case 0:
			text += "%m0 = spirv.Constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>\n"
		case 2:
			text += "%column = spirv.Constant dense<[5.0, 6.0]> : vector<2xf32>\n%column2 = spirv.Constant dense<[7.0, 8.0]> : vector<2xf32>\n" +
				"%m1 = spirv.CompositeConstruct %column, %column2 : (vector<2xf32>, vector<2xf32>) -> !spirv.matrix<2 x vector<2xf32>>\n"
		case 3:
			text += "%m2 = spirv.Constant -77 : i16\n%m3 = spirv.Constant 0.125 : f64\n"
		}
		text += fmt.Sprintf("spirv.Store \"StorageBuffer\" %%q%d, %s : %s\n", i, c.v, c.typ)
	}
	return text
}

const recordGlobals = "spirv.GlobalVariable @r bind(0, 2) : !spirv.ptr<" + record + ", StorageBuffer>\nspirv.GlobalVariable @w bind(0, 3) : !spirv.ptr<" + record + ", StorageBuffer>\n"

// builtins reads built-in variables, and puts them out.
func builtins(names ...string) kernel {
	k := kernel{}
	for _, name := range names {
		name, typ, ok := strings.Cut(name, ":")
		if !ok {
			typ = "i32"
		}
		k.globals += fmt.Sprintf("spirv.GlobalVariable @%s built_in(%q) : !spirv.ptr<%s, Input>\n", name, name, typ)
		k.body += fmt.Sprintf("%%%sP = spirv.mlir.addressof @%s : !spirv.ptr<%s, Input>\n%%%s = spirv.Load \"Input\" %%%sP : %s\nout %s %%%s\n", name, name, typ, name, name, typ, typ, name)
		k.interfaces += ", @" + name
	}
	return k
}

// named gives a kernel a name, a size and groups.
func (k kernel) named(name string, size, groups [3]uint32) kernel {
	k.name, k.size, k.groups = name, size, groups
	return k
}

// extended puts an extended instruction, and its result.
func extended(n int, name, operands, types, result string) string {
	units := strings.Repeat(", unit", strings.Count(operands, "%"))
	return fmt.Sprintf("%%e%d = spirv.opaque.inst \"OpExtInst\"(%s) [\"GLSL.std.450\", %q%s] : (%s) -> %s\nout %s %%e%d\n", n, operands, name, units, types, result, strings.ReplaceAll(result, ", ", "; "), n)
}

// open puts an extended instruction of OpenCL, and its result.
func openCL(n int, name, operands, types, result string) string {
	return strings.ReplaceAll(extended(100+n, name, operands, types, result), "GLSL.std.450", "OpenCL.std")
}

func kernels() []kernel {
	one := [3]uint32{1, 1, 1}
	return []kernel{
		{name: "members of buffers", globals: recordGlobals, body: members("StorageBuffer")},
		{name: "members of uniforms", globals: "spirv.GlobalVariable @r bind(0, 4) : !spirv.ptr<" + record + ", Uniform>\n", body: members("Uniform")},
		{name: "parts of records", size: one, globals: recordGlobals, body: parts()},
		builtins("WorkgroupId:vector<3xi32>", "LocalInvocationId:vector<3xi32>", "NumWorkgroups:vector<3xi32>", "LocalInvocationIndex", "SubgroupId", "NumSubgroups", "SubgroupSize",
			"SubgroupLocalInvocationId", "SubgroupEqMask:vector<4xi32>", "SubgroupGeMask:vector<4xi32>", "SubgroupGtMask:vector<4xi32>", "SubgroupLeMask:vector<4xi32>", "SubgroupLtMask:vector<4xi32>").
			named("built-in variables", [3]uint32{2, 3, 1}, [3]uint32{2, 1, 3}),
		builtins("LocalInvocationIndex", "SubgroupId", "WorkgroupId:vector<3xi32>").named("built-in variables of three dimensions", [3]uint32{2, 2, 3}, [3]uint32{1, 2, 2}),
		{name: "push constants", globals: "spirv.GlobalVariable @push : !spirv.ptr<!spirv.struct<(i32 [0], f32 [8], vector<2xf32> [16], !spirv.array<3 x i32, stride=4> [32]), Block>, PushConstant>\n", body: pushBody},
		{name: "arrays of descriptors", globals: "spirv.GlobalVariable @many bind(1, 0) : !spirv.ptr<!spirv.array<3 x " + block + ">, StorageBuffer>\n", body: descriptorBody},
		{name: "pointers as numbers", physical: true, globals: "spirv.GlobalVariable @push : !spirv.ptr<!spirv.struct<(i64 [0], i64 [8]), Block>, PushConstant>\n", body: pointerBody},
		{name: "booleans and variables", body: variableBody},
		{name: "splits of floats", body: splitBody()},
		{name: "geometry", body: geometryBody()},
		{name: "packs", body: packBody()},
		{name: "classes of floats", body: classBody()},
		{name: "quads and broadcasts", body: quadBody()},
		{name: "sums of subgroups", body: groupBody()},
		{name: "integers of all widths", body: integerBody()},
		{name: "matrices of all sizes", body: matrixBody()},
		{name: "atomic operations", globals: atomicGlobals, body: atomicBody},
		{name: "cooperative matrices of floats", globals: coopGlobals, body: coopBody},
		{name: "instructions of OpenCL and copies", physical: true, globals: specGlobals, body: openBody()},
		{name: "calls", globals: callGlobals, body: callBody},
	}
}
