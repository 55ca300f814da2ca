package spvc

import (
	"context"
	"fmt"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/host"
)

// CallInto calls the function called name as [Session.Call] does, and stores its results where into points to. A pointer is a *[Tensor]; a pointer to
// a slice for the elements of a tensor of any shape; a pointer to an int64 or float64 for a number; or nil, which ignores the result. A slice is of the Go type that
// [Tensor.Data] describes; integers without a sign may be signed or unsigned. CallInto checks pointers before the call.
func (s *Session) CallInto(ctx context.Context, name string, into []any, args ...any) error {
	_, types, err := s.machine.Signature(name)
	if err != nil {
		return err
	}
	if len(into) != len(types) {
		return fmt.Errorf("@%s returns %d results, not %d", name, len(types), len(into))
	}
	_, sources, err := s.machine.SourceSignature(name)
	if err != nil {
		return err
	}
	for i, p := range into {
		if !storesTo(types[i], p) {
			return fmt.Errorf("result %d of @%s: a %T cannot hold %s", i, name, p, ir.QuoteType(sources[i]))
		}
	}
	i := 0
	return s.call(ctx, name, args, func(t ir.Type, v host.Value) error {
		i++
		return s.store(into[i-1], t, v)
	})
}

// storesTo reports whether p is nil or points to something that can hold a result of type t.
func storesTo(t ir.Type, p any) bool {
	m, isMemory := t.(*ir.MemRefType)
	_, isFloat := t.(*ir.FloatType)
	switch p.(type) {
	case nil:
		return true
	case *Tensor:
		return isMemory
	case *int64:
		return !isMemory && !isFloat
	case *float64:
		return isFloat
	}
	if !isMemory {
		return false
	}
	slice, _ := sliceAt(m.ElementType(), p)
	return matches(m.ElementType(), slice) == nil
}

// store stores a result of type t where p points to, which storesTo accepts.
func (s *Session) store(p any, t ir.Type, v host.Value) (err error) {
	var result any
	switch p := p.(type) {
	case nil:
	case *Tensor:
		if result, err = s.result(t, v); err == nil {
			*p = result.(Tensor)
		}
	case *int64:
		if result, err = numberOf(t, v); err == nil {
			*p = result.(int64)
		}
	case *float64:
		if result, err = numberOf(t, v); err == nil {
			*p = result.(float64)
		}
	default:
		a, err := s.machine.Elements(v)
		if err != nil {
			return err
		}
		_, fill := sliceAt(t.(*ir.MemRefType).ElementType(), p)
		return fill(a.Data)
	}
	return err
}

// sliceAt returns the slice that p points to, and a function that replaces it by one with elements of type t, from memory. Slice is nil if p points to
// something else.
func sliceAt(t ir.Type, p any) (slice any, fill func(data []byte) error) {
	switch p := p.(type) {
	case *[]bool:
		return filling(t, p)
	case *[]float32:
		return filling(t, p)
	case *[]float64:
		return filling(t, p)
	case *[]int8:
		return filling(t, p)
	case *[]int16:
		return filling(t, p)
	case *[]int32:
		return filling(t, p)
	case *[]int64:
		return filling(t, p)
	case *[]uint8:
		return filling(t, p)
	case *[]uint16:
		return filling(t, p)
	case *[]uint32:
		return filling(t, p)
	case *[]uint64:
		return filling(t, p)
	}
	return nil, nil
}

func filling[T any](t ir.Type, p *[]T) (slice any, fill func(data []byte) error) {
	return *p, func(data []byte) error {
		size, _, _, err := goType(t)
		if err != nil {
			return err
		}
		*p = make([]T, len(data)/size)
		return copyBytes(t, *p, data)
	}
}
