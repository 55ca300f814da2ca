package bytecode

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
)

// reader reads one file.
type reader struct {
	failure
	src      *ir.SourceReader
	ctx      *ir.Context
	version  int
	producer string // empty until it is known
	mlir     ir.Version

	strings   []string
	dialects  []string
	opNames   []opName
	slots     map[*ir.OpInfo][]slot
	attrs     []attrEntry
	types     []typeEntry
	resources []string // the keys of the resources of dialects
	props     []cursor
	depth     int // the depth of the attributes and types that are being read
	wide      int // bytes of wide integers that may still be read

	orders map[*ir.Value]useOrder

	options  ReadOptions
	versions map[string][]byte // the versions of dialects
}

// opName is an operation name of the file.
type opName struct {
	info       *ir.OpInfo
	registered bool // when it was written
	slots      []slot
}

// useOrder is the encoded order of the uses of a value.
type useOrder struct {
	number int // the number of the value among the results or arguments
	pairs  bool
	index  []uint64
}

// read implements the format.
func read(src *ir.SourceReader, top *ir.Block) bool { return readWith(src, top, ReadOptions{}) }

func readWith(src *ir.SourceReader, top *ir.Block, opts ReadOptions) bool {
	r := &reader{src: src, ctx: src.Context(), options: opts, versions: map[string][]byte{}, slots: map[*ir.OpInfo][]slot{}, wide: wideBytes + wideFactor*len(src.Text())}
	r.report = func(msg string) {
		if r.producer == "" {
			src.Error(msg)
			return
		}
		src.Error(msg, ir.Diagnostic{Severity: ir.SeverityNote, Loc: src.Loc(),
			Message: "in bytecode version " + strconv.Itoa(r.version) + " produced by: " + r.producer})
	}
	r.file(top)
	return !r.bad
}

// file reads the header and the sections.
func (r *reader) file(top *ir.Block) {
	text := r.src.Text()
	c := r.part(text, len(Magic), len(text))
	if version := c.varint(); version > Version {
		r.fail("bytecode version " + strconv.FormatUint(version, 10) + " is newer than the current version " + strconv.Itoa(Version))
	} else {
		r.version = int(version)
	}
	r.producer = c.terminated()
	r.mlir = versionOf(r.producer, r.ctx.MLIR())
	var have [numSections]bool
	var sections [numSections]cursor
	for !r.bad && c.remaining() > 0 {
		id, data := c.section()
		if !r.bad && have[id] {
			r.fail("duplicate top-level section: " + sectionNames[id])
			return
		}
		if !r.bad {
			have[id], sections[id] = true, data
		}
	}
	for id, found := range have {
		if !found && !r.optional(sectionID(id)) {
			r.fail("missing data for top-level section: " + sectionNames[id])
		}
	}
	if r.bad {
		return
	}
	r.readStrings(&sections[secString])
	if have[secProperties] {
		r.readProperties(&sections[secProperties])
	}
	r.readDialects(&sections[secDialect])
	switch {
	case have[secResource] && !have[secResourceOffset]:
		r.fail("expected resource offset section when resource section is present")
	case !have[secResource] && have[secResourceOffset]:
		r.fail("unexpected resource offset section when resource section is not present")
	case have[secResource]:
		r.readResources(&sections[secResourceOffset], &sections[secResource])
	}
	r.readOffsets(&sections[secAttrTypeOffset], &sections[secAttrType])
	r.readIR(&sections[secIR], top)
	r.upgrade(top.Parent())
}

// upgrade lets the dialects rewrite what older versions of them wrote.
func (r *reader) upgrade(top *ir.Operation) {
	for _, name := range r.dialects {
		version, ok := r.versions[name]
		if !ok || r.bad {
			continue
		}
		if m, ok := ir.DialectInterface[UpgradeModel](r.ctx.Dialect(name)); ok && !m.Upgrade(top, version) {
			r.bad = true
		}
	}
}

func (r *reader) optional(id sectionID) bool {
	switch id {
	case secResource, secResourceOffset, secDialectVersions:
		return true
	case secProperties:
		return r.version < withProperties
	}
	return false
}

