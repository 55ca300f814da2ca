#version 450
layout(location = 0) in vec4 p;
layout(location = 0) out Block { flat uint k; mat2 m; vec2 list[2]; } o;
out float gl_ClipDistance[2];
void main() {
  gl_Position = p;
  gl_ClipDistance[0] = p.x; gl_ClipDistance[1] = -p.y;
  o.k = uint(gl_InstanceIndex); o.m = mat2(p.xy, p.zw); o.list[1] = p.xw;
}
