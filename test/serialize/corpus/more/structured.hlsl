struct Particle { float3 pos; float mass; int2 cell; bool alive; };
RWStructuredBuffer<Particle> particles : register(u0);
StructuredBuffer<float3> forces : register(t1);

void push(inout Particle p, float3 f, out float speed) { p.pos += f / 2.0; speed = dot(f, f); p.cell += int2(p.pos.xy); }
[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Particle p = particles[id.x];
  float speed;
  push(p, forces[id.x], speed);
  p.alive = p.alive && speed < 4.0;
  if (p.cell.x > 4) p.mass = abs(p.mass) + sign(speed);
  particles[id.x] = p;
}
