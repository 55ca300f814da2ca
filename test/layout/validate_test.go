//go:build cgo

package layout

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/blockgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// place is a storage class and a target.
type place struct {
	name  string
	class spec.StorageClass
	env   *target.Env
}

// places returns every storage class with the layout features that affect it.
func places() []place {
	env := func(minor uint8, l target.Layout) *target.Env {
		c := target.Default().Config()
		c.ClientAPI, c.APIVersion, c.Version, c.Layout = target.Vulkan, target.APIVersion{Major: 1, Minor: minor}, spec.V1_5, l
		if minor == 0 {
			c.Version = spec.V1_0
		}
		return target.New(c)
	}
	none, scalar, standard := target.Layout{}, target.Layout{ScalarBlockLayout: true}, target.Layout{UniformBufferStandardLayout: true}
	workgroup, both := target.Layout{WorkgroupExplicitLayout: true}, target.Layout{WorkgroupExplicitLayout: true, WorkgroupScalarBlockLayout: true}
	return []place{
		{"storage buffer, Vulkan 1.0", spec.StorageClassStorageBuffer, env(0, none)},
		{"storage buffer", spec.StorageClassStorageBuffer, env(2, none)},
		{"storage buffer, scalar", spec.StorageClassStorageBuffer, env(2, scalar)},
		{"uniform, Vulkan 1.0", spec.StorageClassUniform, env(0, none)},
		{"uniform", spec.StorageClassUniform, env(2, none)},
		{"uniform, standard layout", spec.StorageClassUniform, env(2, standard)},
		{"uniform, scalar", spec.StorageClassUniform, env(2, scalar)},
		{"push constants", spec.StorageClassPushConstant, env(2, none)},
		{"push constants, scalar", spec.StorageClassPushConstant, env(2, scalar)},
		{"physical storage buffer", spec.StorageClassPhysicalStorageBuffer, env(2, none)},
		{"physical storage buffer, scalar", spec.StorageClassPhysicalStorageBuffer, env(2, scalar)},
		{"workgroup", spec.StorageClassWorkgroup, env(2, workgroup)},
		{"workgroup, scalar", spec.StorageClassWorkgroup, env(2, both)},
	}
}

// types returns the types that blocks may have in p.
func (p place) types() blockgen.Options {
	o := blockgen.All()
	o.Unsized = p.class == spec.StorageClassStorageBuffer || p.class == spec.StorageClassPhysicalStorageBuffer
	o.Pointers = p.env.Version() >= spec.V1_5
	return o
}

func (p place) layOut(t *testing.T, typ ir.Type) ir.Type {
	t.Helper()
	rules, err := blocklayout.RulesFor(p.class, p.env, false)
	if err != nil {
		t.Fatal(err)
	}
	in, err := blocklayout.LayOutFor(typ, rules, p.class, p.env)
	if err != nil {
		t.Fatalf("%s: %v", ir.TypeString(typ), err)
	}
	return in.Type
}

