package bytecode_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
)

// tapes is the bytecode interface of a dialect with versions, types and attributes of its own. Version 1 of it wrote the parameters
// of attributes in the reverse order, and its operation had no speed.
type tapes struct{ types, attrs map[string]int }

func (tapes) AcceptVersion(v []byte) string {
	if n, _, ok := bytecode.CutVarint(v); !ok || n == 0 {
		return "the version of the dialect makes no sense"
	}
	return ""
}

func (tapes) Version() []byte { return bytecode.AppendVarint(nil, 2) }

func (tapes) Upgrade(top *ir.Operation, v []byte) bool {
	n, _, _ := bytecode.CutVarint(v)
	if n > 2 {
		return top.EmitError("the version is too new")
	}
	if n == 1 {
		top.Walk(func(op *ir.Operation) {
			if op.Is(play) {
				op.SetProp(1, op.Context().Int(op.Context().I32(), 33))
			}
		})
	}
	return true
}

func (m tapes) WriteType(w *bytecode.Writer, t ir.Type) bool {
	d := t.(*ir.DynamicType)
	if len(d.Params) != 1 {
		return false
	}
	m.types["written"]++
	w.Varint(7)
	w.Attr(d.Params[0])
	return true
}

func (m tapes) ReadType(r *bytecode.Reader) ir.Type {
	if r.Varint() != 7 {
		return nil
	}
	m.types["read"]++
	a := r.Attr()
	if r.Failed() {
		return nil
	}
	return r.Context().DynamicType(r.Context().Dialect("tape").TypeNamed("reel"), a)
}

func (m tapes) WriteAttr(w *bytecode.Writer, a ir.Attribute) bool {
	d := a.(*ir.DynamicAttr)
	if len(d.Params) != 2 {
		return false
	}
	m.attrs["written"]++
	w.String("pair")
	w.Signed(-5)
	w.Byte(9)
	w.Blob([]byte("blob"))
	w.OptionalAttr(nil)
	w.OptionalAttr(d.Params[0])
	w.Attr(d.Params[1])
	w.Type(a.Context().F16())
	return true
}

func (m tapes) ReadAttr(r *bytecode.Reader) ir.Attribute {
	if s := r.String(); s != "pair" {
		r.Fail("no pair, but " + s)
		return nil
	}
	m.attrs["read"]++
	if r.Signed() != -5 || r.Byte() != 9 || string(r.Blob()) != "blob" || r.OptionalAttr() != nil {
		return nil
	}
	a, b := r.OptionalAttr(), r.Attr()
	if r.Type() != ir.Type(r.Context().F16()) {
		return nil
	}
	if v, ok := r.DialectVersion("tape"); ok {
		if n, _, _ := bytecode.CutVarint(v); n == 1 {
			a, b = b, a
		}
	}
	return r.Context().DynamicAttr(r.Context().Dialect("tape").Attrs[0], a, b)
}

// playModel writes the speed of tape.play from version 2 on.
type playModel struct{}

func (playModel) ReadProperties(r *bytecode.Reader, st *ir.OperationState) {
	st.Props[0] = r.Attr()
	if v, _ := r.DialectVersion("tape"); string(v) != string(bytecode.AppendVarint(nil, 1)) {
		st.Props[1] = r.Attr()
	}
}

func (playModel) WriteProperties(w *bytecode.Writer, op *ir.Operation) {
	w.Attr(op.Prop(0))
	if v, _ := w.DialectVersion("tape"); string(v) != string(bytecode.AppendVarint(nil, 1)) {
		w.Attr(op.Prop(1))
	}
}

var play = &ir.OpDef{Name: "tape.play", Attrs: []ir.AttrDef{{Name: "side", Type: ir.AnyAttr}, {Name: "speed", Type: ir.I32AttrKind}}}

func tapeDialect(m tapes) *ir.Registry {
	reg := ir.NewRegistry()
	reg.AddFormat(bytecode.Format())
	reg.Add("tape", func() *ir.Dialect {
		return &ir.Dialect{Name: "tape", AllowUnknownOps: true, Interfaces: []any{m},
			Types: []*ir.TypeDef{(&ir.DynamicClass{Dialect: "tape", Mnemonic: "reel"}).Type()},
			Attrs: []*ir.AttrClass{(&ir.DynamicClass{Dialect: "tape", Mnemonic: "pair"}).Attr()},
			Ops:   []ir.OpEntry{{Def: play, Interfaces: []any{playModel{}}}}}
	})
	return reg
}

const tapeText = `module {
  "tape.play"() <{side = #tape.pair<1 : i64, 2 : i64>, speed = 45 : i32}> : () -> ()
  %0 = "tape.x"() {a = #tape.pair<"a", !tape.reel>, b = #tape.pair} : () -> !tape.reel<"b">
}
`

