// Package shapes has what dialects with shaped types share: which shapes agree, and the
// groups of dimensions of reshapes.
package shapes
