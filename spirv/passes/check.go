package passes

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// NewCheckBlockLayout returns the pass spirv-check-block-layout, which reports blocks
// that break the layout rules of the target. SPIRV-Tools checks fewer rules.
func NewCheckBlockLayout() *pass.Pass {
	relaxed := ""
	return &pass.Pass{
		Name: "spirv-check-block-layout", Class: "SPIRVCheckBlockLayout", Op: spirv.Module.Name,
		Summary: "Report interface blocks whose layout the target does not allow",
		Options: []pass.Option{pass.String("relaxed", &relaxed, "Whether relaxed block layout is allowed (true, false); by default as the target says")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			env := spirv.EnvFor(op).ForVulkan()
			if allowed, err := strconv.ParseBool(relaxed); err == nil {
				env = withRelaxed(env, allowed)
			} else if relaxed != "" {
				return op.EmitError("option 'relaxed' of spirv-check-block-layout must be true or false, not '" + relaxed + "'")
			}
			r.PreserveAnalyses()
			return block.Report(block.CheckModule(op, env))
		},
	}
}

func withRelaxed(env *target.Env, relaxed bool) *target.Env {
	cfg := env.Config()
	if cfg.Layout.RelaxedBlockLayout == relaxed {
		return env
	}
	cfg.Layout.RelaxedBlockLayout = relaxed
	return target.New(cfg)
}

// NewCheckLimits returns the pass spirv-check-limits, which reports entry points whose
// workgroup size or workgroup memory exceeds a limit of the target. In
// #spirv.resource_limits, MLIR's default value also stands for a limit that is not
// stated. The pass checks such limits only with the option "all".
func NewCheckLimits() *pass.Pass {
	all := false
	return &pass.Pass{
		Name: "spirv-check-limits", Class: "SPIRVCheckLimits", Op: spirv.Module.Name,
		Summary: "Report workgroups that are larger than the limits of the target",
		Options: []pass.Option{pass.Bool("all", &all, "Check the limits that have their default values, too")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.PreserveAnalyses()
			l := spirv.EnvFor(op).Limits()
			c := limitCheck{size: l.MaxComputeWorkgroupSize, invocations: int64(l.MaxComputeWorkgroupInvocations), memory: int64(l.MaxComputeSharedMemorySize)}
			if stated := target.DefaultLimits(); !all {
				if slices.Equal(c.size, stated.MaxComputeWorkgroupSize) {
					c.size = nil
				}
				if l.MaxComputeWorkgroupInvocations == stated.MaxComputeWorkgroupInvocations {
					c.invocations = 0
				}
				if l.MaxComputeSharedMemorySize == stated.MaxComputeSharedMemorySize {
					c.memory = 0
				}
			}
			return c.module(op)
		},
	}
}

// limitCheck holds the limits that a module is checked against. A limit of zero, or a
// missing one, is not checked.
type limitCheck struct {
	size        []int // number of invocations in x, y and z
	invocations int64
	memory      int64 // bytes of workgroup variables
}

func (c *limitCheck) module(m *ir.Operation) bool {
	ok := true
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		if mode, is := op.Attr("execution_mode").(*ir.EnumAttr); is && op.Is(spirv.ExecutionMode) && spirv.EnumValue[spec.ExecutionMode](mode) == spec.ExecutionModeLocalSize {
			ok = c.workgroup(m, op) && ok
		}
	}
	if c.memory > 0 {
		ok = c.workgroupMemory(m) && ok
	}
	return ok
}

// workgroup checks the sizes that op, an execution mode LocalSize, states.
func (c *limitCheck) workgroup(m, op *ir.Operation) bool {
	values, _ := op.Attr("values").(*ir.ArrayAttr)
	if values == nil || len(values.Elements) != 3 {
		return true // spirv-val reports it
	}
	text, total := "", int64(1)
	over, lack := "", &target.Lack{}
	for i, v := range values.Elements {
		n, _ := v.(*ir.IntegerAttr)
		if n == nil {
			return true
		}
		size, fits := n.Value.Int64()
		if !fits || size < 0 {
			size = 1 << 32 // an unsigned number that exceeds every limit
		}
		if i > 0 {
			text += "x"
		}
		text += strconv.FormatInt(size, 10)
		// A product of more than 32 bits exceeds every limit. It must not wrap.
		total = min(total, 1<<32) * min(size, 1<<31)
		if over == "" && i < len(c.size) && size > int64(c.size[i]) {
			over = strconv.FormatInt(size, 10) + " invocations in dimension " + strconv.Itoa(i) + ", more than the target's maxComputeWorkGroupSize[" + strconv.Itoa(i) + "] of " + strconv.Itoa(c.size[i])
			lack = &target.Lack{Limit: "maxComputeWorkGroupSize[" + strconv.Itoa(i) + "]", Need: uint64(size), Has: uint64(c.size[i])}
		}
	}
	if over == "" && c.invocations > 0 && total > c.invocations {
		over = strconv.FormatInt(total, 10) + " invocations, more than the target's maxComputeWorkGroupInvocations of " + strconv.FormatInt(c.invocations, 10)
		lack = &target.Lack{Limit: "maxComputeWorkGroupInvocations", Need: uint64(total), Has: uint64(c.invocations)}
	}
	if over == "" {
		return true
	}
	at, name := op, ""
	if ref, ok := op.Attr("fn").(*ir.SymbolRefAttr); ok {
		name = ref.Root
	}
	if f := ir.LookupSymbol(m, name); f != nil {
		at = f
	}
	return at.EmitErrorDetail(lack, "the workgroup of "+text+" of entry point '"+name+"' has "+over)
}
