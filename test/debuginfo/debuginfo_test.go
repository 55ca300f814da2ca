package debuginfo

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// withSet returns a profile with the extension that the instruction set needs.
func withSet(t *testing.T, name string) *target.Env {
	t.Helper()
	env, err := target.Profile(name)
	if err != nil {
		t.Fatal(err)
	}
	cfg := env.Config()
	cfg.Extensions = append(cfg.Extensions, spec.SPV_KHR_non_semantic_info)
	return target.New(cfg)
}

// compile compiles a file of testdata with debug information and reads it back.
func compile(t *testing.T, file string, o spvc.Options) (m *module, lines []string) {
	t.Helper()
	source, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		t.Fatal(err)
	}
	o.Name, o.DebugInfo = file, true
	if o.Env == nil {
		o.Env = withSet(t, "vulkan1.1")
	}
	p, err := spvc.Compile(t.Context(), source, o)
	if err != nil {
		t.Fatal(err)
	}
	return read(t, p.Binaries[0].Words), append([]string{""}, strings.Split(string(source), "\n")...)
}

// levels are the levels of optimization that the build has.
func levels() []passes.OptLevel {
	list := []passes.OptLevel{passes.O0, passes.O1}
	if spirvtools.Version() != "" {
		list = append(list, passes.O2, passes.Os)
	}
	return list
}

// origins are operations of the source that make instructions. Others, such as branches, come from
// the operation around them.
var origins = map[spec.Opcode]string{
	spec.OpFMul: "arith.mulf", spec.OpFAdd: "arith.addf", spec.OpFSub: "arith.subf", spec.OpFDiv: "arith.divf", spec.OpStore: "memref.store",
	spec.OpConvertSToF: "arith.sitofp", spec.OpFOrdGreaterThan: "arith.cmpf", spec.OpReturn: "return", spec.OpFunctionCall: "call @",
	spec.OpReturnValue: "return", spec.OpControlBarrier: "gpu.barrier", spec.OpISub: "arith.subi", spec.OpBitwiseXor: "arith.xori",
}

// TestLines: each instruction has the line of the operation that it comes from, in the right functions.
func TestLines(t *testing.T) {
	for _, level := range levels() {
		t.Run("O"+level.String(), func(t *testing.T) {
			m, lines := compile(t, "kernel.mlir", spvc.Options{Opt: level})
			found := map[spec.Opcode]int{}
			for _, f := range m.functions {
				for i := range f.code {
					m.checkLine(f, &f.code[i], lines, level)
					found[f.code[i].Opcode]++
				}
			}
			for _, op := range []spec.Opcode{spec.OpFMul, spec.OpFAdd, spec.OpStore, spec.OpConvertSToF, spec.OpReturn, spec.OpBitwiseXor, spec.OpLoopMerge} {
				if unrolled := op == spec.OpLoopMerge && level == spvc.O2; found[op] == 0 && !unrolled {
					t.Errorf("no %s", op)
				}
			}
		})
	}
}

// checkLine checks an instruction of a function.
func (m *module) checkLine(f *function, e *executable, lines []string, level passes.OptLevel) {
	t := m.t
	if e.source != "kernel.mlir" || e.line == 0 || int(e.line) >= len(lines) {
		t.Errorf("%s is at %s:%d", e.Opcode, e.source, e.line)
		return
	}
	line := lines[e.line]
	if want := origins[e.Opcode]; !strings.Contains(line, want) && !strings.Contains(line, "scf.") {
		t.Errorf("%s is at line %d, %q, and does not come from %s", e.Opcode, e.line, line, want)
	}
	if e.scope == nil {
		// SPIRV-Tools end scopes before the end of a block.
		if level == passes.O0 || level == passes.O1 {
			t.Errorf("%s at line %d has no scope", e.Opcode, e.line)
		}
		return
	}
	stack := m.stack(e)
	if f.definition == nil || stack[len(stack)-1].function != m.str(f.definition, 0) {
		t.Errorf("%s has the stack %v in another function", e.Opcode, stack)
	}
	for i, s := range stack {
		if i > 0 && !strings.Contains(lines[s.line], "call @"+stack[i-1].function+"(") {
			t.Errorf("%s has the stack %v, but line %d is %q", e.Opcode, stack, s.line, lines[s.line])
		}
		if first, last := extent(lines, s.function); int(s.line) < first || int(s.line) > last {
			t.Errorf("%s has the stack %v, but line %d is not in @%s", e.Opcode, stack, s.line, s.function)
		}
	}
}

// extent returns the lines of a function.
func extent(lines []string, name string) (first, last int) {
	for n, l := range lines {
		if strings.Contains(l, "func @"+name+"(") || strings.Contains(l, "private @"+name+"(") {
			first = n
		}
		if first > 0 && n > first && l == "    }" {
			return first, n
		}
	}
	return first, len(lines)
}

