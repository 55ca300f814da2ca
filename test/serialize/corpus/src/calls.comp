#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

uint fold(inout uint x, out uint y) { y = x & 7u; x >>= 3; return x ^ y; }
uint twice(uint x) { uint y; return fold(x, y) + y; }
void main() { uint i = gl_GlobalInvocationID.x, q = a[i], w; r[i] = fold(q, w) + twice(q) * w; }
