//go:build cgo

#include "shim.h"

#include <cstdlib>
#include <cstring>
#include <exception>
#include <mutex>
#include <string>
#include <vector>

#include "spirv-tools/libspirv.h"
#include "spirv-tools/optimizer.hpp"

namespace {

// In the order of the Go constants.
const spv_target_env kEnvs[] = {
    SPV_ENV_UNIVERSAL_1_0, SPV_ENV_UNIVERSAL_1_1, SPV_ENV_UNIVERSAL_1_2,
    SPV_ENV_UNIVERSAL_1_3, SPV_ENV_UNIVERSAL_1_4, SPV_ENV_UNIVERSAL_1_5,
    SPV_ENV_UNIVERSAL_1_6, SPV_ENV_VULKAN_1_0,    SPV_ENV_VULKAN_1_1,
    SPV_ENV_VULKAN_1_1_SPIRV_1_4, SPV_ENV_VULKAN_1_2, SPV_ENV_VULKAN_1_3,
    SPV_ENV_OPENCL_1_2,    SPV_ENV_OPENCL_2_0,    SPV_ENV_OPENCL_2_1,
    SPV_ENV_OPENCL_2_2,    SPV_ENV_OPENCL_EMBEDDED_1_2,
    SPV_ENV_OPENCL_EMBEDDED_2_0, SPV_ENV_OPENCL_EMBEDDED_2_1,
    SPV_ENV_OPENCL_EMBEDDED_2_2, SPV_ENV_OPENGL_4_0, SPV_ENV_OPENGL_4_1,
    SPV_ENV_OPENGL_4_2,    SPV_ENV_OPENGL_4_3,    SPV_ENV_OPENGL_4_5,
};
constexpr int kNumEnvs = sizeof(kEnvs) / sizeof(kEnvs[0]);

// In the order of the Go constants.
const spv_validator_limit kLimits[] = {
    spv_validator_limit_max_struct_members,
    spv_validator_limit_max_struct_depth,
    spv_validator_limit_max_local_variables,
    spv_validator_limit_max_global_variables,
    spv_validator_limit_max_switch_branches,
    spv_validator_limit_max_function_args,
    spv_validator_limit_max_control_flow_nesting_depth,
    spv_validator_limit_max_access_chain_indexes,
    spv_validator_limit_max_id_bound,
};

// A context is only read by the calls below (messages go to a diagnostic of
// the call), so one per environment serves all threads.
spv_context context(int env) {
  static spv_context contexts[kNumEnvs];
  static std::once_flag once[kNumEnvs];
  std::call_once(once[env],
                 [env] { contexts[env] = spvContextCreate(kEnvs[env]); });
  return contexts[env];
}

char *dup(const char *s, size_t n) {
  char *p = static_cast<char *>(std::malloc(n + 1));
  if (p == nullptr) throw std::bad_alloc();
  std::memcpy(p, s, n);
  p[n] = 0;
  return p;
}

void copy_words(const uint32_t *w, size_t n, spvc_result *out) {
  auto *p = static_cast<uint32_t *>(std::malloc(n * 4 + 4));
  if (p == nullptr) throw std::bad_alloc();
  std::memcpy(p, w, n * 4);
  out->words = p;
  out->num_words = n;
}

void take(spv_diagnostic diag, spv_result_t code, spvc_result *out) {
  out->code = code == SPV_SUCCESS ? 0 : 1;
  if (diag == nullptr) return;
  if (code != SPV_SUCCESS) {
    out->message = dup(diag->error, std::strlen(diag->error));
    out->line = diag->position.line;
    out->column = diag->position.column;
    out->index = diag->position.index;
  }
  spvDiagnosticDestroy(diag);
}

// guard keeps C++ exceptions out of the caller's frames.
template <typename F>
void guard(spvc_result *out, F f) {
  try {
    f();
  } catch (const std::exception &e) {
    out->code = 1;
    const char *what = e.what();
    if (out->message == nullptr) out->message = strdup(what);
  } catch (...) {
    out->code = 1;
    if (out->message == nullptr) out->message = strdup("unknown exception");
  }
}

}  // namespace

extern "C" void spvc_validate(int env, uint32_t flags,
                              const spvc_limit *limits, size_t num_limits,
                              const uint32_t *words, size_t n,
                              spvc_result *out) {
  guard(out, [&] {
    spv_validator_options o = spvValidatorOptionsCreate();
    spvValidatorOptionsSetRelaxBlockLayout(o, flags & SPVC_RELAX_BLOCK_LAYOUT);
    spvValidatorOptionsSetUniformBufferStandardLayout(
        o, flags & SPVC_UNIFORM_STANDARD_LAYOUT);
    spvValidatorOptionsSetScalarBlockLayout(o, flags & SPVC_SCALAR_LAYOUT);
    spvValidatorOptionsSetWorkgroupScalarBlockLayout(
        o, flags & SPVC_WORKGROUP_SCALAR_LAYOUT);
    spvValidatorOptionsSetSkipBlockLayout(o, flags & SPVC_SKIP_BLOCK_LAYOUT);
    spvValidatorOptionsSetAllowLocalSizeId(o, flags & SPVC_ALLOW_LOCAL_SIZE_ID);
    spvValidatorOptionsSetRelaxLogicalPointer(
        o, flags & SPVC_RELAX_LOGICAL_POINTER);
    spvValidatorOptionsSetRelaxStoreStruct(o, flags & SPVC_RELAX_STORE_STRUCT);
    spvValidatorOptionsSetBeforeHlslLegalization(o, flags & SPVC_BEFORE_HLSL);
    spvValidatorOptionsSetFriendlyNames(o, !(flags & SPVC_RAW_IDS));
    for (size_t i = 0; i < num_limits; i++)
      spvValidatorOptionsSetUniversalLimit(o, kLimits[limits[i].limit],
                                           limits[i].max);
    spv_const_binary_t binary = {words, n};
    spv_diagnostic diag = nullptr;
    spv_result_t r = spvValidateWithOptions(context(env), o, &binary, &diag);
    spvValidatorOptionsDestroy(o);
    take(diag, r, out);
  });
}

