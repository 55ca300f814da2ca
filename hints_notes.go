package spvc

import (
	"bytes"
	"slices"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// bufferClass is how a memref prints that the conversion put into a storage buffer.
const bufferClass = ", #spirv.storage_class<StorageBuffer>"

// plain returns a note of the conversion in words that do not need knowledge of its patterns: without
// the names of patterns and of what they make, and with targets that have what this one lacks.
func (c *collector) plain(n ir.Diagnostic) ir.Diagnostic {
	_, reason, ok := strings.Cut(n.Message, "' did not apply: ")
	if !ok || !strings.HasPrefix(n.Message, "pattern '") {
		return n
	}
	if strings.HasPrefix(reason, "the operation it made, '") {
		if at := strings.LastIndex(reason, " requires "); at >= 0 {
			reason = "it requires " + reason[at+len(" requires "):] + ", which the target lacks"
		}
	}
	if !bytes.Contains(c.source, []byte("#spirv.storage_class")) {
		reason = strings.ReplaceAll(reason, bufferClass, "")
	}
	if text := remedy(n.Detail); text != "" {
		reason += "; " + text
	}
	n.Message = reason
	return n
}

// remedy names the oldest profile that has one of the missing capabilities or extensions, or the
// missing version, or else devices. It returns "" if detail is no such lack.
func remedy(detail any) string {
	lack, ok := detail.(*target.Lack)
	if !ok || len(lack.Capabilities) == 0 && len(lack.Extensions) == 0 && lack.Version == 0 {
		return ""
	}
	if slices.Contains(lack.Capabilities, spec.CapabilityKernel) && len(lack.Capabilities) == 1 {
		return "it is for OpenCL kernels, and the target runs shaders"
	}
	for _, name := range target.Profiles() {
		env, err := target.Profile(name)
		if err != nil {
			continue
		}
		_, capable := env.Allows(lack.Capabilities)
		_, extended := env.AllowsExt(lack.Extensions)
		if (capable || len(lack.Capabilities) == 0) && (extended || len(lack.Extensions) == 0) && env.Version() >= lack.Version {
			return "--target=" + name + " has it"
		}
	}
	return "no profile has it, but a device may: --target=device"
}
