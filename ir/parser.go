package ir

import (
	"strings"

	"github.com/spvc/spvc/internal/slab"
)

// maxDepth bounds the nesting of regions, types, attributes and affine
// expressions, because a program cannot recover from a Go stack overflow.
const maxDepth = 10000

// Parser reads the textual form of IR. The hooks of ops, types and attributes call its
// exported methods, whose names follow MLIR's OpAsmParser. A method ParseX requires X
// and emits an error if X is missing. ParseOptionalX returns whether X was present. If
// the last result is false, an error was already emitted.
type Parser struct {
	lexer
	ctx  *Context
	file *SourceFile
	// work is the scope that is parsed for, nil for the Context itself; diags is where
	// errors go, and stop ends the parser.
	work  *Scope
	diags *diagEngine
	stop  *Stop
	arena *Arena
	build *Builder
	depth int
	// symbols counts the dialect types and attributes that are being parsed.
	symbols int
	// legacy is set while the parser reads an op, type or attribute with a legacy prefix.
	legacy bool
	// mnemonicLoc and paramsLoc are the results of MnemonicLoc and ParamsLoc.
	mnemonicLoc, paramsLoc Location
	// errors counts the reports, so that a hook that emits an error and still returns
	// true counts as failed.
	errors int

	scope     ssaTable
	blocks    blockScopes
	block     *Block // the block that receives operations
	op        opFrame
	dialects  []string      // stack of default dialects
	memory    *parserMemory // until release
	states    []*OperationState
	stateUsed int
	groups    []resultGroup // the result groups of the operations that are being read
	regions   []*Region     // free, for reuse

	attrAliases map[string]Attribute
	typeAliases map[string]Type
	distinct    map[uint64]*DistinctAttr
	deferred    deferredLocs
	brackets    bracketTable
	resources   *ResourceTable

	nested []any // see Enter
	// spec is set while function bodies are deferred, shared in the workers that read
	// them.
	spec, shared *speculation
	// locExtents are the extents of locations that have aliases.
	locExtents map[Location]extent
	types      [typeCacheSize]cachedType

	operandBuf []UnresolvedOperand
	typeBuf    []Type
	typeStack  []Type // the types of the lists that are being read
	// operandLists and typeLists hold the short lists that hooks receive.
	operandLists slab.Slab[UnresolvedOperand]
	typeLists    slab.Slab[Type]
	elemBuf      []Attribute
	formats      formatStack
}

// opFrame is the parser's state for the custom op that it is reading.
type opFrame struct {
	start  int // offset of the name
	info   *OpInfo
	groups []resultGroup
}

// resultGroup is `%name:count` to the left of an operation.
type resultGroup struct {
	name  string
	off   int
	count uint64
}

// newParser returns a parser of file for a scope, which may be nil.
func newParser(ctx *Context, file *SourceFile, work *Scope) *Parser {
	arena := work.takeArena()
	p := &Parser{ctx: ctx, file: file, work: work, diags: &ctx.diag, stop: work.Stop(), arena: arena, build: NewBuilder(ctx, arena), dialects: []string{"builtin"}}
	if work != nil {
		p.diags = &work.diag
	}
	if len(file.Text) > 0 {
		// The text of a source file does not change, so attributes can keep strings of
		// it without a copy.
		p.src = slab.Text(file.Text)
	}
	if p.memory, _ = ctx.parsers.Get().(*parserMemory); p.memory == nil {
		p.memory = new(parserMemory)
	}
	p.scope = p.memory.names
	p.fail = func(off int, msg string) { p.report(off, msg) }
	p.scope.init()
	p.blocks.push()
	p.resources = &ctx.Resources
	p.advance()
	return p
}

// release gives the memory of the parser to later parsers of the context, and the arena to later work of the
// scope. The parser must not be used again.
func (p *Parser) release() {
	p.work.giveArena(p.arena)
	p.memory.names = p.scope.emptied()
	p.ctx.parsers.Put(p.memory)
	p.arena, p.memory, p.scope = nil, nil, ssaTable{}
}

// Context returns the context that receives the parsed IR.
func (p *Parser) Context() *Context { return p.ctx }

// Builder returns a builder that uses the parser's arena and has no insertion point.
func (p *Parser) Builder() *Builder { return p.build }

// Loc returns the location of the current token.
func (p *Parser) Loc() Location { return p.file.At(p.ts) }

// OnSameLine reports whether the current token is on the line on which the previous one ended.
func (p *Parser) OnSameLine() bool { return !strings.Contains(p.src[p.last:p.ts], "\n") }

// NameLoc returns the location of the name of the op that is being parsed.
func (p *Parser) NameLoc() Location { return p.file.At(p.op.start) }

// MnemonicLoc returns the location of the mnemonic of the dialect type or
// attribute whose hook is running. Call it before the hook reads nested types or
// attributes.
func (p *Parser) MnemonicLoc() Location { return p.mnemonicLoc }

