package ir

// Printer writes the textual form of IR.
type Printer struct{}
