// Command bytecodediff compares bytecode with mlir-opt 19 on the modules of text files,
// in both directions: what mlir-opt writes, spvc reads as the same module, and what spvc
// writes, mlir-opt reads as the same module.
//
//	go run ./internal/bytecodediff [-n 500] [-mlir-version 22] FILE|FOLDER...
//
// Files are split at `// -----`. A module counts if both programs accept its text and
// operations of unregistered dialects are allowed.
package main

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
)

func main() {
	n := flag.Int("n", 500, "compare at most this many `modules`")
	version := flag.String("mlir-version", ir.LatestVersion.String(), "the `version` of MLIR to compare with")
	mlir := flag.String("mlir-opt", "", "the reference `program` (default: mlir-opt- and the version)")
	flag.Parse()
	v, err := tool.ParseMLIR(*version)
	if err != nil {
		fmt.Fprintln(os.Stderr, "bytecodediff:", err)
		os.Exit(2)
	}
	dir, err := os.MkdirTemp("", "bytecodediff")
	if err == nil {
		defer os.RemoveAll(dir)
		err = run(flag.Args(), *n, &tools{mlir: cmp.Or(*mlir, "mlir-opt-"+v.String()), version: v, dir: dir})
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bytecodediff:", err)
		os.Exit(1)
	}
}

// run compares the modules of the files.
func run(roots []string, limit int, t *tools) error {
	compared, differ := 0, 0
	for _, root := range roots {
		err := tool.WalkPieces(root, func(path string, i int, piece string) error {
			if compared == limit {
				return fs.SkipAll
			}
			why, counts := t.compare(piece, compared%(bytecode.Version+1))
			if counts {
				compared++
			}
			if why != "" {
				differ++
				fmt.Printf("%s piece %d: %s\n", path, i, why)
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	fmt.Printf("%d modules compared, %d differ\n", compared, differ)
	if differ > 0 {
		return errors.New("modules differ")
	}
	return nil
}

// tools runs mlir-opt on files in dir.
type tools struct {
	mlir, dir string
	version   ir.Version
}

func (t *tools) opt(file string, args ...string) ([]byte, error) {
	cmd := exec.Command(t.mlir, append([]string{filepath.Join(t.dir, file), "--allow-unregistered-dialect"}, args...)...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%w: %s", err, errs.String())
	}
	return out.Bytes(), nil
}

// compare compares one module in a version and in the current one. It returns what
// differs, and whether the module counts.
func (t *tools) compare(text string, version int) (why string, counts bool) {
	if os.WriteFile(filepath.Join(t.dir, "in.mlir"), []byte(text), 0o666) != nil {
		return "cannot write the module", false
	}
	mlirText, err := t.opt("in.mlir", "--mlir-print-debuginfo")
	if err != nil {
		return "", false
	}
	module, ours := t.read("in.mlir", []byte(text))
	if ours == nil {
		return "", false
	}
	for _, v := range []int{version, bytecode.Version} {
		theirs, err := t.opt("in.mlir", "--emit-bytecode", "--emit-bytecode-version="+strconv.Itoa(v))
		if err != nil {
			return "", false
		}
		if _, again := t.read("in.mlirbc", theirs); !bytes.Equal(ours, again) {
			return "spvc reads version " + strconv.Itoa(v) + " of mlir-opt: " + firstDifference(ours, again), true
		}
		var out bytes.Buffer
		if err := bytecode.Write(&out, module, v, bytecode.Options{}); err != nil {
			return err.Error(), true
		}
		if os.WriteFile(filepath.Join(t.dir, "ours.mlirbc"), out.Bytes(), 0o666) != nil {
			return "cannot write the bytecode", true
		}
		again, err := t.opt("ours.mlirbc", "--mlir-print-debuginfo")
		if err != nil {
			return "mlir-opt does not read version " + strconv.Itoa(v) + " of spvc: " + err.Error(), true
		}
		if !bytes.Equal(mlirText, again) {
			return "mlir-opt reads version " + strconv.Itoa(v) + " of spvc: " + firstDifference(mlirText, again), true
		}
	}
	return "", true
}

// read reads and verifies a module and returns its text. The text of a module that spvc
// refuses is nil, and that of bytecode is then the errors.
func (t *tools) read(name string, source []byte) (*ir.Operation, []byte) {
	ctx := ir.NewContext(all.Registry())
	ctx.AllowUnregistered, ctx.Version = true, t.version
	var errs []byte
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		errs = append(append(errs, d.Message...), '\n')
		return true
	})
	top, ok := ir.Parse(ctx, ctx.AddFile(filepath.Join(t.dir, name), source))
	if !ok || !ir.Verify(top) {
		if bytes.HasPrefix(source, []byte(bytecode.Magic)) {
			return nil, errs
		}
		return nil, nil
	}
	return top, ir.Print(nil, top, ir.PrintOptions{DebugInfo: true})
}

// firstDifference returns the first lines in which a and b differ.
func firstDifference(a, b []byte) string {
	x, y := strings.Split(string(a), "\n"), strings.Split(string(b), "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return "\n  want: " + x[i] + "\n  have: " + y[i]
		}
	}
	return "the lengths " + strconv.Itoa(len(x)) + " and " + strconv.Itoa(len(y))
}
