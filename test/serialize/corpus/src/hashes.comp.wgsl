@group(0) @binding(0) var<storage, read> a : array<vec4<u32>>;
@group(0) @binding(1) var<storage, read_write> r : array<vec4<u32>>;

fn rotl(x : u32, k : u32) -> u32 { return (x << k) | (x >> (32u - k)); }
fn quarter(s : ptr<function, array<u32, 16>>, a : u32, b : u32, c : u32, d : u32) {
  (*s)[a] += (*s)[b]; (*s)[d] = rotl((*s)[d] ^ (*s)[a], 16u);
  (*s)[c] += (*s)[d]; (*s)[b] = rotl((*s)[b] ^ (*s)[c], 12u);
  (*s)[a] += (*s)[b]; (*s)[d] = rotl((*s)[d] ^ (*s)[a], 8u);
  (*s)[c] += (*s)[d]; (*s)[b] = rotl((*s)[b] ^ (*s)[c], 7u);
}
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  var s : array<u32, 16>;
  let x = a[id.x];
  for (var i = 0u; i < 4u; i++) { s[i] = 0x61707865u + i; s[4u + i] = x[i]; s[8u + i] = x[3u - i] ^ i; s[12u + i] = id.x * i; }
  for (var round = 0; round < 4; round++) {
    for (var k = 0u; k < 4u; k++) { quarter(&s, k, 4u + k, 8u + k, 12u + k); }
    for (var k = 0u; k < 4u; k++) { quarter(&s, k, 4u + (k + 1u) % 4u, 8u + (k + 2u) % 4u, 12u + (k + 3u) % 4u); }
  }
  r[id.x] = vec4<u32>(s[0] ^ s[5], s[10] + s[15], s[3], s[12]);
}
