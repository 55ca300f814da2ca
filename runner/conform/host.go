package conform

import (
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/blocklayout"
)

// HostBlock is the block of a case as C lays it out.
type HostBlock struct {
	// ID is the identifier of the first case with the block.
	ID    string
	Shape *block.Shape
	// Size and Align are in bytes.
	Size, Align int64
}

// HostBlocks returns the blocks of the cases whose rule set is C, each once. It leaves out blocks without a layout, whose cases say why when
// they run.
func HostBlocks(cases []Case) []HostBlock {
	ctx := newContext()
	seen := map[string]bool{}
	var list []HostBlock
	for i := range cases {
		c := &cases[i]
		if c.Rules != blocklayout.C.String() || seen[c.Type] {
			continue
		}
		seen[c.Type] = true
		p, err := c.plan(ctx)
		if err != nil {
			continue
		}
		in, err := blocklayout.LayOut(p.typ, blocklayout.C)
		if err != nil {
			continue
		}
		if s, err := blocklayout.ShapeOf(in.Type); err == nil {
			list = append(list, HostBlock{ID: c.ID(), Shape: s, Size: in.Size, Align: in.Align})
		}
	}
	return list
}
