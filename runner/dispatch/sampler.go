package dispatch

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/runner"
)

// samplerWords are the words that describe a sampler, and what each sets.
var samplerWords = [...]struct {
	word string
	set  func(s *runner.SamplerDesc)
}{
	{"nearest", func(s *runner.SamplerDesc) { s.Mag, s.Min, s.Mip = runner.Nearest, runner.Nearest, runner.Nearest }},
	{"linear", func(s *runner.SamplerDesc) { s.Mag, s.Min, s.Mip = runner.Linear, runner.Linear, runner.Linear }},
	{"repeat", addressing(runner.Repeat)},
	{"mirror", addressing(runner.MirroredRepeat)},
	{"clamp", addressing(runner.ClampToEdge)},
	{"border", addressing(runner.ClampToBorder)},
	{"transparent", func(s *runner.SamplerDesc) { s.Border = runner.FloatTransparentBlack }},
	{"black", func(s *runner.SamplerDesc) { s.Border = runner.FloatOpaqueBlack }},
	{"white", func(s *runner.SamplerDesc) { s.Border = runner.FloatOpaqueWhite }},
	{"texels", func(s *runner.SamplerDesc) { s.Unnormalized = true }},
	{"never", comparison(runner.CompareNever)},
	{"less", comparison(runner.CompareLess)},
	{"equal", comparison(runner.CompareEqual)},
	{"lequal", comparison(runner.CompareLessOrEqual)},
	{"greater", comparison(runner.CompareGreater)},
	{"notequal", comparison(runner.CompareNotEqual)},
	{"gequal", comparison(runner.CompareGreaterOrEqual)},
	{"always", comparison(runner.CompareAlways)},
}

func addressing(m runner.AddressMode) func(s *runner.SamplerDesc) {
	return func(s *runner.SamplerDesc) { s.Address = [3]runner.AddressMode{m, m, m} }
}

func comparison(op runner.CompareOp) func(s *runner.SamplerDesc) {
	return func(s *runner.SamplerDesc) { s.Compare, s.Op = true, op }
}

// parseSampler parses the words of a sampler, such as "linear,clamp". Without words it takes the nearest texel and
// repeats the image.
func parseSampler(text string) (d runner.SamplerDesc, err error) {
	var known []string
	for _, w := range samplerWords {
		known = append(known, w.word)
	}
	for word := range strings.SplitSeq(text, ",") {
		i := slices.Index(known, word)
		if i < 0 {
			return d, fmt.Errorf("%s does not describe a sampler; use words such as linear,clamp of %s%s", text, strings.Join(known, ", "), editdist.Note("; ", word, known))
		}
		samplerWords[i].set(&d)
	}
	return d, d.Check()
}

// samplerSuffix follows the name of a combined image sampler in the name of its sampler.
const samplerSuffix = ".sampler"

// samplerOf returns the sampler of the combined image sampler of a binding: that of its argument, or the default one.
func (d *Dispatch) samplerOf(image *slot) runner.SamplerDesc {
	p := image.place()
	p.kind = slotSampler
	for i := range d.args {
		if d.args[i].slot.place() == p {
			return d.args[i].sampler
		}
	}
	return runner.SamplerDesc{}
}
