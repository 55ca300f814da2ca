package tool

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

// Piece is a part of an input that is split at `// -----` lines.
type Piece struct {
	Text []byte
	// Offset is the byte offset of the piece in the input. Line is the 1-based line
	// where it starts.
	Offset int
	Line   uint32
	// Name is the buffer name that MLIR gives the piece; positions in diagnostics
	// count from the start of the piece.
	Name string
}

// DefaultSplitMarker separates the pieces of --split-input-file.
const DefaultSplitMarker = "// -----"

// WalkPieces calls visit for each piece of each .mlir file in root, with the path of the file and the number of the piece in it,
// until visit returns an error, which it returns unless it is [fs.SkipAll].
func WalkPieces(root string, visit func(path string, number int, piece string) error) error {
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".mlir" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		pieces, _ := SplitInput(path, text, "")
		for i := range pieces {
			if err := visit(path, i, string(pieces[i].Text)); err != nil {
				return err
			}
		}
		return nil
	})
}

// splitTail is the number of characters at the end of the marker that a near miss
// lacks.
const splitTail = 2

// SplitInput splits text, of the file name, at marker, or at DefaultSplitMarker if
// marker is empty. nearMisses are the byte offsets in text of which MLIR warns with
// `near miss with file split marker`: a marker without its last two characters, or the
// marker at the very end of the text.
func SplitInput(name string, text []byte, marker string) (pieces []Piece, nearMisses []int) {
	if marker == "" {
		marker = DefaultSplitMarker
	}
	cut := max(1, len(marker)-splitTail)
	prefix, tail := []byte(marker[:cut]), []byte(marker[cut:])
	start, line, counted := 0, uint32(1), 0
	add := func(end int) {
		line += uint32(bytes.Count(text[counted:start], []byte{'\n'}))
		counted = start
		if end > start {
			pieces = append(pieces, Piece{Text: text[start:end], Offset: start, Line: line,
				Name: "within split at " + name + ":" + strconv.Itoa(int(line)) + " offset "})
		}
	}
	for from := 0; ; {
		i := bytes.Index(text[from:], prefix)
		if i < 0 {
			break
		}
		i += from
		from = i + len(prefix)
		if bytes.HasPrefix(text[from:], tail) && from+len(tail) < len(text) {
			add(i)
			from += len(tail)
			start = from
		} else {
			nearMisses = append(nearMisses, from)
		}
	}
	add(len(text))
	return pieces, nearMisses
}
