package bytecodes

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/test/testdialect"
)

// newRoundTrip returns test-bytecode-roundtrip, which writes the module with encodings of its own, reads it and prints it.
func newRoundTrip() *pass.Pass {
	kind := 0
	version := testdialect.Version{Major: 2}
	return &pass.Pass{
		Name: "test-bytecode-roundtrip", Class: "TestBytecodeRoundtripPass", Op: "builtin.module",
		Summary: "Test pass to implement bytecode roundtrip tests.",
		Options: []pass.Option{versionOption(&version), pass.Int32("test-kind", &kind, "Specifies the test kind to execute")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.PreserveAnalyses()
			t := &trip{out: r.Out, version: version}
			if kind == 0 || kind == 6 {
				t.write.DialectVersions = map[string][]byte{"test": version.Encode()}
			}
			ctx := op.Context()
			log := ctx.DebugLog
			ctx.DebugLog = &ir.DebugLog{Out: r.Out, Types: []string{"test-bytecode-roundtrip"}}
			defer func() { ctx.DebugLog = log }()
			kinds := []func(){t.integersOfFunky, t.i32AsBuiltin, t.builtinAsI32, t.paramsAsDense, t.denseAsParams, t.onlyBuiltin, func() {}}
			if kind < 0 || kind >= len(kinds) {
				return op.EmitError("there is no test of this kind")
			}
			if kind == 6 && !downgrade(op, version, r.Out) {
				return false
			}
			kinds[kind]()
			return t.run(op)
		},
	}
}

func versionOption(v *testdialect.Version) pass.Option {
	return pass.Option{Name: "test-dialect-version", Help: "Specifies the test dialect version to emit and parse", Default: v.String(), String: v.String,
		Set: func(text string, _ bool) error {
			major, minor, _ := strings.Cut(text, ".")
			a, err := strconv.ParseInt(major, 10, 64)
			b, also := strconv.ParseInt(minor, 10, 64)
			if err != nil || also != nil {
				return errors.New("Invalid argument '" + text)
			}
			v.Major, v.Minor = a, b
			return nil
		}}
}

// trip is one round trip.
type trip struct {
	out     io.Writer
	version testdialect.Version
	write   bytecode.Options
	read    bytecode.ReadOptions
	// unverified skips the verifier after reading, and fresh reads into a new context.
	unverified, fresh bool
}

func (t *trip) say(text string) { fmt.Fprintln(t.out, text) }

func (t *trip) run(op *ir.Operation) bool {
	var data bytes.Buffer
	if err := bytecode.Write(&data, op, bytecode.Version, t.write); err != nil {
		return op.EmitError("failed to write bytecode\n")
	}
	ctx := op.Context()
	if t.fresh {
		ctx = ir.NewContext(ctx.Registry())
		ctx.Version, ctx.AllowUnregistered = op.Context().Version, true
	}
	again, ok := bytecode.Read(ctx, ctx.AddFile("<bytecode>", data.Bytes()), t.read)
	if !ok || !t.unverified && !ir.Verify(again) {
		return op.EmitError("failed to read bytecode\n")
	}
	_, _ = t.out.Write(bytes.TrimSuffix(ir.Print(nil, again, ir.PrintOptions{}), []byte("\n")))
	return true
}

// integersOfFunky writes integer types for a version before 2.0 as types of a dialect that does not exist.
func (t *trip) integersOfFunky() {
	const code = 999
	t.fresh = true
	t.write.Type = func(w *bytecode.Writer, typ ir.Type) bool {
		i, ok := typ.(*ir.IntegerType)
		if !ok || t.version.Major >= 2 {
			return false
		}
		t.say("Overriding IntegerType encoding...")
		w.SetDialect("funky")
		w.Varint(code)
		w.Varint(uint64(i.Width)<<2 | uint64(i.Signedness))
		return true
	}
	t.read.Type = func(r *bytecode.Reader, dialect string) ir.Type {
		b, ok := r.DialectVersion("test")
		if v, _ := testdialect.DecodeVersion(b); !ok || v.Major >= 2 || dialect != "funky" || r.Varint() != code {
			return nil
		}
		t.say("Overriding parsing of IntegerType encoding...")
		v := r.Varint()
		return r.Context().Integer(uint32(v>>2), ir.Signedness(v&3))
	}
}

