package dispatch

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// slot is a place that an argument goes to.
type slot struct {
	kind slotKind
	// set, binding and index are the place of a descriptor, or of the argument of a kernel of MLIR.
	set, binding, index uint32
	// member is the number of a member of the push constants.
	member int
	// what describes the slot.
	what   string
	shape  *block.Shape
	layout *values.Layout
	// known are the sizes of an array whose values need not state them, or nil.
	known []int
	// packed is the number of bits of an element if bytes of the memory hold several, or 0.
	packed int
	// format is the format of the texels of an image or texel buffer. dims is the number of dimensions of an image, or 0.
	// isTexel is set for both, whose format says which numbers have signs.
	format  runner.Format
	isTexel bool
	dims    int
	dim     spec.Dim
	// array says that the slot is a tensor or memref of a host function.
	array bool
	// image is set for images. Those whose format the module does not state are open: the argument decides.
	image *reflect.Resource
	open  bool
	// parameter is the parameter of a slotParameter.
	parameter *reflect.Parameter
}

// samples reports whether the slot is that of an image that the kernel samples.
func (s *slot) samples() bool { return s.image != nil && s.image.Type != reflect.StorageImage }

type slotKind uint8

const (
	// slotBuffer is a descriptor, or a buffer that the kernel gets by its address.
	slotBuffer slotKind = iota
	// slotUnused is a descriptor of the module that the entry point does not use.
	slotUnused
	// slotScalar is a scalar argument in the hidden block.
	slotScalar
	slotPush
	slotMember
	// slotAddress is a member of the push constants that holds the address of a buffer.
	slotAddress
	// slotSampler is a sampler, or that of a combined image sampler.
	slotSampler
	// slotParameter is a parameter of an OpenCL kernel. Its binding is its number.
	slotParameter
)

// place identifies a slot.
type place struct {
	kind                slotKind
	set, binding, index uint32
	member              int
}

func (s *slot) place() place { return place{s.kind, s.set, s.binding, s.index, s.member} }

// String describes the slot, such as "the storage buffer 0.1".
func (s *slot) String() string { return s.what }

// named is a slot with a name by which the user may call it. Names of a lower rank come first.
type named struct {
	name string
	rank int
	slot slot
}

// Ranks of names.
const (
	rankVariable = iota // the name of the variable, or of the argument of a kernel of MLIR
	rankBlock           // the name of the type of the block
	rankMember          // the name of the only member of a block whose variable has no name, and of push constants
	rankOther           // the name of a descriptor that the entry point does not use
)

// slots lists the slots of an entry point by name, and those that must have an argument.
func slots(m *reflect.Module, e *reflect.EntryPoint) (all []named, needed []slot) {
	if opencl(e) {
		return parameterSlots(e)
	}
	add := func(name string, rank int, s slot) {
		if name != "" {
			all = append(all, named{name, rank, s})
		}
	}
	used := append([]*reflect.Resource{}, e.Resources...)
	if e.Hidden != nil {
		for i := range e.Hidden.Words {
			switch w := &e.Hidden.Words[i]; {
			case w.Memory != nil:
				used = append(used, w.Memory)
			case w.Kind == reflect.WordValue:
				s := slot{kind: slotScalar, set: w.Set, binding: w.Binding, what: fmt.Sprintf("the argument %d", w.Arg), shape: hiddenShape(e, w)}
				add(fmt.Sprintf("arg_%d", w.Arg), rankVariable, s)
				needed = append(needed, s)
			}
		}
	}
	for _, r := range used {
		if provided(e, r) {
			continue
		}
		s := resourceSlot(slotBuffer, r)
		n := max(r.Count, 1)
		if n > maxElements || len(needed) > maxNeeded {
			n = 1 // an error later
		}
		for s.index = range n {
			needed = append(needed, s)
		}
		for _, v := range variables(r) {
			s := resourceSlot(slotBuffer, v)
			add(v.Name, rankVariable, s)
			if short, ok := strings.CutPrefix(v.Name, e.Name+"_"); ok {
				add(short, rankVariable, s)
			}
			add(blockName(v), rankBlock, s)
			if v.Name == "" && v.Block.Kind == block.Struct && len(v.Block.Fields) == 1 {
				add(v.Block.Fields[0].Name, rankMember, s)
			}
		}
	}
	all = append(all, pushSlots(e)...)
	for i := range m.Resources {
		if r := &m.Resources[i]; e.Memory(r.Set, r.Binding) == nil {
			s := resourceSlot(slotUnused, r)
			add(r.Name, rankOther, s)
			add(strings.TrimPrefix(r.Name, e.Name+"_"), rankOther, s)
		}
	}
	return sourceNames(m, e, append(all, removedSlots(e)...)), needed
}

// sourceNames adds the names that the source gives to arguments of MLIR before those by number.
func sourceNames(m *reflect.Module, e *reflect.EntryPoint, all []named) []named {
	var out []named
	for _, n := range all {
		number, ok := strings.CutPrefix(n.name, "arg_")
		if i, err := strconv.Atoi(number); ok && err == nil {
			if name := m.ArgumentName(e.Name, i); name != "" {
				out = append(out, named{name, n.rank, n.slot})
			}
		}
	}
	return append(out, all...)
}

