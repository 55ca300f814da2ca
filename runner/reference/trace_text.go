package reference

import "encoding/json"

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
	}{Entry: e.Entry, placeJSON: e.Place.json(), Result: e.Result, Value: e.Value, Break: e.Break}
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
