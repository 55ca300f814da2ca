package spec

import (
	"sort"
	"strconv"
)

// Opcode is the number of an instruction.
type Opcode uint16

// Class is the chapter of the specification's instruction list.
type Class string

// OpInfo describes an instruction.
type OpInfo struct {
	Opcode        Opcode
	Name          string // includes the prefix Op
	Class         Class
	Operands      []Operand // all words after the first, including result type and result
	HasResultType bool
	HasResult     bool
	Availability
}

// Info returns the description of op, or nil if the tables do not contain it.
func Info(op Opcode) *OpInfo {
	if int(op) >= len(opIndex) || opIndex[op] == 0 {
		return nil
	}
	return &opRows[opIndex[op]-1]
}

// Ops returns the descriptions of all instructions, by opcode.
func Ops() []OpInfo { return opRows[:] }

// String returns the name of op, as "OpIAdd".
func (op Opcode) String() string {
	if i := Info(op); i != nil {
		return i.Name
	}
	return "Op" + strconv.Itoa(int(op))
}

// ParseOpcode reads the name of an instruction, with its prefix Op.
func ParseOpcode(s string) (Opcode, bool) {
	v, ok := lookup(opNames, s)
	return Opcode(v), ok
}

// ExtInstSet is an extended instruction set.
type ExtInstSet uint8

// anyNumber is the most of an instruction whose last operand is repeated.
const anyNumber = 255

type instRow struct {
	name        string
	number      uint32
	least, most uint8 // operands
}

type setRow struct {
	name  string
	insts []instRow // by number
	names []nameRow // by name
}

// String returns the name that OpExtInstImport carries.
func (s ExtInstSet) String() string { return setRows[s].name }

// ParseExtInstSet reads the name that OpExtInstImport carries.
func ParseExtInstSet(name string) (ExtInstSet, bool) {
	for i := range setRows {
		if setRows[i].name == name {
			return ExtInstSet(i), true
		}
	}
	return 0, false
}

// Inst returns the number of an instruction of the set.
func (s ExtInstSet) Inst(name string) (uint32, bool) { return lookup(setRows[s].names, name) }

// InstName returns the name of an instruction of the set, or "" if the set has no
// instruction with that number.
func (s ExtInstSet) InstName(number uint32) string {
	if row := s.row(number); row != nil {
		return row.name
	}
	return ""
}

// TakesOperands reports whether an instruction of the set can have n operands. It is true if the set has no instruction with that number.
func (s ExtInstSet) TakesOperands(number uint32, n int) bool {
	row := s.row(number)
	return row == nil || n >= int(row.least) && (row.most == anyNumber || n <= int(row.most))
}

func (s ExtInstSet) row(number uint32) *instRow {
	rows := setRows[s].insts
	i := sort.Search(len(rows), func(i int) bool { return rows[i].number >= number })
	if i == len(rows) || rows[i].number != number {
		return nil
	}
	return &rows[i]
}
