#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 8) in;
layout(set = 0, binding = 0) uniform accelerationStructureEXT scene;
layout(set = 0, binding = 1) buffer O { float t[]; };
void main() {
  rayQueryEXT q;
  rayQueryInitializeEXT(q, scene, 0, 0xff, vec3(0), 0.0, vec3(0, 0, 1), 10.0);
  while (rayQueryProceedEXT(q)) { if (rayQueryGetIntersectionTypeEXT(q, false) == 0) rayQueryConfirmIntersectionEXT(q); }
  t[gl_GlobalInvocationID.x] = rayQueryGetIntersectionTEXT(q, true);
}
