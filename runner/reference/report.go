package reference

import (
	"encoding/json"
	"strconv"
	"strings"
)

// Error lists the findings, one a line.
func (e *CheckError) Error() string {
	var b strings.Builder
	b.WriteString(ErrChecks.Error())
	for i := range e.Findings {
		b.WriteString("\n")
		b.WriteString(e.Findings[i].String())
	}
	if e.Truncated {
		b.WriteString("\nand more")
	}
	return b.String()
}

// String returns the place, the check, the instruction, the message, the invocation, the
// memory, the other place and the count, as far as the finding has them.
func (f *Finding) String() string {
	s := f.Place.String() + ": " + f.Check.String() + ": " + f.Op + ": " + f.Message + "; " + f.invocation()
	if f.Memory != nil {
		s += "; " + f.Memory.String()
	}
	if o := f.Other; o != nil {
		s += "; the other place: " + o.Op + " at " + o.String() + ", " + o.invocation()
	}
	if f.Count > 1 {
		s += "; " + strconv.FormatUint(f.Count, 10) + " times"
	}
	return s
}

// String returns the place in the source, such as "k.mlir:12:5", or "word 52" if the module
// does not state it.
func (p *Place) String() string {
	if p.Line == 0 {
		return "word " + strconv.Itoa(p.Word)
	}
	s := p.File + ":" + strconv.FormatUint(uint64(p.Line), 10)
	if p.Column != 0 {
		s += ":" + strconv.FormatUint(uint64(p.Column), 10)
	}
	return s
}

func (p *Place) invocation() string {
	return "invocation " + triple(p.Global) + ", local " + triple(p.Local)
}

func triple(v [3]uint32) string {
	s := "("
	for i, n := range v {
		if i > 0 {
			s += ","
		}
		s += strconv.FormatUint(uint64(n), 10)
	}
	return s + ")"
}

// String returns the kind and name, the set and binding, and the range of bytes.
func (m *Memory) String() string {
	s := m.Kind
	if m.Name != "" {
		s += " " + strconv.Quote(m.Name)
	}
	if m.Bound {
		s += " (set " + strconv.FormatUint(uint64(m.Set), 10) + ", binding " + strconv.FormatUint(uint64(m.Binding), 10) + ")"
	}
	if m.Offset < 0 || m.Size == 0 || m.Offset+int64(m.Size) > m.Length {
		return s
	}
	return s + ", bytes " + decimal(m.Offset) + " to " + decimal(m.Offset+int64(m.Size)-1) + " of " + decimal(m.Length)
}

// placeJSON is the form of a place in JSON.
type placeJSON struct {
	File   string    `json:"file,omitempty"`
	Line   uint32    `json:"line,omitempty"`
	Column uint32    `json:"column,omitempty"`
	Op     string    `json:"op"`
	Word   int       `json:"word"`
	Global [3]uint32 `json:"global"`
	Local  [3]uint32 `json:"local"`
}

// memoryJSON is the form of memory in JSON. Set and binding are null if it has none.
type memoryJSON struct {
	Kind    string  `json:"kind"`
	Name    string  `json:"name,omitempty"`
	Set     *uint32 `json:"set,omitempty"`
	Binding *uint32 `json:"binding,omitempty"`
	Offset  int64   `json:"offset"`
	Size    int     `json:"size"`
	Length  int64   `json:"length"`
}

// MarshalJSON returns an object with check, message, entry, file, line, column, op, word,
// global, local, count, and, if the finding has them, memory and other.
func (f Finding) MarshalJSON() ([]byte, error) {
	out := struct {
		Check   string `json:"check"`
		Message string `json:"message"`
		Entry   string `json:"entry"`
		placeJSON
		Memory *memoryJSON `json:"memory,omitempty"`
		Other  *placeJSON  `json:"other,omitempty"`
		Count  uint64      `json:"count"`
	}{Check: f.Check.String(), Message: f.Message, Entry: f.Entry, placeJSON: placeJSON(f.Place), Count: f.Count}
	if m := f.Memory; m != nil {
		out.Memory = &memoryJSON{Kind: m.Kind, Name: m.Name, Offset: m.Offset, Size: m.Size, Length: m.Length}
		if m.Bound {
			set, binding := m.Set, m.Binding
			out.Memory.Set, out.Memory.Binding = &set, &binding
		}
	}
	if f.Other != nil {
		o := placeJSON(*f.Other)
		out.Other = &o
	}
	return json.Marshal(out)
}

// MarshalJSON returns an object with entry, file, line, column, op, word, global, local,
// and, if the event has them, result, value, operands and break.
func (e TraceEvent) MarshalJSON() ([]byte, error) {
	type operand struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
	out := struct {
		Entry string `json:"entry"`
		placeJSON
		Result   string    `json:"result,omitempty"`
		Value    string    `json:"value,omitempty"`
		Operands []operand `json:"operands,omitempty"`
		Break    bool      `json:"break,omitempty"`
	}{Entry: e.Entry, placeJSON: placeJSON(e.Place), Result: e.Result, Value: e.Value, Break: e.Break}
	for _, o := range e.Operands {
		out.Operands = append(out.Operands, operand(o))
	}
	return json.Marshal(out)
}

// String returns a line such as "k.mlir:12:5: %42 = OpFAdd %40=1.5 %41=2.0 -> 3.5".
func (e *TraceEvent) String() string {
	s := e.Place.String() + ": "
	switch {
	case e.Break:
		s += "break"
	case e.Result != "":
		s += e.Result + " = " + e.Op
	default:
		s += e.Op
	}
	for _, o := range e.Operands {
		s += " " + o.Name + "=" + o.Value
	}
	if e.Result != "" {
		s += " -> " + e.Value
	}
	return s
}
