#version 460
#extension GL_EXT_demote_to_helper_invocation : require
#extension GL_ARB_shader_stencil_export : require
#extension GL_EXT_fragment_shading_rate : require
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 c;
layout(set = 0, binding = 0) uniform sampler2D t;
precision mediump float;
layout(location = 2) in mediump vec4 m;
void main() { if (uv.x < 0.1) demote; gl_FragStencilRefARB = 3; mediump vec4 x = m * texture(t, uv); c = x.yxwz + float(gl_ShadingRateEXT) + (helperInvocationEXT() ? 1.0 : 0.0); }
