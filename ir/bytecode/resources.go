package bytecode

import (
	"math"
	"strconv"

	"github.com/spvc/spvc/ir"
)

var kindNames = [...]string{kindBlob: "blob", kindBool: "bool", kindString: "string"}

// readResources reads the resources in the section data, which the section offsets
// lists: those of external users first, then those of dialects.
func (r *reader) readResources(offsets, data *cursor) {
	for n := offsets.count(); n > 0 && !r.bad; n-- {
		group := r.str(offsets)
		r.resourceGroup(offsets, data, func(key string, kind byte, value *cursor) {
			e := ir.Resource{Key: key}
			if r.resourceValue(&e, kind, value); !r.bad && !r.src.AddResource(true, group, e) {
				r.bad = true
			}
		})
	}
	for !r.bad && offsets.remaining() > 0 {
		r.dialectResources(*entry(r, r.dialects, offsets.varint(), "dialect"), offsets, data)
	}
}

// dialectResources reads the resources of a dialect. One without data is only declared.
func (r *reader) dialectResources(dialect string, offsets, data *cursor) {
	if r.bad {
		return
	}
	if r.ctx.Dialect(dialect) == nil {
		r.fail("dialect '" + dialect + "' is unknown")
		return
	}
	model, accepts := ir.DialectInterface[ir.ResourceModel](r.ctx.Dialect(dialect))
	if !accepts && dialect != builtin {
		r.fail("unexpected resources for dialect '" + dialect + "'")
		return
	}
	r.resourceGroup(offsets, data, func(key string, kind byte, value *cursor) {
		if accepts && !model.DeclaresResource(key) {
			r.fail("unknown 'resource' key '" + key + "' for dialect '" + dialect + "'")
			return
		}
		r.resources = append(r.resources, key)
		if value.remaining() == 0 {
			return
		}
		if kind != kindBlob && int(kind) < len(kindNames) {
			r.fail("expected a blob resource entry, but found a " + kindNames[kind] + " entry instead")
			return
		}
		e := ir.Resource{Key: key}
		if r.resourceValue(&e, kind, value); !r.bad {
			r.src.AddResource(false, dialect, e)
		}
	})
}

// resourceGroup calls add for each resource of a group.
func (r *reader) resourceGroup(offsets, data *cursor, add func(key string, kind byte, value *cursor)) {
	for n := offsets.count(); n > 0 && !r.bad; n-- {
		key := r.str(offsets)
		size, kind := offsets.varint(), offsets.byte()
		start := data.pos
		data.bytes(size)
		if r.bad {
			return
		}
		value := r.part(data.data, start, data.pos)
		if add(key, kind, &value); !r.bad && value.remaining() > 0 {
			r.fail("unexpected trailing bytes in resource entry '" + key + "'")
		}
	}
}

func (r *reader) resourceValue(e *ir.Resource, kind byte, c *cursor) {
	switch kind {
	case kindBlob:
		align, size := c.varint(), c.varint()
		if c.align(align); align > math.MaxUint32 && !r.bad {
			r.fail("alignment of resource '" + e.Key + "' is too large")
		}
		e.Kind, e.Align, e.Data = ir.ResourceBlob, uint32(align), c.bytes(size)
		if size == 0 {
			e.Align = 0 // as in text
		}
	case kindBool:
		e.Kind, e.Bool = ir.ResourceBool, c.byte() != 0
	case kindString:
		e.Kind, e.Text = ir.ResourceString, r.str(c)
	default:
		r.fail("unknown kind of resource entry '" + e.Key + "': " + strconv.Itoa(int(kind)))
	}
}

// resourceSections writes the resources that the context knows: all external ones, and
// those of the builtin dialect that attributes name. align is the alignment of data.
func (w *writer) resourceSections(opts Options) (offsets, data *emitter, align int) {
	offsets, data, align = &emitter{}, &emitter{}, 1
	add := func(key string, r *ir.Resource) {
		w.str(offsets, key)
		start := len(data.buf)
		kind := byte(kindBlob)
		if r != nil {
			kind = w.resourceValue(data, r)
			if r.Kind == ir.ResourceBlob {
				align = max(align, int(r.Align))
			}
		}
		offsets.varint(uint64(len(data.buf) - start))
		offsets.byte(kind)
	}
	external := w.ctx.Resources.External()
	if opts.ElideResourceData {
		external = nil // a reader accepts no external resource without a value
	}
	offsets.varint(uint64(len(external)))
	for _, s := range external {
		w.str(offsets, s.Name)
		offsets.varint(uint64(len(s.Entries)))
		for i := range s.Entries {
			add(s.Entries[i].Key, &s.Entries[i])
		}
	}
	group(offsets, 0, len(w.resources.keys), func(i int) {
		key := w.resources.keys[i]
		r := w.ctx.Resources.Blob(key)
		if opts.ElideResourceData {
			r = nil
		}
		add(key, r)
	})
	return offsets, data, align
}

// resourceValue writes the value of r and returns its kind.
func (w *writer) resourceValue(e *emitter, r *ir.Resource) byte {
	switch r.Kind {
	case ir.ResourceBool:
		e.byte(byte(boolNumber(r.Bool)))
		return kindBool
	case ir.ResourceString:
		w.str(e, r.Text)
		return kindString
	}
	align := max(1, int(r.Align))
	e.varint(uint64(align))
	e.varint(uint64(len(r.Data)))
	e.align(align)
	e.buf = append(e.buf, r.Data...)
	return kindBlob
}
