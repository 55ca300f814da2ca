package target

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

// UnknownDeviceID is the DeviceID of an environment that names no device.
const UnknownDeviceID = 0xffffffff

// Vendor identifies the company that makes a device.
type Vendor uint8

// These are the vendors of MLIR, in the order of its error messages. MLIR 19 does not know Broadcom.
const (
	AMD Vendor = iota
	Apple
	ARM
	Broadcom
	Imagination
	Intel
	NVIDIA
	Qualcomm
	SwiftShader
	UnknownVendor
)

// DeviceType classifies devices, as CPU or discrete GPU for example.
type DeviceType uint8

// These are the device types, in the order of MLIR's error messages.
const (
	OtherDevice DeviceType = iota
	IntegratedGPU
	DiscreteGPU
	CPU
	UnknownDeviceType
)

// ClientAPI identifies the API that receives a module, such as Vulkan or OpenCL.
type ClientAPI uint8

// These are the client APIs, in the order of MLIR's error messages.
const (
	Metal ClientAPI = iota
	OpenCL
	Vulkan
	WebGPU
	UnknownAPI
)

var (
	vendorNames = [...]string{"AMD", "Apple", "ARM", "Broadcom", "Imagination", "Intel", "NVIDIA", "Qualcomm", "SwiftShader", "Unknown"}
	deviceNames = [...]string{"Other", "IntegratedGPU", "DiscreteGPU", "CPU", "Unknown"}
	apiNames    = [...]string{"Metal", "OpenCL", "Vulkan", "WebGPU", "Unknown"}
)

// VendorNames returns the names of the vendors, in the order of the constants. The
// caller must not change the slice.
func VendorNames() []string { return vendorNames[:] }

// DeviceTypeNames returns the names of the device types, in the order of the constants.
// The caller must not change the slice.
func DeviceTypeNames() []string { return deviceNames[:] }

// ClientAPINames returns the names of the client APIs, in the order of the constants.
// The caller must not change the slice.
func ClientAPINames() []string { return apiNames[:] }

func (v Vendor) String() string     { return name(vendorNames[:], int(v)) }
func (d DeviceType) String() string { return name(deviceNames[:], int(d)) }
func (a ClientAPI) String() string  { return name(apiNames[:], int(a)) }

// ParseVendor parses the text that Vendor.String returns. The result is false for any
// other text.
func ParseVendor(s string) (Vendor, bool) {
	i, ok := index(vendorNames[:], s)
	return Vendor(i), ok
}

// ParseDeviceType parses the text that DeviceType.String returns. The result is false
// for any other text.
func ParseDeviceType(s string) (DeviceType, bool) {
	i, ok := index(deviceNames[:], s)
	return DeviceType(i), ok
}

// ParseClientAPI parses the text that ClientAPI.String returns. The result is false for
// any other text.
func ParseClientAPI(s string) (ClientAPI, bool) {
	i, ok := index(apiNames[:], s)
	return ClientAPI(i), ok
}

func name(names []string, i int) string {
	if i < len(names) {
		return names[i]
	}
	return strconv.Itoa(i)
}

func index(names []string, s string) (int, bool) {
	for i, n := range names {
		if n == s {
			return i, true
		}
	}
	return 0, false
}

// APIVersion is a version of a client API.
type APIVersion struct{ Major, Minor uint8 }

// Less reports whether v is older than w.
func (v APIVersion) Less(w APIVersion) bool {
	return v.Major < w.Major || v.Major == w.Major && v.Minor < w.Minor
}

// String writes the version as "1.3".
func (v APIVersion) String() string {
	return strconv.Itoa(int(v.Major)) + "." + strconv.Itoa(int(v.Minor))
}

// ParseAPIVersion parses the text that APIVersion.String returns. The result is false
// for any other text.
func ParseAPIVersion(s string) (APIVersion, bool) {
	major, minor, ok := strings.Cut(s, ".")
	a, err1 := strconv.ParseUint(major, 10, 8)
	b, err2 := strconv.ParseUint(minor, 10, 8)
	return APIVersion{uint8(a), uint8(b)}, ok && err1 == nil && err2 == nil
}

// vulkanFor returns the oldest Vulkan version that requires every implementation to
// accept SPIR-V version v (Vulkan specification, "Vulkan Environment for SPIR-V",
// "Versions and Formats").
func vulkanFor(v spec.Version) APIVersion {
	switch {
	case v >= spec.V1_6:
		return APIVersion{1, 3}
	case v >= spec.V1_4:
		return APIVersion{1, 2}
	case v >= spec.V1_1:
		return APIVersion{1, 1}
	}
	return APIVersion{1, 0}
}
