package async

import "github.com/spvc/spvc/ir"

const dialectName = "async"

// The classes of types. All but that of values have one type.
var (
	TokenDef      = single("token", "the completion of an asynchronous operation")
	GroupDef      = single("group", "a set of tokens and values to wait for together")
	CoroIDDef     = single("coro.id", "the identifier of a coroutine")
	CoroHandleDef = single("coro.handle", "the handle of a coroutine")
	CoroStateDef  = single("coro.state", "the saved state of a coroutine")
	ValueDef      = &ir.TypeDef{
		Dialect: dialectName, Mnemonic: "value", Summary: "a value that may not be there yet", Format: "`<` $valueType `>`",
		Params: []ir.ParamDef{{Name: "valueType", Kind: ir.TypeParam}},
	}
)

func single(mnemonic, summary string) *ir.TypeDef {
	return &ir.TypeDef{Dialect: dialectName, Mnemonic: mnemonic, Summary: summary}
}

// Single returns the only type of a class other than that of values.
func Single(c *ir.Context, class *ir.TypeDef) ir.Type { return c.RecordType(class) }

// Token returns `!async.token`.
func Token(c *ir.Context) ir.Type { return c.RecordType(TokenDef) }

// Value returns `!async.value<t>`.
func Value(t ir.Type) ir.Type { return t.Context().RecordType(ValueDef, t) }

// IsToken reports whether t is `!async.token`.
func IsToken(t ir.Type) bool { return t.TypeDef() == TokenDef }

// IsGroup reports whether t is `!async.group`.
func IsGroup(t ir.Type) bool { return t.TypeDef() == GroupDef }

// IsValue reports whether t is `!async.value<…>`.
func IsValue(t ir.Type) bool { return t.TypeDef() == ValueDef }

// IsRefCounted reports whether programs count the references of the values of type t.
func IsRefCounted(t ir.Type) bool { return IsToken(t) || IsGroup(t) || IsValue(t) }

// Payload returns the type of what a value of type t holds, or t itself if t is not `!async.value<…>`.
func Payload(t ir.Type) ir.Type {
	if r, ok := t.(*ir.RecordType); ok && IsValue(t) {
		return r.Param(0).(ir.Type)
	}
	return t
}

// The type constraints of the operations.
var (
	tokenKind    = kind("async token type", TokenDef)
	valueKind    = &ir.TypeConstraint{Summary: "async value type", Match: IsValue, Class: ValueDef}
	groupKind    = kind("async group type", GroupDef)
	coroIDKind   = kind("switched-resume coroutine identifier", CoroIDDef)
	handleKind   = kind("coroutine handle", CoroHandleDef)
	stateKind    = kind("saved coroutine state", CoroStateDef)
	valueOrToken = ir.AnyTypeOf(valueKind, tokenKind)
	anyAsync     = ir.AnyTypeOf(valueKind, tokenKind, groupKind)
)

// kind returns the constraint that the only type of a class satisfies.
func kind(summary string, class *ir.TypeDef) *ir.TypeConstraint {
	is := func(t ir.Type) bool { return t.TypeDef() == class }
	return &ir.TypeConstraint{Summary: summary, Match: is, Base: is, BaseName: dialectName + "." + class.Mnemonic,
		Build: func(c *ir.Context) ir.Type { return c.RecordType(class) }}
}
