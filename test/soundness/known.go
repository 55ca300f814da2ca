package soundness

import "strings"

// knownDefect is an error of a driver or of a pass.
type knownDefect struct {
	// name says what is wrong.
	name string
	// driver is the name of the driver.
	driver string
	// matches reports whether an outcome shows the error.
	matches func(o *Outcome) bool
}

// knownErrors are the errors that random kernels meet. An empty driver stands for all.
func knownErrors() []knownDefect {
	return []knownDefect{{
		name: "canonicalize makes an arith.select of whole vectors, for which the target has no instruction",
		matches: func(o *Outcome) bool {
			return o.Kind == Refused && strings.Contains(o.Pipeline, "canonicalize") && strings.Contains(o.Detail, "'spirv.Select' requires SPIR-V v1.4")
		},
	}}
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
