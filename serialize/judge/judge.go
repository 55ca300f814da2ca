// Package judge validates binaries by SPIRV-Tools, also binaries that are newer than these SPIRV-Tools. It asks them which parts of a
// binary they know. Parts that only name or document something are left out of a copy, which they then validate. A binary with other parts
// that they do not know is checked by the tables of package spec and for its form.
package judge

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/grammar"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// Validate checks a binary by the rules that o selects. The notes name what was not checked, because SPIRV-Tools do not know it. The error is
// an *[spirvtools.Error] about an instruction of the binary, or [spirvtools.ErrUnavailable].
func Validate(binary []uint32, o spirvtools.Options) (notes []string, err error) {
	err = spirvtools.Validate(binary, o)
	var refusal *spirvtools.Error
	if err == nil || !errors.As(err, &refusal) {
		return nil, err
	}
	s := newScan(binary)
	if spirvtools.Parse(binary) != nil {
		if fault := s.run(); fault != nil {
			if fault.index != refusal.Index {
				refusal = fault.in(o)
			}
			return nil, refusal
		}
		if len(s.parts) == 0 {
			return nil, err // what is wrong is not in one instruction, such as a result that is defined twice
		}
	} else if !s.outdated(refusal) || s.run() != nil {
		return nil, err
	} else {
		s.leaveOut(refusal)
	}
	if !s.opaque {
		refusal = s.validateCopy(o)
		if refusal != nil && s.outdated(refusal) {
			s.leaveOut(refusal)
			refusal = s.validateCopy(o)
		}
		if refusal == nil {
			return s.notes(false), nil
		}
		if !s.meaning {
			return s.notes(false), refusal
		}
	}
	if fault := checkForm(binary); fault != nil {
		return nil, fault.in(o)
	}
	return s.notes(true), nil
}

// validateCopy validates the module without its unknown parts. It returns the complaint, about an instruction of the module.
func (s *scan) validateCopy(o spirvtools.Options) *spirvtools.Error {
	copied, places := s.neutral()
	var refusal *spirvtools.Error
	if !errors.As(spirvtools.Validate(copied, o), &refusal) {
		return nil
	}
	if n := refusal.Index; n > 0 && n <= len(places) {
		refusal.Index = places[n-1]
	}
	return refusal
}

// outdated reports whether SPIRV-Tools that are older than our tables refuse an instruction on which no results depend. The rules
// for them have changed: those of 2023.1 refuse the debug information that later compilers write for pointers.
func (s *scan) outdated(refusal *spirvtools.Error) bool {
	index := 0
	sets := map[uint32]string{}
	sc := words.Scan(s.words, words.HeaderLen)
	for i, ok := sc.Next(); ok && index < refusal.Index; i, ok = sc.Next() {
		if index++; i.Opcode == spec.OpExtInstImport && len(i.Operands) > 1 {
			sets[i.Operands[0]], _, _ = words.String(i.Operands[1:])
		}
		if index == refusal.Index && extended(i.Opcode) && len(i.Operands) > 3 {
			set := sets[i.Operands[2]]
			return grammar.NonSemantic(set) && !s.leftSets[i.Operands[2]] && !current()
		}
	}
	return false
}

// current reports whether SPIRV-Tools know the newest source language of our tables, which gets new ones most often.
func current() bool {
	list := spec.KindSourceLanguage.Enumerants()
	return len(appendUnknown(nil, spec.OpSource, spec.KindSourceLanguage, list[len(list)-1].Value)) == 0
}

// leaveOut takes the sets on which no results depend out of the copy, because of a complaint about one of their instructions.
func (s *scan) leaveOut(refusal *spirvtools.Error) {
	s.parser.Sets(func(id uint32, name string) {
		if grammar.NonSemantic(name) {
			s.leftSets[id] = true
		}
	})
	s.refusal = refusal
}

// Unknown returns a note that names the parts of a binary that SPIRV-Tools do not know, or "" if they know all or the binary
// is malformed.
func Unknown(binary []uint32) string {
	if err := spirvtools.Parse(binary); err == nil || errors.Is(err, spirvtools.ErrUnavailable) {
		return ""
	}
	s := newScan(binary)
	if s.run() != nil || len(s.parts) == 0 {
		return ""
	}
	return unknown(s.named())
}

