//go:build cgo

package dispatch

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/npy"
	"github.com/spvc/spvc/internal/source"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

// program makes a program of a file in testdata, by glslangValidator for shaders.
func program(t testing.TB, name, entry string) *spvc.Program {
	t.Helper()
	path := filepath.Join("testdata", name)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	in := source.Input{Kind: source.KindOf(name, text), Path: path, Shown: path, Text: text}
	if in.IsMLIR() {
		p, err := spvc.Compile(t.Context(), text, spvc.Options{Name: name})
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	made, err := in.Modules(t.Context(), source.Options{Entry: entry})
	if err != nil {
		t.Fatal(err)
	}
	p, err := spvc.Load(made[0].Bytes, spvc.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// settings parses texts of the form NAME=VALUE.
func settings(t testing.TB, texts ...string) []Setting {
	t.Helper()
	var out []Setting
	for _, text := range texts {
		s, err := ParseSetting(text)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, s)
	}
	return out
}

// runCase is a dispatch with its results, NAME=JSON.
type runCase struct {
	name, file    string
	entry         string
	args, specs   []string
	binds         []string
	groups        string
	threads       string
	workgroup     string
	shared        int
	results       []string
	onlyReference string // why drivers do not run it
}

var runCases = []runCase{
	{name: "push constants by members", file: "saxpy.comp", args: []string{"x=[1,2,3]", "result=[10,20,30]", "n=3", "a=2"}, threads: "3", results: []string{"Y=[12,24,36]"}},
	{name: "push constants as a block", file: "saxpy.comp", args: []string{"X=[1,2,3]", "0.1=[10,20,30]", `push={"n":2,"a":2}`}, groups: "1", results: []string{"1=[12,24,30]"}},
	{name: "push constants by variable", file: "saxpy.comp", args: []string{"0=random:1:4", "Y=zeros:4", `push_block={"n":4,"a":0}`}, groups: "2,1,1", results: []string{"Y=[0,0,0,0]"}},
	{name: "push constants by type", file: "saxpy.comp", args: []string{"0=[5]", "Y=zeros:1", `Push={"n":1,"a":1}`}, threads: "1", results: []string{"Y=[5]"}},
	{name: "structs", file: "structs.comp", threads: "2",
		args: []string{`world={"count":2,"bodies":[{"position":[1,2,3],"mass":9,"frame":[[1,2,3],[4,5,6]],"tags":[7,8,9],"fixed_":true},` +
			`{"position":[0,0,0],"mass":9,"frame":[[0,0,0],[1,1,1]],"tags":[1,2,3],"fixed_":false}]}`},
		results: []string{`world={"count":2,"bodies":[{"position":[5,7,9],"mass":2,"frame":[[1,2,3],[4,5,6]],"tags":[7,8,15],"fixed_":0},` +
			`{"position":[1,1,1],"mass":2,"frame":[[0,0,0],[1,1,1]],"tags":[1,2,3],"fixed_":1}]}`}},
	{name: "uniform block", file: "uniforms.comp", groups: "1",
		args:    []string{`parameters={"weights":[1,2,3],"m":[[4,5,6],[7,8,9]],"n":[[10,11,12],[13,14,15]]}`},
		results: []string{"sums=[[1,2,3],[4,5,6],[7,8,9],[13,14,15]]"}},
	{name: "specialization constants", file: "specialized.comp", args: []string{"values=zeros:6"}, threads: "6",
		specs: []string{"negate=true", "1=-1", "scale=0.5", "limit=3", "7=2"}, results: []string{"values=[0.5,-0,-0.5,-1,-1,-1]"}},
	{name: "specialization constants by default", file: "specialized.comp", args: []string{"values=zeros:3"}, threads: "3", results: []string{"values=[0,1,2]"}},
	{name: "the first of two entry points", file: "entries.spvasm", entry: "add", args: []string{"Numbers=[-6,7]", "sub_other=[1]"}, threads: "2", results: []string{"data=[-1,12]"}},
	{name: "the second of two entry points", file: "entries.spvasm", entry: "sub", args: []string{"data=[-6,7]", "other=zeros:2"}, threads: "2", results: []string{"sub_other=[-11,2]", "data=[-6,7]"}},
	{name: "descriptor array", file: "arrays.comp", args: []string{"parts[0]=[1,2]", "0.0[1]=zeros:2", "unused=[1]"}, threads: "2", results: []string{"parts[1]=[2,4]", "Part[0]=[1,2]"}},
	{name: "HLSL", file: "scale.hlsl", entry: "scale", args: []string{"data=[1,2,3]", `Parameters={"n":2,"k":10}`}, threads: "3", results: []string{"data=[10,20,3]"}},
	{name: "MLIR", file: "scale.mlir", args: []string{"0=2", "arg_1=[[1,2,3],[4,5,6]]", "scale_arg_2=zeros:3", "3=zeros:2x2"}, threads: "3,2", workgroup: "3",
		results: []string{"arg_1=[[2,4,6],[8,10,12]]", "2=[-2,-1,0]"}},
	{name: "MLIR, workgroup memory", file: "shared.mlir", args: []string{"0=[1,2,3,4]"}, groups: "1", shared: 16, results: []string{"0=[4,3,2,1]"}},
	{name: "images", file: "image.comp", threads: "2,1", args: []string{"picture=testdata/colors.png", "volume=[[[1,2,3],[4,5,6]],[[7,8,9],[10,11,12]]]", "line=[1,2,3]"},
		results: []string{"picture=[[30,20,10,40],[3,2,1,0]]", "volume=[[[1,2,3],[4,5,7]],[[7,8,9],[10,11,12]]]", "line=[2,2,3]", "size=[2,1,2,3]"}},
	{name: "sampled images", file: "sampled.comp", groups: "1",
		args: []string{"photo=testdata/colors.png", "plain=testdata/plain.npy", "taps=linear,clamp", "counts=testdata/counts.npy", "counts.sampler=nearest,border", "shadow=[[0.5]]", "shadow.sampler=less",
			"sky=[[[1]],[[2]],[[3]],[[4]],[[5]],[[6]]]", "6=[[[1,2]]]", "lines=[[1,2],[3,4]]", "0.8=zeros:5", "layers=[[[1]],[[2]]]"},
		results: []string{"Out=[[1,2,3,0],[1,2,3,0],[2,1,0,1],[9,0,0,1],[1,6,2,4]]", "layers=[[[1]],[[5]]]"}},
	{name: "parts of buffers", file: "parts.comp", groups: "2",
		args:    []string{"parts[0]=" + content(528, 256, 1, 2, 3, 4, 512, 10, 20, 30, 40), "factor=" + content(260, 256, 3), "sums=zeros:16"},
		binds:   []string{"parts[0]=size:16,dynamic:256", "Part[1]=of:parts[0],offset:256,size:16,dynamic:256", "factor=offset:256", "0.2=size:12"},
		results: []string{"sums=" + content(16, 0, 2, 31, 62), "parts[0]=" + content(528, 256, 1, 2, 3, 4, 512, 10, 20, 30, 40)}},
	{name: "buffers of others", file: "parts.comp", groups: "1", args: []string{"parts[1]=[1,2,3,4]", "factor=3", `sums={"n":0,"y":[0]}`}, binds: []string{"parts[0]=of:0.0[1]"},
		results: []string{`sums={"n":1,"y":[4]}`}},
	{name: "a part of a memref", file: "scale.mlir", args: []string{"0=2", "arg_1=[[1,2,3]]", "2=" + content(268), "3=zeros:2x2"}, threads: "3,1", workgroup: "3",
		binds: []string{"arg_2=offset:256,size:12"}, results: []string{"arg_1=[[2,4,6]]", "2=" + strings.TrimSuffix(content(268), strings.Repeat(",0", 12)+"]") + ",-2,-1,-1,-1,-1,-1,-1,-1,0,0,0,0]"}},
	{name: "doubles", file: "doubles.comp", args: []string{"numbers=[1,2]"}, threads: "2", results: []string{"numbers=[0.3333333333333333,0.6666666666666666]"}, onlyReference: "SwiftShader has no doubles"},
}

// content returns the bytes of a buffer as JSON: words, the first at the number before it. A number above all words
// before it is the place of the next.
func content(size int, words ...uint32) string {
	data := make([]byte, size)
	at := 0
	for i, w := range words {
		if i == 0 || w >= 256 && w < 1024 {
			at = int(w)
			continue
		}
		binary.LittleEndian.PutUint32(data[at:], w)
		at += 4
	}
	return strings.ReplaceAll(fmt.Sprint(data), " ", ",")
}

func (c *runCase) options(t testing.TB) Options {
	o := Options{Entry: c.entry, Args: settings(t, c.args...), Specs: settings(t, c.specs...), Groups: c.groups, Threads: c.threads, Workgroup: c.workgroup, Shared: c.shared, Binds: settings(t, c.binds...)}
	o.Expect = settings(t, c.results...)
	for _, s := range o.Expect {
		o.Outs = append(o.Outs, s.Name)
	}
	return o
}

// eachDevice calls f with the devices of the drivers and the reference device.
func eachDevice(t *testing.T, f func(t *testing.T, d *compute.Device)) {
	for _, s := range append(drivers.Selectors(), [2]string{"reference", "reference"}) {
		t.Run(s[0], func(t *testing.T) {
			d, err := compute.OpenDevice(s[1])
			if err != nil {
				t.Fatal(err)
			}
			defer func() {
				if err := d.Close(); err != nil {
					t.Error(err)
				}
			}()
			f(t, d)
		})
	}
}

// TestRun runs kernels of all formats on all devices, compares the results, and repeats each from a saved case.
func TestRun(t *testing.T) {
	programs := map[string]*spvc.Program{}
	for _, c := range runCases {
		if programs[c.file] == nil {
			programs[c.file] = program(t, c.file, c.entry)
		}
	}
	eachDevice(t, func(t *testing.T, dev *compute.Device) {
		for _, c := range runCases {
			if c.onlyReference != "" && !strings.HasSuffix(t.Name(), "reference") {
				continue
			}
			d, err := New(programs[c.file], c.options(t))
			if err != nil {
				t.Errorf("%s: %v", c.name, err)
				continue
			}
			c.check(t, dev, d)
			p, again := saved(t, d)
			again.Outs = c.options(t).Outs
			if d, err = New(p, again); err != nil {
				t.Errorf("%s: the saved case: %v", c.name, err)
				continue
			}
			c.check(t, dev, d)
		}
	})
}

// check runs a case twice in a row and compares its results.
func (c *runCase) check(t *testing.T, dev *compute.Device, d *Dispatch) {
	t.Helper()
	r, err := d.Run(t.Context(), dev, RunOptions{Repeat: 2})
	if err != nil {
		t.Errorf("%s: %v", c.name, err)
		return
	}
	if len(r.Mismatches) > 0 || r.Compared != len(c.results) || len(r.Times.GPU) != 2 || len(r.Results) != len(c.results) {
		t.Errorf("%s: %v; %d compared, %d launches, %d results", c.name, r.Mismatches, r.Compared, len(r.Times.GPU), len(r.Results))
		return
	}
	for i, want := range c.results {
		out, err := r.Results[i].Encode("-")
		if got := r.Results[i].Name + "=" + strings.TrimSpace(string(out)); err != nil || got != want {
			t.Errorf("%s: got %s, %v; want %s", c.name, got, err, want)
		}
	}
}

// saved writes a case to a folder and reads it.
func saved(t *testing.T, d *Dispatch) (*spvc.Program, Options) {
	t.Helper()
	files, err := d.Save()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.Name), f.Data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	binary, o, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	p, err := spvc.Load(binary, spvc.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p, o
}

// TestFiles reads arguments from files of all formats and writes results to them.
func TestFiles(t *testing.T) {
	dir := t.TempDir()
	write := func(name string, data []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	f32 := npy.Type{Kind: 'f', Size: 4}
	x := write("x.npy", (&npy.Array{Type: f32, Shape: []int{1, 2}, Data: []byte{0, 0, 128, 63, 0, 0, 0, 64}}).Encode())
	y := write("y.bin", []byte{0, 0, 128, 63, 0, 0, 128, 63})
	push := write("push.json", []byte(`{"n": 2, "a": 10}`))
	dev, err := compute.OpenDevice("reference")
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	p := program(t, "saxpy.comp", "")
	d, err := New(p, Options{Args: settings(t, "x="+x, "Y="+y, "push="+push), Threads: "2", Outs: []string{"Y", "X"}, Expect: settings(t, "Y=[11,22]", "Y=[11,20]")})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"a.bin", "a.json", "-", "a.npy"} {
		if err := d.CheckFile(0, name); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := d.CheckFile(0, "a.png"); err == nil || !strings.Contains(err.Error(), "a PNG fits images") {
		t.Errorf("%v", err)
	}
	r, err := d.Run(t.Context(), dev, RunOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, want string }{
		{"a.bin", "\x00\x00\x30\x41\x00\x00\xa8\x41"}, {"a.json", "[11,21]\n"}, {"-", "[11,21]\n"},
		{"a.npy", string((&npy.Array{Type: f32, Shape: []int{2}, Data: []byte("\x00\x00\x30\x41\x00\x00\xa8\x41")}).Encode())},
	} {
		if out, err := r.Results[0].Encode(c.name); err != nil || string(out) != c.want {
			t.Errorf("%s: %q, %v", c.name, out, err)
		}
	}
	if out, err := r.Results[0].Encode("a.png"); err == nil || !strings.Contains(err.Error(), "Y: a PNG fits images") {
		t.Errorf("%q, %v", out, err)
	}
	if out, err := r.Results[1].Encode("x.npy"); err != nil || !strings.Contains(string(out), "(1, 2)") {
		t.Errorf("%q, %v", out, err)
	}
	want := "[--expect Y: 1 of 2 values differs; the first at [1] is 21, expected 22 --expect Y: 1 of 2 values differs; the first at [1] is 21, expected 20]"
	if got := fmt.Sprint(r.Mismatches); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestRefused resolves options that are wrong.
func TestRefused(t *testing.T) {
	programs := map[string]*spvc.Program{}
	ok := []string{"x=[1]", "Y=[1]", "push={\"n\":1,\"a\":1}"}
	for _, c := range []struct {
		file string
		o    Options
		want string
	}{
		{"saxpy.comp", Options{Args: settings(t, ok...)}, "give the number of workgroups by --groups, or that of invocations by --threads"},
		{"saxpy.comp", Options{Args: settings(t, ok...), Groups: "1", Threads: "1"}, "give the number of workgroups"},
		{"saxpy.comp", Options{Args: settings(t, ok...), Groups: "1,2,3,4"}, "--groups=1,2,3,4: one to three numbers"},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "x"}, "--threads=x: one to three numbers"},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Workgroup: "2"}, `--workgroup: the kernel "main" has a workgroup size, [64 1 1]`},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Shared: 4}, `--shared: the kernel "main" has no workgroup memory`},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Entry: "mian"}, `no compute entry point "mian"; it has main; did you mean 'main'?`},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Tolerance: "1"}, "--tolerance needs --expect or --check"},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Tolerance: "-1", Expect: settings(t, "Y=[1]")}, "--tolerance=-1: ABS or ABS,REL is expected"},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Tolerance: "1,x", Expect: settings(t, "Y=[1]")}, "--tolerance=1,x: ABS or ABS,REL is expected"},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Specs: settings(t, "1=2")}, "--spec 1: the module has no specialization constant of this name or number; it has none"},
		{"specialized.comp", Options{Threads: "1", Specs: settings(t, "x=2")}, "it has negate (0), offset (1), scale (2), limit (3), 7"},
		{"specialized.comp", Options{Threads: "1", Specs: settings(t, "0=2")}, `--spec 0: true or false is expected, not "2"`},
		{"specialized.comp", Options{Threads: "1", Specs: settings(t, "limit=1.5")}, "--spec limit: 1.5 is not an integer"},
		{"specialized.comp", Options{Threads: "1", Specs: settings(t, "limit=1", "3=1")}, "--spec 3 is given twice"},
		{"specialized.comp", Options{Threads: "1", Specs: settings(t, "7=0"), Args: settings(t, "values=[1]")}, "--threads: the workgroup size [0 1 1] of the kernel \"main\" has a zero"},
		{"saxpy.comp", Options{Args: settings(t, "z=1"), Threads: "1"}, `--arg z: the kernel "main" has no argument z; it has X (0.0), result (0.1), push`},
		{"saxpy.comp", Options{Args: settings(t, "results=1"), Threads: "1"}, "did you mean 'result'?"},
		{"saxpy.comp", Options{Args: settings(t, "1.0=1"), Threads: "1"}, `has no argument at set 1, binding 0; it has X (0.0)`},
		{"saxpy.comp", Options{Args: settings(t, "x[1]=1"), Threads: "1"}, "it has 1 descriptors, so there is no index 1"},
		{"saxpy.comp", Options{Args: settings(t, "push[1]=1"), Threads: "1"}, "it has 1 descriptors, so there is no index 1"},
		{"saxpy.comp", Options{Args: settings(t, "x=[1]", "0.0=[1]"), Threads: "1"}, "--arg 0.0: the storage buffer 0.0 has the argument x already"},
		{"saxpy.comp", Options{Args: settings(t, "x=[]"), Threads: "1"}, "--arg x, the storage buffer 0.0: a buffer without elements cannot be bound"},
		{"saxpy.comp", Options{Args: settings(t, "x=zeros"), Threads: "1"}, "[]f32 has no length of its own: state its sizes"},
		{"saxpy.comp", Options{Args: settings(t, "x=zeros:4x"), Threads: "1"}, "zeros:4x: sizes are expected, such as 64 or 64x32"},
		{"saxpy.comp", Options{Args: settings(t, "x=zeros:"+strings.Repeat("1x", 64)+"1"), Threads: "1"}, "sizes are expected"},
		{"saxpy.comp", Options{Args: settings(t, "x=zeros:1000000000000"), Threads: "1"}, "exceed the limit of 2147483648 bytes for a block"},
		{"saxpy.comp", Options{Args: settings(t, "x=random:4"), Threads: "1"}, "state its sizes"},
		{"saxpy.comp", Options{Args: settings(t, "x=random:a:4"), Threads: "1"}, "random:SEED or random:SEED:SHAPE is expected"},
		{"saxpy.comp", Options{Args: settings(t, "x=random:1:a"), Threads: "1"}, "random:SEED or random:SEED:SHAPE is expected"},
		{"saxpy.comp", Options{Args: settings(t, "x=missing.npy"), Threads: "1"}, "--arg x, the storage buffer 0.0: missing.npy: no such file or directory"},
		{"saxpy.comp", Options{Args: settings(t, "x=testdata/saxpy.npy"), Threads: "1"}, "testdata/saxpy.npy: no such file"},
		{"saxpy.comp", Options{Args: settings(t, "x=x.tga"), Threads: "1"}, "x.tga is neither a file (.npy, .bin, .json or .png), nor zeros:SHAPE, random:SEED:SHAPE or JSON"},
		{"saxpy.comp", Options{Args: settings(t, "x=file.txt"), Threads: "1"}, "file.txt is neither a file"},
		{"saxpy.comp", Options{Args: settings(t, "x=true"), Threads: "1"}, "an array for []f32 is expected, not true"},
		{"saxpy.comp", Options{Args: settings(t, `x={"y":[1]}`), Threads: "1"}, "an array for []f32 is expected, not an object"},
		{"saxpy.comp", Options{Args: settings(t, "x=[1]"), Threads: "1"}, "the kernel \"main\" needs arguments: give them by --arg:\n  result (0.1), the storage buffer 0.1\n  push, the push constants"},
		{"saxpy.comp", Options{Args: settings(t, "x=[1]", "Y=[1]", "n=1"), Threads: "1"}, `the kernel "main" needs an argument for the push constant a: give it by --arg`},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Outs: []string{"z"}}, "--out z: the kernel"},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Outs: []string{"push"}}, `--out push: push is the push constants, which the kernel "main" does not write`},
		{"saxpy.comp", Options{Threads: "1", Outs: []string{"Y"}}, "the storage buffer 0.1 has no argument: []f32 has no length of its own: state its sizes; give it by --arg Y=zeros:SHAPE"},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Expect: settings(t, "z=[1]")}, "--expect z: the kernel"},
		{"saxpy.comp", Options{Args: settings(t, ok...), Threads: "1", Expect: settings(t, `Y="x"`)}, `--expect Y, the storage buffer 0.1: an array for []f32 is expected, not "x"`},
		{"entries.spvasm", Options{Args: settings(t, "data=[1]"), Threads: "1"}, "the module has the entry points add, sub: choose one by --entry"},
		{"entries.spvasm", Options{Entry: "add", Args: settings(t, "data=[1]"), Threads: "1", Outs: []string{"sub_other"}}, "sub_other is the storage buffer 0.1, which the kernel \"add\" does not write"},
		{"entries.spvasm", Options{Entry: "sub", Args: settings(t, "Numbers=[1]"), Threads: "1"}, "Numbers may be the storage buffer 0.0 or the storage buffer 0.1: write SET.BINDING instead"},
		{"scale.mlir", Options{Threads: "1", Workgroup: "1", Args: settings(t, "push=1")}, `the kernel "scale" has no argument push; it has f (0.0), m (0.1), n (0.2)`},
		{"arrays.comp", Options{Args: settings(t, "parts=[1]"), Threads: "1"}, "parts is the storage buffer 0.0: it is an array of 2 descriptors: add an index such as [0]"},
		{"arrays.comp", Options{Args: settings(t, "parts[2]=[1]"), Threads: "1"}, "it has 2 descriptors, so there is no index 2"},
		{"arrays.comp", Options{Args: settings(t, "parts[1]=[1]"), Threads: "1"}, "needs an argument for parts (0.0), the storage buffer 0.0"},
		{"arrays.comp", Options{Args: settings(t, "parts[0]=[1]"), Threads: "1"}, "needs an argument for parts (0.0[1]), the storage buffer 0.0"},
		{"image.comp", Options{Args: settings(t, "picture=[[[1,2,3,4]]]"), Threads: "1"}, "--arg picture, the storage image 0.0: "},
		{"image.comp", Options{Args: settings(t, "picture=zeros:4"), Threads: "1"}, "the image needs sizes (height, width), as an npy file, a PNG or zeros:SHAPE has them"},
		{"image.comp", Options{Args: settings(t, "picture=[[1,2,3,4]]"), Threads: "1"}, "the image needs sizes (height, width)"},
		{"image.comp", Options{Args: settings(t, "volume=[[1]]"), Threads: "1"}, "the image needs sizes (depth, height, width)"},
		{"image.comp", Options{Args: settings(t, "picture=zeros:1x0"), Threads: "1"}, "a buffer without elements cannot be bound"},
		{"image.comp", Options{Args: settings(t, "volume=testdata/colors.png"), Threads: "1"}, "a PNG fits images of two dimensions with the formats rgba8 and r8 only"},
		{"image.comp", Options{Args: settings(t, "picture=testdata/gray.png"), Threads: "1"}, "the PNG has only gray pixels, and the image the format RGBA8Unorm"},
		{"image.comp", Options{Args: settings(t, "picture=testdata/deep.png"), Threads: "1"}, "only PNG files with 8 bits for each component are supported"},
		{"image.comp", Options{Args: settings(t, "picture=testdata/cut.png"), Threads: "1"}, "testdata/cut.png: unexpected EOF"},
		{"image.comp", Options{Args: settings(t, "picture=testdata/huge.png"), Threads: "1"}, "1048576 x 1048576 pixels exceed the limit of 67108864"},
		{"refused.comp", Options{Args: settings(t, "gray=testdata/colors.png"), Threads: "1"}, "the PNG has colors, and the image the format R8Unorm"},
		{"refused.comp", Options{Args: settings(t, "sampled=zeros:1x1"), Threads: "1"}, "sampled is the combined image sampler 0.0: only images of one to three dimensions and cubes, without samples, can be bound"},
		{"refused.comp", Options{Args: settings(t, "layers=zeros:1x1"), Threads: "1"}, "the image needs sizes (layers, height, width)"},
		{"refused.comp", Options{Args: settings(t, "line=zeros:1x1"), Threads: "1"}, "the image needs sizes (width)"},
		{"refused.comp", Options{Args: settings(t, "sky=zeros:5x1x1"), Threads: "1"}, "a cube has six square layers"},
		{"refused.comp", Options{Args: settings(t, "sky=zeros:1x1"), Threads: "1"}, "the image needs sizes (faces, height, width)"},
		{"refused.comp", Options{Args: settings(t, "photo=testdata/five.npy"), Threads: "1"}, "no format of the image has texels of <f4 with the shape [1 1 5]: it takes (height, width) numbers, or two or four of them for each texel"},
		{"refused.comp", Options{Args: settings(t, "shadow=testdata/plain.npy"), Threads: "1"}, "no format of the image has texels of <f4 with the shape [1 2 2]"},
		{"refused.comp", Options{Args: settings(t, "shadow=testdata/gray.png"), Threads: "1"}, "a PNG fits images of two dimensions"},
		{"refused.comp", Options{Args: settings(t, "photo.sampler=linaer"), Threads: "1"}, "--arg photo.sampler, the sampler of the combined image sampler 0.5: linaer does not describe a sampler; use words such as linear,clamp of nearest, "},
		{"refused.comp", Options{Args: settings(t, "photo.sampler=texels"), Threads: "1"}, "with coordinates in texels it must have one filter"},
		{"refused.comp", Options{Args: settings(t, "gray.sampler=linear"), Threads: "1"}, "gray is the storage image 0.3, which has no sampler"},
		{"refused.comp", Options{Args: settings(t, "nosuch.sampler=linear"), Threads: "1"}, "has no argument nosuch;"},
		{"refused.comp", Options{Args: settings(t, "photo=zeros:1x1"), Outs: []string{"photo"}, Threads: "1"}, "photo is the combined image sampler 0.5, which the kernel \"main\" does not write"},
		{"refused.comp", Options{Threads: "1"}, "0.0[0] is the combined image sampler 0.0: only images"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=up")}, "--bind factor=up: up is none of the words offset:BYTES, size:BYTES, dynamic:BYTES, partial, of:NAME and null"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=size:4,")}, "--bind factor=size:4,:  is none of the words"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=offset:-1")}, "offset:-1 is none of the words"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=size:4294967296")}, "size:4294967296 is none of the words"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=of:")}, "of: is none of the words"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=partial:1")}, "partial:1 is none of the words"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=null:1")}, "null:1 is none of the words"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=null,size:4")}, "a null descriptor shows no part of a buffer: null stands alone"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "parts=null")}, "--bind parts: parts is the storage buffer 0.0: it is an array of 2 descriptors"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=null", "0.1=null")}, "--bind 0.1: the uniform buffer 0.1 is given twice"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=null"), Args: settings(t, "factor=1")}, "--arg factor, the uniform buffer 0.1: it is null by --bind and has no buffer"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=of:sums"), Outs: []string{"factor"}}, "--out factor: factor is the uniform buffer 0.1: it shows the buffer of sums by --bind"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "factor=null", "parts[0]=of:parts[1]")}, "needs arguments: give them by --arg:\n  parts (0.0[1]), the storage buffer 0.0\n  sums (0.2), the storage buffer 0.2"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "sums=null", "factor=of:nosuch"), Args: settings(t, "parts[0]=zeros", "parts[1]=zeros")}, "--bind factor: the kernel \"main\" has no argument nosuch"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "sums=null", "factor=of:sums"), Args: settings(t, "parts[0]=zeros", "parts[1]=zeros")}, "--bind factor: sums has no buffer of its own: it is null by --bind and has no buffer"},
		{"parts.comp", Options{Threads: "1", Binds: settings(t, "sums=size:8"), Outs: []string{"sums"}}, "the storage buffer 0.2 has no argument: []u8 has no length of its own"},
		{"saxpy.comp", Options{Threads: "1", Binds: settings(t, "push=null")}, "--bind push: the push constants is no descriptor of a block of the kernel \"main\""},
		{"saxpy.comp", Options{Threads: "1", Binds: settings(t, "x=of:push"), Args: settings(t, ok[1:]...)}, "--bind x: push has no buffer of its own: it is no descriptor of a block"},
		{"image.comp", Options{Threads: "1", Binds: settings(t, "picture=null")}, "--bind picture: the storage image 0.0 is no descriptor of a block"},
		{"scale.mlir", Options{Groups: "1"}, `the launch sets the workgroup size of the kernel "scale": give it by --workgroup, or the number of invocations by --threads`},
		{"scale.mlir", Options{Threads: "1", Workgroup: "x"}, "--workgroup=x: one to three numbers"},
		{"shared.mlir", Options{Threads: "1"}, `the launch sets the size of the workgroup memory of the kernel "turn": give it by --shared`},
	} {
		if programs[c.file] == nil {
			programs[c.file] = program(t, c.file, "")
		}
		if _, err := New(programs[c.file], c.o); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", c.file, err, c.want)
		}
	}
}

