package conform

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/target"
)

// maxPictureScalars bounds the scalars of a picture.
const maxPictureScalars = 512

// Picture has the scalars of a block where the layout rules place them.
type Picture struct {
	Scalars []PictureScalar `json:"scalars"`
	// More is the number of scalars that the picture leaves out.
	More int64 `json:"more,omitempty"`
}

// PictureScalar is a scalar with its offset and size in bytes.
type PictureScalar struct {
	Path   string `json:"path"`
	Type   string `json:"type"`
	Offset int64  `json:"at"`
	Size   int64  `json:"size"`
}

// NewPicture returns the picture of a case's block on a device, or nil if this version of spvc makes no such block for it.
func NewPicture(id string, d *DeviceCard) *Picture { return newPicture(id, d.env()) }

func newPicture(id string, env *target.Env) *Picture {
	c, err := ParseCase(id)
	if err != nil {
		return nil
	}
	k, err := newKernel(newContext(), &c, env)
	if err != nil {
		return nil
	}
	p := &Picture{Scalars: []PictureScalar{}}
	eachScalar(k.leaves, func(_ int, l *leaf, n int64) {
		if len(p.Scalars) == maxPictureScalars {
			p.More++
			return
		}
		p.Scalars = append(p.Scalars, PictureScalar{l.path(n), ir.TypeString(l.scalar), l.at(n), l.size})
	})
	return p
}
