#version 450
struct Light { vec4 pos; vec3 col; float range; uint kind; };
layout(location = 0) in Surface { vec3 p; vec3 n; } s;
layout(location = 0) out vec4 color;
layout(set = 1, binding = 0) readonly buffer Lights { uint count; Light l[]; };
layout(constant_id = 7) const int limit = 8;
vec3 shade(Light x) {
  vec3 d = x.pos.xyz - s.p;
  switch (x.kind) {
  case 0u: return x.col;
  case 1u: return x.col * max(0.0, dot(normalize(d), s.n));
  case 2u: if (length(d) > x.range) return vec3(0.0); break;
  default: discard;
  }
  return x.col / (1.0 + dot(d, d));
}
void main() {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < limit && i < int(count); ++i) sum += shade(l[i]);
  color = vec4(sum, 1.0);
}
