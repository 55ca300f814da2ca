package irdl

import (
	"errors"
	"strings"

	"github.com/spvc/spvc/ir"
)

// Load reads the dialects that text declares and adds them to reg, before contexts are made of reg. name is the name of the file in
// errors. The error has the text of all diagnostics. If reg lacks the dialect irdl, Load adds it.
func Load(reg *ir.Registry, name string, text []byte) error {
	if reg.Lacks("irdl") {
		reg.Add("irdl", Dialect)
	}
	ctx := ir.NewContext(reg)
	var problems strings.Builder
	defer ctx.PushHandler(ir.NewSourcePrinter(&problems, ctx, ir.SourcePrinterOptions{}))()
	module, ok := ir.Parse(ctx, ctx.AddFile(name, text))
	if ok && ir.Verify(module) && LoadModule(module) {
		return nil
	}
	return errors.New("cannot load dialects:\n" + problems.String())
}

// LoadModule adds the dialects that a module declares to the registry of the module's context. Contexts that are made of the registry
// after that have the dialects. The module must be valid. LoadModule returns false after it emitted errors.
func LoadModule(module *ir.Operation) bool {
	l := loader{types: map[*ir.Operation]*ir.TypeDef{}, attrs: map[*ir.Operation]*ir.AttrClass{}, dialects: map[string]*ir.Dialect{}, declared: map[string]bool{}}
	ok := true
	module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(AnyOfOp) && ok && !unambiguous(op) {
			ok = module.EmitError("any_of constraints are not in the correct form")
		}
		return ir.WalkAdvance
	})
	if !ok {
		return false
	}
	for _, step := range []func(*ir.Operation) bool{l.declare, l.class, l.operation} {
		module.WalkPre(func(op *ir.Operation) ir.WalkResult {
			if ok = step(op); !ok {
				return ir.WalkInterrupt
			}
			return ir.WalkAdvance
		})
		if !ok {
			return false
		}
	}
	reg := module.Context().Registry()
	for _, name := range l.names {
		d := l.dialects[name]
		reg.Add(name, func() *ir.Dialect { return d })
	}
	return true
}

// unambiguous reports whether no alternative of the irdl.any_of op accepts everything, and no two have the same class with parameters. A
// check takes the first alternative that accepts, so that others must not accept the same.
func unambiguous(op *ir.Operation) bool {
	seen := map[*ir.Operation]bool{}
	for _, a := range op.Operands() {
		own := map[*ir.Operation]bool{}
		if !classesOf(a.DefiningOp(), own) {
			return false
		}
		for c := range own {
			if seen[c] {
				return false
			}
			seen[c] = true
		}
	}
	return true
}

// classesOf adds the declared classes that a constraint accepts to set. It returns false if the constraint accepts everything.
func classesOf(op *ir.Operation, set map[*ir.Operation]bool) bool {
	for op != nil {
		switch {
		case op.Is(AnyOp):
			return false
		case op.Is(ParametricOp):
			if def := ir.LookupNearestSymbol(scopeOf(op), op.Prop(0).(*ir.SymbolRefAttr)); def != nil {
				set[def] = true
			}
		case op.Is(AnyOfOp):
			for _, a := range op.Operands() {
				classesOf(a.DefiningOp(), set)
			}
		case op.Is(AllOfOp) && op.NumOperands() > 0:
			op = op.Operand(0).DefiningOp()
			continue
		}
		return true
	}
	return true
}

// loader makes dialects of the operations of a module.
type loader struct {
	types    map[*ir.Operation]*ir.TypeDef
	attrs    map[*ir.Operation]*ir.AttrClass
	dialects map[string]*ir.Dialect
	names    []string // the dialects in their order
	verify   map[*ir.Operation]func([]ir.Attribute, func(string) bool) bool
	declared map[string]bool // names of operations, and of types and attributes behind their sigil
}

// first reports whether nothing with that name was declared before.
func (l *loader) first(name string) bool {
	if l.declared[name] {
		return false
	}
	l.declared[name] = true
	return true
}

// dialectOf returns the name of the dialect around op.
func dialectOf(op *ir.Operation) string { return ir.SymbolName(op.ParentOf(DialectOp)) }

// declare makes an empty dialect, or a class whose verifier is still missing.
func (l *loader) declare(op *ir.Operation) bool {
	name := ir.SymbolName(op)
	switch {
	case op.Is(DialectOp):
		if l.dialects[name] != nil {
			return true
		}
		if !op.Context().Registry().Lacks(name) {
			return op.EmitOpError("declares the dialect '" + name + "', which is already registered")
		}
		l.dialects[name] = &ir.Dialect{Name: name, ParseType: unknownType, ParseAttr: unknownAttr}
		l.names = append(l.names, name)
		return true
	case !op.Is(TypeOp) && !op.Is(AttributeOp):
		return true
	}
	d := l.dialects[dialectOf(op)]
	class := &ir.DynamicClass{Dialect: d.Name, Mnemonic: strings.TrimLeft(name, "!#")}
	class.Verify = func(params []ir.Attribute, emit func(string) bool) bool { return l.verify[op](params, emit) }
	if op.Is(TypeOp) {
		if !l.first("!" + d.Name + "." + class.Mnemonic) {
			return op.EmitOpError("declares the type '" + class.Mnemonic + "' of the dialect '" + d.Name + "' again")
		}
		l.types[op] = class.Type()
		d.Types = append(d.Types, l.types[op])
		return true
	}
	if !l.first("#" + d.Name + "." + class.Mnemonic) {
		return op.EmitOpError("declares the attribute '" + class.Mnemonic + "' of the dialect '" + d.Name + "' again")
	}
	l.attrs[op] = class.Attr()
	d.Attrs = append(d.Attrs, l.attrs[op])
	return true
}

