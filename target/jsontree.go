package target

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
)

// FileError is an error in a file that describes a target, with its position.
type FileError struct {
	File      string
	Line, Col int // both count from 1; columns count bytes
	Reason    string
}

// Error returns "file:line:column: reason".
func (e *FileError) Error() string {
	return e.File + ":" + strconv.Itoa(e.Line) + ":" + strconv.Itoa(e.Col) + ": " + e.Reason
}

// These bounds on JSON files lie far above what the largest real files need.
const (
	// MaxFileSize is the largest accepted file, in bytes.
	MaxFileSize   = 32 << 20
	maxJSONDepth  = 64
	maxJSONValues = 1 << 20
)

// jsonKind is the kind of a JSON value.
type jsonKind uint8

const (
	jsonNull jsonKind = iota
	jsonBool
	jsonNumber
	jsonString
	jsonArray
	jsonObject
)

var jsonKindNames = [...]string{"null", "a boolean", "a number", "a string", "an array", "an object"}

// jsonValue is a JSON value and its position in the text.
type jsonValue struct {
	offset int // offset of its first byte in the text
	kind   jsonKind
	text   string // the text of a string or number
	flag   bool
	keys   []jsonKey
	list   []*jsonValue // elements, or the values of the keys
	// index maps the keys of an object with more than maxScan keys to their positions.
	index map[string]int
}

// maxScan is the largest number of keys that get searches one by one.
const maxScan = 8

type jsonKey struct {
	offset int
	name   string
}

// get returns the value of a key of an object, or nil if the object does not have the
// key.
func (v *jsonValue) get(key string) *jsonValue {
	if v == nil {
		return nil
	}
	if v.index != nil {
		if i, ok := v.index[key]; ok {
			return v.list[i]
		}
		return nil
	}
	for i := range v.keys {
		if v.keys[i].name == key {
			return v.list[i]
		}
	}
	return nil
}

// jsonFile is the state of a JSON parser.
type jsonFile struct {
	name   string
	data   []byte
	dec    *json.Decoder
	values int
}

func parseJSON(name string, data []byte) (*jsonFile, *jsonValue, error) {
	f := &jsonFile{name: name, data: data}
	if len(data) > MaxFileSize {
		return nil, nil, f.errorAt(0, "the file has more than %d MiB", MaxFileSize>>20)
	}
	f.dec = json.NewDecoder(bytes.NewReader(data))
	f.dec.UseNumber()
	v, err := f.value(0)
	if err != nil {
		return nil, nil, err
	}
	at := f.next()
	if _, err := f.dec.Token(); err != io.EOF {
		return nil, nil, f.errorAt(at, "expected the end of the file after the value")
	}
	return f, v, nil
}

// errorAt returns a FileError at byte offset at.
func (f *jsonFile) errorAt(at int, format string, args ...any) error {
	before := f.data[:min(max(at, 0), len(f.data))]
	line := bytes.Count(before, []byte{'\n'})
	col := len(before) - bytes.LastIndexByte(before, '\n')
	return &FileError{File: f.name, Line: line + 1, Col: col, Reason: fmt.Sprintf(format, args...)}
}

// next returns the offset of the token that the decoder reads next.
func (f *jsonFile) next() int {
	at := int(f.dec.InputOffset())
	for at < len(f.data) && bytes.IndexByte([]byte(" \t\r\n,:"), f.data[at]) >= 0 {
		at++
	}
	return at
}

func (f *jsonFile) token() (json.Token, int, error) {
	at := f.next()
	t, err := f.dec.Token()
	if err == nil {
		return t, at, nil
	}
	if s, ok := err.(*json.SyntaxError); ok {
		return nil, at, f.errorAt(max(int(s.Offset)-1, at), "%s", s.Error())
	}
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		return nil, at, f.errorAt(len(f.data), "unexpected end of the file")
	}
	return nil, at, f.errorAt(at, "%s", err.Error())
}

func (f *jsonFile) value(depth int) (*jsonValue, error) {
	t, at, err := f.token()
	if err != nil {
		return nil, err
	}
	return f.valueOf(t, at, depth)
}