// readStrings reads the table of strings. Their sizes, each with a zero byte, come in
// reverse order.
func (r *reader) readStrings(c *cursor) {
	n := c.count()
	r.strings = make([]string, n)
	sizes := make([]uint64, n)
	for i := n - 1; i >= 0; i-- {
		sizes[i] = c.varint()
	}
	for i, size := range sizes {
		if !r.bad && (size == 0 || size > uint64(c.remaining())) {
			r.fail("string size exceeds the available data size")
		}
		b := c.bytes(size)
		if r.bad {
			return
		}
		r.strings[i] = string(b[:size-1])
	}
	if c.remaining() > 0 {
		r.fail("unexpected trailing data between the offsets for strings and their data")
	}
}

// entry returns the element of a table that a number in the file names.
func entry[T any](r *reader, table []T, i uint64, what string) *T {
	if !r.bad && i >= uint64(len(table)) {
		r.fail("invalid " + what + " index: " + strconv.FormatUint(i, 10))
	}
	if r.bad {
		return new(T)
	}
	return &table[i]
}

func (r *reader) str(c *cursor) string { return *entry(r, r.strings, c.varint(), "string") }

// readDialects reads the names and versions of dialects, and the names of operations.
func (r *reader) readDialects(c *cursor) {
	r.dialects = make([]string, c.count())
	for i := range r.dialects {
		name, versioned := c.varint(), false
		if r.version >= withDialectVersions {
			name, versioned = name>>1, name&1 != 0
		}
		r.dialects[i] = *entry(r, r.strings, name, "string")
		if strings.Contains(r.dialects[i], ".") {
			r.fail("invalid dialect name '" + r.dialects[i] + "'")
		}
		if versioned {
			r.dialectVersion(c, r.dialects[i])
		}
	}
	if r.version >= withElidedLocations {
		r.opNames = make([]opName, 0, c.count())
	}
	for !r.bad && c.remaining() > 0 {
		dialect := *entry(r, r.dialects, c.varint(), "dialect")
		for n := c.count(); n > 0 && !r.bad; n-- {
			r.readOpName(c, dialect)
		}
	}
}

// dialectVersion reads the version of a dialect. That of a dialect which is not
// registered has no meaning.
func (r *reader) dialectVersion(c *cursor, dialect string) {
	id, version := c.section()
	if !r.bad && id != secDialectVersions {
		r.fail("expected dialect version section")
	}
	if !r.isAllowed(dialect) {
		return
	}
	d := r.ctx.Dialect(dialect)
	model, ok := ir.DialectInterface[VersionModel](d)
	switch {
	case d == nil:
	case !ok:
		r.fail("dialect '" + dialect + "' does not implement the bytecode interface, but found a version entry")
	default:
		data := version.data[version.pos:]
		if why := model.AcceptVersion(data); why != "" {
			r.fail(why)
		}
		r.versions[dialect] = data
	}
}

// isAllowed fails if the dialect is neither registered nor allowed without that.
func (r *reader) isAllowed(dialect string) bool {
	if r.bad || r.ctx.KeepsDialect(dialect) || r.ctx.Dialect(dialect) != nil {
		return !r.bad
	}
	r.fail("dialect '" + dialect + "' is unknown. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, " +
		"or use -allow-unregistered-dialect with the MLIR tool used.")
	return false
}

func (r *reader) readOpName(c *cursor, dialect string) {
	op := opName{registered: true}
	var name string
	if r.version < withProperties {
		name = r.str(c)
	} else {
		var i uint64
		i, op.registered = c.flagged()
		name = *entry(r, r.strings, i, "string")
	}
	if !r.isAllowed(dialect) {
		return
	}
	if name = dialect + "." + name; name[len(name)-1] == '.' {
		name = dialect // an operation without a dialect
	}
	op.info = r.ctx.OpInfo(name)
	if op.info.Def != nil {
		var ok bool
		if op.slots, ok = r.slots[op.info]; !ok {
			op.slots = slotsOf(op.info, r.mlir, r.version)
			r.slots[op.info] = op.slots
		}
	}
	r.opNames = append(r.opNames, op)
}

// readProperties reads the sizes of the properties, and where they are.
func (r *reader) readProperties(c *cursor) {
	n := c.count()
	r.props = make([]cursor, n)
	for i := range r.props {
		size := c.varint()
		start := c.pos
		c.bytes(size)
		r.props[i] = r.part(c.data, start, c.pos)
		if r.bad {
			return
		}
	}
	if c.remaining() > 0 {
		r.fail("Broken properties section: didn't exhaust the offsets table")
	}
}
