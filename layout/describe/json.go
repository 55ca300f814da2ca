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
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	err := enc.Encode(blocks)
	return out.Bytes(), err
}
