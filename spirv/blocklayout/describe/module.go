package describe

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Classes returns the storage classes of blocks that this package can describe.
func Classes() []spec.StorageClass {
	return []spec.StorageClass{spec.StorageClassStorageBuffer, spec.StorageClassUniform, spec.StorageClassPushConstant,
		spec.StorageClassPhysicalStorageBuffer, spec.StorageClassWorkgroup, spec.StorageClassShaderRecordBufferKHR}
}

// Modules returns the blocks of the spirv modules in top, in their order: the blocks of
// global variables, and the blocks that their PhysicalStorageBuffer pointers reach. It
// lists each type once for each variable. env is the target. If env is nil, Modules
// uses the module's own target, or else fallback with the layout features that the
// module states.
func Modules(top *ir.Operation, env, fallback *target.Env) []*Subject {
	c := &collector{}
	top.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if !op.Is(spirv.Module) {
			return ir.WalkAdvance
		}
		c.name = op.StringAttr("sym_name")
		c.env, c.listed = ModuleEnv(op, env, fallback), map[*spirv.StructType]bool{}
		for b := op.Region(0).First(); b != nil; b = b.Next() {
			for inner := b.First(); inner != nil; inner = inner.Next() {
				c.variable(inner)
			}
		}
		return ir.WalkSkip
	})
	return c.subjects
}

// ModuleEnv returns the target of a module: env if it is not nil, or else the module's
// own target, or else fallback with the layout features that the module states.
func ModuleEnv(module *ir.Operation, env, fallback *target.Env) *target.Env {
	own := spirv.EnvFor(module)
	if env == nil {
		if spirv.LookupTargetEnv(module) != nil {
			return own
		}
		c := fallback.Config()
		c.Layout = own.Layout()
		return target.New(c)
	}
	c, stated := env.Config(), own.Layout()
	if c.Layout.BlockLayout == "" {
		c.Layout.BlockLayout = stated.BlockLayout
	}
	c.Layout.Alignments = stated.Alignments
	if c.Layout == env.Layout() {
		return env
	}
	return target.New(c)
}

type collector struct {
	name     string // the name of the module
	env      *target.Env
	listed   map[*spirv.StructType]bool // blocks behind pointers that are already listed
	subjects []*Subject
}

// variable adds the block of a variable that has one.
func (c *collector) variable(op *ir.Operation) {
	if !op.Is(spirv.GlobalVariable) {
		return
	}
	a, _ := op.Attr("type").(*ir.TypeAttr)
	if a == nil {
		return
	}
	p, ok := a.Value.(*spirv.PointerType)
	if !ok || !slices.Contains(Classes(), p.Storage) || p.Storage == spec.StorageClassWorkgroup && !hasLayout(p.Pointee, 0) {
		return
	}
	t := p.Pointee
	if p.Storage == spec.StorageClassUniform || p.Storage == spec.StorageClassStorageBuffer {
		t = element(t)
	}
	c.add("@"+op.StringAttr("sym_name"), place(op), p.Storage, t)
}

func (c *collector) add(name string, at *Binding, class spec.StorageClass, t ir.Type) {
	s := &Subject{Name: name, Module: c.name, Binding: at, Class: class, Env: c.env, Type: t}
	if at != nil {
		s.Where = at.String()
	}
	c.subjects = append(c.subjects, s)
	c.pointees(name, t, 0)
}

// pointees adds the blocks behind the pointers in a block.
func (c *collector) pointees(name string, t ir.Type, depth int) {
	if depth > maxDepth {
		return
	}
	switch t := t.(type) {
	case *spirv.ArrayType:
		c.pointees(name, t.Element, depth+1)
	case *spirv.RuntimeArrayType:
		c.pointees(name, t.Element, depth+1)
	case *spirv.StructType:
		if depth > 0 && c.listed[t] {
			return
		}
		c.listed[t] = true
		for i := range t.Members() {
			c.pointees(name, t.Members()[i].Type, depth+1)
		}
	case *spirv.PointerType:
		s, ok := t.Pointee.(*spirv.StructType)
		if ok && t.Storage == spec.StorageClassPhysicalStorageBuffer && !c.listed[s] {
			c.listed[s] = true
			c.subjects = append(c.subjects, &Subject{Name: "*" + name, Module: c.name, Where: "behind a pointer in it", Class: t.Storage, Env: c.env, Type: s})
			for i := range s.Members() {
				c.pointees(name, s.Members()[i].Type, depth+1)
			}
		}
	}
}

// place returns the binding of a variable, or nil if it has none.
func place(op *ir.Operation) *Binding {
	set, hasSet := number(op, "descriptor_set")
	binding, hasBinding := number(op, "binding")
	if !hasSet || !hasBinding {
		return nil
	}
	return &Binding{set, binding}
}

func number(op *ir.Operation, attr string) (uint32, bool) {
	a, ok := op.Attr(attr).(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	n, ok := a.Int64()
	return uint32(n), ok
}

// element returns the block type of an array of descriptors. If t is another array or
// not an array, it returns t.
func element(t ir.Type) ir.Type {
	e := t
	for {
		switch a := e.(type) {
		case *spirv.ArrayType:
			e = a.Element
			continue
		case *spirv.RuntimeArrayType:
			e = a.Element
			continue
		case *spirv.StructType:
			return e
		}
		return t
	}
}

// RulesByName parses the names of rule sets. If a name is unknown, it returns that name
// and false.
func RulesByName(names []string) (rules []blocklayout.Rules, unknown string, ok bool) {
	for _, n := range names {
		r, ok := blocklayout.ParseRules(n)
		if !ok {
			return nil, n, false
		}
		if !slices.Contains(rules, r) {
			rules = append(rules, r)
		}
	}
	return rules, "", true
}
