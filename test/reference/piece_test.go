//go:build cgo

package reference_test

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// A file of testdata holds pieces, which lines of `// -----` (`; -----` in assembly)
// separate. A piece is a module with one kernel and these comments, which begin with // or ;
// as the language has it:
//
//	// kernel NAME: faulty|correct: a sentence that says what is wrong or right
//	// dispatch groups=2,1,1 buffers=256:iota,4:i32=40 push=8:zero bind=0,1,1 range=1:64:128
//
// groups is the number of workgroups, of which y and z may be missing. buffers lists the
// buffers with their sizes in bytes and fills; buffer i is bound to binding i of set 0. push is
// the push constants, like a buffer. bind, if given, lists the buffer of each binding, so that
// bindings can share a buffer. range binds only some bytes (BINDING:OFFSET:SIZE); without it
// a binding covers its whole buffer, or as much as its block needs. A fill is
//
//	zero            zeros, also without a fill
//	ones            the i32 1
//	iota            the i32 0, 1, 2, ...
//	iotaf           the f32 0, 1, 2, ...
//	i32=5;-7;9      the numbers, repeated up to the end of the buffer
//	f32=1.5;nan     the same as f32
//	address=N+OFF   the address of buffer N and an offset, as 64 bits, repeated
//
// Comments at the end of a line mark findings:
//
//	... // finds: CHECK             the check finds an error at this line
//	... // finds: CHECK other=NAME  and the conflicting access is at the line of NAME
//	... // place: NAME              names the line
//	... // also                     separates several marks of a line
//
// Line and other line of a finding may change places: which of two racing accesses comes
// last depends on the schedule. In assembly, the line of a mark is that of the last OpLine
// before it.

// piece is a kernel of testdata.
type piece struct {
	file, name string
	faulty     bool
	about      string
	assembly   bool
	line       int // of the comment that begins it
	text       string

	groups  [3]uint32
	buffers []content
	push    *content
	bind    []int
	ranges  []bindingRange
	marks   []mark
}

// content is the size and the fill of a buffer.
type content struct {
	size int
	fill string
}

type bindingRange struct{ binding, offset, size int }

// mark is an expected finding. Of two lines, the first is the smaller; other is 0 if the mark
// has one line.
type mark struct {
	check       reference.Checks
	line, other uint32
}

func (m mark) String() string {
	if m.other == 0 {
		return fmt.Sprintf("%s at %d", m.check, m.line)
	}
	return fmt.Sprintf("%s at %d and %d", m.check, m.line, m.other)
}

func newMark(check reference.Checks, line, other uint32) mark {
	if other != 0 && other < line {
		line, other = other, line
	}
	return mark{check, line, other}
}

func compareMarks(a, b mark) int {
	return cmp.Or(cmp.Compare(a.check, b.check), cmp.Compare(a.line, b.line), cmp.Compare(a.other, b.other))
}

// readPieces reads the pieces of all files.
func readPieces(t *testing.T) []*piece {
	t.Helper()
	modules, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(modules) == 0 {
		t.Fatal("no kernels: ", err)
	}
	assembly, err := filepath.Glob("testdata/*.spvasm")
	if err != nil || len(assembly) == 0 {
		t.Fatal("no kernels in assembly: ", err)
	}
	var all []*piece
	for _, name := range append(modules, assembly...) {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		pieces, err := parseFile(filepath.Base(name), string(data))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, pieces...)
	}
	return all
}

// parseFile splits a file. The lines of a piece keep their numbers in the file.
func parseFile(file, text string) ([]*piece, error) {
	comment := "//"
	if strings.HasSuffix(file, ".spvasm") {
		comment = ";"
	}
	var list []*piece
	start := 1
	var lines []string
	end := func() error {
		p := &piece{file: file, assembly: comment == ";", line: start, text: strings.Join(lines, "\n") + "\n"}
		if err := p.parse(comment, lines); err != nil {
			return err
		}
		list = append(list, p)
		return nil
	}
	for i, l := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		if l != comment+" -----" {
			lines = append(lines, l)
			continue
		}
		if err := end(); err != nil {
			return nil, err
		}
		start, lines = i+2, nil
	}
	return list, end()
}

