package dispatch

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/spirv/reflect"
)

// shown says how a descriptor shows memory: the value of a setting of Options.Binds.
type shown struct {
	slot slot
	name string
	// of is the name of the descriptor whose buffer this one shows, or empty.
	of string
	// arg is the number of the argument with the buffer that this one shows.
	arg int
	// binding has the part of the buffer, and whether it is dynamic, partial or null.
	binding runner.Binding
	// part is set if the descriptor shows a stated part of its buffer.
	part bool
}

// bindWords describes the values of Options.Binds.
const bindWords = "offset:BYTES, size:BYTES, dynamic:BYTES, partial, of:NAME and null"

// parseShown parses words such as offset:256,size:16.
func parseShown(text string) (*shown, error) {
	s := &shown{}
	b := &s.binding
	for word := range strings.SplitSeq(text, ",") {
		name, value, valued := strings.Cut(word, ":")
		to := map[string]*int{"offset": &b.Offset, "size": &b.Size, "dynamic": &b.DynamicOffset}[name]
		n, err := strconv.ParseUint(value, 10, 31)
		switch {
		case to != nil && err == nil:
			*to = int(n)
			s.part, b.Dynamic = true, b.Dynamic || name == "dynamic"
		case name == "of" && value != "":
			s.of = value
		case word == "partial" && !valued:
			b.Partial = true
		case word == "null" && !valued:
			b.Null = true
		default:
			return nil, fmt.Errorf("%s is none of the words %s", word, bindWords)
		}
	}
	if b.Null && text != "null" {
		return nil, errors.New("a null descriptor shows no part of a buffer: null stands alone")
	}
	return s, nil
}

// Partial reports whether a descriptor may end inside of its block, which needs a device with robust access.
func (o *Options) Partial() bool {
	for _, b := range o.Binds {
		if s, err := parseShown(b.Value); err == nil && s.binding.Partial {
			return true
		}
	}
	return false
}

// bindings resolves the descriptors that show memory in another way than a buffer of their own from its beginning.
func (d *Dispatch) bindings() error {
	all := map[place]*shown{}
	for _, b := range d.options.Binds {
		s, err := parseShown(b.Value)
		if err != nil {
			return usage("--bind %s=%s: %v", b.Name, b.Value, err)
		}
		at, err := d.find(b.Name)
		if err != nil {
			return fmt.Errorf("--bind %s: %w", b.Name, err)
		}
		if !d.isBlock(at) {
			return fmt.Errorf("--bind %s: %s is no descriptor of a block of the kernel %q", b.Name, at, d.entry.Name)
		}
		if all[at.place()] != nil {
			return fmt.Errorf("--bind %s: %s is given twice", b.Name, at)
		}
		s.slot, s.name = *at, b.Name
		all[at.place()] = s
		d.shown = append(d.shown, s)
	}
	d.shownAt = all
	return nil
}

// isBlock reports whether a slot is the descriptor of a block.
func (d *Dispatch) isBlock(s *slot) bool {
	r := d.entry.Resource(s.set, s.binding)
	return s.kind == slotBuffer && r != nil && (r.Type == reflect.StorageBuffer || r.Type == reflect.UniformBuffer)
}

// borrows says why a descriptor has no buffer of its own, or returns an empty string.
func (d *Dispatch) borrows(s *slot) string {
	switch b := d.shownAt[s.place()]; {
	case b == nil:
		return ""
	case b.binding.Null:
		return "it is null by --bind and has no buffer"
	case b.of != "":
		return "it shows the buffer of " + b.of + " by --bind"
	}
	return ""
}

// bytesShape is the shape of a buffer of which a descriptor shows a part: its bytes.
func bytesShape() *block.Shape {
	b := &block.Shape{Kind: block.Int, Bits: 8, Size: 1, Unsigned: true}
	return block.StructOf([]block.Field{{Name: "bytes", Shape: block.ArrayOf(b, -1, 1)}})
}

// buffers finds the buffers that the descriptors show.
func (d *Dispatch) buffers() error {
	for _, s := range d.shown {
		if s.binding.Null {
			continue
		}
		owner := &s.slot
		if s.of != "" {
			var err error
			if owner, err = d.find(s.of); err != nil {
				return fmt.Errorf("--bind %s: %w", s.name, err)
			}
			why := d.borrows(owner)
			if !d.isBlock(owner) {
				why = "it is no descriptor of a block"
			}
			if why != "" {
				return fmt.Errorf("--bind %s: %s has no buffer of its own: %s", s.name, s.of, why)
			}
		}
		s.arg = d.argument(owner) // complete has seen that there is one
	}
	return nil
}

// show adds the descriptors of --bind to the arguments of the launch.
func (l *launch) show() {
	for _, s := range l.d.shown {
		b := s.binding
		if !b.Null {
			b.Buffer = l.memory[s.arg].Buffer
		}
		l.args = append(l.args, compute.BindElement(s.slot.set, s.slot.binding, s.slot.index, b))
	}
}
