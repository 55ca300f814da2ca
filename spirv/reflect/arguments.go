package reflect

import (
	"slices"
	"strconv"
)

// NameArguments sets what the source calls the arguments of kernels of MLIR, by the name of the kernel. The name of an argument
// is empty if the source has none. NameArguments comes before all other uses of m.
func (m *Module) NameArguments(names map[string][]string) { m.arguments = names }

// ArgumentNames returns what the source calls the arguments of a kernel, or nil if it is not known.
func (m *Module) ArgumentNames(kernel string) []string { return m.arguments[kernel] }

// ArgumentName returns what the source calls argument n of a kernel, or an empty string.
func (m *Module) ArgumentName(kernel string, n int) string {
	if names := m.arguments[kernel]; n >= 0 && n < len(names) {
		return names[n]
	}
	return ""
}

// ArgumentNumber returns the number of the argument of a kernel that the source calls name. It returns false if there is none.
func (m *Module) ArgumentNumber(kernel, name string) (n int, ok bool) {
	n = slices.Index(m.arguments[kernel], name)
	return n, n >= 0 && name != ""
}

// ArgumentOf returns what the source calls the argument that r is, or an empty string.
func (m *Module) ArgumentOf(r *Resource) string {
	kernel, number, ok := cutLast(r.Name, "_arg_")
	n, err := strconv.Atoi(number)
	if !ok || err != nil {
		return ""
	}
	return m.ArgumentName(kernel, n)
}
