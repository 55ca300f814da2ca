package ir

import (
	"bytes"
	"slices"
	"sort"
	"sync"
)

// Location says where a piece of IR comes from, in 8 bytes. Zero is unknown. A value
// with the top bit clear is a position in a source buffer (file number and byte
// offset). The others are indices of interned structured locations.
type Location uint64

// UnknownLoc is the location `loc(unknown)`.
const UnknownLoc Location = 0

const (
	locInterned   Location = 1 << 63
	locOffsetBits          = 40
	locOffsetMask Location = 1<<locOffsetBits - 1
)

// LocKind is the kind of a location.
type LocKind uint8

// The kinds of locations of MLIR's builtin dialect.
const (
	LocUnknown LocKind = iota
	LocFileLineCol
	LocName
	LocCallSite
	LocFused
	LocOpaque
)

// LocInfo is the decoded form of a Location.
type LocInfo struct {
	Kind LocKind
	// File, Line and Col (both 1-based) belong to LocFileLineCol. File is also the name
	// of a LocName, and the id of a LocOpaque.
	File      string
	Line, Col uint32
	// Children are the child of a LocName (none if unknown), the callee and caller of a
	// LocCallSite, the parts of a LocFused, or the fallback of a LocOpaque.
	Children []Location
	// Metadata is the attribute of a LocFused, or nil.
	Metadata Attribute
}

// SourceFile is a buffer that locations can point into.
type SourceFile struct {
	Name string
	Text []byte
	// base is added to line numbers, for pieces of a split input that keep the file's
	// line numbers. lead is the text before the piece in its first line.
	base  uint32
	lead  []byte
	id    uint32
	once  sync.Once
	lines []uint32
}

// At returns the location of the byte offset off in f.
func (f *SourceFile) At(off int) Location {
	return Location(f.id)<<locOffsetBits | Location(off)
}

// position returns the 1-based line and column of byte offset off.
func (f *SourceFile) position(off int) (line, col uint32) {
	f.once.Do(func() {
		f.lines = append(f.lines, 0)
		for i, c := range f.Text {
			if c == '\n' {
				f.lines = append(f.lines, uint32(i+1))
			}
		}
	})
	i := sort.Search(len(f.lines), func(i int) bool { return int(f.lines[i]) > off }) - 1
	line, col = uint32(i)+1+f.base, uint32(off)-f.lines[i]+1
	if i == 0 {
		col += uint32(len(f.lead))
	}
	return line, col
}

// lineAt returns the source line with byte offset off.
func (f *SourceFile) lineAt(off int) []byte {
	line := lineAround(f.Text, off)
	if len(f.lead) > 0 && bytes.IndexByte(f.Text[:min(off, len(f.Text))], '\n') < 0 {
		return slices.Concat(f.lead, line)
	}
	return line
}

// start returns the location of a module that is made of the file.
func (f *SourceFile) start(ctx *Context) Location {
	if f.base == 0 && len(f.lead) == 0 {
		return ctx.FileLineColLoc(f.Name, 0, 0)
	}
	return ctx.FileLineColLoc(f.Name, f.base+1, uint32(len(f.lead))+1)
}

type fileTable struct {
	mu    sync.RWMutex
	files []*SourceFile
	bytes int64 // the bytes of all texts
}

func (t *fileTable) init() { t.files = []*SourceFile{nil} }

// AddFile makes text a source buffer of the context under name.
func (c *Context) AddFile(name string, text []byte) *SourceFile {
	t := &c.files
	t.mu.Lock()
	defer t.mu.Unlock()
	f := &SourceFile{Name: name, Text: text, id: uint32(len(t.files))}
	t.files = append(t.files, f)
	t.bytes += int64(len(text))
	return f
}

// maxLead bounds the text before a piece in its line, so that a file of one line with many pieces takes linear time.
const maxLead = 1 << 12

// AddPiece registers the part of a file of the given length that begins at the byte offset start, in a line. Its locations are
// those of the file.
func (c *Context) AddPiece(name string, file []byte, start, length int, line uint32) *SourceFile {
	f := c.AddFile(name, file[start:start+length])
	f.base = line - 1
	from := max(0, start-maxLead)
	f.lead = file[from+bytes.LastIndexByte(file[from:start], '\n')+1 : start]
	return f
}

// SourceOf returns the buffer and byte offset that l points into. It returns false if l
// is not a direct position in a buffer.
func (c *Context) SourceOf(l Location) (*SourceFile, int, bool) {
	if l == UnknownLoc || l&locInterned != 0 {
		return nil, 0, false
	}
	c.files.mu.RLock()
	f := c.files.files[l>>locOffsetBits]
	c.files.mu.RUnlock()
	return f, int(l & locOffsetMask), true
}

