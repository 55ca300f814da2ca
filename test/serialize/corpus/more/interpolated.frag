#version 450
layout(early_fragment_tests) in;
layout(location = 0) in vec3 v;
layout(location = 0, index = 0) out vec4 one;
layout(location = 0, index = 1) out vec4 two;
layout(binding = 0, r32ui) uniform coherent uimage2D list;

void main() {
  one = vec4(interpolateAtOffset(v, vec2(0.25)), 1.0);
  two = vec4(interpolateAtSample(v, gl_SampleID), interpolateAtCentroid(v.x));
  imageAtomicExchange(list, ivec2(gl_FragCoord.xy), uint(gl_SampleMaskIn[0]));
}