// fault is the first instruction of a binary that no table allows.
type fault struct {
	index int // counted from 1
	text  string
}

// in returns the error for a validation with options.
func (f *fault) in(o spirvtools.Options) *spirvtools.Error {
	return &spirvtools.Error{Op: "validate", Env: o.Env, Message: f.text, Rule: f.text, Index: f.index}
}

// part is something that SPIRV-Tools do not know.
type part struct {
	what, name string // "capability" and "UntypedPointersKHR"
	// opcode, kind and value say what it is. The kind is negative for an instruction.
	opcode spec.Opcode
	kind   int
	value  uint32
}

// maxNamed is the number of parts that a note names.
const maxNamed = 3

// unknown returns the beginning of a note.
func unknown(parts []part) string {
	var groups []string
	for n := 0; n < len(parts); {
		if n >= maxNamed && len(parts) > maxNamed+1 {
			groups = append(groups, "other parts")
			break
		}
		// Neighbors of one kind share its name.
		p := parts[n]
		names := []string{p.name}
		for n++; n < len(parts) && parts[n].what == p.what && (n < maxNamed || len(parts) <= maxNamed+1); n++ {
			names = append(names, parts[n].name)
		}
		groups = append(groups, "the "+plural(p.what, len(names))+" "+listed(names))
	}
	return "SPIRV-Tools " + spirvtools.Version() + " does not know " + listed(groups)
}

// plural returns the name of n things.
func plural(what string, n int) string {
	switch {
	case n == 1:
		return what
	case strings.HasSuffix(what, "y"):
		return strings.TrimSuffix(what, "y") + "ies"
	case strings.HasSuffix(what, "s"):
		return what + "es"
	}
	return what + "s"
}

// listed joins names by commas, and the last by "and".
func listed(names []string) string {
	last := len(names) - 1
	if last == 0 {
		return names[0]
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// notes returns the notes for a module that SPIRV-Tools validated without the unknown parts, or did not validate at all. The language of a
// source needs no note: no rule is about it but that it exists, which our tables know.
func (s *scan) notes(unchecked bool) []string {
	parts := s.named()
	if !unchecked {
		parts = slices.DeleteFunc(parts, func(p part) bool { return p.kind == int(spec.KindSourceLanguage) })
	}
	var list []string
	if s.refusal != nil && !unchecked {
		list = append(list, "SPIRV-Tools "+spirvtools.Version()+" refuses instruction "+strconv.Itoa(s.refusal.Index)+
			", on which no results depend, perhaps by an older rule, so such instructions were not checked: "+s.refusal.Rule)
	}
	if len(parts) == 0 {
		return list
	}
	if unchecked {
		return []string{unknown(parts) + ", so it did not validate the binary"}
	}
	was := "; it was not checked"
	if len(parts) > 1 {
		was = "; they were not checked"
	}
	return append(list, unknown(parts)+was)
}

// named returns the parts without those that an unknown capability allows, since the capability is the reason.
func (s *scan) named() []part {
	capabilities := map[spec.Capability]bool{}
	for _, p := range s.parts {
		if p.kind == int(spec.KindCapability) {
			capabilities[spec.Capability(p.value)] = true
		}
	}
	var list []part
	for _, p := range s.parts {
		if !allowedBy(p, capabilities) {
			list = append(list, p)
		}
	}
	return list
}

func allowedBy(p part, capabilities map[spec.Capability]bool) bool {
	if p.kind == int(spec.KindCapability) {
		return false
	}
	var needs []spec.Capability
	if p.kind < 0 {
		if info := spec.Info(p.opcode); info != nil {
			needs = info.Capabilities
		}
	} else if e := spec.Kind(p.kind).Enumerant(p.value); e != nil {
		needs = e.Capabilities
	}
	for _, c := range needs {
		if capabilities[c] {
			return true
		}
	}
	return false
}
