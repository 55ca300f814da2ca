#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { vec3 a[]; };
layout(set = 0, binding = 1) buffer Out { vec4 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  vec3 x = a[i], y = a[i ^ 3u];
  vec3 n = normalize(x), c = cross(x, y), s = smoothstep(vec3(-2.0), vec3(2.0), y);
  vec3 f = faceforward(n, c, y), g = reflect(x, n), h = refract(n, vec3(0.0, 1.0, 0.0), 0.75);
  float d = distance(x, y) + length(c);
  r[i] = vec4(mix(f, g, s) + clamp(h, -0.5, 0.5), fma(d, 2.0, dot(x, y)));
}
