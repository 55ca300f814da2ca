package kernelgen

import "fmt"

// mix is the finalizer of SplitMix64, a bijection of 64 bits that spreads every change.
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Hash mixes a seed with the name of what it decides, so that the decisions of one seed and
// those of neighboring seeds have nothing in common.
func Hash(seed uint64, name string) uint64 {
	h := mix(seed + 0x9e3779b97f4a7c15)
	for i := range len(name) {
		h = mix(h ^ uint64(name[i])*0x9e3779b97f4a7c15)
	}
	return h
}

// Random is a stream of decisions.
type Random struct{ state uint64 }

// NewRandom returns the stream of decisions of a seed that name names.
func NewRandom(seed uint64, name string) *Random { return &Random{Hash(seed, name)} }

// Bits returns 64 random bits.
func (r *Random) Bits() uint64 {
	r.state += 0x9e3779b97f4a7c15
	return mix(r.state)
}

// Below returns a number from 0 to n-1; n is positive.
func (r *Random) Below(n int) int { return int(r.Bits() >> 1 % uint64(n)) }

// Chance returns true in percent of 100 cases.
func (r *Random) Chance(percent int) bool { return r.Below(100) < percent }

// oneOf returns an element of a list that is not empty.
func oneOf[T any](r *Random, list []T) T { return list[r.Below(len(list))] }

// Type is a type of values: a number, or a vector of numbers if Lanes is not 0.
type Type struct {
	Kind  TypeKind
	Width int
	Lanes int
}

// TypeKind is the kind of numbers.
type TypeKind uint8

// The kinds.
const (
	Int TypeKind = iota
	Index
	Float
	// BFloat, E4M3 and E5M2 are floats that programs load and store only.
	BFloat
	E4M3
	E5M2
)

// String returns the type as MLIR writes it.
func (t Type) String() string {
	var s string
	switch t.Kind {
	case Int:
		s = fmt.Sprintf("i%d", t.Width)
	case Index:
		s = "index"
	case Float:
		s = fmt.Sprintf("f%d", t.Width)
	case BFloat:
		s = "bf16"
	case E4M3:
		s = "f8E4M3FN"
	case E5M2:
		s = "f8E5M2"
	}
	if t.Lanes > 0 {
		return fmt.Sprintf("vector<%dx%s>", t.Lanes, s)
	}
	return s
}

// opaque reports whether programs only load and store numbers of the type.
func (t Type) opaque() bool { return t.Kind >= BFloat }

// scalar returns the type of an element.
func (t Type) scalar() Type { t.Lanes = 0; return t }

// withLanes returns t with another number of lanes.
func (t Type) withLanes(lanes int) Type { t.Lanes = lanes; return t }

func intType(w int) Type { return Type{Kind: Int, Width: w} }

var (
	boolType  = intType(1)
	indexType = Type{Kind: Index, Width: 64}
	i32       = intType(32)
	f32       = Type{Kind: Float, Width: 32}
)

// bytes returns the size of a number in a buffer of a device or host.
func (t Type) bytes() int {
	switch {
	case t.Kind == Index:
		return 4
	case t.Width < 8:
		return 1
	}
	return t.Width / 8
}
