// Package offload makes SPIR-V a target of the gpu dialect: it attaches targets to
// modules and compiles modules for their targets.
package offload

import (
	"regexp"
	"slices"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) { reg.Add(NewAttachTarget, NewLaunchToVulkan, NewModuleToBinary) }

// attachOptions are the options of spirv-attach-target.
type attachOptions struct {
	module, version, api, vendor, device string
	caps, exts                           []string
	deviceID                             uint32
	hasDevice                            bool
}

// NewAttachTarget returns the pass spirv-attach-target. It adds a target to the gpu
// modules whose name matches the regular expression `module`, or to all if it is empty.
// As in MLIR, unknown capabilities and extensions are dropped. Other unknown values are
// errors.
func NewAttachTarget() *pass.Pass {
	o := &attachOptions{version: "v1.0", api: "Unknown", vendor: "Unknown", device: "Unknown"}
	// A pipeline is printed with the device 0, but without the option no device is known, as in MLIR.
	id := pass.Uint("device_id", &o.deviceID, "Device ID")
	set := id.Set
	id.Set = func(value string, given bool) error {
		o.hasDevice = true
		return set(value, given)
	}
	return &pass.Pass{
		Name: "spirv-attach-target", Class: "GpuSPIRVAttachTarget", Summary: "Attaches an SPIR-V target attribute to a GPU Module.",
		Options: []pass.Option{
			pass.String("module", &o.module, "Regex used to identify the modules to attach the target to."),
			pass.String("ver", &o.version, "SPIR-V Version."),
			pass.Strings("caps", &o.caps, "List of supported SPIR-V Capabilities"),
			pass.Strings("exts", &o.exts, "List of supported SPIR-V Extensions"),
			pass.String("client_api", &o.api, "Client API"),
			pass.String("vendor", &o.vendor, "Device Vendor"),
			pass.String("device_type", &o.device, "Device Type"),
			id,
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool { return o.attach(op) },
	}
}

func (o *attachOptions) attach(root *ir.Operation) bool {
	t, wrong := o.target(root.Context())
	if t == nil {
		return root.EmitError("spirv-attach-target: " + wrong + " is not known")
	}
	// An invalid regular expression matches nothing.
	matcher, err := regexp.CompilePOSIX(o.module)
	root.Walk(func(op *ir.Operation) {
		if op.Is(gpu.Module) && (o.module == "" || err == nil && matcher.MatchString(ir.SymbolName(op))) {
			attachTo(op, t)
		}
	})
	return true
}

// attachTo appends t to the targets of a module, unless it is the last one.
func attachTo(module *ir.Operation, t *spirv.TargetEnv) {
	var all []ir.Attribute
	if old, ok := module.Attr(gpu.TargetsName).(*ir.ArrayAttr); ok {
		all = append(all, old.Elements...)
	}
	module.SetAttr(gpu.TargetsName, module.Context().Array(slices.Compact(append(all, t))))
}

// target returns the target that the options describe, or nil and the error in the
// options.
func (o *attachOptions) target(ctx *ir.Context) (t *spirv.TargetEnv, wrong string) {
	version, ok := spec.ParseVersion(o.version)
	if !ok {
		return nil, "version '" + o.version + "'"
	}
	api, ok := target.ParseClientAPI(o.api)
	if !ok {
		return nil, "client API '" + o.api + "'"
	}
	vendor, ok := target.ParseVendor(o.vendor)
	if !ok {
		return nil, "vendor '" + o.vendor + "'"
	}
	device, ok := target.ParseDeviceType(o.device)
	if !ok {
		return nil, "device type '" + o.device + "'"
	}
	var caps []spec.Capability
	for _, name := range o.caps {
		if c, ok := spec.ParseCapability(name); ok {
			caps = append(caps, c)
		}
	}
	var exts []spec.Extension
	for _, name := range o.exts {
		if e, ok := spec.ParseExtension(name); ok {
			exts = append(exts, e)
		}
	}
	return spirv.TargetEnvOf(spirv.VCEOf(ctx, version, caps, exts), api, vendor, device, o.id()), ""
}

// id returns the number of the device, if there is one.
func (o *attachOptions) id() uint32 {
	if !o.hasDevice {
		return target.UnknownDeviceID
	}
	return o.deviceID
}
