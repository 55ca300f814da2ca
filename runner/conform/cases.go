package conform

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// Selection selects the cases to make from types.
type Selection struct {
	// Rules are names of rule sets, and Custom. Custom gives each type without a layout a
	// random one, with members out of order, gaps, and larger strides than necessary.
	Rules []string
	// Classes are names of storage classes.
	Classes []string
	Probes  []*Probe
	// Options are names of [Dimensions]. Cases with each of their values are added to those
	// without options.
	Options []string
	// Seed is the seed of the custom layouts.
	Seed uint64
}

// DefaultRules returns the names of all rule sets, and Custom.
func DefaultRules() []string {
	return []string{blocklayout.Std140.String(), blocklayout.Std430.String(), blocklayout.Scalar.String(), blocklayout.C.String(), Custom}
}

// AllRules returns DefaultRules and the names that choose a rule set by storage class
// and features. The chosen rule sets are also in DefaultRules.
func AllRules() []string { return append(DefaultRules(), Target, TargetBase, TargetLeast) }

// Cases returns the cases of types, which are in MLIR's syntax or spelled as in
// identifiers: every possible probe of a block in every storage class under every rule set.
// A hash of the type says whether its kernels have constant or computed indices. No case
// occurs twice.
func (s Selection) Cases(types []string) []Case {
	var out []Case
	var ctxs contexts
	for _, text := range types {
		t, err := parseBlock(ctxs.next(), text)
		if err != nil {
			out = append(out, Case{Type: escape(text), Rules: blocklayout.Std430.String(), Class: classes[0].String(), Probe: Read.String()})
			continue
		}
		name := text
		if text[0] != generated {
			name = spellBlock(t)
		}
		dynamic := mix(0, hashText(name))%2 == 1
		parts := map[*spirv.StructType]*candidates{}
		for i, rules := range s.Rules {
			for _, class := range s.Classes {
				st := fit(t, class, rules)
				c := Case{Type: name, Rules: rules, Class: class, Dynamic: dynamic}
				if st != t {
					if c.Type = spellBlock(st); len(c.Type) > maxSpelling && name[0] == generated {
						c.Type = name
					}
				}
				if rules == Custom && !st.HasOffset() {
					c.Rules += "." + strconv.FormatUint(s.Seed, 10)
				}
				if parts[st] == nil {
					parts[st] = s.candidates(st)
				}
				out = s.of(out, c, st, i, parts[st])
			}
		}
	}
	return Unique(out)
}

// fit returns the part of a block that can be in a storage class.
func fit(t *spirv.StructType, class, rules string) *spirv.StructType {
	switch class {
	case spec.StorageClassPushConstant.String():
		return fitted(t, rules)
	case spec.StorageClassUniform.String(), spec.StorageClassWorkgroup.String():
		return sized(t)
	}
	return t
}

// sized returns t without a runtime array at the end.
func sized(t *spirv.StructType) *spirv.StructType {
	if n, runtime := runtimeMember(t); runtime && n > 0 {
		return spirv.StructOf(t.Context(), t.Members()[:n], t.HasOffset(), t.Decorations()...)
	}
	return t
}

// pushBytes is the number of bytes that every device supports for push constants.
const pushBytes = 128

// fitted removes the members that do not fit into push constants.
func fitted(t *spirv.StructType, rules string) *spirv.StructType {
	most := int64(pushBytes)
	r, ok := blocklayout.ParseRules(rules)
	if !ok {
		if t.HasOffset() {
			return t
		}
		r, most = blocklayout.Std140, most/2 // leaves room for gaps
	}
	var members []spirv.Member
	for _, m := range t.Members() {
		more := spirv.StructOf(t.Context(), append(slices.Clone(members), m), t.HasOffset(), t.Decorations()...)
		in, err := blocklayout.LayOut(more, r)
		if err == nil && !in.Runtime && in.Size <= most {
			members = append(members, m)
		}
	}
	if len(members) == 0 || len(members) == len(t.Members()) {
		return t
	}
	return spirv.StructOf(t.Context(), members, t.HasOffset(), t.Decorations()...)
}

