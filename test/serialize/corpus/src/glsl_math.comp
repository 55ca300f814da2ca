#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  float x = a[i];
  vec4 v = vec4(sqrt(x), inversesqrt(x), floor(x * 7.0), fract(x));
  v.xy = v.yx + vec2(abs(-x), sign(x));
  r[i] = dot(v, vec4(1.0, 0.5, 0.25, 2.0)) + clamp(x, 0.75, 1.5) + mix(x, 2.0, 0.5) + max(min(x, 3.0), 0.125);
}
