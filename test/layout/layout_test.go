// Package layout compares the layouts of spirv/blocklayout with those of other tools for the
// same types: glslang, the C and Go compilers, LLVM, and SPIRV-Tools. With SPVC_ORACLE=1 the
// comparisons have the sizes that docs/layout.md states; otherwise they are samples.
package layout

import (
	"github.com/spvc/spvc/dialect/llvm"
	"os"
	"strconv"
	"testing"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// count returns the number of cases: full with SPVC_ORACLE=1, and sample otherwise.
func count(full, sample int) int {
	if os.Getenv("SPVC_ORACLE") != "" {
		return full
	}
	return sample
}

func newContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("spirv", spirv.Dialect)
	reg.Add("llvm", llvm.Dialect)
	return ir.NewContext(reg)
}

// blocks passes the systematic set of o and n random blocks to do, at most 2000 at a
// time. Each batch has its own context, which bounds the memory.
func blocks(o blockgen.Options, n int, do func(batch []*spirv.StructType)) {
	ctx := newContext()
	var batch []*spirv.StructType
	for _, c := range o.Systematic(ctx) {
		batch = append(batch, c.Type)
	}
	do(batch)
	for first := 0; first < n; first += 2000 {
		ctx, batch = newContext(), nil
		for seed := first; seed < min(n, first+2000); seed++ {
			batch = append(batch, o.Block(ctx, uint64(seed)))
		}
		do(batch)
	}
}

// differ returns the path of the first place where two laid-out types differ in offset,
// stride, matrix stride or majorness, and the two values. It returns "" if they agree.
// Names of structs do not matter.
func differ(path string, a, b ir.Type) string {
	at := func(what string, x, y int64) string {
		if x == y {
			return ""
		}
		return path + ": " + what + " " + strconv.FormatInt(x, 10) + " and " + strconv.FormatInt(y, 10)
	}
	switch a := a.(type) {
	case *spirv.ArrayType:
		b, ok := b.(*spirv.ArrayType)
		if !ok || a.Count != b.Count {
			return path + ": other arrays"
		}
		if d := at("ArrayStride", int64(a.Stride), int64(b.Stride)); d != "" {
			return d
		}
		return differ(path+"[]", a.Element, b.Element)
	case *spirv.RuntimeArrayType:
		b, ok := b.(*spirv.RuntimeArrayType)
		if !ok {
			return path + ": other arrays"
		}
		if d := at("ArrayStride", int64(a.Stride), int64(b.Stride)); d != "" {
			return d
		}
		return differ(path+"[]", a.Element, b.Element)
	case *spirv.StructType:
		b, ok := b.(*spirv.StructType)
		if !ok || len(a.Members()) != len(b.Members()) {
			return path + ": other structs"
		}
		for i := range a.Members() {
			if d := differMember(path+"."+strconv.Itoa(i), &a.Members()[i], &b.Members()[i]); d != "" {
				return d
			}
		}
		return ""
	case *spirv.PointerType:
		if _, ok := b.(*spirv.PointerType); ok {
			return ""
		}
	}
	if ir.TypeString(a) != ir.TypeString(b) { // they may be in different contexts
		return path + ": " + ir.TypeString(a) + " and " + ir.TypeString(b)
	}
	return ""
}

func differMember(path string, a, b *spirv.Member) string {
	if a.Offset != b.Offset {
		return path + ": Offset " + strconv.Itoa(int(a.Offset)) + " and " + strconv.Itoa(int(b.Offset))
	}
	for _, d := range []spec.Decoration{spec.DecorationRowMajor, spec.DecorationColMajor, spec.DecorationMatrixStride} {
		x, hasX := a.Decoration(d)
		y, hasY := b.Decoration(d)
		if hasX != hasY || x.Value != y.Value {
			return path + ": " + d.String() + " " + strconv.Itoa(int(x.Value)) + " and " + strconv.Itoa(int(y.Value))
		}
	}
	return differ(path, a.Type, b.Type)
}

// layOut lays out t by r.
func layOut(t *testing.T, typ ir.Type, r blocklayout.Rules) blocklayout.Info {
	t.Helper()
	in, err := blocklayout.LayOut(typ, r)
	if err != nil {
		t.Fatalf("%s: %v", ir.TypeString(typ), err)
	}
	return in
}

// scalarBytes returns the size of the smallest scalar in t.
func scalarBytes(t ir.Type) int64 {
	switch t := element(t).(type) {
	case *spirv.StructType:
		least := int64(8)
		for i := range t.Members() {
			least = min(least, scalarBytes(t.Members()[i].Type))
		}
		return least
	case *spirv.MatrixType:
		return int64(spirv.BitWidth(t.ElementType()) / 8)
	case *ir.VectorType:
		return int64(spirv.BitWidth(t.ElementType()) / 8)
	case *spirv.PointerType:
		return 8
	default:
		return int64(spirv.BitWidth(t) / 8)
	}
}
