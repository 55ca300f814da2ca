//go:build cgo

package conform

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// amberScript is what a test reads of an Amber script. The grammar is that of the document AmberScript, as far
// as packets use it; any other line is an error.
type amberScript struct {
	t        *testing.T
	lines    []string
	dir      string
	dev      runner.Device
	module   *reflect.Module
	buffers  map[string][]byte
	pipes    map[string]*runner.Launch
	binds    map[string]map[string]runner.Buffer
	features []string
	runs     int
	expects  int
}

// These are the commands of a script.
var (
	amberFeature  = regexp.MustCompile(`^DEVICE_FEATURE ([A-Za-z0-9]+\.)?[a-z][A-Za-z0-9]+$`)
	amberShader   = regexp.MustCompile(`^SHADER compute kernel SPIRV-ASM TARGET_ENV spv1\.[0-6]$`)
	amberBuffer   = regexp.MustCompile(`^BUFFER (\w+) DATA_TYPE uint8 DATA$`)
	amberPipeline = regexp.MustCompile(`^PIPELINE compute (\w+)$`)
	amberAttach   = regexp.MustCompile(`^  ATTACH kernel ENTRY_POINT (\w+)$`)
	amberBind     = regexp.MustCompile(`^  BIND BUFFER((?:_ARRAY)?)((?: data\w+)+) AS (storage|uniform)((?:_dynamic)?) DESCRIPTOR_SET (\d+) BINDING (\d+)((?: OFFSET(?: \d+)+)?)((?: DESCRIPTOR_OFFSET(?: \d+)+)?)((?: DESCRIPTOR_RANGE(?: \d+)+)?)$`)
	amberPush     = regexp.MustCompile(`^  BIND BUFFER (\w+) AS push_constant$`)
	amberRun      = regexp.MustCompile(`^RUN (\w+) (\d+) (\d+) (\d+)$`)
	amberExpect   = regexp.MustCompile(`^EXPECT (\w+) EQ_BUFFER (\w+)$`)
)

// until returns the lines up to END.
func (a *amberScript) until() []string {
	for i, line := range a.lines {
		if line == "END" {
			out := a.lines[:i]
			a.lines = a.lines[i+1:]
			return out
		}
	}
	a.t.Fatal("a section has no END")
	return nil
}

func (a *amberScript) run() {
	if len(a.lines) == 0 || a.lines[0] != "#!amber" {
		a.t.Fatal("the first line is not #!amber")
	}
	for len(a.lines) > 0 {
		line := a.lines[0]
		a.lines = a.lines[1:]
		switch {
		case line == "" || line[0] == '#':
		case amberFeature.MatchString(line):
			a.features = append(a.features, line)
		case amberShader.MatchString(line):
			a.assemble(strings.Join(a.until(), "\n"))
		case amberBuffer.MatchString(line):
			a.buffer(amberBuffer.FindStringSubmatch(line)[1])
		case amberPipeline.MatchString(line):
			a.pipeline(amberPipeline.FindStringSubmatch(line)[1])
		case amberRun.MatchString(line):
			a.launch(amberRun.FindStringSubmatch(line))
		case amberExpect.MatchString(line):
			a.expect(amberExpect.FindStringSubmatch(line))
		default:
			a.t.Fatalf("no command: %q", line)
		}
	}
}

func (a *amberScript) assemble(text string) {
	name := filepath.Join(a.dir, "amber.spvasm")
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		a.t.Fatal(err)
	}
	out, err := exec.Command("spirv-as", "--target-env", "spv1.6", "-o", "-", name).Output()
	if err != nil {
		a.t.Fatalf("spirv-as (package spirv-tools): %v", err)
	}
	a.module = reflected(a.t, out)
}

func (a *amberScript) buffer(name string) {
	var data []byte
	for _, word := range strings.Fields(strings.Join(a.until(), " ")) {
		n, err := strconv.ParseUint(word, 10, 8)
		if err != nil {
			a.t.Fatalf("%s: %v", name, err)
		}
		data = append(data, byte(n))
	}
	a.buffers[name] = data
}

func (a *amberScript) pipeline(name string) {
	l := &runner.Launch{Module: a.module}
	a.pipes[name], a.binds[name] = l, map[string]runner.Buffer{}
	for _, line := range a.until() {
		if m := amberAttach.FindStringSubmatch(line); m != nil {
			l.Entry = m[1]
		} else if m := amberPush.FindStringSubmatch(line); m != nil {
			l.PushConstants = a.buffers[m[1]]
		} else if m := amberBind.FindStringSubmatch(line); m != nil {
			a.bind(name, l, m)
		} else {
			a.t.Fatalf("no line of a pipeline: %q", line)
		}
	}
}

