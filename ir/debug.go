package ir

import (
	"io"
	"slices"
)

// DebugLog says which parts of spvc write down what they do, and where: the flag
// --debug-only of mlir-opt. The names are LLVM's debug types.
type DebugLog struct {
	// Out receives the text. The parts do not write to it at the same time if the context has one worker.
	Out io.Writer
	// Types are the names of the parts, such as "dialect-conversion".
	Types []string
	// All lets all parts write.
	All bool
}

// Debug returns where the part of spvc with this name writes what it does, or nil if
// it writes nothing. A part asks once for each of its runs.
func (c *Context) Debug(part string) io.Writer {
	if c.DebugLog == nil {
		return nil
	}
	if c.DebugLog.All || slices.Contains(c.DebugLog.Types, part) {
		return c.DebugLog.Out
	}
	return nil
}
