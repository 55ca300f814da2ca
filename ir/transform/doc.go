// Package transform holds the transformations that know no dialect: they look at
// traits, effects and interface models only. Each is a function on an operation
// and a pass made of it; [Register] adds the passes to a registry.
package transform
