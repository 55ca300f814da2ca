#version 450
layout(local_size_x = 32) in;
struct Wide { uint limb[4]; };
layout(std430, binding = 0) readonly buffer A { Wide a[]; };
layout(std430, binding = 1) buffer B { Wide b[]; };

Wide add(in Wide x, in Wide y, out uint carry) {
  Wide r;
  carry = 0u;
  for (int k = 0; k < 4; k++) {
    uint c, d;
    r.limb[k] = uaddCarry(x.limb[k], y.limb[k], c);
    r.limb[k] = uaddCarry(r.limb[k], carry, d);
    carry = c + d;
  }
  return r;
}
void main() {
  uint i = gl_GlobalInvocationID.x & 63u, carry;
  if (gl_GlobalInvocationID.x >= 64u) return;
  b[i] = add(a[i], b[i], carry);
  b[i].limb[3] ^= carry;
}
