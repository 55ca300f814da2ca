// Package async is the async dialect: regions that may run at the same time as what follows, and the calls of a runtime and the
// coroutines to which passes lower them.
//
// For example, this function computes a number while the caller goes on, and waits for it:
//
//	func.func @f() -> f32 {
//	  %token, %later = async.execute -> !async.value<f32> {
//	    %c = arith.constant 1.0 : f32
//	    async.yield %c : f32
//	  }
//	  %now = async.await %later : !async.value<f32>
//	  return %now : f32
//	}
package async

import "github.com/spvc/spvc/ir"

func op(name, summary, format string, operands, results []ir.ValueDef, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{Name: dialectName + "." + name, Summary: summary, Operands: operands, Results: results, Traits: traits, Format: format}
}

func one(name string, t *ir.TypeConstraint) []ir.ValueDef {
	return []ir.ValueDef{{Name: name, Type: t}}
}

func two(name string, t *ir.TypeConstraint, name2 string, t2 *ir.TypeConstraint) []ir.ValueDef {
	return []ir.ValueDef{{Name: name, Type: t}, {Name: name2, Type: t2}}
}

func many(name string, t *ir.TypeConstraint) []ir.ValueDef {
	return []ir.ValueDef{{Name: name, Type: t, Quantity: ir.Variadic}}
}

// Execute declares async.execute.
var Execute = &ir.OpDef{
	Name:    "async.execute",
	Summary: "Asynchronous execute operation",
	Operands: []ir.ValueDef{
		{Name: "dependencies", Type: tokenKind, Quantity: ir.Variadic},
		{Name: "bodyOperands", Type: valueOrToken, Quantity: ir.Variadic},
	},
	Results: []ir.ValueDef{{Name: "token", Type: tokenKind}, {Name: "bodyResults", Type: valueKind, Quantity: ir.Variadic}},
	Regions: []ir.RegionDef{{Name: "bodyRegion", Kind: ir.SizedRegion1}},
	Traits: []ir.Trait{ir.AttrSizedOperandSegments, ir.AutomaticAllocationScope, ir.SingleBlock, ir.ImplicitTerminator{Name: "async.yield"},
		ir.TraitIn(ir.Since(22), ir.RecursiveMemoryEffects)},
}

// Func declares async.func.
var Func = &ir.OpDef{
	Name:    "async.func",
	Summary: "async function operation",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind},
		{Name: "function_type", Type: ir.FunctionTypeKind},
		{Name: "sym_visibility", Type: ir.StringAttrKind, Optional: true},
		{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true},
		{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true},
	},
	Regions: []ir.RegionDef{{Name: "body"}},
	Traits:  []ir.Trait{ir.IsolatedFromAbove, ir.Symbol},
}

// funcType is the slot of the type of an async.func.
const funcType = 1

// Call declares async.call.
var Call = &ir.OpDef{
	Name:     "async.call",
	Summary:  "async call operation",
	Operands: many("operands", ir.AnyType),
	Attrs: []ir.AttrDef{
		{Name: "callee", Type: ir.FlatSymbolRefKind},
		{Name: "arg_attrs", Type: ir.DictArrayAttrKind, Optional: true, Versions: ir.Since(21)},
		{Name: "res_attrs", Type: ir.DictArrayAttrKind, Optional: true, Versions: ir.Since(21)},
	},
	Results: many("", valueOrToken),
	Format:  "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
}

// The terminators.
var (
	Return = op("return", "Async function return operation", "attr-dict ($operands^ `:` type($operands))?", many("operands", ir.AnyType), nil,
		ir.Pure, ir.HasParent("async.func"), ir.ReturnLike, ir.Terminator)
	Yield = op("yield", "terminator for Async execute operation", "($operands^ `:` type($operands))? attr-dict", many("operands", ir.AnyType), nil,
		ir.HasParent("async.execute"), ir.Pure, ir.Terminator, ir.ReturnLike)
)

// The operations that wait.
var (
	Await = op("await", "waits for the argument to become ready", "$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict",
		one("operand", valueOrToken), []ir.ValueDef{{Name: "result", Type: ir.AnyType, Quantity: ir.Optional}})
	CreateGroup = op("create_group", "creates an empty async group", "$size `:` type($result) attr-dict",
		one("size", ir.IndexTypeConstraint), one("result", groupKind), ir.Pure)
	AddToGroup = op("add_to_group", "adds and async token or value to the group", "$operand `,` $group `:` type($operand) attr-dict",
		two("operand", valueOrToken, "group", groupKind), one("rank", ir.IndexTypeConstraint))
	AwaitAll = op("await_all", "waits for the all async tokens or values in the group to become ready", "$operand attr-dict", one("operand", groupKind), nil)
)

