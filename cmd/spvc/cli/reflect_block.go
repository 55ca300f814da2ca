package cli

import (
	"strconv"

	"github.com/spvc/spvc/internal/shorten"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner/values"
)

// blockReport describes a block. Bytes excludes a runtime array at the end. Members has
// all members, and those of nested structs are named by a path.
type blockReport struct {
	Size    uint64         `json:"size"`
	Members []memberReport `json:"members"`
}

type memberReport struct {
	Name   string `json:"name"`
	Type   string `json:"type"`
	Offset int64  `json:"offset"`
	Size   int64  `json:"size"`
	Stride int64  `json:"stride,omitempty"`
}

func (r *moduleReport) block(s *block.Shape, size uint64) *blockReport {
	b := &blockReport{Size: size, Members: []memberReport{}}
	r.members(b, s, "", 0, 0)
	return b
}

// maxMembers bounds the number of members that are listed for a block.
const maxMembers = 10000

// members lists the members of s, which is at offset in b.
func (r *moduleReport) members(b *blockReport, s *block.Shape, path string, offset int64, depth int) {
	for i := range s.Fields {
		if len(b.Members) >= maxMembers {
			r.Truncated = true
			return
		}
		if !r.take() {
			return
		}
		f := &s.Fields[i]
		name := shorten.Name(f.Name)
		if name == "" {
			name = strconv.Itoa(i)
		}
		if path != "" {
			name = shorten.Path(path + "." + name)
		}
		m := memberReport{Name: name, Type: values.TypeName(f.Shape), Offset: offset + f.Offset, Size: f.Shape.Size}
		if f.Shape.Kind == block.Array || f.Shape.Kind == block.Matrix {
			m.Stride = f.Shape.Stride
		}
		b.Members = append(b.Members, m)
		inner := f.Shape
		for nest := 0; inner.Kind == block.Array && inner.Elem != nil && nest < 100; nest++ {
			inner = inner.Elem
			name += "[0]"
		}
		if inner.Kind == block.Struct && depth < 100 {
			r.members(b, inner, name, offset+f.Offset, depth+1)
		}
	}
}
