// Package upstream runs MLIR's own tests. A test that passed once must continue to
// pass.
package upstream

import (
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// RequiredVar is an environment variable. If it is "required", tests fail if MLIR's
// tests are missing.
const RequiredVar = "SPVC_UPSTREAM"

//go:embed passing.txt
var passing string

// Beside returns the folder of MLIR's tests next to the module with the given root, and
// whether it exists. It returns an error if the folder is missing and RequiredVar
// requires it.
func Beside(module string) (dir string, present bool, err error) {
	dir = filepath.Join(module, "..", "shared", "upstream", "test")
	_, err = os.Stat(dir)
	present = err == nil
	switch v := os.Getenv(RequiredVar); {
	case v != "" && v != "required":
		return dir, present, fmt.Errorf("%s is %q; it must be empty or \"required\"", RequiredVar, v)
	case v == "required" && !present:
		return dir, false, fmt.Errorf("%s=required, but MLIR's tests are not there: %w", RequiredVar, err)
	}
	return dir, present, nil
}

// Passing returns the names of the files that pass, relative to the folder of MLIR's
// tests, in order.
func Passing() ([]string, error) {
	_, names, err := parsePassing(passing)
	return names, err
}

// parsePassing splits passing.txt into its comment header and its names.
func parsePassing(text string) (header string, names []string, err error) {
	for n, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		switch {
		case strings.HasPrefix(line, "#") && len(names) == 0:
			header += line + "\n"
			continue
		case line == "" || strings.TrimSpace(line) != line || strings.HasPrefix(line, "#"):
			err = fmt.Errorf("line %d: %q is no file name", n+1, line)
		case !fs.ValidPath(line) || !strings.HasSuffix(line, ".mlir") && !strings.HasSuffix(line, ".ll"):
			err = fmt.Errorf("line %d: %q is not a relative path of an .mlir or .ll file", n+1, line)
		case len(names) > 0 && line == names[len(names)-1]:
			err = fmt.Errorf("line %d: %q is there twice", n+1, line)
		case len(names) > 0 && line < names[len(names)-1]:
			err = fmt.Errorf("line %d: %q is not in order", n+1, line)
		}
		if err != nil {
			return "", nil, err
		}
		names = append(names, line)
	}
	if header == "" {
		return "", nil, errors.New("the comment header is missing")
	}
	return header, names, nil
}
