package conform

import (
	"context"
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// maxMinimized bounds the number of cases that Minimize runs.
const maxMinimized = 400

// Minimize searches for a simpler case that fails with the same verdict as c. It removes
// options and members, shortens arrays, and makes vectors and matrices smaller. It returns
// the smallest such case and its result, or c and r if there is none. It does not try a case
// that did not end, because each smaller one could cost the time limit, or a flake.
func Minimize(ctx context.Context, run Runner, c Case, r *Result) (Case, *Result, error) {
	if r.Verdict == Timeout || r.Verdict == Flake {
		return c, r, nil
	}
	for budget := maxMinimized; budget > 0; {
		p, err := c.plan(newContext())
		if err != nil {
			return c, r, nil
		}
		tries := c.simpler()
		for _, t := range smaller(p.typ) {
			try := c
			try.Type = ir.TypeString(t)
			tries = append(tries, try)
		}
		tries = tries[:min(len(tries), budget)]
		budget -= len(tries)
		found := -1
		results := make([]*Result, len(tries))
		for at := 0; at < len(tries) && found < 0; at += minimizeBatch {
			chunk := tries[at:min(at+minimizeBatch, len(tries))]
			if err := run.Run(ctx, chunk, func(i int, r *Result) { results[at+i] = r }); err != nil {
				return c, r, err
			}
			found = slices.IndexFunc(results, func(x *Result) bool { return x != nil && x.Verdict == r.Verdict })
		}
		if found < 0 {
			break
		}
		c, r = tries[found], results[found]
	}
	return c, r, nil
}

// simpler returns the case with fewer or simpler options.
func (c *Case) simpler() []Case {
	var out []Case
	if c.Dynamic {
		try := *c
		try.Dynamic = false
		out = append(out, try)
	}
	options := c.options()
	for i, o := range options {
		name, value, _ := strings.Cut(o, "=")
		for _, v := range append([]string{""}, dimensionCalled(name).simpler(value)...) {
			var rest []string
			for k, other := range options {
				switch {
				case k != i && (v != "" || !needed(other, name)):
					rest = append(rest, other)
				case k == i && v != "":
					rest = append(rest, name+"="+v)
				}
			}
			try := *c
			try.Options = strings.Join(rest, "+")
			if _, err := try.names(); err == nil {
				out = append(out, try)
			}
		}
	}
	return out
}

// needed reports whether an option needs another one that has the name.
func needed(option, name string) bool {
	own, value, _ := strings.Cut(option, "=")
	d := dimensionCalled(own)
	return d.needs != nil && optionName(d.needs(value)) == name
}

// simpler returns simpler values: fewer blocks, and single qualifiers.
func (d *dimension) simpler(value string) []string {
	if parts := strings.Split(value, "."); len(parts) > 1 {
		return parts
	}
	if (d.name == "array" || d.name == "blocks") && value != "2" {
		return []string{"2"}
	}
	return nil
}

// minimizeBatch is the number of blocks that Minimize tries together.
const minimizeBatch = 8

// smaller returns structs that are a little smaller than t, the smallest first.
func smaller(t *spirv.StructType) []ir.Type {
	var out []ir.Type
	members := t.Members()
	with := func(ms []spirv.Member) {
		out = append(out, spirv.StructOf(t.Context(), ms, t.HasOffset(), t.Decorations()...))
	}
	for i := 0; i < len(members) && len(members) > 1; i++ {
		with(slices.Delete(slices.Clone(members), i, i+1))
	}
	for i := range members {
		for _, typ := range smallerTypes(members[i].Type) {
			ms := slices.Clone(members)
			ms[i] = spirv.Member{Type: typ, Offset: members[i].Offset}
			if holdsMatrix(typ) {
				ms[i].Decorations = members[i].Decorations
			}
			with(ms)
		}
	}
	return out
}

func smallerTypes(t ir.Type) []ir.Type {
	var out []ir.Type
	switch t := t.(type) {
	case *spirv.StructType:
		if len(t.Members()) == 1 {
			out = append(out, t.Members()[0].Type)
		}
		return append(out, smaller(t)...)
	case *spirv.ArrayType:
		out = append(out, t.Element)
		for _, n := range []uint32{1, 2} {
			if t.Count > n {
				out = append(out, spirv.ArrayOf(t.Element, n, t.Stride))
			}
		}
		for _, e := range smallerTypes(t.Element) {
			out = append(out, spirv.ArrayOf(e, t.Count, t.Stride))
		}
	case *spirv.RuntimeArrayType:
		out = append(out, t.Element)
		for _, e := range smallerTypes(t.Element) {
			out = append(out, spirv.RuntimeArrayOf(e, t.Stride))
		}
	case *spirv.MatrixType:
		out = append(out, t.Column)
		if t.Columns > 2 {
			out = append(out, spirv.MatrixOf(t.Columns-1, t.Column))
		}
		if n := t.Rows(); n > 2 {
			out = append(out, spirv.MatrixOf(t.Columns, t.Context().Vector([]int64{int64(n) - 1}, t.ElementType())))
		}
	case *ir.VectorType:
		out = append(out, t.ElementType())
		if n := t.Shape()[0]; n > 2 {
			out = append(out, t.Context().Vector([]int64{n - 1}, t.ElementType()))
		}
	}
	return out
}

// holdsMatrix reports whether t is a matrix or an array of matrices, and so may have
// matrix decorations.
func holdsMatrix(t ir.Type) bool {
	for isArray(t) {
		t = elementOf(t)
	}
	_, ok := t.(*spirv.MatrixType)
	return ok
}
