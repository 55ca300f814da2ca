package lit

import (
	"errors"
	"math/big"
	"strconv"
	"strings"
)

// numFormat describes the format of a numeric value in the input.
type numFormat struct {
	kind      byte // 0 (none), 'u', 'd', 'x' or 'X'
	precision int  // minimum number of digits, 0 for any number
	alternate bool // hexadecimal with 0x
}

// wildcard returns a regular expression that matches any value in this format.
func (f numFormat) wildcard() string {
	var first, digit, prefix string
	switch f.kind {
	case 'u':
		first, digit = "[1-9]", "[0-9]"
	case 'd':
		first, digit, prefix = "[1-9]", "[0-9]", "-?"
	case 'x':
		first, digit = "[1-9a-f]", "[0-9a-f]"
	case 'X':
		first, digit = "[1-9A-F]", "[0-9A-F]"
	}
	if f.alternate {
		prefix += "0x"
	}
	if f.precision == 0 {
		return prefix + digit + "+"
	}
	return prefix + "(" + first + digit + "*)?" + strings.Repeat(digit, f.precision)
}

var errNumOverflow = errors.New("unable to substitute variable or numeric expression: overflow error")

// text returns v in this format, or an error if v is negative and the format unsigned.
func (f numFormat) text(v *big.Int) (string, error) {
	if f.kind != 'd' && v.Sign() < 0 {
		return "", errNumOverflow
	}
	base := 10
	if f.kind == 'x' || f.kind == 'X' {
		base = 16
	}
	digits := new(big.Int).Abs(v).Text(base)
	if f.kind == 'X' {
		digits = strings.ToUpper(digits)
	}
	if pad := f.precision - len(digits); pad > 0 {
		digits = strings.Repeat("0", pad) + digits
	}
	if f.alternate {
		digits = "0x" + digits
	}
	if v.Sign() < 0 {
		digits = "-" + digits
	}
	return digits, nil
}

// parse reads a value that wildcard matches.
func (f numFormat) parse(s string) *big.Int {
	base := 10
	if f.kind == 'x' || f.kind == 'X' {
		base = 16
	}
	neg := strings.HasPrefix(s, "-")
	s = strings.TrimPrefix(s, "-")
	if f.alternate {
		s = strings.TrimPrefix(s, "0x")
	}
	v, _ := new(big.Int).SetString(s, base)
	if v == nil {
		v = new(big.Int)
	}
	if neg {
		v.Neg(v)
	}
	return v
}

// numVar is a numeric variable.
type numVar struct {
	name    string
	format  numFormat
	defLine int // line of the directive that defines it, 0 for none
	value   *big.Int
}

// numExpr is a numeric expression: a literal, a variable, or an operation.
type numExpr struct {
	lit      *big.Int
	variable *numVar
	offset   int    // offset of a variable's use in the check text
	op       string // add, sub, mul, div, min, max
	lhs, rhs *numExpr
	text     string
}

// undefVar is a use of a variable that has no value.
type undefVar struct {
	name   string
	offset int
}

func (e *undefVar) Error() string { return "undefined variable: " + e.name }

// maxNumBits bounds the size of computed values.
const maxNumBits = 1 << 16

// eval computes e. It appends every undefined variable to undef.
func (e *numExpr) eval(undef *[]*undefVar) (*big.Int, error) {
	switch {
	case e.lit != nil:
		return e.lit, nil
	case e.variable != nil:
		if e.variable.value == nil {
			*undef = append(*undef, &undefVar{e.variable.name, e.offset})
			return new(big.Int), nil
		}
		return e.variable.value, nil
	}
	x, err := e.lhs.eval(undef)
	y, err2 := e.rhs.eval(undef)
	if err != nil || err2 != nil {
		return nil, errNumOverflow
	}
	z := new(big.Int)
	switch e.op {
	case "add":
		z.Add(x, y)
	case "sub":
		z.Sub(x, y)
	case "mul":
		if x.BitLen()+y.BitLen() > maxNumBits {
			return nil, errNumOverflow
		}
		z.Mul(x, y)
	case "div":
		if y.Sign() == 0 {
			if len(*undef) > 0 {
				return z, nil
			}
			return nil, errNumOverflow
		}
		z.Quo(x, y)
	case "min":
		z.Set(x)
		if y.Cmp(x) < 0 {
			z.Set(y)
		}
	case "max":
		z.Set(x)
		if y.Cmp(x) > 0 {
			z.Set(y)
		}
	}
	return z, nil
}

