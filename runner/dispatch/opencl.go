package dispatch

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// opencl reports whether the entry point is a kernel of OpenCL, which only the reference device runs.
func opencl(e *reflect.EntryPoint) bool { return e.Model == spec.ExecutionModelKernel }

// parameterSlots lists the slots of the parameters of an OpenCL kernel.
func parameterSlots(e *reflect.EntryPoint) (all []named, needed []slot) {
	for i := range e.Parameters {
		p := &e.Parameters[i]
		s := slot{kind: slotParameter, binding: uint32(i), parameter: p, what: fmt.Sprintf("the parameter %d", i)}
		needed = append(needed, s)
		if p.Name != "" {
			all = append(all, named{p.Name, rankVariable, s})
		}
		all = append(all, named{fmt.Sprintf("arg_%d", i), rankVariable, s})
	}
	return all, needed
}

// isSampler reports whether the argument of the slot is the text of a sampler.
func (s *slot) isSampler() bool {
	return s.kind == slotSampler || s.kind == slotParameter && s.parameter.Passed().Kind == reflect.SamplerType
}

// isLocal reports whether the argument of the slot is a number of bytes of workgroup memory.
func (s *slot) isLocal() bool {
	return s.kind == slotParameter && !s.parameter.ByValue && s.parameter.Type.Class == spec.StorageClassWorkgroup
}

// inMemory reports whether the argument of the slot lies in a buffer or image.
func (s *slot) inMemory() bool {
	return s.kind == slotBuffer || s.kind == slotAddress || s.kind == slotParameter && (s.image != nil || !s.parameter.ByValue && !s.isLocal())
}

// ofParameter gives a slot the shape of its parameter, by the layout of OpenCL C.
func (s *slot) ofParameter() error {
	p, passed := s.parameter, s.parameter.Passed()
	switch {
	case s.isSampler() || s.isLocal():
		return nil
	case passed.Kind == reflect.ImageType:
		return s.texels(&reflect.Resource{Type: reflect.StorageImage, Image: passed.Image})
	case !p.ByValue && passed.Elem == nil:
		return errors.New("it is a pointer to bytes without a type")
	case !p.ByValue:
		passed = passed.Elem
	}
	shape, align, err := openclShape(passed, 0)
	if err != nil {
		return err
	}
	s.shape = shape
	if p.ByValue {
		shape.Size = roundUp(shape.Size, align)
	} else {
		s.shape = block.StructOf([]block.Field{{Name: p.Name, Shape: block.ArrayOf(shape, -1, roundUp(shape.Size, align))}})
	}
	return nil
}

func roundUp(n, to int64) int64 { return (n + to - 1) / to * to }

// maxNesting bounds the depth of types.
const maxNesting = 64

// openclShape returns the layout and the alignment of a type by the rules of OpenCL C: a vector of three components is
// aligned as one of four.
func openclShape(t *reflect.Type, depth int) (shape *block.Shape, align int64, err error) {
	if depth > maxNesting {
		return nil, 0, errors.New("its type is nested too deep")
	}
	switch t.Kind {
	case reflect.IntType, reflect.FloatType:
		shape = &block.Shape{Kind: block.Int, Bits: int(t.Bits), Size: int64(t.Bits) / 8, Unsigned: !t.Signed && !t.Signless}
		if t.Kind == reflect.FloatType {
			shape.Kind = block.Float
		}
		if t.Bits%8 != 0 || t.Bits == 0 || t.Bits > 64 || t.Encoding != nil {
			break
		}
		return shape, shape.Size, nil
	case reflect.VectorType, reflect.ArrayType:
		elem, align, err := openclShape(t.Elem, depth+1)
		if err != nil || t.Count == 0 || t.Count > values.MaxBytes {
			return nil, 0, errors.Join(err, errorIf(err == nil, "an array is empty or too long"))
		}
		n := int64(t.Count)
		if t.Kind == reflect.ArrayType {
			shape = block.ArrayOf(elem, n, roundUp(elem.Size, align))
		} else if elem.Kind == block.Int || elem.Kind == block.Float {
			shape, align = block.VectorOf(elem, n), elem.Size*vectorAlign(n)
		} else {
			break
		}
		if shape.Size > values.MaxBytes {
			return nil, 0, errTypeTooLarge
		}
		return shape, align, nil
	case reflect.StructType:
		return openclStruct(t, depth)
	}
	return nil, 0, fmt.Errorf("its type %s has no layout that a host knows", t)
}

// vectorAlign returns the number of components by which a vector of n components is aligned.
func vectorAlign(n int64) int64 {
	if n == 3 {
		return 4
	}
	return n
}

var errTypeTooLarge = errors.New("its type is too large")

func errorIf(wrong bool, text string) error {
	if wrong {
		return errors.New(text)
	}
	return nil
}

func openclStruct(t *reflect.Type, depth int) (*block.Shape, int64, error) {
	fields, at, most := make([]block.Field, len(t.Members)), int64(0), int64(1)
	for i := range t.Members {
		m := &t.Members[i]
		shape, align, err := openclShape(m.Type, depth+1)
		if err != nil {
			return nil, 0, err
		}
		size := roundUp(shape.Size, align) // as sizeof
		if t.Packed {
			align = 1
		}
		at = roundUp(at, align)
		fields[i] = block.Field{Name: m.Name, Offset: at, Shape: shape}
		at, most = at+size, max(most, align)
		if at > values.MaxBytes {
			return nil, 0, errTypeTooLarge
		}
	}
	return block.StructOf(fields), most, nil
}

// parseLocal parses the number of bytes of workgroup memory, local:BYTES.
func parseLocal(text string) (int, error) {
	rest, ok := strings.CutPrefix(text, "local:")
	n, err := strconv.ParseUint(rest, 10, 30)
	if !ok || err != nil || n == 0 {
		return 0, fmt.Errorf("%s: it is workgroup memory, whose size in bytes is expected, such as local:256", text)
	}
	return int(n), nil
}

// runKernel launches a kernel of OpenCL.
func (l *launch) runKernel(ctx context.Context) (runner.Timing, error) {
	device, ok := l.device.Raw().(*reference.Device)
	if !ok {
		return runner.Timing{}, fmt.Errorf("the kernel %q is one of OpenCL, which only the reference device runs: use --device=reference", l.d.entry.Name)
	}
	k := &reference.Kernel{Words: l.d.binary.Words, Entry: l.d.entry.Name, Groups: l.d.groups, SpecConstants: l.d.specs,
		Arguments: make([]reference.Argument, len(l.d.entry.Parameters))}
	if l.d.size != nil {
		k.LocalSize = *l.d.size
	}
	for i := range l.d.args {
		a, m := &l.d.args[i], &l.memory[i]
		to := &k.Arguments[a.slot.binding]
		switch {
		case a.slot.isSampler():
			to.Sampler = m.sampler
		case a.slot.isLocal():
			to.Local = a.local
		case m.image != nil:
			to.Image = m.image
		case m.Buffer != nil:
			to.Buffer = m.Buffer
		default:
			to.Value = a.data.Bytes
		}
	}
	return device.RunKernel(ctx, k)
}
