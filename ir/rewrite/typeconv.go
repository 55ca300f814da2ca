package rewrite

import "github.com/spvc/spvc/ir"

// TypeConverter says how a conversion changes types, and makes the operations
// that bridge values of old and new types. It tries the rules that were added last
// first. Add all rules before the first conversion; after that, goroutines may share
// the converter. It caches results per type.
type TypeConverter struct {
	rules     []func(t ir.Type) (ts []ir.Type, mine bool)
	attrRules []func(t ir.Type, a ir.Attribute) (ir.Attribute, bool)
	source    []MaterializeFunc
	target    []MaterializeFunc
	pack      []PackFunc
	argument  []MaterializeFunc
	cache     ir.TypeTable[[]ir.Type] // a nil slice is a failure
	// Why, if not nil, returns why a type cannot be converted, or "" if it does not
	// know. The text goes into the notes that explain a failed conversion.
	Why func(t ir.Type) (why string, detail any)
}

// MaterializeFunc makes a value of type t from inputs at the builder's insertion
// point. It returns nil if it cannot.
type MaterializeFunc func(b *ir.Builder, t ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value

// AddRule adds a rule for types of Go type T. f returns mine=false to let other
// rules try, and a nil type with mine=true if the type cannot be converted.
//
//go:noinline
func AddRule[T ir.Type](c *TypeConverter, f func(t T) (to ir.Type, mine bool)) {
	AddRuleN(c, func(t T) ([]ir.Type, bool) {
		to, mine := f(t)
		if to == nil {
			return nil, mine
		}
		return []ir.Type{to}, mine
	})
}

// AddRuleN adds a rule that converts a type to any number of types. An empty, non-nil
// slice drops the type.
//
//go:noinline
func AddRuleN[T ir.Type](c *TypeConverter, f func(t T) (to []ir.Type, mine bool)) {
	c.rules = append(c.rules, func(t ir.Type) ([]ir.Type, bool) {
		if tt, ok := t.(T); ok {
			return f(tt)
		}
		return nil, false
	})
}

// AddAttrRule adds a rule for an attribute that is part of a type, such as a
// memory space.
func (c *TypeConverter) AddAttrRule(f func(t ir.Type, a ir.Attribute) (ir.Attribute, bool)) {
	c.attrRules = append(c.attrRules, f)
}

// ConvertAttr converts an attribute that is part of t. It returns nil if no rule converts
// it.
func (c *TypeConverter) ConvertAttr(t ir.Type, a ir.Attribute) ir.Attribute {
	for i := len(c.attrRules) - 1; i >= 0; i-- {
		if r, mine := c.attrRules[i](t, a); mine {
			return r
		}
	}
	return nil
}

// AddSourceMaterialization adds a function that turns converted values back into
// one value of the original type.
func (c *TypeConverter) AddSourceMaterialization(f MaterializeFunc) { c.source = append(c.source, f) }

// AddTargetMaterialization adds a function that turns a value into one of the
// converted type.
func (c *TypeConverter) AddTargetMaterialization(f MaterializeFunc) { c.target = append(c.target, f) }

// PackFunc makes a value of the converted type t from inputs, which replace a value of type original. It returns nil if it cannot.
type PackFunc func(b *ir.Builder, t, original ir.Type, inputs []*ir.Value, loc ir.Location) *ir.Value

// AddPacking adds a function that makes one value of the values that replaced a block argument. From MLIR 20 on patterns get such
// values without a value of the original type in between. The functions go before target materializations.
func (c *TypeConverter) AddPacking(f PackFunc) { c.pack = append(c.pack, f) }

// AddArgumentMaterialization adds a function that turns converted block arguments
// into one value of the original type. Where it makes none, source materializations follow from MLIR 20 on, and target
// materializations before.
func (c *TypeConverter) AddArgumentMaterialization(f MaterializeFunc) {
	c.argument = append(c.argument, f)
}

func materialize(fs []MaterializeFunc, b *ir.Builder, t ir.Type, in []*ir.Value, loc ir.Location) *ir.Value {
	for i := len(fs) - 1; i >= 0; i-- {
		if v := fs[i](b, t, in, loc); v != nil {
			return v
		}
	}
	return nil
}

// ConvertN converts t to any number of types. ok is false if t cannot be converted.
func (c *TypeConverter) ConvertN(t ir.Type) (ts []ir.Type, ok bool) {
	if ts, found := c.cache.Get(t); found {
		return ts, ts != nil
	}
	for i := len(c.rules) - 1; i >= 0; i-- {
		var mine bool
		if ts, mine = c.rules[i](t); mine {
			break
		}
		ts = nil
	}
	c.cache.Put(t, ts)
	return ts, ts != nil
}

// Convert converts t to exactly one type. It returns nil if it cannot.
func (c *TypeConverter) Convert(t ir.Type) ir.Type {
	ts, _ := c.ConvertN(t)
	if len(ts) != 1 {
		return nil
	}
	return ts[0]
}

// ConvertTypes converts each of ts and concatenates the results. ok is false if one
// cannot be converted.
func (c *TypeConverter) ConvertTypes(ts []ir.Type) (out []ir.Type, ok bool) {
	out = make([]ir.Type, 0, len(ts))
	for _, t := range ts {
		n, ok := c.ConvertN(t)
		if !ok {
			return nil, false
		}
		out = append(out, n...)
	}
	return out, true
}

// IsLegal reports whether t converts to itself.
func (c *TypeConverter) IsLegal(t ir.Type) bool { return c.Convert(t) == t }

// AreLegal reports whether all of ts convert to themselves.
func (c *TypeConverter) AreLegal(ts []ir.Type) bool {
	for _, t := range ts {
		if !c.IsLegal(t) {
			return false
		}
	}
	return true
}

// IsLegalOp reports whether all operand and result types of op are legal.
func (c *TypeConverter) IsLegalOp(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if !c.IsLegal(op.Operand(i).Type()) {
			return false
		}
	}
	for i := range op.NumResults() {
		if !c.IsLegal(op.Result(i).Type()) {
			return false
		}
	}
	return true
}