// TestInlined: an instruction of a function that was inlined in an inlined one has a frame for each call.
func TestInlined(t *testing.T) {
	m, _ := compile(t, "kernel.mlir", spvc.Options{})
	var got []string
	for _, f := range m.functions {
		for i := range f.code {
			if e := &f.code[i]; e.Opcode == spec.OpBitwiseXor || e.Opcode == spec.OpFMul {
				got = append(got, fmt.Sprint(m.stack(e)))
			}
		}
	}
	want := []string{"[mix:6 outer:10 k:32]", "[outer:12 k:32]"}
	if !slices.Equal(got, want) {
		t.Errorf("stacks are %q, not %q", got, want)
	}
}

// TestScopes: the blocks of loops and conditionals nest as they do in the source.
func TestScopes(t *testing.T) {
	for _, level := range levels()[:2] {
		m, lines := compile(t, "kernel.mlir", spvc.Options{Opt: level})
		seen := 0
		for _, f := range m.functions {
			for i := range f.code {
				e := &f.code[i]
				_, blocks := m.functionOf(e.scope)
				last := e.line
				for _, b := range blocks {
					line := m.number(b, 1)
					if line > last || !strings.Contains(lines[line], "scf.") {
						t.Errorf("O%s: %s at line %d is in the block of line %d", level, e.Opcode, e.line, line)
					}
					last = line
				}
				if strings.Contains(lines[e.line], "arith.subf") {
					if len(blocks) != 2 {
						t.Errorf("O%s: the subtraction is in %d blocks, not in a conditional in a loop", level, len(blocks))
					}
					seen++
				}
			}
		}
		if seen == 0 {
			t.Errorf("O%s: no subtraction", level)
		}
	}
}

// TestNames: arguments and values have the names of the source.
func TestNames(t *testing.T) {
	for _, level := range levels()[:2] {
		m, lines := compile(t, "kernel.mlir", spvc.Options{Opt: level})
		var got []string
		for _, f := range m.functions {
			for _, v := range f.values {
				name, line := m.str(v.variable, 0), m.number(v.variable, 3)
				got = append(got, name)
				if !strings.Contains(lines[line], "%"+name) {
					t.Errorf("O%s: line %d, %q, has no %s", level, line, lines[line], name)
				}
			}
		}
		for _, want := range []string{"n", "i", "e", "j", "acc", "next", "difference", "s", "hash", "p"} {
			if !slices.Contains(got, want) {
				t.Errorf("O%s: no %s among %v", level, want, got)
			}
		}
		for _, not := range []string{"0", "many", "c0", ""} {
			if slices.Contains(got, not) {
				t.Errorf("O%s: %q is among %v", level, not, got)
			}
		}
		globals := map[string]string{}
		for _, g := range m.named("DebugGlobalVariable") {
			globals[m.str(g, 0)] = m.str(g, 6)
		}
		for name, symbol := range map[string]string{"x": "k_arg_0", "y": "k_arg_1", "n": "k_arg_2"} {
			if globals[name] != symbol {
				t.Errorf("O%s: %s is %q among %v", level, name, globals[name], globals)
			}
		}
	}
}

// TestArguments: a function that stays has its arguments with their numbers.
func TestArguments(t *testing.T) {
	m, _ := compile(t, "kernel.mlir", spvc.Options{Opt: passes.O0})
	for _, f := range m.functions {
		if m.str(f.definition, 0) != "keep" {
			continue
		}
		typ := m.ref(f.definition, 1, "DebugTypeFunction")
		if len(typ.operands) != 4 || m.str(m.ref(typ, 1, "DebugTypeBasic"), 0) != "f32" || m.str(m.ref(typ, 3, "DebugTypeBasic"), 0) != "i32" {
			t.Errorf("type of @keep has operands %v", typ.operands)
		}
		for i, want := range []string{"kept", "weight"} {
			v := f.values[i].variable
			if m.str(v, 0) != want || m.number(v, 7) != uint32(i+1) {
				t.Errorf("argument %d is %s, not %s", m.number(v, 7), m.str(v, 0), want)
			}
		}
		return
	}
	t.Error("@keep does not stay")
}

// TestInlinedArguments: the arguments of inlined calls have variables in the frames of the calls, with their numbers and
// places, for each call.
func TestInlinedArguments(t *testing.T) {
	m, lines := compile(t, "kernel.mlir", spvc.Options{})
	var got []string
	for _, f := range m.functions {
		for _, v := range f.values {
			if v.at.inlinedAt == nil || len(v.variable.operands) < 8 {
				continue
			}
			name := m.str(v.variable, 0)
			got = append(got, fmt.Sprintf("%s#%d %v", name, m.number(v.variable, 7), m.stack(&v.at)))
			if line := lines[v.at.line]; !strings.Contains(line, "%"+name+":") {
				t.Errorf("line %d, %q, does not declare %s", v.at.line, line, name)
			}
		}
	}
	slices.Sort(got)
	want := []string{"kept#1 [keep:15 k:33]", "kept#1 [keep:15 k:34]", "n#2 [outer:9 k:32]", "v#1 [mix:3 outer:10 k:32]", "v#1 [outer:9 k:32]",
		"weight#2 [keep:15 k:33]", "weight#2 [keep:15 k:34]"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, not %q", got, want)
	}
}