// i32AsBuiltin writes !test.i32 as i32.
func (t *trip) i32AsBuiltin() {
	t.write.Type = func(w *bytecode.Writer, typ ir.Type) bool {
		if !testdialect.IsI32(typ) {
			return false
		}
		t.say("Overriding TestI32Type encoding...")
		w.SetDialect("builtin")
		return w.BuiltinType(typ.Context().I32())
	}
}

// builtinAsI32 reads i32 as !test.i32.
func (t *trip) builtinAsI32() {
	t.read.Type = func(r *bytecode.Reader, dialect string) ir.Type {
		if dialect != "builtin" {
			return nil
		}
		if typ := r.BuiltinType(); r.Failed() || typ != ir.Type(r.Context().I32()) {
			return nil
		}
		t.say("Overriding parsing of TestI32Type encoding...")
		return testdialect.I32(r.Context())
	}
}

// paramsAsDense writes #test.attr_params as a tensor of its two numbers.
func (t *trip) paramsAsDense() {
	t.unverified = true
	t.write.Attr = func(w *bytecode.Writer, a ir.Attribute) bool {
		first, second, ok := testdialect.AttrParams(a)
		if !ok {
			return false
		}
		t.say("Overriding TestAttrParamsAttr encoding...")
		w.SetDialect("builtin")
		c := a.Context()
		return w.BuiltinAttr(c.DenseOf(c.Tensor([]int64{2}, c.I32(), nil), []ir.Attribute{c.Int(c.I32(), first), c.Int(c.I32(), second)}))
	}
}

// denseAsParams reads a tensor of two 32-bit numbers as #test.attr_params.
func (t *trip) denseAsParams() {
	t.unverified = true
	t.read.Attr = func(r *bytecode.Reader, _ string) ir.Attribute {
		d, ok := r.BuiltinAttr().(*ir.DenseElementsAttr)
		if r.Failed() || !ok || d.ShapedType().ElementType() != ir.Type(r.Context().I32()) || len(d.ShapedType().Shape()) != 1 || d.ShapedType().Shape()[0] != 2 {
			return nil
		}
		t.say("Overriding parsing of TestAttrParamsAttr encoding...")
		a, _ := d.Element(0).(*ir.IntegerAttr)
		b, _ := d.Element(1).(*ir.IntegerAttr)
		return testdialect.NewAttrParams(r.Context(), a.Int64Or(0), b.Int64Or(0))
	}
}

// onlyBuiltin reads all types and attributes as those of the builtin dialect.
func (t *trip) onlyBuiltin() {
	t.unverified = true
	t.write.Attr = func(w *bytecode.Writer, a ir.Attribute) bool { return w.BuiltinAttr(a) }
	t.write.Type = func(w *bytecode.Writer, typ ir.Type) bool { return w.BuiltinType(typ) }
	t.read.Attr = func(r *bytecode.Reader, _ string) ir.Attribute { return r.BuiltinAttr() }
	t.read.Type = func(r *bytecode.Reader, _ string) ir.Type { return r.BuiltinType() }
}

// downgrade checks that the version has all that the operations have.
func downgrade(op *ir.Operation, v testdialect.Version, out io.Writer) bool {
	if v == (testdialect.Version{Major: 2}) {
		return true
	}
	if v.Major >= 2 {
		return op.EmitError("current test dialect version is 2.0, can't downgrade to version: " + v.String())
	}
	ok := true
	op.Walk(func(o *ir.Operation) {
		if !ok || !testdialect.IsVersionedA(o) {
			return
		}
		if b, isBool := o.Attr("modifier").(*ir.IntegerAttr); isBool && b.Int64Or(0) != 0 {
			ok = o.EmitOpError("cannot downgrade to version " + v.String() + " since the modifier is not compatible")
			return
		}
		fmt.Fprintln(out, "downgrading op...")
	})
	return ok
}
