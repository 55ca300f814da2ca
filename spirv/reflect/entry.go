package reflect

import (
	"strconv"

	"github.com/spvc/spvc/spirv/spec"
)

// Mode is an execution mode of an entry point.
type Mode struct {
	Mode spec.ExecutionMode
	// Operands are in the order of the instruction.
	Operands []ModeOperand
}

// ModeOperand is an operand of an execution mode.
type ModeOperand struct {
	// Value is a literal, or the value of a constant with all specialization constants
	// at their defaults.
	Value uint64
	// Text is the name of Value if it is an enumerant, or the type that VecTypeHint
	// encodes. No mode has a string.
	Text string
	// Specs are the SpecIds that Value depends on, and By how.
	Specs []uint32
	By    *Expression
}

// Name returns the mode's name in the grammar.
func (m *Mode) Name() string { return spec.KindExecutionMode.Ratified(uint32(m.Mode)) }

// String returns a text such as `OutputVertices 3` or `LocalSizeId 64 (SpecId 7) 1 1`.
func (m *Mode) String() string {
	b := []byte(m.Name())
	for i := range m.Operands {
		o := &m.Operands[i]
		if b = append(b, ' '); o.Text != "" {
			b = append(b, o.Text...)
		} else {
			b = strconv.AppendUint(b, o.Value, 10)
		}
		b = appendSpecs(b, o.Specs)
	}
	return string(b)
}

// appendSpecs appends the SpecIds that a value depends on, in parentheses.
func appendSpecs(b []byte, specs []uint32) []byte {
	for i, id := range specs {
		if i == 0 {
			b = append(b, " (SpecId "...)
		} else {
			b = append(b, ", "...)
		}
		b = strconv.AppendUint(b, uint64(id), 10)
	}
	if len(specs) > 0 {
		b = append(b, ')')
	}
	return b
}

// Parameter is a parameter of a kernel. OpenCL's hosts set parameters by index.
type Parameter struct {
	// Name is the OpName, if any.
	Name string
	// Type is the declared type. A struct that is passed by value is a pointer with
	// ByValue.
	Type *Type
	// ByValue is true if the host passes the value itself and not a pointer to it. It
	// is false only for pointers that are not declared as passed by value.
	ByValue bool
	// Attributes are the function parameter attributes.
	Attributes []spec.FunctionParameterAttribute
	// Qualifiers are decorations such as Constant, Restrict and Volatile.
	Qualifiers []spec.Decoration
	// Alignment is the alignment in bytes of the memory that a pointer points to, or 0.
	Alignment uint32
}

// Passed returns the type that the host passes: the pointee of a pointer passed by
// value, or else Type.
func (p *Parameter) Passed() *Type {
	if p.ByValue && p.Type.Kind == PointerType && p.Type.Elem != nil {
		return p.Type.Elem
	}
	return p.Type
}

// hasLocalSize reports whether invocations of an execution model are grouped into
// workgroups.
func hasLocalSize(m spec.ExecutionModel) bool {
	switch m {
	case spec.ExecutionModelGLCompute, spec.ExecutionModelKernel, spec.ExecutionModelTaskNV, spec.ExecutionModelMeshNV,
		spec.ExecutionModelTaskEXT, spec.ExecutionModelMeshEXT:
		return true
	}
	return false
}

// entryScan holds data on the function of an entry point while the module is read.
// Several entry points can have the same function.
type entryScan struct {
	modes  []Mode
	size   [3]uint32 // the operands of LocalSize or LocalSizeId
	byID   bool
	stated bool // whether there is such a mode
	params []uint32
	types  []uint32
	made   []Parameter
}

func (r *reflector) entry(function uint32) *entryScan {
	e := r.entryScans[function]
	if e == nil {
		e = &entryScan{}
		r.entryScans[function] = e
	}
	return e
}

func (r *reflector) scanEntry(args []uint32) {
	name, n := literalString(args[2:])
	r.m.EntryPoints = append(r.m.EntryPoints, EntryPoint{Name: name, Model: spec.ExecutionModel(args[0])})
	r.entries = append(r.entries, args[1])
	r.interfaces = append(r.interfaces, args[2+n:])
	r.entry(args[1])
}

// scanMode keeps the words of a mode, because the module may define the constants in
// them later.
func (r *reflector) scanMode(op spec.Opcode, args []uint32) {
	e := r.entry(args[0])
	m := Mode{Mode: spec.ExecutionMode(args[1])}
	for i, w := range args[2:] {
		o := ModeOperand{Value: uint64(w)}
		if op == spec.OpExecutionMode {
			o.Text = literalMode(m.Mode, i, args[2:])
		}
		m.Operands = append(m.Operands, o)
	}
	e.modes = append(e.modes, m)
	if op == spec.OpExecutionModeId {
		r.modeIDs = append(r.modeIDs, modeID{e, len(e.modes) - 1})
	}
	if m.Mode == spec.ExecutionModeLocalSize || m.Mode == spec.ExecutionModeLocalSizeId {
		if len(args) >= 5 {
			e.size, e.byID, e.stated = [3]uint32(args[2:5]), op == spec.OpExecutionModeId, true
		}
	}
}

