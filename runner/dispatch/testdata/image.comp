#version 450
layout(local_size_x = 1) in;
layout(binding = 0, r32f) uniform image2D picture;
layout(binding = 1) buffer Out { float x; };
void main() { imageStore(picture, ivec2(0), vec4(x)); }
