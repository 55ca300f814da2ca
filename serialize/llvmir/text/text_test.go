package text_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize/llvmir/text"
)

func read(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// firstDifference returns the first lines that differ.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return "got:  " + g[i] + "\nwant: " + w[i]
		}
	}
	return "the lengths differ"
}

// TestPrint compares with texts of llvm-dis.
func TestPrint(t *testing.T) {
	for _, c := range []struct {
		file, want string
		version    int
	}{
		{"everything.ll", "everything.19.ll", 19}, {"debug.ll", "debug.19.ll", 19}, {"debug.ll", "debug.22.ll", 22},
		{"debug.22.ll", "debug.22.ll", 22}, {"debug.22.ll", "debug.19.ll", 19}, {"old.ll", "old.19.ll", 19}, {"old.19.ll", "old.19.ll", 19},
	} {
		m, err := text.Parse(read(t, c.file))
		if err != nil {
			t.Errorf("%s: %v", c.file, err)
			continue
		}
		m.ID = "<stdin>"
		if m.SourceFilename == "" {
			m.SourceFilename = "<stdin>"
		}
		if got, want := text.Print(m, c.version), read(t, c.want); got != want {
			t.Errorf("%s at %d:\n%s", c.file, c.version, firstDifference(got, want))
		}
	}
}

// TestErrors compares with messages of llvm-as.
func TestErrors(t *testing.T) {
	for _, c := range strings.Split(read(t, "errors.txt"), "----- ")[1:] {
		want, src, _ := strings.Cut(c, "\n")
		_, err := text.Parse(src)
		if err == nil {
			t.Errorf("no error for\n%s\nwant %s", src, want)
		} else if err.Error() != want {
			t.Errorf("error %q for\n%s\nwant %q", err, src, want)
		}
	}
}

// TestEdits changes modules at one place each and compares with the messages of llvm-as of LLVM 19. A line has the range of bytes that goes away,
// what comes instead (- for nothing), and the message or ok.
func TestEdits(t *testing.T) {
	for _, c := range strings.Split(read(t, "edits.txt"), "=====\n") {
		src, edits, _ := strings.Cut(c, "---\n")
		for line := range strings.Lines(edits) {
			f := strings.SplitN(strings.TrimSuffix(line, "\n"), " ", 4)
			from, err := strconv.Atoi(f[0])
			to, err2 := strconv.Atoi(f[1])
			if err != nil || err2 != nil || len(f) < 4 {
				t.Fatal(line)
			}
			with := " " + f[2] + " "
			switch {
			case f[2] == "-":
				with = ""
			case from < to:
				with = f[2]
			}
			got := "ok"
			if _, err := text.Parse(src[:from] + with + src[to:]); err != nil {
				got = err.Error()
			}
			if got != f[3] {
				t.Errorf("error %q for\n%s\nwant %q", got, src[:from]+with+src[to:], f[3])
			}
		}
	}
}

// TestReference compares modules that are read and written with what llvm-dis of LLVM 19 and 22 make of them. SPVC_RECORD=1 asks the tools anew.
func TestReference(t *testing.T) {
	for _, pattern := range []string{"../testdata/import/*.ll", "testdata/dis/*.ll"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatal("no inputs: ", err)
		}
		for _, name := range names {
			stem := strings.TrimSuffix(filepath.Base(name), ".ll")
			if strings.HasSuffix(stem, ".19") || strings.HasSuffix(stem, ".22") {
				continue
			}
			compareText(t, name, stem)
		}
	}
}

const answers = "\n;;;;;;;;\n"