// FileNamed returns the source buffer with the given name, the latest of several, or nil.
func (c *Context) FileNamed(name string) *SourceFile {
	c.files.mu.RLock()
	defer c.files.mu.RUnlock()
	for _, f := range slices.Backward(c.files.files[1:]) {
		if f.Name == name {
			return f
		}
	}
	return nil
}

type locTable struct {
	mu    sync.RWMutex
	infos []LocInfo
	index map[uint64][]uint32
}

func sameLoc(a, b *LocInfo) bool {
	if a.Kind != b.Kind || a.File != b.File || a.Line != b.Line || a.Col != b.Col || a.Metadata != b.Metadata || len(a.Children) != len(b.Children) {
		return false
	}
	for i := range a.Children {
		if a.Children[i] != b.Children[i] {
			return false
		}
	}
	return true
}

func (c *Context) internLoc(li LocInfo) Location {
	h := NewHash().Add(uint64(li.Kind)).AddString(li.File).Add(uint64(li.Line)<<32 | uint64(li.Col)).AddAttr(li.Metadata)
	for _, l := range li.Children {
		h = h.Add(uint64(l))
	}
	t := &c.locs
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.index == nil {
		t.index = make(map[uint64][]uint32)
	}
	for _, i := range t.index[uint64(h)] {
		if sameLoc(&t.infos[i], &li) {
			return locInterned | Location(i)
		}
	}
	i := uint32(len(t.infos))
	t.infos = append(t.infos, li)
	t.index[uint64(h)] = append(t.index[uint64(h)], i)
	return locInterned | Location(i)
}

// FileLineColLoc returns `loc("file":line:col)`.
func (c *Context) FileLineColLoc(file string, line, col uint32) Location {
	return c.internLoc(LocInfo{Kind: LocFileLineCol, File: file, Line: line, Col: col})
}

// NameLoc returns `loc("name"(child))`; child may be UnknownLoc.
func (c *Context) NameLoc(name string, child Location) Location {
	return c.internLoc(LocInfo{Kind: LocName, File: name, Children: []Location{child}})
}

// CallSiteLoc returns `loc(callsite(callee at caller))`.
func (c *Context) CallSiteLoc(callee, caller Location) Location {
	return c.internLoc(LocInfo{Kind: LocCallSite, Children: []Location{callee, caller}})
}

// fewParts is the number of parts of a fused location up to which they are compared
// one by one.
const fewParts = 16

// FusedLoc returns `loc(fused<metadata>[locs...])`. As in MLIR, unknown parts
// and duplicates are dropped, nested fused locations with the same metadata are
// flattened, and a single part without metadata is returned itself.
func (c *Context) FusedLoc(locs []Location, metadata Attribute) Location {
	var parts []Location
	var seen map[Location]struct{} // parts, once they are many
	add := func(l Location) {
		switch {
		case l == UnknownLoc:
			return
		case seen != nil:
			if _, ok := seen[l]; ok {
				return
			}
			seen[l] = struct{}{}
		case slices.Contains(parts, l):
			return
		case len(parts) == fewParts:
			seen = make(map[Location]struct{}, 2*fewParts)
			for _, p := range parts {
				seen[p] = struct{}{}
			}
			seen[l] = struct{}{}
		}
		parts = append(parts, l)
	}
	for _, l := range locs {
		// A position in a buffer is not fused, and its line takes a scan of the buffer.
		if l&locInterned != 0 {
			if li := c.LocInfo(l); li.Kind == LocFused && li.Metadata == metadata {
				for _, ch := range li.Children {
					add(ch)
				}
				continue
			}
		}
		add(l)
	}
	if metadata == nil {
		switch len(parts) {
		case 0:
			return UnknownLoc
		case 1:
			return parts[0]
		}
	} else if len(parts) == 0 {
		parts = []Location{UnknownLoc}
	}
	return c.internLoc(LocInfo{Kind: LocFused, Children: parts, Metadata: metadata})
}

// OpaqueLoc returns a location that only its maker understands, by id, which [LocInfo].File has. Everyone else, and the printer,
// takes fallback instead.
func (c *Context) OpaqueLoc(id string, fallback Location) Location {
	return c.internLoc(LocInfo{Kind: LocOpaque, File: id, Children: []Location{fallback}})
}

// LocInfo decodes l. Positions in a buffer become LocFileLineCol.
func (c *Context) LocInfo(l Location) LocInfo {
	if l == UnknownLoc {
		return LocInfo{}
	}
	if l&locInterned != 0 {
		c.locs.mu.RLock()
		defer c.locs.mu.RUnlock()
		return c.locs.infos[l&^locInterned]
	}
	f, off, _ := c.SourceOf(l)
	line, col := f.position(off)
	return LocInfo{Kind: LocFileLineCol, File: f.Name, Line: line, Col: col}
}
