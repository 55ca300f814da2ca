package conform

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// A cooperative matrix in memory is an array of arrays of scalars without gaps between the scalars: the rows, or the columns, at
// the stride of the outer array. Kernels load such a part of the block as one matrix, and store it to the plain array in
// the other order, so that a device that confuses the two orders in loads and stores alike is found too.

// coopForm is a way to load and store cooperative matrices.
type coopForm struct {
	name    string
	use     spec.CooperativeMatrixUse
	columns bool // the outer array has the columns
	words   bool // the pointer is to words, whatever the elements are
}

var coopForms = []coopForm{
	{"a.row", spec.CooperativeMatrixUseMatrixA, false, false}, {"a.column", spec.CooperativeMatrixUseMatrixA, true, false}, {"a.words", spec.CooperativeMatrixUseMatrixA, false, true},
	{"b.row", spec.CooperativeMatrixUseMatrixB, false, false}, {"b.column", spec.CooperativeMatrixUseMatrixB, true, false}, {"b.words", spec.CooperativeMatrixUseMatrixB, true, true},
	{"acc.row", spec.CooperativeMatrixUseMatrixAcc, false, false}, {"acc.column", spec.CooperativeMatrixUseMatrixAcc, true, false}, {"acc.words", spec.CooperativeMatrixUseMatrixAcc, false, true},
}

func coopNames() []string {
	out := make([]string, len(coopForms))
	for i := range out {
		out[i] = coopForms[i].name
	}
	return out
}

// coopCalled returns the form called name, or nil.
func coopCalled(name string) *coopForm {
	i := slices.IndexFunc(coopForms, func(f coopForm) bool { return f.name == name })
	if i < 0 {
		return nil
	}
	return &coopForms[i]
}

// coopScalar returns the type of the elements of t if that is an array of arrays of numbers, or nil.
func coopScalar(t ir.Type) ir.Type {
	outer, ok := t.(*spirv.ArrayType)
	if !ok {
		return nil
	}
	inner, ok := outer.Element.(*spirv.ArrayType)
	if !ok || !spirv.IsScalar(inner.Element) && !spirv.IsNarrowFloat(inner.Element) {
		return nil
	}
	return inner.Element
}

// shape returns the rows and columns of the matrix that an array of arrays is.
func (f *coopForm) shape(t ir.Type) (rows, columns uint32) {
	outer := t.(*spirv.ArrayType)
	rows, columns = outer.Count, outer.Element.(*spirv.ArrayType).Count
	if f.columns {
		return columns, rows
	}
	return rows, columns
}

// takes reports whether one access is to all of t. The scalars have no gaps between them if the layout permits it.
func (f *coopForm) takes(t ir.Type) bool {
	return f != nil && coopScalar(t) != nil && int64(t.(*spirv.ArrayType).Element.(*spirv.ArrayType).Stride) == scalarSize(coopScalar(t))
}

// maxCoop bounds the number of elements of a matrix on a device that enumerates no shapes.
const maxCoop = 1024

// offered reports whether a device has matrices of a shape, a type of elements and the use of f.
func (f *coopForm) offered(rows, columns uint32, element ir.Type, list []target.CooperativeMatrix) bool {
	if len(list) == 0 {
		return rows*columns <= maxCoop
	}
	unsigned := func(name string) string { return strings.TrimLeft(name, "su") }
	name := unsigned(ir.TypeString(element))
	return slices.ContainsFunc(list, func(m target.CooperativeMatrix) bool {
		if m.Scope != spec.ScopeSubgroup {
			return false
		}
		switch f.use {
		case spec.CooperativeMatrixUseMatrixA:
			return rows == m.M && columns == m.K && unsigned(m.AType) == name
		case spec.CooperativeMatrixUseMatrixB:
			return rows == m.K && columns == m.N && unsigned(m.BType) == name
		}
		return rows == m.M && columns == m.N && (unsigned(m.CType) == name || unsigned(m.ResultType) == name)
	})
}

