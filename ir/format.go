package ir

import (
	"errors"
	"sync"
	"sync/atomic"
)

// formatProgram is a compiled assembly format: a flat list of instructions that
// the parser and the printer walk. Groups and clauses hold the lengths of the
// instruction runs that follow them, so nesting needs no pointers.
type formatProgram struct {
	code []instr
	// slots maps an attribute declaration to the slot of the inherent attribute,
	// or to -1 if the attribute is in the discardable dictionary.
	slots []int32
	// elided are the attributes that attr-dict and prop-dict leave out, because the
	// format prints them elsewhere or they follow from the operands.
	elided []string
	// defaulted are the declarations of attributes that are not printed if they equal
	// their default.
	defaulted []int32

	operands []typeSource
	results  []typeSource
	checks   []int32 // operands, then results, whose constraint a transform requires

	allOperands    bool // `operands`
	allOpTypes     bool // type(operands)
	allResultTypes bool // type(results)
	allRegions     bool // `regions`
	allSuccessors  bool // `successors`
	inferResults   bool // the format spells no result type: the op infers them
	hasPropDict    bool
	plain          *plainFormat // nil if the format is not plain
	operandSizes   bool         // the format determines operandSegmentSizes
	resultSizes    bool
}

// opcode says what an instruction parses and prints.
type opcode uint8

const (
	opLiteral opcode = iota
	opSpace
	opNewline
	opAttr
	opOperand
	opOptOperand
	opVarOperand
	opNestedOperand
	opAllOperands
	opType
	opOptType
	opVarType
	opNestedType
	opAllOperandTypes
	opAllResultTypes
	opFuncType
	opRegion
	opVarRegion
	opAllRegions
	opSuccessor
	opVarSuccessor
	opAllSuccessors
	opAttrDict
	opAttrDictKeyword
	opPropDict
	opCustom
	opGroup
	opClauses
	opClause
	opParam
	opParams
	opStruct
)

// instr is one instruction. arg is the index of the declaration that it refers to.
type instr struct {
	op        opcode
	space     bool // print a space before
	qualified bool
	inverted  bool // groups: the anchor is in the else branch
	mode      attrMode
	lit       literal
	arg       int32
	then      int32 // groups and clauses: the number of instructions inside
	alt       int32 // groups: the number of instructions of the else branch
	first     int32 // groups: the number of leading instructions that only print
	unit      int32 // unit attribute that is set when the group or clause is present, or -1
	text      string
	name      string // the name of an enum attribute in errors, or of a custom directive
	anchor    []formatRef
	args      []formatRef
	params    []int32
	dir       *CustomDirective
}

// formatRefKind says what kind of thing a formatRef refers to.
type formatRefKind uint8

const (
	boundOperand formatRefKind = iota
	boundResult
	boundAttr
	boundRegion
	boundSuccessor
	boundAllOperands
	boundAllResults
	boundAllRegions
	boundAllSuccessors
	boundAttrDict
	boundText
	boundParam
)

// formatRef names something that a format binds or refers to.
type formatRef struct {
	kind formatRefKind
	typ  bool // type(...)
	ref  bool // ref(...)
	arg  int32
	text string
}

// attrMode says how `$attr` is written.
type attrMode uint8

const (
	attrGeneric attrMode = iota
	attrTyped            // without its type, which the constraint gives
	attrKeyword          // enumeration held as integer
	attrSymbol
	attrArray // dense array as `[1, 2]`
	attrClass // without `#dialect.mnemonic`
)

// typeSource says where the type of an operand or result comes from.
type typeSource struct {
	kind  sourceKind
	arg   int32
	infer func(Type) Type
	all   func(Type) []Type
}

type sourceKind uint8

const (
	sourceSpelled sourceKind = iota
	sourceBuild
	sourceOperand
	sourceResult
	sourceAttr
)

// lazyFormat compiles a format when it is first used.
type lazyFormat struct {
	once sync.Once
	prog atomic.Pointer[formatProgram]
}

// program returns the compiled format. It panics if the format does not compile,
// because that is a bug of the declaration.
func (f *lazyFormat) program(compile func() (*formatProgram, error)) *formatProgram {
	f.once.Do(func() {
		p, err := compile()
		if err != nil {
			panic("ir: " + err.Error())
		}
		f.prog.Store(p)
	})
	return f.prog.Load()
}

func (i *OpInfo) formatProgram() *formatProgram {
	return i.formatNumbered(i.shape.format)
}

// formatNumbered returns the compiled format with a number of OpDef.formatIn.
func (i *OpInfo) formatNumbered(n int) *formatProgram {
	f := &i.shape.formats[n]
	if p := f.prog.Load(); p != nil {
		return p
	}
	return f.program(func() (*formatProgram, error) {
		return compileOpFormat(i.Def, n, i.ctx.Version, i.Entry, i.Dialect.Dialect)
	})
}

func (d *TypeDef) formatProgram() *formatProgram {
	if p := d.format.prog.Load(); p != nil {
		return p
	}
	return d.format.program(func() (*formatProgram, error) {
		return compileParamFormat("!"+d.Dialect+"."+d.Mnemonic, d.Format, d.Params, d.Directives)
	})
}

// formatProgram returns the program of the format that all versions read.
func (d *AttrClass) formatProgram() *formatProgram { return d.compiled(&d.format, d.Format) }

// formatProgramIn returns the program of the format that a version prints.
func (d *AttrClass) formatProgramIn(v Version) *formatProgram {
	for _, o := range d.Older {
		if v <= o.Last {
			return d.compiled(&o.format, o.Format)
		}
	}
	return d.formatProgram()
}

// compiled returns the program of format, which f holds once it is compiled.
func (d *AttrClass) compiled(f *lazyFormat, format string) *formatProgram {
	if p := f.prog.Load(); p != nil {
		return p
	}
	return f.program(func() (*formatProgram, error) {
		return compileParamFormat("#"+d.Dialect+"."+d.Mnemonic, format, d.Params, d.Directives)
	})
}

// CheckFormats compiles every assembly format of the dialect and returns the errors in
// them: wrong syntax, unknown names, and operands, results, regions and successors that
// are neither bound nor inferable. Tests call it for every dialect.
func CheckFormats(d *Dialect) error {
	var errs []error
	for i := range d.Ops {
		e := &d.Ops[i]
		for n := range len(e.Def.Older) + 1 {
			for _, v := range Versions() {
				if e.Def.formatText(n) != "" && e.Def.formatIn(v) == n {
					_, err := compileOpFormat(e.Def, n, v, e, d)
					errs = append(errs, err)
				}
			}
		}
	}
	for _, t := range d.Types {
		if t.Format != "" {
			_, err := compileParamFormat("!"+t.Dialect+"."+t.Mnemonic, t.Format, t.Params, t.Directives)
			errs = append(errs, err)
		}
	}
	for _, a := range d.Attrs {
		if a.Format != "" {
			_, err := compileParamFormat("#"+a.Dialect+"."+a.Mnemonic, a.Format, a.Params, a.Directives)
			errs = append(errs, err)
			for _, o := range a.Older {
				_, err := compileParamFormat("#"+a.Dialect+"."+a.Mnemonic, o.Format, a.Params, a.Directives)
				errs = append(errs, err)
			}
		}
	}
	return errors.Join(errs...)
}
