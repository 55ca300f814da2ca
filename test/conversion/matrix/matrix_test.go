// Package matrix records what conversions to SPIR-V make of each operation with each
// type for several targets, or why they refuse it.
package matrix

import (
	"flag"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/arithtospirv"
	"github.com/spvc/spvc/conversion/cftospirv"
	"github.com/spvc/spvc/conversion/complextospirv"
	"github.com/spvc/spvc/conversion/functospirv"
	"github.com/spvc/spvc/conversion/gputospirv"
	"github.com/spvc/spvc/conversion/indextospirv"
	"github.com/spvc/spvc/conversion/mathtospirv"
	"github.com/spvc/spvc/conversion/memreftospirv"
	"github.com/spvc/spvc/conversion/scftospirv"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/conversion/tensortospirv"
	"github.com/spvc/spvc/conversion/ubtospirv"
	"github.com/spvc/spvc/conversion/vectortospirv"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

var update = flag.Bool("update", false, "record what the conversions make")

// targets are the capabilities of the modules, by name.
var targets = []struct{ name, vce string }{
	{"shader", "#spirv.vce<v1.0, [Shader], []>"},
	{"wide", "#spirv.vce<v1.6, [Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, StorageBuffer16BitAccess, Int64Atomics, AtomicFloat32AddEXT, GroupNonUniformArithmetic, GroupNonUniformClustered, GroupNonUniformShuffle, GroupNonUniformShuffleRelative, GroupNonUniformBallot, DotProduct, DotProductInput4x8Bit, DotProductInput4x8BitPacked], [SPV_EXT_shader_atomic_float_add]>"},
	{"kernel", "#spirv.vce<v1.4, [Kernel, Addresses, Int64, Vector16, GenericPointer], []>"},
}

// group is operations of one dialect, with types to try them on. In a
// template, T, U, V, … are the types of a column of with.
type group struct {
	dialect string
	ops     []string // bodies; %a, %b, %c are values of the types of args
	args    string   // as of a function
	types   []string // for T; "T U" for two, and so on
}

const (
	buffer = ", #spirv.storage_class<StorageBuffer>>"
)

// numbers are types of numbers and of vectors of them.
func numbers(elems ...string) []string {
	out := append([]string(nil), elems...)
	for _, e := range elems {
		if e == "i32" || e == "f32" || e == "i8" || e == "i1" {
			for _, n := range []string{"1", "3", "5", "2x2", "[4]"} {
				out = append(out, "vector<"+n+"x"+e+">")
			}
			if e != "i1" {
				out = append(out, "tensor<2x"+e+">")
			}
		}
	}
	return out
}

// pairs are all pairs of types.
func pairs(from, to []string) []string {
	var out []string
	for _, f := range from {
		for _, t := range to {
			if f != t {
				out = append(out, f+" "+t)
			}
		}
	}
	return out
}

// each makes an operation of two operands of one type for each name.
func each(template string, names ...string) []string {
	out := make([]string, len(names))
	for i, n := range names {
		out[i] = strings.ReplaceAll(template, "OP", n)
	}
	return out
}

func groups() []group {
	ints, floats := numbers("i1", "i3", "i8", "i16", "i32", "i64", "index"), numbers("f16", "f32", "f64", "bf16", "f128")
	all := append(append([]string(nil), ints...), floats...)
	simpleInts, simpleFloats := []string{"i1", "i8", "i32", "i64", "vector<2xi32>", "vector<2xi1>", "vector<1xi8>", "vector<5xi32>"}, []string{"f16", "f32", "f64", "vector<2xf32>", "vector<5xf32>"}
	vectors := []string{"vector<1xf32>", "vector<2xf32>", "vector<3xi32>", "vector<4xi8>", "vector<2xi1>", "vector<5xf32>", "vector<8xf32>", "vector<2x2xf32>", "vector<f32>", "vector<2xf64>", "vector<2xindex>"}
	return []group{
		{"arith", append(each("%r = arith.OP %a, %b : T", "addi", "divui", "remsi", "andi", "xori", "shrsi", "maxsi", "ceildivsi"), "%r:2 = arith.addui_extended %a, %b : T, B", "%r:2 = arith.mulsi_extended %a, %b : T", "%r:2 = arith.mului_extended %a, %b : T",
			"%r = arith.cmpi eq, %a, %b : T", "%r = arith.cmpi slt, %a, %b : T", "%r = arith.cmpi uge, %a, %b : T"), "%a: T, %b: T", ints},
		{"arith", append(append(each("%r = arith.OP %a, %b : T", "addf", "remf", "maximumf", "minnumf"), "%r = arith.negf %a : T"),
			each("%r = arith.cmpf OP, %a, %b : T", "ogt", "ord", "une", "uno", "true")...), "%a: T, %b: T", floats},
		{"arith", []string{"%r = arith.select %c, %a, %b : T"}, "%a: T, %b: T, %c: i1", all},
		{"arith", each("%r = arith.OP %a : T to U", "extsi", "extui", "trunci", "bitcast"), "%a: T", pairs(simpleInts, simpleInts)},
		{"arith", each("%r = arith.OP %a : T to U", "sitofp", "uitofp", "bitcast"), "%a: T", pairs(simpleInts, simpleFloats)},
		{"arith", each("%r = arith.OP %a : T to U", "fptosi", "fptoui"), "%a: T", pairs(simpleFloats, simpleInts)},
		{"arith", each("%r = arith.OP %a : T to U", "extf", "truncf"), "%a: T", pairs(simpleFloats, simpleFloats)},
		{"arith", each("%r = arith.OP %a : T to U", "index_cast", "index_castui"), "%a: T", append(pairs([]string{"index"}, simpleInts), pairs(simpleInts, []string{"index"})...)},
		{"arith", []string{"%r = arith.constant 0 : T", "%r = arith.constant 1 : T", "%r = arith.constant -1 : T"}, "", []string{"i8", "i16", "i32", "i64", "index", "i3"}},
		{"arith", []string{"%r = arith.constant 100000000000 : T"}, "", []string{"i64", "index"}},
		{"arith", []string{"%r = arith.constant 1.5 : T", "%r = arith.constant 0.1 : T"}, "", []string{"f16", "f32", "f64", "bf16"}},
		{"arith", []string{"%r = arith.constant dense<1> : T", "%r = arith.constant dense<0> : T", "%r = arith.constant dense<[1, 2]> : T", "%r = arith.constant dense<[[1, 2], [3, 4]]> : T",
			"%r = arith.constant dense_resource<r> : T", "%r = arith.constant sparse<[[0]], [1]> : T"}, "",
			[]string{"vector<1xi32>", "vector<2xi32>", "vector<2xi8>", "vector<2xi64>", "vector<2xindex>", "vector<2x2xi32>", "tensor<2xi32>", "tensor<2xi8>", "tensor<2x2xi16>", "tensor<2xi64>", "tensor<i32>"}},
		{"arith", []string{"%r = arith.constant dense<true> : T", "%r = arith.constant dense<[true, false]> : T"}, "", []string{"vector<1xi1>", "vector<2xi1>", "tensor<2xi1>"}},
		{"arith", []string{"%r = arith.constant dense<0.1> : T", "%r = arith.constant dense<[0.5, 2.0]> : T"}, "", []string{"vector<1xf32>", "vector<2xf32>", "vector<2xf16>", "vector<2xf64>", "tensor<2xf64>", "tensor<2xbf16>"}},
		{"math", append(each("%r = math.OP %a : T", "absf", "exp2", "expm1", "log10", "log1p", "round", "erf"),
			"%r = math.copysign %a, %a : T", "%r = math.powf %a, %a : T", "%r = math.fma %a, %a, %a : T"), "%a: T", floats},
		{"math", each("%r = math.OP %a : T", "absi", "ctlz", "ctpop", "cttz"), "%a: T", ints},
		{"index", append(each("%r = index.OP %a, %b", "add", "ceildivs", "ceildivu", "floordivs", "maxs", "cmp slt(%a, %b) //"),
			"%r = index.constant -7", "%r = index.constant 5000000000", "%r = index.bool.constant true", "%r = index.sizeof"), "%a: index, %b: index", []string{"index"}},
		{"index", []string{"%r = index.casts %a : T to index", "%r = index.castu %a : T to index", "%r = index.casts %b : index to T", "%r = index.castu %b : index to T"}, "%a: T, %b: index", ints},
		{"vector", []string{"%r = vector.extract %a[0] : E from T", "%r = vector.extract %a[%i] : E from T", "%r = vector.insert %e, %a[1] : E into T", "%r = vector.insert %e, %a[%i] : E into T",
			"%r = vector.extractelement %a[%j : i32] : T", "%r = vector.insertelement %e, %a[%j : i32] : T", "%r = vector.splat %e : T", "%r = vector.broadcast %e : E to T", "%r = vector.fma %a, %a, %a : T",
			"%r = vector.shuffle %a, %a [0, 1] : T, T", "%r = vector.shuffle %a, %a [1] : T, T", "%r = vector.extract_strided_slice %a {offsets = [0], sizes = [1], strides = [1]} : T to vector<1xE>",
			"%r = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [1]} : T to vector<2xE>", "%r = vector.insert_strided_slice %o, %a {offsets = [0], strides = [1]} : vector<1xE> into T",
			"%r = vector.interleave %a, %a : T -> vector<4xE>", "%r = vector.interleave %a, %a : T -> vector<2xE>", "%r = vector.interleave %a, %a : T -> vector<8xE>", "%r0, %r1 = vector.deinterleave %a : T -> vector<1xE>",
			"%r0, %r1 = vector.deinterleave %a : T -> vector<2xE>", "%r = vector.shape_cast %a : T to vector<1x1xE>", "%r = vector.shape_cast %a : T to vector<1xE>", "%r = vector.shape_cast %a : T to vector<E>"},
			"%a: T, %e: E, %o: vector<1xE>, %i: index, %j: i32", vectors},
		{"vector", append(each("%r = vector.reduction <OP>, %a : T into E", "add", "mul", "minui", "maxsi", "and", "minnumf", "maximumf"),
			"%r = vector.reduction <add>, %a, %e : T into E", "%r = vector.reduction <mul>, %a, %e : T into E", "%r = vector.reduction <maximumf>, %a, %e : T into E"), "%a: T, %e: E", vectors},
		{"vector", []string{"%r = vector.bitcast %a : T to U"}, "%a: T", []string{"vector<4xi8> vector<1xi32>", "vector<1xf32> vector<1xi32>", "vector<2xf32> vector<2xi32>", "vector<2xi32> vector<1xi64>",
			"vector<1xi64> vector<2xi32>", "vector<1xi32> vector<4xi8>", "vector<2x2xi32> vector<2x2xf32>"}},
		{"vector", []string{"%r = vector.load %m[%i] : T, U", "vector.store %v, %m[%i] : T, U"}, "%m: T, %v: U, %i: index", []string{"memref<8xf32" + buffer + " vector<4xf32>", "memref<8xf32> vector<4xf32>",
			"memref<8xf32" + buffer + " vector<1xf32>", "memref<8xf32" + buffer + " vector<5xf32>", "memref<8xi8" + buffer + " vector<4xi8>", "memref<?xf32" + buffer + " vector<2xf32>", "memref<8xf32,strided<[1],offset:?>" + buffer + " vector<4xf32>"}},
		{"tensor", []string{"%r = tensor.extract %a[%i] : T", "%r = tensor.from_elements %e : T"}, "%a: T, %e: E, %i: index", []string{"tensor<2xf32>", "tensor<?xf32>", "tensor<1xf32>", "tensor<2xi1>", "tensor<2xi64>",
			"tensor<100000xf32>", "tensor<2xindex>", "tensor<1xcomplex<f32>>"}},
		{"complex", []string{"%r = complex.constant [1.0 : E, 2.0 : E] : T", "%r = complex.create %e, %e : T", "%r = complex.re %a : T", "%r = complex.im %a : T"}, "%a: T, %e: E", []string{"complex<f32>", "complex<f64>", "complex<f16>"}},
		{"ub", []string{"%r = ub.poison : T"}, "", append(all, "tensor<2xi32>", "memref<2xi32>")},
		{"scf", []string{"%r = scf.if %c -> T { scf.yield %a : T } else { scf.yield %b : T }", "%r = scf.for %k = %i to %i step %i iter_args(%x = %a) -> (T) { scf.yield %x : T }",
			"%r = scf.while (%x = %a) : (T) -> T { scf.condition(%c) %x : T } do { ^bb0(%y: T): scf.yield %y : T }"}, "%a: T, %b: T, %c: i1, %i: index", []string{"i32", "i64", "f64", "index", "vector<5xf32>", "memref<2xf32" + buffer, "tensor<2xf32>", "tensor<?xf32>"}},
		{"cf", []string{"cf.br ^bb1(%a : T) ^bb1(%x: T):", "cf.cond_br %c, ^bb1(%a : T), ^bb2 ^bb1(%x: T): return ^bb2:", "cf.cond_br %c, ^bb2, ^bb1(%a : T) ^bb1(%x: T): return ^bb2:"}, "%a: T, %c: i1", append(all, "tensor<?xf32>")},
		{"func", []string{"%r = func.call @g(%a) : (T) -> T", ""}, "%a: T", append(all, "tensor<?xf32>", "tensor<2xf32>", "memref<2xf32"+buffer, "none")},
		{"memref", []string{"%r = memref.load %a[%i] : T", "memref.store %e, %a[%i] : T", "%r = memref.atomic_rmw addi %e, %a[%i] : (E, T) -> E", "%r = memref.atomic_rmw andi %e, %a[%i] : (E, T) -> E",
			"%r = memref.atomic_rmw maxu %e, %a[%i] : (E, T) -> E", "%r = memref.atomic_rmw assign %e, %a[%i] : (E, T) -> E", "%r = memref.atomic_rmw addf %e, %a[%i] : (E, T) -> E", "%r = memref.atomic_rmw muli %e, %a[%i] : (E, T) -> E",
			"%r = memref.generic_atomic_rmw %a[%i] : T { ^bb0(%x: E): memref.atomic_yield %x : E }", "%r = memref.alloca() : T", "%r = memref.alloc() : T", "memref.dealloc %a : T", "%r = memref.dim %a, %i : T",
			"%r = memref.cast %a : T to memref<?xE, #spirv.storage_class<StorageBuffer>>", "%r = memref.reinterpret_cast %a to offset: [0], sizes: [2], strides: [1] : T to memref<2xE, strided<[1]>, #spirv.storage_class<StorageBuffer>>",
			"%r = memref.reinterpret_cast %a to offset: [%i], sizes: [2], strides: [1] : T to memref<2xE, strided<[1], offset: ?>, #spirv.storage_class<StorageBuffer>>",
			"%r = memref.memory_space_cast %a : T to memref<4xE, #spirv.storage_class<Generic>>", "%r = memref.extract_aligned_pointer_as_index %a : T -> index", "memref.copy %a, %a : T to T"},
			"%a: T, %e: E, %i: index", memrefs()},
		{"memref", []string{"%r = memref.load %a[] : T", "memref.store %e, %a[] : T"}, "%a: T, %e: E", []string{"memref<f32" + buffer, "memref<i8" + buffer, "memref<i1" + buffer, "memref<f32>"}},
		{"memref", []string{"%r = memref.load %a[%i, %i] : T", "memref.store %e, %a[%i, %i] : T"}, "%a: T, %e: E, %i: index", []string{"memref<2x3xf32" + buffer, "memref<?x3xf32" + buffer, "memref<2x?xf32" + buffer,
			"memref<2x3xf32,strided<[3,1],offset:2>" + buffer, "memref<2x3xi8,strided<[5,1],offset:2>" + buffer, "memref<2x3xf32,strided<[?,1]>" + buffer, "memref<2x3xf32,affine_map<(d0,d1)->(d1,d0)>" + buffer, "memref<0x3xf32" + buffer}},
	}
}

func memrefs() []string {
	var out []string
	for _, e := range []string{"f32", "i32", "i1", "i4", "i8", "i16", "i64", "f16", "f64", "bf16", "index", "vector<4xf32>", "vector<5xf32>", "complex<f32>"} {
		out = append(out, "memref<4x"+e+buffer)
	}
	for _, sc := range []string{"Function", "Workgroup", "PushConstant", "PhysicalStorageBuffer", "CrossWorkgroup", "Image"} {
		out = append(out, "memref<4xi32, #spirv.storage_class<"+sc+">>", "memref<4xi8, #spirv.storage_class<"+sc+">>")
	}
	return append(out, "memref<4xf32>", "memref<4xf32, 3>", "memref<?xf32"+buffer, "memref<?xi8"+buffer, "memref<4xf32, strided<[2], offset: 1>"+buffer, "memref<4xf32, strided<[1], offset: ?>"+buffer, "memref<4xf32, strided<[?]>"+buffer,
		"memref<4xf32, strided<[-1], offset: 3>"+buffer, "memref<0xf32"+buffer, "memref<4294967296xf32"+buffer)
}

var elementOf = regexp.MustCompile(`^(?:vector|tensor|memref|complex)<(?:[\[\]0-9?]+x)*((?:vector<[^<>]*>|complex<[^<>]*>|[a-z]+[0-9]*)+)`)

// instance is a template with the types of one column.
func instance(template, column string) string {
	fields := []string{column}
	if !strings.HasPrefix(column, "memref<") || strings.Contains(column, "> vector") {
		if i := strings.LastIndex(column, " "); i > 0 {
			fields = []string{column[:i], column[i+1:]}
		}
	}
	t := fields[0]
	elem, boolean := t, "i1"
	if m := elementOf.FindStringSubmatch(t); m != nil {
		elem = m[1]
		boolean = strings.Replace(t, elem, "i1", 1)
	}
	pairs := []string{" E", " " + elem, "(E", "(" + elem, "xE", "x" + elem, "<E>", "<" + elem + ">", " B", " " + boolean, " T", " " + t, "(T", "(" + t}
	if len(fields) == 2 {
		pairs = append(pairs, " U", " "+fields[1])
	}
	return strings.NewReplacer(pairs...).Replace(template)
}

var (
	// short leaves out what all lines have.
	short  = strings.NewReplacer("#spirv.storage_class<", "#<", "failed to legalize operation", "failed:", " that was explicitly marked illegal", "", "builtin.unrealized_conversion_cast", "cast", "' did not apply: ", "': ", " cannot be converted for the target", " cannot be converted", "StorageBuffer", "SB")
	spaces = regexp.MustCompile(`\s+`)
)

// addPatterns is the shape of the AddPatterns functions of the conversions.
type addPatterns func(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern

// patterns are those of the passes. The passes leave what they cannot convert; here
// that is an error, whose notes say why each pattern refuses it.
var patterns = map[string][]addPatterns{
	"arith":   {arithtospirv.AddPatterns},
	"cf":      {cftospirv.AddPatterns},
	"complex": {complextospirv.AddPatterns},
	"gpu":     {gputospirv.AddMatrixPatterns},
	"func":    {functospirv.AddPatterns, functospirv.AddFuncPatterns},
	"index":   {indextospirv.AddPatterns},
	"math":    {mathtospirv.AddPatterns},
	"memref":  {memreftospirv.AddPatterns},
	"scf":     {scftospirv.AddPatterns, functospirv.AddPatterns},
	"tensor":  {arithtospirv.AddPatterns, tensortospirv.AddPatterns(tensortospirv.DefaultByteLimit)},
	"ub":      {ubtospirv.AddPatterns},
	"vector":  {vectortospirv.AddPatterns},
}

// convert converts a function with the body, in which no operation of the dialect may
// stay. It returns the operations that this makes, or the first error with its notes;
// it is not ok if there is no such function.
func convert(reg *ir.Registry, dialect, vce, args, body string) (text string, ok bool) {
	return convertBy(ir.NewContext(reg), dialect, vce, args, body, func(*spirvtypes.Converter) {})
}

// convertBy is convert in a context, by a converter that rules changes.
func convertBy(ctx *ir.Context, dialect, vce, args, body string, rules func(*spirvtypes.Converter)) (text string, ok bool) {
	src := "module attributes {spirv.target_env = #spirv.target_env<" + vce + ", #spirv.resource_limits<>>} {\n" +
		"func.func private @g" + called(body, args) + "\nfunc.func @f(" + args + ") {\n" + strings.ReplaceAll(body, " ^bb", "\n^bb") + "\nreturn\n}\n}\n"
	src = strings.ReplaceAll(src, "br \n^bb1", "br ^bb1")
	src = strings.NewReplacer("%c, \n^bb", "%c, ^bb", "), \n^bb", "), ^bb", "^bb2, \n^bb1", "^bb2, ^bb1", "{ \n^bb", "{ ^bb", "{\n^bb", "{ ^bb").Replace(src)
	ctx.ExplainFailures = true
	var said []string
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		said = append(said, d.Message)
		for _, n := range d.Notes {
			if !strings.HasPrefix(n.Message, "see current operation") {
				said = append(said, n.Message)
			}
		}
		return true
	})
	module, ok := ir.Parse(ctx, ctx.AddFile("test", []byte(src)))
	if !ok || !ir.Verify(module) {
		return "", false
	}
	env := spirv.LookupTargetEnvOrDefault(module)
	t := spirvtypes.NewTarget(spirv.EnvOf(env))
	t.AddLegalOp(ir.UnrealizedCast)
	t.AddIllegalDialect(dialect)
	c := spirvtypes.New(ctx, spirv.EnvOf(env), spirvtypes.DefaultOptions())
	rules(c)
	var ps []*rewrite.Pattern
	for _, add := range patterns[dialect] {
		ps = add(c, ps)
	}
	if !rewrite.ConvertPartial([]*ir.Operation{module}, t, rewrite.NewPatternSet(ps...)) {
		return short.Replace(strings.Join(said, " | ")), true
	}
	var ops []string
	for _, line := range strings.Split(module.String(), "\n") {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "return") || strings.HasPrefix(line, "spirv.Return") || strings.HasPrefix(line, "module") || line == "}" || line == "" ||
			strings.HasPrefix(line, "func.func") || strings.HasPrefix(line, "spirv.func @g() ") || strings.Contains(line, "unrealized_conversion_cast %arg") {
			continue
		}
		ops = append(ops, spaces.ReplaceAllString(line, " "))
	}
	return short.Replace(strings.Join(ops, "; ")), true
}

