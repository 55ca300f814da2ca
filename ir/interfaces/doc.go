// Package interfaces has the models that single passes ask for: loops, memory slots, parts of
// tensors, offsets with sizes and strides, shapes, inlining into regions, control flow that
// constants decide. A dialect lists them like those of [ir]; neither the parser nor the
// verifier looks for them.
package interfaces
