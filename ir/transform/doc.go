// Package transform holds the transformations that depend on no dialect: they use only
// traits, effects and interface models. Each transformation is a function on an
// operation, and a pass that calls it. [Register] adds the passes to a registry.
package transform
