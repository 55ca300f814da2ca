package reference

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// Error returns the findings, each on a line of its own, as [Finding.String] writes them.
func (e *CheckError) Error() string {
	var b strings.Builder
	b.WriteString(ErrChecks.Error())
	if len(e.Findings) == 1 && !e.Truncated {
		b.WriteString(": " + e.Findings[0].String())
		return b.String()
	}
	b.WriteByte(':')
	for i := range e.Findings {
		b.WriteString("\n\t" + e.Findings[i].String())
	}
	if e.Truncated {
		b.WriteString("\n\t" + Dropped)
	}
	return b.String()
}

// NameMemory replaces the names of memory in the findings by those that name returns for an entry point and a name in the
// binary, unless it returns an empty string.
func (e *CheckError) NameMemory(name func(entry, variable string) string) {
	for i := range e.Findings {
		f := &e.Findings[i]
		if f.Memory == nil || !f.Memory.Bound {
			continue
		}
		if text := name(f.Entry, f.Memory.Name); text != "" {
			m := *f.Memory // findings may share it
			m.Name, f.Memory = text, &m
		}
	}
}

// Dropped is the line that ends a report if [CheckError.Truncated] is true.
const Dropped = "there were more findings, which the device did not keep"

// String returns the place in the source as file:line:column, or as "word N" if the module
// does not name the source. Line and column are missing if they are 0.
func (p *Place) String() string {
	if p.File == "" && p.Line == 0 {
		return "word " + strconv.Itoa(p.Word)
	}
	text := p.File + ":"
	if p.File == "" {
		text = "line "
	}
	if p.Line == 0 {
		return p.File
	}
	text += strconv.FormatUint(uint64(p.Line), 10)
	if p.Column != 0 {
		text += ":" + strconv.FormatUint(uint64(p.Column), 10)
	}
	return text
}

// String returns the finding as one line: the place, the check, the instruction with the
// message, the invocation, the memory, the other place, and the count if it is not 1. A message that
// only states the bytes of the memory is left out.
func (f *Finding) String() string {
	var b strings.Builder
	b.WriteString(f.Place.String() + ": " + f.Check.String() + ": ")
	if f.Op != "" {
		b.WriteString(f.Op + ": ")
	}
	if f.race != nil {
		f.appendRace(&b)
		return b.String()
	}
	memory := ""
	if f.Memory != nil {
		memory = f.Memory.String()
	}
	if memory != "" && strings.HasSuffix(memory, f.Message) {
		fmt.Fprintf(&b, "%s; invocation %s, local %s", memory, triple(f.Global), triple(f.Local))
	} else {
		fmt.Fprintf(&b, "%s; invocation %s, local %s", f.Message, triple(f.Global), triple(f.Local))
		if memory != "" {
			b.WriteString("; " + memory)
		}
	}
	if o := f.Other; o != nil {
		b.WriteString("; " + f.otherRole() + ": ")
		if o.Op != "" {
			b.WriteString(o.Op + " at ")
		}
		b.WriteString(o.String() + ", invocation " + triple(o.Global))
	}
	f.appendCount(&b)
	return b.String()
}

// appendRace appends the two accesses of a race as a sentence.
func (f *Finding) appendRace(b *strings.Builder) {
	fmt.Fprintf(b, "invocation %s %s %s; invocation %s of %s %s it at %s (%s), and nothing orders the two",
		triple(f.Global), f.race.verb, f.Memory.String(), triple(f.Other.Global), f.race.where, f.race.otherVerb, f.Other.String(), f.Other.Op)
	f.appendCount(b)
}

func (f *Finding) appendCount(b *strings.Builder) {
	if f.Count > 1 {
		fmt.Fprintf(b, "; %d times", f.Count)
	}
}

// otherRole says what Other is.
func (f *Finding) otherRole() string {
	if f.Check == CheckBarriers {
		return "the others"
	}
	return "see"
}

func triple(v [3]uint32) string { return fmt.Sprintf("(%d,%d,%d)", v[0], v[1], v[2]) }

// String returns the memory and the bytes that the instruction accesses, such as
// `storage buffer "x" (set 0, binding 1), bytes 16 to 19 of 1024`.
func (m *Memory) String() string {
	text := m.Kind
	if m.Name != "" {
		text += " " + strconv.Quote(m.Name)
	}
	if m.Bound {
		text += fmt.Sprintf(" (set %d, binding %d)", m.Set, m.Binding)
	}
	if m.Texel != "" {
		text += ", texel " + m.Texel
	}
	switch {
	case m.Size == 1:
		text += fmt.Sprintf(", byte %d", m.Offset)
	case m.Size > 1:
		text += fmt.Sprintf(", bytes %d to %d", m.Offset, m.Offset+int64(m.Size)-1)
	}
	if m.Size > 0 {
		text += fmt.Sprintf(" of %d", m.Length)
	}
	return text
}

// findingJSON is a Finding as JSON.
type findingJSON struct {
	Check   string `json:"check"`
	Entry   string `json:"entry"`
	Message string `json:"message"`
	placeJSON
	Other  *placeJSON  `json:"other,omitempty"`
	Memory *memoryJSON `json:"memory,omitempty"`
	Count  uint64      `json:"count"`
}

// placeJSON is a Place as JSON.
type placeJSON struct {
	File   string    `json:"file,omitempty"`
	Line   uint32    `json:"line,omitempty"`
	Column uint32    `json:"column,omitempty"`
	Word   int       `json:"word"`
	Op     string    `json:"op"`
	Global [3]uint32 `json:"global"`
	Local  [3]uint32 `json:"local"`
}

// memoryJSON is a Memory as JSON. Set and Binding are nil if the memory has none.
type memoryJSON struct {
	Kind    string  `json:"kind"`
	Name    string  `json:"name,omitempty"`
	Set     *uint32 `json:"set,omitempty"`
	Binding *uint32 `json:"binding,omitempty"`
	Offset  int64   `json:"offset"`
	Size    int     `json:"size"`
	Length  int64   `json:"length"`
	Texel   string  `json:"texel,omitempty"`
}

func (p *Place) json() placeJSON {
	return placeJSON{p.File, p.Line, p.Column, p.Word, p.Op, p.Global, p.Local}
}

// MarshalJSON returns an object. Its fields are check, entry, message, file, line, column,
// word, op, global, local, other, memory and count. The object of other has the fields of a
// place: file, line, column, word, op, global and local. The object of memory has kind, name,
// set, binding, offset, size, length and texel. Missing are file, line, column and name if the
// module does not say, other and memory if they are nil, and set and binding if Bound is
// false, and texel if it is empty.
func (f Finding) MarshalJSON() ([]byte, error) {
	out := findingJSON{Check: f.Check.String(), Entry: f.Entry, Message: f.Message, placeJSON: f.Place.json(), Count: f.Count}
	if f.Other != nil {
		other := f.Other.json()
		out.Other = &other
	}
	if m := f.Memory; m != nil {
		out.Memory = &memoryJSON{Kind: m.Kind, Name: m.Name, Offset: m.Offset, Size: m.Size, Length: m.Length, Texel: m.Texel}
		if m.Bound {
			set, binding := m.Set, m.Binding
			out.Memory.Set, out.Memory.Binding = &set, &binding
		}
	}
	return json.Marshal(out)
}
