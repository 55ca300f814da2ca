package rewrite

import "github.com/spvc/spvc/ir"

// OperationFolder folds operations one at a time, in an order that the caller chooses, and keeps the constants that it makes unique (MLIR's OperationFolder).
// Each constant stands at the start of the region that holds the constants of the operations that use it; see [ConstantRegion].
// An OperationFolder belongs to one goroutine. The caller must not erase its constants.
type OperationFolder struct {
	// Made, if not nil, hears of each constant that the folder makes, and Erased of each that it erases again and of each operation that it replaces.
	Made, Erased func(*ir.Operation)
	b            *ir.Builder
	folder       Folder
	known        map[folderKey]*ir.Operation
	own          map[*ir.Operation][2]folderKey // the keys of each constant
}

type folderKey struct {
	scope   *ir.Region
	dialect *ir.DialectInfo
	value   ir.Attribute
	typ     ir.Type
}

// NewOperationFolder returns a folder without constants.
func NewOperationFolder(ctx *ir.Context) *OperationFolder {
	return &OperationFolder{b: ir.NewBuilder(ctx, nil), known: map[folderKey]*ir.Operation{}, own: map[*ir.Operation][2]folderKey{}}
}

// TryFold folds op. If op folds to values or constants, TryFold replaces and erases it. inPlace is true if op was changed in place.
func (f *OperationFolder) TryFold(op *ir.Operation) (folded, inPlace bool) {
	if op.Block() == nil {
		return false, false
	}
	if f.owns(op) {
		if first := op.Block().First(); first != op && !f.owns(op.Prev()) {
			op.MoveBefore(first)
			op.SetLoc(ir.UnknownLoc)
		}
		return false, false
	}
	results, ok := f.folder.Fold(op)
	if !ok {
		return false, false
	}
	if len(results) == 0 {
		return true, true
	}
	values, ok := f.values(op, results)
	if !ok {
		return false, false
	}
	for i, v := range values {
		op.Result(i).ReplaceAllUsesWith(v)
	}
	if f.Erased != nil {
		f.Erased(op)
	}
	op.Erase()
	return true, false
}

func (f *OperationFolder) owns(op *ir.Operation) bool { _, ok := f.own[op]; return ok }

// values returns a value for each result of op, which folds to results.
func (f *OperationFolder) values(op *ir.Operation, results []ir.FoldResult) ([]*ir.Value, bool) {
	scope := ConstantRegion(op.Block())
	list := make([]*ir.Value, len(results))
	var made []*ir.Operation
	for i, r := range results {
		if r.Value != nil {
			list[i] = r.Value
			continue
		}
		c, isNew := f.constant(scope, op, r.Attr, op.Result(i).Type())
		if c == nil {
			for _, m := range made {
				f.erase(m)
			}
			return nil, false
		}
		if isNew {
			made = append(made, c)
		}
		if first := c.Block().First(); op.Block() == c.Block() && first != c {
			c.MoveBefore(first)
		}
		list[i] = c.Result(0)
	}
	return list, true
}

// constant returns the constant of scope that has the value a and the type t for the dialect of op. isNew is true if the folder just made it.
func (f *OperationFolder) constant(scope *ir.Region, op *ir.Operation, a ir.Attribute, t ir.Type) (c *ir.Operation, isNew bool) {
	key := folderKey{scope, op.Info().Dialect, a, t}
	if c := f.known[key]; c != nil {
		if c.Loc() != ir.UnknownLoc {
			c.SetLoc(ir.UnknownLoc)
		}
		return c, false
	}
	f.b.SetBefore(scope.First().First())
	if c = Materialize(f.b, op, a, t); c == nil {
		return nil, false
	}
	c.SetLoc(ir.UnknownLoc)
	theirs := key
	theirs.dialect = c.Info().Dialect
	if old := f.known[theirs]; old != nil {
		c.Erase()
		f.known[key] = old
		return old, false
	}
	f.known[key], f.known[theirs], f.own[c] = c, c, [2]folderKey{key, theirs}
	if f.Made != nil {
		f.Made(c)
	}
	return c, true
}

// erase removes a constant that is not needed.
func (f *OperationFolder) erase(c *ir.Operation) {
	for _, k := range f.own[c] {
		delete(f.known, k)
	}
	delete(f.own, c)
	if f.Erased != nil {
		f.Erased(c)
	}
	c.Erase()
}
