package ir

// ParseInParallel is parseInParallel, for tests that need to know whether the parallel
// parse succeeded.
func ParseInParallel(ctx *Context, file *SourceFile) (*Operation, bool) {
	return parseInParallel(ctx, file, nil)
}
