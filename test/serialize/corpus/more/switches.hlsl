RWBuffer<int> data : register(u0);
static const int steps[4] = { 1, -2, 3, -4 };

int walk(int v, uint n) {
  [loop] while (n-- > 0) {
    switch (v & 3) {
      case 0: v += steps[n & 3]; break;
      case 1: v = v * 3; continue;
      default: if (v > 100) return v; v ^= 9; break;
    }
    v += 1;
  }
  return v;
}
[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { data[id.x] = walk(data[id.x] & 63, id.x & 7); }
