#version 460
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_KHR_memory_scope_semantics : require
#pragma use_vulkan_memory_model
layout(local_size_x = 8) in;
layout(set = 0, binding = 1) workgroupcoherent buffer O { uint t[]; };
layout(set = 0, binding = 2) nonprivate buffer P { f16vec4 h[]; };
shared uint s;
void main() {
  atomicStore(s, 3u, gl_ScopeWorkgroup, gl_StorageSemanticsShared, gl_SemanticsRelease);
  controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsShared, gl_SemanticsAcquireRelease);
  t[gl_LocalInvocationIndex] = atomicLoad(s, gl_ScopeWorkgroup, gl_StorageSemanticsShared, gl_SemanticsAcquire);
  h[gl_LocalInvocationIndex] = h[0] * float16_t(2.0) + f16vec4(t[1]);
}
