package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os/exec"
	"slices"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
)

// columns are the columns of the table: ways to compute a case.
var columns = []string{"MLIR", "MLIR, 8 x 16", "one element", "chosen", "by hand", "by hand, workgroup memory"}

// mlirPasses lower linalg on tensors to launches, without tiles: each iteration of the parallel loops is a workgroup.
var mlirPasses = []string{
	"--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map",
	"--convert-linalg-to-parallel-loops", "--canonicalize",
}

var mlirLaunches = []string{"--gpu-map-parallel-loops", "--convert-parallel-loops-to-gpu", "--canonicalize"}

// variant is a function that computes a case.
type variant struct {
	column  int
	name    string
	session *spvc.Session
	entry   string
	times   []time.Duration
	// spent is the time of all calls, and launches the number of launches of one.
	spent    time.Duration
	launches int
}

// bench measures cases.
type bench struct {
	out    io.Writer
	mlir   string // the path of mlir-opt, or ""
	calls  int
	budget time.Duration // for the calls of a variant
	only   string        // a part of the names of the cases to measure
}

// table prints a table for a device.
func (b *bench) table(ctx context.Context, device string) error {
	dev, err := open(device)
	if err != nil {
		return err
	}
	defer dev.Close()
	fmt.Fprintf(b.out, "| %s | %s |\n|---|%s\n", device, strings.Join(columns, " | "), strings.Repeat("---|", len(columns)))
	for _, c := range cases() {
		if !strings.Contains(c.name, b.only) {
			continue
		}
		sizes, name := c.sizes, c.name
		if compute.IsReference(device) {
			if sizes = c.small; sizes == nil {
				continue
			}
			name = c.source + " " + sizesText(sizes)
		}
		cells, err := b.measure(ctx, dev, c, sizes)
		if err != nil {
			return fmt.Errorf("%s on %s: %w", name, device, err)
		}
		fmt.Fprintf(b.out, "| %s | %s |\n", name, strings.Join(cells, " | "))
	}
	return nil
}

func sizesText(sizes map[string]any) string {
	var parts []string
	for k, v := range sizes {
		if n, ok := v.(int); ok && len(k) == 1 && k != "Y" {
			parts = append(parts, fmt.Sprintf("%s=%d", k, n))
		}
	}
	slices.Sort(parts)
	return strings.Join(parts, " ")
}

// measure returns the cells of a case. The variants are called in turns, each first in one of them, so that other work of the machine
// slows all of them.
func (b *bench) measure(ctx context.Context, dev *compute.Device, c benchCase, sizes map[string]any) ([]string, error) {
	var launched []time.Duration
	options := spvc.SessionOptions{Launched: func(t runner.Timing) {
		launched = append(launched, cmpOr(t.GPU, t.Wall))
	}}
	vs, err := b.variants(ctx, dev, c, sizes, options)
	if err != nil {
		return nil, err
	}
	var args []any
	for i, shape := range c.shapes(func(name string) int { return sizes[name].(int) }) {
		args = append(args, random(shape, uint64(i)))
	}
	var want []float32
	for round := range b.calls {
		for k := range vs {
			v := vs[(k+round)%len(vs)]
			if v.spent > b.budget {
				continue
			}
			launched = nil
			begin := time.Now()
			results, err := v.session.Call(ctx, v.entry, args...)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", v.name, err)
			}
			v.spent += time.Since(begin)
			total := time.Duration(0)
			for _, t := range launched {
				total += t
			}
			v.times, v.launches = append(v.times, total), len(launched)
			got := results[0].(spvc.Tensor).Data.([]float32)
			if want == nil {
				want = got
			} else if err := agree(got, want); err != nil {
				return nil, fmt.Errorf("%s differs from %s: %w", v.name, vs[0].name, err)
			}
		}
	}
	cells := make([]string, len(columns))
	best := make([]time.Duration, len(columns))
	for _, v := range vs {
		if t := slices.Min(v.times); best[v.column] == 0 || t < best[v.column] {
			best[v.column] = t
			cells[v.column] = milliseconds(t)
			if v.launches > 1 {
				cells[v.column] += fmt.Sprintf(" (%d launches)", v.launches)
			}
		}
		v.session.Close()
	}
	return cells, nil
}

func cmpOr(t, or time.Duration) time.Duration {
	if t == 0 {
		return or
	}
	return t
}

// milliseconds writes t with three digits.
func milliseconds(t time.Duration) string {
	ms := float64(t) / 1e6
	digits := max(0, 2-int(math.Floor(math.Log10(max(ms, 1e-3)))))
	return fmt.Sprintf("%.*f", digits, ms)
}

// agree compares results that were computed in different orders.
func agree(got, want []float32) error {
	largest := 0.0
	for _, x := range want {
		largest = max(largest, math.Abs(float64(x)))
	}
	if len(got) != len(want) {
		return fmt.Errorf("%d elements, not %d", len(got), len(want))
	}
	for i := range got {
		if d := math.Abs(float64(got[i]) - float64(want[i])); !(d <= 1e-4*largest) {
			return fmt.Errorf("element %d is %v, not %v", i, got[i], want[i])
		}
	}
	return nil
}

// variants compiles the ways to compute c.
func (b *bench) variants(ctx context.Context, dev *compute.Device, c benchCase, sizes map[string]any, so spvc.SessionOptions) ([]*variant, error) {
	source, err := text(c.source+".mlir", sizes)
	if err != nil {
		return nil, err
	}
	hand, err := text(c.source+".hand.mlir", sizes)
	if err != nil {
		return nil, err
	}
	var vs []*variant
	add := func(column int, name string, text []byte, entries []string, tile []int) error {
		p, err := spvc.Compile(ctx, text, spvc.Options{Name: c.source, Default: dev.Info().Env(), Tile: tile})
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		s, err := p.NewSession(dev, so)
		for _, e := range entries {
			vs = append(vs, &variant{column: column, name: name + " " + e, session: s, entry: e})
		}
		return err
	}
	f := []string{"f"}
	err = errors.Join(add(3, "chosen", source, f, nil), add(2, "one element", source, f, []int{1, 1, 1}))
	if hand != nil {
		err = errors.Join(err, add(4, "by hand", hand, c.registers, nil), add(5, "by hand", hand, c.workgroup, nil))
	}
	if err != nil || b.mlir == "" {
		return vs, err
	}
	untiled, err := b.lower(ctx, source, slices.Concat(mlirPasses, mlirLaunches))
	if err != nil {
		return nil, err
	}
	tiled, err := b.lower(ctx, source, slices.Concat(mlirPasses, []string{"--scf-parallel-loop-tiling=parallel-loop-tile-sizes=" + tilesOf(len(c.shapes(anySize)[0]))}, mlirLaunches))
	if err != nil {
		return nil, err
	}
	return vs, errors.Join(add(0, "MLIR", untiled, f, nil), add(1, "MLIR in workgroups", tiled, f, nil))
}

func anySize(string) int { return 1 }

// tilesOf returns the sizes of the tiles of parallel loops of n dimensions: 8 x 16 iterations of the fastest.
func tilesOf(n int) string { return strings.Repeat("1,", max(0, n-2)) + "8,16" }

// lower runs mlir-opt.
func (b *bench) lower(ctx context.Context, source []byte, passes []string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, b.mlir, passes...)
	cmd.Stdin = bytes.NewReader(source)
	var out, log bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &log
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%s: %w\n%s", b.mlir, err, log.Bytes())
	}
	return out.Bytes(), nil
}
