package bytecode

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

func malformedValues(huge []byte) map[string]malformedCase {
	code := func(code uint64, rest ...any) []byte { return cat(append([]any{int(code)}, rest...)...) }
	return map[string]malformedCase{
		"attribute code":      {attrCase(code(numAttrCodes)), "unknown attribute code: 22"},
		"trailing attribute":  {attrCase(code(attrUnit, 0)), "unexpected trailing bytes after Attribute entry"},
		"cycle":               {attrCase(code(attrArray, 1, 3)), "attribute or type contains itself"},
		"name of an entry":    {attrCase(code(attrDictionary, 1, 2, 2)), "expected mlir::StringAttr, but got: unit"},
		"duplicate entry":     {attrCase(code(attrDictionary, 2, 4, 2, 4, 2), code(attrString, 3)), "duplicate key 'y' in dictionary attribute"},
		"symbol":              {attrCase(code(attrFlatSymbol, 2)), "expected mlir::StringAttr, but got: unit"},
		"nested symbol":       {attrCase(code(attrSymbol, 4, 1, 2), code(attrString, 3)), "expected mlir::FlatSymbolRefAttr, but got: unit"},
		"type of a float":     {attrCase(code(attrFloat, 0, 1)), "expected float type for FloatAttr, but got: i32"},
		"elements":            {attrCase(code(attrArray, huge)), "attempting to parse a byte at the end of the bytecode"},
		"shape of a constant": {attrCase(code(attrDense, 0, 0)), "expected a type with a static shape, but got: i32"},
		"sparse":              {attrCase(code(attrSparse, 0, 2, 2)), "expected a type with a static shape, but got: i32"},
		"strings":             {attrCase(code(attrDenseStrings, 0, 0)), "expected a type with a static shape, but got: i32"},
		"resource":            {attrCase(code(attrDenseResource, 0, 3)), "invalid resource handle index: 3"},
		"dense array":         {attrCase(code(attrDenseArray, 0, 1, 3, "abc")), "expected 4 bytes for each element of a dense array"},
		"type code":           {typeCase(code(numTypeCodes)), "unknown attribute code: 21"},
		"trailing type":       {typeCase(code(typeIndex, 0)), "unexpected trailing bytes after Type entry"},
		"cyclic type":         {typeCase(code(typeComplex, 1)), "attribute or type contains itself"},
		"width":               {typeCase(code(typeInteger, (ir.MaxIntegerWidth+1)<<2)), "invalid integer type"},
		"signedness":          {typeCase(code(typeInteger, 8<<2|3)), "invalid integer type"},
		"vector":              {typeCase(code(typeVector, 1, 0, 0)), "vector types must have positive constant sizes"},
		"scalable vector":     {typeCase(code(typeScalableVector, 0, 1, 2, 0)), "number of dims must match, got 0 and 1"},
		"tensor":              {typeCase(code(typeTensor, 1, 1, 0)), "invalid dimension"},
		"memref":              {typeCase(code(typeMemRef, 1, 4, 0, 2)), "invalid memref layout unit"},
		"memory space":        {typeCase(code(typeUnrankedMemRefSpace, 2, 0)), "unsupported memory space Attribute"},
	}
}