func (f *jsonFile) valueOf(t json.Token, at, depth int) (*jsonValue, error) {
	if f.values++; f.values > maxJSONValues {
		return nil, f.errorAt(at, "more than %d values", maxJSONValues)
	}
	v := &jsonValue{offset: at}
	switch t := t.(type) {
	case bool:
		v.kind, v.flag = jsonBool, t
	case json.Number:
		v.kind, v.text = jsonNumber, t.String()
	case string:
		v.kind, v.text = jsonString, t
	case json.Delim:
		if depth == maxJSONDepth {
			return nil, f.errorAt(at, "nested deeper than %d levels", maxJSONDepth)
		}
		if t == '[' {
			v.kind = jsonArray
			return v, f.elements(v, depth+1)
		}
		v.kind = jsonObject
		return v, f.members(v, depth+1)
	}
	return v, nil
}

func (f *jsonFile) elements(v *jsonValue, depth int) error {
	for {
		t, at, err := f.token()
		if err != nil {
			return err
		}
		if t == json.Delim(']') {
			return nil
		}
		e, err := f.valueOf(t, at, depth)
		if err != nil {
			return err
		}
		v.list = append(v.list, e)
	}
}

func (f *jsonFile) members(v *jsonValue, depth int) error {
	seen := map[string]int{}
	for {
		t, at, err := f.token()
		if err != nil {
			return err
		}
		key, ok := t.(string)
		if !ok { // the closing brace: the decoder accepts nothing else
			if len(v.keys) > maxScan {
				v.index = seen
			}
			return nil
		}
		if _, twice := seen[key]; twice {
			return f.errorAt(at, "the object has the key %q twice", key)
		}
		seen[key] = len(v.keys)
		e, err := f.value(depth)
		if err != nil {
			return err
		}
		v.keys = append(v.keys, jsonKey{at, key})
		v.list = append(v.list, e)
	}
}

// expectKind returns an error if v is not of the given kind.
func (f *jsonFile) expectKind(v *jsonValue, kind jsonKind, what string) error {
	if v.kind != kind {
		return f.errorAt(v.offset, "%s: expected %s, found %s", what, jsonKindNames[kind], jsonKindNames[v.kind])
	}
	return nil
}

// truth reads a Boolean: true, false, or the numbers 0 and 1, as some tools write a
// VkBool32.
func (f *jsonFile) truth(v *jsonValue, what string) (bool, error) {
	switch {
	case v.kind == jsonBool:
		return v.flag, nil
	case v.kind == jsonNumber && (v.text == "0" || v.text == "1"):
		return v.text == "1", nil
	}
	return false, f.errorAt(v.offset, "%s: expected true or false", what)
}

// number reads a whole number between 0 and most.
func (f *jsonFile) number(v *jsonValue, most uint64, what string) (uint64, error) {
	if err := f.expectKind(v, jsonNumber, what); err != nil {
		return 0, err
	}
	n, err := strconv.ParseUint(v.text, 10, 64)
	if err != nil || n > most {
		return 0, f.errorAt(v.offset, "%s: expected a whole number from 0 to %d, found %s", what, most, v.text)
	}
	return n, nil
}

// numbers reads one number or an array of them.
func (f *jsonFile) numbers(v *jsonValue, what string) ([]uint64, error) {
	list := []*jsonValue{v}
	if v.kind == jsonArray {
		list = v.list
	}
	var out []uint64
	for _, e := range list {
		n, err := f.number(e, math.MaxUint64, what)
		if err != nil {
			return nil, err
		}
		out = append(out, n)
	}
	return out, nil
}

func (f *jsonFile) string(v *jsonValue, what string) (string, error) {
	return v.text, f.expectKind(v, jsonString, what)
}

// strings reads an array of strings.
func (f *jsonFile) strings(v *jsonValue, what string) ([]string, error) {
	if err := f.expectKind(v, jsonArray, what); err != nil {
		return nil, err
	}
	var out []string
	for _, e := range v.list {
		s, err := f.string(e, what)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// checkKeys returns an error for the first key of v that is not in names.
func (f *jsonFile) checkKeys(v *jsonValue, names ...string) error {
	for _, k := range v.keys {
		if !slices.Contains(names, k.name) {
			return f.errorAt(k.offset, "unknown key %q", k.name)
		}
	}
	return nil
}
