package bytecode

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

// made is a file with the sections that a test gives or changes.
type made struct {
	version  uint64
	sections [numSections][]byte
	order    []sectionID
}

// num returns the encoding of small numbers.
func num(vs ...uint64) []byte {
	var e emitter
	for _, v := range vs {
		e.varint(v)
	}
	return e.buf
}

func cat(parts ...any) []byte {
	var e emitter
	for _, p := range parts {
		switch p := p.(type) {
		case int:
			e.varint(uint64(p))
		case byte:
			e.byte(p)
		case []byte:
			e.buf = append(e.buf, p...)
		case string:
			e.buf = append(e.buf, p...)
		}
	}
	return e.buf
}

func section(id sectionID, data []byte) []byte {
	var e emitter
	e.section(id, data, 1)
	return e.buf
}

// newMade returns the file of `module {}` with an operation x.y in it that takes changes:
// attribute 0 is an unknown location, 1 is {}, 2 is unit; type 0 is i32.
func newMade(op []byte) *made {
	m := &made{version: Version}
	m.sections[secString] = cat(4, 2, 2, 7, 8, "builtin\x00module\x00x\x00y\x00")
	m.sections[secDialect] = cat(2, 0<<1, 2<<1, 2, 0, 1, 1<<1|1, 1, 1, 3<<1)
	m.sections[secAttrTypeOffset] = cat(3, 1, 0, 3, 1<<1|1, 2<<1|1, 1<<1|1, 0, 1, 3<<1|1)
	m.sections[secAttrType] = cat(int(locUnknown), int(attrDictionary), 0, int(attrUnit), int(typeInteger), 32<<2)
	m.sections[secProperties] = cat(1, 2, 0, 0)
	m.sections[secIR] = cat(1<<1, 0, hasProperties|hasRegions, 0, 0, 1<<1|1, section(secIR, cat(1, 1, 1<<1, op)))
	m.order = []sectionID{secDialect, secAttrTypeOffset, secAttrType, secIR, secString, secProperties}
	return m
}

func (m *made) bytes() []byte {
	var e emitter
	e.buf = append(e.buf, Magic...)
	e.varint(m.version)
	e.terminated("test")
	for _, id := range m.order {
		e.section(id, m.sections[id], 1)
	}
	return e.buf
}

// readAll reads source and returns the errors.
func readAll(source []byte, allow bool) (*ir.Operation, string) {
	reg := ir.NewRegistry()
	reg.AddFormat(Format())
	ctx := ir.NewContext(reg)
	ctx.AllowUnregistered = allow
	var errs []string
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		errs = append(errs, d.Message)
		return true
	})
	top, ok := ir.Parse(ctx, ctx.AddFile("made", source))
	if !ok {
		return nil, strings.Join(errs, "\n")
	}
	return top, strings.Join(errs, "\n")
}

// xy is the operation x.y with one result, that it can use.
var xy = cat(1, hasResults, 0, 1, 0)

// withOp makes a case of the bytes of the operation.
func withOp(op []byte) []byte { return newMade(op).bytes() }

// changed makes a case of a change of the file.
func changed(change func(m *made)) []byte {
	m := newMade(xy)
	change(m)
	return m.bytes()
}

// attrCase makes a case with an encoding of a further attribute, on the operation.
func attrCase(encoding []byte, more ...[]byte) []byte {
	m := newMade(cat(1, hasAttrs|hasResults, 0, 3, 1, 0))
	n := 1 + len(more)
	sizes := cat(len(encoding)<<1 | 1)
	for _, e := range more {
		sizes = append(sizes, cat(len(e)<<1|1)...)
		encoding = append(encoding, e...)
	}
	m.sections[secAttrTypeOffset] = cat(3+n, 1, 0, 3+n, 1<<1|1, 2<<1|1, 1<<1|1, sizes, 0, 1, 3<<1|1)
	m.sections[secAttrType] = cat(int(locUnknown), int(attrDictionary), 0, int(attrUnit), encoding, int(typeInteger), 32<<2)
	return m.bytes()
}

