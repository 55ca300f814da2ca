package layers

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
)

// sourceFile is one Go file.
type sourceFile struct {
	name, pkg string
	test      bool
	generated bool
	lines     int
	tree      *ast.File
	set       *token.FileSet
	imports   []imported
}

type imported struct {
	path string
	line int
}

// line returns the line of pos.
func (f *sourceFile) line(pos token.Pos) int { return f.set.Position(pos).Line }

// read parses every Go file of the module, whatever its build constraints.
func (h *House) read(root fs.FS) ([]*sourceFile, error) {
	var files []*sourceFile
	set := token.NewFileSet()
	err := fs.WalkDir(root, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			name := d.Name()
			if p != "." && (name == "testdata" || name == "vendor" || name[0] == '.' || name[0] == '_') {
				return fs.SkipDir
			}
			if _, err := fs.Stat(root, path.Join(p, "go.mod")); p != "." && !errors.Is(err, fs.ErrNotExist) {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(p, ".go") {
			return nil
		}
		f, err := readFile(root, set, p)
		if err == nil {
			files = append(files, f)
		}
		return err
	})
	slices.SortFunc(files, func(a, b *sourceFile) int { return cmp.Compare(a.name, b.name) })
	return files, err
}

func readFile(root fs.FS, set *token.FileSet, name string) (*sourceFile, error) {
	src, err := fs.ReadFile(root, name)
	if err != nil {
		return nil, err
	}
	tree, err := parser.ParseFile(set, name, src, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, err
	}
	f := &sourceFile{
		name: name, pkg: path.Dir(name), test: strings.HasSuffix(name, "_test.go"), generated: ast.IsGenerated(tree),
		lines: bytes.Count(src, []byte("\n")), tree: tree, set: set,
	}
	for _, spec := range tree.Imports {
		p, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		f.imports = append(f.imports, imported{p, f.line(spec.Pos())})
	}
	return f, nil
}
