#version 450
layout(local_size_x = 1) in;
layout(binding = 0) buffer Part { uint x[]; } parts[2];
layout(binding = 1) buffer Unused { uint x[]; } unused;
void main() { parts[1].x[gl_GlobalInvocationID.x] = parts[0].x[gl_GlobalInvocationID.x] * 2; }
