#version 450
#extension GL_EXT_nonuniform_qualifier : require
layout(location = 0) flat in uint k;
layout(location = 1) in vec2 uv;
layout(location = 0) out vec4 color;
layout(set = 0, binding = 0) uniform sampler2D tex[];
void main() { color = texture(tex[nonuniformEXT(k)], uv); }