// of appends the cases of a block under one rule set in one class. rule is the number of
// the rule set.
func (s Selection) of(out []Case, c Case, t *spirv.StructType, rule int, o *candidates) []Case {
	_, runtime := runtimeMember(t)
	class, _ := ParseClass(c.Class)
	if runtime && !slices.Contains(buffers, class) {
		return out // only in storage buffers may blocks end in a runtime array
	}
	for _, p := range s.Probes {
		c := c
		if p.passes && hashText(c.Type)%uint64(len(s.Rules)) != uint64(rule) {
			continue // the locations of an interface do not depend on the rule set, so one of them is enough
		}
		if p.takes(t, class, &c) {
			out = append(out, c)
			out = s.optional(out, c, rule, o)
		}
	}
	return out
}

// optional appends the cases with options beside a case without. A hash selects one of the
// rule sets for each value, so that their number stays in proportion, and for each a
// second option, so that options also occur together.
func (s Selection) optional(out []Case, plain Case, rule int, list *candidates) []Case {
	p, err := plain.names()
	if err != nil || len(s.Options) == 0 {
		return out
	}
	key := hashText(plain.Type + "/" + plain.Class + "/" + plain.Probe)
	add := func(options string) {
		c := plain
		c.Options = options
		c.Dynamic = c.Dynamic && !strings.Contains(options, "coop=") // matrices need all invocations of a subgroup
		p.Case, p.access = &c, access{}
		if p.resolve() == nil {
			out = append(out, c)
		}
	}
	addEach := func(list, seconds []string) {
		for _, o := range list {
			h := mix(s.Seed, hashMore(key, o))
			if !p.probe.passes && h%uint64(len(s.Rules)) != uint64(rule) {
				continue
			}
			add(o)
			add(joined(o, seconds[h/64%uint64(len(seconds))]))
		}
	}
	addEach(list.all, list.all)
	addEach(list.later, list.each[:len(list.all)+len(list.later)])
	addEach(list.newer, list.each)
	return out
}

// candidates are the selected options with those of their values that matter for a type.
type candidates struct {
	// all, later and newer are the parts of each, see [dimension].
	all, later, newer []string
	each              []string
}

func (s Selection) candidates(t *spirv.StructType) *candidates {
	c := &candidates{}
	c.each = s.pairs(c.each, t, func(d *dimension) []string { return d.values })
	n := len(c.each)
	c.each = s.pairs(c.each, t, func(d *dimension) []string { return d.later })
	m := len(c.each)
	c.each = s.pairs(c.each, t, func(d *dimension) []string { return d.newer })
	c.all, c.later, c.newer = c.each[:n], c.each[n:m], c.each[m:]
	return c
}

// pairs appends the selected options with those of their values that matter for t.
func (s Selection) pairs(out []string, t *spirv.StructType, values func(d *dimension) []string) []string {
	for i := range dimensions {
		d := &dimensions[i]
		for _, v := range values(d) {
			if slices.Contains(s.Options, d.name) && (d.matters == nil || d.matters(t, v)) {
				out = append(out, d.with(v))
			}
		}
	}
	return out
}

// joined returns the options of both. An option that both have is that of the first.
func joined(a, b string) string {
	list := strings.Split(a, "+")
	for o := range strings.SplitSeq(b, "+") {
		if !slices.ContainsFunc(list, func(have string) bool { return optionName(have) == optionName(o) }) {
			list = append(list, o)
		}
	}
	slices.SortFunc(list, func(a, b string) int { return strings.Compare(optionName(a), optionName(b)) })
	return strings.Join(list, "+")
}

// convertTo returns a rule set that gives t another layout than rules, or "" if there
// is none.
func convertTo(t *spirv.StructType, rules string) string {
	from, ok := blocklayout.ParseRules(rules)
	var have ir.Type
	if ok {
		if in, err := blocklayout.LayOut(t, from); err == nil {
			have = in.Type
		}
	}
	for _, to := range []blocklayout.Rules{blocklayout.Std430, blocklayout.Std140, blocklayout.Scalar} {
		if in, err := blocklayout.LayOut(t, to); err == nil && in.Type != have && rules != to.String() {
			return to.String()
		}
	}
	return ""
}

