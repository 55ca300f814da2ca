#version 460
#extension GL_EXT_ray_tracing : require
layout(location = 0) rayPayloadInEXT vec4 color;
layout(location = 1) rayPayloadEXT float shadow;
layout(location = 0) callableDataEXT vec3 asked;
layout(binding = 0) uniform accelerationStructureEXT scene;
layout(shaderRecordEXT, std430) buffer Record { vec4 tint; uint id[3]; } record;
hitAttributeEXT vec2 bary;

void main() {
  asked = vec3(bary, 1.0);
  executeCallableEXT(record.id[1], 0);
  traceRayEXT(scene, gl_RayFlagsOpaqueEXT, 0xff, 0, 0, 0, gl_WorldRayOriginEXT, 0.01, gl_WorldRayDirectionEXT, gl_HitTEXT, 1);
  color = record.tint * vec4(asked, shadow) + vec4(gl_ObjectToWorldEXT[3], 0.0);
}
