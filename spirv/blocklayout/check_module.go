package blocklayout

import (
	"errors"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Finding is a violation in a module.
type Finding struct {
	Violation
	// Op is the variable of the wrong type, or the operation that makes a pointer to
	// it. Class is the storage class.
	Op    *ir.Operation
	Class spec.StorageClass
	// Also is a variable in another storage class, AlsoClass, whose rules the same
	// struct meets; nil if there is none.
	Also      *ir.Operation
	AlsoClass spec.StorageClass
	demand    *DemandError // set if the violated rule is Demand
}

// CheckModule checks the types of the variables of a spirv.module, and the types behind
// its PhysicalStorageBuffer pointers. A block must have an explicit layout that follows
// the rules of its storage class; any other variable must not have a layout. The
// findings are in the order of the operations. env is the module's target. CheckModule
// finds nothing in OpenCL kernels, because they have no blocks.
func CheckModule(module *ir.Operation, env *target.Env) []Finding {
	var uses []*ir.Operation
	module.Walk(func(op *ir.Operation) {
		if IsUse(op) {
			uses = append(uses, op)
		}
	})
	return CheckUses(module, uses, env)
}

// IsUse reports whether op declares a variable or makes a PhysicalStorageBuffer pointer, so that
// CheckModule checks its type.
func IsUse(op *ir.Operation) bool {
	if op.Is(spirv.GlobalVariable) || op.Is(spirv.Variable) {
		return true
	}
	for i := range op.NumResults() {
		if p, ok := op.Result(i).Type().(*spirv.PointerType); ok && p.Storage == spec.StorageClassPhysicalStorageBuffer {
			return true
		}
	}
	return false
}

// CheckUses is CheckModule for a caller that already has the operations for which IsUse returns true. uses has them in the order of a walk.
func CheckUses(module *ir.Operation, uses []*ir.Operation, env *target.Env) []Finding {
	c := &moduleChecker{env: env, version: env.Version(), seen: map[use]bool{}, firsts: map[*spirv.StructType][]reach{},
		laidOut: map[ir.Type]bool{}, failed: map[reach]bool{}, nested: map[*spirv.StructType]*ir.Operation{}}
	if vce, ok := module.Attr("vce_triple").(*spirv.VCE); ok {
		c.version = vce.Version
		c.workgroup = hasCapability(vce.Capabilities, spec.CapabilityWorkgroupMemoryExplicitLayoutKHR)
		if hasCapability(vce.Capabilities, spec.CapabilityKernel) && !hasCapability(vce.Capabilities, spec.CapabilityShader) {
			return nil
		}
	} else {
		c.workgroup = env.Layout().WorkgroupExplicitLayout
	}
	for _, op := range uses {
		if a, ok := op.Attr("type").(*ir.TypeAttr); ok && op.Is(spirv.GlobalVariable) {
			if p, ok := a.Value.(*spirv.PointerType); ok {
				c.variable(op, p)
			}
		}
		for i := range op.NumResults() {
			p, ok := op.Result(i).Type().(*spirv.PointerType)
			switch {
			case !ok:
			case op.Is(spirv.Variable):
				c.variable(op, p)
			case p.Storage == spec.StorageClassPhysicalStorageBuffer:
				c.pointee(op, p)
			}
		}
		c.drain()
	}
	c.conflicts()
	for _, b := range c.blocks {
		if in := c.nested[b.parent]; in != nil {
			c.addRule(b.op, b.class, BlockNested, "the struct is a block here and a member of another block, '"+in.Name()+"' "+
				ir.SymbolName(in)+"; the two need types of their own, since a Block must not be nested in a Block")
		}
	}
	return c.out
}

// Report emits the findings as errors at their operations. A note points to the
// variable whose rules the same struct meets, or to the attribute that requests a rule
// set that the target does not support. Report returns true if fs is empty.
func Report(fs []Finding) bool {
	for i := range fs {
		f := &fs[i]
		if f.demand != nil {
			f.demand.Report(f.Op)
			continue
		}
		msg := "block layout in storage class " + f.Class.String() + ": " + f.Violation.String()
		if f.Also == nil {
			f.Op.EmitError(msg)
			continue
		}
		f.Op.EmitError(msg, ir.Note(f.Also.Loc(), "the same struct is in a block of storage class "+f.AlsoClass.String()+" here and follows its rules; give each block a struct type of its own"))
	}
	return len(fs) == 0
}

func hasCapability(caps []spec.Capability, want spec.Capability) bool {
	for _, c := range caps {
		if c == want {
			return true
		}
		for _, implied := range spec.AppendImplied(nil, c) {
			if implied == want {
				return true
			}
		}
	}
	return false
}

// use is a type in a storage class.
type use struct {
	typ   ir.Type
	class spec.StorageClass
}

// reach records that op is the first operation through which a storage class uses a
// struct.
type reach struct {
	parent *spirv.StructType
	class  spec.StorageClass
	op     *ir.Operation
}

type moduleChecker struct {
	env       *target.Env
	version   spec.Version
	workgroup bool // WorkgroupMemoryExplicitLayoutKHR is declared
	seen      map[use]bool
	// firsts holds the storage classes that use a struct. wrong holds, with a nil op,
	// the storage classes whose rules the struct violates.
	firsts  map[*spirv.StructType][]reach
	failed  map[reach]bool
	laidOut map[ir.Type]bool                    // cache of hasLayout
	queue   []reach                             // blocks behind pointers that are still to be checked
	blocks  []reach                             // the structs of blocks, in the order of their first variables
	nested  map[*spirv.StructType]*ir.Operation // structs that are members of blocks, with the first variable that uses each
	out     []Finding
}

func (c *moduleChecker) add(op *ir.Operation, class spec.StorageClass, v Violation) {
	c.out = append(c.out, Finding{Violation: v, Op: op, Class: class})
	if v.Struct != nil {
		c.failed[reach{parent: v.Struct, class: class}] = true
	}
}

func (c *moduleChecker) addRule(op *ir.Operation, class spec.StorageClass, r Rule, msg string) {
	c.add(op, class, Violation{Rule: r, Member: -1, Found: -1, Want: -1, VUID: ruleRows[r].vuid, Msg: msg})
}

// variable checks the type of a variable. It reports each type once per storage class.
func (c *moduleChecker) variable(op *ir.Operation, p *spirv.PointerType) {
	t, class := p.Pointee, p.Storage
	if c.seen[use{t, class}] {
		return
	}
	c.seen[use{t, class}] = true
	switch class {
	case spec.StorageClassStorageBuffer, spec.StorageClassUniform:
		c.block(op, class, c.descriptor(op, class, t))
	case spec.StorageClassPushConstant, spec.StorageClassShaderRecordBufferKHR, spec.StorageClassPhysicalStorageBuffer:
		c.block(op, class, t)
	case spec.StorageClassWorkgroup:
		if _, ok := t.(*spirv.StructType); ok && c.workgroup && c.hasLayout(t, 0) {
			c.block(op, class, t)
			return
		}
		c.forbidden(op, class, t, "without the capability WorkgroupMemoryExplicitLayoutKHR, and outside of blocks, ")
	case spec.StorageClassFunction, spec.StorageClassPrivate:
		if c.version > spec.V1_4 {
			c.forbidden(op, class, t, "after SPIR-V 1.4 ")
		}
	case spec.StorageClassUniformConstant:
		c.forbidden(op, class, t, "")
	}
}

func (c *moduleChecker) forbidden(op *ir.Operation, class spec.StorageClass, t ir.Type, when string) {
	if c.hasLayout(t, 0) {
		c.addRule(op, class, Forbidden, "the type has offsets or strides; "+when+"those of storage class "+class.String()+" must have none")
	}
}

// descriptor returns the block type of a variable that is a block or an array of
// blocks. An array of descriptors is not in memory, so it has no stride.
func (c *moduleChecker) descriptor(op *ir.Operation, class spec.StorageClass, t ir.Type) ir.Type {
	for {
		stride := uint32(0)
		switch a := t.(type) {
		case *spirv.ArrayType:
			t, stride = a.Element, a.Stride
		case *spirv.RuntimeArrayType:
			t, stride = a.Element, a.Stride
		default:
			return t
		}
		if stride != 0 && isStruct(baseElement(t)) {
			c.addRule(op, class, Forbidden, "an array of descriptors lies in no memory and must have no ArrayStride")
		}
	}
}

func isStruct(t ir.Type) bool {
	_, ok := t.(*spirv.StructType)
	return ok
}

// block checks a block and the blocks that it points to.
func (c *moduleChecker) block(op *ir.Operation, class spec.StorageClass, t ir.Type) {
	if !isStruct(t) && class != spec.StorageClassPhysicalStorageBuffer {
		v := Violation{Rule: BlockType, Member: -1, Found: -1, Want: -1, VUID: ruleRows[BlockType].vuid,
			Msg: "a variable in storage class " + class.String() + " must be a struct with members, but its type is '" + typeText(t) + "'"}
		if class == spec.StorageClassPushConstant {
			v.VUID = "VUID-StandaloneSpirv-PushConstant-06808"
		}
		c.add(op, class, v)
		return
	}
	for _, v := range Check(t, CheckOptions{Class: class, Env: c.env}) {
		c.add(op, class, v)
	}
	if _, err := RulesFor(class, c.env, false); err != nil {
		errors.As(err, &c.out[len(c.out)-1].demand)
		return
	}
	c.reached(op, class, t, 0)
	if s, ok := t.(*spirv.StructType); ok {
		c.blocks = append(c.blocks, reach{s, class, op})
	}
}

// pointee checks the type behind a PhysicalStorageBuffer pointer if that type is a
// block.
func (c *moduleChecker) pointee(op *ir.Operation, p *spirv.PointerType) {
	u := use{p.Pointee, p.Storage}
	if isStruct(p.Pointee) && !c.seen[u] {
		c.seen[u] = true
		c.queue = append(c.queue, reach{p.Pointee.(*spirv.StructType), p.Storage, op})
	}
}

func (c *moduleChecker) drain() {
	for len(c.queue) > 0 {
		r := c.queue[len(c.queue)-1]
		c.queue = c.queue[:len(c.queue)-1]
		c.block(r.op, r.class, r.parent)
	}
}

// reached records the structs that a block contains, and follows pointers.
func (c *moduleChecker) reached(op *ir.Operation, class spec.StorageClass, t ir.Type, depth int) {
	if depth > maxDepth {
		return
	}
	switch t := baseElement(t).(type) {
	case *spirv.PointerType:
		if t.Storage == spec.StorageClassPhysicalStorageBuffer {
			c.pointee(op, t)
		}
	case *spirv.StructType:
		if depth > 0 && c.nested[t] == nil {
			c.nested[t] = op
		}
		for _, r := range c.firsts[t] {
			if r.class == class {
				return
			}
		}
		c.firsts[t] = append(c.firsts[t], reach{t, class, op})
		for i := range t.Members() {
			c.reached(op, class, t.Members()[i].Type, depth+1)
		}
	}
}

// conflicts searches, for each finding, another storage class whose rules the struct
// meets.
func (c *moduleChecker) conflicts() {
	for i := range c.out {
		f := &c.out[i]
		if f.Struct == nil {
			continue
		}
		for _, r := range c.firsts[f.Struct] {
			if r.class != f.Class && !c.failed[reach{parent: f.Struct, class: r.class}] {
				f.Also, f.AlsoClass = r.op, r.class
				break
			}
		}
	}
}

// hasLayout reports whether t contains offsets, strides or matrix decorations. It does
// not look at structs behind pointers.
func (c *moduleChecker) hasLayout(t ir.Type, depth int) bool {
	if depth > maxDepth {
		return false
	}
	switch t := t.(type) {
	case *spirv.ArrayType:
		return t.Stride != 0 || c.hasLayout(t.Element, depth+1)
	case *spirv.RuntimeArrayType:
		return t.Stride != 0 || c.hasLayout(t.Element, depth+1)
	case *spirv.StructType:
		has, known := c.laidOut[t]
		if known {
			return has
		}
		has = t.HasOffset()
		for i := range t.Members() {
			m := &t.Members()[i]
			if has {
				break
			}
			has = len(withoutLayout(m.Decorations)) != len(m.Decorations) || c.hasLayout(m.Type, depth+1)
		}
		c.laidOut[t] = has
		return has
	}
	return false
}
