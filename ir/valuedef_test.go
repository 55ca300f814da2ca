package ir

import "testing"

func TestDefinedBy(t *testing.T) {
	ctx := NewContext(NewRegistry())
	b := NewBuilder(ctx, nil)
	cast := b.Create(UnknownLoc, UnrealizedCast, nil, []Type{ctx.I1()})
	if got := cast.Result(0).DefinedBy(UnrealizedCast); got != cast {
		t.Errorf("defined by %v", got)
	}
	if cast.Result(0).DefinedBy(Module) != nil {
		t.Error("a cast is a module")
	}
	if arg := NewBlock().AddArg(ctx.I1(), UnknownLoc); arg.DefinedBy(UnrealizedCast) != nil {
		t.Error("an argument is defined by an operation")
	}
}
