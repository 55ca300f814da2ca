package spvc

import (
	"bytes"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
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
	if name, ok := between(d.Message, "custom op '", "' is unknown"); ok {
		return meant(name, c.opNames(name))
	}
	if name, ok := between(d.Message, "Dialect `", "' not found"); ok {
		return meant(name, dialectsIn(d.Notes))
	}
	if _, name, ok := strings.Cut(d.Message, "unknown capability: "); ok {
		return meant(name, enumerants(spec.KindCapability))
	}
	if name, ok := between(d.Message, "'", "' does not reference a "); ok {
		return c.meantSymbol(name, d.Message)
	}
	if strings.HasPrefix(d.Message, "expected non-function type") {
		return meant(c.wordAt(d.Loc), []string{"index", "i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "vector", "memref", "tensor", "complex", "tuple", "none"})
	}
	if len(d.Notes) == 0 {
		return remedy(d.Detail)
	}
	return ""
}

// between returns the part of text between first, which may follow other text, and then. The
// operation that reports an error may stand before first.
func between(text, first, then string) (string, bool) {
	before, _, ok := strings.Cut(text, then)
	if !ok {
		return "", false
	}
	at := strings.LastIndex(before, first)
	if at < 0 {
		return "", false
	}
	return before[at+len(first):], true
}

// meant proposes the candidate that is spelled most like name. It proposes nothing if too much
// differs.
func meant(name string, candidates []string) string {
	best, least := "", min(3, len(name)/2+1)
	for _, candidate := range candidates {
		if n := editdist.Distance(strings.ToLower(name), strings.ToLower(candidate), least); n < least && candidate != name {
			best, least = candidate, n
		}
	}
	if best == "" {
		return ""
	}
	return "did you mean '" + best + "'?"
}

// dialectsIn returns the dialects that a note lists.
func dialectsIn(notes []ir.Diagnostic) []string {
	for i := range notes {
		if list, ok := between(notes[i].Message, "Registered dialects: ", " ;"); ok {
			return strings.Split(list, ", ")
		}
	}
	return nil
}

// opNames returns the names of the operations of the dialect of name.
func (c *collector) opNames(name string) []string {
	prefix, _, ok := strings.Cut(name, ".")
	if !ok {
		prefix = "builtin"
	}
	var names []string
	for _, d := range c.ctx.LoadedDialects() {
		if d.Name != prefix {
			continue
		}
		for i := range d.Ops {
			names = append(names, d.Ops[i].Def.Name)
		}
	}
	return names
}

// enumerants returns the names of an enumeration of SPIR-V.
func enumerants(k spec.Kind) []string {
	var names []string
	for _, e := range k.Enumerants() {
		names = append(names, e.Name)
	}
	return names
}

// meantSymbol proposes the symbol of the source, or states how kernels see those of other
// modules.
func (c *collector) meantSymbol(name, message string) string {
	var symbols []string
	defined := false
	for rest := c.source; ; {
		_, after, ok := bytes.Cut(rest, []byte{'@'})
		if !ok {
			break
		}
		n := 0
		for n < len(after) && isWord(after[n]) {
			n++
		}
		symbol := string(after[:n])
		line := lastLine(c.source[:len(c.source)-len(after)])
		if bytes.Contains(line, []byte("global")) || bytes.Contains(line, []byte("func")) && !bytes.Contains(line, []byte("call")) {
			symbols = append(symbols, symbol)
			defined = defined || symbol == name
		}
		rest = after[n:]
	}
	if defined && strings.Contains(message, "global") {
		return "'" + name + "' is in another module; move it into the gpu.module of the kernel"
	}
	return meant(name, symbols)
}

// lastLine returns the part of text after its last line end.
func lastLine(text []byte) []byte { return text[bytes.LastIndexByte(text, '\n')+1:] }

func isWord(b byte) bool {
	return b == '_' || b == '.' || b == '$' || '0' <= b && b <= '9' || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z'
}

// wordAt returns the word of the source at a place, or after spaces there.
func (c *collector) wordAt(loc ir.Location) string {
	_, line, col, ok := c.ctx.FilePosition(loc)
	if !ok {
		return ""
	}
	text := c.source
	for ; line > 1; line-- {
		_, text, ok = bytes.Cut(text, []byte{'\n'})
		if !ok {
			return ""
		}
	}
	if col < 1 || col > len(text) {
		return ""
	}
	text = bytes.TrimLeft(text[col-1:], " ") // a missing token is reported after the last one
	n := 0
	for n < len(text) && isWord(text[n]) {
		n++
	}
	return string(text[:n])
}

// foreign returns a hint if a source is not MLIR but another language of kernels, or a binary.
func foreign(source []byte) string {
	head := source[:min(len(source), 4096)]
	has := func(text string) bool { return bytes.Contains(head, []byte(text)) }
	switch {
	case bytes.HasPrefix(head, []byte{3, 2, 0x23, 7}), bytes.HasPrefix(head, []byte{7, 0x23, 2, 3}):
		return "this is a SPIR-V binary; `spvc translate --deserialize-spirv` makes MLIR of it, and `spvc reflect`, `val` and `dis` read it"
	case bytes.HasPrefix(head, []byte("ML\xefR")):
		return "this is MLIR bytecode, which spvc does not read; `mlir-opt` writes it as text"
	case has("#version "):
		return "this is GLSL; spvc reads MLIR. A compiler of GLSL, such as glslangValidator, makes a SPIR-V binary of it, which spvc can read"
	case has("@compute") && has("fn "), has("@group("):
		return "this is WGSL; spvc reads MLIR. A compiler of WGSL, such as naga or tint, makes a SPIR-V binary of it, which spvc can read"
	case has("__kernel"), has("__global__"), has("[numthreads("):
		return "this is a kernel in another language (OpenCL C, CUDA or HLSL); spvc reads MLIR, and SPIR-V binaries of other compilers"
	}
	return ""
}
