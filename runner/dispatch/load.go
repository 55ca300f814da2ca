package dispatch

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/npy"
	"github.com/spvc/spvc/runner/values"
)

// maxFile bounds the size of a file in bytes: text is longer than what it stands for.
const maxFile = 4 * values.MaxBytes

// load returns the data that the value of a setting stands for. It may lack the sizes of an image.
func (s *Setting) load(to *slot) (*values.Data, error) {
	l := to.layout
	if s.Bytes != nil {
		return l.FromBytes(s.Bytes)
	}
	kind, rest, _ := strings.Cut(s.Value, ":")
	switch {
	case kind == "zeros":
		sizes, err := parseShape(s.Value, rest)
		if err != nil {
			return nil, err
		}
		return l.Zeros(to.sizesOr(sizes))
	case kind == "random":
		seed, rest, _ := strings.Cut(rest, ":")
		n, wrong := strconv.ParseUint(seed, 10, 64)
		sizes, err := parseShape(s.Value, rest)
		if wrong != nil || err != nil {
			return nil, fmt.Errorf("%s: random:SEED or random:SEED:SHAPE is expected, such as random:1:64x32", s.Value)
		}
		d, err := l.Random(n, to.sizesOr(sizes))
		if err == nil && to.packed != 0 {
			for i := range d.Bytes {
				d.Bytes[i] &= 1<<to.packed - 1
			}
		}
		return d, err
	}
	switch ext := filepath.Ext(s.Value); ext {
	case ".npy", ".bin", ".json", ".png":
		d, err := s.loadFile(ext, to)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", s.Value, err)
		}
		return d, nil
	}
	if err := to.oneComponent(); err != nil {
		return nil, err
	}
	d, err := to.layout.FromJSON([]byte(asJSON(s.Value)))
	if err != nil && !strings.ContainsAny(s.Value[:1], "[{\"-0123456789") && !json.Valid([]byte(s.Value)) {
		return nil, fmt.Errorf("%s is neither a file (.npy, .bin, .json or .png), nor zeros:SHAPE, random:SEED:SHAPE or JSON", s.Value)
	}
	return d, err
}

// sizesOr returns the sizes that a value states, or those that it need not state.
func (to *slot) sizesOr(stated []int) []int {
	if stated == nil {
		return to.known
	}
	return stated
}

// loadFile reads a file whose format its extension names.
func (s *Setting) loadFile(ext string, to *slot) (*values.Data, error) {
	data, err := s.readFile()
	if err != nil {
		return nil, err
	}
	switch ext {
	case ".bin":
		return to.layout.FromBytes(data)
	case ".json":
		if err := to.oneComponent(); err != nil {
			return nil, err
		}
		return to.layout.FromJSON(data)
	case ".png":
		return to.decodePNG(data)
	}
	a, err := npy.Decode(data)
	if err != nil {
		return nil, err
	}
	if to.open {
		if err := to.formatOfArray(a); err != nil {
			return nil, err
		}
	}
	return to.layout.FromArray(a)
}

// readFile reads the file that the value names. A case names only files in its folder.
func (s *Setting) readFile() ([]byte, error) {
	name := s.Value
	if s.dir != "" {
		if !filepath.IsLocal(name) {
			return nil, fmt.Errorf("the files of a case are in its folder %s", s.dir)
		}
		data, err := readInside(s.dir, name, maxFile)
		return data, reason(err)
	}
	info, err := os.Stat(name)
	if err != nil {
		return nil, reason(err)
	}
	if info.Size() > maxFile {
		return nil, fmt.Errorf("the file has %d bytes, more than the limit of %d", info.Size(), int64(maxFile))
	}
	data, err := os.ReadFile(name)
	return data, reason(err)
}

// parseShape parses sizes such as 64x32. Without a text there are none.
func parseShape(value, text string) ([]int, error) {
	if text == "" {
		return nil, nil
	}
	var out []int
	for part := range strings.SplitSeq(text, "x") {
		n, err := strconv.ParseUint(part, 10, 40)
		if err != nil || len(out) == 64 {
			return nil, fmt.Errorf("%s: sizes are expected, such as 64 or 64x32", value)
		}
		out = append(out, int(n))
	}
	return out, nil
}