// implicit returns the format that e takes from its variables, or an error if they
// differ.
func (e *numExpr) implicit() (numFormat, error) {
	if e.lit != nil {
		return numFormat{}, nil
	}
	if e.variable != nil {
		return e.variable.format, nil
	}
	l, err := e.lhs.implicit()
	if err != nil {
		return l, err
	}
	r, err := e.rhs.implicit()
	if err != nil {
		return r, err
	}
	if l.kind != 0 && r.kind != 0 && l != r {
		return l, errors.New("implicit format conflict between '" + e.lhs.text + "' (%" + string(rune(l.kind)) +
			") and '" + e.rhs.text + "' (%" + string(rune(r.kind)) + "), need an explicit format specifier")
	}
	if l.kind != 0 {
		return l, nil
	}
	return r, nil
}

// numParser parses the text between [[# and ]].
type numParser struct {
	src   string // the whole check text
	base  int    // offset of s in src
	s     string
	pos   int
	line  int
	vars  *varTable
	depth int
}

// parseError is an error in the check text, at an offset of it.
type parseError struct {
	offset int
	msg    string
}

func (e *parseError) Error() string { return e.msg }

func (p *numParser) errorAt(pos int, msg string) error { return &parseError{p.base + pos, msg} }

func (p *numParser) blanks() {
	for p.pos < len(p.s) && (p.s[p.pos] == ' ' || p.s[p.pos] == '\t') {
		p.pos++
	}
}

func (p *numParser) peek() byte {
	if p.pos < len(p.s) {
		return p.s[p.pos]
	}
	return 0
}

// numBlock is a parsed numeric substitution block.
type numBlock struct {
	format numFormat
	expr   *numExpr
	def    *numVar
}

// parseBlock parses the block; legacy is the [[@LINE+n]] form.
func (p *numParser) parseBlock(legacy bool) (b numBlock, err error) {
	comma, paren := strings.IndexByte(p.s, ','), strings.IndexByte(p.s, '(')
	if comma >= 0 && (paren < 0 || comma < paren) {
		if b.format, err = p.parseFormat(p.s[:comma]); err != nil {
			return b, err
		}
		p.pos = comma + 1
	}
	explicit := b.format.kind != 0
	defFrom, defTo := p.pos, -1
	if k := strings.IndexByte(p.s[p.pos:], ':'); k >= 0 {
		defTo = p.pos + k
		p.pos = defTo + 1
	}
	p.blanks()
	constraint := strings.HasPrefix(p.s[p.pos:], "==")
	if constraint {
		p.pos += 2
		p.blanks()
	}
	if p.pos == len(p.s) {
		if constraint {
			return b, p.errorAt(p.pos, "empty numeric expression should not have a constraint")
		}
	} else if b.expr, err = p.parseExpr(legacy, constraint); err != nil {
		return b, err
	}
	if !explicit {
		precision := b.format.precision
		if b.expr != nil {
			if b.format, err = b.expr.implicit(); err != nil {
				return b, p.errorAt(defTo+1, err.Error())
			}
		}
		if b.format.kind == 0 {
			b.format = numFormat{kind: 'u', precision: precision}
		}
	}
	if defTo >= 0 {
		b.def, err = p.parseDef(defFrom, defTo, b.format)
	}
	return b, err
}

func (p *numParser) parseFormat(s string) (f numFormat, err error) {
	f0 := strings.Trim(s, " \t")
	at := strings.Index(s, f0)
	bad := p.errorAt(at, "invalid matching format specification in expression")
	rest, ok := strings.CutPrefix(f0, "%")
	if !ok {
		return f, bad
	}
	rest, f.alternate = strings.CutPrefix(rest, "#")
	if after, ok := strings.CutPrefix(rest, "."); ok {
		n := 0
		for n < len(after) && after[n] >= '0' && after[n] <= '9' && f.precision < 1000 {
			f.precision = f.precision*10 + int(after[n]-'0')
			n++
		}
		if n == 0 {
			return f, p.errorAt(at, "invalid precision in format specifier")
		}
		rest = after[n:]
	}
	if rest != "" {
		switch rest[0] {
		case 'u', 'd', 'x', 'X':
			f.kind = rest[0]
		default:
			return f, p.errorAt(at+len(f0)-len(rest), "invalid format specifier in expression")
		}
		rest = rest[1:]
	}
	if f.alternate && f.kind != 'x' && f.kind != 'X' {
		return f, p.errorAt(at, "alternate form only supported for hex values")
	}
	if strings.TrimLeft(rest, " \t") != "" {
		return f, bad
	}
	return f, nil
}

