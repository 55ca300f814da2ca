#version 450
layout(local_size_x = 8, local_size_y = 4) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };
layout(set = 0, binding = 2, r32ui) uniform uimage2D img;
layout(set = 0, binding = 3, rgba8) uniform readonly image3D vol;
void main() {
  ivec2 p = ivec2(gl_GlobalInvocationID.xy);
  uint v = imageLoad(img, p).x;
  imageStore(img, p, uvec4(v + a[p.x]));
  imageAtomicAdd(img, imageSize(img) - 1, 1u);
  r[p.y * 32 + p.x] = uint(imageSize(img).x) + uint(imageLoad(vol, ivec3(p, 0)).y * 255.0);
}
