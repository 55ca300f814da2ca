package mutate

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

//go:embed live.go.txt
var liveSource []byte

// build makes the test binaries of a run.
type build struct {
	Options
	ctx      context.Context
	work     string // directory for output
	root     string // root of the module
	module   string
	files    []*source
	mutants  []*Mutant
	rejected int
	pkgs     []string  // import paths of the mutated packages
	tests    []testPkg // packages that depend on pkgs, the nearest first
}

// source is a file to mutate.
type source struct {
	name         string // absolute
	pkg          string
	text         []byte
	pkgEnd       int    // end of the package clause
	reportedName string // name of the mutated file in messages of the compiler
	points       []point
}

// testPkg is a package whose tests run.
type testPkg struct {
	path, dir, binary string
}

// listed is the go command's description of a package.
type listed struct {
	ImportPath, Dir, Export, ForTest string
	GoFiles, Deps                    []string
	TestGoFiles, XTestGoFiles        []string
	ImportMap                        map[string]string
	Module                           *struct{ Path, Dir string }
}

// list runs go list.
func (b *build) list(args ...string) ([]listed, error) {
	out, err := b.goCommand(append([]string{"list", "-json=ImportPath,Dir,Export,ForTest,GoFiles,Deps,TestGoFiles,XTestGoFiles,ImportMap,Module"}, args...)...)
	if err != nil {
		return nil, err
	}
	var all []listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var l listed
		switch err := dec.Decode(&l); {
		case errors.Is(err, io.EOF):
			return all, nil
		case err != nil:
			return nil, fmt.Errorf("go list: %w", err)
		}
		all = append(all, l)
	}
}

// goCommand runs the go command in the module and returns its standard output. The
// error contains its standard error.
func (b *build) goCommand(args ...string) ([]byte, error) {
	cmd := exec.CommandContext(b.ctx, "go", args...)
	cmd.Dir = b.Dir
	var out, diag bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &diag
	if err := cmd.Run(); err != nil {
		return nil, &goError{args[0], err, diag.String()}
	}
	return out.Bytes(), nil
}

type goError struct {
	command string
	err     error
	text    string
}

func (e *goError) Error() string { return "go " + e.command + ": " + e.err.Error() + "\n" + e.text }
func (e *goError) Unwrap() error { return e.err }

// load reads the packages and finds their mutants.
func (b *build) load() error {
	targets, err := b.list(b.Packages...)
	if err != nil {
		return err
	}
	if len(targets) == 0 || targets[0].Module == nil {
		return fmt.Errorf("no package of a module matches %s", strings.Join(b.Packages, " "))
	}
	b.root, b.module = targets[0].Module.Dir, targets[0].Module.Path
	withDeps, err := b.list(append([]string{"-export", "-deps"}, b.Packages...)...)
	if err != nil {
		return err
	}
	exports := map[string]string{}
	for _, l := range withDeps {
		exports[l.ImportPath] = l.Export
	}
	fset := token.NewFileSet()
	imp := importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	for _, l := range targets {
		b.pkgs = append(b.pkgs, l.ImportPath)
		if err := b.loadPackage(fset, imp, l); err != nil {
			return err
		}
	}
	b.number()
	if len(b.mutants) == 0 {
		return errors.New("there is nothing to mutate")
	}
	return b.findTests()
}

// loadPackage adds the files of one package, except generated files.
func (b *build) loadPackage(fset *token.FileSet, imp types.Importer, l listed) error {
	var files []*ast.File
	var sources []*source
	for _, name := range l.GoFiles {
		name = filepath.Join(l.Dir, name)
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(fset, name, text, parser.ParseComments)
		if err != nil {
			return err
		}
		files = append(files, file)
		sources = append(sources, &source{name: name, pkg: l.ImportPath, text: text, pkgEnd: fset.Position(file.Name.End()).Offset})
	}
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{},
		Uses: map[*ast.Ident]types.Object{}, Implicits: map[ast.Node]types.Object{},
	}
	conf := types.Config{Importer: imp}
	pkg, err := conf.Check(l.ImportPath, fset, files, info)
	if err != nil {
		return err
	}
	for i, s := range sources {
		if ast.IsGenerated(files[i]) {
			continue
		}
		s.points = find(fset, info, pkg, files[i], s.text)
		b.files = append(b.files, s)
	}
	return nil
}

// number sets the IDs and names of the mutants.
func (b *build) number() {
	b.mutants = nil
	seen := map[string]int{}
	for _, s := range b.files {
		slices.SortStableFunc(s.points, func(x, y point) int { return x.pos - y.pos })
		for i := range s.points {
			m := &s.points[i].Mutant
			m.ID, m.Package, m.File, m.nth = len(b.mutants)+1, s.pkg, relative(b.root, s.name), 0
			key := m.key()
			m.nth = seen[key]
			seen[key]++
			b.mutants = append(b.mutants, m)
		}
	}
}

