package rewrite

import "github.com/spvc/spvc/ir"

// ConvertNamed is ConvertOp for operations called root, which need not be registered.
func ConvertNamed(name string, conv *TypeConverter, root string, f func(op *ir.Operation, ad Adaptor, rw *Rewriter) bool) *Pattern {
	return &Pattern{Name: name, RootName: root, converter: conv, convert: f}
}

// root returns the name of the operations that the pattern matches, or "" if it matches operations of any name.
func (p *Pattern) root() string {
	if p.Root != nil {
		return p.Root.Name
	}
	return p.RootName
}

// GeneratesNames is Generates for operations that need not be registered.
func (p *Pattern) GeneratesNames(names ...string) *Pattern {
	p.generates = append(p.generates, names...)
	return p
}

// AddLegalName marks operations of the given names as legal, registered or not.
func (t *Target) AddLegalName(names ...string) { t.addNames(legalityEntry{action: Legal}, names) }

// AddIllegalName marks operations of the given names as illegal, registered or not.
func (t *Target) AddIllegalName(names ...string) { t.addNames(legalityEntry{action: Illegal}, names) }

// AddDynamicName makes an operation of one of the names legal if legal returns true, and illegal otherwise.
func (t *Target) AddDynamicName(legal func(*ir.Operation) bool, names ...string) {
	t.addNames(legalityEntry{Dynamic, legal}, names)
}

func (t *Target) addNames(e legalityEntry, names []string) {
	if t.names == nil {
		t.names = map[string]legalityEntry{}
	}
	for _, n := range names {
		t.names[n] = e
	}
}

// action returns what the target says about operations called name. known is false if it has no entry for them.
func (t *Target) action(ctx *ir.Context, name string) (l Legality, known bool) {
	info := ctx.OpInfo(name)
	if info.Def != nil {
		if e, ok := t.ops[info.Def]; ok {
			return e.action, true
		}
	}
	if e, ok := t.names[name]; ok {
		return e.action, true
	}
	if e, ok := t.dialects[dialectOfName(name)]; ok {
		return e.action, true
	}
	return Dynamic, t.unknown != nil
}