// The operations of coroutines.
var (
	CoroID    = op("coro.id", "returns a switched-resume coroutine identifier", "attr-dict", nil, one("id", coroIDKind))
	CoroBegin = op("coro.begin", "returns a handle to the coroutine", "$id attr-dict", one("id", coroIDKind), one("handle", handleKind))
	CoroFree  = op("coro.free", "deallocates the coroutine frame", "$id `,` $handle attr-dict", two("id", coroIDKind, "handle", handleKind), nil)
	CoroEnd   = op("coro.end", "marks the end of the coroutine in the suspend block", "$handle attr-dict", one("handle", handleKind), nil)
	CoroSave  = op("coro.save", "saves the coroutine state", "$handle attr-dict", one("handle", handleKind), one("state", stateKind))
)

// CoroSuspend declares async.coro.suspend.
var CoroSuspend = &ir.OpDef{
	Name:       "async.coro.suspend",
	Summary:    "suspends the coroutine",
	Operands:   one("state", stateKind),
	Successors: []ir.SuccessorDef{{Name: "suspendDest"}, {Name: "resumeDest"}, {Name: "cleanupDest"}},
	Traits:     []ir.Trait{ir.Terminator},
	Format:     "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict",
}

// The successors of async.coro.suspend.
const (
	SuspendDest = iota
	ResumeDest
	CleanupDest
)

// payloadMatches is the trait of the operations that access what a value holds.
func payloadMatches(value string) ir.Trait {
	return ir.TypesMatch("type of 'value' matches element type of 'storage'", "storage", value, Payload)
}

const operandFormat = "$operand attr-dict `:` type($operand)"

// The calls of the runtime.
var (
	RuntimeCreate      = op("runtime.create", "creates an async runtime token or value", "attr-dict `:` type($result)", nil, one("result", valueOrToken))
	RuntimeCreateGroup = op("runtime.create_group", "creates an async runtime group", "$size `:` type($result) attr-dict",
		one("size", ir.IndexTypeConstraint), one("result", groupKind))
	RuntimeSetAvailable   = op("runtime.set_available", "switches token or value to available state", operandFormat, one("operand", valueOrToken), nil)
	RuntimeSetError       = op("runtime.set_error", "switches token or value to error state", operandFormat, one("operand", valueOrToken), nil)
	RuntimeIsError        = op("runtime.is_error", "returns true if token, value or group is in error state", operandFormat, one("operand", anyAsync), one("is_error", ir.I1Constraint))
	RuntimeAwait          = op("runtime.await", "blocks the caller thread until the operand becomes available", operandFormat, one("operand", anyAsync), nil)
	RuntimeResume         = op("runtime.resume", "resumes the coroutine on a thread managed by the runtime", "$handle attr-dict", one("handle", handleKind), nil)
	RuntimeAwaitAndResume = op("runtime.await_and_resume", "awaits the async operand and resumes the coroutine", "$operand `,` $handle attr-dict `:` type($operand)",
		two("operand", anyAsync, "handle", handleKind), nil)
	RuntimeStore = op("runtime.store", "stores the value into the runtime async.value", "$value `,` $storage attr-dict `:` type($storage)",
		two("value", ir.AnyType, "storage", valueKind), nil, payloadMatches("value"))
	RuntimeLoad = op("runtime.load", "loads the value from the runtime async.value", "$storage attr-dict `:` type($storage)",
		one("storage", valueKind), one("result", ir.AnyType), payloadMatches("result"))
	RuntimeAddToGroup = op("runtime.add_to_group", "adds and async token or value to the group", "$operand `,` $group attr-dict `:` type($operand)",
		two("operand", valueOrToken, "group", groupKind), one("rank", ir.IndexTypeConstraint))
	RuntimeAddRef     = counting("runtime.add_ref", "adds a reference to async value")
	RuntimeDropRef    = counting("runtime.drop_ref", "drops a reference to async value")
	RuntimeNumWorkers = op("runtime.num_worker_threads", "gets the number of threads in the threadpool from the runtime", "attr-dict `:` type($result)", nil,
		one("result", ir.IndexTypeConstraint))
)

// counting returns the row of an operation that changes the number of references by its attribute `count`.
func counting(name, summary string) *ir.OpDef {
	d := op(name, summary, operandFormat, one("operand", anyAsync), nil)
	d.Attrs = []ir.AttrDef{{Name: "count", Type: ir.ConfinedAttr(ir.I64AttrKind, "whose value is positive", func(a ir.Attribute) bool {
		i, ok := a.(*ir.IntegerAttr)
		return ok && !i.Value.IsNegative() && !i.Value.IsZero()
	})}}
	return d
}

// CountOf returns the number of references that an async.runtime.add_ref or drop_ref adds or drops.
func CountOf(op *ir.Operation) int64 {
	n, _ := op.Prop(0).(*ir.IntegerAttr).Value.Int64()
	return n
}