// TestThreads rounds invocations up to workgroups.
func TestThreads(t *testing.T) {
	for _, c := range []struct {
		file string
		o    Options
		want [3]uint32
	}{
		{"specialized.comp", Options{Threads: "9", Specs: settings(t, "7=4"), Args: settings(t, "values=[1]")}, [3]uint32{3, 1, 1}},
		{"specialized.comp", Options{Threads: "8,2,3", Specs: settings(t, "7=4"), Args: settings(t, "values=[1]")}, [3]uint32{2, 2, 3}},
		{"computed.spvasm", Options{Threads: "8,8"}, [3]uint32{2, 4, 1}},
		{"computed.spvasm", Options{Threads: "8,8", Specs: settings(t, "5=4")}, [3]uint32{2, 2, 1}},
		{"computed.spvasm", Options{Threads: "16,8", Specs: settings(t, "4=4")}, [3]uint32{2, 4, 1}},
		{"computed.spvasm", Options{Groups: "8", Specs: settings(t, "4=4")}, [3]uint32{8, 1, 1}},
		{"computed.spvasm", Options{Threads: "0"}, [3]uint32{0, 1, 1}},
	} {
		d, err := New(program(t, c.file, ""), c.o)
		if err != nil || d.Groups() != c.want || d.Entry() != "main" {
			t.Errorf("%s, %v: got %v, %v, want %v", c.file, c.o, d, err, c.want)
		}
	}
}