// checkCoop returns an error if the device does not have the matrices of a case, or the block has none.
func (k *kernel) checkCoop() error {
	f := k.access.coop
	if f == nil {
		return nil
	}
	n := 0
	for i := range k.units {
		u := &k.units[i]
		if !f.takes(u.scalar) {
			continue
		}
		n++
		rows, columns := f.shape(u.scalar)
		element := coopScalar(u.scalar)
		if !f.offered(rows, columns, element, k.env.Config().Limits.CooperativeMatrixKHR) {
			return &featureError{"cooperative matrices of " + strconv.Itoa(int(rows)) + " by " + strconv.Itoa(int(columns)) + " " + ir.TypeString(element) + " as " + f.use.String()}
		}
		align := k.lineAlign(u)
		if f.words {
			align = max(align, 4)
		}
		l := &k.leaves[u.first]
		if l.at(0)%align != 0 || slices.ContainsFunc(l.dims[:len(l.dims)-1], func(d dim) bool { return d.stride%align != 0 }) {
			return &featureError{"a matrix whose lines begin at multiples of " + strconv.FormatInt(align, 10)}
		}
	}
	if n == 0 {
		return &featureError{"an array of arrays without gaps between scalars"}
	}
	return nil
}

// coopAlign is an alignment in bytes that suffices for each line of a matrix.
const coopAlign = 16

// lineAlign returns the alignment of the lines of a matrix that Vulkan demands: their size, but not more than 16 bytes
// (VUID-RuntimeSpirv-OpCooperativeMatrixLoadKHR-08986), as a power of two.
func (k *kernel) lineAlign(u *unit) int64 {
	t := u.scalar.(*spirv.ArrayType).Element.(*spirv.ArrayType)
	n := int64(1)
	for n < coopAlign && n < int64(t.Count)*scalarSize(t.Element) {
		n *= 2
	}
	return n
}

// coopNeeds are the capabilities for cooperative matrices with elements of a type.
func coopNeeds(t ir.Type) []spec.Capability {
	both := []spec.Capability{spec.CapabilityCooperativeMatrixKHR, spec.CapabilityVulkanMemoryModel}
	switch {
	case isBFloat(t):
		return append(both, spec.CapabilityBFloat16CooperativeMatrixKHR)
	case isFloat8(t):
		return append(both, spec.CapabilityFloat8CooperativeMatrixEXT)
	}
	return both
}

// memoryModel returns the memory model of the kernel: that of GLSL but for cooperative matrices, which demand Vulkan's.
func (k *kernel) memoryModel() spec.MemoryModel {
	if k.access.coop != nil {
		return spec.MemoryModelVulkan
	}
	return spec.MemoryModelGLSL450
}

// moveMatrix loads the matrix of a unit from the block and stores it to a plain array, or the reverse.
func (m *mover) moveMatrix(array *ir.Value) {
	e, u, f := m.e, m.u, m.access.coop
	rows, columns := f.shape(u.scalar)
	element := e.shown(coopScalar(u.scalar))
	outer := u.scalar.(*spirv.ArrayType)
	size := scalarSize(coopScalar(u.scalar))
	ours, stride := array, int64(outer.Stride)/size
	if f.words {
		ours, stride = m.words(), int64(outer.Stride)/4
	} else {
		ours = e.pointer(array, coopScalar(u.scalar), e.constant(0), e.constant(0))
	}
	t := spirv.CooperativeMatrixOf(rows, columns, element, spec.ScopeSubgroup, f.use)
	layouts := [...]spec.CooperativeMatrixLayout{spec.CooperativeMatrixLayoutRowMajor, spec.CooperativeMatrixLayoutColumnMajor}
	order, other := layouts[0], layouts[1]
	if f.columns {
		order, other = other, order
	}
	// The plain array has the scalars in the other order: lines are as long as the outer array.
	theirs, dense := m.slot(u.first, 0), int64(outer.Count)
	if m.probe.writes {
		e.storeMatrix(ours, e.loadMatrix(t, theirs, dense, other, size), stride, order, m.lineAlign(u))
		return
	}
	e.storeMatrix(theirs, e.loadMatrix(t, ours, stride, order, m.lineAlign(u)), dense, other, size)
}

func (e *emitter) matrixAttrs(ptr *ir.Value, layout spec.CooperativeMatrixLayout, align int64) []ir.NamedAttribute {
	attrs := []ir.NamedAttribute{ir.Named("matrix_layout", e.ctx.Enum(spirv.CooperativeMatrixLayoutAttr, uint64(layout)))}
	for _, a := range e.accessed(ptr, align, 0) {
		if a.Name == "memory_access" {
			a.Name = "memory_operand"
		}
		attrs = append(attrs, a)
	}
	return attrs
}