// module returns the words of a module with a variable of the block type.
func (p place) module(t *testing.T, typ ir.Type) []uint32 {
	t.Helper()
	ctx := typ.Context()
	var b strings.Builder
	b.WriteString("spirv.module ")
	version, model, list := "v1.0", "Logical", ""
	caps := "Shader, Int8, Int16, Int64, Float16, Float64, StorageBuffer8BitAccess, UniformAndStorageBuffer8BitAccess, StorageBuffer16BitAccess, " +
		"UniformAndStorageBuffer16BitAccess, StoragePushConstant8, StoragePushConstant16"
	exts := "SPV_KHR_8bit_storage, SPV_KHR_16bit_storage, SPV_KHR_storage_buffer_storage_class"
	if p.env.Version() >= spec.V1_5 {
		version, model = "v1.5", "PhysicalStorageBuffer64"
		caps += ", PhysicalStorageBufferAddresses"
		if p.class == spec.StorageClassWorkgroup {
			caps += ", WorkgroupMemoryExplicitLayoutKHR, WorkgroupMemoryExplicitLayout8BitAccessKHR, WorkgroupMemoryExplicitLayout16BitAccessKHR"
			exts += ", SPV_KHR_workgroup_memory_explicit_layout"
		}
	}
	fmt.Fprintf(&b, "%s GLSL450 requires #spirv.vce<%s, [%s], [%s]> {\n", model, version, caps, exts)
	bind := " bind(0, 0)"
	if p.class == spec.StorageClassPushConstant || p.class == spec.StorageClassWorkgroup {
		bind = ""
	}
	if version != "v1.0" {
		list = ", @b"
	}
	class := p.class
	if class == spec.StorageClassPhysicalStorageBuffer { // a buffer contains the block's address
		class = spec.StorageClassStorageBuffer
		typ = spirv.StructOf(ctx, []spirv.Member{{Type: spirv.PointerTo(typ, p.class), Offset: 8}}, true)
	}
	fmt.Fprintf(&b, "spirv.GlobalVariable @b%s : %s\n", bind, ir.TypeString(spirv.PointerTo(typ, class)))
	fmt.Fprintf(&b, "spirv.func @main() \"None\" {\nspirv.Return\n}\nspirv.EntryPoint \"GLCompute\" @main%s\nspirv.ExecutionMode @main \"LocalSize\", 1, 1, 1\n}\n", list)
	why := ""
	defer ctx.PushHandler(func(d *ir.Diagnostic) bool { why = d.Message; return true })()
	top, ok := ir.Parse(ctx, ctx.AddFile("module", []byte(b.String())))
	if !ok {
		t.Fatalf("%s: %.2000s", why, b.String())
	}
	words, ok := serialize.Serialize(top.Region(0).First().First(), serialize.Options{})
	if !ok {
		t.Fatalf("%s: %s", why, b.String())
	}
	return words
}

func (p place) validate(t *testing.T, typ ir.Type) error {
	t.Helper()
	return spirvtools.Validate(p.module(t, typ), spirvtools.OptionsFor(p.env))
}

// TestAccepted checks with SPIRV-Tools blocks that are laid out for each storage class
// and set of features. Our own checker must also accept them.
func TestAccepted(t *testing.T) {
	for _, p := range places() {
		t.Run(p.name, func(t *testing.T) {
			n := 0
			blocks(p.types(), count(2000, 50), func(batch []*spirv.StructType) {
				for _, typ := range batch {
					laid := p.layOut(t, typ)
					if vs := blocklayout.Check(laid, blocklayout.CheckOptions{Class: p.class, Env: p.env}); len(vs) > 0 {
						t.Errorf("%s: the checker says %s", ir.TypeString(laid), vs[0].String())
					}
					if err := p.validate(t, laid); err != nil {
						t.Errorf("%s: %v", ir.TypeString(laid), err)
					}
					n++
				}
			})
			t.Logf("%d blocks", n)
		})
	}
}

// TestCustom checks that both checkers accept layouts that no rule set assigns: members
// in any order, and gaps between members, elements and columns.
func TestCustom(t *testing.T) {
	for _, p := range places() {
		t.Run(p.name, func(t *testing.T) {
			ctx := newContext()
			for seed := range count(500, 50) {
				rng := rand.New(rand.NewPCG(uint64(seed), 2))
				mixed, undo := shuffle(rng, p.types().Block(ctx, uint64(seed)))
				typ := undo(p.layOut(t, mixed))
				if rng.IntN(2) == 0 {
					typ = spread(typ, 1<<rng.IntN(3))
				}
				if vs := blocklayout.Check(typ, blocklayout.CheckOptions{Class: p.class, Env: p.env}); len(vs) > 0 {
					t.Errorf("%s: the checker says %s", ir.TypeString(typ), vs[0].String())
				}
				if err := p.validate(t, typ); err != nil {
					t.Errorf("%s: %v", ir.TypeString(typ), err)
				}
			}
		})
	}
}

