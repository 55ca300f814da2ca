#version 450
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer Text { uint text[]; };
layout(binding = 1) buffer Hits { uint hits[]; };
const uint pattern[3] = uint[](1u, 2u, 3u);

bool matches(uint at) {
  for (int k = 0; k < pattern.length(); ++k)
    if ((text[at + k] & 3u) != pattern[k]) return false;
  return true;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  hits[i] = matches(i) ? i : uint(text.length());
}
