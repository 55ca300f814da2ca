package soundness

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/runner/reference"
)

// knownDefect is an error of a driver or of a pass.
type knownDefect struct {
	// name says what is wrong.
	name string
	// driver is the name of the driver.
	driver string
	// matches reports whether an outcome shows the error.
	matches func(o *Outcome) bool
}

// What a kernel has in which lavapipe compares wrongly.
var (
	extendsTo64      = regexp.MustCompile(`(arith\.extsi %\w+ : (vector<[\dx]+)?i\d+>?|(arith\.index_cast|index\.casts) %\w+ : (vector<[\dx]+)?index>?) to (vector<[\dx]+)?i64`)
	comparesSigned64 = regexp.MustCompile(`arith\.(cmpi s[lg][te],|[a-z]*divsi|remsi|maxsi|minsi) %\w+, %\w+ : (vector<[\dx]+)?i64`)
	// What passes fold wrongly, and the NaN that results.
	foldingPasses = regexp.MustCompile(`canonicalize|sccp|fold-memref-alias-ops`)
	makesNaN      = regexp.MustCompile(`arith\.bitcast|math\.a(cos|sin)`)
	foldsNumber   = regexp.MustCompile(`arith\.(max|min)numf `)
	gotNaN        = regexp.MustCompile(`got 0x([7f]ff[8-f]|[7f]f[c-f]|[7f][ef])`)
)

// knownErrors are the errors that random kernels meet. An empty driver stands for all.
func knownErrors() []knownDefect {
	return []knownDefect{{
		name:   "SwiftShader computes OpConvertSToF, minima or maxima of constants wrongly (docs/drivers.md)",
		driver: "swiftshader",
		matches: func(o *Outcome) bool {
			return o.Kind == Wrong && o.Hidden
		},
	}, {
		name:   "lavapipe loses the signs of zeros, and NaN (docs/drivers.md)",
		driver: "lavapipe",
		matches: func(o *Outcome) bool {
			return o.Kind == Wrong && o.Specials
		},
	}, {
		name:   "SwiftShader loses the signs of zeros without SignedZeroInfNanPreserve, as Vulkan allows (docs/drivers.md)",
		driver: "swiftshader",
		matches: func(o *Outcome) bool {
			return o.Kind == Wrong && o.Specials && o.Target != "device"
		},
	}, {
		name:   "lavapipe compares an i32 extended to 64 bits wrongly (docs/drivers.md)",
		driver: "lavapipe",
		matches: func(o *Outcome) bool {
			return o.Kind == Wrong && o.Target == "device" && extendsTo64.MatchString(o.Text) && comparesSigned64.MatchString(o.Text)
		},
	}, {
		name: "passes fold maxnumf and minnumf of a NaN to a NaN, as MLIR's do (docs/testing.md)",
		matches: func(o *Outcome) bool {
			return o.Kind == Wrong && foldingPasses.MatchString(o.Pipeline) && makesNaN.MatchString(o.Text) &&
				foldsNumber.MatchString(o.Text) && gotNaN.MatchString(o.Detail)
		},
	}, {
		name: "passes fold sums of complex differences, as MLIR's do (docs/differences.md)",
		matches: func(o *Outcome) bool {
			return o.Kind == Wrong && strings.Contains(o.Pipeline, "canonicaliz") && strings.Contains(o.Text, "complex.add") && strings.Contains(o.Text, "complex.sub")
		},
	}, {
		name: "drivers read 0 for invocations that have left a loop, where the loop loads in its header (docs/drivers.md)",
		matches: func(o *Outcome) bool {
			return o.Kind == Wrong && o.Target != Host && forwardsLoad(o.Text)
		},
	}}
}

// Parts of a line of a module.
var (
	definition = regexp.MustCompile(`^\s*(%\w+(?:, %\w+)*) = (.*)`)
	valueName  = regexp.MustCompile(`%\w+`)
	loads      = regexp.MustCompile(`^(memref\.load|vector\.(load|transfer_read|gather|maskedload|expandload))\b`)
)

// losesSpecials reports whether a driver computes zeros of the wrong sign, and numbers instead of
// NaN. Of the targets, only the device has the mode in which Vulkan does not allow it.
func losesSpecials(driver, target string) bool { return driver == "lavapipe" || target != "device" }

// rightButSpecials reports whether what a kernel has computed is right if operations on floats may
// compute either zero, and anything instead of a NaN.
func rightButSpecials(k *kernelgen.Kernel, subgroupSize int, got [][]byte) bool {
	want, err := kernelgen.Evaluate(k, kernelgen.EvalOptions{SubgroupSize: subgroupSize, OpenSpecials: true})
	return err == nil && k.Differs(want, got) == nil
}

// rightButZeros reports whether what a kernel has computed is right but for the signs of zeros, and the reference
// device computes all of it right from the same binary. The evaluator does not follow how drivers
// fold integers to selections of zeros.
func (e *Engine) rightButZeros(ctx context.Context, c *Case, k *kernelgen.Kernel, want *kernelgen.Result, got [][]byte) bool {
	if k.Differs(k.AnyZeros(want), got) != nil {
		return false
	}
	p, _, err := e.compile(ctx, c, k)
	if err != nil {
		return false
	}
	other := *c
	other.Driver = reference.Name
	got, _, err = e.dispatch(ctx, &other, k, p)
	return err == nil && k.Differs(want, got) == nil
}

// forwardsLoad reports whether an scf.while of a module has a result that its first region loads
// or computes from what it loads.
func forwardsLoad(text string) bool {
	var loaded []map[string]bool
	for line := range strings.Lines(text) {
		if strings.Contains(line, "scf.while ") {
			loaded = append(loaded, map[string]bool{})
			continue
		}
		if len(loaded) == 0 {
			continue
		}
		inner := loaded[len(loaded)-1]
		uses := func(part string) bool {
			return slices.ContainsFunc(valueName.FindAllString(part, -1), func(name string) bool { return inner[name] })
		}
		if m := definition.FindStringSubmatch(line); m != nil && (loads.MatchString(m[2]) || uses(m[2])) {
			for _, name := range strings.Split(m[1], ", ") {
				inner[name] = true
			}
		}
		if _, after, ok := strings.Cut(line, "scf.condition("); ok {
			_, results, _ := strings.Cut(after, ")")
			if uses(results) {
				return true
			}
			loaded = loaded[:len(loaded)-1]
		}
	}
	return false
}

// knownError returns the name of the known error that an outcome shows, or "".
func knownError(o *Outcome) string {
	for _, d := range knownErrors() {
		if (d.driver == "" || d.driver == o.Driver) && d.matches(o) {
			return d.name
		}
	}
	return ""
}
