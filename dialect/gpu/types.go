package gpu

import "github.com/spvc/spvc/ir"

// AsyncTokenType is `!gpu.async.token`, the type of the value that an asynchronous op
// returns and that other ops can wait for.
type AsyncTokenType struct{ ir.TypeBase }

// handleType is an opaque handle of the sparse ops, such as
// `!gpu.sparse.spmat_handle`. The handle types differ in their class.
type handleType struct{ ir.TypeBase }

// The classes without parameters.
var (
	AsyncTokenDef = tokenClass()
	DnTensorDef   = handle("sparse.dntensor_handle")
	SpMatDef      = handle("sparse.spmat_handle")
	SpGEMMDef     = handle("sparse.spgemmop_handle")
)

type tokenKey struct{}

// AsyncToken returns the type `!gpu.async.token`.
func AsyncToken(c *ir.Context) *AsyncTokenType {
	return internToken(c, AsyncTokenDef)
}

func internToken(c *ir.Context, def *ir.TypeDef) *AsyncTokenType {
	return ir.Intern(c, tokenKey{}, func(tokenKey) *AsyncTokenType { return &AsyncTokenType{ir.NewTypeBase(c, def)} })
}

func tokenClass() *ir.TypeDef {
	d := &ir.TypeDef{Dialect: dialectName, Mnemonic: "async.token"}
	d.Build = func(p *ir.Parser, _ []any) ir.Type { return internToken(p.Context(), d) }
	return d
}

func handle(mnemonic string) *ir.TypeDef {
	d := &ir.TypeDef{Dialect: dialectName, Mnemonic: mnemonic}
	d.Build = func(p *ir.Parser, _ []any) ir.Type { return handleOf(p.Context(), d) }
	return d
}

type handleKey struct{ def *ir.TypeDef }

func handleOf(c *ir.Context, def *ir.TypeDef) *handleType {
	return ir.Intern(c, handleKey{def}, func(k handleKey) *handleType { return &handleType{ir.NewTypeBase(c, k.def)} })
}

// MMAMatrixType is `!gpu.mma_matrix<16x16xf16, "AOp">`: a matrix that the lanes of a
// subgroup hold together.
type MMAMatrixType struct {
	ir.TypeBase
	Rows, Cols int64
	Element    ir.Type
	// Operand is the role in a multiplication: AOp, BOp or COp.
	Operand string
}

// MMAMatrixDef declares the class of MMAMatrixType.
var MMAMatrixDef = mmaClass()

type mmaKey struct {
	rows, cols int64
	element    ir.Type
	operand    string
}

// MMAMatrix returns the matrix type. The operand must be AOp, BOp or COp. The element
// type must be si8, ui8, i32, f16 or f32.
func MMAMatrix(c *ir.Context, rows, cols int64, element ir.Type, operand string) *MMAMatrixType {
	return internMMA(c, MMAMatrixDef, mmaKey{rows, cols, element, operand})
}

func internMMA(c *ir.Context, def *ir.TypeDef, k mmaKey) *MMAMatrixType {
	return ir.Intern(c, k, func(k mmaKey) *MMAMatrixType {
		return &MMAMatrixType{ir.NewTypeBase(c, def, k.element), k.rows, k.cols, k.element, k.operand}
	})
}

func mmaClass() *ir.TypeDef {
	d := &ir.TypeDef{Dialect: dialectName, Mnemonic: "mma_matrix", Print: printMMA}
	d.Parse = func(p *ir.Parser) ir.Type { return parseMMA(p, d) }
	d.Walk = func(t ir.Type, typ func(ir.Type), _ func(ir.Attribute)) { typ(t.(*MMAMatrixType).Element) }
	d.Rebuild = func(t ir.Type, typ func(ir.Type) ir.Type, _ func(ir.Attribute) ir.Attribute) ir.Type {
		m := t.(*MMAMatrixType)
		e := typ(m.Element)
		if e == nil || !isMMAElement(e) {
			return nil
		}
		return internMMA(t.Context(), d, mmaKey{m.Rows, m.Cols, e, m.Operand})
	}
	return d
}

func parseMMA(p *ir.Parser, def *ir.TypeDef) ir.Type {
	loc := p.MnemonicLoc()
	if !p.ParseLess() {
		return nil
	}
	dims, ok := p.ParseDimensionList(false, true)
	if !ok {
		return nil
	}
	elem, ok := p.ParseType()
	if !ok || !p.ParseComma() {
		return nil
	}
	operand, ok := p.ParseString()
	if !ok || !p.ParseGreater() {
		return nil
	}
	why := ""
	switch {
	case operand != "AOp" && operand != "BOp" && operand != "COp":
		why = "operand expected to be one of AOp, BOp or COp"
	case len(dims) != 2:
		why = "MMAMatrixType must have exactly two dimensions"
	case !isMMAElement(elem):
		why = "MMAMatrixType elements must be SI8, UI8, I32, F16, or F32"
		if hasDoubleMatrices(p.Context()) {
			why = "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64"
		}
	}
	if why != "" {
		p.EmitError(loc, why)
		return nil
	}
	return internMMA(p.Context(), def, mmaKey{dims[0], dims[1], elem, operand})
}

func printMMA(p *ir.Printer, t ir.Type) {
	m := t.(*MMAMatrixType)
	p.Byte('<')
	p.Int(m.Rows)
	p.Byte('x')
	p.Int(m.Cols)
	p.Byte('x')
	p.Type(m.Element)
	p.Str(", ")
	p.QuotedString(m.Operand)
	p.Byte('>')
}

func isMMAElement(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width == 32 && t.Signedness == ir.Signless || t.Width == 8 && t.Signedness != ir.Signless
	case *ir.FloatType:
		return t.Kind == ir.F16 || t.Kind == ir.F32 || t.Kind == ir.F64 && hasDoubleMatrices(t.Context())
	}
	return false
}

// hasDoubleMatrices reports whether matrices can have elements of 64 bits in the version of the context.
func hasDoubleMatrices(c *ir.Context) bool { return c.MLIR() >= 22 }
