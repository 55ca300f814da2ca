#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { vec2 a[]; };
layout(set = 0, binding = 1) buffer Out { vec4 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  vec2 x = a[i];
  ivec2 e;
  vec2 m = frexp(x, e), w;
  vec2 f = modf(x, w);
  vec2 t = trunc(x) + roundEven(x) + ceil(x) * floor(x);
  r[i] = vec4(ldexp(m, e + ivec2(1, -1)), f + w) + vec4(t, sign(x) * step(vec2(0.5), x)) + vec4(fract(x), mod(x, 1.5));
}
