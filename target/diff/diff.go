// Package diff compares target environments.
package diff

import (
	"fmt"

	"github.com/spvc/spvc/target"
)

// Difference is a property that two environments do not share.
type Difference struct {
	Name string `json:"property"`
	A    string `json:"a"`
	B    string `json:"b"`
}

// OneSided holds what only one of two compared environments has.
type OneSided struct {
	A []string `json:"a"`
	B []string `json:"b"`
}

// Comparison lists the differences between two environments. Implied capabilities and
// extensions count like declared ones.
type Comparison struct {
	Properties   []Difference `json:"properties"`
	Capabilities OneSided     `json:"capabilities"`
	Extensions   OneSided     `json:"extensions"`
}

// Same reports whether the environments differ in nothing but their names.
func (c *Comparison) Same() bool {
	for _, p := range c.Properties {
		if p.Name != "name" {
			return false
		}
	}
	return len(c.Capabilities.A)+len(c.Capabilities.B)+len(c.Extensions.A)+len(c.Extensions.B) == 0
}

// Compare returns the differences between a and b.
func Compare(a, b *target.Env) *Comparison {
	c := &Comparison{
		Properties:   []Difference{},
		Capabilities: OneSided{missing(a.AllCapabilities(), b.Has), missing(b.AllCapabilities(), a.Has)},
		Extensions:   OneSided{missing(a.AllExtensions(), b.HasExt), missing(b.AllExtensions(), a.HasExt)},
	}
	bs := b.Facts()
	for i, f := range a.Facts() {
		if f.Value != bs[i].Value {
			c.Properties = append(c.Properties, Difference{f.Name, f.Value, bs[i].Value})
		}
	}
	return c
}

// missing returns the names of the elements of list that has rejects.
func missing[T fmt.Stringer](list []T, has func(T) bool) []string {
	out := []string{}
	for _, x := range list {
		if !has(x) {
			out = append(out, x.String())
		}
	}
	return out
}
