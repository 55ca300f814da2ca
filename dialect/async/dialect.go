package async

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// Dialect returns the async dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name:  dialectName,
		Types: []*ir.TypeDef{TokenDef, ValueDef, GroupDef, CoroIDDef, CoroHandleDef, CoroStateDef},
		Ops: []ir.OpEntry{
			{Def: Execute, Parse: parseExecute, Print: printExecute, VerifyRegions: verifyExecute, Interfaces: []any{executeModel{}}},
			{Def: Func, Parse: parseFunc, Print: printFunc, Verify: verifyFunc, Interfaces: []any{functionModel}},
			{Def: Call, Interfaces: []any{callModel}},
			{Def: Return, Verify: verifyReturn},
			{Def: Yield},
			{Def: Await, Verify: verifyAwait, Directives: map[string]*ir.CustomDirective{"AwaitResultType": {Parse: parseAwaited, Print: printAwaited}}},
			{Def: CreateGroup}, {Def: AddToGroup}, {Def: AwaitAll},
			{Def: CoroID}, {Def: CoroBegin}, {Def: CoroFree}, {Def: CoroEnd}, {Def: CoroSave}, {Def: CoroSuspend},
			{Def: RuntimeCreate}, {Def: RuntimeCreateGroup}, {Def: RuntimeSetAvailable}, {Def: RuntimeSetError}, {Def: RuntimeIsError},
			{Def: RuntimeAwait}, {Def: RuntimeResume}, {Def: RuntimeAwaitAndResume}, {Def: RuntimeStore}, {Def: RuntimeLoad},
			{Def: RuntimeAddToGroup}, {Def: RuntimeAddRef}, {Def: RuntimeDropRef}, {Def: RuntimeNumWorkers, Infer: inferIndex},
		},
		Interfaces: []any{canonicalizer{}},
	}
}

func inferIndex(c *ir.Context, _ *ir.OperationState) ([]ir.Type, string) {
	return []ir.Type{c.Index()}, ""
}

// executeModel is the control flow of async.execute.
type executeModel struct{}

// RegionSuccessors visits the body, and the end after the body.
func (executeModel) RegionSuccessors(_ *ir.Operation, from int, visit func(int)) {
	if from < 0 {
		visit(0)
		return
	}
	visit(-1)
}

// EntryOperands returns the values that the body unwraps.
func (executeModel) EntryOperands(op *ir.Operation, _ int) []*ir.Value {
	return ExecuteOp{op}.BodyOperands()
}

// SuccessorInputs returns the arguments of the body, or the values that its end makes ready.
func (executeModel) SuccessorInputs(op *ir.Operation, to int) []*ir.Value {
	if to < 0 {
		return op.Results()[1:]
	}
	return op.Region(0).First().Args()
}

// TypesCompatible reports whether one type is that of what a value of the other holds.
func (executeModel) TypesCompatible(from, to ir.Type) bool { return Payload(from) == Payload(to) }

// function is the model of async.func.
type function struct{ interfaces.FunctionParts }

var functionModel = function{interfaces.FunctionParts{TypeSlot: funcType}}

// IsDeclaration reports whether the function has no body.
func (function) IsDeclaration(op *ir.Operation) bool { return op.Region(0).Empty() }

// DefaultDialect returns "async", so that operations of the dialect omit their prefix in the body.
func (function) DefaultDialect(*ir.Operation) string { return dialectName }

var callModel = interfaces.FunctionCall{Func: Func, Parts: functionModel.FunctionParts, Kind: "async function"}

func verifyExecute(op *ir.Operation) bool {
	args := op.Region(0).First().Args()
	values := ExecuteOp{op}.BodyOperands()
	same := len(args) == len(values)
	for i := 0; same && i < len(args); i++ {
		same = IsValue(values[i].Type()) && args[i].Type() == Payload(values[i].Type())
	}
	if !same {
		return op.EmitOpError("async body region argument types do not match the execute operation arguments types")
	}
	return true
}

func verifyFunc(op *ir.Operation) bool {
	results := functionModel.FunctionType(op).Results
	if len(results) == 0 {
		return op.EmitOpError("result is expected to be at least of size 1, but got 0")
	}
	for i, t := range results {
		if !IsToken(t) && !IsValue(t) {
			return op.EmitOpError("result type must be async value type or async token type, but got '" + ir.TypeString(t) + "'")
		}
		if IsToken(t) && i != 0 {
			return op.EmitOpError(" results' (optional) async token type is expected to appear as the 1st return value, but got " + strconv.Itoa(i+1))
		}
	}
	return true
}

func verifyReturn(op *ir.Operation) bool {
	results := functionModel.FunctionType(op.Parent()).Results
	if len(results) > 0 && IsToken(results[0]) {
		results = results[1:]
	}
	same := len(results) == op.NumOperands()
	for i := 0; same && i < len(results); i++ {
		same = op.Operand(i).Type() == Payload(results[i])
	}
	if !same {
		return op.EmitOpError("operand types do not match the types returned from the parent FuncOp")
	}
	return true
}

func verifyAwait(op *ir.Operation) bool {
	t := op.Operand(0).Type()
	if IsToken(t) && op.NumResults() > 0 {
		return op.EmitOpError("awaiting on a token must have empty result")
	}
	if !IsValue(t) {
		return true
	}
	got := "<<NULL TYPE>>"
	if op.NumResults() > 0 {
		if op.Result(0).Type() == Payload(t) {
			return true
		}
		got = ir.TypeString(op.Result(0).Type())
	}
	return op.EmitOpError("result type '" + got + "' does not match async value type '" + ir.TypeString(Payload(t)) + "'")
}

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the async dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.OnOp("group-without-members", CreateGroup, eraseEmptyGroup)}
}

// eraseEmptyGroup erases a group to which nothing is added, and what waits for it.
func eraseEmptyGroup(op *ir.Operation, rw *rewrite.Rewriter) bool {
	var waits []*ir.Operation
	for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
		if !u.Owner().Is(AwaitAll) {
			return rw.Fail("an operation adds to the group")
		}
		waits = append(waits, u.Owner())
	}
	for _, w := range waits {
		rw.Erase(w)
	}
	rw.Erase(op)
	return true
}
