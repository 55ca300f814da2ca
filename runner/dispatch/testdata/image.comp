#version 450
layout(local_size_x = 1) in;
layout(binding = 0, rgba8) uniform image2D picture;
layout(binding = 1, r32f) uniform image3D volume;
layout(binding = 2, r32ui) uniform uimageBuffer line;
layout(binding = 3) buffer Out { vec4 size; };
void main() {
  ivec2 at = ivec2(gl_GlobalInvocationID.xy);
  imageStore(picture, at, imageLoad(picture, at).bgra);
  if (at == ivec2(0)) {
    imageStore(volume, ivec3(2, 1, 0), imageLoad(volume, ivec3(0, 0, 1)));
    imageStore(line, 0, imageLoad(line, 1));
    size = vec4(imageSize(picture), imageSize(volume).z, imageSize(line));
  }
}
