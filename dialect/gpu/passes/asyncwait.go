package passes

import (
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
)

// hasSideEffects reports whether the host must have waited for the device before op.
func hasSideEffects(op *ir.Operation) bool {
	return op.HasTrait(ir.Terminator) || !ir.IsMemoryEffectFree(op)
}

// deferral moves the wait at the end of an async.execute behind the operations that wait for the async.execute: its body returns tokens of the device instead.
type deferral struct {
	b     *ir.Builder
	waits []*ir.Operation
}

// deferWaits moves all waits in op that can move.
func deferWaits(op *ir.Operation) {
	d := &deferral{b: ir.NewBuilder(op.Context(), nil)}
	op.Walk(func(o *ir.Operation) {
		if o.Is(async.Execute) {
			d.find(o)
		}
	})
	for len(d.waits) > 0 {
		w := d.waits[0]
		d.waits = d.waits[1:]
		d.move(w)
	}
}

// isOnlyAwaited reports whether only operations wait for the token of an async.execute that can wait for tokens of the device too. What else has the token may be
// in other control flow.
func isOnlyAwaited(execute *ir.Operation) bool {
	token := execute.Result(0)
	for u := token.FirstUse(); u != nil; u = u.NextUse() {
		if !u.Owner().Is(async.Execute) && !u.Owner().Is(async.Await) {
			return false
		}
	}
	return token.HasUses()
}

// find adds the last operation of the body with side effects if it is a wait.
func (d *deferral) find(execute *ir.Operation) {
	if !isOnlyAwaited(execute) {
		return
	}
	for o := execute.Region(0).First().Last().Prev(); o != nil; o = o.Prev() {
		if o.Is(gpu.Wait) {
			if gpu.TokenOf(o) == nil {
				d.waits = append(d.waits, o)
			}
			return
		}
		if hasSideEffects(o) {
			return
		}
	}
}

func (d *deferral) move(wait *ir.Operation) {
	execute := wait.ParentOf(async.Execute)
	tokens := append([]*ir.Value(nil), wait.OperandsIn(0)...)
	wait.Erase()
	execute = addResults(d.b, execute, tokens)
	now := execute.Results()[execute.NumResults()-len(tokens):]
	var users []*ir.Operation
	for u := execute.Result(0).FirstUse(); u != nil; u = u.NextUse() {
		users = append(users, u.Owner())
	}
	for _, u := range users {
		d.dependAfter(now, u)
	}
}

// addResults makes an async.execute return more values of its body, and returns the operation that replaces it.
func addResults(b *ir.Builder, execute *ir.Operation, values []*ir.Value) *ir.Operation {
	end := execute.Region(0).First().Last()
	end.InsertOperands(end.NumOperands(), values...)
	types := execute.ResultTypes()
	for _, v := range values {
		types = append(types, async.Value(v.Type()))
	}
	b.SetBefore(execute)
	x := async.ExecuteOp{Operation: execute}
	now := b.CreateWithRegions(execute.Loc(), async.Execute, execute.Operands(), types, 1, b.Context().Segments(len(x.Dependencies()), len(x.BodyOperands())))
	now.Region(0).TakeBlocks(execute.Region(0))
	execute.ReplaceAllUsesWith(now.Results()[:execute.NumResults()])
	execute.Erase()
	return now
}

// dependAfter makes the device wait for tokens, which values hold, behind op, which waits for the async.execute that returns them.
func (d *deferral) dependAfter(values []*ir.Value, op *ir.Operation) {
	var tokens []*ir.Value
	at := op
	if op.Is(async.Await) {
		d.b.SetAfter(op)
		for _, v := range values {
			tokens = append(tokens, async.NewAwait(d.b, op.Loc(), v).Result(0))
		}
		if len(tokens) > 0 {
			at = tokens[len(tokens)-1].DefiningOp()
		}
		at = at.Next()
	} else {
		body := op.Region(0).First()
		at = body.First()
		x := async.ExecuteOp{Operation: op}
		n := len(x.BodyOperands())
		op.InsertOperands(op.NumOperands(), values...)
		op.SetAttr(ir.SegmentSizesName, op.Context().Segments(op.NumOperands()-n-len(values), n+len(values)).Value)
		for range values {
			tokens = append(tokens, body.AddArg(gpu.AsyncToken(op.Context()), op.Loc()))
		}
	}
	for !hasSideEffects(at) {
		at = at.Next()
	}
	if gpu.IsAsync(at.Def()) {
		for _, t := range tokens {
			gpu.AddDependency(at, t)
		}
		return
	}
	d.b.SetBefore(at)
	wait := d.b.Create(op.Loc(), gpu.Wait, tokens, nil)
	if parent := at.Parent(); parent.Is(async.Execute) && at.Next() == nil && isOnlyAwaited(parent) {
		d.waits = append(d.waits, wait)
	}
}

// repeatTokens makes the bodies in op return tokens of the device once more for each use but the first. As in MLIR, only one of the further uses gets a token of
// its own.
func repeatTokens(op *ir.Operation) {
	b := ir.NewBuilder(op.Context(), nil)
	op.Walk(func(x *ir.Operation) {
		if !x.Is(async.Execute) {
			return
		}
		for i := range x.NumResults() {
			v := x.Result(i)
			if !v.HasUses() || v.HasOneUse() || async.Payload(v.Type()).TypeDef() != gpu.AsyncTokenDef {
				continue
			}
			var more []*ir.Value
			for u := v.FirstUse().NextUse(); u != nil; u = u.NextUse() {
				more = append(more, x.Region(0).First().Last().Operand(i-1))
			}
			n := x.NumResults()
			x = addResults(b, x, more)
			x.Result(i).FirstUse().NextUse().Set(x.Result(n))
		}
	})
}