// bind does what a BIND line with the parts m says. The parser of Amber takes a number for each buffer, several buffers only
// for arrays, and a dynamic offset only for descriptors that have one. Amber has one memory for all bindings of a buffer.
func (a *amberScript) bind(pipeline string, l *runner.Launch, m []string) {
	names := strings.Fields(m[2])
	set, _ := strconv.Atoi(m[5])
	number, _ := strconv.Atoi(m[6])
	r := a.module.Resource(uint32(set), uint32(number))
	if r == nil || (r.Type == reflect.UniformBuffer) != (m[3] == "uniform") || int(r.Count) != len(names) {
		a.t.Fatalf("%q, but the module has %v", m[0], r)
	}
	if (m[1] != "") != (len(names) > 1) || (m[4] != "") != (m[7] != "") {
		a.t.Fatalf("%q: an array has several buffers, and a dynamic buffer an OFFSET", m[0])
	}
	dynamic, offsets, sizes := a.numbers(m[7], len(names)), a.numbers(m[8], len(names)), a.numbers(m[9], len(names))
	for i, name := range names {
		b := a.binds[pipeline][name]
		if b == nil {
			var err error
			if b, err = a.dev.NewBuffer(len(a.buffers[name])); err == nil {
				err = b.Write(0, a.buffers[name])
			}
			if err != nil {
				a.t.Fatal(err)
			}
			a.binds[pipeline][name] = b
		}
		if m[9] == "" {
			sizes[i] = b.Size() - offsets[i]
		}
		l.Bindings = append(l.Bindings, runner.Binding{Set: uint32(set), Binding: uint32(number), Index: uint32(i), Buffer: b,
			Dynamic: m[4] != "", DynamicOffset: dynamic[i], Offset: offsets[i], Size: sizes[i]})
	}
}

// numbers returns n numbers behind a word, or zeros if there is no text.
func (a *amberScript) numbers(text string, n int) []int {
	out := make([]int, n)
	words := strings.Fields(text)
	if text != "" && len(words) != n+1 {
		a.t.Fatalf("%q: a number is expected for each of %d buffers", text, n)
	}
	for i := range out {
		if text != "" {
			out[i], _ = strconv.Atoi(words[i+1])
		}
	}
	return out
}

func (a *amberScript) launch(m []string) {
	l := a.pipes[m[1]]
	for i := range l.Groups {
		n, _ := strconv.Atoi(m[2+i])
		l.Groups[i] = uint32(n)
	}
	if _, err := a.dev.Run(a.t.Context(), l); err != nil {
		a.t.Fatal(err)
	}
	for name, b := range a.binds[m[1]] {
		if err := b.Read(0, a.buffers[name]); err != nil {
			a.t.Fatal(err)
		}
	}
	a.runs++
}

func (a *amberScript) expect(m []string) {
	if a.buffers[m[1]] == nil || !bytes.Equal(a.buffers[m[1]], a.buffers[m[2]]) {
		a.t.Errorf("%s is %x, want %s, which is %x", m[1], a.buffers[m[1]], m[2], a.buffers[m[2]])
	}
	a.expects++
}

// boundParts are cases whose scripts bind parts of buffers, arrays of them, and dynamic offsets.
var boundParts = []string{
	"v1/Uniform/scalar/read+array=2+dynamic=256+index=nonuniform/{i32}",
	"v1/StorageBuffer/std430/write+array=3+offset=256/{f;v3f}",
	"v1/StorageBuffer/std430/read+dynamic=512+offset=256/{f;i32}",
	"v1/Uniform/std140/read+blocks=2+range=tight/{f;v2f}",
}

// TestAmber reads the Amber scripts of packets and does on the reference device what they say.
func TestAmber(t *testing.T) {
	dev := referenceDevice(t)
	for _, id := range append(slices.Clone(shaders), boundParts...) {
		dir := t.TempDir()
		c, err := ParseCase(id)
		if err != nil {
			t.Fatal(err)
		}
		e := &Exporter{Dir: dir, Info: device(t, lavapipe).Info(), Reference: dev}
		folder, err := e.Export(t.Context(), &Failure{ID: id, Case: c.Resolved(), Result: &Result{Verdict: WrongRead}})
		if err != nil {
			t.Fatal(id, err)
		}
		text, err := os.ReadFile(filepath.Join(folder, "case.amber"))
		if addresses := c.Class == "PhysicalStorageBuffer"; addresses != os.IsNotExist(err) || err != nil && !addresses {
			t.Fatal(id, err)
		} else if addresses {
			continue
		}
		a := &amberScript{t: t, lines: strings.Split(string(text), "\n"), dir: dir, dev: dev, buffers: map[string][]byte{}, pipes: map[string]*runner.Launch{}, binds: map[string]map[string]runner.Buffer{}}
		a.run()
		if a.runs == 0 || a.expects < a.runs {
			t.Errorf("%s: %d runs, %d expectations", id, a.runs, a.expects)
		}
		if !strings.Contains(string(text), "\nDEVICE_FEATURE robustBufferAccess\n") {
			t.Errorf("%s: the script does not enable robustBufferAccess", id)
		}
		if wide := strings.Contains(id, "v2i64"); wide != strings.Contains(fmt.Sprint(a.features), "shaderInt64") {
			t.Errorf("%s: features %v", id, a.features)
		}
	}
}
