//go:build cgo

package vulkan

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// scaleWith is scale with a capability that it does not use.
func scaleWith(capability string) string {
	return strings.Replace(scale(), "OpCapability Shader\n", "OpCapability Shader\nOpCapability "+capability+"\n", 1)
}

func TestMissingFeature(t *testing.T) {
	d := open(t, Options{})
	l := &runner.Launch{Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: make([]byte, 8),
		Bindings: []runner.Binding{{Buffer: newBuffer(t, d, make([]byte, 256))}}}
	refused := func(d runner.Device, capability, feature string) {
		t.Helper()
		l.Module = module(t, scaleWith(capability))
		var e *runner.FeatureError
		_, err := d.Run(context.Background(), l)
		if !errors.As(err, &e) || e.Capability.String() != capability || e.Feature != feature {
			t.Errorf("%s: %v", capability, err)
		}
	}
	refused(d, "StorageInputOutput16", "storageInputOutput16")
	// Nothing in Vulkan gives kernels pipes.
	var e *runner.FeatureError
	pipes := &reflect.Module{Major: 1, Capabilities: []spec.Capability{spec.CapabilityPipes}}
	if err := checkModule(d.Info(), pipes, func(string) bool { return true }); !errors.As(err, &e) || e.Capability != spec.CapabilityPipes || e.Feature != "" {
		t.Errorf("Pipes: %v", err)
	}

	l.Module = module(t, scaleWith("Float64"))
	run(t, d, l)
	// A device opened for one module enables what that one needs, no more.
	narrow := open(t, Options{Modules: []*reflect.Module{module(t, scaleWith("Int64"))}})
	l.Bindings[0].Buffer = newBuffer(t, narrow, make([]byte, 256))
	l.Module = module(t, scaleWith("Int64"))
	run(t, narrow, l)
	refused(narrow, "Float64", "shaderFloat64")
}

func TestSPIRVVersion(t *testing.T) {
	info := &runner.DeviceInfo{Name: "old", APIMajor: 1, APIMinor: 1}
	m := &reflect.Module{Major: 1, Minor: 4}
	if err := checkModule(info, m, info.HasFeature); err == nil || !strings.Contains(err.Error(), "SPIR-V 1.4") {
		t.Errorf("got %v", err)
	}
	info.Extensions = []string{"VK_KHR_spirv_1_4"}
	if err := checkModule(info, m, info.HasFeature); err != nil {
		t.Error(err)
	}
}

func TestDevices(t *testing.T) {
	in, err := Open(Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	info, err := runner.Select(in.Devices(), "driver:llvmpipe")
	if err != nil {
		t.Fatal(err)
	}
	if info.Type != target.CPU || info.APIMajor != 1 || info.APIMinor < 3 || !strings.Contains(info.DriverInfo, "Mesa") || info.UUID == [16]byte{} {
		t.Errorf("%+v", info)
	}
	for _, f := range []string{"shaderInt8", "scalarBlockLayout", "variablePointers", "bufferDeviceAddress", "subgroup basic operations"} {
		if !info.HasFeature(f) {
			t.Errorf("no feature %s in %v", f, info.Features)
		}
	}
	if !slices.Contains(info.Capabilities, spec.CapabilityFloat64) || slices.Contains(info.Capabilities, spec.CapabilityKernel) {
		t.Errorf("capabilities %v", info.Capabilities)
	}
	l := info.Limits
	if l.MaxPushConstantsSize < 128 || l.MaxComputeWorkgroupInvocations != 1024 || l.MinStorageBufferOffsetAlignment == 0 || l.SubgroupSize == 0 || info.TimestampPeriod == 0 {
		t.Errorf("limits %+v", l)
	}
	d, err := in.OpenDevice(info.UUIDString())
	if err != nil {
		t.Fatal(err)
	}
	if err := in.Close(); err == nil {
		t.Error("an instance with an open device is closed")
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
	if _, err := d.NewBuffer(4); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("buffer after close: %v", err)
	}
	if err := in.Close(); err != nil {
		t.Error(err)
	}
	if _, err := in.OpenDevice(""); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("device after close: %v", err)
	}
}

// Every feature that enables a capability must be one that the driver is asked for,
// but for those of extensions that no kernel needs or that the headers do not know.
func TestFeatureNames(t *testing.T) {
	known := map[string]bool{}
	for _, f := range featureNames() {
		known[f] = true
	}
	unasked := strings.Fields(`
		attachmentFragmentShadingRate fragmentDensityMap fragmentShaderBarycentric
		fragmentShaderPixelInterlock fragmentShaderSampleInterlock fragmentShaderShadingRateInterlock
		imageFootprint micromap pipelineFragmentShadingRate primitiveFragmentShadingRate
		rayTracingMaintenance1 rayTracingMotionBlur rayTracingPipeline rayTracingPositionFetch
		rayTraversalPrimitiveCulling shaderFloat16VectorAtomics
		shaderQuadControl shaderRawAccessChains
	`)
	for _, e := range target.Enablers() {
		for _, f := range append(slices.Clone(e.Any), e.Requires...) {
			if asked := known[f] || strings.HasPrefix(f, "VK_"); asked == slices.Contains(unasked, f) {
				t.Errorf("%v: feature %q: asked for is %v", e.Capability, f, asked)
			}
		}
	}
	for _, f := range generalFeatures {
		if !known[f] {
			t.Errorf("unknown feature %q", f)
		}
	}
}

func TestNoDriver(t *testing.T) {
	t.Setenv("VK_DRIVER_FILES", "")
	t.Setenv("VK_ICD_FILENAMES", "/nonexistent/driver.json")
	if _, err := OpenDevice("", Options{}); !errors.Is(err, runner.ErrNoDevice) {
		t.Errorf("got %v", err)
	}
}

func TestNoLoader(t *testing.T) {
	_, err := load([]string{"libno-such-vulkan.so.1", "libno-such-vulkan.so"})
	if !errors.Is(err, runner.ErrUnavailable) || !strings.Contains(err.Error(), "libno-such-vulkan.so.1") {
		t.Errorf("got %v", err)
	}
	if _, err := load([]string{"libc.so.6"}); !errors.Is(err, runner.ErrUnavailable) {
		t.Errorf("a library without Vulkan: %v", err)
	}
}
