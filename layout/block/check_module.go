package block

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
	// Op is the variable, or the operation that makes the pointer, whose type is
	// wrong; Class its storage class.
	Op    *ir.Operation
	Class spec.StorageClass
	// Also is a variable in another storage class, AlsoClass, by whose rules the same
	// struct is right; nil if there is none.
	Also      *ir.Operation
	AlsoClass spec.StorageClass
	demand    *DemandError // of a violation of the rule Demand
}

// CheckModule checks the types of the variables of a spirv.module, and what
// PhysicalStorageBuffer pointers in it point to: blocks have an explicit layout that
// is right by the rules of their storage class, and no other variable has one. The
// findings are in the order of the operations; env is the module's target. Kernels of
// OpenCL have no blocks and no such rules.
func CheckModule(module *ir.Operation, env *target.Env) []Finding {
	c := &moduleChecker{env: env, version: env.Version(), seen: map[use]bool{}, firsts: map[*spirv.StructType][]reach{},
		laidOut: map[ir.Type]bool{}, wrong: map[reach]bool{}, nested: map[*spirv.StructType]*ir.Operation{}}
	if vce, ok := module.Attr("vce_triple").(*spirv.VCE); ok {
		c.version = vce.Version
		c.workgroup = hasCapability(vce.Capabilities, spec.CapabilityWorkgroupMemoryExplicitLayoutKHR)
		if hasCapability(vce.Capabilities, spec.CapabilityKernel) && !hasCapability(vce.Capabilities, spec.CapabilityShader) {
			return nil
		}
	} else {
		c.workgroup = env.Layout().WorkgroupExplicitLayout
	}
	module.Walk(func(op *ir.Operation) {
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
	})
	c.conflicts()
	for _, b := range c.blocks {
		if in := c.nested[b.in]; in != nil {
			c.addRule(b.op, b.class, BlockNested, "the struct is a block here and a member of another block, '"+in.Name()+"' "+
				ir.SymbolName(in)+"; the two need types of their own, since a Block must not be nested in a Block")
		}
	}
	return c.out
}

// Report emits the findings as errors at their operations, with a note at the
// variable by whose rules the same struct is right, or at what demands a rule set that
// the target has not. It returns true if there are none.
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
		f.Op.EmitError(msg, ir.Note(f.Also.Loc(), "the same struct is in a block of storage class "+f.AlsoClass.String()+" here, by whose rules it is right; the two need types of their own"))
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

// reach is a storage class in which a struct is reached, first through op.
type reach struct {
	in    *spirv.StructType
	class spec.StorageClass
	op    *ir.Operation
}

type moduleChecker struct {
	env       *target.Env
	version   spec.Version
	workgroup bool // WorkgroupMemoryExplicitLayoutKHR is declared
	seen      map[use]bool
	// firsts are the storage classes that reach a struct; wrong those in which a rule
	// is broken in it, with a nil op.
	firsts  map[*spirv.StructType][]reach
	wrong   map[reach]bool
	laidOut map[ir.Type]bool                    // memo of hasLayout
	queue   []reach                             // blocks behind pointers, to check
	blocks  []reach                             // the structs of blocks, in the order of their first variables
	nested  map[*spirv.StructType]*ir.Operation // members of blocks, by the first variable
	out     []Finding
}

func (c *moduleChecker) add(op *ir.Operation, class spec.StorageClass, v Violation) {
	c.out = append(c.out, Finding{Violation: v, Op: op, Class: class})
	if v.Struct != nil {
		c.wrong[reach{in: v.Struct, class: class}] = true
	}
}

func (c *moduleChecker) addRule(op *ir.Operation, class spec.StorageClass, r Rule, msg string) {
	c.add(op, class, Violation{Rule: r, Member: -1, Found: -1, Want: -1, VUID: ruleRows[r].vuid, Msg: msg})
}

// variable checks the type of a variable. Each type is reported once in a storage
// class.
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

// descriptor returns what a variable that may be an array of descriptors has blocks
// of. The array itself lies in no memory and has no stride.
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

// block checks a block and what it points to.
func (c *moduleChecker) block(op *ir.Operation, class spec.StorageClass, t ir.Type) {
	if !isStruct(t) && class != spec.StorageClassPhysicalStorageBuffer {
		v := Violation{Rule: BlockType, Member: -1, Found: -1, Want: -1, VUID: ruleRows[BlockType].vuid,
			Msg: "the variable must be a struct with members in storage class " + class.String() + ", and is of type '" + typeText(t) + "'"}
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

// pointee checks what a PhysicalStorageBuffer pointer points to, if that is a block.
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
		c.block(r.op, r.class, r.in)
	}
}

// reached notes the structs that a block holds, and follows pointers.
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

// conflicts finds for each finding another storage class in which its struct is right.
func (c *moduleChecker) conflicts() {
	for i := range c.out {
		f := &c.out[i]
		if f.Struct == nil {
			continue
		}
		for _, r := range c.firsts[f.Struct] {
			if r.class != f.Class && !c.wrong[reach{in: f.Struct, class: r.class}] {
				f.Also, f.AlsoClass = r.op, r.class
				break
			}
		}
	}
}

// hasLayout tells whether t has offsets, strides or matrix decorations anywhere.
// Structs behind pointers are not in t.
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
			has = len(plain(m.Decorations)) != len(m.Decorations) || c.hasLayout(m.Type, depth+1)
		}
		c.laidOut[t] = has
		return has
	}
	return false
}
