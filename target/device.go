package target

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

// UnknownDeviceID is the DeviceID of a device that is not known.
const UnknownDeviceID = 0xffffffff

// Vendor is a maker of devices.
type Vendor uint8

// The vendors that MLIR 19 knows, in the order of its error messages.
const (
	AMD Vendor = iota
	Apple
	ARM
	Imagination
	Intel
	NVIDIA
	Qualcomm
	SwiftShader
	UnknownVendor
)

// DeviceType is a kind of device.
type DeviceType uint8

// The kinds of devices, in the order of MLIR's error messages.
const (
	OtherDevice DeviceType = iota
	IntegratedGPU
	DiscreteGPU
	CPU
	UnknownDeviceType
)

// ClientAPI is the API that takes a module.
type ClientAPI uint8

// The client APIs, in the order of MLIR's error messages.
const (
	Metal ClientAPI = iota
	OpenCL
	Vulkan
	WebGPU
	UnknownAPI
)

var (
	vendorNames = [...]string{"AMD", "Apple", "ARM", "Imagination", "Intel", "NVIDIA", "Qualcomm", "SwiftShader", "Unknown"}
	deviceNames = [...]string{"Other", "IntegratedGPU", "DiscreteGPU", "CPU", "Unknown"}
	apiNames    = [...]string{"Metal", "OpenCL", "Vulkan", "WebGPU", "Unknown"}
)

// VendorNames returns the vendors' names in order. Read only.
func VendorNames() []string { return vendorNames[:] }

// DeviceTypeNames returns the names of the kinds of devices in order. Read only.
func DeviceTypeNames() []string { return deviceNames[:] }

// ClientAPINames returns the client APIs' names in order. Read only.
func ClientAPINames() []string { return apiNames[:] }

func (v Vendor) String() string     { return name(vendorNames[:], int(v)) }
func (d DeviceType) String() string { return name(deviceNames[:], int(d)) }
func (a ClientAPI) String() string  { return name(apiNames[:], int(a)) }

// ParseVendor reads what Vendor.String writes.
func ParseVendor(s string) (Vendor, bool) {
	i, ok := index(vendorNames[:], s)
	return Vendor(i), ok
}

// ParseDeviceType reads what DeviceType.String writes.
func ParseDeviceType(s string) (DeviceType, bool) {
	i, ok := index(deviceNames[:], s)
	return DeviceType(i), ok
}

// ParseClientAPI reads what ClientAPI.String writes.
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

// ParseAPIVersion reads what APIVersion.String writes.
func ParseAPIVersion(s string) (APIVersion, bool) {
	major, minor, ok := strings.Cut(s, ".")
	a, err1 := strconv.ParseUint(major, 10, 8)
	b, err2 := strconv.ParseUint(minor, 10, 8)
	return APIVersion{uint8(a), uint8(b)}, ok && err1 == nil && err2 == nil
}

// vulkanFor is the oldest Vulkan version whose every implementation reads that
// SPIR-V version (Vulkan specification, "Vulkan Environment for SPIR-V",
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