// typeCase makes a case with an encoding of the type of the result.
func typeCase(encoding []byte) []byte {
	m := newMade(cat(1, hasResults, 0, 1, 1))
	m.sections[secAttrTypeOffset] = cat(3, 2, 0, 3, 1<<1|1, 2<<1|1, 1<<1|1, 0, 2, 3<<1|1, len(encoding)<<1|1)
	m.sections[secAttrType] = cat(int(locUnknown), int(attrDictionary), 0, int(attrUnit), int(typeInteger), 32<<2, encoding)
	return m.bytes()
}

// TestMade checks that the file that the other tests change is valid.
func TestMade(t *testing.T) {
	top, errs := readAll(withOp(xy), true)
	if top == nil {
		t.Fatal(errs)
	}
	want := "module {\n  %0 = \"x.y\"() : () -> i32\n}\n\n"
	if have := string(ir.Print(nil, top, ir.PrintOptions{})); have != want {
		t.Errorf("have %s, want %s", have, want)
	}
}

// TestMalformed checks the errors, most of which are those of mlir-opt.
func TestMalformed(t *testing.T) {
	huge := []byte{0, 0, 0, 0, 0, 0, 0, 0, 0x40}
	for name, c := range malformed(huge) {
		top, errs := readAll(c.source, true)
		if top != nil || !strings.HasPrefix(errs, c.want) {
			t.Errorf("%s: %q, want %q", name, errs, c.want)
		}
	}
}

type malformedCase struct {
	source []byte
	want   string
}

func malformed(huge []byte) map[string]malformedCase {
	all := map[string]malformedCase{}
	for _, part := range []map[string]malformedCase{malformedFile(huge), malformedTables(huge), malformedOps(huge), malformedValues(huge)} {
		for name, c := range part {
			all[name] = c
		}
	}
	return all
}

func malformedFile(huge []byte) map[string]malformedCase {
	valid := withOp(xy)
	return map[string]malformedCase{
		"newer":       {changed(func(m *made) { m.version = 7 }), "bytecode version 7 is newer than the current version 6"},
		"no version":  {[]byte(Magic), "attempting to parse a byte at the end of the bytecode"},
		"no producer": {[]byte(Magic + "\x0dproducer"), "malformed null-terminated string, no null character found"},
		"no sections": {[]byte(Magic + "\x0dproducer\x00"), "missing data for top-level section: String (0)"},
		"cut":         {valid[:len(valid)-1], "attempting to parse 4 bytes when only 3 remain"},
		"long number": {[]byte(Magic + "\x02"), "attempting to parse 1 bytes when only 0 remain"},
		"section ID":  {cat(valid, byte(numSections), 0), "invalid section ID: 9"},
		"duplicate":   {changed(func(m *made) { m.order = append(m.order, secIR) }), "duplicate top-level section: IR (4)"},
		"no IR": {changed(func(m *made) {
			m.order = []sectionID{secString, secDialect, secAttrType, secAttrTypeOffset, secProperties}
		}), "missing data for top-level section: IR (4)"},
		"no properties": {changed(func(m *made) { m.order = m.order[:5] }), "missing data for top-level section: Properties (8)"},
		"alignment":     {cat(valid, byte(secResource|sectionAligned), 0, 3), "expected alignment to be a power-of-two"},
		"padding":       {cat(valid, byte(secResource|sectionAligned), 0, 64, 0), "expected alignment byte (0xCB), but got: '0x1'"},
		"resources alone": {changed(func(m *made) { m.order = append(m.order, secResource) }),
			"expected resource offset section when resource section is present"},
		"offsets alone": {changed(func(m *made) { m.order = append(m.order, secResourceOffset) }),
			"unexpected resource offset section when resource section is not present"},
		"length of a section": {cat(valid, byte(secResource), huge), "attempting to parse 4611686018427387904 bytes when only 0 remain"},
	}
}

