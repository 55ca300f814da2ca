package values

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/layout/block"
)

// FromJSON packs a JSON value. The runtime array has the length of the array in the text.
func (l *Layout) FromJSON(text []byte) (*Data, error) {
	p := &packer{dec: json.NewDecoder(bytes.NewReader(text))}
	p.dec.UseNumber()
	size, err := l.bytes(0)
	if err != nil {
		return nil, err
	}
	p.out = make([]byte, size)
	s, at := l.unwrap(text)
	token, err := p.next()
	if err == nil {
		err = p.value(s, at, token)
	}
	if err == nil {
		if _, more := p.dec.Token(); more != io.EOF {
			err = errors.New("text follows the JSON value")
		}
	}
	var wrong *memberError
	if errors.As(err, &wrong) {
		return nil, wrong.err()
	}
	if err != nil {
		return nil, err
	}
	d := &Data{Bytes: p.out}
	if l.last != nil {
		n := l.count(len(p.out))
		if size, err = l.bytes(n); err != nil {
			return nil, err
		}
		p.grow(size)
		d.Bytes = p.out
	}
	if a := l.array(); a != nil && isScalar(a.Elem) {
		d.Sizes = p.sizes
	}
	return d, nil
}

// unwrap returns the part of the block that a JSON value is for: without the structs of one member that
// the value does not write as objects.
func (l *Layout) unwrap(text []byte) (*block.Shape, int64) {
	s, at := l.shape, int64(0)
	for _, f := range l.around {
		if firstKey(text) == memberName(s, 0) {
			break
		}
		s, at = f.Shape, at+f.Offset
	}
	return s, at
}

// firstKey returns the first key of a JSON object, or "\x00" for another value.
func firstKey(text []byte) string {
	dec := json.NewDecoder(bytes.NewReader(text))
	if t, err := dec.Token(); err != nil || t != json.Delim('{') {
		return "\x00"
	}
	t, _ := dec.Token()
	if key, ok := t.(string); ok {
		return key
	}
	return "\x00"
}

// memberName returns the name of a member, or its number if it has none.
func memberName(s *block.Shape, i int) string {
	if name := s.Fields[i].Name; name != "" {
		return name
	}
	return strconv.Itoa(i)
}

// memberError is an error in a part of a value. The steps lead to it, the innermost first.
type memberError struct {
	error
	steps []string
}

func in(step string, err error) error {
	var e *memberError
	if !errors.As(err, &e) {
		e = &memberError{error: err}
	}
	e.steps = append(e.steps, step)
	return e
}

func (e *memberError) err() error {
	slices.Reverse(e.steps)
	return fmt.Errorf("%s: %w", strings.TrimPrefix(strings.Join(e.steps, ""), "."), e.error)
}

// packer packs one JSON value.
type packer struct {
	dec *json.Decoder
	out []byte
	// sizes are the sizes of the rows of the last array of scalars.
	sizes []int
	// ahead is a token that was read and given back, if isAhead is set.
	ahead   json.Token
	isAhead bool
}

// more reports whether the array or object that the reader is in has another element.
func (p *packer) more() bool { return p.isAhead || p.dec.More() }

// next reads a token.
func (p *packer) next() (json.Token, error) {
	if p.isAhead {
		p.isAhead = false
		return p.ahead, nil
	}
	t, err := p.dec.Token()
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		return nil, fmt.Errorf("invalid JSON: %w", err)
	}
	return t, nil
}

// grow makes room for size bytes.
func (p *packer) grow(size int64) {
	if n := size - int64(len(p.out)); n > 0 {
		p.out = append(p.out, make([]byte, n)...)
	}
}

// value packs the value that begins with a token.
func (p *packer) value(s *block.Shape, at int64, token json.Token) error {
	switch s.Kind {
	case block.Struct:
		return p.object(s, at, token)
	case block.Vector:
		return p.list(s, token, func(i int64, t json.Token) error { return p.value(s.Elem, at+i*s.Elem.Size, t) })
	case block.Matrix:
		return p.matrix(s, at, token)
	case block.Array:
		return p.array(s, at, token)
	}
	bits, err := parse(s, token)
	if err != nil {
		return err
	}
	p.grow(at + s.Size)
	put(p.out[at:], s, bits)
	return nil
}

// object packs a struct.
func (p *packer) object(s *block.Shape, at int64, token json.Token) error {
	if token != json.Delim('{') {
		return fmt.Errorf("an object with the members %s is expected, not %s", memberList(s), describe(token))
	}
	seen := make([]bool, len(s.Fields))
	index := make(map[string]int, len(s.Fields))
	for i := range s.Fields {
		index[memberName(s, i)] = i
	}
	for p.more() {
		t, err := p.next()
		if err != nil {
			return err
		}
		key, _ := t.(string)
		i, known := index[key]
		switch {
		case !known:
			return fmt.Errorf("there is no member %q; it has %s%s", shortened(key), memberList(s), editdist.Note("; ", key, memberNames(s)))
		case seen[i]:
			return fmt.Errorf("the member %q is given twice", key)
		}
		seen[i] = true
		if t, err = p.next(); err == nil {
			err = p.value(s.Fields[i].Shape, at+s.Fields[i].Offset, t)
		}
		if err != nil {
			return in("."+key, err)
		}
	}
	if _, err := p.next(); err != nil {
		return err
	}
	for i := range seen {
		if !seen[i] {
			return fmt.Errorf("the member %q is missing", memberName(s, i))
		}
	}
	return nil
}

