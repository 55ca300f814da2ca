// Package advice finds the notes that help with a diagnostic: the name that the author may have meant, the target
// that has what is missing, or the language of the source. It uses the facts in the details of diagnostics. MLIR's
// tools, and those of spvc that replace them, do not have such notes.
package advice

import (
	"bytes"
	"slices"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// maxCandidates bounds the names that the advice for one compilation compares, because a source may have many
// wrong names and many candidates for each. The advice ends with the list that exceeds the bound.
const maxCandidates = 1 << 20

// Adviser advises about the diagnostics of one compilation.
type Adviser struct {
	// Source is the text of the program. It is nil for a program that was not read as text.
	Source []byte
	// Context holds the texts that locations point into. Without it, errors of the parser have no notes about later
	// versions of MLIR.
	Context *ir.Context
	// Device is set if the target is a device or was described by one.
	Device   bool
	begun    bool // after the first error
	compared int  // names
}

// Notes returns d with the notes that help with it.
func (a *Adviser) Notes(d *ir.Diagnostic) *ir.Diagnostic {
	text := a.about(d)
	if text == "" && len(d.Notes) == 0 {
		return d
	}
	more := *d
	more.Notes = make([]ir.Diagnostic, 0, len(d.Notes)+1)
	for _, n := range d.Notes {
		more.Notes = append(more.Notes, a.plain(n))
	}
	if text != "" {
		more.Notes = append(more.Notes, ir.Note(d.Loc, text))
	}
	return &more
}

// about returns the text that helps with an error, or "" if there is none.
func (a *Adviser) about(d *ir.Diagnostic) string {
	if d.Severity != ir.SeverityError {
		return ""
	}
	if !a.begun {
		a.begun = true
		if text := foreign(a.Source); text != "" {
			return text
		}
	}
	switch fact := d.Detail.(type) {
	case *ir.UnknownName:
		if a.elsewhere(fact) {
			return "'" + fact.Name + "' is in another module; move it into the gpu.module of the kernel"
		}
		return a.nearest(fact.Name, fact.Candidates)
	case *ir.MissingAttr:
		return a.missing(fact)
	case ir.Type:
		return wrongType(d.Op, fact)
	case *target.Lack:
		if len(d.Notes) == 0 {
			return a.remedy(fact)
		}
	}
	return ""
}

// nearest asks whether name is the misspelled one of the candidates, or returns "".
func (a *Adviser) nearest(name string, candidates func() []string) string {
	if a.compared > maxCandidates {
		return ""
	}
	names := candidates()
	a.compared += len(names)
	return editdist.Note("", name, names)
}

// missing asks whether an attribute of the operation is a misspelled one of those that it needs.
func (a *Adviser) missing(fact *ir.MissingAttr) string {
	for _, attr := range fact.Op.DiscardableAttrs() {
		if text := a.nearest(attr.Name, func() []string { return fact.Names }); text != "" {
			return text
		}
	}
	if slices.Contains(fact.Names, gpu.ContainerModuleName) {
		return "write `module attributes {gpu.container_module} { ... }` around the gpu.module and the host functions"
	}
	return ""
}

// wrongType returns the advice about an operation that refuses the type t, or "".
func wrongType(op string, t ir.Type) string {
	switch op {
	case memref.AtomicRMW.Name:
		if _, ok := t.(*ir.IndexType); ok {
			return "atomic operations on index do not exist; use elements of i32, or of i64 with --index-width=64, and arith.index_cast"
		}
	case memref.GenericAtomicRMW.Name:
		return "use elements of integers or floats; arith.index_cast converts values of index"
	}
	return ""
}

// elsewhere reports whether a module of kernels lacks a symbol that another module has.
func (a *Adviser) elsewhere(fact *ir.UnknownName) bool {
	if fact.Table == nil || !fact.Table.Is(gpu.Module) {
		return false
	}
	top := fact.Table
	for top.Parent() != nil {
		top = top.Parent()
	}
	found := false
	top.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if a.compared++; a.compared > maxCandidates {
			return ir.WalkInterrupt
		}
		if op == fact.Table {
			return ir.WalkSkip
		}
		if found = ir.SymbolName(op) == fact.Name; found {
			return ir.WalkInterrupt
		}
		if op.HasTrait(ir.SymbolTable) {
			return ir.WalkAdvance
		}
		return ir.WalkSkip
	})
	return found
}

// plain returns a note of the conversion in words that do not need knowledge of its patterns: without
// the names of patterns and of what they make, and with targets that have what this one lacks.
func (a *Adviser) plain(n ir.Diagnostic) ir.Diagnostic {
	fact, ok := n.Detail.(*rewrite.Refusal)
	if !ok {
		if advice, ok := n.Detail.(*notes.DeviceAdvice); ok {
			if n.Detail = nil; a.Device {
				n.Message = advice.Otherwise
			}
		}
		return n
	}
	lack, _ := fact.Detail.(*target.Lack)
	if n.Message = fact.Why; fact.Made != "" && lack != nil {
		n.Message = "it requires " + lack.String() + ", which the target lacks"
	}
	if text := a.remedy(lack); text != "" {
		n.Message += "; " + text
	}
	n.Detail = fact.Detail
	return n
}

// remedy names the oldest profile that has one of the missing capabilities or extensions, or the
// missing version, or else devices. If the target is a device, it says that this device does not have it. It returns
// "" if lack is nil or states another reason.
func (a *Adviser) remedy(lack *target.Lack) string {
	if lack == nil || len(lack.Capabilities) == 0 && len(lack.Extensions) == 0 && lack.Version == 0 {
		return ""
	}
	if slices.Contains(lack.Capabilities, spec.CapabilityKernel) && len(lack.Capabilities) == 1 {
		return "it is for OpenCL kernels, and the target runs shaders"
	}
	if a.Device {
		return "the device that the target describes does not have it"
	}
	for _, name := range target.Profiles() {
		env, err := target.Profile(name)
		if err != nil {
			continue
		}
		_, capable := env.Allows(lack.Capabilities)
		_, extended := env.AllowsExt(lack.Extensions)
		if (capable || len(lack.Capabilities) == 0) && (extended || len(lack.Extensions) == 0) && env.Version() >= lack.Version {
			return "--target=" + name + " has it"
		}
	}
	return "no profile has it, but a device may: --target=device"
}

// foreign returns a hint if a source is not MLIR but another language of kernels, or a binary.
func foreign(source []byte) string {
	head := source[:min(len(source), 4096)]
	has := func(text string) bool { return bytes.Contains(head, []byte(text)) }
	switch {
	case bytes.HasPrefix(head, []byte{3, 2, 0x23, 7}), bytes.HasPrefix(head, []byte{7, 0x23, 2, 3}):
		return "this is a SPIR-V binary; `spvc translate --deserialize-spirv` makes MLIR of it, and `spvc reflect`, `val` and `dis` read it"
	case has("#version "):
		return "this is GLSL; spvc reads MLIR. A compiler of GLSL, such as glslangValidator, makes a SPIR-V binary of it, which spvc can read"
	case has("@compute") && has("fn "), has("@group("):
		return "this is WGSL; spvc reads MLIR. A compiler of WGSL, such as naga or tint, makes a SPIR-V binary of it, which spvc can read"
	case has("__kernel"), has("__global__"), has("[numthreads("):
		return "this is a kernel in another language (OpenCL C, CUDA or HLSL); spvc reads MLIR, and SPIR-V binaries of other compilers"
	}
	return ""
}
