// Package assembly writes binaries as SPIR-V assembly, in the text of spirv-dis. It needs no SPIRV-Tools, and it knows what the tables
// of package spec have, which may be more than the SPIRV-Tools of a system know.
package assembly

import (
	"fmt"
	"strconv"

	"github.com/spvc/spvc/spirv/grammar"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// Options select the form of the text, as those of spirv-dis.
type Options struct {
	// Header prints the comment lines with version, generator and bound.
	Header bool
	// Indent aligns opcodes in one column.
	Indent bool
	// FriendlyNames derives id names from OpName and types.
	FriendlyNames bool
	// Offsets appends each instruction's byte offset as a comment.
	Offsets bool
	// Comments separates sections by comments.
	Comments bool
	// Color adds terminal escapes.
	Color bool
}

// Error is an instruction that is not written, because it differs from the grammar.
type Error struct {
	// Index is the number of the instruction, counted from 1, or 0 for the header.
	Index int
	// Word is the offset of the instruction.
	Word int
	Err  error
}

// Error names the instruction and the reason.
func (e *Error) Error() string {
	return fmt.Sprintf("instruction %d at word %d: %v", e.Index, e.Word, e.Err)
}

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.Err }

// indentation is the column of opcodes.
const indentation = 15

// The escapes of the colors.
const (
	reset  = "\x1b[0m"
	gray   = "\x1b[1;30m"
	red    = "\x1b[31m"
	green  = "\x1b[32m"
	yellow = "\x1b[33m"
	blue   = "\x1b[34m"
)

// Disassemble returns the text of a binary. The error is an *[Error].
func Disassemble(binary []uint32, o Options) (string, error) {
	if !words.HasHeader(binary) {
		return "", &Error{Err: fmt.Errorf("the module has no header of %d words with the magic number", words.HeaderLen)}
	}
	w := &writer{Options: o, parser: grammar.New(len(binary)), out: make([]byte, 0, 16*len(binary))}
	if o.FriendlyNames {
		w.names = friendlyNames(binary)
	}
	if o.Header {
		w.header(binary)
	}
	scan := words.Scan(binary, words.HeaderLen)
	index := 0
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		index++
		var err error
		if w.operands, err = w.parser.Parse(i, w.operands[:0]); err != nil {
			return "", &Error{Index: index, Word: i.At, Err: err}
		}
		if o.Comments {
			w.section(i)
		}
		w.instruction(i)
	}
	if err := scan.Err(); err != nil {
		return "", &Error{Index: index + 1, Word: err.Word, Err: err}
	}
	return string(w.out), nil
}

type writer struct {
	Options
	parser   *grammar.Parser
	names    *names // nil if ids are written as numbers
	operands []grammar.Operand
	out      []byte
	// The sections whose comments are written.
	annotated, debugged, typed bool
}

func (w *writer) put(text string) { w.out = append(w.out, text...) }

func (w *writer) color(escape string) {
	if w.Color {
		w.put(escape)
	}
}

func (w *writer) number(n uint32) { w.out = strconv.AppendUint(w.out, uint64(n), 10) }

func (w *writer) header(binary []uint32) {
	version, generator := binary[words.VersionAt], binary[words.GeneratorAt]
	w.put("; SPIR-V\n; Version: ")
	w.number(version >> 16 & 0xff)
	w.put(".")
	w.number(version >> 8 & 0xff)
	w.put("\n; Generator: ")
	if tool, ok := words.Tool(generator); ok {
		w.put(tool)
	} else {
		w.put("Unknown(")
		w.number(generator >> 16)
		w.put(")")
	}
	w.put("; ")
	w.number(generator & 0xffff)
	w.put("\n; Bound: ")
	w.number(binary[words.BoundAt])
	w.put("\n; Schema: ")
	w.number(binary[words.SchemaAt])
	w.put("\n")
}

// appendID appends the name of an id without the percent sign.
func (w *writer) appendID(id uint32) {
	if w.names != nil {
		w.out = w.names.append(w.out, id)
	} else {
		w.number(id)
	}
}

func (w *writer) pad(n int) {
	for range n {
		w.out = append(w.out, ' ')
	}
}

// section writes the comment before the first instruction of a section, and before a function.
func (w *writer) section(i words.Inst) {
	title := ""
	first := func(done *bool, is bool, text string) {
		if is && !*done {
			*done, title = true, text
		}
	}
	info := spec.Info(i.Opcode)
	first(&w.annotated, isDecoration(i.Opcode), "; Annotations")
	first(&w.debugged, isDebug(i.Opcode), "; Debug Information")
	first(&w.typed, info.Class == spec.ClassTypeDeclaration && i.Opcode != spec.OpTypeForwardPointer, "; Types, variables and constants")
	if i.Opcode == spec.OpFunction {
		title = "; Function "
	}
	if title == "" {
		return
	}
	w.put("\n")
	if w.Indent {
		w.pad(indentation)
	}
	w.put(title)
	if i.Opcode == spec.OpFunction {
		w.appendID(i.Operands[1])
	}
	w.put("\n")
}

