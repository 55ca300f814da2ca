//go:build cgo

package spirvtools

import (
	"slices"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// The optimizer of SPIRV-Tools keeps variables with a binding if it is told so, but
// eliminate-dead-inserts of v2023.1 removes them with the last load that does nothing. It keeps what is in
// the interface of an entry point. Only from SPIR-V 1.4 on these variables are there, so that
// holdBindings adds them before the optimizer runs, and releaseBindings takes them out again.

const version14 = 0x00010400

// holdBindings returns a module in which the interfaces of the entry points have all variables with a
// binding.
func holdBindings(module []uint32) []uint32 {
	if !words.HasHeader(module) || module[words.VersionAt] >= version14 {
		return module
	}
	var bound []uint32
	for s := words.Scan(module, words.HeaderLen); ; {
		i, ok := s.Next()
		if !ok || i.Opcode == spec.OpFunction {
			break
		}
		if i.Opcode == spec.OpDecorate && len(i.Operands) > 1 && spec.Decoration(i.Operands[1]) == spec.DecorationBinding {
			bound = append(bound, i.Operands[0])
		}
	}
	return changeInterfaces(module, func(ids []uint32) []uint32 { return append(ids, bound...) })
}

// releaseBindings returns a module in which the interfaces of the entry points have variables for inputs and
// outputs only, as SPIR-V before 1.4 requires.
func releaseBindings(module []uint32) []uint32 {
	if !words.HasHeader(module) || module[words.VersionAt] >= version14 {
		return module
	}
	others := map[uint32]bool{}
	for s := words.Scan(module, words.HeaderLen); ; {
		i, ok := s.Next()
		if !ok || i.Opcode == spec.OpFunction {
			break
		}
		if i.Opcode == spec.OpVariable && len(i.Operands) > 2 {
			class := spec.StorageClass(i.Operands[2])
			others[i.Operands[1]] = class != spec.StorageClassInput && class != spec.StorageClassOutput
		}
	}
	return changeInterfaces(module, func(ids []uint32) []uint32 {
		return slices.DeleteFunc(ids, func(id uint32) bool { return others[id] })
	})
}

// changeInterfaces returns a module with other interfaces of its entry points. change may write to its
// argument. An entry point that would be too long for an instruction stays as it is.
func changeInterfaces(module []uint32, change func(ids []uint32) []uint32) []uint32 {
	out := slices.Clone(module[:words.HeaderLen])
	s := words.Scan(module, words.HeaderLen)
	for i, ok := s.Next(); ok; i, ok = s.Next() {
		inst := module[i.At:i.End()]
		if i.Opcode == spec.OpEntryPoint && len(i.Operands) > 2 {
			if _, rest, ok := words.String(i.Operands[2:]); ok {
				fixed := inst[:len(inst)-len(rest)]
				ids := change(slices.Clone(rest))
				if n := len(fixed) + len(ids); n <= words.MaxInst {
					out = append(append(append(out, words.First(i.Opcode, n)), fixed[1:]...), ids...)
					continue
				}
			}
		}
		out = append(out, inst...)
	}
	if s.Err() != nil {
		return module
	}
	return out
}