// TestOverride replaces options of a case.
func TestOverride(t *testing.T) {
	o := Options{Entry: "a", Args: []Setting{{Name: "x", Value: "1", dir: "dir"}, {Name: "y", Value: "2", dir: "dir"}}, Groups: "1", Tolerance: "1", Workgroup: "2", Shared: 3, Binds: []Setting{{Name: "x", Value: "null", dir: "dir"}}}
	o.Override(&Options{Args: settings(t, "y=3"), Threads: "4", Outs: []string{"y"}, Expect: settings(t, "y=4"), Specs: settings(t, "s=5"), Binds: settings(t, "x=partial")})
	want := Options{Entry: "a", Args: []Setting{{Name: "x", Value: "1", dir: "dir"}, {Name: "y", Value: "3"}}, Threads: "4", Tolerance: "1", Workgroup: "2", Shared: 3,
		Outs: []string{"y"}, Expect: settings(t, "y=4"), Specs: settings(t, "s=5"), Binds: settings(t, "x=partial")}
	if !reflect.DeepEqual(o, want) {
		t.Errorf("got %v, want %v", o, want)
	}
	o.Override(&Options{Entry: "b", Tolerance: "2", Workgroup: "4", Shared: 5, Args: settings(t, "y=4")})
	if o.Entry != "b" || o.Tolerance != "2" || o.Workgroup != "4" || o.Shared != 5 || o.Threads != "4" || len(o.Args) != 3 {
		t.Errorf("got %v", o)
	}
}

