package reflect

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
)

// scanDebug reads an instruction of NonSemantic.Shader.DebugInfo.100. Its operands are ids. Only the
// sources are read, because compilers that use the set omit OpSource.
func (r *reflector) scanDebug(result, inst uint32, operands []uint32) {
	switch {
	case inst == spec.NonSemanticShaderDebugInfo100DebugSource && len(operands) > 0:
		r.files[result] = r.strings[operands[0]]
	case inst == spec.NonSemanticShaderDebugInfo100DebugCompilationUnit && len(operands) > 3:
		s := Source{Language: spec.SourceLanguage(r.get(operands[3]).value)}
		s.File, _ = literalString(r.files[operands[2]])
		known := func(o Source) bool { return o.Language == s.Language && (o.File == s.File || o.File == "") }
		if len(r.m.Sources) < maxDebugSources && !slices.ContainsFunc(r.m.Sources, known) {
			r.m.Sources = append(r.m.Sources, s)
		}
	}
}

// maxDebugSources bounds the number of sources that are compared with a new one.
const maxDebugSources = 64