// called is the signature of the function that body calls.
func called(body, args string) string {
	if !strings.Contains(body, "@g(") {
		return "()"
	}
	_, typ, _ := strings.Cut(args, ": ")
	return "(" + typ + ") -> " + typ
}

func TestMatrix(t *testing.T) {
	reg := all.Registry()
	byDialect := map[string][]group{}
	for _, g := range groups() {
		byDialect[g.dialect] = append(byDialect[g.dialect], g)
	}
	for dialect, gs := range byDialect {
		t.Run(dialect, func(t *testing.T) {
			t.Parallel()
			var lines []string
			for _, g := range gs {
				lines = append(lines, g.record(reg)...)
			}
			golden.Lines(t, filepath.Join("testdata", dialect+".txt"), lines, *update)
		})
	}
}

// record tries all of the group.
func (g *group) record(reg *ir.Registry) (lines []string) {
	for _, op := range g.ops {
		for _, column := range g.types {
			body, args := instance(op, column), instance(g.args, column)
			said := map[string][]string{}
			var order []string
			for _, target := range targets {
				text, ok := convert(reg, g.dialect, target.vce, args, body)
				if !ok {
					continue
				}
				if said[text] == nil {
					order = append(order, text)
				}
				said[text] = append(said[text], target.name)
			}
			if len(order) == 0 {
				continue // there is no such operation
			}
			lines = append(lines, short.Replace(strings.TrimSpace(body+" ("+args+")")))
			for _, text := range order {
				lines = append(lines, "  "+strings.Join(said[text], " ")+": "+text)
			}
		}
	}
	return lines
}
