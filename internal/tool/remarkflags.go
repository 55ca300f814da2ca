package tool

// remarkFlags returns the names of MLIR's flags about remarks of optimizations, as MLIR spells them.
func remarkFlags() []string {
	return []string{"remarks-filter-analyse", "remark-format", "remark-policy", "remarks-filter", "remarks-filter-failed",
		"remarks-filter-missed", "remarks-filter-passed", "remarks-output-file"}
}
