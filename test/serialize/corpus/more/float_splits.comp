#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { vec2 data[]; };
layout(binding = 1) buffer Exps { ivec2 exps[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  ivec2 e;
  vec2 whole, m = frexp(data[i], e), rest = modf(data[i], whole);
  exps[i] = e + ivec2(whole);
  precise vec2 r = ldexp(m, e & 3) + rest * 2.0;
  data[i] = r;
}