// unknownType and unknownAttr report a class that the dialect does not have.
func unknownType(p *ir.Parser, _ string) (ir.Type, bool) {
	p.EmitPlainError(p.MnemonicLoc(), "expected dynamic type")
	return nil, true
}

func unknownAttr(p *ir.Parser, _ string, _ ir.Type) (ir.Attribute, bool) {
	p.EmitPlainError(p.MnemonicLoc(), "expected dynamic attribute")
	return nil, true
}

// class makes the verifier of a class.
func (l *loader) class(op *ir.Operation) bool {
	if !op.Is(TypeOp) && !op.Is(AttributeOp) {
		return true
	}
	c, ok := l.constraints(op)
	if !ok {
		return false
	}
	params := c.args(childOf(op, ParametersOp))
	if l.verify == nil {
		l.verify = map[*ir.Operation]func([]ir.Attribute, func(string) bool) bool{}
	}
	l.verify[op] = verifyParams(c.list, params)
	return true
}

// operation makes an operation of a dialect.
func (l *loader) operation(op *ir.Operation) bool {
	if !op.Is(OperationOp) {
		return true
	}
	d := l.dialects[dialectOf(op)]
	name := d.Name + "." + ir.SymbolName(op)
	if !l.first(name) {
		return op.EmitOpError("declares the operation '" + name + "' again")
	}
	c, ok := l.constraints(op)
	if !ok {
		return false
	}
	checker := &operationChecker{constraints: c.list}
	checker.operands.init("operand", childOf(op, OperandsOp), c)
	checker.results.init("result", childOf(op, ResultsOp), c)
	if attrs := childOf(op, AttributesOp); attrs != nil {
		names := attrs.Prop(0).(*ir.ArrayAttr).Elements
		for i, v := range c.args(attrs) {
			checker.attrs = append(checker.attrs, attrCheck{names[i].(*ir.StringAttr).Value, v})
		}
	}
	if regions := childOf(op, RegionsOp); regions != nil {
		for _, v := range regions.Operands() {
			checker.regions = append(checker.regions, newRegionCheck(v.DefiningOp(), c))
		}
	}
	d.Ops = append(d.Ops, ir.OpEntry{Def: ir.DynamicOp(name), Verify: checker.verify})
	return true
}

// constraintsOf are the constraints in the body of a declaration, and their numbers.
type constraintsOf struct {
	list   []constraintFunc
	number map[*ir.Operation]int
}

// args returns the numbers of the constraints that are the operands of op, which may be nil.
func (c *constraintsOf) args(op *ir.Operation) []int {
	if op == nil {
		return nil
	}
	list := make([]int, op.NumOperands())
	for i := range list {
		list[i] = c.number[op.Operand(i).DefiningOp()]
	}
	return list
}

// constraints makes the constraints in the body of op.
func (l *loader) constraints(op *ir.Operation) (*constraintsOf, bool) {
	c := &constraintsOf{number: map[*ir.Operation]int{}}
	for child := op.Region(0).First().First(); child != nil; child = child.Next() {
		if child.NumResults() != 1 || child.Is(RegionOp) {
			continue
		}
		f, ok := l.constraint(child, c)
		if !ok {
			return nil, false
		}
		c.number[child] = len(c.list)
		c.list = append(c.list, f)
	}
	return c, true
}

func (l *loader) constraint(op *ir.Operation, c *constraintsOf) (constraintFunc, bool) {
	switch {
	case op.Is(IsOp):
		return is(op.Prop(0)), true
	case op.Is(AnyOp):
		return anything, true
	case op.Is(AnyOfOp):
		return anyOf(c.args(op)), true
	case op.Is(AllOfOp):
		return allOf(c.args(op)), true
	case op.Is(ParametricOp):
		def := ir.LookupNearestSymbol(scopeOf(op), op.Prop(0).(*ir.SymbolRefAttr))
		if t := l.types[def]; t != nil {
			return parametricType(t, c.args(op)), true
		}
		return parametricAttr(l.attrs[def], c.args(op)), true
	case op.Is(BaseOp):
		return l.base(op)
	case op.Is(CPredOp):
		return nil, op.EmitOpError("is a constraint in C++, which cannot be loaded")
	}
	return nil, op.EmitError("'" + op.Name() + "' is not a constraint of IRDL")
}

func (l *loader) base(op *ir.Operation) (constraintFunc, bool) {
	if ref, ok := op.Prop(baseRef).(*ir.SymbolRefAttr); ok {
		def := ir.LookupNearestSymbol(scopeOf(op), ref)
		if t := l.types[def]; t != nil {
			return typeNamed(t.Dialect + "." + t.Mnemonic), true
		}
		a := l.attrs[def]
		return attrNamed(a.Dialect + "." + a.Mnemonic), true
	}
	name := op.Prop(baseName).(*ir.StringAttr).Value
	if class := name[1:]; name[0] == '!' {
		if !op.Context().HasTypeClass(class) {
			return nil, op.EmitError("no registered type with name " + name)
		}
		return typeNamed(class), true
	} else if !op.Context().HasAttrClass(class) {
		return nil, op.EmitError("no registered attribute with name " + name)
	}
	return attrNamed(name[1:]), true
}
