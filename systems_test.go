package spvc_test

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// listed is a package as go list prints it.
type listed struct {
	ImportPath, Dir string
	GoFiles         []string
	ImportMap       map[string]string
	Standard        bool
}

// listPackages returns the command's packages on a system without cgo, each after those that it imports.
func listPackages(t *testing.T, system, arch string) []listed {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "go", "list", "-deps", "-json=ImportPath,Dir,GoFiles,ImportMap,Standard", "./cmd/spvc")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+arch)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, out)
	}
	var all []listed
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

// checked holds packages by import path. As an importer it also knows unsafe.
type checked map[string]*types.Package

// Import returns the package, which was checked before those that import it.
func (c checked) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if p := c[path]; p != nil {
		return p, nil
	}
	return nil, errors.New("not among the packages of the command")
}

// renamed imports packages by the paths of the sources of one package, as vendored packages of the standard library need.
type renamed struct {
	checked
	paths map[string]string
}

// Import returns the package that the path stands for.
func (r renamed) Import(path string) (*types.Package, error) {
	if to, ok := r.paths[path]; ok {
		path = to
	}
	return r.checked.Import(path)
}

// check type-checks a package and adds it. It leaves the bodies of the standard library to Go's own tests.
func (c checked) check(t *testing.T, p listed, arch string) {
	t.Helper()
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	config := types.Config{
		IgnoreFuncBodies: p.Standard, Importer: renamed{c, p.ImportMap}, Sizes: types.SizesFor("gc", arch), Error: func(err error) { t.Error(err) },
	}
	c[p.ImportPath], _ = config.Check(p.ImportPath, fset, files, nil) // Error has reported the errors.
}

// TestSystems type-checks the command without cgo for the systems that releases have it for. That takes seconds, where a
// build takes minutes; make release builds it.
func TestSystems(t *testing.T) {
	for _, system := range []struct{ name, arch string }{{"windows", "amd64"}, {"darwin", "arm64"}} {
		t.Run(system.name+"-"+system.arch, func(t *testing.T) {
			t.Parallel()
			all := checked{}
			for _, p := range listPackages(t, system.name, system.arch) {
				if strings.HasPrefix(p.ImportPath, "github.com/goki/") {
					t.Errorf("the command without cgo needs %s", p.ImportPath)
				}
				if p.ImportPath != "unsafe" {
					all.check(t, p, system.arch)
				}
			}
			if all["github.com/spvc/spvc/cmd/spvc"] == nil || len(all) < 100 {
				t.Errorf("go list named only %d packages", len(all))
			}
		})
	}
}
