package passes

import (
	"strings"

	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// The profiles and levels of TOSA, in the order of their keywords.
const (
	profileBase = iota
	profileMain
	profileTraining
	profileUndefined
)

const (
	level8K = iota
	levelNone
)

// NewValidation returns the pass tosa-validate.
func NewValidation() *pass.Pass {
	v := &validation{profile: profileUndefined}
	return &pass.Pass{
		Name: "tosa-validate", Class: "TosaValidation", Summary: "Validates TOSA dialect", Op: "builtin.module",
		Options: []pass.Option{
			pass.Enum("profile", &v.profile, []string{"bi", "mi", "mt", "undefined"}, "Validate if operations match for the given profile").In(ir.Until(19)),
			pass.Bool("strict-op-spec-alignment", &v.strict, "Verify if the properties of certain operations align the spec requirement"),
			pass.Enum("level", &v.level, []string{"8k", "none"}, "Validate if operator parameters are within specfication for the given level").In(ir.Until(19)),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			run := *v
			run.variables = map[string]ir.Type{}
			if op.Context().MLIR() > 19 {
				// Later versions have profiles in attributes of modules, and no options for them.
				run.profile, run.strict, run.level = profileUndefined, false, level8K
			}
			ok := true
			op.Walk(func(op *ir.Operation) { ok = run.operation(op) && ok })
			return ok
		},
	}
}

// validation checks operations for a profile and a level.
type validation struct {
	profile, level int
	strict         bool
	// variables are the types of the variables that were declared.
	variables map[string]ir.Type
}

func (v *validation) operation(op *ir.Operation) bool {
	for _, t := range append(op.OperandTypes(), op.ResultTypes()...) {
		if e := ir.ElementTypeOrSelf(t); !v.admits(e) {
			return op.EmitOpError("is not profile-aligned: element type " + ir.QuoteType(e) + " is not legal")
		}
	}
	ok := !v.strict || constantOperands(op)
	if v.level == level8K {
		ok = withinLevel(op) && ok
	}
	return v.variable(op) && ok
}

// admits reports whether the profile has elements of type t.
func (v *validation) admits(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.FloatType:
		return v.profile != profileBase && (t.Kind == ir.F32 || t.Kind == ir.F16 || t.Kind == ir.BF16)
	case *ir.IntegerType:
		switch t.Width {
		case 8, 16:
			return true
		case 1, 4, 32, 48, 64:
			return t.Signedness != ir.Unsigned
		}
		return false
	}
	return true
}

// constantOperands checks operands that the specification wants to be constants.
func constantOperands(op *ir.Operation) bool {
	names := map[string][]string{"tosa.pad": {"", "padding", "pad_const"}, "tosa.transpose": {"", "perms"}, "tosa.fully_connected": {"", "weight", "bias"}}[op.Name()]
	for i, name := range names {
		if name != "" && i < op.NumOperands() && ir.ConstantOf(op.Operand(i)) == nil {
			return op.EmitOpError(name + " of " + strings.TrimPrefix(op.Name(), "tosa.") + " is not constant")
		}
	}
	return true
}

// The bounds of the level 8K.
const (
	maxRank   = 6
	maxKernel = 8192
	maxStride = 8192
	maxScale  = 256
)

// bound is a value with its bound and the text of the rule.
type bound struct {
	value, most int64
	rule        string
}

