// Package overlay builds programs from changed sources. The go command receives the changed
// file as an overlay, so the tree does not change.
package overlay

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Change replaces a text in a source file.
type Change struct {
	// File is the path of the file, relative to the root of the module.
	File string
	// Old is the text to replace. It occurs exactly once in the file.
	Old string
	// New is the text in its place.
	New string
}

// Source returns the absolute path of the file in the module at root, and its changed text. It
// is an error if Old does not occur exactly once.
func (c Change) Source(root string) (name, text string, err error) {
	name = filepath.Join(root, filepath.FromSlash(c.File))
	src, err := os.ReadFile(name)
	if err != nil {
		return "", "", err
	}
	if n := strings.Count(string(src), c.Old); n != 1 {
		return "", "", fmt.Errorf("%q occurs %d times in %s", c.Old, n, c.File)
	}
	name, err = filepath.Abs(name)
	return name, strings.ReplaceAll(string(src), c.Old, c.New), err
}

// Write writes the changed file of the module at root and an overlay file to dir. It returns
// the flag that makes the go command use them.
func (c Change) Write(root, dir string) (flag string, err error) {
	name, text, err := c.Source(root)
	if err != nil {
		return "", err
	}
	changed, overlay := filepath.Join(dir, filepath.Base(name)), filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(changed, []byte(text), 0o666); err != nil {
		return "", err
	}
	// Maps of strings always have a JSON text.
	data, _ := json.Marshal(map[string]map[string]string{"Replace": {name: changed}})
	return "-overlay=" + overlay, os.WriteFile(overlay, data, 0o666)
}