func (p *numParser) parseDef(from, to int, f numFormat) (*numVar, error) {
	s := p.s[from:to]
	trimmed := strings.TrimLeft(s, " \t")
	at := from + len(s) - len(trimmed)
	name, pseudo, rest, msg := parseVarName(trimmed)
	switch {
	case msg != "":
		return nil, p.errorAt(at, msg)
	case pseudo:
		return nil, p.errorAt(at, "definition of pseudo numeric variable unsupported")
	case p.vars.declared[name]:
		return nil, p.errorAt(at, "string variable with name '"+name+"' already exists")
	case strings.TrimLeft(rest, " \t") != "":
		return nil, p.errorAt(to-len(rest), "unexpected characters after numeric variable name")
	}
	if v := p.vars.numeric[name]; v != nil {
		if v.format != f {
			return nil, p.errorAt(at+len(name), "format different from previous variable definition")
		}
		v.defLine = p.line
		return v, nil
	}
	return &numVar{name: name, format: f, defLine: p.line}, nil
}

// These are the operand kinds that a position may allow.
const (
	operandAny = iota
	operandLine
	operandDecimal
)

func (p *numParser) parseExpr(legacy, constraint bool) (*numExpr, error) {
	p.s = strings.TrimRight(p.s, " \t")
	kind := operandAny
	if legacy {
		kind = operandLine
	}
	from := p.pos
	x, err := p.operand(kind, !constraint)
	for err == nil && p.pos < len(p.s) {
		if x, err = p.binary(from, x, legacy); err == nil && legacy && p.pos < len(p.s) {
			err = p.errorAt(p.pos, "unexpected characters at end of expression '"+p.s[p.pos:]+"'")
		}
	}
	return x, err
}

func (p *numParser) binary(from int, lhs *numExpr, legacy bool) (*numExpr, error) {
	p.blanks()
	if p.pos == len(p.s) {
		return lhs, nil
	}
	op, at := "", p.pos
	switch p.s[p.pos] {
	case '+':
		op = "add"
	case '-':
		op = "sub"
	default:
		return nil, p.errorAt(at, "unsupported operation '"+p.s[at:at+1]+"'")
	}
	p.pos++
	p.blanks()
	if p.pos == len(p.s) {
		return nil, p.errorAt(p.pos, "missing operand in expression")
	}
	kind := operandAny
	if legacy {
		kind = operandDecimal
	}
	rhs, err := p.operand(kind, false)
	if err != nil {
		return nil, err
	}
	return &numExpr{op: op, lhs: lhs, rhs: rhs, text: p.s[from:p.pos]}, nil
}

// maxNumDepth bounds the nesting of parentheses and calls.
const maxNumDepth = 1000

func (p *numParser) operand(kind int, maybeConstraint bool) (*numExpr, error) {
	if p.depth++; p.depth > maxNumDepth {
		return nil, p.errorAt(p.pos, "expression nested too deeply")
	}
	defer func() { p.depth-- }()
	from := p.pos
	if p.peek() == '(' {
		if kind != operandAny {
			return nil, p.errorAt(from, "parenthesized expression not permitted here")
		}
		return p.paren()
	}
	if kind != operandDecimal {
		name, pseudo, rest, msg := parseVarName(p.s[p.pos:])
		if msg == "" {
			p.pos = len(p.s) - len(rest)
			if strings.HasPrefix(strings.TrimLeft(rest, " \t"), "(") {
				if kind != operandAny {
					return nil, p.errorAt(p.pos, "unexpected function call")
				}
				return p.call(from, name)
			}
			return p.use(from, name, pseudo)
		}
		if kind == operandLine {
			return nil, p.errorAt(from, msg)
		}
	}
	if v := p.literal(kind == operandDecimal); v != nil {
		return &numExpr{lit: v, text: p.s[from:p.pos]}, nil
	}
	msg := "invalid operand format"
	if maybeConstraint {
		msg = "invalid matching constraint or operand format"
	}
	return nil, p.errorAt(from, msg)
}

