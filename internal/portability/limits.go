package portability

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/target"
)

// limitNeed is the amount of a limited resource that a kernel needs.
type limitNeed struct {
	limit     string
	need, has uint64
}

// overLimits lists what the kernels of p need beyond the limits of env.
func overLimits(p *Program, env *target.Env, places map[string]string) []Finding {
	var out []Finding
	for i := range p.Binaries {
		b := &p.Binaries[i]
		if b.Err != nil {
			out = append(out, Finding{Kind: DoesNotValidate, Op: "@" + b.Name, Reason: b.Err.Error()})
			continue
		}
		for i := range b.Module.EntryPoints {
			e := &b.Module.EntryPoints[i]
			kernel := kernelName(b, e)
			for _, n := range needsOf(e, env.Limits()) {
				if n.need > n.has {
					out = append(out, Finding{Kind: ExceedsLimit, Where: places[kernel], Op: kernel,
						Reason: "needs " + n.limit + " of " + strconv.FormatUint(n.need, 10) + ", the target has " + strconv.FormatUint(n.has, 10)})
				}
			}
		}
	}
	return out
}

// needsOf lists, for each limit, the amount that a kernel needs and the limit itself.
func needsOf(e *reflect.EntryPoint, l *target.Limits) []limitNeed {
	size := e.LocalSize
	// A product beyond 32 bits is beyond any limit, and must not wrap.
	invocations := min(uint64(size[0])*uint64(size[1]), 1<<32) * uint64(size[2])
	var out []limitNeed
	for i, n := range size {
		if i < len(l.MaxComputeWorkgroupSize) {
			out = append(out, limitNeed{"maxComputeWorkGroupSize[" + strconv.Itoa(i) + "]", uint64(n), uint64(l.MaxComputeWorkgroupSize[i])})
		}
	}
	var storage, uniform, sets uint64
	for _, r := range e.Resources {
		sets = max(sets, uint64(r.Set)+1)
		most, limit := uint64(l.MaxStorageBufferRange), "maxStorageBufferRange"
		switch r.Type {
		case reflect.StorageBuffer:
			storage += uint64(r.Count)
		case reflect.UniformBuffer:
			uniform += uint64(r.Count)
			most, limit = uint64(l.MaxUniformBufferRange), "maxUniformBufferRange"
		default:
			continue
		}
		out = append(out, limitNeed{limit, r.MinBytes(), most})
	}
	return append(out,
		limitNeed{"maxComputeWorkGroupInvocations", invocations, uint64(l.MaxComputeWorkgroupInvocations)},
		limitNeed{"maxComputeSharedMemorySize", e.WorkgroupMemory, uint64(l.MaxComputeSharedMemorySize)},
		limitNeed{"maxPushConstantsSize", e.PushConstantSize, uint64(l.MaxPushConstantsSize)},
		limitNeed{"maxBoundDescriptorSets", sets, uint64(l.MaxBoundDescriptorSets)},
		limitNeed{"maxPerStageDescriptorStorageBuffers", storage, uint64(l.MaxPerStageStorageBuffers)},
		limitNeed{"maxPerStageDescriptorUniformBuffers", uniform, uint64(l.MaxPerStageUniformBuffers)},
		limitNeed{"maxPerStageResources", storage + uniform, uint64(l.MaxPerStageResources)},
	)
}

// kernelName is the name of a kernel as references spell it.
func kernelName(b *Binary, e *reflect.EntryPoint) string { return "@" + b.Name + "::@" + e.Name }

// kernelPlaces maps the kernels of p, by name, to their places in the source.
func kernelPlaces(p *Program) map[string]string {
	places := map[string]string{}
	if p.Module == nil {
		return places
	}
	binary := ""
	p.Module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is(spirv.Module):
			binary = strings.TrimPrefix(op.StringAttr("sym_name"), spirv.ConvertedPrefix)
		case op.Is(spirv.Func):
			places["@"+binary+"::@"+ir.SymbolName(op)] = op.Context().Place(op.Loc())
			return ir.WalkSkip
		}
		return ir.WalkAdvance
	})
	return places
}

