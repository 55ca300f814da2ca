package reference

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"
)

// raceFinding returns a finding with all of its parts.
func raceFinding() Finding {
	return Finding{
		Check: CheckRaces, Entry: "sum", Message: "it writes what an invocation of the same workgroup reads, and nothing orders the two",
		Place:  Place{File: "k.mlir", Line: 12, Column: 5, Op: "OpStore", Word: 211, Global: [3]uint32{3, 0, 0}, Local: [3]uint32{3, 0, 0}},
		Other:  &Place{File: "k.mlir", Line: 14, Column: 7, Op: "OpLoad", Word: 230, Global: [3]uint32{4, 0, 0}, Local: [3]uint32{4, 0, 0}},
		Memory: &Memory{Kind: "storage buffer", Name: "x", Set: 0, Binding: 1, Bound: true, Offset: 16, Size: 4, Length: 1024},
		Count:  31,
		race:   &race{"writes", "reads", "the same workgroup"},
	}
}

// plain returns a finding with as few parts as possible.
func plainFinding() Finding {
	return Finding{Check: CheckUndefined, Entry: "k", Message: "it divides by zero", Place: Place{Op: "OpUDiv", Word: 42, Global: [3]uint32{65, 1, 2}, Local: [3]uint32{1, 1, 0}}, Count: 1}
}

func TestFindingText(t *testing.T) {
	divergent := plainFinding()
	divergent.Check, divergent.Op, divergent.Message = CheckBarriers, "OpControlBarrier", "not all invocations reach it"
	divergent.Other = &Place{Line: 9, Op: "OpReturn", Global: [3]uint32{64, 1, 2}}
	byteOf := plainFinding()
	byteOf.Check, byteOf.Op, byteOf.Message = CheckBounds, "OpLoad", "it reads behind the end"
	byteOf.Memory = &Memory{Kind: "workgroup variable", Offset: -1, Size: 1, Length: 64}
	bytes := byteOf
	bytes.Message = "byte -1 of 64"
	seen := plainFinding()
	seen.Check, seen.Op, seen.Message = CheckLayout, "", "the memory was written as float"
	seen.Other = &Place{File: "a.mlir", Word: 3}
	seen.Memory = &Memory{Kind: "push constants", Name: "p"}
	for _, c := range []struct {
		f    Finding
		want string
	}{
		{raceFinding(), `k.mlir:12:5: races: OpStore: invocation (3,0,0) writes storage buffer "x" (set 0, binding 1), bytes 16 to 19 of 1024; invocation (4,0,0) of the same workgroup reads it at k.mlir:14:7 (OpLoad), and nothing orders the two; 31 times`},
		{plainFinding(), `word 42: undefined: OpUDiv: it divides by zero; invocation (65,1,2), local (1,1,0)`},
		{divergent, `word 42: barriers: OpControlBarrier: not all invocations reach it; invocation (65,1,2), local (1,1,0); the others: OpReturn at line 9, invocation (64,1,2)`},
		{byteOf, `word 42: bounds: OpLoad: it reads behind the end; invocation (65,1,2), local (1,1,0); workgroup variable, byte -1 of 64`},
		{bytes, `word 42: bounds: OpLoad: workgroup variable, byte -1 of 64; invocation (65,1,2), local (1,1,0)`},
		{seen, `word 42: layout: the memory was written as float; invocation (65,1,2), local (1,1,0); push constants "p"; see: a.mlir, invocation (0,0,0)`},
	} {
		if got := c.f.String(); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}

func TestCheckErrorText(t *testing.T) {
	a, b := raceFinding(), plainFinding()
	for _, c := range []struct {
		e    CheckError
		want string
	}{
		{CheckError{Findings: []Finding{b}}, "the kernel has errors: " + b.String()},
		{CheckError{Findings: []Finding{a, b}}, "the kernel has errors:\n\t" + a.String() + "\n\t" + b.String()},
		{CheckError{Findings: []Finding{b}, Truncated: true}, "the kernel has errors:\n\t" + b.String() + "\n\tthere were more findings, which the device did not keep"},
	} {
		if got := c.e.Error(); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
	err := fmt.Errorf("launch 1: %w", &CheckError{Findings: []Finding{a}})
	var e *CheckError
	if !errors.Is(err, ErrChecks) || !errors.As(err, &e) {
		t.Errorf("%v wraps nothing", err)
	}
}

func TestFindingJSON(t *testing.T) {
	a, b := raceFinding(), plainFinding()
	for _, c := range []struct {
		f    any
		want string
	}{
		{&a, `{"check":"races","entry":"sum","message":"it writes what an invocation of the same workgroup reads, and nothing orders the two","file":"k.mlir","line":12,"column":5,"word":211,"op":"OpStore","global":[3,0,0],"local":[3,0,0],` +
			`"other":{"file":"k.mlir","line":14,"column":7,"word":230,"op":"OpLoad","global":[4,0,0],"local":[4,0,0]},"memory":{"kind":"storage buffer","name":"x","set":0,"binding":1,"offset":16,"size":4,"length":1024},"count":31}`},
		{b, `{"check":"undefined","entry":"k","message":"it divides by zero","word":42,"op":"OpUDiv","global":[65,1,2],"local":[1,1,0],"count":1}`},
	} {
		got, err := json.Marshal(c.f)
		if err != nil || string(got) != c.want {
			t.Errorf("%v\ngot  %s\nwant %s", err, got, c.want)
		}
	}
}

func TestParseChecks(t *testing.T) {
	for _, c := range []struct{ list, want string }{
		{"all", "all"}, {"off", "off"}, {"races", "races"}, {"races, bounds", "bounds,races"}, {"all,-races,-layout", "bounds,uninitialized,barriers,undefined,alignment"},
		{"-races,-layout", "bounds,uninitialized,barriers,undefined,alignment"}, {"off,alignment", "alignment"}, {"-all", "off"},
	} {
		got, err := ParseChecks(c.list)
		if err != nil || got.String() != c.want {
			t.Errorf("%q: %v %v, want %s", c.list, got, err, c.want)
		}
	}
	for _, list := range []string{"", "race", "races,", "--races"} {
		if c, err := ParseChecks(list); err == nil {
			t.Errorf("%q: %v", list, c)
		}
	}
}
