package testdialect

import (
	"math"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
)

// The codes of the test dialect's encodings in bytecode.
const (
	codeAttrParams = 0
	codeI32        = 99
)

// Version is a version of the test dialect.
type Version struct{ Major, Minor int64 }

// current is the version that the dialect has.
var current = Version{2, 0}

// Encode returns v as bytecode has it.
func (v Version) Encode() []byte {
	return bytecode.AppendVarint(bytecode.AppendVarint(nil, uint64(v.Major)), uint64(v.Minor))
}

// DecodeVersion is the reverse of Encode.
func DecodeVersion(b []byte) (Version, bool) {
	major, b, ok := bytecode.CutVarint(b)
	minor, _, also := bytecode.CutVarint(b)
	return Version{int64(major), int64(minor)}, ok && also
}

// String returns the version as an error names it.
func (v Version) String() string {
	return strconv.FormatInt(v.Major, 10) + "." + strconv.FormatInt(v.Minor, 10)
}

// versions is the dialect interface for bytecode. The version of the dialect is two numbers.
type versions struct{}

// AcceptVersion implements [bytecode.VersionModel]. The upgrade refuses versions that are too new.
func (versions) AcceptVersion(b []byte) string {
	if _, ok := DecodeVersion(b); !ok {
		return "could not read the version of the test dialect"
	}
	return ""
}

// Version implements [bytecode.VersionWriter].
func (versions) Version() []byte { return current.Encode() }

// Upgrade implements [bytecode.UpgradeModel]: before version 2.0, test.versionedA had no modifier.
func (versions) Upgrade(top *ir.Operation, b []byte) bool {
	v, _ := DecodeVersion(b)
	switch {
	case v == current:
		return true
	case v.Major > current.Major || v.Major == current.Major && v.Minor > current.Minor:
		return top.EmitError("current test dialect version is 2.0, can't parse version: " + v.String())
	}
	top.Walk(func(op *ir.Operation) {
		if k := op.Info().Slot("modifier"); k >= 0 && isVersioned(op) {
			op.SetProp(k, op.Context().Bool(false))
		}
	})
	return true
}

func isVersioned(op *ir.Operation) bool {
	_, ok := ir.OpInterface[versionedProperties](op.Info())
	return ok
}

// IsVersionedA reports whether op is test.versionedA.
func IsVersionedA(op *ir.Operation) bool { return isVersioned(op) }

func isTestType(t ir.Type, mnemonic string) bool {
	d := t.TypeDef()
	return d.Dialect == "test" && d.Mnemonic == mnemonic
}

// IsI32 reports whether t is !test.i32.
func IsI32(t ir.Type) bool { return isTestType(t, "i32") }

// I32 returns !test.i32.
func I32(c *ir.Context) ir.Type {
	t, _ := ir.ParseType(c, "!test.i32")
	return t
}

// WriteType implements [bytecode.TypeModel].
func (versions) WriteType(w *bytecode.Writer, t ir.Type) bool {
	if !IsI32(t) {
		return false
	}
	w.Varint(codeI32)
	return true
}

// ReadType implements [bytecode.TypeModel].
func (versions) ReadType(r *bytecode.Reader) ir.Type {
	if r.Varint() != codeI32 {
		return nil
	}
	return I32(r.Context())
}

// AttrParams returns the numbers of #test.attr_params<a, b>.
func AttrParams(attr ir.Attribute) (a, b int64, ok bool) {
	r, ok := attr.(*ir.RecordAttr)
	if !ok || !attrParams.Match(attr) {
		return 0, 0, false
	}
	return asInt(r.Param(0)), asInt(r.Param(1)), true
}

func asInt(v any) int64 {
	n, _ := v.(int32)
	return int64(n)
}

// NewAttrParams returns #test.attr_params<a, b>.
func NewAttrParams(c *ir.Context, a, b int64) ir.Attribute {
	attr, _ := ir.ParseAttr(c, "#test.attr_params<"+strconv.FormatInt(a, 10)+", "+strconv.FormatInt(b, 10)+">")
	return attr
}