var (
	kernelLine = regexp.MustCompile(`^kernel ([a-z0-9-]+): (faulty|correct): (.+\.)$`)
	opLine     = regexp.MustCompile(`^\s*OpLine %\w+ (\d+) \d+`)
)

// pending is a mark whose other place is a name.
type pending struct {
	check reference.Checks
	line  uint32
	other string
}

// parse reads the comments of a piece.
func (p *piece) parse(comment string, lines []string) error {
	fail := func(i int, err error) error { return fmt.Errorf("%s:%d: %w", p.file, p.line+i, err) }
	places := map[string]uint32{}
	var marks []pending
	at := uint32(0)
	for i, l := range lines {
		if m := opLine.FindStringSubmatch(l); m != nil {
			n, err := strconv.ParseUint(m[1], 10, 32)
			if err != nil {
				return fail(i, err)
			}
			at = uint32(n)
		}
		if !p.assembly {
			at = uint32(p.line + i)
		}
		code, rest, ok := strings.Cut(l, comment+" ")
		if !ok {
			continue
		}
		var err error
		if strings.TrimSpace(code) == "" {
			err = p.comment(rest)
		} else {
			marks, err = parseMarks(strings.Split(rest, " "+comment+" also "), at, marks, places)
		}
		if err != nil {
			return fail(i, err)
		}
	}
	if err := p.resolve(marks, places); err != nil {
		return fail(0, err)
	}
	return nil
}

// parseMarks reads the marks of a line.
func parseMarks(comments []string, line uint32, marks []pending, places map[string]uint32) ([]pending, error) {
	for _, c := range comments {
		f := strings.Fields(c)
		switch {
		case len(f) == 2 && f[0] == "place:":
			if places[f[1]] != 0 {
				return nil, fmt.Errorf("place %s is named twice", f[1])
			}
			places[f[1]] = line
		case (len(f) == 2 || len(f) == 3) && f[0] == "finds:":
			check, err := reference.ParseChecks(f[1])
			if err != nil {
				return nil, err
			}
			m := pending{check: check, line: line}
			if len(f) == 3 {
				var ok bool
				if m.other, ok = strings.CutPrefix(f[2], "other="); !ok {
					return nil, fmt.Errorf("unknown mark %q", c)
				}
			}
			marks = append(marks, m)
		default:
			return nil, fmt.Errorf("unknown mark %q", c)
		}
	}
	return marks, nil
}

// resolve finds the lines of names and checks that the piece is complete.
func (p *piece) resolve(marks []pending, places map[string]uint32) error {
	for _, m := range marks {
		other := places[m.other]
		if m.other != "" && other == 0 {
			return fmt.Errorf("no place is named %s", m.other)
		}
		p.marks = append(p.marks, newMark(m.check, m.line, other))
	}
	slices.SortFunc(p.marks, compareMarks)
	switch {
	case p.name == "":
		return errors.New("the piece has no line 'kernel NAME: faulty|correct: SENTENCE.'")
	case p.groups == [3]uint32{}:
		return errors.New("the piece has no line 'dispatch groups=...'")
	case p.faulty != (len(p.marks) > 0):
		return fmt.Errorf("the kernel is faulty: %t, but has %d marks", p.faulty, len(p.marks))
	}
	return nil
}

