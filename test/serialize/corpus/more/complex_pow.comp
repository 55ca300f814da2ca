#version 450
layout(local_size_x = 16) in;
struct Complex { float re, im; };
layout(std430, binding = 0) readonly buffer In { Complex z[]; };
layout(std430, binding = 1) buffer Out { Complex w[]; };

Complex mul(Complex a, Complex b) { return Complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re); }
Complex power(Complex a, uint n) {
  Complex r = Complex(1.0, 0.0);
  while (n != 0u) {
    if ((n & 1u) != 0u) r = mul(r, a);
    a = mul(a, a);
    n >>= 1;
  }
  return r;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  w[i] = power(z[i], i % 5u);
}
