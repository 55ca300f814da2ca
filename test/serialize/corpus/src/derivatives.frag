#version 450
layout(location = 0) in vec2 uv;
layout(location = 1) centroid in float c;
layout(location = 2) sample in float s;
layout(location = 3) noperspective in vec2 n;
layout(location = 0) out vec4 color;
layout(location = 1, index = 0) out float extra;
void main() {
  color = vec4(dFdxFine(uv.x), dFdyCoarse(uv.y), fwidth(c), interpolateAtCentroid(n).x);
  extra = s + float(gl_SampleID) + gl_SamplePosition.x;
}
