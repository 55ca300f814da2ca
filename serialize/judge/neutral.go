package judge

import (
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// neutral returns the copy of the module without the unknown parts, and for each of its instructions the number of the instruction of the
// module that it stands for, counted from 1.
func (s *scan) neutral() (copied []uint32, places []int) {
	copied = make([]uint32, words.HeaderLen, len(s.words))
	copy(copied, s.words)
	index := 0
	capabilities := map[spec.Capability]bool{}
	sc := words.Scan(s.words, words.HeaderLen)
	for i, ok := sc.Next(); ok; i, ok = sc.Next() {
		index++
		from := len(places)
		a := s.actions[i.At]
		if extended(i.Opcode) && s.renamed[i.Operands[2]] {
			a = noOperands // they may refer to later instructions, which only known sets may
		}
		switch a {
		case drop:
			continue
		case implied:
			for _, c := range spec.AppendImplied(nil, spec.Capability(i.Operands[0])) {
				if !capabilities[c] && s.knowsCapability(c) {
					capabilities[c] = true
					copied = append(copied, words.First(spec.OpCapability, 2), uint32(c))
					places = append(places, index)
				}
			}
			continue
		case noLanguage:
			copied = append(copied, s.words[i.At:i.End()]...)
			copied[len(copied)-len(i.Operands)] = uint32(spec.SourceLanguageUnknown)
		case noOperands:
			copied = append(append(copied, words.First(spec.OpExtInst, 5)), i.Operands[:4]...)
		default:
			if i.Opcode == spec.OpExtInstImport && s.renamed[i.Operands[0]] {
				copied = appendImport(copied, i.Operands[0], "NonSemantic.Unchecked")
			} else {
				copied = append(copied, s.words[i.At:i.End()]...)
			}
		}
		if len(places) == from {
			places = append(places, index)
		}
	}
	return copied, places
}

func (s *scan) knowsCapability(c spec.Capability) bool {
	return len(appendUnknown(nil, spec.OpCapability, spec.KindCapability, uint32(c))) == 0
}
