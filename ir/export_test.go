package ir

// ParseInParallel is parseInParallel, for tests that must know whether it worked out.
func ParseInParallel(ctx *Context, file *SourceFile) (*Operation, bool) {
	return parseInParallel(ctx, file, nil)
}