// modeID is an execution mode with id operands.
type modeID struct {
	entry *entryScan
	at    int
}

// literalMode returns the text of a mode's operand at an index, or "" if the operand is
// a plain number.
func literalMode(m spec.ExecutionMode, index int, words []uint32) string {
	row := spec.KindExecutionMode.Enumerant(uint32(m))
	if row == nil || index >= len(row.Params) {
		return ""
	}
	if m == spec.ExecutionModeVecTypeHint {
		return vectorHint(words[index])
	}
	k := row.Params[index].Kind
	switch k.Category() {
	case spec.ValueEnum, spec.BitEnum:
		return k.Format(words[index])
	}
	return ""
}

// vectorHint returns the text of VecTypeHint's operand. The upper half is the number of
// components, the lower half the number of their type.
func vectorHint(w uint32) string {
	types := [...]string{"i8", "i16", "i32", "i64", "f16", "f32", "f64"}
	n, t := w>>16, w&0xffff
	switch {
	case int(t) >= len(types):
		return ""
	case n < 2:
		return types[t]
	}
	return "vec" + strconv.Itoa(int(n)) + " of " + types[t]
}

// finishModes resolves the constants that modes refer to.
func (r *reflector) finishModes() {
	for _, m := range r.modeIDs {
		operands := m.entry.modes[m.at].Operands
		for i := range operands {
			o := &operands[i]
			id := uint32(o.Value)
			c := r.get(id)
			o.Value, o.Specs, o.By = c.value, r.constantOf(id).specs, r.constantOf(id).decidedBy()
			switch {
			case c.typ != nil:
				o.Text = c.typ.String()
			case c.kind != kindConstant:
				o.Text = "%" + strconv.FormatUint(uint64(id), 10)
			}
		}
	}
}

// finishSize sets the workgroup size of entry point i from its modes. It resolves
// LocalSizeId and the WorkgroupSize built-in, which takes precedence.
func (r *reflector) finishSize(i int) {
	e, scan := &r.m.EntryPoints[i], r.entry(r.entries[i])
	e.Modes = scan.modes
	if !hasLocalSize(e.Model) {
		return
	}
	e.LocalSize = scan.size
	var size [3]*constant
	switch c := r.get(r.sizeConst); {
	case r.sizeConst != 0 && c.kind == kindComposite:
		for d := range size {
			size[d] = r.constantOf(r.sizeConst).part(uint32(d))
		}
	case scan.byID:
		for d, id := range scan.size {
			size[d] = r.constantOf(id)
		}
	default:
		return
	}
	ones := true // by default
	for d, c := range size {
		if c == nil {
			c = &constant{}
		}
		e.LocalSize[d] = uint32(c.bits)
		e.LocalSizeSpecs[d], e.LocalSizeBy[d], e.localSizeSpec[d] = c.specs, c.decidedBy(), c.direct
		ones = ones && c.initial == 1
	}
	ids := e.localSizeSpec
	e.SizeAtLaunch = !scan.stated && ones && ids[0].present && ids[1].present && ids[2].present &&
		ids[0] != ids[1] && ids[1] != ids[2] && ids[0] != ids[2]
}

// finishFixed restores the sizes that entry points state where others leave theirs to the
// host. The constants of the built-in hold for each of them. Compilers of other languages
// also state a size beside the constants, but then they do so for each entry point.
func (r *reflector) finishFixed() {
	open := false
	for i := range r.m.EntryPoints {
		open = open || r.m.EntryPoints[i].SizeAtLaunch
	}
	for i := range r.m.EntryPoints {
		e, scan := &r.m.EntryPoints[i], r.entry(r.entries[i])
		if open && hasLocalSize(e.Model) && scan.stated && !scan.byID {
			e.LocalSize, e.fixedSize = scan.size, true
		}
	}
}

// finishParameters describes the parameters of the kernel with entry point i.
func (r *reflector) finishParameters(i int) {
	e, scan := &r.m.EntryPoints[i], r.entry(r.entries[i])
	if scan.made == nil {
		for k, id := range scan.params {
			at := r.get(id)
			p := Parameter{Name: at.name, Type: r.typeOf(scan.types[k]), Qualifiers: at.decor.qualifiers.list(), Alignment: at.decor.alignment}
			for bit := range uint32(16) {
				if at.decor.attrs>>bit&1 != 0 {
					p.Attributes = append(p.Attributes, spec.FunctionParameterAttribute(bit))
				}
			}
			byVal := at.decor.attrs>>uint32(spec.FunctionParameterAttributeByVal)&1 != 0
			p.ByValue = p.Type.Kind != PointerType || byVal
			scan.made = append(scan.made, p)
		}
	}
	e.Parameters = scan.made
}