func malformedTables(huge []byte) map[string]malformedCase {
	set := func(id sectionID, data ...any) []byte {
		return changed(func(m *made) { m.sections[id] = cat(data...) })
	}
	resources := func(offsets, data []byte) []byte {
		return changed(func(m *made) {
			m.sections[secResourceOffset], m.sections[secResource] = offsets, data
			m.order = append(m.order, secResourceOffset, secResource)
		})
	}
	return map[string]malformedCase{
		"number of strings": {set(secString, huge), "attempting to parse a byte at the end of the bytecode"},
		"size of a string":  {set(secString, 1, huge), "string size exceeds the available data size"},
		"empty string":      {set(secString, 1, 0), "string size exceeds the available data size"},
		"trailing strings":  {set(secString, 1, 1, 0, 0), "unexpected trailing data between the offsets for strings and their data"},
		"dotted dialect": {changed(func(m *made) {
			m.sections[secString] = cat(5, 2, 2, 7, 8, 4, "x.z\x00builtin\x00module\x00x\x00y\x00")
			m.sections[secDialect] = cat(1, 0<<1, 0)
		}), "invalid dialect name 'x.z'"},
		"dialect name":          {set(secDialect, 1, 9<<1), "invalid string index: 9"},
		"dialect of operations": {set(secDialect, 1, 0, 1, 3, 1, 2), "invalid dialect index: 3"},
		"dialect version":       {set(secDialect, 1, 1, section(secIR, nil)), "expected dialect version section"},
		"unexpected version": {set(secDialect, 1, 1, section(secDialectVersions, num(1))),
			"dialect 'builtin' does not implement the bytecode interface, but found a version entry"},
		"trailing properties":  {set(secProperties, 0, 1), "Broken properties section: didn't exhaust the offsets table"},
		"properties":           {set(secProperties, 0), "Properties idx out-of-bound for builtin.module"},
		"long properties":      {set(secProperties, 1, 3, 0, 0, 0), "unexpected trailing bytes after properties of builtin.module"},
		"number of attributes": {set(secAttrTypeOffset, huge), "attempting to parse a byte at the end of the bytecode"},
		"size of an attribute": {set(secAttrTypeOffset, 1, 0, 0, 1, 99<<1), "Attribute or Type entry offset points past the end of section"},
		"empty group":          {set(secAttrTypeOffset, 1, 0, 0, 0), "unexpected trailing data in the Attribute/Type offset section"},
		"trailing offsets":     {set(secAttrTypeOffset, 0, 0, 0), "unexpected trailing data in the Attribute/Type offset section"},
		"arguments at the top": {set(secIR, 1), "top-level block has arguments"},
		"trailing operations":  {set(secIR, 0, 0), "unexpected trailing bytes after IR section"},
		"resources of a dialect": {resources(cat(0, 1, 0), nil),
			"dialect 'x' is unknown"},
		"kind of a dialect's resource": {resources(cat(0, 0, 1, 3, 1, byte(kindBool)), cat(byte(1))),
			"expected a blob resource entry, but found a bool entry instead"},
		"kind of a resource":    {resources(cat(1, 3, 1, 3, 1, byte(7)), cat(byte(1))), "unknown kind of resource entry 'y': 7"},
		"long resource":         {resources(cat(1, 3, 1, 3, 2, byte(kindBool)), cat(byte(1), byte(1))), "unexpected trailing bytes in resource entry 'y'"},
		"resource without data": {resources(cat(1, 3, 1, 3, 0, byte(kindBool)), nil), "attempting to parse a byte at the end of the bytecode"},
		"alignment of a resource": {resources(cat(1, 3, 1, 3, 2, byte(kindBlob)), cat(3, 0)),
			"expected alignment to be a power-of-two"},
	}
}