func isDecoration(op spec.Opcode) bool {
	switch op {
	case spec.OpDecorate, spec.OpDecorateId, spec.OpMemberDecorate, spec.OpGroupDecorate, spec.OpGroupMemberDecorate,
		spec.OpDecorateString, spec.OpMemberDecorateString:
		return true
	}
	return false
}

func isDebug(op spec.Opcode) bool {
	switch op {
	case spec.OpName, spec.OpMemberName, spec.OpSource, spec.OpSourceContinued, spec.OpSourceExtension, spec.OpString, spec.OpLine,
		spec.OpNoLine, spec.OpModuleProcessed:
		return true
	}
	return false
}

// instruction writes the line of an instruction.
func (w *writer) instruction(i words.Inst) {
	info := spec.Info(i.Opcode)
	if info.HasResult {
		id := i.Operands[0]
		if info.HasResultType {
			id = i.Operands[1]
		}
		w.result(id)
	} else if w.Indent {
		w.pad(indentation)
	}
	w.put(opcodeName(info))
	for n := range w.operands {
		if o := &w.operands[n]; o.Kind != spec.KindIdResult {
			w.put(" ")
			w.operand(i, o)
		}
	}
	if w.Comments && i.Opcode == spec.OpName {
		w.put("  ; id %")
		w.number(i.Operands[0])
	}
	if w.Offsets {
		w.color(gray)
		w.put(" ; 0x")
		hex := strconv.FormatUint(uint64(i.At)*4, 16)
		for range max(8-len(hex), 0) {
			w.put("0")
		}
		w.put(hex)
		w.color(reset)
	}
	w.put("\n")
}

// result writes the result of an instruction, such that the opcode is in its column.
func (w *writer) result(id uint32) {
	w.color(blue)
	start := len(w.out)
	w.appendID(id)
	size := len(w.out) - start
	// The percent sign stands at the end of the field before the name.
	before := 1
	if w.Indent {
		before = max(indentation-3-size, 1)
	}
	w.pad(before)
	copy(w.out[start+before:], w.out[start:start+size])
	for n := range before {
		w.out[start+n] = ' '
	}
	w.out[start+before-1] = '%'
	w.color(reset)
	w.put(" = ")
}

func (w *writer) operand(i words.Inst, o *grammar.Operand) {
	word := o.Words[0]
	switch o.Kind.Category() {
	case spec.ID:
		w.color(yellow)
		w.put("%")
		w.appendID(word)
	case spec.ValueEnum:
		w.put(enumerantName(o.Kind, word))
	case spec.BitEnum:
		w.mask(o.Kind, word)
	case spec.Literal:
		if o.Enum != nil {
			w.enum(o.Enum, word)
			break
		}
		switch o.Kind {
		case spec.KindLiteralString:
			w.text(o.Words)
		case spec.KindLiteralExtInstInteger:
			w.color(red)
			w.extended(i.Operands[2], word)
		case spec.KindLiteralSpecConstantOpInteger:
			w.color(red)
			w.put(opcodeName(spec.Info(spec.Opcode(word)))[len("Op"):])
		default:
			w.color(red)
			w.out = appendNumber(w.out, o)
			w.color(reset)
		}
	}
	w.color(reset)
}

// extended writes the name of an extended instruction, or its number.
func (w *writer) extended(set, number uint32) {
	name, _ := w.parser.Set(set)
	if inst := grammar.InstName(name, number); inst != "" {
		w.put(inst)
		return
	}
	w.number(number)
}

// mask writes the names of the bits, lowest first.
func (w *writer) mask(k spec.Kind, mask uint32) {
	if mask == 0 {
		if k.Enumerant(0) != nil {
			w.put(enumerantName(k, 0))
		}
		return
	}
	for rest := mask; rest != 0; rest &= rest - 1 {
		if rest != mask {
			w.put("|")
		}
		w.put(enumerantName(k, rest&-rest))
	}
}

// enum writes an enumerant of an extended instruction set, or the names of the bits of a mask.
func (w *writer) enum(e *grammar.Enum, v uint32) {
	if name, ok := e.Name(v); ok {
		w.put(name)
		return
	}
	for rest := v; rest != 0; rest &= rest - 1 {
		if rest != v {
			w.put("|")
		}
		name, _ := e.Name(rest & -rest)
		w.put(name)
	}
}

func (w *writer) text(list []uint32) {
	w.put(`"`)
	w.color(green)
	text, _, _ := words.String(list)
	for n := range len(text) {
		if c := text[n]; c == '"' || c == '\\' {
			w.out = append(w.out, '\\', c)
		} else {
			w.out = append(w.out, c)
		}
	}
	w.color(reset)
	w.put(`"`)
}
