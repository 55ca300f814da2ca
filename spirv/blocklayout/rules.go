// Package blocklayout lays out shader-interface blocks: it gives structs their member
// offsets and arrays their strides by the rule set that the storage class and the
// target environment call for. The rules are those of the Vulkan specification,
// "Offset and Stride Assignment".
package blocklayout

import (
	"errors"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Rules is a set of layout rules.
type Rules uint8

const (
	// Std430 is the base alignment: vec3 and vec4 align to four components.
	Std430 Rules = iota
	// Std140 is the extended alignment: arrays and structs also align to 16 bytes.
	Std140
	// Scalar aligns everything to its largest scalar. A member may start in the tail
	// padding of the struct or array before it.
	Scalar
	// C is Scalar with structs padded to their alignment, as in C and Go.
	C
	// MLIR is the layout that MLIR assigns in every storage class: base alignment,
	// but each array stride is the element's size. Vulkan rejects some of these
	// layouts. The rule set exists so that MLIR's tests produce the same bytes.
	MLIR
)

var ruleNames = [...]string{"std430", "std140", "scalar", "c", "mlir"}

// String returns the name of the rule set, such as "std430".
func (r Rules) String() string { return ruleNames[r] }

// ParseRules returns the rule set called name, or false if there is none.
func ParseRules(name string) (Rules, bool) {
	for i, n := range ruleNames {
		if n == name {
			return Rules(i), true
		}
	}
	return 0, false
}

// NeedsLayout reports whether objects in storage class sc are blocks that need an
// explicit layout on target env.
func NeedsLayout(sc spec.StorageClass, env *target.Env) bool {
	switch sc {
	case spec.StorageClassStorageBuffer, spec.StorageClassUniform, spec.StorageClassPushConstant,
		spec.StorageClassPhysicalStorageBuffer, spec.StorageClassShaderRecordBufferKHR:
		return true
	case spec.StorageClassWorkgroup:
		return env.Layout().WorkgroupExplicitLayout
	}
	return false
}

// RulesFor returns the rule set for blocks in storage class sc: the rule set that env
// requests, or else the first in the list of docs/layout.md that applies. If the
// features of env do not allow the requested rule set, the error is a *DemandError.
// bufferBlock marks Uniform blocks with the old BufferBlock decoration, which are
// storage buffers.
func RulesFor(sc spec.StorageClass, env *target.Env, bufferBlock bool) (Rules, error) {
	f := env.Layout()
	scalar := f.ScalarBlockLayout
	feature := "scalarBlockLayout"
	if sc == spec.StorageClassWorkgroup {
		scalar, feature = f.WorkgroupScalarBlockLayout, "workgroupMemoryExplicitLayoutScalarBlockLayout"
	}
	extended := sc == spec.StorageClassUniform && !bufferBlock && !f.UniformBufferStandardLayout
	if f.BlockLayout != "" {
		return demanded(f.BlockLayout, sc, scalar, feature, extended)
	}
	switch {
	case scalar:
		return Scalar, nil
	case extended:
		return Std140, nil
	}
	return Std430, nil
}

// DemandError means that a target environment requests a rule set that its features do
// not allow.
type DemandError struct {
	// Layout is the requested rule set. Feature is the missing feature, in Vulkan's
	// spelling.
	Layout  target.BlockLayout
	Storage spec.StorageClass
	Feature string
}

// Error returns a message that names the rule set and the feature.
func (e *DemandError) Error() string {
	return "block layout \"" + string(e.Layout) + "\" in storage class " + e.Storage.String() + " needs the feature " + e.Feature
}

// Lack returns what the target lacks.
func (e *DemandError) Lack() *target.Lack { return &target.Lack{Feature: e.Feature} }

// Report emits the error at op. Notes point to the attribute that requests the rule set
// and to the features of the target. Report returns false.
func (e *DemandError) Report(op *ir.Operation) bool {
	var notes []ir.Diagnostic
	demands, allows := spirv.Demand(op)
	if demands != nil {
		notes = append(notes, ir.Note(demands.Loc(), "block layout \""+string(e.Layout)+"\" is demanded here"))
	}
	if allows != nil {
		notes = append(notes, ir.Note(allows.Loc(), "the target is described here, without "+e.Feature))
	}
	return op.EmitErrorDetail(e.Lack(), e.Error(), notes...)
}

// EmptyAlign returns the alignment, in bytes, of an empty struct in storage class sc:
// the size of the smallest scalar that the capabilities of env permit there.
func EmptyAlign(sc spec.StorageClass, env *target.Env) int64 {
	bytes, halves := spec.CapabilityUniformAndStorageBuffer8BitAccess, spec.CapabilityUniformAndStorageBuffer16BitAccess
	switch sc {
	case spec.StorageClassStorageBuffer, spec.StorageClassPhysicalStorageBuffer, spec.StorageClassShaderRecordBufferKHR:
		bytes, halves = spec.CapabilityStorageBuffer8BitAccess, spec.CapabilityStorageBuffer16BitAccess
	case spec.StorageClassPushConstant:
		bytes, halves = spec.CapabilityStoragePushConstant8, spec.CapabilityStoragePushConstant16
	case spec.StorageClassWorkgroup:
		bytes, halves = spec.CapabilityWorkgroupMemoryExplicitLayout8BitAccessKHR, spec.CapabilityWorkgroupMemoryExplicitLayout16BitAccessKHR
	}
	switch {
	case env.Has(bytes):
		return 1
	case env.Has(halves):
		return 2
	}
	return 4
}

// demanded checks the rule set that the target requests by name.
func demanded(name target.BlockLayout, sc spec.StorageClass, scalar bool, feature string, extended bool) (Rules, error) {
	r, ok := ParseRules(string(name))
	if !ok || r == MLIR {
		return 0, errors.New("unknown block layout \"" + string(name) + "\"")
	}
	if (r == Scalar || r == C) && !scalar {
		return 0, &DemandError{name, sc, feature}
	}
	if r == Std430 && extended {
		return 0, &DemandError{name, sc, "uniformBufferStandardLayout"}
	}
	return r, nil
}
