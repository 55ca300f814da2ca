#version 450
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 color;
layout(push_constant) uniform P { vec3 eye; float time; mat3 turn; };
float map(vec3 p) { return length(mod(p, 2.0) - 1.0) - 0.4 + 0.05 * sin(time + 7.0 * p.x); }
vec3 normal(vec3 p) { vec2 e = vec2(0.01, 0.0); return normalize(vec3(map(p + e.xyy), map(p + e.yxy), map(p + e.yyx)) - map(p)); }
void main() {
  vec3 d = turn * normalize(vec3(uv, 1.0)), p = eye;
  int k = 0;
  for (; k < 64; ++k) {
    float t = map(p);
    if (t < 0.001) break;
    if (t > 50.0) { color = vec4(0.0); return; }
    p += d * t;
  }
  if (k == 64) discard;
  vec3 n = normal(p);
  color = vec4(reflect(d, n) * 0.5 + 0.5 + pow(max(dot(n, d), 0.0), 8.0), 1.0);
}
