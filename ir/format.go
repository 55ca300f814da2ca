package ir

// formatProgram is a compiled assembly format.
type formatProgram struct{}