// literal parses an integer. Except in legacy expressions, a prefix determines the
// base.
func (p *numParser) literal(decimal bool) *big.Int {
	s := p.s[p.pos:]
	digits, neg := strings.CutPrefix(s, "-")
	base, skip := 10, 0
	if !decimal && len(digits) > 1 && digits[0] == '0' {
		switch c := digits[1]; {
		case c == 'x' || c == 'X':
			base, skip = 16, 2
		case c == 'b' || c == 'B':
			base, skip = 2, 2
		case c == 'o':
			base, skip = 8, 2
		case c >= '0' && c <= '9':
			base, skip = 8, 1
		}
	}
	n := skip
	for n < len(digits) && digitValue(digits[n]) < base {
		n++
	}
	if n == skip || n-skip > maxNumBits/4 {
		return nil
	}
	v, _ := new(big.Int).SetString(digits[skip:n], base)
	if neg {
		v.Neg(v)
		n++
	}
	p.pos += n
	return v
}

func digitValue(c byte) int {
	switch c = lowerByte(c); {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'z':
		return int(c-'a') + 10
	}
	return 99
}

func (p *numParser) use(from int, name string, pseudo bool) (*numExpr, error) {
	e := &numExpr{offset: p.base + from, text: name}
	if pseudo {
		if name != "@LINE" {
			return nil, p.errorAt(from, "invalid pseudo numeric variable '"+name+"'")
		}
		e.variable = &numVar{name: name, format: numFormat{kind: 'u'}, value: big.NewInt(int64(p.line))}
		return e, nil
	}
	v := p.vars.numeric[name]
	if v == nil {
		v = &numVar{name: name, format: numFormat{kind: 'u'}}
		p.vars.numeric[name] = v
	}
	if v.defLine == p.line && p.line != 0 {
		return nil, p.errorAt(from, "numeric variable '"+name+"' defined earlier in the same CHECK directive")
	}
	e.variable = v
	return e, nil
}

func (p *numParser) paren() (*numExpr, error) {
	p.pos++
	p.blanks()
	if p.pos == len(p.s) {
		return nil, p.errorAt(p.pos, "missing operand in expression")
	}
	from := p.pos
	x, err := p.operand(operandAny, false)
	p.blanks()
	for err == nil && p.pos < len(p.s) && p.peek() != ')' {
		x, err = p.binary(from, x, false)
		p.blanks()
	}
	if err != nil {
		return nil, err
	}
	if p.peek() != ')' {
		return nil, p.errorAt(p.pos, "missing ')' at end of nested expression")
	}
	p.pos++
	return x, nil
}

func (p *numParser) call(from int, name string) (*numExpr, error) {
	switch name {
	case "add", "sub", "mul", "div", "min", "max":
	default:
		return nil, p.errorAt(from, "call to undefined function '"+name+"'")
	}
	p.blanks()
	p.pos++
	p.blanks()
	var args []*numExpr
	for p.pos < len(p.s) && p.peek() != ')' {
		if p.peek() == ',' {
			return nil, p.errorAt(p.pos, "missing argument")
		}
		at := p.pos
		x, err := p.operand(operandAny, false)
		p.blanks()
		for err == nil && p.pos < len(p.s) && p.peek() != ',' && p.peek() != ')' {
			x, err = p.binary(at, x, false)
			p.blanks()
		}
		if err != nil {
			return nil, err
		}
		args = append(args, x)
		if p.peek() != ',' {
			break
		}
		p.pos++
		p.blanks()
		if p.peek() == ')' {
			return nil, p.errorAt(p.pos, "missing argument")
		}
	}
	if p.peek() != ')' {
		return nil, p.errorAt(p.pos, "missing ')' at end of call expression")
	}
	p.pos++
	if len(args) != 2 {
		return nil, p.errorAt(from, "function '"+name+"' takes 2 arguments but "+strconv.Itoa(len(args))+" given")
	}
	return &numExpr{op: name, lhs: args[0], rhs: args[1], text: p.s[from:p.pos]}, nil
}
