#version 450
layout(local_size_x = 16) in;
layout(constant_id = 3) const int taps = 3;
layout(constant_id = 4) const bool wrap = false;
layout(constant_id = 5) const float gain = 0.25;
layout(constant_id = 9) const uint mode = 2u;
const int width = taps * 2 + 1;
const bool wide = wrap && width > 8;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };

float kernel_[width];
void main() {
  uint i = gl_GlobalInvocationID.x, n = uint(a.length());
  for (int k = 0; k < width; ++k) kernel_[k] = gain * float(k + 1);
  float s = wide ? 100.0 : 0.0;
  for (int k = -taps; k <= taps; ++k) {
    uint at = wrap ? (i + n + uint(k)) % n : uint(clamp(int(i) + k, 0, int(n) - 1));
    s += a[at] * kernel_[k + taps];
  }
  switch (mode) {
  case 0u: s = -s; break;
  case 1u: s = abs(s); break;
  case 2u: s += 1.0; break;
  default: s *= 2.0;
  }
  r[i] = s + float(mode == 3u ? width : -width);
}