// WriteAttr implements [bytecode.AttrModel].
func (versions) WriteAttr(w *bytecode.Writer, attr ir.Attribute) bool {
	a, b, ok := AttrParams(attr)
	if ok {
		w.Varint(codeAttrParams)
		w.Varint(uint64(a))
		w.Varint(uint64(b))
	}
	return ok
}

// ReadAttr implements [bytecode.AttrModel]. Before version 2.0 the second number came first.
func (versions) ReadAttr(r *bytecode.Reader) ir.Attribute {
	v := current
	if b, ok := r.DialectVersion("test"); ok {
		v, _ = DecodeVersion(b)
	}
	if r.Varint() != codeAttrParams || v.Major > current.Major || v.Major == current.Major && v.Minor > current.Minor {
		return nil
	}
	a, b := r.Varint(), r.Varint()
	if a > math.MaxInt32 || b > math.MaxInt32 {
		return nil
	}
	if v.Major < current.Major {
		a, b = b, a
	}
	return NewAttrParams(r.Context(), int64(a), int64(b))
}

// versionedProperties is the bytecode.PropertiesModel of test.versionedA, whose modifier is new in version 2.0.
type versionedProperties struct{}

// ReadProperties implements [bytecode.PropertiesModel].
func (versionedProperties) ReadProperties(r *bytecode.Reader, st *ir.OperationState) {
	st.Props[st.Info.Slot("dims")] = r.Attr()
	if b, ok := r.DialectVersion("test"); ok {
		if v, _ := DecodeVersion(b); v.Major < current.Major {
			return
		}
	}
	st.Props[st.Info.Slot("modifier")] = r.Attr()
}

// WriteProperties implements [bytecode.PropertiesModel].
func (versionedProperties) WriteProperties(w *bytecode.Writer, op *ir.Operation) {
	w.Attr(op.Prop(op.Info().Slot("dims")))
	if b, ok := w.DialectVersion("test"); ok {
		if v, _ := DecodeVersion(b); v.Major < current.Major {
			if out := op.Context().Debug("test-bytecode-roundtrip"); out != nil {
				_, _ = out.Write([]byte("downgrading op properties...\n"))
			}
			return
		}
	}
	w.Attr(op.Prop(op.Info().Slot("modifier")))
}

// numberProperties is the bytecode.PropertiesModel of test.with_versioned_properties: two numbers, the second of which is new in
// version 2.0.
type numberProperties struct{}

// ReadProperties implements [bytecode.PropertiesModel].
func (numberProperties) ReadProperties(r *bytecode.Reader, st *ir.OperationState) {
	first, second := int64(r.Varint()), int64(0)
	v := current
	if b, ok := r.DialectVersion("test"); ok {
		v, _ = DecodeVersion(b)
	}
	if v.Major >= current.Major {
		second = int64(r.Varint())
	}
	c := r.Context()
	st.Props[0] = c.Dictionary([]ir.NamedAttribute{ir.Named("value1", c.Int(c.I32(), first)), ir.Named("value2", c.Int(c.I32(), second))})
}

// WriteProperties implements [bytecode.PropertiesModel].
func (numberProperties) WriteProperties(w *bytecode.Writer, op *ir.Operation) {
	d, _ := op.Prop(0).(*ir.DictionaryAttr)
	for _, name := range []string{"value1", "value2"} {
		n := int64(0)
		if d != nil {
			if i, ok := d.Get(name).(*ir.IntegerAttr); ok {
				n = i.Int64Or(0)
			}
		}
		w.Varint(uint64(n))
	}
}

// withRuntime returns the test dialect d with what MLIR's defines at run time, and with its encodings in bytecode.
func withRuntime(d *ir.Dialect) *ir.Dialect {
	types, attrs := dynamicClasses()
	d.Types, d.Attrs, d.Ops = append(d.Types, types...), append(d.Attrs, attrs...), append(d.Ops, dynamicEntries()...)
	models := map[string]any{"test.versionedA": versionedProperties{}, "test.with_versioned_properties": numberProperties{}}
	for i := range d.Ops {
		if m := models[d.Ops[i].Def.Name]; m != nil {
			d.Ops[i].Interfaces = append(d.Ops[i].Interfaces, m)
		}
	}
	return d
}
