//go:build cgo

package dispatch

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

// TestCases replays saved cases on all devices: binaries of glslang, naga and clang with llvm-spirv, with the results that
// the reference device computed. Kernels of OpenCL run on the reference device only.
func TestCases(t *testing.T) {
	dirs, err := filepath.Glob("testdata/cases/*")
	if err != nil || len(dirs) < 20 {
		t.Fatal(len(dirs), err)
	}
	eachDevice(t, func(t *testing.T, dev *compute.Device) {
		for _, dir := range dirs {
			binary, o, err := Open(dir)
			if err != nil {
				t.Fatal(err)
			}
			p, err := spvc.Load(binary, spvc.Options{})
			if err != nil {
				t.Fatalf("%s: %v", dir, err)
			}
			d, err := New(p, o)
			if err != nil {
				t.Errorf("%s: %v", dir, err)
				continue
			}
			r, err := d.Run(t.Context(), dev, RunOptions{})
			if strings.HasPrefix(filepath.Base(dir), "clang-") && !strings.HasSuffix(t.Name(), "reference") {
				if err == nil || !strings.Contains(err.Error(), "is one of OpenCL, which only the reference device runs: use --device=reference") {
					t.Errorf("%s: %v", dir, err)
				}
				continue
			}
			if err != nil || len(r.Mismatches) > 0 || r.Compared == 0 {
				t.Errorf("%s: %v, %+v", dir, err, r)
			}
		}
	})
}

// TestKernelErrors checks what is said of arguments of OpenCL kernels that do not fit.
func TestKernelErrors(t *testing.T) {
	for _, c := range []struct {
		file, entry string
		o           Options
		want        string
	}{
		{"vadd_cl.O0", "", Options{}, "the launch sets the workgroup size of the kernel"},
		{"local_sum_cl.O0", "", Options{Workgroup: "1"}, "--workgroup: the kernel \"local_sum\" has a workgroup size, [64 1 1]"},
		{"local_sum_cl.O0", "", Options{Args: settings(t, "2=[1]")}, "--arg 2, the parameter 2: [1]: it is workgroup memory, whose size in bytes is expected, such as local:256"},
		{"local_sum_cl.O0", "", Options{Args: settings(t, "2=local:0")}, "local:0: it is workgroup memory"},
		{"local_sum_cl.O0", "", Options{Args: settings(t, "0=[1]")}, "needs arguments: give them by --arg:\n  arg_1 (parameter 1), the parameter 1"},
		{"local_sum_cl.O0", "", Options{Args: settings(t, "3=[1]")}, "has no argument at set 0, binding 3"},
		{"local_sum_cl.O0", "", Options{Args: settings(t, "0=[1]"), Outs: []string{"2"}}, "2 is the parameter 2, which the kernel"},
		{"structs_cl.O0", "", Options{Args: settings(t, "1={\"0\":1}")}, "--arg 1, the parameter 1: "},
		{"printf_free_cl.O0", "halves", Options{Args: settings(t, "0=[1]", "1=[1]", "2=true")}, "--arg 2, the parameter 2: "},
		{"printf_free_cl.O0", "", Options{}, "choose one by --entry"},
		{"images_cl.O0", "", Options{Args: settings(t, "0=zeros:4")}, "the image needs sizes"},
	} {
		binary, err := os.ReadFile("../../test/serialize/corpus/bin/" + c.file + ".spv")
		if err != nil {
			t.Fatal(err)
		}
		p, err := spvc.Load(binary, spvc.Options{})
		if err != nil {
			t.Fatal(err)
		}
		c.o.Entry, c.o.Groups = c.entry, "1"
		if c.o.Args != nil && c.file != "local_sum_cl.O0" {
			c.o.Workgroup = "1"
		}
		if _, err := New(p, c.o); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", c.file, err, c.want)
		}
	}
}

// TestRobust runs kernels with descriptors that only devices with robust access have.
func TestRobust(t *testing.T) {
	dev, err := compute.Open(drivers.Lavapipe, compute.Options{Vulkan: vulkan.Options{RobustAccess: true}})
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	parts, scale := program(t, "parts.comp", ""), program(t, "scale.mlir", "")
	for _, c := range []struct {
		p       *spvc.Program
		args    []string
		bind    string
		partial bool
		want    string
	}{
		{parts, []string{"parts[0]=[5,6,7,8]"}, "factor=null", false, `sums={"n":2,"y":[5,6]}`},
		{parts, []string{"factor=3"}, "parts[0]=null", false, `sums={"n":2,"y":[3,6]}`},
		{parts, []string{"factor=3", "parts[0]=" + content(16, 0, 5, 6, 7, 8)}, "parts[0]=size:4,partial", true, `sums={"n":2,"y":[8,6]}`},
		{scale, []string{"0=2", "1=[[1,2]]", "3=zeros:2x2"}, "2=null", false, "1=[[2,4]]"},
	} {
		o := Options{Groups: "2", Binds: settings(t, c.bind), Args: settings(t, c.args...), Expect: settings(t, c.want), Workgroup: "1"}
		if c.p == parts {
			o.Workgroup, o.Args = "", append(o.Args, settings(t, "parts[1]=[1,2,3,4]", `sums={"n":0,"y":[0,0]}`)...)
		}
		if o.Partial() != c.partial {
			t.Errorf("%s: partial %v", c.bind, !c.partial)
		}
		d, err := New(c.p, o)
		if err != nil {
			t.Fatalf("%s: %v", c.bind, err)
		}
		if r, err := d.Run(t.Context(), dev, RunOptions{Repeat: 2}); err != nil || len(r.Mismatches) > 0 {
			t.Errorf("%s: %v, %+v", c.bind, err, r)
		}
	}
}
