package runner

import (
	"fmt"

	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// Check returns an error if no device has a sampler like that (VkSamplerCreateInfo).
func (s *SamplerDesc) Check() error {
	sharp := s.Mag == s.Min && s.Mip == Nearest && s.MinLod == 0 && s.MaxLod == 0
	clamps := true
	for _, a := range s.Address[:2] {
		clamps = clamps && (a == ClampToEdge || a == ClampToBorder)
	}
	wrong := ""
	switch {
	case s.Mag > Linear || s.Min > Linear || s.Mip > Linear:
		wrong = "a filter is unknown"
	case max(s.Address[0], s.Address[1], s.Address[2]) > MirrorClampToEdge:
		wrong = "an address mode is unknown"
	case s.Border > IntOpaqueWhite:
		wrong = "the border color is unknown"
	case s.Op > CompareAlways:
		wrong = "the comparison is unknown"
	case s.LodBias-s.LodBias != 0:
		wrong = "the bias of the level must be finite"
	case !(s.MinLod <= s.MaxLod): // also if one is no number
		wrong = fmt.Sprintf("the lowest level %v exceeds the highest %v", s.MinLod, s.MaxLod)
	case s.Unnormalized && (!sharp || !clamps || s.Compare):
		wrong = "with coordinates in texels it must have one filter, clamp, compare nothing, and take level 0 only"
	}
	if wrong != "" {
		return fmt.Errorf("sampler: %s", wrong)
	}
	return nil
}

// wrongSampler says why the binding's sampler cannot sample the part of the image that the
// descriptor shows, or returns an empty string.
func (b *Binding) wrongSampler(r *reflect.Resource, v ImageRange) string {
	if r.Type != reflect.CombinedImageSampler {
		return "" // the kernel decides which sampler goes with which image
	}
	s, i := b.Sampler.Desc(), r.Image
	if s.Unnormalized && (i.Dim != spec.Dim1D && i.Dim != spec.Dim2D || i.Arrayed || v.Levels != 1) {
		return "a sampler with coordinates in texels needs a 1D or 2D image without layers, of which the descriptor shows one level"
	}
	return ""
}
