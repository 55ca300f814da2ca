package layout

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/conversion/spirvtollvm"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/runner/jit/llvmlayout"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/target"
)

func openLLVM(t *testing.T) *jit.Library {
	t.Helper()
	library, err := jit.Open(jit.OpenOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return library
}

// hostBlock lays out a type by the rules of C.
func hostBlock(t *testing.T, typ ir.Type) llvmlayout.Block {
	t.Helper()
	in := layOut(t, typ, blocklayout.C)
	s, err := blocklayout.ShapeOf(in.Type)
	if err != nil {
		t.Fatal(err)
	}
	return llvmlayout.Block{Name: ir.TypeString(typ), Shape: s, Size: in.Size, Align: in.Align}
}

// TestLLVM compares the rule set C with what LLVM says of the same structs on x86-64: sizes, alignments, offsets and strides.
func TestLLVM(t *testing.T) {
	library := openLLVM(t)
	total, numbers := 0, 0
	blocks(blockgen.All(), count(22_500, 2_000), func(batch []*spirv.StructType) {
		var list []llvmlayout.Block
		for _, typ := range batch {
			list = append(list, hostBlock(t, typ))
		}
		r, err := llvmlayout.Blocks(library, list)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range r.Differences {
			t.Error(d.Text)
		}
		total, numbers = total+len(batch), numbers+r.Numbers
	})
	t.Logf("%d types, %d numbers", total, numbers)
}

// TestLLVMFindsShifts moves one member of each block by one byte, which LLVM must notice.
func TestLLVMFindsShifts(t *testing.T) {
	library := openLLVM(t)
	blocks(blockgen.All(), 300, func(batch []*spirv.StructType) {
		for i, typ := range batch {
			b := hostBlock(t, typ)
			if len(b.Shape.Fields) == 0 {
				continue
			}
			b.Shape.Fields[i%len(b.Shape.Fields)].Offset++
			r, err := llvmlayout.Blocks(library, []llvmlayout.Block{b})
			if err != nil || len(r.Differences) == 0 {
				t.Errorf("%s: no difference, %v", b.Name, err)
			}
		}
	})
}

// pair is a type of LLVM with what the type of SPIR-V that became it states. A stride or offsets that are absent are no statement.
type pair struct {
	llvm    ir.Type
	stride  uint64
	offsets []uint64
}

// pairs collects the structs and arrays of a type of SPIR-V, and those that the conversion makes of them.
func pairs(list []pair, from, to ir.Type) []pair {
	switch f := from.(type) {
	case *spirv.ArrayType:
		elem := to.(*llvm.ArrayType).Element
		return pairs(append(list, pair{llvm: elem, stride: uint64(f.Stride)}), f.Element, elem)
	case *spirv.StructType:
		body := to.(*llvm.StructType).Body()
		p := pair{llvm: to}
		for i := range f.Members() {
			if f.HasOffset() {
				p.offsets = append(p.offsets, uint64(f.Members()[i].Offset))
			}
			list = pairs(list, f.Members()[i].Type, body[i])
		}
		return append(list, p)
	}
	return list
}

// likeLLVM returns t with offsets and strides for which vectors of three take the place of four, its size and its alignment.
func likeLLVM(t ir.Type) (out ir.Type, size, align uint32) {
	switch t := t.(type) {
	case *ir.VectorType:
		n := uint32(spirv.BitWidth(t.ElementType()) / 8)
		size = n * map[int64]uint32{2: 2, 3: 4, 4: 4}[t.Shape()[0]]
		return t, size, size
	case *spirv.ArrayType:
		elem, size, align := likeLLVM(t.Element)
		return spirv.ArrayOf(elem, t.Count, size), size * t.Count, align
	case *spirv.StructType:
		members := slices.Clone(t.Members())
		align = 1
		for i := range members {
			typ, n, a := likeLLVM(members[i].Type)
			size = (size + a - 1) / a * a
			members[i].Type, members[i].Offset = typ, size
			size, align = size+n, max(align, a)
		}
		return spirv.StructOf(t.Context(), members, true), (size + align - 1) / align * align, align
	}
	n := uint32(spirv.BitWidth(t) / 8)
	return t, n, n
}

// TestSPIRVToLLVM compares the offsets and strides that structs of SPIR-V state with those that LLVM gives to the structs that
// convert-spirv-to-llvm{complete} makes of them. The conversion must accept those with LLVM's offsets, and may refuse others.
func TestSPIRVToLLVM(t *testing.T) {
	library := openLLVM(t)
	accepted, refused, numbers := 0, 0, 0
	o := blockgen.All()
	o.Matrices, o.RowMajor, o.Pointers, o.Unsized = false, false, false, false
	blocks(o, count(22_500, 2_000), func(batch []*spirv.StructType) {
		ctx := batch[0].Context()
		c := llvmtypes.New(ctx, llvmtypes.Options{})
		spirvtollvm.AddExactTypes(c, target.UnknownAPI)
		var list []pair
		for _, typ := range batch {
			exact, _, _ := likeLLVM(typ)
			to := c.Convert(exact)
			if to == nil {
				t.Errorf("%s is not converted", ir.TypeString(exact))
				continue
			}
			list = pairs(list, exact, to)
			for _, rules := range []blocklayout.Rules{blocklayout.MLIR, blocklayout.Std430, blocklayout.Scalar, blocklayout.C} {
				from := layOut(t, typ, rules).Type
				if to := c.Convert(from); to == nil {
					refused++
				} else {
					accepted++
					list = pairs(list, from, to)
				}
			}
		}
		numbers += comparePairs(t, library, ctx, list)
	})
	t.Logf("of the layouts of rule sets %d converted, %d refused; %d numbers", accepted, refused, numbers)
	if accepted < refused/10 {
		t.Errorf("only %d of %d layouts are converted", accepted, accepted+refused)
	}
}

// comparePairs compares what SPIR-V states with LLVM's layouts, and returns how many numbers it compared.
func comparePairs(t *testing.T, library *jit.Library, ctx *ir.Context, list []pair) (numbers int) {
	t.Helper()
	types := make([]ir.Type, len(list))
	for i := range list {
		types[i] = list[i].llvm
	}
	top, ok := ir.Parse(ctx, ctx.AddFile("empty.mlir", nil))
	if !ok {
		t.Fatal("no module")
	}
	m, ok := llvmir.Variables(top, types)
	if !ok {
		t.Fatal("no data layout")
	}
	m.DataLayout = x86Layout
	got, err := library.GlobalLayouts([]byte(text.Print(m, library.Major())))
	if err != nil {
		t.Fatal(err)
	}
	for i := range list {
		p, g := &list[i], &got[i]
		if p.stride != 0 && p.stride != g.AllocSize || p.offsets != nil && !slices.Equal(p.offsets, g.Offsets) {
			t.Errorf("%s: %+v, but SPIR-V states %+v", ir.TypeString(p.llvm), *g, *p)
		}
		numbers += len(p.offsets)
		if p.stride != 0 {
			numbers++
		}
	}
	return numbers
}

// x86Layout is LLVM's data layout of x86-64 Linux.
const x86Layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
