#version 450
layout(local_size_x = 32) in;
layout(binding = 0) buffer Data { uint values[]; };
shared uint tile[2][32];

void main() {
  uint l = gl_LocalInvocationIndex, i = gl_GlobalInvocationID.x;
  int from = 0;
  tile[0][l] = values[i];
  barrier();
  for (uint step = 1u; step < 32u; step *= 2u) {
    tile[1 - from][l] = l >= step ? tile[from][l] ^ tile[from][l - step] : tile[from][l];
    from = 1 - from;
    barrier();
  }
  values[i] = tile[from][l];
}
