// Package affinemap has what passes do with affine expressions, maps and sets of [ir]: make
// maps of a form, recognize it, compose, shift and evaluate.
package affinemap