// TestBrokenCases opens folders that are no cases.
func TestBrokenCases(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "EOF"}, {"{}", "module.spv: no such file"}, {`{"x": 1}`, `unknown field "x"`}, {`{"args": ["x"]}`, "NAME=VALUE is expected"}, {`{"args": [1]}`, "cannot unmarshal number"},
		{strings.Repeat(" ", maxCase+1), "has more than"},
	} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, caseFile), []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, _, err := Open(dir); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.20q: got %v, want %s", c.text, err, c.want)
		}
	}
	if _, _, err := Open(t.TempDir()); err == nil || !strings.Contains(err.Error(), "case.json: no such file") {
		t.Error(err)
	}
	o := Options{Args: []Setting{{Name: "x", Value: "../x.npy", dir: t.TempDir()}}, Threads: "1"}
	if _, err := New(program(t, "saxpy.comp", ""), o); err == nil || !strings.Contains(err.Error(), "the files of a case are in its folder") {
		t.Error(err)
	}
}

// TestLargeFile refuses a file by its size.
func TestLargeFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "x.bin")
	if err := os.WriteFile(name, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(name, maxFile+1); err != nil {
		t.Fatal(err)
	}
	if _, err := New(program(t, "saxpy.comp", ""), Options{Args: settings(t, "x="+name), Threads: "1"}); err == nil || !strings.Contains(err.Error(), "the file has 8589934593 bytes, more than the limit") {
		t.Error(err)
	}
}

