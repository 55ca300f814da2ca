package serialize

import (
	"maps"
	"strconv"
	"strings"
	"sync"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/report"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// name writes OpName for id if the options ask for names. It leaves out names that SPIR-V cannot
// hold.
func (w *writer) name(id uint32, name string) {
	if w.opts.OmitSymbolNames || len(name)/4+3 > words.MaxInst || strings.IndexByte(name, 0) >= 0 {
		return
	}
	at := w.names.begin()
	w.names.word(id)
	w.names.str(name)
	w.names.end(at, spec.OpName)
}

// line writes OpLine for op to s if the options ask for debug information and op has a file location. If
// it has none and an earlier OpLine still applies, line writes OpNoLine. The instruction set for debug
// information has lines in the bodies of functions only.
func (w *writer) line(s *section, op *ir.Operation) {
	if w.debug != nil {
		if w.fn != nil && s == &w.fn.body {
			w.debug.line(s, op)
		}
		return
	}
	if !w.opts.DebugInfo {
		return
	}
	holds := &w.lineInBody
	switch s {
	case &w.globals:
		holds = &w.lineInGlobals
	case &w.declarations:
		holds = &w.lineInDeclarations
	}
	li := w.ctx.LocInfo(op.Loc())
	if w.opts.AllLocations && li.Kind != ir.LocFileLineCol {
		if file, line, column, ok := w.ctx.FilePosition(op.Loc()); ok {
			li = ir.LocInfo{Kind: ir.LocFileLineCol, File: file, Line: uint32(line), Col: uint32(column)}
		}
	}
	if li.Kind == ir.LocFileLineCol && len(li.File)/4+3 <= words.MaxInst {
		s.inst(spec.OpLine, w.sourceFile(li.File), li.Line, li.Col)
		*holds = true
	} else if *holds {
		s.inst(spec.OpNoLine)
		*holds = false
	}
}

// sourceFile returns the id of the OpString with the name of a file. It also writes an
// OpSource for the file, because debuggers list files by OpSource.
func (w *writer) sourceFile(name string) uint32 {
	id := w.sources[name]
	if id == 0 {
		if w.sources == nil {
			w.sources = map[string]uint32{}
		}
		id = w.stringID(name)
		w.sources[name] = id
		w.strings.inst(spec.OpSource, uint32(spec.SourceLanguageUnknown), 0, id)
	}
	return id
}

// stringID returns the id of the OpString with this text.
func (w *writer) stringID(text string) uint32 {
	id := w.files[text]
	if id == 0 {
		if w.files == nil {
			w.files = map[string]uint32{}
		}
		id = w.newID()
		w.files[text] = id
		at := w.strings.begin()
		w.strings.word(id)
		w.strings.str(text)
		w.strings.end(at, spec.OpString)
	}
	return id
}

// sites writes the sites of a report buffer and the prints, to which records refer.
func (w *writer) sites() bool {
	return w.numbered(notes.ReportSitesName, "site", report.SiteText) && w.numbered(notes.PrintSitesName, "print", report.PrintText)
}

// numbered writes the strings of an attribute of the module.
func (w *writer) numbered(name, what string, text func(n int, description string) string) bool {
	list, _ := w.module.Attr(name).(*ir.ArrayAttr)
	if list == nil {
		return true
	}
	for i, e := range list.Elements {
		s := text(i, e.(*ir.StringAttr).Value)
		if len(s)/4+2 > words.MaxInst {
			return w.module.EmitError(what + " " + strconv.Itoa(i) + " of '" + name + "' is too long for an instruction")
		}
		w.stringID(s)
	}
	return true
}

// abiWords writes what the words of hidden blocks are.
func (w *writer) abiWords() bool {
	return w.numbered(notes.ABIWordsName, "word", func(_ int, description string) string { return report.WordPrefix + description })
}

// decorate writes the attributes of op that are not part of its instruction as
// decorations of id. It skips attributes of other dialects.
func (w *writer) decorate(op *ir.Operation, id uint32) bool {
	ok := true
	for _, a := range op.DiscardableAttrs() {
		if strings.IndexByte(a.Name, '.') < 0 {
			ok = w.decoration(op, id, a.Name, a.Value) && ok
		}
	}
	return ok
}

// decorationNames maps attribute names to decorations where the decoration is not the
// attribute's name in camel case.
var decorationNames = map[string]spec.Decoration{
	"fp_fast_math_mode":    spec.DecorationFPFastMathMode,
	"fp_rounding_mode":     spec.DecorationFPRoundingMode,
	"builtin":              spec.DecorationBuiltIn,
	"fp_max_error_intel":   spec.DecorationFPMaxErrorDecorationINTEL,
	"saturated_conversion": spec.DecorationSaturatedConversion,
}

// decorationsByName maps attribute names to all decorations.
var decorationsByName = sync.OnceValue(func() map[string]spec.Decoration {
	names := maps.Clone(decorationNames)
	names["cache_control_load"] = spec.DecorationCacheControlLoadINTEL // earlier spellings of spvc
	names["cache_control_store"] = spec.DecorationCacheControlStoreINTEL
	for _, e := range spec.KindDecoration.Enumerants() {
		d := spec.Decoration(e.Value)
		if name := attributeName(d); names[name] == 0 {
			names[name] = d
		}
	}
	return names
})

// decorationOf returns the decoration that the attribute name stands for. It converts a
// name that reading never produces to camel case, as MLIR does.
func decorationOf(name string) (spec.Decoration, bool) {
	if d, ok := decorationsByName()[name]; ok {
		return d, true
	}
	var b strings.Builder
	for part := range strings.SplitSeq(name, "_") {
		if part != "" {
			b.WriteString(strings.ToUpper(part[:1]) + part[1:])
		}
	}
	return spec.ParseDecoration(b.String())
}

func (w *writer) decoration(op *ir.Operation, id uint32, name string, value ir.Attribute) bool {
	d, known := decorationOf(name)
	if !known {
		return op.EmitError("non-argument attributes expected to have snake-case-ified decoration name, unhandled attribute with name : " + name)
	}
	return w.decorateWith(op, id, d, name, value)
}

// decorateWith decorates id with d and takes the operands from value.
func (w *writer) decorateWith(op *ir.Operation, id uint32, d spec.Decoration, name string, value ir.Attribute) bool {
	if list, ok := value.(*ir.ArrayAttr); ok {
		for _, v := range list.Elements {
			if params, ok := v.(*ir.ArrayAttr); ok {
				if !w.decorateParams(op, id, -1, d, params.Elements) {
					return false
				}
				continue
			}
			if !w.decorateWith(op, id, d, name, v) {
				return false
			}
		}
		return true
	}
	e := spec.KindDecoration.Enumerant(uint32(d))
	if e == nil {
		return op.EmitError("unhandled decoration " + d.String())
	}
	s := &w.decorations
	at := s.begin()
	s.word(id)
	s.word(uint32(d))
	ok := false
	switch v := value.(type) {
	case *ir.UnitAttr:
		ok = len(e.Params) == 0
	case *ir.IntegerAttr:
		u, _ := v.Value.Uint64()
		s.word(uint32(u))
		ok = len(e.Params) == 1
	case *ir.EnumAttr:
		if ok = v.AttrDef() == spirv.DecorationAttr && len(e.Params) == 0; !ok {
			s.word(uint32(v.Value))
			ok = len(e.Params) == 1
		}
	case *ir.StringAttr:
		ok = len(e.Params) == 1 && w.stringParam(s, e.Params[0].Kind, v.Value)
	case *spirv.CacheControl:
		s.word(v.Level)
		s.word(v.Control)
		ok = d == v.Decoration
	case *spirv.LinkageAttributes:
		s.str(v.Name)
		s.word(uint32(v.Type))
		ok = d == spec.DecorationLinkageAttributes
	}
	if !ok || !s.end(at, decorateOpcode(d, false, w.hasStringDecorations())) {
		*s = (*s)[:at]
		return op.EmitError(badDecoration(d, e, value))
	}
	return true
}

// badDecoration returns the message for a value that cannot be the operands of d.
func badDecoration(d spec.Decoration, e *spec.Enumerant, value ir.Attribute) string {
	name := d.String()
	text, isText := value.(*ir.StringAttr)
	switch {
	case len(e.Params) == 0:
		return "expected unit attribute or decoration attribute for " + name
	case len(e.Params) > 1:
		return "unhandled decoration " + name
	case d == spec.DecorationBuiltIn && isText:
		return "invalid BuiltIn decoration attribute " + text.Value
	case d == spec.DecorationBuiltIn:
		return "expected string attribute for " + name
	case d == spec.DecorationFPFastMathMode, d == spec.DecorationFPRoundingMode:
		return "expected " + name + "Attr attribute for " + name
	case e.Params[0].Kind == spec.KindLiteralInteger:
		return "expected integer attribute for " + name
	}
	return "unhandled decoration " + name
}

// stringParam appends an operand of a decoration that the IR holds as a string: the
// name of an enumerant, or a literal.
func (w *writer) stringParam(s *section, k spec.Kind, text string) bool {
	if k == spec.KindLiteralString {
		s.str(text)
		return true
	}
	v, ok := k.Parse(text)
	s.word(v)
	return ok
}
