package soundness

// knownDefect is an error of a driver.
type knownDefect struct {
	// name says what the driver gets wrong.
	name string
	// driver is the name of the driver.
	driver string
	// matches reports whether an outcome shows the error.
	matches func(o *Outcome) bool
}

// knownErrors are the errors of drivers that random kernels meet.
func knownErrors() []knownDefect { return nil }

// knownError returns the name of the driver's error that an outcome shows, or "".
func knownError(o *Outcome) string {
	for _, d := range knownErrors() {
		if d.driver == o.Driver && d.matches(o) {
			return d.name
		}
	}
	return ""
}
