//go:build cgo

package conform

import (
	"context"
	"encoding/binary"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// fault is a difference between what a check expects and what a kernel does. After build
// and prepare, it changes one of both; it returns the texts that the diagnosis must have,
// or nil if the case cannot have the fault.
type fault struct {
	name  string
	build func(f *faults, k *kernel) []string
	run   func(f *faults, t *trial) []string
}

// faults injects faults.
type faults struct {
	rng *rand.Rand
}

// offsetFault, strideFault and so on expect another layout than that of the kernel.
var faultKinds = []fault{
	{name: "offset", build: func(f *faults, k *kernel) []string { return f.expect(k, 1, offsetNumber) }},
	{name: "array stride", build: func(f *faults, k *kernel) []string { return f.expect(k, 1, arrayNumber) }},
	{name: "matrix stride", build: func(f *faults, k *kernel) []string { return f.expect(k, 1, matrixNumber) }},
	{name: "order", build: func(f *faults, k *kernel) []string { return f.expect(k, 1, orderNumber) }},
	{name: "two numbers", build: func(f *faults, k *kernel) []string { return f.expect(k, 2, offsetNumber, arrayNumber, matrixNumber) }},
	{name: "three numbers", build: func(f *faults, k *kernel) []string { return f.expect(k, 3, offsetNumber, arrayNumber, matrixNumber) }},
	{name: "place", run: (*faults).misplace},
	{name: "extension", build: (*faults).misextend},
}

// change is a number of a layout and its value.
type change struct {
	number number
	value  int64
	delta  int64
}

// text returns a regular expression for how a diagnosis names the number.
func (c *change) text() string {
	member := `([^ ]*[.])?` + memberName(int64(c.number.member))
	value := strconv.FormatInt(c.value, 10)
	switch c.number.kind {
	case arrayNumber:
		return "ArrayStride " + value + " of [^ ]+"
	case matrixNumber:
		return "MatrixStride " + value + " of " + member
	case orderNumber:
		return map[bool]string{false: "ColMajor of ", true: "RowMajor of "}[c.number.row] + member
	}
	return "Offset " + value + " of " + member
}

// numbersOf lists the numbers of a type with layout that the scalars depend on.
func numbersOf(t *spirv.StructType, leaves []leaf) []change {
	var out []change
	x := &explainer{expected: given{}}
	eachScalar(leaves, func(_ int, l *leaf, n int64) {
		for _, m := range terms(t, given{}, l, l.index(n, nil)) {
			if m.times != 0 && !slices.ContainsFunc(out, func(c change) bool { return c.number == m.number }) {
				out = append(out, change{number: m.number, value: x.value(cause{number: m.number})})
			}
		}
	})
	return out
}

// with returns t with other values of numbers. Types share their numbers.
func with(t ir.Type, changes []change) ir.Type {
	switch s := t.(type) {
	case *spirv.ArrayType:
		return spirv.ArrayOf(with(s.Element, changes), s.Count, s.Stride+other(t, arrayNumber, 0, changes))
	case *spirv.RuntimeArrayType:
		return spirv.RuntimeArrayOf(with(s.Element, changes), s.Stride+other(t, arrayNumber, 0, changes))
	case *spirv.StructType:
		members := slices.Clone(s.Members())
		for i := range members {
			m := &members[i]
			m.Type = with(m.Type, changes)
			m.Offset += other(t, offsetNumber, i, changes)
			m.Decorations = slices.Clone(m.Decorations)
			for k := range m.Decorations {
				switch d := &m.Decorations[k]; d.Decoration {
				case spec.DecorationMatrixStride:
					d.Value += other(t, matrixNumber, i, changes)
				case spec.DecorationRowMajor, spec.DecorationColMajor:
					if other(t, orderNumber, i, changes) != 0 {
						d.Decoration = spec.DecorationRowMajor + spec.DecorationColMajor - d.Decoration
					}
				}
			}
		}
		return spirv.StructOf(s.Context(), members, s.HasOffset())
	}
	return t
}

func other(t ir.Type, kind numberKind, member int, changes []change) uint32 {
	for _, c := range changes {
		if c.number.t == t && c.number.kind == kind && c.number.member == member {
			return uint32(c.delta)
		}
	}
	return 0
}

// expect makes the check expect n other numbers of some kinds.
func (f *faults) expect(k *kernel, n int, kinds ...numberKind) []string {
	all := numbersOf(k.laid, k.leaves)
	all = slices.DeleteFunc(all, func(c change) bool { return !slices.Contains(kinds, c.number.kind) })
	if last, _ := runtimeMember(k.laid); k.probe == Size {
		all = slices.DeleteFunc(all, func(c change) bool {
			return c.number.kind > arrayNumber || c.number.t != ir.Type(k.laid.Members()[last].Type) && (c.number.t != ir.Type(k.laid) || c.number.member != last)
		})
	}
	if len(all) < n {
		return nil
	}
	f.rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	all = all[:n]
	step := int64(4)
	for i := range k.leaves {
		step = max(step, k.leaves[i].size)
	}
	var texts []string
	shift := f.rng.IntN(4)
	for i := range all {
		all[i].delta = step * int64(1+(i+shift)%4) // equal ones would be one of a number that the scalars share
		texts = append(texts, all[i].text())
	}
	laid := with(k.laid, all).(*spirv.StructType)
	leaves, ok := leavesOf(laid, given{}, k.elements)
	if !ok || len(leaves) != len(k.leaves) || overlap(leaves) || same(leaves, k.leaves) {
		return nil
	}
	copied := k.probe == Copy
	if copied && kinds[0] == orderNumber {
		return nil // a copy in another order is the same if loads and stores have that order
	}
	k.laid, k.expected, k.leaves = laid, given{}, leaves
	if copied {
		k.otherLaid, k.otherExpected, k.other = laid, given{}, leaves
		k.otherSpan = end(leaves)
	}
	k.typ = laid
	k.span = end(leaves)
	if k.probe == Size {
		last, _ := runtimeMember(laid)
		k.runtime = extent{align: leaves[len(leaves)-1].dims[0].stride, size: int64(laid.Members()[last].Offset)}
	}
	return texts
}

// overlap reports whether scalars lie in each other, as no layout has them.
func overlap(leaves []leaf) bool {
	taken := map[int64]bool{}
	bad := false
	eachScalar(leaves, func(_ int, l *leaf, n int64) {
		for j := range l.size {
			bad = bad || taken[l.at(n)+j]
			taken[l.at(n)+j] = true
		}
	})
	return bad
}

func same(a, b []leaf) bool {
	return slices.EqualFunc(a, b, func(x, y leaf) bool {
		for n := range x.instances() {
			if x.at(n) != y.at(n) {
				return false
			}
		}
		return true
	})
}

// misplace binds another part of the buffer than the check expects.
func (f *faults) misplace(t *trial) []string {
	if t.heap != nil {
		return nil // TestHeapFaults has faults of descriptors in heaps
	}
	if t.access.copies() > 1 && t.probe != Size && len(t.units) >= int(t.access.copies()) {
		return f.exchange(t)
	}
	if t.access.origin() == 0 || t.class == spec.StorageClassPushConstant || t.probe == Size {
		return nil
	}
	left := int64(0)
	for i, l := range t.launches {
		if t.class == spec.StorageClassPhysicalStorageBuffer {
			if t.access.via != direct {
				return nil
			}
			binary.LittleEndian.PutUint64(l.PushConstants, t.rounds[i].block.Address())
		} else if l.Bindings[0].Offset > 0 {
			l.Bindings[0].Offset, left = 0, t.access.dynamic
		} else {
			l.Bindings[0].DynamicOffset = 0
		}
	}
	return []string{"offset " + strconv.FormatInt(left, 10) + " of the binding"}
}

// exchange binds the first block in place of the second.
func (f *faults) exchange(t *trial) []string {
	if t.class == spec.StorageClassPhysicalStorageBuffer {
		if t.access.via != direct {
			return nil
		}
		for _, l := range t.launches {
			copy(l.PushConstants[8:16], l.PushConstants[:8])
		}
	}
	for _, l := range t.launches {
		if t.class != spec.StorageClassPhysicalStorageBuffer {
			l.Bindings[1].Offset = l.Bindings[0].Offset
		}
	}
	return []string{"block 0 in place of block 1"}
}

// misextend exchanges the instructions that extend integers.
func (f *faults) misextend(k *kernel) []string {
	from, to, text := spec.OpSConvert, spec.OpUConvert, "UConvert"
	if k.access.widen == unsignedWidth {
		from, to, text = to, from, "SConvert"
	}
	changed := false
	if k.access.widen == sameWidth || k.probe != Read {
		return nil
	}
	for at := 5; at < len(k.words); at += int(k.words[at] >> 16) {
		if spec.Opcode(k.words[at]&0xffff) == from {
			k.words[at] = k.words[at]&^0xffff | uint32(to)
			changed = true
		}
	}
	if !changed {
		return nil
	}
	return []string{text}
}

// inject runs a case with a fault. It returns false if the case cannot have the fault.
func (f *faults) inject(e *Engine, c *Case, kind *fault) (r *Result, texts []string, ok bool) {
	k, err := build(e.contexts.next(), c, e.env)
	if err != nil || k.access.ends.hides() { // TestHidden has faults of these cases; others may be out of sight
		return nil, nil, false
	}
	if kind.build != nil {
		if texts = kind.build(f, k); texts == nil {
			return nil, nil, false
		}
	}
	t, err := prepare(e.dev, k, k.words)
	if err != nil {
		return nil, nil, false
	}
	defer t.close()
	if kind.run != nil {
		if texts = kind.run(f, t); texts == nil {
			return nil, nil, false
		}
	}
	if r = e.one(context.Background(), t); r.Verdict == Unsupported || r.Verdict == Failed {
		return nil, nil, false
	}
	return r, texts, true
}

// narrowParts are blocks with narrow floats.
var narrowParts = []string{"{bf;v3bf;[4]bf;i32}", "{e4;[3]v3e4;[2]{h;v2e5;bf};e5}", "{i8;{v4bf;s8;[2]{e5;f}};v2e4}", "{h;[]{e4;v3bf}}"}

// matrixParts are blocks with cooperative matrices.
var matrixParts = []string{"{v4f;[8][16]h;f}", "{f@0;[16~48][8~4]f@16}", "{[2]{[4][16]i8;v4i32};i32}", "{v4f;[16][16]bf}"}

// TestNamed injects faults in cases with every value of every option. All must be found,
// and the diagnosis of nineteen of twenty must name what the kernel used.
func TestNamed(t *testing.T) {
	ref, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range []struct {
		name  string
		dev   runner.Device
		every int // of the faults
	}{{"reference", ref, 1}, {"lavapipe", device(t, lavapipe), 8}} {
		t.Run(d.name, func(t *testing.T) {
			s := everything()
			s.Options = Dimensions()
			// TestInterfaceFaults has faults of interfaces.
			s.Probes = slices.DeleteFunc(s.Probes, func(p *Probe) bool { return p.passes })
			if d.every == 1 {
				s.Classes = append(s.Classes, "Workgroup")
			} else { // lavapipe of Mesa 22.3 makes fragments of the first view only; TestViewFaults has faults of views
				s.Options = slices.DeleteFunc(s.Options, func(o string) bool { return o == "views" })
			}
			e := NewEngine(d.dev, time.Minute)
			f := &faults{rand.New(rand.NewPCG(5, 6))}
			named, faults := 0, 0
			seen := map[string]int{}
			for i, c := range laterLast(s.Cases(slices.Concat(partTypes, narrowParts, matrixParts))) {
				if i%d.every != 0 {
					continue
				}
				kind := &faultKinds[mix(1, uint64(i))%uint64(len(faultKinds))]
				key := kind.name + " " + c.Probe
				if o := c.options(); len(o) > 0 {
					key += " " + o[int(mix(2, uint64(i))%uint64(len(o)))]
				}
				if seen[key] >= 1 {
					continue
				}
				r, texts, ok := f.inject(e, &c, kind)
				if !ok {
					continue
				}
				seen[key]++
				faults++
				if !r.Verdict.Bad() {
					t.Errorf("%s: %s %v is not found", c.ID(), kind.name, texts)
				}
				if names(r.As, texts) {
					named++
				} else {
					t.Logf("%s: %s: %v, but %s: %s", c.ID(), kind.name, texts, r.Verdict, r.Detail)
				}
			}
			t.Logf("%d faults, %d named", faults, named)
			if faults < 200/d.every || named*100 < faults*95 {
				t.Errorf("%d faults, %d named: want 200 and 95 of 100", faults, named)
			}
			if d.every == 1 {
				everyOption(t, s.Probes, seen)
			}
		})
	}
}

// everyOption checks that faults were in cases with each option of the probes.
func everyOption(t *testing.T, probes []*Probe, seen map[string]int) {
	t.Helper()
	for _, o := range Dimensions() {
		has := slices.ContainsFunc(probes, func(p *Probe) bool { return slices.Contains(p.options, o) })
		if has && !slices.ContainsFunc(keys(seen), func(k string) bool { return strings.Contains(k, " "+o) }) {
			t.Errorf("no fault in cases with the option %s", o)
		}
	}
}

// laterLast returns the cases with those of later and then newer options at the end, so that the faults in the others stay
// as they are.
func laterLast(cases []Case) []Case {
	age := func(c *Case) int {
		switch {
		case c.IsNewer():
			return 2
		case c.IsLater():
			return 1
		}
		return 0
	}
	slices.SortStableFunc(cases, func(a, b Case) int { return age(&a) - age(&b) })
	return cases
}

// TestUniformIndex explains reads of a device that uses the index of the first invocation of
// a workgroup in all of them.
func TestUniformIndex(t *testing.T) {
	t.Parallel()
	c := Case{Type: "{f;[6]v3f}", Rules: "std430", Class: "StorageBuffer", Probe: "read", Options: "array=3+index=nonuniform"}
	k, err := build(newContext(), &c, capable().Env())
	if err != nil {
		t.Fatal(err)
	}
	var all []seen
	eachScalar(k.leaves, func(i int, l *leaf, n int64) {
		first := n / nonUniformLocal * nonUniformLocal
		all = append(all, seen{leaf: i, instance: n, actual: l.at(n) + k.shift(i, first) - k.shift(i, n)})
	})
	x := &explainer{expected: k.expected, kernel: k}
	if got := x.explain(k.laid, k.leaves, all); got != "one index for all invocations of a workgroup" {
		t.Error(got)
	}
}

// names reports whether one of the alternatives in a diagnosis has all texts.
func names(as string, texts []string) bool {
	for alternative := range strings.SplitSeq(as, " or ") {
		if !slices.ContainsFunc(texts, func(text string) bool {
			return !regexp.MustCompile(`(^| )` + text + `((\[\d+\])*)( |$)`).MatchString(alternative)
		}) {
			return true
		}
	}
	return false
}

func keys(m map[string]int) []string {
	var out []string
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}
