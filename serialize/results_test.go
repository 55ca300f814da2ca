package serialize_test

import (
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// constructs has selections and loops with results: in the entry block, after another construct, in a
// loop's header and continue block, and in each other.
const constructs = shader + `
  spirv.func @f(%c: i1, %n: i32) -> i32 "None" {
    %zero = spirv.Constant 0 : i32
    %one = spirv.Constant 1 : i32
    %x = spirv.IAdd %n, %one : i32
    %s = spirv.mlir.selection -> i32 {
      spirv.BranchConditional %c, ^then, ^merge(%x : i32)
    ^then:
      %y = spirv.IMul %x, %n : i32
      %inner:2 = spirv.mlir.selection -> i32, i32 {
        spirv.BranchConditional %c, ^a, ^b
      ^a:
        spirv.Branch ^m(%y, %n : i32, i32)
      ^b:
        spirv.Branch ^m(%n, %y : i32, i32)
      ^m(%v: i32, %w: i32):
        spirv.mlir.merge %w, %v : i32, i32
      }
      %z = spirv.ISub %inner#0, %inner#1 : i32
      spirv.Branch ^merge(%z : i32)
    ^merge(%r: i32):
      spirv.mlir.merge %r : i32
    }
    %l = spirv.mlir.loop -> i32 {
      spirv.Branch ^header(%s, %zero : i32, i32)
    ^header(%i: i32, %sum: i32):
      %limit = spirv.mlir.selection -> i32 {
        spirv.BranchConditional %c, ^t, ^m(%n : i32)
      ^t:
        spirv.Branch ^m(%sum : i32)
      ^m(%v: i32):
        spirv.mlir.merge %v : i32
      }
      %more = spirv.SLessThan %i, %limit : i32
      spirv.BranchConditional %more, ^body, ^exit
    ^body:
      %next = spirv.IAdd %sum, %i : i32
      spirv.Branch ^continue
    ^continue:
      %step = spirv.mlir.selection -> i32 {
        spirv.BranchConditional %c, ^t, ^m(%one : i32)
      ^t:
        spirv.Branch ^m(%next : i32)
      ^m(%v: i32):
        spirv.mlir.merge %v : i32
      }
      %j = spirv.IAdd %i, %step : i32
      spirv.Branch ^header(%j, %next : i32, i32)
    ^exit:
      spirv.mlir.merge %sum : i32
    }
    spirv.ReturnValue %l : i32
  }
}`

// nestedLoops has loops in headers of loops.
const nestedLoops = shader + `
  spirv.func @f(%n: i32) -> i32 "None" {
    %zero = spirv.Constant 0 : i32
    %one = spirv.Constant 1 : i32
    %r = spirv.mlir.loop -> i32 {
      spirv.Branch ^header(%zero : i32)
    ^header(%i: i32):
      %inner = spirv.mlir.loop -> i32 {
        spirv.Branch ^header(%i : i32)
      ^header(%j: i32):
        %innermost = spirv.mlir.loop -> i32 {
          spirv.Branch ^header(%j : i32)
        ^header(%k: i32):
          %k1 = spirv.IAdd %k, %one : i32
          %c = spirv.SLessThan %k1, %n : i32
          spirv.BranchConditional %c, ^continue, ^exit
        ^continue:
          spirv.Branch ^header(%k1 : i32)
        ^exit:
          spirv.mlir.merge %k1 : i32
        }
        %j1 = spirv.IAdd %j, %innermost : i32
        %c = spirv.SLessThan %j1, %n : i32
        spirv.BranchConditional %c, ^continue, ^exit
      ^continue:
        spirv.Branch ^header(%j1 : i32)
      ^exit:
        spirv.mlir.merge %j1 : i32
      }
      %i1 = spirv.IAdd %inner, %one : i32
      %c = spirv.SLessThan %i1, %n : i32
      spirv.BranchConditional %c, ^continue, ^exit
    ^continue:
      spirv.Branch ^header(%i1 : i32)
    ^exit:
      spirv.mlir.merge %i1 : i32
    }
    spirv.ReturnValue %r : i32
  }
}`

// TestResults: constructs with results are valid without variables, and headers that are joined to
// the block before save a label and a branch each, except in the header of a loop, and so does a
// continue block after a body of one block.
func TestResults(t *testing.T) {
	count := func(ws []uint32, op spec.Opcode) (n int) {
		scan := words.Scan(ws, words.HeaderLen)
		for i, ok := scan.Next(); ok; i, ok = scan.Next() {
			if i.Opcode == op {
				n++
			}
		}
		return n
	}
	_, apart := checkModule(t, constructs)
	joined, ok := serialize.Serialize(parse(t, newContext(), constructs), serialize.Options{JoinBlocks: true})
	if !ok {
		t.Fatal("not serialized")
	}
	if err := spvwords.Check(joined); err != nil {
		t.Error(err)
	}
	validate(t, joined)
	for _, ws := range [][]uint32{apart, joined} {
		if phis, variables := count(ws, spec.OpPhi), count(ws, spec.OpVariable); phis != 7 || variables != 0 {
			t.Errorf("%d phis and %d variables, want 7 and none", phis, variables)
		}
	}
	for _, op := range []spec.Opcode{spec.OpLabel, spec.OpBranch} {
		if saved := count(apart, op) - count(joined, op); saved != 5 {
			t.Errorf("joining saves %d of %v, want 5", saved, op)
		}
	}
	// The merge instruction of the outer loop ends the block before the header of the inner one.
	_, apart = checkModule(t, nestedLoops)
	if joined, ok = serialize.Serialize(parse(t, newContext(), nestedLoops), serialize.Options{JoinBlocks: true}); !ok {
		t.Fatal("not serialized")
	}
	validate(t, joined)
	if saved := count(apart, spec.OpLabel) - count(joined, spec.OpLabel); saved != 2 {
		t.Errorf("joining saves %d labels of nested loops, want 2", saved)
	}
	if back, msgs := read(joined, serialize.ReadOptions{}); len(msgs) > 0 {
		t.Errorf("%q\n%s", msgs, back)
	}
}
