#version 450
layout(depth_greater) out float gl_FragDepth;
layout(location = 0) in float d;
void main() { gl_FragDepth = max(d, 0.25); gl_SampleMask[0] = 3; }
