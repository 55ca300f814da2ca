package passes

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/notes"
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
			return blocklayout.Report(blocklayout.CheckUses(op, inventoryOf(r, op).uses, env))
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

// NewCheckLimits returns the pass spirv-check-limits, which reports entry points that exceed
// a limit of the target: by their workgroup size, workgroup memory, push constants or
// descriptors. In #spirv.resource_limits, MLIR's default value also stands for a limit that
// is not stated, and the attribute lacks limits of buffers. The pass checks a limit that has
// its default value only with the option "all". The option "limits" states more of them. With
// the option "desktop", the pass warns about entry points that the target allows and the
// limits of target.Desktop do not.
func NewCheckLimits() *pass.Pass {
	all, common, stated := false, false, []string(nil)
	return &pass.Pass{
		Name: "spirv-check-limits", Class: "SPIRVCheckLimits", Op: spirv.Module.Name,
		Summary: "Report entry points that exceed the limits of the target",
		Options: []pass.Option{
			pass.Bool("all", &all, "Check the limits that have their default values, too"),
			pass.Strings("limits", &stated, "Limits that the target of the module does not state, as name=value"),
			pass.Bool("desktop", &common, "Warn about entry points beyond the limits that desktop GPUs have in common"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.PreserveAnalyses()
			c := limitCheck{limits: *spirv.EnvFor(op).Limits()}
			if !all {
				c.dropDefaults()
			}
			for _, text := range stated {
				if !c.state(text) {
					return op.EmitError("option 'limits' of spirv-check-limits must have the form name=value with a limit of one value, not '" + text + "'")
				}
			}
			if !c.module(op, inventoryOf(r, op)) {
				return false
			}
			if common {
				desktop, err := target.Profile(target.Desktop)
				if err != nil {
					return op.EmitError(err.Error())
				}
				(&limitCheck{limits: *desktop.Limits(), warns: true}).module(op, inventoryOf(r, op))
			}
			return true
		},
	}
}

// limitCheck holds the limits that a module is checked against. A limit of zero, or a
// missing one, is not checked.
type limitCheck struct {
	limits target.Limits
	// warns is true if the limits are those of target.Desktop, beyond which an entry point causes a warning and no error.
	warns bool
	// blocks holds the sizes of blocks, because many variables can share a type.
	blocks map[ir.Type]uint64
}

// dropDefaults clears the limits that have the values of target.DefaultLimits.
func (c *limitCheck) dropDefaults() {
	defaults := target.DefaultLimits()
	if slices.Equal(c.limits.MaxComputeWorkgroupSize, defaults.MaxComputeWorkgroupSize) {
		c.limits.MaxComputeWorkgroupSize = nil
	}
	fields := target.LimitFields()
	for i := range fields {
		if f := &fields[i]; f.Dimensions == 1 && f.Values(&c.limits)[0] == f.Values(&defaults)[0] {
			f.Set(&c.limits, []uint64{0})
		}
	}
}

// state sets a limit, as name=value.
func (c *limitCheck) state(text string) bool {
	name, value, _ := strings.Cut(text, "=")
	n, err := strconv.ParseUint(value, 10, 64)
	fields := target.LimitFields()
	at := slices.IndexFunc(fields, func(f target.LimitField) bool { return f.Name == name })
	return err == nil && at >= 0 && fields[at].Set(&c.limits, []uint64{n})
}

// exceeds emits the error that op needs more of a limit than the target has, which text says, with
// a note at about that says what helps, or the warning about desktop GPUs. It returns false.
func (c *limitCheck) exceeds(op *ir.Operation, limit string, need, has uint64, text string, about ir.Location, help string) bool {
	lack, most := &target.Lack{Limit: limit, Need: need, Has: has}, limit+" of "+strconv.FormatUint(has, 10)
	if c.warns {
		op.EmitWarningDetail(lack, text+", more than the "+most+" that desktop GPUs have in common",
			ir.Note(about, help+", or compile for the device that the kernel is for (--target=device); --no-desktop-check silences this warning"))
		return false
	}
	return op.EmitErrorDetail(lack, text+", more than the target's "+most, notes.OrDevice(about, "", help, ", or compile for a device that has more (--target=device)"))
}

func (c *limitCheck) module(m *ir.Operation, known *inventory) bool {
	ok := true
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		if mode, is := op.Attr("execution_mode").(*ir.EnumAttr); is && op.Is(spirv.ExecutionMode) && spirv.EnumValue[spec.ExecutionMode](mode) == spec.ExecutionModeLocalSize {
			ok = c.workgroup(m, op) && ok
		}
	}
	return c.variables(m, known) && ok
}

// workgroup checks the sizes that op, an execution mode LocalSize, states.
func (c *limitCheck) workgroup(m, op *ir.Operation) bool {
	values, _ := op.Attr("values").(*ir.ArrayAttr)
	if values == nil || len(values.Elements) != 3 {
		return true // spirv-val reports it
	}
	text, total := "", int64(1)
	exceeds, limit, need, has := "", "", int64(0), 0
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
		if most := c.limits.MaxComputeWorkgroupSize; limit == "" && i < len(most) && size > int64(most[i]) {
			d := strconv.Itoa(i)
			exceeds, limit, need, has = strconv.FormatInt(size, 10)+" invocations in dimension "+d, "maxComputeWorkGroupSize["+d+"]", size, most[i]
		}
	}
	if most := c.limits.MaxComputeWorkgroupInvocations; limit == "" && most > 0 && total > int64(most) {
		exceeds, limit, need, has = strconv.FormatInt(total, 10)+" invocations", "maxComputeWorkGroupInvocations", total, most
	}
	if limit == "" {
		return true
	}
	at, name := op, ""
	if ref, ok := op.Attr("fn").(*ir.SymbolRefAttr); ok {
		name = ref.Root
	}
	if f := ir.LookupSymbol(m, name); f != nil {
		at = f
	}
	return c.exceeds(at, limit, uint64(need), uint64(has), "the workgroup of "+text+" of entry point '"+name+"' has "+exceeds,
		at.Loc(), "state a smaller workgroup and launch more of them")
}
