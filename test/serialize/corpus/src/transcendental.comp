#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { vec4 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = a[i], p = abs(x) + 0.25, u = clamp(x * 0.2, -1.0, 1.0);
  r[i] = vec4(sin(x) + cos(x), exp2(u) * log2(p), pow(p, 1.5), atan(x, p))
       + vec4(tanh(u), asin(u), acos(u), exp(u) - log(p)) + vec4(sinh(u), cosh(u), sqrt(p), inversesqrt(p));
}
