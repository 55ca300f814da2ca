package soundness

import "regexp"

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
	extendsTo64      = regexp.MustCompile(`arith\.extsi %\w+ : i32 to i64`)
	comparesSigned64 = regexp.MustCompile(`arith\.cmpi s[lg][te], %\w+, %\w+ : i64`)
)

// knownErrors are the errors that random kernels meet. An empty driver stands for all.
func knownErrors() []knownDefect {
	return []knownDefect{{
		name:   "lavapipe compares an i32 extended to 64 bits wrongly (docs/drivers.md)",
		driver: "lavapipe",
		matches: func(o *Outcome) bool {
			return o.Kind == Wrong && o.Target == "device" && extendsTo64.MatchString(o.Text) && comparesSigned64.MatchString(o.Text)
		},
	}, {
		name:   "SwiftShader folds OpConvertSToF, SMin and SMax of constants as if they were unsigned (docs/drivers.md)",
		driver: "swiftshader",
		matches: func(o *Outcome) bool {
			return o.Kind == Wrong && o.Hidden
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