// TestConstants checks the errors in elements of constants, whose type is number 1.
func TestConstants(t *testing.T) {
	types := map[string][]byte{"i32": num(typeTensor, 1, 4, 0), "i5": num(typeInteger, 5<<2), "none": num(typeNone)}
	of := func(elem []byte, shape ...uint64) [][]byte {
		return [][]byte{elem, append(append(num(typeTensor, uint64(len(shape))), num(shape...)...), num(1)...)}
	}
	for name, c := range map[string]struct {
		types [][]byte
		attr  []byte
		want  string
	}{
		"short":        {of(num(typeInteger, 32<<2), 4), cat(int(attrDense), 2, 7, "1234567"), "expected raw data for tensor<2xi32>, but got 7 bytes"},
		"no numbers":   {of(num(typeNone), 4), cat(int(attrDense), 2, 0), "invalid tensor element type"},
		"beyond":       {of(types["i5"], 4), cat(int(attrDense), 2, 2, "\x01\x20"), "element of tensor<2xi5> has bits beyond its width"},
		"bits":         {of(num(typeInteger, 1<<2), 24), cat(int(attrDense), 2, 1, "\x07"), "expected raw data for tensor<12xi1>, but got 1 bytes"},
		"text numbers": {of(num(typeInteger, 32<<2), 4), cat(int(attrDenseStrings), 2, 1, 3), "expected elements of a type without numbers, but got: tensor<2xi32>"},
		"texts":        {of(num(typeInteger, 32<<2), 1<<40), cat(int(attrDenseStrings), 2, 0, 3), "attempting to parse a byte at the end of the bytecode"},
		"array of i1":  {of(num(typeInteger, 1<<2), 4), cat(int(attrDenseArray), 1, 1, 1, "\x02"), "expected elements of a dense array of i1 to be 0 or 1"},
		"array of i5":  {of(types["i5"], 4), cat(int(attrDenseArray), 1, 1, 1, "\x02"), "element type of dense array must be i1 or a multiple of 8 bits wide, but got: i5"},
		"sparse":       {of(num(typeInteger, 32<<2), 4), cat(int(attrSparse), 2, 2, 2), "expected dense indices and values of a sparse constant"},
		"words":        {of(num(typeInteger, 65<<2), 4), cat(int(attrInteger), 1, 3, 0, 0, 0), "integer has more words than its type"},
		"type":         {of(num(typeNone)), cat(int(attrInteger), 1, 0), "expected integer or index type for IntegerAttr, but got: none"},
	} {
		m := newMade(cat(1, hasAttrs|hasResults, 0, 3, 1, 0))
		m.sections[secAttrTypeOffset] = cat(4, 3, 0, 4, 1<<1|1, 2<<1|1, 1<<1|1, len(c.attr)<<1|1, 0, 3, 3<<1|1, len(c.types[0])<<1|1, 0)
		if len(c.types) > 1 {
			m.sections[secAttrTypeOffset] = cat(4, 3, 0, 4, 1<<1|1, 2<<1|1, 1<<1|1, len(c.attr)<<1|1, 0, 3, 3<<1|1, len(c.types[0])<<1|1, len(c.types[1])<<1|1)
		}
		m.sections[secAttrType] = cat(int(locUnknown), int(attrDictionary), 0, int(attrUnit), c.attr, int(typeInteger), 32<<2, bytes.Join(c.types, nil))
		if top, errs := readAll(m.bytes(), true); top != nil || !strings.HasPrefix(errs, c.want) {
			t.Errorf("%s: %q, want %q", name, errs, c.want)
		}
	}
}

// TestTextForms checks the errors in the textual forms of attributes and types.
func TestTextForms(t *testing.T) {
	for text, want := range map[string]string{
		"affine_map<() -> (>\x00":    "expected affine expression",
		"affine_map<() -> ()> 1\x00": "trailing characters found after Attribute assembly format: 1",
		"unit\x00\x00":               "unexpected trailing bytes after Attribute entry",
		"unit":                       "malformed null-terminated string, no null character found",
	} {
		m := newMade(cat(1, hasAttrs|hasResults, 0, 1, 1, 0))
		m.sections[secAttrTypeOffset] = cat(2, 1, 0, 2, 1<<1|1, len(text)<<1, 0, 1, 3<<1|1)
		m.sections[secAttrType] = cat(int(locUnknown), text, int(typeInteger), 32<<2)
		if strings.HasSuffix(text, "t") { // no zero byte may follow
			m.sections[secAttrType] = cat(int(locUnknown), text, int(typeIndex), 1, 1)
		}
		if top, errs := readAll(m.bytes(), true); top != nil || !strings.HasPrefix(errs, want) {
			t.Errorf("%q: %q, want %q", text, errs, want)
		}
	}
}

// TestUnregistered checks that unknown dialects must be allowed.
func TestUnregistered(t *testing.T) {
	want := "dialect 'x' is unknown. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used."
	if top, errs := readAll(withOp(xy), false); top != nil || errs != want {
		t.Errorf("%q, want %q", errs, want)
	}
}

