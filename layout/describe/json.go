package describe

import "encoding/json"

// JSON writes descriptions as a list of objects. All numbers are bytes.
func JSON(blocks []*Block) ([]byte, error) {
	if blocks == nil {
		blocks = []*Block{}
	}
	out, err := json.MarshalIndent(blocks, "", "  ")
	return append(out, '\n'), err
}