// write reads tapeText and returns its bytecode.
func writeTape(t *testing.T, reg *ir.Registry, o bytecode.Options) []byte {
	t.Helper()
	ctx := ir.NewContext(reg)
	m, ok := ir.Parse(ctx, ctx.AddFile("in", []byte(tapeText)))
	if !ok {
		t.Fatal("cannot read the text")
	}
	var out bytes.Buffer
	if err := bytecode.Write(&out, m, bytecode.Version, o); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// readTape returns the text of bytecode, and the errors.
func readTape(reg *ir.Registry, data []byte, o bytecode.ReadOptions) (text, errors string) {
	ctx := ir.NewContext(reg)
	var diags strings.Builder
	ctx.PushHandler(func(d *ir.Diagnostic) bool { diags.WriteString(d.Message + "\n"); return true })
	if m, ok := bytecode.Read(ctx, ctx.AddFile("in", data), o); ok {
		text = strings.TrimSpace(string(ir.Print(nil, m, ir.PrintOptions{}))) + "\n"
	}
	return text, diags.String()
}

func TestModels(t *testing.T) {
	m := tapes{map[string]int{}, map[string]int{}}
	reg := tapeDialect(m)
	data := writeTape(t, reg, bytecode.Options{})
	if text, errs := readTape(reg, data, bytecode.ReadOptions{}); text != tapeText {
		t.Errorf("%s%s", errs, text)
	}
	// Each is written twice. What has other numbers of parameters is text.
	if m.types["written"] != 2 || m.types["read"] != 1 || m.attrs["written"] != 4 || m.attrs["read"] != 2 {
		t.Error("the models wrote and read", m)
	}
	ctx := ir.NewContext(reg)
	if _, ok := ir.Parse(ctx, ctx.AddFile("in", data)); !ok {
		t.Error("ir.Parse does not read it")
	}
}

func TestModelVersions(t *testing.T) {
	reg := tapeDialect(tapes{map[string]int{}, map[string]int{}})
	for _, c := range []struct {
		version    []byte
		text, errs string
	}{
		{bytecode.AppendVarint(nil, 1), strings.NewReplacer(`<1 : i64, 2 : i64>`, `<2 : i64, 1 : i64>`, `"a", !tape.reel`, `!tape.reel, "a"`, "45", "33").Replace(tapeText), ""},
		{bytecode.AppendVarint(nil, 3), "", "the version is too new\n"},
		{bytecode.AppendVarint(nil, 0), "", "the version of the dialect makes no sense\n"},
		{nil, "", "the version of the dialect makes no sense\n"},
	} {
		data := writeTape(t, reg, bytecode.Options{DialectVersions: map[string][]byte{"tape": c.version}})
		if c.version == nil { // it has none, so it is the current one
			c.text, c.errs = tapeText, ""
		}
		if text, errs := readTape(reg, data, bytecode.ReadOptions{}); text != c.text || errs != c.errs {
			t.Errorf("version %v: got %s%s", c.version, errs, text)
		}
	}
}

func TestModelErrors(t *testing.T) {
	data := writeTape(t, tapeDialect(tapes{map[string]int{}, map[string]int{}}), bytecode.Options{})
	bare := ir.NewRegistry()
	bare.Add("tape", func() *ir.Dialect { return &ir.Dialect{Name: "tape", AllowUnknownOps: true} })
	if _, errs := readTape(bare, data, bytecode.ReadOptions{}); errs != "dialect 'tape' does not implement the bytecode interface, but found a version entry\n" {
		t.Error("got", errs)
	}
	// The dialect has another string table entry in place of "pair".
	wrong := bytes.Clone(data)
	copy(wrong[bytes.LastIndex(wrong, []byte("pair\x00")):], "rain")
	if _, errs := readTape(tapeDialect(tapes{map[string]int{}, map[string]int{}}), wrong, bytecode.ReadOptions{}); errs != "no pair, but rain\n" {
		t.Error("got", errs)
	}
}

func TestCallbacks(t *testing.T) {
	reg := tapeDialect(tapes{map[string]int{}, map[string]int{}})
	data := writeTape(t, reg, bytecode.Options{
		Type: func(w *bytecode.Writer, t ir.Type) bool {
			if d, ok := t.(*ir.DynamicType); !ok || len(d.Params) == 0 {
				return false
			}
			w.SetDialect("builtin")
			return w.BuiltinType(t.Context().I32())
		},
		Attr: func(w *bytecode.Writer, a ir.Attribute) bool {
			i, ok := a.(*ir.IntegerAttr)
			if !ok || i.Int64Or(0) != 45 {
				return false
			}
			return w.BuiltinAttr(a.Context().Int(i.Type(), 78))
		},
	})
	asText := strings.NewReplacer(`!tape.reel<"b">`, "i32", "45", "78").Replace(tapeText)
	if text, errs := readTape(reg, data, bytecode.ReadOptions{}); text != asText {
		t.Errorf("%s%s", errs, text)
	}
	text, errs := readTape(reg, data, bytecode.ReadOptions{
		Type: func(r *bytecode.Reader, dialect string) ir.Type {
			if dialect != "builtin" {
				return nil
			}
			if t := r.BuiltinType(); t != ir.Type(r.Context().I32()) {
				return nil // and reads it again
			}
			return r.Context().F64()
		},
		Attr: func(r *bytecode.Reader, dialect string) ir.Attribute {
			if dialect != "builtin" {
				return nil
			}
			if s, ok := r.BuiltinAttr().(*ir.StringAttr); !ok || s.Value != "a" {
				return nil
			}
			return r.Context().LocAttr(ir.UnknownLoc)
		},
	})
	want := strings.NewReplacer("-> i32", "-> f64", `"a"`, "loc(unknown)", "78 : i32", "78 : f64").Replace(asText)
	if text != want && errs == "" {
		t.Errorf("got %swant %s", text, want)
	}
	_, errs = readTape(reg, data, bytecode.ReadOptions{Type: func(r *bytecode.Reader, _ string) ir.Type { r.Fail("no types"); return nil }})
	if errs != "no types\n" {
		t.Error("got", errs)
	}
}

func TestVarints(t *testing.T) {
	for _, v := range []uint64{0, 1, 127, 128, 1 << 20, 1<<64 - 1} {
		b := bytecode.AppendVarint([]byte("x"), v)
		got, rest, ok := bytecode.CutVarint(append(b[1:], 'y'))
		if got != v || string(rest) != "y" || !ok {
			t.Errorf("%d reads back as %d, %q", v, got, rest)
		}
	}
	if _, _, ok := bytecode.CutVarint(nil); ok {
		t.Error("nothing is a number")
	}
}
