package spvc

import (
	"bytes"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/ir"
)

// hint returns a text that helps with a diagnostic: the name that the author may have meant, or
// the language of the source. It returns "" if there is none. MLIR's tools, and those of spvc
// that replace them, do not have such notes.
func (c *collector) hint(d *ir.Diagnostic) string {
	if d.Severity != ir.SeverityError {
		return ""
	}
	if !c.hinted {
		c.hinted = true
		if text := foreign(c.source); text != "" {
			return text
		}
	}
	for i := range hintRows {
		row := &hintRows[i]
		name, ok := between(d.Message, row.before, row.after)
		if !ok {
			continue
		}
		if row.name != nil {
			name = row.name(c, d)
		}
		if text := editdist.Note("", name, row.candidates(c, d, name)); text != "" {
			return text
		}
	}
	if text := c.otherModule(d.Message); text != "" {
		return text
	}
	for _, a := range advice {
		if strings.Contains(d.Message, a.about) {
			return a.text
		}
	}
	if len(d.Notes) == 0 {
		return remedy(d.Detail)
	}
	return ""
}

// advice says what helps with messages about rules of MLIR.
var advice = [...]struct{ about, text string }{
	{"atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'index'", "atomic operations on index do not exist; use elements of i32, or of i64 with --index-width=64, and arith.index_cast"},
	{"generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values", "use elements of integers or floats; arith.index_cast converts values of index"},
	{"expected the closest surrounding module to have the 'gpu.container_module' attribute", "write `module attributes {gpu.container_module} { ... }` around the gpu.module and the host functions"},
}

// between returns the part of text between first and then, or the end of text if then is empty.
// Another first may stand before, as in the name of the operation that reports an error.
func between(text, first, then string) (string, bool) {
	end := len(text)
	if then != "" {
		// Both texts may be quotes, which first then has before then.
		skip := max(strings.Index(text, first), 0) + len(first)
		n := strings.Index(text[min(skip, end):], then)
		if n < 0 {
			return "", false
		}
		end = skip + n
	}
	at := strings.LastIndex(text[:end], first)
	if at < 0 {
		return "", false
	}
	return text[at+len(first) : end], true
}

// otherModule states how kernels see globals of other modules, if a message is about one.
func (c *collector) otherModule(message string) string {
	name, ok := between(message, "'", "' does not reference a valid global")
	if !ok || !slices.Contains(c.symbols(), name) {
		return ""
	}
	return "'" + name + "' is in another module; move it into the gpu.module of the kernel"
}

// symbols returns the symbols that the source defines.
func (c *collector) symbols() []string {
	var symbols []string
	for rest := c.source; ; {
		_, after, ok := bytes.Cut(rest, []byte{'@'})
		if !ok {
			return symbols
		}
		n := wordLen(after)
		line := lastLine(c.source[:len(c.source)-len(after)])
		for _, word := range [...]string{"global", "Global", "func", "module"} {
			if bytes.Contains(line, []byte(word)) && !bytes.Contains(line, []byte("call")) && !bytes.Contains(line, []byte("launch_func")) {
				symbols = append(symbols, string(after[:n]))
				break
			}
		}
		rest = after[n:]
	}
}

// wordsAfter returns the words of the source that follow a sigil, each once.
func (c *collector) wordsAfter(sigil byte) []string {
	var words []string
	seen := map[string]bool{}
	for rest := c.source; ; {
		_, after, ok := bytes.Cut(rest, []byte{sigil})
		if !ok {
			return words
		}
		n := wordLen(after)
		if word := string(after[:n]); n > 0 && !seen[word] {
			seen[word] = true
			words = append(words, string(sigil)+word)
		}
		rest = after[n:]
	}
}

// lastLine returns the part of text after its last line end.
func lastLine(text []byte) []byte { return text[bytes.LastIndexByte(text, '\n')+1:] }

// wordLen returns the length of the word that text begins with.
func wordLen(text []byte) int {
	n := 0
	for n < len(text) && isWord(text[n]) {
		n++
	}
	return n
}

func isWord(b byte) bool {
	return b == '_' || b == '.' || b == '$' || '0' <= b && b <= '9' || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z'
}

// textAt returns the source from a place to the end, and the line of the place.
func (c *collector) textAt(loc ir.Location) (text, line []byte) {
	_, row, col, ok := c.ctx.FilePosition(loc)
	if !ok {
		return nil, nil
	}
	text = c.source
	for ; row > 1; row-- {
		if _, text, ok = bytes.Cut(text, []byte{'\n'}); !ok {
			return nil, nil
		}
	}
	if col < 1 || col > len(text) {
		return nil, nil
	}
	line, _, _ = bytes.Cut(text, []byte{'\n'})
	return text[col-1:], line
}

// wordAt returns the word of the source at a place, or after spaces, quotes and sigils there.
func (c *collector) wordAt(d *ir.Diagnostic) string {
	text, _ := c.textAt(d.Loc)
	text = bytes.TrimLeft(text, " \"<#!^") // a missing token is reported after the last one
	sigil := 0
	if len(text) > 0 && text[0] == '%' {
		sigil = 1
	}
	return string(text[:sigil+wordLen(text[sigil:])])
}

// foreign returns a hint if a source is not MLIR but another language of kernels, or a binary.
func foreign(source []byte) string {
	head := source[:min(len(source), 4096)]
	has := func(text string) bool { return bytes.Contains(head, []byte(text)) }
	switch {
	case bytes.HasPrefix(head, []byte{3, 2, 0x23, 7}), bytes.HasPrefix(head, []byte{7, 0x23, 2, 3}):
		return "this is a SPIR-V binary; `spvc translate --deserialize-spirv` makes MLIR of it, and `spvc reflect`, `val` and `dis` read it"
	case has("#version "):
		return "this is GLSL; spvc reads MLIR. A compiler of GLSL, such as glslangValidator, makes a SPIR-V binary of it, which spvc can read"
	case has("@compute") && has("fn "), has("@group("):
		return "this is WGSL; spvc reads MLIR. A compiler of WGSL, such as naga or tint, makes a SPIR-V binary of it, which spvc can read"
	case has("__kernel"), has("__global__"), has("[numthreads("):
		return "this is a kernel in another language (OpenCL C, CUDA or HLSL); spvc reads MLIR, and SPIR-V binaries of other compilers"
	}
	return ""
}
