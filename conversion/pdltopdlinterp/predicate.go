package pdltopdlinterp

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// posKind says what a position is. The order of the kinds is that in which the matcher prefers to look at positions.
type posKind uint8

const (
	posOperation posKind = iota
	posOperand
	posOperandGroup
	posAttribute
	posConstraint
	posResult
	posResultGroup
	posType
	posAttributeLiteral
	posTypeLiteral
	posUsers
	posForEach
)

// all is the index of a group that stands for all operands or results.
const all = -1

// posKey says what distinguishes positions of one kind and parent.
type posKey struct {
	kind     posKind
	parent   *position
	index    int
	variadic bool // the group is a range
	name     string
	attr     ir.Attribute
	question *question
}

// position is a place in the IR around the matched operation, or a constant. Equal positions are one object.
type position struct {
	posKey
	// depth is the number of steps between operations from the matched one to this place.
	depth int
	id    int
}

// isRoot reports whether p is the matched operation itself.
func (p *position) isRoot() bool { return p.kind == posOperation && p.depth == 0 }

// isDefining reports whether p, an operation other than the matched one, is the one that defines an operand.
func (p *position) isDefining() bool {
	return p.parent.kind == posOperand || p.parent.kind == posOperandGroup
}

// askKind says what a question asks. The order of the kinds is that in which the matcher prefers to ask.
type askKind uint8

const (
	askNotNull askKind = iota
	askName
	askType
	askAttribute
	askOperandsAtLeast
	askOperands
	askResultsAtLeast
	askResults
	askEqual
	askConstraint
)

// question is what a predicate asks about a position. Equal questions are one object.
type question struct {
	kind askKind
	// other is the position that askEqual compares with.
	other *position
	// The rest is what askConstraint calls.
	name    string
	args    []*position
	results []ir.Type
	negated bool
}

// answer is what a question is expected to have for an answer: a text, an attribute or a number, or nothing for yes.
type answer struct {
	name string
	attr ir.Attribute
	n    int
}

// predicate is a question about a position with the expected answer.
type predicate struct {
	at   *position
	ask  *question
	want answer
}

type askKey struct {
	kind  askKind
	other *position
	text  string
}

// uniquer makes positions and questions.
type uniquer struct {
	positions map[posKey]*position
	questions map[askKey]*question
}

func newUniquer() *uniquer {
	return &uniquer{positions: map[posKey]*position{}, questions: map[askKey]*question{}}
}

func (u *uniquer) position(k posKey) *position {
	if p := u.positions[k]; p != nil {
		return p
	}
	p := &position{posKey: k, id: len(u.positions)}
	if k.parent != nil {
		p.depth = k.parent.depth
		if k.kind == posOperation {
			p.depth++
		}
	}
	u.positions[k] = p
	return p
}

func (u *uniquer) root() *position { return u.position(posKey{kind: posOperation}) }

// operation returns the operation that defines the operand p, or that a loop at p visits.
func (u *uniquer) operation(p *position) *position {
	return u.position(posKey{kind: posOperation, parent: p})
}

func (u *uniquer) operand(op *position, i int) *position {
	return u.position(posKey{kind: posOperand, parent: op, index: i})
}

func (u *uniquer) operands(op *position, group int, variadic bool) *position {
	return u.position(posKey{kind: posOperandGroup, parent: op, index: group, variadic: variadic})
}

func (u *uniquer) result(op *position, i int) *position {
	return u.position(posKey{kind: posResult, parent: op, index: i})
}

func (u *uniquer) results(op *position, group int, variadic bool) *position {
	return u.position(posKey{kind: posResultGroup, parent: op, index: group, variadic: variadic})
}

func (u *uniquer) typeOf(p *position) *position { return u.position(posKey{kind: posType, parent: p}) }

// visited returns what a loop over the users of p visits. Loops with different numbers are different ones.
func (u *uniquer) visited(p *position, loop int) *position {
	users := u.position(posKey{kind: posUsers, parent: p})
	return u.operation(u.position(posKey{kind: posForEach, parent: users, index: loop}))
}

func (u *uniquer) ask(kind askKind) *question { return u.question(askKey{kind: kind}) }

func (u *uniquer) equal(p *position) *question {
	return u.question(askKey{kind: askEqual, other: p})
}

func (u *uniquer) question(k askKey) *question {
	q := u.questions[k]
	if q == nil {
		q = &question{kind: k.kind, other: k.other}
		u.questions[k] = q
	}
	return q
}

// constraint returns the question of a registered function with these arguments and results.
func (u *uniquer) constraint(name string, args []*position, results []ir.Type, negated bool) *question {
	text := make([]byte, 0, len(name)+8*len(args)+8)
	for _, a := range args {
		text = append(strconv.AppendInt(text, int64(a.id), 10), ',')
	}
	text = append(text, ':')
	for _, t := range results {
		text = append(strconv.AppendUint(text, uint64(ir.TypeID(t)), 10), ',')
	}
	if negated {
		text = append(text, '!')
	}
	q := u.question(askKey{kind: askConstraint, text: string(append(append(text, ':'), name...))})
	q.name, q.args, q.results, q.negated = name, args, results, negated
	return q
}
