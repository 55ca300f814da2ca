package describe

import (
	"bytes"
	"encoding/json"
)

// JSON writes descriptions as a list of objects. All sizes and offsets are in bytes.
func JSON(blocks []*Block) ([]byte, error) {
	if blocks == nil {
		blocks = []*Block{}
	}
	return encode(blocks)
}

// JSON writes the differences as an object. All sizes and offsets are in bytes.
func (d *Diff) JSON() ([]byte, error) { return encode(d) }

func encode(v any) ([]byte, error) {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	err := enc.Encode(v)
	return out.Bytes(), err
}
