package reference_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference"
)

// printText is a kernel whose invocations print by a format, whose characters follow, with
// arguments, and store the result.
func printText(format, args string) string {
	declarations := fmt.Sprintf("%%n = OpConstant %%u32 %d\n%%chars = OpTypeArray %%u8 %%n\n%%pc = OpTypePointer UniformConstant %%chars\n%%p8 = OpTypePointer UniformConstant %%u8\n", len(format)+1)
	ids := ""
	for i, b := range append([]byte(format), 0) {
		declarations += fmt.Sprintf("%%ch%d = OpConstant %%u8 %d\n", i, b)
		ids += fmt.Sprintf(" %%ch%d", i)
	}
	declarations += "%text = OpConstantComposite %chars" + ids + "\n%format = OpVariable %pc UniformConstant %text\n"
	return kernelText(`%cl = OpExtInstImport "OpenCL.std"`, declarations, "%pf = OpBitcast %p8 %format\n%y = OpExtInst %u32 %cl 184 %pf "+args+"\n%r = OpIAdd %u32 %y %c1")
}

// failingWriter fails behind a number of writes.
type failingWriter struct{ left int }

var errFull = errors.New("the disk is full")

func (w *failingWriter) Write(p []byte) (int, error) {
	if w.left--; w.left < 0 {
		return 0, errFull
	}
	return len(p), nil
}

// TestPrintf compares what kernels print, in the order of invocations.
func TestPrintf(t *testing.T) {
	for _, size := range []int{1, 3, 8} {
		var out bytes.Buffer
		b, err := runText(t, reference.Options{Checks: reference.CheckAll &^ reference.CheckRaces, SubgroupSize: size, Workers: 4, Printf: &out}, printText("%3d%%: %x, %s!\n", "%i %x %pf"), [3]uint32{5, 1, 1}, scattered(5))
		if err != nil {
			t.Fatal(err)
		}
		var want strings.Builder
		for i, x := range scattered(5) {
			fmt.Fprintf(&want, "%3d%%: %x, %s!\n", i, x, "%3d%%: %x, %s!\n")
			if b[i] != 1 {
				t.Errorf("result %d of invocation %d", int32(b[i]-1), i)
			}
		}
		if out.String() != want.String() {
			t.Errorf("%q, want %q", out.String(), want.String())
		}
	}
	if b, err := runText(t, reference.Options{}, printText("%d", "%i"), [3]uint32{4, 1, 1}, scattered(4)); err != nil || b[3] != 1 {
		t.Errorf("without a writer: %d, %v", b, err)
	}
	if b, err := runText(t, reference.Options{Printf: &failingWriter{2}}, printText("%d", "%i"), [3]uint32{4, 1, 1}, scattered(4)); err != nil || b[1] != 1 || b[2] != 0 {
		t.Errorf("with a writer that fails: %d, %v", b, err)
	}
	for format, args := range map[string]string{"%d": "", "%f": "%i", "%q": "%i", "%": "", "%s": "%pa"} {
		var out bytes.Buffer
		b, err := runText(t, reference.Options{Printf: &out}, printText(format, args), [3]uint32{2, 1, 1}, []uint32{0x41414141, 0x42424242})
		if err != nil || b[1] != 0 || out.Len() > 0 {
			t.Errorf("%q: %v, %v, %q", format, b, err, out.String())
		}
	}
	for _, body := range []string{"%r = OpExtInst %u32 %cl 184 %x", "%z = OpConstantNull %v2"} {
		text := kernelText(`%cl = OpExtInstImport "OpenCL.std"`, "%st = OpTypeStruct %u32 %u32\n%z0 = OpConstantNull %st", "%pz = OpExtInst %u32 %cl 184 %a %z0\n"+body)
		var refusal *reference.Refusal
		if _, err := runText(t, reference.Options{}, text, [3]uint32{1, 1, 1}, scattered(1)); !errors.As(err, &refusal) {
			t.Errorf("%s: %v", body, err)
		}
	}
}