func malformedOps(huge []byte) map[string]malformedCase {
	nested := func(body []byte) []byte { return withOp(cat(1, hasRegions, 0, 1<<1, body)) }
	return map[string]malformedCase{
		"name":           {withOp(cat(14, byte(0), 0)), "invalid operation name index: 14"},
		"location":       {withOp(cat(1, byte(0), 1)), "expected attribute of type: mlir::LocationAttr, but got: {}"},
		"attributes":     {withOp(cat(1, hasAttrs, 0, 0)), "expected attribute of type: mlir::DictionaryAttr, but got: loc(unknown)"},
		"attribute":      {withOp(cat(1, hasAttrs, 0, 17)), "invalid Attribute index: 17"},
		"result type":    {withOp(cat(1, hasResults, 0, 1, 5)), "invalid Type index: 5"},
		"results":        {withOp(cat(1, hasResults, 0, 3, 0, 0, 0)), "value index range was outside of the expected range for the parent region, got [0, 3), but the maximum index was 0"},
		"number results": {withOp(cat(1, hasResults, 0, huge)), "attempting to parse a byte at the end of the bytecode"},
		"operand":        {withOp(cat(1, hasResults|hasOperands, 0, 1, 0, 1, 6)), "invalid value index: 6"},
		"undefined":      {withOp(cat(1, hasOperands, 0, 1, 0)), "expected 1 values in a region, but got 0"},
		"successor":      {withOp(cat(1, hasResults|hasSuccessors, 0, 1, 0, 1, 3)), "invalid successor index: 3"},
		"no properties":  {withOp(cat(1, hasProperties, 0, 4)), "Properties idx out-of-bound for x.y"},
		"no section":     {withOp(cat(1, hasRegions, 0, 1<<1|1, section(secString, nil))), "expected IR section for region"},
		"long section":   {withOp(cat(1, hasRegions, 0, 1<<1|1, section(secIR, num(0, 0)))), "unexpected trailing bytes after region section"},
		"use order":      {withOp(cat(1, hasResults|hasOperands|hasUseLists, 0, 1, 0, 2, 0, 0, 2<<1, 0, 0)), badUseOrder},
		"short order":    {withOp(cat(1, hasResults|hasOperands|hasUseLists, 0, 1, 0, 2, 0, 0, 1<<1, 0)), badUseOrder},
		"odd pairs":      {withOp(cat(1, hasResults|hasOperands|hasUseLists, 0, 1, 0, 2, 0, 0, 1<<1|1, 0)), badUseOrder},
		"wrong pairs":    {withOp(cat(1, hasResults|hasOperands|hasUseLists, 0, 1, 0, 2, 0, 0, 2<<1|1, 9, 0)), badUseOrder},
		"order of none":  {withOp(cat(1, hasUseLists, 0, 1, 0, 0)), "expected 1 values in a region, but got 0"},
		"blocks":         {nested(huge), "attempting to parse a byte at the end of the bytecode"},
		"values":         {nested(cat(1, huge)), "attempting to parse 4611686018427387904 bytes"},
		"regions":        {withOp(cat(1, hasRegions, 0, huge)), "attempting to parse a byte at the end of the bytecode"},
		"arguments":      {nested(cat(1, 1, 1, huge)), "attempting to parse a byte at the end of the bytecode"},
		"deep": {withOp(cat(bytes.Repeat(cat(1, hasRegions, 0, 1<<1, 1, 0, 1<<1), maxDepth+1), xy)),
			"nesting is too deep"},
	}
}

// evenVersions is the VersionModel of a dialect whose versions are even.
type evenVersions struct{}

func (evenVersions) AcceptVersion(v []byte) string {
	if len(v) == 1 && v[0]%2 == 0 {
		return ""
	}
	return "odd version"
}

// TestVersions checks versions of dialects, of which a dialect that is not registered
// has none that counts.
func TestVersions(t *testing.T) {
	for version, want := range map[string]string{"\x02": "", "\x03": "odd version"} {
		m := newMade(xy)
		m.sections[secDialect] = cat(2, 0<<1, 2<<1|1, section(secDialectVersions, []byte(version)), 2, 0, 1, 1<<1|1, 1, 1, 3<<1)
		if top, errs := readAll(m.bytes(), true); top == nil {
			t.Errorf("not registered: %s", errs)
		}
		reg := ir.NewRegistry()
		reg.AddFormat(Format())
		reg.Add("x", func() *ir.Dialect {
			return &ir.Dialect{Name: "x", AllowUnknownOps: true, Interfaces: []any{evenVersions{}}}
		})
		ctx := ir.NewContext(reg)
		errs := ""
		ctx.PushHandler(func(d *ir.Diagnostic) bool { errs += d.Message; return true })
		if _, ok := ir.Parse(ctx, ctx.AddFile("made", m.bytes())); ok != (want == "") || errs != want {
			t.Errorf("version %q: %q, want %q", version, errs, want)
		}
	}
}
