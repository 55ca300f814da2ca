#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint code[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

const uint PUSH = 0u, ADD = 1u, MUL = 2u, SWAP = 3u, DUP = 4u, JUMP = 5u, NOT = 6u;
// An interpreter of a stack machine; the stack wraps around.
void main() {
  uint i = gl_GlobalInvocationID.x, pc = i, sp = 0u, steps = 0u;
  uint stack[8] = uint[](1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u);
  while (steps < 40u) {
    uint c = code[pc & 127u];
    ++steps;
    ++pc;
    uint top = sp & 7u, below = (sp - 1u) & 7u;
    switch (c & 7u) {
    case PUSH: ++sp; stack[sp & 7u] = c >> 3; continue;
    case ADD: stack[below] += stack[top]; break;
    case MUL: stack[below] *= stack[top] | 1u; break;
    case SWAP: { uint t = stack[top]; stack[top] = stack[below]; stack[below] = t; } continue;
    case DUP: stack[(sp + 1u) & 7u] = stack[top]; ++sp; continue;
    case JUMP: if ((stack[top] & 1u) == 0u) pc += c >> 5 & 7u; break;
    case NOT: stack[top] = ~stack[top]; continue;
    default: if (steps > 20u) { steps = 100u; } continue;
    }
    --sp;
  }
  r[i] = stack[sp & 7u] + sp * 1000u + pc;
}