// removedSlots lists the arguments in a hidden block that the optimizer has removed, because the kernel uses none of it.
// Their values do not count.
func removedSlots(e *reflect.EntryPoint) (out []named) {
	if e.Unused == nil {
		return nil
	}
	for i := range e.Unused.Words {
		if w := &e.Unused.Words[i]; w.Kind == reflect.WordValue || w.Kind == reflect.WordAddress {
			out = append(out, named{fmt.Sprintf("arg_%d", w.Arg), rankOther, slot{kind: slotUnused, set: w.Set, binding: w.Binding, what: fmt.Sprintf("the unused argument %d", w.Arg)}})
		}
	}
	return out
}

const (
	// maxElements bounds the length of descriptor arrays, maxNeeded the number of arguments.
	maxElements = 1 << 10
	maxNeeded   = 1 << 16
)

// provided reports whether the host itself binds memory there, and the user does not.
func provided(e *reflect.EntryPoint, r *reflect.Resource) bool {
	return e.Hidden.Holds(r.Set, r.Binding) || r.HiddenBuffer() || r.Memory != nil
}

// variables returns the variables at the place of a descriptor.
func variables(r *reflect.Resource) []*reflect.Resource {
	if len(r.Variables) > 0 {
		return r.Variables
	}
	return []*reflect.Resource{r}
}

func blockName(r *reflect.Resource) string {
	if r.DataType == nil {
		return ""
	}
	if t := r.DataType.Leaf(); t.Kind == reflect.StructType {
		return t.Name
	}
	return ""
}

func resourceSlot(kind slotKind, r *reflect.Resource) slot {
	if r.Type == reflect.SamplerDescriptor && kind == slotBuffer {
		kind = slotSampler
	}
	s := slot{kind: kind, set: r.Set, binding: r.Binding, shape: r.Block, what: fmt.Sprintf("the %s %d.%d", r.Type, r.Set, r.Binding)}
	if r.Narrow != nil && r.Narrow.Bits < 8 {
		s.shape, s.packed = numbersShape(r), r.Narrow.Bits
	}
	return s
}

// hiddenShape returns the shape of a word of the hidden block.
func hiddenShape(e *reflect.EntryPoint, w *reflect.HiddenWord) *block.Shape {
	shape := e.PushConstants
	if !e.Hidden.Push {
		shape = e.Resource(e.Hidden.Set, e.Hidden.Binding).Block
	}
	return shape.Fields[w.Member].Shape
}

// pushSlots lists the push constants that the user sets: all of them, and each member.
func pushSlots(e *reflect.EntryPoint) []named {
	s := e.PushConstants
	if s == nil || e.Hidden != nil && e.Hidden.Push {
		return nil
	}
	whole := slot{kind: slotPush, what: "the push constants", shape: s}
	out := []named{{"push", rankVariable, whole}}
	for _, name := range e.PushConstantNames {
		out = append(out, named{name, rankVariable, whole})
	}
	for i := range s.Fields {
		if f := &s.Fields[i]; f.Name != "" {
			one := slot{kind: slotMember, member: i, what: "the push constant " + f.Name, shape: f.Shape}
			if pointee := f.Shape.Pointee; f.Shape.Kind == block.Address && pointee != nil {
				one = slot{kind: slotAddress, member: i, what: "the buffer of the push constant " + f.Name, shape: pointee}
			}
			out = append(out, named{f.Name, rankMember, one})
		}
	}
	return out
}