func compareText(t *testing.T, name, stem string) {
	src, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	pieces := strings.Split(string(src), "; -----\n")
	for _, version := range []int{19, 22} {
		number := strconv.Itoa(version)
		file := "testdata/dis/" + stem + "." + number + ".ll"
		if os.Getenv("SPVC_RECORD") != "" {
			var list []string
			for _, piece := range pieces {
				cmd := exec.Command("sh", "-c", "llvm-as-"+number+" -o - | llvm-dis-"+number)
				cmd.Stdin = strings.NewReader(piece)
				out, _ := cmd.Output()
				list = append(list, string(out))
			}
			if err := os.WriteFile(file, []byte(strings.Join(list, answers)), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		wants := strings.Split(read(t, strings.TrimPrefix(file, "testdata/")), answers)
		if len(wants) != len(pieces) {
			t.Fatalf("%s: %d answers to %d pieces", file, len(wants), len(pieces))
		}
		for i, piece := range pieces {
			// The attributes of intrinsics are those of LLVM 19.
			if wants[i] == "" || version == 22 && strings.Contains(piece, "declare") && strings.Contains(piece, "@llvm.") && !strings.Contains(piece, "@llvm.dbg.") {
				continue
			}
			m, err := text.Parse(piece)
			if err != nil {
				t.Errorf("%s, piece %d: %v", file, i+1, err)
				continue
			}
			m.ID = "<stdin>"
			if m.SourceFilename == "" {
				m.SourceFilename = "<stdin>"
			}
			if got := text.Print(m, version); got != wants[i] {
				t.Errorf("%s, piece %d:\n%s", file, i+1, firstDifference(got, wants[i]))
			}
		}
	}
}

// TestDeep checks that nesting has a limit and that long chains of metadata have none.
func TestDeep(t *testing.T) {
	for _, src := range []string{
		"@g = global " + strings.Repeat("[1 x ", 100_000),
		"@g = global " + strings.Repeat("{", 100_000),
		"@g = global [1 x i8] " + strings.Repeat("[", 100_000),
		"@g = global i64 add (i64 " + strings.Repeat("add (i64 ", 100_000),
		"!0 = " + strings.Repeat("!{", 100_000),
	} {
		if _, err := text.Parse(src); err == nil {
			t.Errorf("no error for %.40s", src)
		}
	}
	var b strings.Builder
	b.WriteString("!x = !{!0}\n!99999 = !{}\n")
	for i := range 99_999 {
		n := itoa(i)
		b.WriteString("!" + n + " = !{!" + itoa(i+1) + "}\n")
	}
	m, err := text.Parse(b.String())
	if err != nil {
		t.Fatal(err)
	}
	if out := text.Print(m, 19); !strings.Contains(out, "!99999 = !{}") {
		t.Error("the chain of metadata is not complete")
	}
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}

// TestBuild prints a module that constructors make.
func TestBuild(t *testing.T) {
	m := text.NewModule("built")
	m.DataLayout = "e-i64:64"
	pair := m.NewStruct("pair")
	pair.SetBody(false, text.I32, text.Double)
	g := m.NewGlobal("g", pair, 0, text.Null(pair))
	g.Linkage.Linkage = "internal"
	f := m.NewFunction("f", m.Func(text.Double, false, text.I32))
	f.Params[0].Attrs = text.Attrs{text.Enum("noundef")}
	f.Attrs = text.Attrs{text.Text("k", "v"), text.Enum("nounwind")}
	entry, loop, done := f.NewBlock(""), f.NewBlock(""), f.NewBlock("")
	entry.Add(text.NewBr(loop))
	phi := loop.Add(text.NewPhi(text.I32))
	next := loop.Add(text.NewBinary(text.Add, phi, f.Params[0]).With(text.NSW))
	phi.AddIncoming(text.Int(text.I32, 0), entry)
	phi.AddIncoming(next, loop)
	cmp := loop.Add(text.NewCompare(text.ICmp, "slt", next, text.Int(text.I32, -3)))
	loop.Add(text.NewCondBr(cmp, loop, done))
	at := done.Add(text.NewGEP(pair, g, text.Int(text.I32, 0), text.Int(text.I32, 1)).With(text.Inbounds))
	v := done.Add(text.NewLoad(text.Double, at, 0))
	i := done.Add(text.NewCall(m.Func(text.Double, false, text.Double), m.DeclareIntrinsic("llvm.fabs.f64", m.Func(text.Double, false, text.Double)), v))
	file := text.DI("DIFile", text.Str("filename", "a"), text.Str("directory", "b"))
	i.SetLoc(text.DI("DILocation", text.Number("line", 3), text.Ref("scope", file)))
	done.Add(text.NewRet(i)).Metadata = text.Attach(nil, "own", text.Tuple(text.MetaString("x"), text.MetaOf(text.Int(text.I1, 1))))
	m.AddNamedMeta("files", text.DI("DIFile", text.Str("directory", "b"), text.Str("filename", "a")))
	if got, want := text.Print(m, 19), read(t, "built.ll"); got != want {
		t.Errorf("%s\n%s", firstDifference(got, want), got)
	}
}

// FuzzParse checks that what the parser takes can be printed, and that the text stays as it is when it is
// read and printed again.
func FuzzParse(f *testing.F) {
	for _, name := range []string{"everything.ll", "debug.ll", "debug.22.ll", "old.ll"} {
		f.Add(read(f, name))
	}
	for _, c := range strings.Split(read(f, "errors.txt"), "----- ")[1:] {
		_, src, _ := strings.Cut(c, "\n")
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		m, err := text.Parse(src)
		if err != nil {
			return
		}
		text.Print(m, 22)
		once := text.Print(m, 19)
		m, err = text.Parse(once)
		if err != nil {
			return
		}
		text.Print(m, 19)
	})
}