// layoutChanges lists the blocks of p that have another memory layout than in the
// reference.
func layoutChanges(p, reference *Program, places map[string]string) []Finding {
	type kernel struct {
		b *Binary
		e *reflect.EntryPoint
	}
	was := map[string]kernel{}
	each(reference, func(b *Binary, e *reflect.EntryPoint) { was[kernelName(b, e)] = kernel{b, e} })
	var out []Finding
	each(p, func(b *Binary, e *reflect.EntryPoint) {
		name := kernelName(b, e)
		if k, ok := was[name]; ok {
			c := &blockChanges{b: b, other: k.b, at: Finding{Kind: ChangesLayout, Where: places[name], Op: name}}
			c.compare(e, k.e)
			out = append(out, c.out...)
		}
	})
	return out
}

// each calls f with the kernels of p. Binaries that cannot be read are reported
// elsewhere.
func each(p *Program, f func(*Binary, *reflect.EntryPoint)) {
	for i := range p.Binaries {
		if b := &p.Binaries[i]; b.Err == nil {
			for k := range b.Module.EntryPoints {
				f(b, &b.Module.EntryPoints[k])
			}
		}
	}
}

// blockChanges compares the blocks of a kernel in two binaries.
type blockChanges struct {
	b, other *Binary
	at       Finding // without a reason
	out      []Finding
}

func (c *blockChanges) compare(e, was *reflect.EntryPoint) {
	for _, r := range e.Resources {
		i, ok := slices.BinarySearchFunc(was.Resources, r, func(a, b *reflect.Resource) int {
			return cmp.Or(cmp.Compare(a.Set, b.Set), cmp.Compare(a.Binding, b.Binding))
		})
		if !ok {
			continue
		}
		if o := was.Resources[i]; o.Block != nil && r.Block != nil {
			c.block("set "+strconv.Itoa(int(r.Set))+", binding "+strconv.Itoa(int(r.Binding)), rulesOf(c.b, r), rulesOf(c.other, o), r.Block, o.Block)
		}
	}
	if e.PushConstants != nil && was.PushConstants != nil {
		c.block("push constants", "", "", e.PushConstants, was.PushConstants)
	}
}

func (c *blockChanges) block(name, rules, wasRules string, now, was *block.Shape) {
	change := shapeChange(now, was, "")
	if change == "" {
		return
	}
	reason := "block at " + name
	if rules != wasRules {
		reason += " is laid out by " + rules + ", not by " + wasRules + " as for " + targetName(c.other.Env)
	} else {
		reason += " differs from that for " + targetName(c.other.Env)
	}
	f := c.at
	f.Reason = reason + ": " + change
	c.out = append(c.out, f)
}

// rulesOf names the rule set of a block.
func rulesOf(b *Binary, r *reflect.Resource) string {
	rules, err := blocklayout.RulesFor(r.StorageClass, b.Env, false)
	if err != nil {
		return ""
	}
	return rules.String()
}

func targetName(env *target.Env) string {
	if env.Name() != "" {
		return env.Name()
	}
	return "the module's own target"
}

// sameBytes reports whether two shapes are integers without gaps, as many bytes of them:
// where narrow integers are emulated, arrays hold wider ones with the same bytes.
func sameBytes(now, was *block.Shape) bool {
	return now.Dense().Kind == block.Int && was.Dense().Kind == block.Int && now.Runtime() == was.Runtime() && now.Size == was.Size
}

// shapeChange describes the first difference in bytes of two shapes, "" if there is none.
func shapeChange(now, was *block.Shape, path string) string {
	if sameBytes(now, was) {
		return ""
	}
	here := "the block"
	if path != "" {
		here = "member " + path
	}
	if now.Kind != was.Kind || now.Bits != was.Bits || now.Count != was.Count || len(now.Fields) != len(was.Fields) || now.RowMajor != was.RowMajor {
		return here + " is " + now.String() + ", not " + was.String()
	}
	if now.Stride != was.Stride {
		return here + " has stride " + strconv.FormatInt(now.Stride, 10) + ", not " + strconv.FormatInt(was.Stride, 10)
	}
	for i := range now.Fields {
		at := path + "[" + strconv.Itoa(i) + "]"
		if a, b := now.Fields[i].Offset, was.Fields[i].Offset; a != b {
			return "member " + at + " is at byte " + strconv.FormatInt(a, 10) + ", not " + strconv.FormatInt(b, 10)
		}
		if s := shapeChange(now.Fields[i].Shape, was.Fields[i].Shape, at); s != "" {
			return s
		}
	}
	if now.Elem != nil && was.Elem != nil {
		return shapeChange(now.Elem, was.Elem, path+"[*]")
	}
	return ""
}
