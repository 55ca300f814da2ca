#version 450
layout(local_size_x = 1) in;
struct Body { vec3 position; float mass; mat2x3 frame; uint tags[3]; bool fixed_; };
layout(std430, binding = 0) buffer Bodies { uint count; Body bodies[]; } world;
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= world.count) return;
  Body b = world.bodies[i];
  b.position += b.frame[1];
  b.mass = float(world.bodies.length());
  b.tags[2] = b.tags[0] + b.tags[1];
  b.fixed_ = !b.fixed_;
  world.bodies[i] = b;
}