// customizer gives types layouts that base alignment permits, but that no rule set
// assigns.
type customizer struct {
	rng  *rand.Rand
	base *derived
}

// customize gives a block a random layout. Equal seeds give equal blocks equal layouts.
func customize(t *spirv.StructType, seed uint64) *spirv.StructType {
	seed = mix(seed, hashText(spellBlock(t)))
	c := &customizer{rand.New(rand.NewPCG(seed, 0x637573746f6d)), newDerived(blocklayout.Std430, 4)}
	out, _ := c.record(t)
	return out
}

// more returns a random multiple of align, often 0.
func (c *customizer) more(align int64) int64 { return max(0, c.rng.Int64N(4)-1) * align }

// lay returns t with layout. m is the member that contains t, and receives the matrix
// stride.
func (c *customizer) lay(t ir.Type, m *spirv.Member) (ir.Type, extent) {
	row := isRowMajor(m)
	switch t := t.(type) {
	case *spirv.ArrayType:
		elem, e := c.lay(t.Element, m)
		stride := roundUp(e.size, e.align) + c.more(e.align)
		return spirv.ArrayOf(elem, t.Count, uint32(stride)), extent{e.align, int64(t.Count) * stride}
	case *spirv.RuntimeArrayType:
		elem, e := c.lay(t.Element, m)
		return spirv.RuntimeArrayOf(elem, uint32(roundUp(e.size, e.align)+c.more(e.align))), extent{e.align, 0}
	case *spirv.MatrixType:
		lines, length := int64(t.Columns), int64(t.Rows())
		if row {
			lines, length = length, lines
		}
		e := c.base.vec(scalarSize(t.ElementType()), length)
		stride := roundUp(e.size, e.align) + c.more(e.align)
		if !row {
			m.Decorations = append(slices.Clone(m.Decorations), spirv.MemberDecoration{Decoration: spec.DecorationColMajor})
		}
		m.Decorations = append(slices.Clone(m.Decorations), spirv.MemberDecoration{Decoration: spec.DecorationMatrixStride, HasValue: true, Value: uint32(stride)})
		return t, extent{e.align, lines * stride}
	case *spirv.StructType:
		return c.record(t)
	}
	return t, c.base.extent(t, row)
}

// relaxed returns an offset for a vector under relaxed block layout: the first one after
// end that is a multiple of component and where the vector straddles no 16 bytes. It
// returns at if there is none.
func relaxed(at, end, component, size int64) int64 {
	for p := roundUp(end, component); p < at; p += component {
		if size <= 16 && p/16 == (p+size-1)/16 || size > 16 && p%16 == 0 {
			return p
		}
	}
	return at
}

// record places the members of a struct in random order; a runtime array stays last.
func (c *customizer) record(t *spirv.StructType) (*spirv.StructType, extent) {
	members := make([]spirv.Member, len(t.Members()))
	extents := make([]extent, len(members))
	for i, m := range t.Members() {
		members[i] = spirv.Member{Decorations: m.Decorations}
		members[i].Type, extents[i] = c.lay(m.Type, &members[i])
	}
	n := len(members)
	_, runtime := runtimeMember(t)
	if runtime {
		n--
	}
	order := c.rng.Perm(n)
	if runtime {
		order = append(order, n)
	}
	e := extent{align: 1}
	for _, i := range order {
		at := roundUp(e.size, extents[i].align) + c.more(extents[i].align)
		if v, ok := members[i].Type.(*ir.VectorType); ok && c.rng.IntN(4) == 0 {
			at = relaxed(at, e.size, scalarSize(v.ElementType()), extents[i].size)
		}
		members[i].Offset = uint32(at)
		e.size, e.align = at+extents[i].size, max(e.align, extents[i].align)
	}
	e.size = roundUp(e.size, e.align)
	return spirv.StructOf(t.Context(), members, len(members) > 0), e
}
