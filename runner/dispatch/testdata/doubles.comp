#version 450
layout(local_size_x = 1) in;
layout(binding = 0) buffer Numbers { double numbers[]; };
void main() { numbers[gl_GlobalInvocationID.x] /= 3.0lf; }
