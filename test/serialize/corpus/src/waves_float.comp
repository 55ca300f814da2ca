#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer In { vec2 a[]; };
layout(set = 0, binding = 1) buffer Out { vec4 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  vec2 x = a[i];
  float least = subgroupMin(x.x), most = subgroupMax(x.y);
  vec2 sum = subgroupAdd(floor(x));
  r[i] = vec4(least, most, sum);
}
