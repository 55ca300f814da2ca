#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { double a[]; };
layout(set = 0, binding = 1) readonly buffer In2 { uint n[]; };
layout(set = 0, binding = 2) buffer Out { dvec2 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  precise double s = 0.0lf;
  for (uint k = 0u; k < (n[i] & 7u) + 1u; ++k) s = s * a[i] + double(k);
  dvec2 v = dvec2(s, a[i]).yx * 0.5lf;
  r[i] = v.x < v.y ? v : -v.yx;
}