// ParamsLoc returns the location after the mnemonic of the type or attribute whose
// Build hook is running. MLIR reports wrong parameters there.
func (p *Parser) ParamsLoc() Location { return p.paramsLoc }

func (p *Parser) loc(off int) Location { return p.file.At(off) }

func (p *Parser) report(off int, msg string, notes ...Diagnostic) {
	p.EmitPlainError(p.loc(off), msg, notes...)
}

// EmitPlainError reports an error at loc as it is, and returns false.
func (p *Parser) EmitPlainError(loc Location, msg string, notes ...Diagnostic) bool {
	return p.reportDetail(loc, nil, msg, notes)
}

func (p *Parser) reportDetail(loc Location, detail any, msg string, notes []Diagnostic) bool {
	p.errors++
	p.diags.parsed(Diagnostic{Severity: SeverityError, Loc: loc, Message: msg, Notes: notes, Detail: detail})
	return false
}

// EmitError emits an error at loc and returns false. In the hook of an op it adds the
// prefix `custom op 'name' `, as MLIR does. It emits nothing if the lexer already
// reported the current token.
//
//go:noinline
func (p *Parser) EmitError(loc Location, msg string, notes ...Diagnostic) bool {
	return p.EmitErrorDetail(loc, nil, msg, notes...)
}

// EmitErrorDetail is EmitError with the diagnostic's Detail.
func (p *Parser) EmitErrorDetail(loc Location, detail any, msg string, notes ...Diagnostic) bool {
	if p.op.info != nil && p.symbols == 0 {
		msg = "custom op '" + p.op.info.Name + "' " + msg
	}
	return p.emitDetail(loc, detail, msg, notes)
}

func (p *Parser) emit(loc Location, msg string, notes ...Diagnostic) bool {
	return p.emitDetail(loc, nil, msg, notes)
}

func (p *Parser) emitDetail(loc Location, detail any, msg string, notes []Diagnostic) bool {
	if p.kind != tokError {
		p.reportDetail(loc, detail, msg, notes)
	}
	return false
}

// errorAt reports an error at a byte offset.
func (p *Parser) errorAt(off int, msg string, notes ...Diagnostic) bool {
	return p.emit(p.loc(off), msg, notes...)
}

// unknownAt reports an error at a byte offset about a name for which there are candidates.
func (p *Parser) unknownAt(off int, name string, candidates func() []string, msg string, notes ...Diagnostic) bool {
	return p.emitDetail(p.loc(off), &UnknownName{Name: name, Candidates: candidates}, msg, notes)
}

// errorHere reports an error at the current token.
func (p *Parser) errorHere(msg string) bool {
	off := p.ts
	if p.kind == tokEOF && off > 0 {
		off--
	}
	return p.errorAt(off, msg)
}

// errorWrong reports an unexpected current token where MLIR does.
func (p *Parser) errorWrong(msg string) bool { return p.errorAt(p.beforeToken(), msg) }

// expected reports that the current token is none of the words that can be here.
func (p *Parser) expected(msg string, words ...string) bool {
	return p.unknownAt(p.beforeToken(), p.text(), candidates(words...), msg)
}

// beforeToken returns the offset after the token before the current one, on that token's line.
func (p *Parser) beforeToken() int {
	off := p.ts
	if p.kind == tokEOF && off > 0 {
		off--
	}
	end := off
	for {
		for end > 0 && (p.src[end-1] == ' ' || p.src[end-1] == '\t') {
			end--
		}
		if end == 0 {
			return off
		}
		if c := p.src[end-1]; c != '\n' && c != '\r' {
			return end
		}
		end--
		for i := end - 1; i >= 0 && p.src[i] != '\n' && p.src[i] != '\r'; i-- {
			if p.src[i] == '/' && i+1 < end && p.src[i+1] == '/' {
				end = i
			}
		}
	}
}

// enter adds a level of nesting. leave removes it.
func (p *Parser) enter() bool {
	p.depth++
	if p.depth > maxDepth {
		p.depth--
		return p.errorHere("nesting is too deep")
	}
	return true
}

func (p *Parser) leave() { p.depth-- }

// accept consumes the current token if it is of kind k.
func (p *Parser) accept(k tokenKind) bool {
	if p.kind != k {
		return false
	}
	p.advance()
	return true
}

// expect requires a token of kind k.
func (p *Parser) expect(k tokenKind, msg string) bool {
	if p.kind == k {
		p.advance()
		return true
	}
	return p.errorWrong(msg)
}

// is reports whether the current token is the keyword kw.
func (p *Parser) is(kw string) bool { return p.kind == tokIdent && p.src[p.ts:p.te] == kw }

// acceptWord consumes the keyword kw.
func (p *Parser) acceptWord(kw string) bool {
	if !p.is(kw) {
		return false
	}
	p.advance()
	return true
}

func (p *Parser) isKeyword() bool { return p.kind == tokIdent || p.kind == tokIntType }