// TestSettings parses settings and names of outputs.
func TestSettings(t *testing.T) {
	for _, text := range []string{"", "x", "=1", "x="} {
		if _, err := ParseSetting(text); err == nil || err.Error() != fmt.Sprintf("NAME=VALUE is expected, not %q", text) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if s, err := ParseSetting("x=a=b"); err != nil || s.Name != "x" || s.Value != "a=b" {
		t.Errorf("%v, %v", s, err)
	}
	for name, ok := range map[string]bool{"-": true, "x.npy": true, "a/x.bin": true, "x.json": true, "x.png": true, "x.tga": false, "x": false} {
		if err := CheckOut(name); (err == nil) != ok {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestArgumentsOfMLIR passes the arguments of a kernel in all ways in which it can be compiled.
func TestArgumentsOfMLIR(t *testing.T) {
	dev, err := compute.OpenDevice("reference")
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	text, err := os.ReadFile("testdata/scale.mlir")
	if err != nil {
		t.Fatal(err)
	}
	// WebGPU has no workgroup sizes of the launch.
	text = []byte(strings.Replace(string(text), "entry_point_abi<>", "entry_point_abi<workgroup_size = [3, 1, 1]>", 1))
	i := slices.IndexFunc(runCases, func(c runCase) bool { return c.name == "MLIR" })
	for name, o := range map[string]spvc.Options{"buffers": {}, "push": {PushScalars: true}, "uniform": {WebGPU: true}, "uniform scalars": {WebGPU: true, PushScalars: true},
		"address": {AddressArgs: true, Env: dev.Info().Env().WithAddresses()}, "report buffer": {CheckBounds: true}} {
		c := runCases[i]
		c.name, c.workgroup = name, ""
		p, err := spvc.Compile(t.Context(), text, o)
		if err != nil {
			t.Fatal(err)
		}
		d, err := New(p, c.options(t))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		c.check(t, dev, d)
		o := c.options(t)
		o.Binds = settings(t, "arg_1=size:4")
		if _, err := New(p, o); (err != nil) != (name == "address") || err != nil && !strings.Contains(err.Error(), "is no descriptor of a block") {
			t.Errorf("%s: a part of a buffer: %v", name, err)
		}
		for i := range d.module.Resources {
			r := &d.module.Resources[i]
			if _, err := d.find(fmt.Sprintf("%d.%d", r.Set, r.Binding)); (err == nil) == provided(d.entry, r) {
				t.Errorf("%s: the descriptor %d.%d: %v", name, r.Set, r.Binding, err)
			}
		}
	}
}

// TestNoKernel refuses a module without compute entry points.
func TestNoKernel(t *testing.T) {
	if _, err := New(&spvc.Program{}, Options{}); err == nil || !strings.Contains(err.Error(), "no entry point for Vulkan compute") {
		t.Error(err)
	}
}
