#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { mat4 m; vec4 v[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  vec4 t = v[i];
  t.wx = t.yz;
  t[i & 3u] = 3.0;
  t.zyx += m[i & 3u].xyz * m[2][i & 3u];
  v[i].yw = t.wy;
  v[i].x = t.z;
}