// comment reads a comment that stands alone.
func (p *piece) comment(text string) error {
	text = strings.TrimSpace(text)
	if strings.HasPrefix(text, "kernel ") {
		m := kernelLine.FindStringSubmatch(text)
		if m == nil || p.name != "" {
			return fmt.Errorf("wrong line %q", text)
		}
		p.name, p.faulty, p.about = m[1], m[2] == "faulty", m[3]
		return nil
	}
	dispatch, ok := strings.CutPrefix(text, "dispatch ")
	if !ok {
		return nil
	}
	if p.groups != [3]uint32{} {
		return errors.New("a second line of dispatch")
	}
	p.groups = [3]uint32{1, 1, 1}
	for _, f := range strings.Fields(dispatch) {
		key, value, _ := strings.Cut(f, "=")
		if err := p.field(key, strings.Split(value, ",")); err != nil {
			return fmt.Errorf("%q: %w", f, err)
		}
	}
	return nil
}

// field reads a field of the line dispatch.
func (p *piece) field(key string, values []string) error {
	switch key {
	case "groups":
		if len(values) > 3 {
			return errors.New("too many numbers")
		}
		for i, v := range values {
			n, err := strconv.ParseUint(v, 10, 16)
			if err != nil {
				return err
			}
			p.groups[i] = uint32(n)
		}
	case "buffers":
		for _, v := range values {
			c, err := parseContent(v)
			if err != nil {
				return err
			}
			p.buffers = append(p.buffers, c)
		}
	case "push":
		c, err := parseContent(values[0])
		if err != nil {
			return err
		}
		p.push = &c
	case "bind":
		for _, v := range values {
			n, err := strconv.Atoi(v)
			if err != nil {
				return err
			}
			p.bind = append(p.bind, n)
		}
	case "range":
		for _, v := range values {
			var r bindingRange
			if _, err := fmt.Sscanf(v, "%d:%d:%d", &r.binding, &r.offset, &r.size); err != nil {
				return err
			}
			p.ranges = append(p.ranges, r)
		}
	default:
		return errors.New("unknown field")
	}
	return nil
}

func parseContent(s string) (content, error) {
	size, fill, _ := strings.Cut(s, ":")
	n, err := strconv.Atoi(size)
	if err == nil && n <= 0 {
		err = errors.New("the size must be positive")
	}
	return content{n, fill}, err
}

// bytes returns the content; address returns the address of a buffer.
func (c content) bytes(address func(i int) (uint64, error)) ([]byte, error) {
	data := make([]byte, c.size)
	key, value, _ := strings.Cut(c.fill, "=")
	var pattern []byte
	switch key {
	case "", "zero":
		return data, nil
	case "ones":
		pattern = []byte{1, 0, 0, 0}
	case "iota", "iotaf":
		for i := range c.size / 4 {
			bits := uint32(i)
			if key == "iotaf" {
				bits = math.Float32bits(float32(i))
			}
			pattern = binary.LittleEndian.AppendUint32(pattern, bits)
		}
	case "i32", "f32":
		for _, v := range strings.Split(value, ";") {
			bits, err := parseNumber(key, v)
			if err != nil {
				return nil, err
			}
			pattern = binary.LittleEndian.AppendUint32(pattern, bits)
		}
	case "address":
		var i int
		var offset uint64
		if _, err := fmt.Sscanf(value, "%d+%d", &i, &offset); err != nil {
			return nil, err
		}
		base, err := address(i)
		if err != nil {
			return nil, err
		}
		pattern = binary.LittleEndian.AppendUint64(nil, base+offset)
	default:
		return nil, fmt.Errorf("unknown fill %q", c.fill)
	}
	for at := 0; at < len(data) && len(pattern) > 0; {
		at += copy(data[at:], pattern)
	}
	return data, nil
}

func parseNumber(typ, s string) (uint32, error) {
	if typ == "i32" {
		n, err := strconv.ParseInt(s, 0, 64)
		return uint32(n), err
	}
	f, err := strconv.ParseFloat(s, 32)
	return math.Float32bits(float32(f)), err
}

