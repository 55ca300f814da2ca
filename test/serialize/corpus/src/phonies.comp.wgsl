@group(0) @binding(0) var<storage, read_write> a : array<u32>;
@group(0) @binding(1) var<storage, read_write> log : array<u32>;

fn note(i : u32, v : u32) -> u32 { log[i] = log[i] * 31u + v; return v; }
fn first(i : u32) -> bool { return note(i, 2u) > 1u; }

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let i = id.x;
  _ = note(i, a[i]);
  let b = first(i) && (a[i] & 1u) == 0u || note(i, 7u) == 8u;
  a[i] += note(i, 1u) * note(i, select(5u, 3u, b));
  a[i] <<= note(i, 4u) & 3u;
  var x = a[i];
  { var x = 10u; x += note(i, x); }
  x++;
  x %= 1000003u;
  a[i] = x;
}
