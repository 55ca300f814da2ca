#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Flags { uint composite[]; };
shared uint marks[16];

void main() {
  uint l = gl_LocalInvocationID.x;
  if (l < 16u) marks[l] = 0u;
  barrier();
  if (l >= 2u && l * l < 512u)
    for (uint m = l * l; m < 512u; m += l) atomicOr(marks[m >> 5], 1u << (m & 31u));
  barrier();
  uint i = gl_GlobalInvocationID.x;
  composite[i] = bitfieldExtract(marks[(i & 511u) >> 5], int(i & 31u), 1) + 2u * uint(bitCount(marks[l & 15u]));
}