// TestForwardReference checks a use of a value of a region around, after which the
// region ends without a definition.
func TestForwardReference(t *testing.T) {
	// x.y uses value 1, which is of a region that begins after it.
	m := newMade(cat(1, hasRegions, 0, 1<<1, 1, 1, 2<<1, cat(1, hasOperands, 0, 1, 0), cat(1, hasResults, 0, 1, 0)))
	if top, errs := readAll(m.bytes(), true); top != nil || !strings.HasPrefix(errs, "expected 1 values in a region, but got 0") {
		t.Errorf("%q", errs)
	}
}

// TestWideIntegers checks that small files cannot make many wide integers.
func TestWideIntegers(t *testing.T) {
	const n = 100
	m := newMade(cat(1, hasAttrs|hasResults, 0, 3, 1, 0))
	list, sizes, data := cat(int(attrArray), n), []byte{}, []byte{}
	for i := range n {
		list = append(list, num(uint64(5+i))...)
		one := cat(int(attrInteger), 1, 1, i*2)
		sizes, data = append(sizes, cat(len(one)<<1|1)...), append(data, one...)
	}
	dict := cat(int(attrDictionary), 1, n+5, 4)
	name := cat(int(attrString), 3)
	wide := cat(int(typeInteger), ir.MaxIntegerWidth<<2)
	m.sections[secAttrTypeOffset] = cat(n+6, 2, 0, n+6, 1<<1|1, 2<<1|1, 1<<1|1, len(dict)<<1|1, len(list)<<1|1, sizes, len(name)<<1|1, 0, 2, 3<<1|1, len(wide)<<1|1)
	m.sections[secAttrType] = cat(int(locUnknown), int(attrDictionary), 0, int(attrUnit), dict, list, data, name, int(typeInteger), 32<<2, wide)
	if top, errs := readAll(m.bytes(), true); top != nil || errs != "wide integers take too much memory" {
		t.Errorf("%q", errs)
	}
}

// TestNumbers checks numbers of every length.
func TestNumbers(t *testing.T) {
	for shift := range 64 {
		for _, v := range []uint64{1 << shift, 1<<shift - 1, ^uint64(0) >> shift} {
			var e emitter
			e.varint(v)
			e.signed(int64(v))
			e.signed(-int64(v))
			f := &failure{report: func(msg string) { t.Error(msg) }}
			c := f.part(e.buf, 0, len(e.buf))
			if a, b, d := c.varint(), c.signed(), c.signed(); a != v || b != int64(v) || d != -int64(v) || c.remaining() != 0 {
				t.Errorf("%d reads as %d, %d and %d", v, a, b, d)
			}
		}
	}
}

// TestSparse checks arrays of segment sizes, which are dense or sparse.
func TestSparse(t *testing.T) {
	for _, sizes := range [][]int64{{0}, {1}, {1, 1, 0}, {0, 0, 0, 5}, {7, 0, 0, 0, 0, 300}, {0, 0, 0, 0}} {
		var e emitter
		e.appendSparse(sizes)
		r := &reader{}
		r.report = func(msg string) { t.Error(msg) }
		c := r.part(e.buf, 0, len(e.buf))
		have := r.sparse(&c, len(sizes))
		for i, v := range sizes {
			if int64(have[i]) != v || c.remaining() > 0 {
				t.Errorf("%v reads as %v", sizes, have)
			}
		}
	}
	for want, bad := range map[string][]byte{
		"trying to read an array of 3 but only 2 storage available.":         num(3<<1, 0, 0, 0),
		"reading sparse array with indexing above 8 bits: 9":                 num(1<<1|1, 9, 1),
		"reading a sparse array found index 3 but only 2 storage available.": num(1<<1|1, 2, 1<<2|3),
	} {
		have := ""
		r := &reader{}
		r.report = func(msg string) { have = msg }
		c := r.part(bad, 0, len(bad))
		if r.sparse(&c, 2); have != want {
			t.Errorf("%q, want %q", have, want)
		}
	}
}