// shuffle returns t with the members of its structs in another order, and a function
// that restores the order.
func shuffle(rng *rand.Rand, t ir.Type) (mixed ir.Type, undo func(ir.Type) ir.Type) {
	switch t := t.(type) {
	case *spirv.ArrayType:
		e, back := shuffle(rng, t.Element)
		return spirv.ArrayOf(e, t.Count, t.Stride), func(l ir.Type) ir.Type {
			a := l.(*spirv.ArrayType)
			return spirv.ArrayOf(back(a.Element), a.Count, a.Stride)
		}
	case *spirv.RuntimeArrayType:
		e, back := shuffle(rng, t.Element)
		return spirv.RuntimeArrayOf(e, t.Stride), func(l ir.Type) ir.Type {
			a := l.(*spirv.RuntimeArrayType)
			return spirv.RuntimeArrayOf(back(a.Element), a.Stride)
		}
	case *spirv.StructType:
		ms := t.Members()
		order := rng.Perm(len(ms))
		last := len(ms) - 1
		if _, ok := ms[last].Type.(*spirv.RuntimeArrayType); ok {
			order = append(rng.Perm(last), last)
		}
		out := make([]spirv.Member, len(ms))
		backs := make([]func(ir.Type) ir.Type, len(ms))
		for i, k := range order {
			out[i] = ms[k]
			out[i].Type, backs[i] = shuffle(rng, ms[k].Type)
		}
		return spirv.StructOf(t.Context(), out, false), func(l ir.Type) ir.Type {
			laid := l.(*spirv.StructType).Members()
			out := make([]spirv.Member, len(laid))
			for i, k := range order {
				out[k] = laid[i]
				out[k].Type = backs[i](laid[i].Type)
			}
			return spirv.StructOf(l.Context(), out, true)
		}
	}
	return t, func(l ir.Type) ir.Type { return l }
}

// spread multiplies every offset and stride by n.
func spread(t ir.Type, n uint32) ir.Type {
	switch t := t.(type) {
	case *spirv.ArrayType:
		return spirv.ArrayOf(spread(t.Element, n), t.Count, n*t.Stride)
	case *spirv.RuntimeArrayType:
		return spirv.RuntimeArrayOf(spread(t.Element, n), n*t.Stride)
	case *spirv.StructType:
		ms := slices.Clone(t.Members())
		for i := range ms {
			ms[i].Type, ms[i].Offset = spread(ms[i].Type, n), n*ms[i].Offset
			ms[i].Decorations = slices.Clone(ms[i].Decorations)
			for k := range ms[i].Decorations {
				ms[i].Decorations[k].Value *= n // only MatrixStride has a value
			}
		}
		return spirv.StructOf(t.Context(), ms, true)
	}
	return t
}

// mutation is a layout with one number changed by some bytes.
type mutation struct {
	what string // for example "Offset 1.0 +4"
	typ  ir.Type
}

// mutator changes the k-th number of a type, in the order of members. move returns the
// change for the smallest scalar in the type.
type mutator struct {
	k    int // numbers still to skip
	move func(least int64) int64
	what string
	path []string
}

func (m *mutator) hit() bool {
	m.k--
	return m.k == -1
}

func (m *mutator) moved(kind string, old uint32, t ir.Type) (uint32, bool) {
	by := m.move(scalarBytes(t))
	now := int64(old) + by
	if now < 0 || now > 1<<31 || now == 0 && kind != "Offset" {
		return old, false
	}
	m.what = fmt.Sprintf("%s of %s %+d", kind, strings.Join(m.path, "."), by)
	return uint32(now), true
}

// typ returns t with its k-th number changed, or t itself if t has fewer numbers.
func (m *mutator) typ(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *spirv.ArrayType:
		if m.hit() {
			if s, ok := m.moved("ArrayStride", t.Stride, t.Element); ok {
				return spirv.ArrayOf(t.Element, t.Count, s)
			}
			return t
		}
		m.path = append(m.path, "[]")
		e := m.typ(t.Element)
		m.path = m.path[:len(m.path)-1]
		return spirv.ArrayOf(e, t.Count, t.Stride)
	case *spirv.RuntimeArrayType:
		if m.hit() {
			if s, ok := m.moved("ArrayStride", t.Stride, t.Element); ok {
				return spirv.RuntimeArrayOf(t.Element, s)
			}
			return t
		}
		m.path = append(m.path, "[]")
		e := m.typ(t.Element)
		m.path = m.path[:len(m.path)-1]
		return spirv.RuntimeArrayOf(e, t.Stride)
	case *spirv.StructType:
		return m.structure(t)
	}
	return t
}

