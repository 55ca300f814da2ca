package text

// finder collects the identified structs of a module in the order in which LLVM meets them.
type finder struct {
	seen    map[*Type]bool
	structs []*Type
	consts  map[*Const]bool
}

// findStructs returns the identified structs that the module uses.
func findStructs(m *Module) []*Type {
	f := &finder{seen: map[*Type]bool{}, consts: map[*Const]bool{}}
	for _, g := range m.Globals {
		f.typ(g.ValueType)
		f.value(g.Init)
	}
	for _, a := range m.Aliases {
		f.typ(a.ValueType)
		f.value(a.Target)
	}
	for _, a := range m.IFuncs {
		f.typ(a.ValueType)
	}
	for _, fn := range m.Functions {
		f.function(fn)
	}
	return f.structs
}

func (f *finder) function(fn *Function) {
	f.typ(fn.Sig)
	f.attrs(fn.RetAttrs)
	f.attrs(fn.Attrs)
	for _, a := range fn.Params {
		f.attrs(a.Attrs)
	}
	for _, v := range [...]Value{fn.Prefix, fn.Prologue, fn.Personality} {
		f.value(v)
	}
	for _, b := range fn.Blocks {
		for _, i := range b.Insts {
			f.inst(i)
		}
	}
}

func (f *finder) inst(i *Inst) {
	f.typ(i.typ)
	for _, a := range i.Args {
		f.value(a)
	}
	if i.Call == nil {
		if i.Elem != nil {
			f.typ(i.Elem)
		}
		return
	}
	for _, b := range i.Call.Bundles {
		for _, a := range b.Args {
			f.value(a)
		}
	}
	f.value(i.Call.Callee)
	f.attrs(i.Call.RetAttrs)
	f.attrs(i.Call.Attrs)
	for _, a := range i.Call.ArgAttrs {
		f.attrs(a)
	}
}

func (f *finder) attrs(list Attrs) {
	for i := range list {
		if list[i].Type != nil {
			f.typ(list[i].Type)
		}
	}
}

// value looks for types in a constant. A nil value and values of other kinds have none that are not
// found elsewhere.
func (f *finder) value(v Value) {
	c, ok := v.(*Const)
	if !ok || c == nil {
		return
	}
	if len(c.Elems) > 0 {
		if f.consts[c] {
			return
		}
		f.consts[c] = true
	}
	f.typ(c.typ)
	if c.Source != nil {
		f.typ(c.Source)
	}
	for _, e := range c.Elems {
		f.value(e)
	}
}

func (f *finder) typ(t *Type) {
	if f.seen[t] {
		return
	}
	f.seen[t] = true
	for work := []*Type{t}; len(work) > 0; {
		t := work[len(work)-1]
		work = work[:len(work)-1]
		if t.Identified {
			f.structs = append(f.structs, t)
		}
		for n := len(t.Elems) - 1; n >= 0; n-- {
			if e := t.Elems[n]; !f.seen[e] {
				f.seen[e] = true
				work = append(work, e)
			}
		}
		if e := t.Elem; e != nil && !f.seen[e] {
			f.seen[e] = true
			work = append(work, e)
		}
	}
}

// numberStructs numbers the structs without names, and puts them before the others.
func (p *printer) numberStructs() {
	var numbered, named []*Type
	for _, s := range p.structs {
		if s.Name == "" {
			p.structNumbers[s] = len(numbered)
			numbered = append(numbered, s)
		} else {
			named = append(named, s)
		}
	}
	p.structs = append(numbered, named...)
}
