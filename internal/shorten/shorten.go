// Package shorten bounds how much of a name goes into texts that repeat it, since modules
// may have names of any length.
package shorten

import "strings"

const (
	maxName = 256         // bytes
	maxPath = 4 * maxName // bytes
)

// Name returns name, or its first bytes and an ellipsis if it is long. It drops a
// character that the bound cuts apart.
func Name(name string) string {
	if len(name) > maxName {
		return strings.ToValidUTF8(name[:maxName], "") + "…"
	}
	return name
}

// Path returns a path of names, or an ellipsis and its last bytes if it is long.
func Path(path string) string {
	if len(path) > maxPath {
		return "…" + strings.ToValidUTF8(path[len(path)-maxPath:], "")
	}
	return path
}
