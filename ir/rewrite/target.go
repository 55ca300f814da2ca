package rewrite

import "github.com/spvc/spvc/ir"

// Legality is the status of an operation for a conversion target.
type Legality uint8

// An operation without an entry is Unknown. A partial conversion leaves it unless a
// pattern applies; a full conversion fails on it.
const (
	Unknown Legality = iota
	Legal
	Dynamic
	Illegal
)

type legalityEntry struct {
	action Legality
	legal  func(*ir.Operation) bool
}

// Target says which operations are legal after a conversion. An entry for an operation
// overrides one for its dialect, whatever the order.
type Target struct {
	ops       map[*ir.OpDef]legalityEntry
	names     map[string]legalityEntry // operations that need not be registered
	dialects  map[string]legalityEntry
	unknown   func(*ir.Operation) bool
	recursive map[*ir.OpDef]func(*ir.Operation) bool
	// Why, if not nil, returns why an operation is not legal, or "" if it does not
	// know. The text goes into the notes that explain a failed conversion.
	Why func(op *ir.Operation) (why string, detail any)
	// ExactFolds leaves operations to patterns that MLIR 19 folds wrongly, see [InexactFold].
	ExactFolds bool
}

// NewTarget returns a target without entries.
func NewTarget() *Target {
	return &Target{ops: map[*ir.OpDef]legalityEntry{}, dialects: map[string]legalityEntry{}, recursive: map[*ir.OpDef]func(*ir.Operation) bool{}}
}

// AddLegalOp marks ops as legal.
func (t *Target) AddLegalOp(defs ...*ir.OpDef) {
	for _, d := range defs {
		t.ops[d] = legalityEntry{action: Legal}
	}
}

// AddIllegalOp marks ops as illegal.
func (t *Target) AddIllegalOp(defs ...*ir.OpDef) {
	for _, d := range defs {
		t.ops[d] = legalityEntry{action: Illegal}
	}
}

// AddDynamicOp makes an operation of the kinds defs legal if legal returns true, and
// illegal otherwise.
func (t *Target) AddDynamicOp(legal func(*ir.Operation) bool, defs ...*ir.OpDef) {
	for _, d := range defs {
		t.ops[d] = legalityEntry{Dynamic, legal}
	}
}

// AddLegalDialect marks all ops of the dialects as legal.
func (t *Target) AddLegalDialect(names ...string) {
	for _, n := range names {
		t.dialects[n] = legalityEntry{action: Legal}
	}
}

// AddIllegalDialect marks all ops of the dialects as illegal.
func (t *Target) AddIllegalDialect(names ...string) {
	for _, n := range names {
		t.dialects[n] = legalityEntry{action: Illegal}
	}
}

// AddDynamicDialect makes an operation of the dialects legal if legal returns true, and
// illegal otherwise.
func (t *Target) AddDynamicDialect(legal func(*ir.Operation) bool, names ...string) {
	for _, n := range names {
		t.dialects[n] = legalityEntry{Dynamic, legal}
	}
}

// MarkUnknownDynamic lets legal decide about operations without an entry.
func (t *Target) MarkUnknownDynamic(legal func(*ir.Operation) bool) { t.unknown = legal }

// MarkRecursivelyLegal makes all operations inside of a legal operation of the kind def
// legal too. when, if not nil, restricts this to the operations for which it returns
// true. def must have a legal or dynamic entry.
func (t *Target) MarkRecursivelyLegal(def *ir.OpDef, when func(*ir.Operation) bool) {
	t.recursive[def] = when
}

// legality returns the status of op: Legal, Illegal or Unknown. It calls the function
// of a dynamic entry. inside is true if all operations in op's regions are legal too.
func (t *Target) legality(op *ir.Operation) (l Legality, inside bool) {
	e, ok := t.entryOf(op)
	if !ok {
		return Unknown, false
	}
	l = e.resolve(op)
	if l == Legal && op.Def() != nil {
		if when, ok := t.recursive[op.Def()]; ok {
			inside = when == nil || when(op)
		}
	}
	return l, inside
}

// entryOf returns the entry for op's kind.
func (t *Target) entryOf(op *ir.Operation) (legalityEntry, bool) {
	if op.Def() != nil {
		if e, ok := t.ops[op.Def()]; ok {
			return e, true
		}
	}
	if t.names != nil {
		if e, ok := t.names[op.Name()]; ok {
			return e, true
		}
	}
	if e, ok := t.dialects[dialectName(op)]; ok {
		return e, true
	}
	return legalityEntry{Dynamic, t.unknown}, t.unknown != nil
}

func (e legalityEntry) resolve(op *ir.Operation) Legality {
	switch {
	case e.action != Dynamic:
		return e.action
	case e.legal(op):
		return Legal
	}
	return Illegal
}

func dialectName(op *ir.Operation) string {
	if d := op.Info().Dialect; d != nil {
		return d.Name
	}
	return dialectOfName(op.Name())
}

// dialectOfName returns the part of the name of an operation before the first dot, "" if there is no dot.
func dialectOfName(name string) string {
	for i := 0; i < len(name); i++ {
		if name[i] == '.' {
			return name[:i]
		}
	}
	return ""
}