// isLegalRegion reports whether the block arguments of r have legal types.
func (c *TypeConverter) isLegalRegion(r *ir.Region) bool {
	for b := r.First(); b != nil; b = b.Next() {
		for _, a := range b.Args() {
			if !c.IsLegal(a.Type()) {
				return false
			}
		}
	}
	return true
}

// IsLegalSignature reports whether all inputs and results of t are legal.
func (c *TypeConverter) IsLegalSignature(t *ir.FunctionType) bool {
	return c.AreLegal(t.Inputs) && c.AreLegal(t.Results)
}

// Signature says how the arguments of a block change: the new arguments [Start,
// Start+N) or Value replace argument i.
type Signature struct {
	inputs []inputMapping
	// Types are the types of the new arguments.
	Types []ir.Type
}

// inputMapping is the replacement of one original argument.
type inputMapping struct {
	start, n int
	value    *ir.Value // if not nil, replaces the argument
}

// NewSignature returns a signature for n original arguments without mappings. An
// argument that stays unmapped is dropped and must be unused.
func NewSignature(n int) *Signature { return &Signature{inputs: make([]inputMapping, n)} }

// AddInputs maps argument i to new arguments of the given types.
func (s *Signature) AddInputs(i int, types ...ir.Type) {
	s.inputs[i] = inputMapping{start: len(s.Types), n: len(types)}
	s.Types = append(s.Types, types...)
}

// AddTypes adds new arguments that replace no original argument.
func (s *Signature) AddTypes(types ...ir.Type) { s.Types = append(s.Types, types...) }

// Remap replaces argument i by v.
func (s *Signature) Remap(i int, v *ir.Value) { s.inputs[i] = inputMapping{value: v} }

// Start returns the number of the first new argument that replaces argument i, and Count how many there are.
func (s *Signature) Start(i int) int { return s.inputs[i].start }

// Count returns the number of new arguments that replace argument i.
func (s *Signature) Count(i int) int { return s.inputs[i].n }

// remapInput maps argument i to the new arguments [start, start+n), which must already be
// added.
func (s *Signature) remapInput(i, start, n int) { s.inputs[i] = inputMapping{start: start, n: n} }

// keepsArguments reports whether the signature leaves the arguments of b unchanged.
func (s *Signature) keepsArguments(b *ir.Block) bool {
	if len(s.Types) != b.NumArgs() {
		return false
	}
	for i, m := range s.inputs {
		if m.value != nil || m.n != 1 || m.start != i || s.Types[i] != b.Arg(i).Type() {
			return false
		}
	}
	return true
}

// ConvertSignature converts argument types one by one. It returns nil if one cannot be
// converted.
func (c *TypeConverter) ConvertSignature(types []ir.Type) *Signature {
	s := NewSignature(len(types))
	for i, t := range types {
		ts, ok := c.ConvertN(t)
		if !ok {
			return nil
		}
		s.AddInputs(i, ts...)
	}
	return s
}