extern "C" void spvc_assemble(int env, uint32_t flags, const char *text,
                              size_t n, spvc_result *out) {
  guard(out, [&] {
    spv_binary binary = nullptr;
    spv_diagnostic diag = nullptr;
    spv_result_t r = spvTextToBinaryWithOptions(
        context(env), text, n,
        flags & SPVC_RENUMBER_IDS
            ? SPV_TEXT_TO_BINARY_OPTION_NONE
            : SPV_TEXT_TO_BINARY_OPTION_PRESERVE_NUMERIC_IDS,
        &binary, &diag);
    take(diag, r, out);
    if (binary != nullptr) {
      if (r == SPV_SUCCESS) copy_words(binary->code, binary->wordCount, out);
      spvBinaryDestroy(binary);
    }
  });
}

extern "C" void spvc_disassemble(int env, uint32_t flags, const uint32_t *words,
                                 size_t n, spvc_result *out) {
  guard(out, [&] {
    uint32_t o = SPV_BINARY_TO_TEXT_OPTION_NONE;
    if (!(flags & SPVC_TEXT_HEADER)) o |= SPV_BINARY_TO_TEXT_OPTION_NO_HEADER;
    if (flags & SPVC_TEXT_INDENT) o |= SPV_BINARY_TO_TEXT_OPTION_INDENT;
    if (flags & SPVC_TEXT_FRIENDLY)
      o |= SPV_BINARY_TO_TEXT_OPTION_FRIENDLY_NAMES;
    if (flags & SPVC_TEXT_OFFSETS)
      o |= SPV_BINARY_TO_TEXT_OPTION_SHOW_BYTE_OFFSET;
    if (flags & SPVC_TEXT_COMMENTS) o |= SPV_BINARY_TO_TEXT_OPTION_COMMENT;
    if (flags & SPVC_TEXT_COLOR) o |= SPV_BINARY_TO_TEXT_OPTION_COLOR;
    spv_text text = nullptr;
    spv_diagnostic diag = nullptr;
    spv_result_t r = spvBinaryToText(context(env), words, n, o, &text, &diag);
    take(diag, r, out);
    if (text != nullptr) {
      if (r == SPV_SUCCESS) {
        out->text = dup(text->str, text->length);
        out->text_len = text->length;
      }
      spvTextDestroy(text);
    }
  });
}

extern "C" void spvc_parse(int env, const uint32_t *words, size_t n,
                           spvc_result *out) {
  guard(out, [&] {
    spv_diagnostic diag = nullptr;
    spv_result_t r = spvBinaryParse(context(env), nullptr, words, n, nullptr,
                                    nullptr, &diag);
    take(diag, r, out);
  });
}

extern "C" void spvc_optimize(int env, const uint32_t *words, size_t n,
                              const char *passes, size_t num_passes,
                              spvc_result *out) {
  guard(out, [&] {
    std::string message;
    size_t index = 0;
    spvtools::Optimizer optimizer(kEnvs[env]);
    optimizer.SetMessageConsumer([&](spv_message_level_t level, const char *,
                                     const spv_position_t &position,
                                     const char *text) {
      if (level > SPV_MSG_ERROR) return;
      if (!message.empty()) {
        message += "\n";
      } else {
        index = position.index;
      }
      message += text;
    });
    std::vector<std::string> flags;
    for (size_t i = 0; i < num_passes; i++) {
      flags.emplace_back(passes);
      passes += flags.back().size() + 1;
    }
    bool ok = optimizer.RegisterPassesFromFlags(flags);
    std::vector<uint32_t> result;
    if (ok) {
      spvtools::OptimizerOptions options;
      options.set_run_validator(false);
      // The host binds buffers and sets constants that a kernel may not use.
      options.set_preserve_bindings(true);
      options.set_preserve_spec_constants(true);
      ok = optimizer.Run(words, n, &result, options);
    }
    if (!ok) {
      out->code = 1;
      if (message.empty()) message = "optimizer failed";
      out->message = dup(message.data(), message.size());
      out->index = index;
      return;
    }
    copy_words(result.data(), result.size(), out);
  });
}

extern "C" const char *spvc_version(void) {
  return spvSoftwareVersionString();
}
