package main

import (
	"github.com/spvc/spvc/internal/irgen"
	"github.com/spvc/spvc/ir"
)

// breakModule returns broken variants of a module.
func breakModule(seed uint64, top *ir.Operation) []*sample {
	var out []*sample
	for _, text := range irgen.Break(seed, top, 6) {
		out = append(out, &sample{seed: seed, generic: text, invalid: true})
	}
	return out
}