// permissive is a target with the scalar types that the kernels use. Its other limits and its
// SPIR-V version are those of Vulkan 1.1.
func permissive() *target.Env {
	profile, err := target.Profile("vulkan1.1")
	if err != nil {
		panic(err)
	}
	c := profile.Config()
	c.Capabilities = append(slices.Clone(c.Capabilities), spec.CapabilityInt8, spec.CapabilityInt16, spec.CapabilityInt64,
		spec.CapabilityFloat16, spec.CapabilityFloat64, spec.CapabilityStorageBuffer16BitAccess, spec.CapabilityStorageBuffer8BitAccess)
	c.Extensions = append(slices.Clone(c.Extensions), spec.SPV_KHR_8bit_storage)
	c.Limits.MaxPerStageStorageBuffers = 8 // the report of --bounds=trap is one more
	return target.New(c)
}

// binary compiles or assembles the piece and validates the words.
func (p *piece) binary(t *testing.T) []uint32 {
	t.Helper()
	var words []uint32
	if p.assembly {
		env, _ := spirvtools.VulkanEnv(1, 1, 1, 3)
		var err error
		if words, err = spirvtools.Assemble(p.text, env); err != nil {
			t.Fatalf("%s:%d: %v", p.file, p.line, err)
		}
		if err := spirvtools.Validate(words, spirvtools.Options{Env: env}); err != nil {
			t.Fatalf("%s:%d: %v", p.file, p.line, err)
		}
	} else {
		text := strings.Repeat("\n", p.line-1) + p.text
		program, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Name: p.file, Default: permissive(), DebugInfo: true})
		if err != nil {
			t.Fatal(err)
		}
		if len(program.Binaries) != 1 {
			t.Fatalf("%s:%d: %d binaries", p.file, p.line, len(program.Binaries))
		}
		words = program.Binaries[0].Words
	}
	return words
}

// module returns the binary for a launch.
func (p *piece) module(t *testing.T) *reflect.Module {
	t.Helper()
	m, err := reflect.Reflect(p.binary(t))
	if err != nil {
		t.Fatal(err)
	}
	if len(m.EntryPoints) != 1 {
		t.Fatalf("%s:%d: %d entry points", p.file, p.line, len(m.EntryPoints))
	}
	return m
}

// launch makes the buffers on a device.
func (p *piece) launch(t *testing.T, d runner.Device, m *reflect.Module) *runner.Launch {
	t.Helper()
	var buffers []runner.Buffer
	for _, c := range p.buffers {
		b, err := d.NewBuffer(c.size)
		if err != nil {
			t.Fatal(err)
		}
		buffers = append(buffers, b)
	}
	address := func(i int) (uint64, error) {
		if i >= len(buffers) || buffers[i].Address() == 0 {
			return 0, fmt.Errorf("no address of buffer %d", i)
		}
		return buffers[i].Address(), nil
	}
	for i, c := range p.buffers {
		data, err := c.bytes(address)
		if err == nil {
			err = buffers[i].Write(0, data)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	l := &runner.Launch{Module: m, Entry: m.EntryPoints[0].Name, Groups: p.groups}
	bind := p.bind
	if bind == nil {
		for i := range buffers {
			bind = append(bind, i)
		}
	}
	for i, b := range bind {
		l.Bindings = append(l.Bindings, runner.Binding{Binding: uint32(i), Buffer: buffers[b]})
	}
	for _, r := range p.ranges {
		l.Bindings[r.binding].Offset, l.Bindings[r.binding].Size = r.offset, r.size
	}
	if p.push != nil {
		data, err := p.push.bytes(address)
		if err != nil {
			t.Fatal(err)
		}
		l.PushConstants = data
	} else if h := m.EntryPoints[0].Hidden; h != nil {
		// The sizes that checks of dimensions need are those of views of four rows.
		l.PushConstants = make([]byte, h.Size())
		if err := h.Fill(l.PushConstants, func(*reflect.HiddenWord) (int64, error) { return 4, nil }); err != nil {
			t.Fatal(err)
		}
	}
	return l
}