func (m *mutator) structure(t *spirv.StructType) ir.Type {
	ms := slices.Clone(t.Members())
	for i := range ms {
		m.path = append(m.path, strconv.Itoa(i))
		if m.hit() {
			ms[i].Offset, _ = m.moved("Offset", ms[i].Offset, ms[i].Type)
		}
		for k, d := range ms[i].Decorations {
			if d.Decoration == spec.DecorationMatrixStride && m.hit() {
				ms[i].Decorations = slices.Clone(ms[i].Decorations)
				ms[i].Decorations[k].Value, _ = m.moved("MatrixStride", d.Value, ms[i].Type)
			}
		}
		ms[i].Type = m.typ(ms[i].Type)
		m.path = m.path[:len(m.path)-1]
	}
	return spirv.StructOf(t.Context(), ms, true)
}

// mutant changes a random number of a laid-out type by one byte or by the size of the
// scalar at that place.
func mutant(rng *rand.Rand, t ir.Type) mutation {
	counter := mutator{k: 1 << 30}
	counter.typ(t)
	sites := 1<<30 - counter.k
	for {
		unit, sign := rng.IntN(2), int64(1-2*rng.IntN(2))
		m := mutator{k: rng.IntN(sites), move: func(scalar int64) int64 {
			if unit == 0 {
				return sign
			}
			return sign * scalar
		}}
		if out := m.typ(t); m.what != "" && out != t {
			return mutation{m.what, out}
		}
	}
}

// TestMutants compares our checker with SPIRV-Tools on layouts in which one number
// differs by the smallest step.
func TestMutants(t *testing.T) {
	// SPIRV-Tools 2023.1 does not check blocks behind addresses.
	compared := slices.DeleteFunc(places(), func(p place) bool { return p.class == spec.StorageClassPhysicalStorageBuffer })
	total := count(4400, 440)
	var rejected, missed, ours, both int
	classes := map[string]int{}
	for k, p := range compared {
		o := p.types()
		o.Nest, o.Members = 3, 4
		ctx := newContext()
		for i := range total / len(compared) {
			if i%200 == 0 {
				ctx = newContext()
			}
			seed := uint64(k)<<32 | uint64(i)
			rng := rand.New(rand.NewPCG(seed, 1))
			m := mutant(rng, p.layOut(t, o.Block(ctx, seed)))
			err := p.validate(t, m.typ)
			vs := blocklayout.Check(m.typ, blocklayout.CheckOptions{Class: p.class, Env: p.env})
			switch {
			case err != nil && len(vs) == 0:
				missed++
				t.Errorf("%s: %s of %s: SPIRV-Tools says %v", p.name, m.what, ir.TypeString(m.typ), err)
			case err == nil && len(vs) > 0:
				key := vs[0].Rule.String()
				classes[key]++
				if !strings.Contains(ir.TypeString(m.typ), "matrix") {
					t.Errorf("%s: %s of %s, which has no matrices: only we say %s", p.name, m.what, ir.TypeString(m.typ), vs[0].String())
				}
				if os.Getenv("SPVC_ORACLE") != "" {
					t.Logf("%s: %s of %s: only we say %s", p.name, m.what, ir.TypeString(m.typ), vs[0].String())
				}
			}
			if err != nil {
				rejected++
			}
			if len(vs) > 0 {
				ours++
				if err != nil {
					both++
				}
			}
		}
	}
	if both*100 < 95*ours {
		t.Errorf("SPIRV-Tools rejects only %d of the %d mutants that we reject", both, ours)
	}
	// SPIRV-Tools does not check these; docs/layout.md explains each.
	for name := range classes {
		switch name {
		case blocklayout.MatrixStrideAlignment.String(), blocklayout.MatrixStrideTooSmall.String(), blocklayout.StrideTooSmall.String(), blocklayout.Overlap.String(), blocklayout.TailPadding.String():
		default:
			t.Errorf("only we find breaches of %s", name)
		}
	}
	t.Logf("%d mutants: SPIRV-Tools rejects %d, we miss %d of these; we reject %d, SPIRV-Tools %d of these (%.1f %%); only we: %v",
		total, rejected, missed, ours, both, 100*float64(both)/float64(max(ours, 1)), classes)
}
