package ir

// Parser reads the textual form of IR.
type Parser struct{}
