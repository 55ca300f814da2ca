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
	gone := s.leftOut()
	index := 0
	capabilities := map[spec.Capability]bool{}
	sc := words.Scan(s.words, words.HeaderLen)
	for i, ok := sc.Next(); ok; i, ok = sc.Next() {
		index++
		a := s.actions[i.At]
		if s.left(i) || about(i.Opcode) && gone[i.Operands[0]] {
			a = drop
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
		}
		copied = append(copied, s.words[i.At:i.End()]...)
		if a == noLanguage {
			copied[len(copied)-len(i.Operands)] = uint32(spec.SourceLanguageUnknown)
		}
		places = append(places, index)
	}
	return copied, places
}

// left reports whether an instruction belongs to a set that is left out of the copy.
func (s *scan) left(i words.Inst) bool { return extended(i.Opcode) && s.leftSets[i.Operands[2]] }

// leftOut returns the results of instructions that are left out of the copy.
func (s *scan) leftOut() map[uint32]bool {
	gone := map[uint32]bool{}
	if len(s.leftSets) == 0 {
		return gone
	}
	sc := words.Scan(s.words, words.HeaderLen)
	for i, ok := sc.Next(); ok; i, ok = sc.Next() {
		if s.left(i) {
			gone[i.Operands[1]] = true
		}
	}
	return gone
}

// about reports whether an instruction names or decorates its first operand.
func about(op spec.Opcode) bool {
	switch op {
	case spec.OpName, spec.OpMemberName, spec.OpDecorate, spec.OpMemberDecorate, spec.OpDecorateId, spec.OpDecorateString, spec.OpMemberDecorateString:
		return true
	}
	return false
}

func (s *scan) knowsCapability(c spec.Capability) bool {
	return len(appendUnknown(nil, spec.OpCapability, spec.KindCapability, uint32(c))) == 0
}
