//go:build !unix

package tool

import "os/exec"

// ownGroup has no counterpart here: only the script itself is killed.
func ownGroup(*exec.Cmd) {}