func withinLevel(op *ir.Operation) bool {
	if !isTosa(op) {
		return true
	}
	name := strings.TrimPrefix(op.Name(), "tosa.")
	var bounds []bound
	switch name {
	case "conv2d", "conv3d", "depthwise_conv2d", "transpose_conv2d", "avg_pool2d", "max_pool2d":
		bounds = windowBounds(op, name)
	case "fft2d", "rfft2d":
		if s := shapeOf(op.Operand(0)); len(s) == 3 {
			bounds = []bound{{s[1], maxKernel, "H <= MAX_KERNEL"}, {s[2], maxKernel, "W <= MAX_KERNEL"}}
		}
	case "resize":
		if r, ok := tosa.ResizingOf(op); ok && len(r.Scale) == 4 && r.Scale[1] != 0 && r.Scale[3] != 0 {
			bounds = []bound{{r.Scale[0] / r.Scale[1], maxScale, "scale_y_n/scale_y_d <= MAX_SCALE"}, {r.Scale[2] / r.Scale[3], maxScale, "scale_x_n/scale_x_d <= MAX_SCALE"}}
		}
	case "matmul", "fully_connected", "gather", "scatter", "custom", "cond_if", "while_loop", "yield", "apply_scale", "variable", "variable.read", "variable.write":
	default:
		return ranks(op, op.Operands(), "operand") && ranks(op, op.Results(), "result")
	}
	for _, b := range bounds {
		if b.value > b.most {
			return op.EmitOpError("failed level check: " + b.rule)
		}
	}
	return true
}

func ranks(op *ir.Operation, vs []*ir.Value, what string) bool {
	for _, v := range vs {
		switch t := v.Type().(type) {
		case *ir.RankedTensorType:
			if len(t.Shape()) > maxRank {
				return op.EmitOpError("failed level check: " + what + " rank(shape) <= MAX_RANK")
			}
		case *ir.UnrankedTensorType:
			return op.EmitOpError("failed level check: unranked tensor")
		}
	}
	return true
}

// windowBounds returns the bounds of a window, in the order of MLIR's checks.
func windowBounds(op *ir.Operation, name string) []bound {
	w := tosa.WindowOf(op)
	var out []bound
	add := func(list []int64, most int64, rule string) {
		for _, v := range list {
			out = append(out, bound{v, most, rule})
		}
	}
	var kernel []int64
	switch name {
	case "avg_pool2d", "max_pool2d":
		add(w.Kernel, maxKernel, "kernel <= MAX_KERNEL")
		add(w.Stride, maxStride, "stride <= MAX_STRIDE")
		add(w.Pad, maxKernel, "pad <= MAX_KERNEL")
		return out
	case "transpose_conv2d":
		if s := shapeOf(op.Operand(1)); len(s) == 4 {
			out = []bound{{s[1], maxKernel, "KH <= MAX_KERNEL"}, {s[2], maxKernel, "KW <= MAX_KERNEL"}}
		}
	case "depthwise_conv2d":
		kernel = shapeOf(op.Operand(1))
	default:
		if s := shapeOf(op.Operand(1)); len(s) > 1 {
			kernel = s[1:]
		}
	}
	add(w.Dilation, maxKernel, "dilation <= MAX_KERNEL")
	add(w.Pad, maxKernel, "pad <= MAX_KERNEL")
	add(w.Stride, maxStride, "stride <= MAX_STRIDE")
	texts := []string{"dilation_d * KD", "dilation_y * KH", "dilation_x * KW"}[3-min(3, max(2, len(w.Dilation))):]
	for i, d := range w.Dilation {
		if i < len(kernel) && i < len(texts) {
			out = append(out, bound{d * min(kernel[i], 1<<31), maxKernel, texts[i] + " <= MAX_KERNEL)"})
		}
	}
	return out
}

// variable checks the declarations and the uses of variables.
func (v *validation) variable(op *ir.Operation) bool {
	switch op.Def() {
	case tosa.Variable19:
		name := op.StringAttr("name")
		t, _ := op.Attr("type").(*ir.TypeAttr)
		if v.variables[name] != nil {
			return op.EmitOpError("name has already been declared")
		}
		if t != nil {
			v.variables[name] = t.Value
		}
	case tosa.VariableWrite19, tosa.VariableRead19:
		t := v.variables[op.StringAttr("name")]
		switch {
		case t == nil:
			return op.EmitOpError("name has not been declared")
		case op.NumOperands() == 1 && op.Operand(0).Type() != t:
			return op.EmitOpError("operand type does not equal variable type")
		case op.NumResults() == 1 && op.Result(0).Type() != t:
			return op.EmitOpError("result type does not equal variable type")
		}
	}
	return true
}
