package reference_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
)

// inputTypes are the types of the built-in inputs by their number of components.
var inputTypes = map[int]string{1: "%u32", 3: "%v3", 4: "%v4"}

// builtinInputs are the built-in inputs of compute entry points, with their numbers of components.
var builtinInputs = []struct {
	name  string
	cells int
}{
	{"LocalInvocationId", 3}, {"GlobalInvocationId", 3}, {"WorkgroupId", 3}, {"NumWorkgroups", 3}, {"WorkgroupSize", 3},
	{"EnqueuedWorkgroupSize", 3}, {"GlobalSize", 3}, {"GlobalOffset", 3}, {"LocalInvocationIndex", 1}, {"GlobalLinearId", 1},
	{"WorkDim", 1}, {"DeviceIndex", 1}, {"SubgroupSize", 1}, {"SubgroupMaxSize", 1}, {"NumSubgroups", 1}, {"NumEnqueuedSubgroups", 1},
	{"SubgroupId", 1}, {"SubgroupLocalInvocationId", 1}, {"SubgroupEqMask", 4}, {"SubgroupGeMask", 4}, {"SubgroupGtMask", 4},
	{"SubgroupLeMask", 4}, {"SubgroupLtMask", 4},
}

// inputBlock is a kernel that compares a built-in input with a member of a block of inputs. Its result is another member of
// the block, the lane, if they are equal. With dynamic, the block is in memory, because an index selects a component.
func inputBlock(name string, cells int, dynamic bool) string {
	number, _ := spec.ParseBuiltIn(name) // the name may be that of an execution mode, too
	name = strconv.FormatUint(uint64(number), 10)
	modes := "OpDecorate %plain BuiltIn " + name + "\nOpDecorate %block Block\nOpMemberDecorate %block 0 BuiltIn SubgroupLocalInvocationId\nOpMemberDecorate %block 1 BuiltIn " + name
	t := inputTypes[cells]
	declarations := fmt.Sprintf("%%pplain = OpTypePointer Input %s\n%%plain = OpVariable %%pplain Input\n%%block = OpTypeStruct %%u32 %s\n%%pblock = OpTypePointer Input %%block\n%%all = OpVariable %%pblock Input", t, t)
	body := "%sum0 = OpCopyObject %u32 %c0\n%zero = OpBitwiseXor %u32 %i %i\n%pl = OpAccessChain %input %all %c0\n%lanes = OpLoad %u32 %pl\n"
	for k := range cells {
		if cells == 1 {
			body += "%a0 = OpLoad %u32 %plain\n%q0 = OpAccessChain %input %all %c1\n"
		} else {
			body += fmt.Sprintf("%%pa%d = OpAccessChain %%input %%plain %%c%d\n%%a%d = OpLoad %%u32 %%pa%d\n", k, k, k, k)
			index := fmt.Sprintf("%%c%d", k)
			if dynamic {
				index = fmt.Sprintf("%%k%d", k)
				body += fmt.Sprintf("%%k%d = OpIAdd %%u32 %%zero %%c%d\n", k, k)
			}
			body += fmt.Sprintf("%%q%d = OpAccessChain %%input %%all %%c1 %s\n", k, index)
		}
		body += fmt.Sprintf("%%b%d = OpLoad %%u32 %%q%d\n%%d%d = OpBitwiseXor %%u32 %%a%d %%b%d\n%%sum%d = OpBitwiseOr %%u32 %%sum%d %%d%d\n", k, k, k, k, k, k+1, k, k)
	}
	body += fmt.Sprintf("%%many = OpIMul %%u32 %%sum%d %%c16\n%%r = OpIAdd %%u32 %%lanes %%many", cells)
	return kernelText(modes, declarations, body)
}

// TestInputBlocks reads each built-in input as a member of a block.
func TestInputBlocks(t *testing.T) {
	for _, in := range builtinInputs {
		for _, dynamic := range []bool{false, true} {
			got, err := runText(t, reference.Options{Checks: reference.CheckAll, SubgroupSize: 4}, inputBlock(in.name, in.cells, dynamic), [3]uint32{8, 1, 1}, scattered(8))
			if err != nil {
				t.Errorf("%s: %v", in.name, err)
				continue
			}
			for i, r := range got {
				if r != uint32(i%4) {
					t.Errorf("%s: invocation %d has %d", in.name, i, r)
				}
			}
		}
	}
}

// TestInputBlocksRefused checks blocks of inputs that no compute entry point has.
func TestInputBlocksRefused(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"OpMemberDecorate %block 1 BuiltIn 30\n", "\n", "its member 1 is not built in"},
		{"OpMemberDecorate %block 1 BuiltIn 30\n", "OpMemberDecorate %block 1 BuiltIn PointSize\n", "its member 1 is PointSize"},
		{"OpMemberDecorate %block 1 BuiltIn 30\n", "OpMemberDecorate %block 1 BuiltIn WorkgroupId\n", "its member 1 is WorkgroupId"},
		{"%block = OpTypeStruct %u32 %u32", "%block = OpTypeStruct %u32 %f32", "its member 1 is WorkDim"},
	} {
		text := strings.Replace(inputBlock("WorkDim", 1, false), c.old, c.new, 1)
		_, err := runText(t, reference.Options{}, text, [3]uint32{4, 1, 1}, scattered(4))
		var refusal *reference.Refusal
		if !errors.As(err, &refusal) || !strings.Contains(err.Error(), "is not supported: "+c.want) {
			t.Errorf("%s: %v", c.want, err)
		}
	}
}

// TestOtherEntryPoints runs a kernel of a module whose other entry point has a block of outputs.
func TestOtherEntryPoints(t *testing.T) {
	modes := `OpEntryPoint Vertex %vertex "vertex" %per
OpDecorate %PerVertex Block
OpMemberDecorate %PerVertex 0 BuiltIn Position
OpMemberDecorate %PerVertex 1 BuiltIn PointSize`
	declarations := `%vf = OpTypeVector %f32 4
%PerVertex = OpTypeStruct %vf %f32
%pper = OpTypePointer Output %PerVertex
%pf = OpTypePointer Output %f32
%per = OpVariable %pper Output
%one = OpConstant %f32 1
%nothing = OpTypeFunction %void
%vertex = OpFunction %void None %nothing
%start = OpLabel
%size = OpAccessChain %pf %per %c1
OpStore %size %one
OpReturn
OpFunctionEnd`
	got, err := runText(t, reference.Options{Checks: reference.CheckAll}, kernelText(modes, declarations, "%r = OpIAdd %u32 %i %c1"), [3]uint32{4, 1, 1}, scattered(4))
	if err != nil || got[3] != 4 {
		t.Errorf("%v, %v", got, err)
	}
}