func memberNames(s *block.Shape) []string {
	var names []string
	for i := range s.Fields {
		names = append(names, memberName(s, i))
	}
	return names
}

// memberList lists the first members of a struct.
func memberList(s *block.Shape) string {
	names := memberNames(s)
	if len(names) > 10 {
		names = append(names[:10], "…")
	}
	return strings.Join(names, ", ")
}

// list packs an array of JSON whose number of elements is that of s, by a function for each.
func (p *packer) list(s *block.Shape, token json.Token, each func(i int64, t json.Token) error) error {
	if token != json.Delim('[') {
		return fmt.Errorf("an array for %s is expected, not %s", TypeName(s), describe(token))
	}
	n := int64(0)
	for ; p.more(); n++ {
		if s.Count >= 0 && n >= s.Count {
			return tooMany(s)
		}
		t, err := p.next()
		if err == nil {
			err = each(n, t)
		}
		if err != nil {
			return in(fmt.Sprintf("[%d]", n), err)
		}
	}
	_, err := p.next()
	if err == nil && n < s.Count {
		err = fmt.Errorf("%s needs %s, not %d", TypeName(s), count.Of(s.Count, "element"), n)
	}
	return err
}

func tooMany(s *block.Shape) error {
	return fmt.Errorf("%s has %s, and the value has more", TypeName(s), count.Of(s.Count, "element"))
}

// matrix packs the columns of a matrix.
func (p *packer) matrix(s *block.Shape, at int64, token json.Token) error {
	return p.list(s, token, func(c int64, t json.Token) error {
		if !s.RowMajor {
			return p.value(s.Elem, at+c*s.Stride, t)
		}
		number := s.Elem.Elem
		return p.list(s.Elem, t, func(r int64, t json.Token) error {
			return p.value(number, at+r*s.Stride+c*number.Size, t)
		})
	})
}

// array packs an array. The elements of arrays of scalars may be in rows, and one element may stand alone.
func (p *packer) array(s *block.Shape, at int64, token json.Token) error {
	place := func(i int64) (int64, error) {
		if i > (MaxBytes-at-s.Elem.Size)/s.Stride {
			return 0, tooLarge(fmt.Sprintf("%s of %s", count.Of(i+1, "element"), count.Of(s.Stride, "byte")))
		}
		return at + i*s.Stride, nil
	}
	if isScalar(s.Elem) {
		if s.Count == 1 && token != json.Delim('[') { // a scalar argument of MLIR
			return p.value(s.Elem, at, token)
		}
		r := &rows{p: p, s: s, place: place}
		err := r.read(token, 0)
		if err == nil && r.n < s.Count {
			err = fmt.Errorf("%s needs %s, not %d", TypeName(s), count.Of(s.Count, "element"), r.n)
		}
		p.sizes = r.sizes
		return err
	}
	if alone, err := p.alone(s, token); alone || err != nil {
		if err == nil {
			err = p.value(s.Elem, at, token)
		}
		return err
	}
	return p.list(s, token, func(i int64, t json.Token) error {
		to, err := place(i)
		if err != nil {
			return err
		}
		return p.value(s.Elem, to, t)
	})
}

// alone reports whether the array that begins with a token is the only element of s, a vector argument of MLIR, and
// not an array with that element.
func (p *packer) alone(s *block.Shape, token json.Token) (bool, error) {
	if s.Count != 1 || s.Elem.Kind != block.Vector || token != json.Delim('[') || !p.more() {
		return false, nil
	}
	t, err := p.next()
	p.ahead, p.isAhead = t, err == nil
	return t != json.Delim('['), err
}

// rows reads an array of scalars, in rows or not.
type rows struct {
	p     *packer
	s     *block.Shape
	place func(i int64) (int64, error)
	n     int64
	// sizes are the lengths of the rows, the outermost first, -1 for those that did not end yet. depth is
	// the number of them, or 0 before the first scalar.
	sizes []int
	depth int
}

// read reads the row that begins with a token, at a depth.
func (r *rows) read(token json.Token, depth int) error {
	if token != json.Delim('[') {
		return fmt.Errorf("an array for %s is expected, not %s", TypeName(r.s), describe(token))
	}
	if depth >= maxDepth || r.depth != 0 && depth >= r.depth {
		return errors.New("the rows are nested to different depths, or too deeply")
	}
	if depth == len(r.sizes) {
		r.sizes = append(r.sizes, -1)
	}
	n := 0
	for ; r.p.more(); n++ {
		t, err := r.p.next()
		switch {
		case err != nil:
		case t == json.Delim('['):
			err = r.read(t, depth+1)
		default:
			err = r.scalar(t, depth+1)
		}
		if err != nil {
			return in(fmt.Sprintf("[%d]", n), err)
		}
	}
	if want := r.sizes[depth]; want >= 0 && n != want {
		return fmt.Errorf("this row has %s, and others have %d", count.Of(n, "element"), want)
	}
	r.sizes[depth] = n
	_, err := r.p.next()
	return err
}

// scalar packs the next scalar, which is at a depth.
func (r *rows) scalar(token json.Token, depth int) error {
	if r.depth == 0 {
		r.depth = depth
	}
	if r.depth != depth || depth != len(r.sizes) {
		return errors.New("the rows are nested to different depths, or too deeply")
	}
	if r.s.Count >= 0 && r.n >= r.s.Count {
		return tooMany(r.s)
	}
	to, err := r.place(r.n)
	if err != nil {
		return err
	}
	r.n++
	return r.p.value(r.s.Elem, to, token)
}