func (e *emitter) loadMatrix(t ir.Type, ptr *ir.Value, stride int64, layout spec.CooperativeMatrixLayout, align int64) *ir.Value {
	return e.b.Create(e.loc, spirv.KHRCooperativeMatrixLoad, []*ir.Value{ptr, e.constant(stride)}, []ir.Type{t}, e.matrixAttrs(ptr, layout, align)...).Result(0)
}

func (e *emitter) storeMatrix(ptr, v *ir.Value, stride int64, layout spec.CooperativeMatrixLayout, align int64) {
	e.b.Create(e.loc, spirv.KHRCooperativeMatrixStore, []*ir.Value{ptr, v, e.constant(stride)}, nil, e.matrixAttrs(ptr, layout, align)...)
}

// words returns a pointer to the first word of the matrix, in an array of words in the place of the block.
func (m *mover) words() *ir.Value {
	e := m.e
	if e.words == nil {
		t := spirv.StructOf(e.ctx, []spirv.Member{{Type: spirv.RuntimeArrayOf(e.ctx.I32(), 4)}}, true)
		e.words = e.bound("words", t, m.class, blockBinding)
	}
	n, _ := spirv.ConstantInt32(m.number)
	l := &m.leaves[m.u.first]
	at := l.at(int64(n) * m.u.inner[0])
	return e.pointer(e.words, e.ctx.I32(), e.constant(0), e.constant(at/4))
}

// place returns the number of an instance of a leaf in the plain array. Matrices are there in the other order.
func (k *kernel) place(leaf int, instance int64) int64 {
	u := &k.units[k.unitOf[leaf]]
	if !k.access.coop.takes(u.scalar) {
		return k.first[leaf] + instance
	}
	outer, per := int64(u.scalar.(*spirv.ArrayType).Count), u.inner[0]
	inner := per / outer
	n := instance % per
	return k.first[leaf] + instance - n + n%inner*outer + n/inner
}

// MatrixTypes returns block types with arrays of arrays that are cooperative matrices of a device, as identifiers spell them: each
// shape and type of elements in several places.
func MatrixTypes(info *runner.DeviceInfo) []string {
	shapes := map[string]bool{}
	var list []string
	add := func(rows, columns uint32, element string) {
		name := "[" + strconv.Itoa(int(rows)) + "][" + strconv.Itoa(int(columns)) + "]" + element
		if element == "" || shapes[name] {
			return
		}
		shapes[name] = true
		list = append(list, name)
	}
	each := func(rows, columns uint32, mlir string) {
		element := compactScalar(mlir)
		add(rows, columns, element)
		add(columns, rows, element)
	}
	for _, m := range info.Limits.CooperativeMatrixKHR {
		each(m.M, m.K, m.AType)
		each(m.K, m.N, m.BType)
		each(m.M, m.N, m.CType)
		each(m.M, m.N, m.ResultType)
	}
	if len(list) == 0 && slices.Contains(info.Capabilities, spec.CapabilityCooperativeMatrixKHR) {
		for _, element := range []string{"f16", "f32", "i8", "i32", "bf16", "f8E4M3FN", "f8E5M2"} {
			each(8, 8, element)
			each(16, 8, element)
			each(4, 32, element)
		}
	}
	var out []string
	for _, name := range list {
		wide := widened(name)
		for _, place := range []string{"{%}", "{v4f;%}", "{%;f}", "{i32;[2]{%;v4f}}", "{f;{v4i32;%};i32}", "{i32;[]%}", "{v4f@16;^@64;f@0}"} {
			out = append(out, strings.NewReplacer("%", name, "^", wide).Replace(place))
		}
	}
	return out
}

// widened returns the spelling of an array of arrays with strides: 16 bytes or more between the lines.
func widened(name string) string {
	t, err := parseBlock(newContext(), "{"+name+"}")
	if err != nil {
		return name
	}
	array := t.Members()[0].Type.(*spirv.ArrayType)
	size := scalarSize(coopScalar(array))
	inner := array.Element.(*spirv.ArrayType)
	stride := roundUp(int64(inner.Count)*size, coopAlign) + coopAlign
	wide := spirv.ArrayOf(spirv.ArrayOf(inner.Element, inner.Count, uint32(size)), array.Count, uint32(stride))
	text, _ := spell(nil, wide, nil)
	return string(text)
}

// compactScalar returns the spelling of a scalar in identifiers, or "" if it has none. Integers have no sign.
func compactScalar(mlir string) string {
	for _, s := range scalarNames {
		if s.mlir == strings.TrimLeft(mlir, "su") {
			return s.compact
		}
	}
	return ""
}
