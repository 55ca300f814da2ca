#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { vec4 a[]; };
layout(set = 0, binding = 1) buffer Out { uvec4 r[]; };
layout(set = 0, binding = 2) buffer Back { vec4 back[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  vec4 x = a[i] * 0.125;
  uvec4 p = uvec4(packUnorm4x8(x), packSnorm4x8(x), packUnorm2x16(x.xy), packSnorm2x16(x.zw));
  r[i] = p + packHalf2x16(x.yz);
  back[i] = unpackUnorm4x8(p.x) + unpackSnorm4x8(p.y) + vec4(unpackUnorm2x16(p.z), unpackSnorm2x16(p.w)) + unpackHalf2x16(packHalf2x16(x.xw)).xyxy;
}
