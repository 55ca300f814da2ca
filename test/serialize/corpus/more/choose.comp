#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { vec4 data[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  vec4 v = data[i];
  bvec4 high = greaterThan(v, vec4(0.5)), low = lessThanEqual(v, -v.wzyx);
  vec4 r = mix(v, v.yzwx, high);
  r = any(low) && !all(high) ? r : -r;
  r.xw = mix(r.zy, vec2(1.0, 2.0), not(low.xy));
  data[i] = r + vec4(equal(ivec4(v), ivec4(r)));
}