// element matches a name with an index in a descriptor array. It is not compiled at each start of the
// command.
var element = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(.*)\[(\d{1,9})\]$`) })

// find returns the slot that a user calls name.
func (d *Dispatch) find(name string) (*slot, error) {
	base, index := name, uint64(0)
	if m := element().FindStringSubmatch(name); m != nil {
		base = m[1]
		index, _ = strconv.ParseUint(m[2], 10, 32)
	}
	s, err := d.lookup(base)
	if image, ok := strings.CutSuffix(name, samplerSuffix); ok && err != nil {
		return d.findSampler(image)
	}
	if err != nil {
		return nil, err
	}
	out := *s
	out.index = uint32(index)
	r := d.entry.Memory(s.set, s.binding)
	if s.kind != slotBuffer && s.kind != slotSampler {
		r = nil
	}
	if err := checkIndex(r, base != name, index); err != nil {
		return nil, fmt.Errorf("%s is %s: %w", name, s, err)
	}
	if s.kind == slotUnused && s.shape == nil {
		return &out, nil
	}
	if s.kind == slotParameter {
		err = out.ofParameter()
	}
	if err == nil && (out.isSampler() || out.isLocal()) {
		return &out, nil
	}
	if r != nil && r.Type != reflect.StorageBuffer && r.Type != reflect.UniformBuffer {
		err = out.texels(r)
	}
	if b := d.shownAt[out.place()]; b != nil && b.part {
		out.shape, out.packed = bytesShape(), 0
	}
	if err == nil {
		out.layout, err = values.NewLayout(out.shape)
	}
	if err != nil {
		return nil, fmt.Errorf("%s is %s: %w", name, s, err)
	}
	return &out, nil
}

// findSampler returns the slot of the sampler of a combined image sampler.
func (d *Dispatch) findSampler(image string) (*slot, error) {
	s, err := d.find(image)
	if err != nil {
		return nil, err
	}
	if s.image == nil || s.image.Type != reflect.CombinedImageSampler {
		return nil, fmt.Errorf("%s is %s, which has no sampler", image, s)
	}
	s.kind, s.what = slotSampler, "the sampler of "+s.what
	return s, nil
}

// checkIndex checks an index, or the lack of one, against a descriptor. r is nil for other slots.
func checkIndex(r *reflect.Resource, indexed bool, index uint64) error {
	n := uint64(1)
	if r != nil {
		n = uint64(r.Count)
	}
	switch {
	case n == 0:
		return errors.New("descriptor arrays without a length are not supported")
	case n > maxElements:
		return fmt.Errorf("a descriptor array of more than %d elements is not supported", maxElements)
	case !indexed && n > 1:
		return fmt.Errorf("it is an array of %d descriptors: add an index such as [0]", n)
	case index >= n:
		return fmt.Errorf("it has %d descriptors, so there is no index %d", n, index)
	}
	return nil
}

// lookup returns the slot with a name without an index.
func (d *Dispatch) lookup(name string) (*slot, error) {
	var found []*named
	for i := range d.names {
		n := &d.names[i]
		switch {
		case n.name != name:
		case len(found) == 0 || n.rank < found[0].rank:
			found = []*named{n}
		case n.rank == found[0].rank && n.slot.place() != found[0].slot.place():
			found = append(found, n)
		}
	}
	if len(found) > 1 {
		return nil, fmt.Errorf("%s may be %s or %s: write SET.BINDING instead", name, &found[0].slot, &found[1].slot)
	}
	if len(found) == 1 {
		return &found[0].slot, nil
	}
	if set, binding, ok := numbers(name); ok {
		return d.at(name, set, binding)
	}
	return nil, fmt.Errorf("the kernel %q has no argument %s; it has %s%s", d.entry.Name, name, d.listNames(), editdist.Note("; ", name, d.allNames()))
}

// numbers parses SET.BINDING, or the number of an argument of a kernel, which is a binding of set 0.
func numbers(name string) (set, binding uint32, ok bool) {
	first, second, dot := strings.Cut(name, ".")
	if !dot {
		first, second = "0", name
	}
	a, err := strconv.ParseUint(first, 10, 32)
	b, wrong := strconv.ParseUint(second, 10, 32)
	return uint32(a), uint32(b), err == nil && wrong == nil
}

// at returns the slot at a set and binding. A number without a set is that of an argument of a kernel of MLIR, if
// there is one.
func (d *Dispatch) at(name string, set, binding uint32) (*slot, error) {
	if !strings.Contains(name, ".") {
		if i := slices.IndexFunc(d.names, func(n named) bool { return n.name == "arg_"+name }); i >= 0 {
			return &d.names[i].slot, nil
		}
	}
	for i := range d.needed {
		if s := &d.needed[i]; s.set == set && s.binding == binding {
			return s, nil
		}
	}
	if r := d.module.Resource(set, binding); r != nil && !provided(d.entry, r) {
		s := resourceSlot(slotUnused, r)
		return &s, nil
	}
	return nil, fmt.Errorf("the kernel %q has no argument at set %d, binding %d; it has %s", d.entry.Name, set, binding, d.listNames())
}

func (d *Dispatch) allNames() []string {
	var out []string
	for i := range d.names {
		if n := &d.names[i]; n.rank != rankOther {
			out = append(out, n.name)
		}
	}
	return out
}

// listNames lists the places that take arguments, with their names.
func (d *Dispatch) listNames() string {
	var out []string
	for i := range d.needed[:min(len(d.needed), maxNames+1)] {
		out = append(out, d.label(&d.needed[i]))
	}
	if pushes := pushSlots(d.entry); len(pushes) > 0 {
		out = append(out, "push")
	}
	return shortList(out)
}

// maxNames bounds the number of names in a message.
const maxNames = 20

// shortList joins the first names of a list.
func shortList(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	if len(names) > maxNames {
		names = append(slices.Clone(names[:maxNames]), "…")
	}
	return strings.Join(names, ", ")
}

// label returns the name and the place of a slot that must have an argument.
func (d *Dispatch) label(s *slot) string {
	at := fmt.Sprintf("%d.%d", s.set, s.binding)
	if s.kind == slotParameter {
		at = fmt.Sprintf("parameter %d", s.binding)
	}
	if s.index > 0 {
		at += fmt.Sprintf("[%d]", s.index)
	}
	for i := range d.names {
		n := &d.names[i]
		if n.slot.kind == s.kind && n.slot.set == s.set && n.slot.binding == s.binding {
			return n.name + " (" + at + ")"
		}
	}
	return at
}
