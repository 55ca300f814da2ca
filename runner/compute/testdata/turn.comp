#version 450
// Turns the first particles of a list, and counts those that end in the upper half. The blocks have scalar layout, and the
// matrix lies in memory by rows.
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 64) in;

struct Particle { vec3 position; vec3 velocity; };

layout(set = 0, binding = 0, scalar) uniform Motion { layout(row_major) mat3 turn; float time; } motion;
layout(set = 0, binding = 1, scalar) buffer Particles { uint count; uint upper; Particle items[]; } particles;

void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= particles.count) return;
  vec3 at = motion.turn * (particles.items[i].position + motion.time * particles.items[i].velocity);
  particles.items[i].position = at;
  if (at.y > 0) atomicAdd(particles.upper, 1);
}
