#version 450
layout(input_attachment_index = 0, set = 0, binding = 0) uniform subpassInput src;
layout(input_attachment_index = 1, set = 0, binding = 1) uniform usubpassInputMS srcMS;
layout(location = 0) out vec4 color;
void main() { color = subpassLoad(src) + vec4(subpassLoad(srcMS, 1)); }