// findTests lists the packages whose tests depend on the mutated packages: first these
// packages themselves, then the others by name.
func (b *build) findTests() error {
	all, err := b.list(append([]string{"-test"}, b.Tests...)...)
	if err != nil {
		return err
	}
	for _, l := range all {
		path, isTest := strings.CutSuffix(l.ImportPath, ".test")
		if !isTest || !slices.ContainsFunc(l.Deps, func(d string) bool {
			d, _, _ = strings.Cut(d, " ")
			return slices.Contains(b.pkgs, d)
		}) {
			continue
		}
		b.tests = append(b.tests, testPkg{path: path, dir: l.Dir})
	}
	if len(b.tests) == 0 {
		return fmt.Errorf("no test of %s depends on %s", strings.Join(b.Tests, " "), strings.Join(b.pkgs, " "))
	}
	slices.SortFunc(b.tests, func(x, y testPkg) int {
		ownX, ownY := slices.Contains(b.pkgs, x.path), slices.Contains(b.pkgs, y.path)
		if ownX != ownY {
			if ownX {
				return -1
			}
			return 1
		}
		return strings.Compare(x.path, y.path)
	})
	return nil
}

// compile writes the overlay and builds the test binaries. It first removes mutants
// that do not compile.
func (b *build) compile() error {
	fmt.Fprintf(b.Log, "%d mutants, %d packages of tests\n", len(b.mutants), len(b.tests))
	overlay := ""
	for {
		var err error
		if overlay, err = b.overlay(); err != nil {
			return err
		}
		_, err = b.goCommand(append([]string{"build", "-overlay=" + overlay, "-gcflags=-e"}, b.pkgs...)...)
		if err == nil {
			break
		}
		if err := b.reject(err); err != nil {
			return err
		}
	}
	for i := range b.tests {
		t := &b.tests[i]
		t.binary = filepath.Join(b.work, strconv.Itoa(i)+".test")
		if _, err := b.goCommand("test", "-c", "-vet=off", "-ldflags=-s -w", "-overlay="+overlay, "-o="+t.binary, t.path); err != nil {
			return err
		}
	}
	return nil
}

// overlay writes the mutated files and returns the name of the file that lists them.
func (b *build) overlay() (string, error) {
	replace := map[string]string{filepath.Join(b.root, live, live+".go"): filepath.Join(b.work, live+".go")}
	if err := os.WriteFile(filepath.Join(b.work, live+".go"), liveSource, 0o666); err != nil {
		return "", err
	}
	for i, s := range b.files {
		if len(s.points) == 0 {
			continue
		}
		s.reportedName = fmt.Sprintf("%d_%s", i, filepath.Base(s.name))
		name := filepath.Join(b.work, s.reportedName)
		text := instrument(s.text, s.pkgEnd, "; import "+live+" \""+b.module+"/"+live+"\"", s.points)
		if err := os.WriteFile(name, text, 0o666); err != nil {
			return "", err
		}
		replace[s.name] = name
	}
	data, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(b.work, "overlay.json")
	return name, os.WriteFile(name, data, 0o666)
}

var compileError = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):\d+: `)

// reject removes the mutants named in err, an error of the compiler. It returns err if
// there are none.
func (b *build) reject(err error) error {
	var ge *goError
	if !errors.As(err, &ge) {
		return err
	}
	wrong := map[string]bool{}
	for _, m := range compileError.FindAllStringSubmatch(ge.text, -1) {
		wrong[filepath.Base(m[1])+":"+m[2]] = true
	}
	// The usual reason is that the name of a number's type has another meaning there.
	gone := b.remove(func(s *source, p *point) bool {
		return strings.Contains(p.before, "[") && wrong[s.reportedName+":"+strconv.Itoa(p.Line)]
	})
	if gone == 0 {
		gone = b.remove(func(s *source, p *point) bool {
			for i := range 1 + bytes.Count(s.text[p.pos:p.end], []byte("\n")) {
				if wrong[s.reportedName+":"+strconv.Itoa(p.Line+i)] {
					return true
				}
			}
			return false
		})
	}
	if gone == 0 {
		return err
	}
	fmt.Fprintf(b.Log, "%d changes do not compile:\n%s", gone, ge.text)
	b.rejected += gone
	b.number()
	return nil
}

// remove removes the mutants for which which returns true, and returns their number.
func (b *build) remove(which func(*source, *point) bool) int {
	n := 0
	for _, s := range b.files {
		s.points = slices.DeleteFunc(s.points, func(p point) bool {
			gone := which(s, &p)
			if gone {
				n++
			}
			return gone
		})
	}
	return n
}
