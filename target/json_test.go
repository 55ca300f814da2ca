package target

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

// TestJSONLossless writes every profile, and an environment in which every field
// differs from the default, as JSON, and reads an equal environment back.
func TestJSONLossless(t *testing.T) {
	c := Default().Config()
	c.Name, c.Version, c.ClientAPI, c.APIVersion = "a \"b\"", spec.V1_4, Vulkan, APIVersion{1, 1}
	c.Capabilities = []spec.Capability{spec.CapabilityShader, spec.CapabilityInt8}
	c.Extensions = []spec.Extension{spec.SPV_KHR_8bit_storage}
	c.Vendor, c.DeviceType, c.DeviceID = ARM, IntegratedGPU, 12
	c.Layout = Layout{true, true, true, true, true, Std140, Alignments{}}
	c.Limits.CooperativeMatrixKHR = []CooperativeMatrix{{8, 16, 32, "i8", "ui8", "i32", "i32", true, spec.ScopeSubgroup}}
	c.Limits.CooperativeMatrixNV = []CooperativeMatrix{{M: 1, N: 2, K: 3, AType: "f16", BType: "f16", CType: "f32", ResultType: "f32", Scope: spec.ScopeWorkgroup}}
	fields := LimitFields()
	for i := range fields {
		vs := fields[i].Values(&c.Limits)
		for k := range vs {
			vs[k] = uint64(10*i + k + 1)
		}
		if !fields[i].Set(&c.Limits, vs) {
			t.Fatal(fields[i].Name)
		}
	}
	c.Limits.MaxBufferSize = 1<<64 - 1
	envs := []*Env{New(c), Default()}
	for _, name := range Profiles() {
		envs = append(envs, mustProfile(t, name))
	}
	for _, e := range envs {
		text, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Read("t.json", text, "")
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if !reflect.DeepEqual(got.Config(), e.Config()) {
			t.Errorf("%s\ngot  %+v\nwant %+v", text, got.Config(), e.Config())
		}
	}
}

// newForm and oldForm are the two forms in which vulkaninfo describes one device.
const newForm = `{
  "$schema": "profiles.json",
  "capabilities": {"device": {
    "extensions": {"VK_KHR_shader_clock": 1, "VK_EXT_scalar_block_layout": 1, "VK_KHR_spirv_1_4": 1},
    "features": {
      "VkPhysicalDeviceFeatures": {"shaderInt64": true, "shaderFloat64": false, "geometryShader": true},
      "VkPhysicalDeviceScalarBlockLayoutFeatures": {"scalarBlockLayout": true},
      "VkPhysicalDeviceShaderClockFeaturesKHR": {"shaderSubgroupClock": true, "shaderDeviceClock": false}
    },
    "properties": {
      "VkPhysicalDeviceProperties": {"apiVersion": 4198490, "deviceID": 26, "deviceName": "Some GPU", "deviceType": "VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU", "vendorID": 5045,
        "limits": {"maxComputeSharedMemorySize": 32768, "maxComputeWorkGroupSize": [512, 256, 64], "maxPushConstantsSize": 4294967295, "timestampPeriod": 1.5}},
      "VkPhysicalDeviceSubgroupProperties": {"subgroupSize": 16, "supportedOperations": ["VK_SUBGROUP_FEATURE_BASIC_BIT", "VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT", "VK_SUBGROUP_FEATURE_PARTITIONED_BIT_NV"]},
      "VkPhysicalDeviceFloatControlsProperties": {"shaderDenormPreserveFloat16": false, "shaderDenormPreserveFloat32": true, "shaderRoundingModeRTEFloat16": false},
      "VkPhysicalDeviceMaintenance4Properties": {"maxBufferSize": 18446744073709551615}
    },
    "formats": {"VK_FORMAT_R8_UNORM": {"VkFormatProperties": {"linearTilingFeatures": []}}},
    "queueFamiliesProperties": [{}]
  }},
  "profiles": {"VP_VULKANINFO_Some_GPU_1": {"version": 1, "api-version": "1.1.154", "label": "l", "capabilities": ["device"]}}
}`

const oldForm = `{
  "$schema": "devsim_1_0_0.json", "comments": {"info": "x"},
  "VkPhysicalDeviceProperties": {"apiVersion": 4198490, "deviceID": 26, "deviceName": "Some GPU", "deviceType": 1, "vendorID": 5045,
    "limits": {"maxComputeSharedMemorySize": 32768, "maxComputeWorkGroupSize": [512, 256, 64], "maxPushConstantsSize": 4294967295, "timestampPeriod": 1.5}},
  "VkPhysicalDeviceFeatures": {"shaderInt64": 1, "shaderFloat64": 0, "geometryShader": 1},
  "VkPhysicalDeviceScalarBlockLayoutFeaturesEXT": {"scalarBlockLayout": 1},
  "VkPhysicalDeviceShaderClockFeaturesKHR": {"shaderSubgroupClock": 1, "shaderDeviceClock": 0},
  "VkPhysicalDeviceSubgroupProperties": {"subgroupSize": 16, "supportedOperations": 289},
  "VkPhysicalDeviceFloatControlsPropertiesKHR": {"shaderDenormPreserveFloat32": 1},
  "VkPhysicalDeviceMaintenance4PropertiesKHR": {"maxBufferSize": 18446744073709551615},
  "ArrayOfVkExtensionProperties": [{"extensionName": "VK_KHR_shader_clock", "specVersion": 1}, {"extensionName": "VK_EXT_scalar_block_layout", "specVersion": 1}, {"extensionName": "VK_KHR_spirv_1_4", "specVersion": 1}],
  "ArrayOfVkQueueFamilyProperties": [{"queueFlags": 15}], "VkPhysicalDeviceMemoryProperties": {"memoryHeaps": []}
}`

func TestVulkaninfo(t *testing.T) {
	a, err := Read("new.json", []byte(newForm), "")
	if err != nil {
		t.Fatal(err)
	}
	b, err := Read("old.json", []byte(oldForm), "")
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(a.Config(), b.Config()) {
		t.Errorf("the forms differ:\n%+v\n%+v", a.Config(), b.Config())
	}
	if a.Name() != "Some GPU" || a.Vendor() != ARM || a.DeviceType() != IntegratedGPU || a.DeviceID() != 26 || a.Version() != spec.V1_4 || a.APIVersion() != (APIVersion{1, 1}) {
		t.Errorf("%+v", a.Config())
	}
	for c, want := range map[spec.Capability]bool{
		spec.CapabilityInt64: true, spec.CapabilityFloat64: false, spec.CapabilityGeometry: true, spec.CapabilityShaderClockKHR: true,
		spec.CapabilityGroupNonUniform: true, spec.CapabilityGroupNonUniformShuffleRelative: true, spec.CapabilityGroupNonUniformPartitionedNV: true,
		spec.CapabilityGroupNonUniformQuad: false, spec.CapabilityDenormPreserve: true, spec.CapabilityRoundingModeRTE: false,
		spec.CapabilityShaderNonUniform: false, spec.CapabilityDeviceGroup: true, spec.CapabilityImageQuery: true,
	} {
		if a.Has(c) != want {
			t.Errorf("%s: %v", c, !want)
		}
	}
	if a.Capabilities()[0] != spec.CapabilityShader || !slices.Contains(a.Extensions(), spec.SPV_KHR_shader_clock) {
		t.Errorf("%v %v", a.Capabilities(), a.Extensions())
	}
	l := a.Limits()
	if l.MaxComputeSharedMemorySize != 32768 || !slices.Equal(l.MaxComputeWorkgroupSize, []int{512, 256, 64}) || l.MaxPushConstantsSize != 1<<32-1 || l.SubgroupSize != 16 || l.MaxBufferSize != 1<<64-1 {
		t.Errorf("limits %+v", l)
	}
	if w := (Layout{ScalarBlockLayout: true, RelaxedBlockLayout: true}); a.Layout() != w {
		t.Errorf("layout %+v", a.Layout())
	}
}

const profilesFile = `{
  "capabilities": {
    "base": {"features": {"VkPhysicalDeviceFeatures": {"shaderInt16": true}}, "properties": {"VkPhysicalDeviceProperties": {"limits": {"maxPushConstantsSize": 256, "minStorageBufferOffsetAlignment": 64, "maxBoundDescriptorSets": 1}}}},
    "wide": {"features": {"VkPhysicalDeviceFeatures": {"shaderInt64": true, "shaderFloat64": true}}, "properties": {"VkPhysicalDeviceProperties": {"limits": {"maxComputeSharedMemorySize": 32768}}}},
    "wider": {"features": {"VkPhysicalDeviceFeatures": {"shaderInt64": true}}, "properties": {"VkPhysicalDeviceProperties": {"limits": {"maxComputeSharedMemorySize": 65536}}}},
    "extra": {"features": {"VkPhysicalDeviceVulkan12Features": {"scalarBlockLayout": true}}}
  },
  "profiles": {
    "VP_X_base": {"version": 1, "api-version": "1.2.198", "capabilities": ["base"], "optionals": ["extra"]},
    "VP_X_full": {"version": 1, "api-version": "1.3.204", "profiles": ["VP_X_base"], "capabilities": [["wide", "wider"]]}
  }
}`

func TestProfilesFile(t *testing.T) {
	e, err := Read("p.json", []byte(profilesFile), "VP_X_full")
	if err != nil {
		t.Fatal(err)
	}
	// Int64 is in both variants; VulkanMemoryModel comes with 1.3, Int16 with the
	// required profile.
	for c, want := range map[spec.Capability]bool{spec.CapabilityInt64: true, spec.CapabilityFloat64: false, spec.CapabilityInt16: true, spec.CapabilityVulkanMemoryModel: true, spec.CapabilityInt8: false} {
		if e.Has(c) != want {
			t.Errorf("%s: %v", c, !want)
		}
	}
	l := e.Limits()
	if e.Name() != "VP_X_full" || e.Version() != spec.V1_6 || e.Layout().ScalarBlockLayout || !e.Layout().UniformBufferStandardLayout ||
		l.MaxPushConstantsSize != 256 || l.MinStorageBufferOffsetAlignment != 64 || l.MaxComputeSharedMemorySize != 32768 || l.MaxBoundDescriptorSets != 4 {
		t.Errorf("%+v", e.Config())
	}
	if e, err = Read("p.json", []byte(profilesFile), "VP_X_base"); err != nil || e.Has(spec.CapabilityInt64) || e.Version() != spec.V1_5 {
		t.Errorf("%v %+v", err, e)
	}
}

func TestBadJSON(t *testing.T) {
	for _, c := range []struct{ text, profile, want string }{
		{"", "", "t.json:1:1: unexpected end of the file"},
		{"{\n  \"a\": 1,\n}", "", "t.json:3:1: invalid character '}'"},
		{"[]", "", "t.json:1:1: target: expected an object, found an array"},
		{"{} {}", "", "t.json:1:4: expected the end of the file after the value"},
		{"{\"a\": 1, \"a\": 2}", "", `t.json:1:10: the object has the key "a" twice`},
		{"{\"a\": 1}", "", "t.json:1:1: neither a target of spvc"},
		{strings.Repeat("[", 100), "", "t.json:1:65: nested deeper than 64 levels"},
		{`{"VkPhysicalDeviceFeatures": {"shaderInt64": "yes"}}`, "", "t.json:1:46: shaderInt64: expected true or false"},
		{`{"VkPhysicalDeviceProperties": {"limits": {"maxPushConstantsSize": -1}}}`, "", "t.json:1:68: maxPushConstantsSize: expected a whole number"},
		{`{"VkPhysicalDeviceProperties": {"limits": {"maxComputeWorkGroupSize": 3}}}`, "", "t.json:1:71: maxComputeWorkGroupSize: expected 3 value(s)"},
		{`{"VkPhysicalDeviceProperties": {"deviceType": "FAST"}}`, "", "t.json:1:47: deviceType: unknown type FAST"},
		{`{"VkPhysicalDeviceProperties": {}}`, "X", `t.json:1:1: the file has no profiles; remove the profile name "X"`},
		{`{"profiles": {}}`, "", "t.json:1:14: the file has no profile"},
		{profilesFile, "", "the file has several profiles: choose one of VP_X_base, VP_X_full"},
		{profilesFile, "VP_Y", `the file has no profile "VP_Y": it has VP_X_base, VP_X_full`},
		{`{"profiles": {"A": {"capabilities": ["b"]}}}`, "", `t.json:1:38: the file has no capability block "b"`},
		{`{"profiles": {"A": {"profiles": ["B"]}}}`, "", `t.json:1:34: the profile "B" is not in this file`},
		{`{"profiles": {"A": {"profiles": ["B"]}, "B": {"profiles": ["A"]}}}`, "A", `t.json:1:60: the profile "A" requires itself`},
		{`{"profiles": {"A": {"api-version": "new"}}}`, "", "t.json:1:36: api-version: expected a version"},
		{`{"spvcTarget": 1, "spirv": "1.9"}`, "", `t.json:1:28: spirv: unknown value "1.9"`},
		{`{"spvcTarget": 1, "spirv": "1.3"}`, "", `t.json:1:1: the key "clientAPI" is missing`},
		{`{"spvcTarget": 2}`, "", "t.json:1:16: spvcTarget: expected a whole number from 0 to 1, found 2"},
		{`{"spvcTarget": 1, "capabilities": ["Shader", "Shades"]}`, "", `t.json:1:46: unknown capability "Shades"`},
		{`{"spvcTarget": 1, "limits": {"maxPushConstantSize": 1}}`, "", `t.json:1:30: unknown key "maxPushConstantSize"`},
		{`{"spvcTarget": 1, "limits": {"maxPushConstantsSize": 4294967296}}`, "", "t.json:1:54: maxPushConstantsSize: expected 1 value(s) of at most 4294967295"},
		{`{"spvcTarget": 1, "layout": {"blockLayout": "std"}}`, "", `t.json:1:45: blockLayout: unknown rule set "std"`},
		{`{"spvcTarget": 1, "size": 3}`, "", `t.json:1:19: unknown key "size"`},
	} {
		_, err := Read("t.json", []byte(c.text), c.profile)
		var fe *FileError
		if !errors.As(err, &fe) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.60s: %v, want %s", c.text, err, c.want)
		}
	}
}

// TestHostileJSON checks that hostile input takes bounded time and memory.
func TestHostileJSON(t *testing.T) {
	list := strings.TrimSuffix(strings.Repeat("0,", maxJSONValues+10), ",")
	if _, err := Read("t.json", []byte("["+list+"]"), ""); err == nil || !strings.Contains(err.Error(), "more than 1048576 values") {
		t.Errorf("many values: %.200v", err)
	}
	if _, err := Read("t.json", make([]byte, MaxFileSize+1), ""); err == nil || !strings.Contains(err.Error(), "more than 32 MiB") {
		t.Errorf("large file: %.200v", err)
	}
	var features strings.Builder
	for i := range 2000 {
		if i > 0 {
			features.WriteByte(',')
		}
		features.WriteString(`"feature` + strconv.Itoa(i) + `": true`)
	}
	long := strings.Repeat("x", 1<<20)
	// Many blocks and profiles, each named once.
	var blocks, names, profiles strings.Builder
	for i := range 100000 {
		n := strconv.Itoa(i)
		blocks.WriteString(`"b` + n + `": {},`)
		names.WriteString(`"b` + n + `",`)
		profiles.WriteString(`"Q` + n + `": {},`)
	}
	file := `{"capabilities": {` + blocks.String() + `"z": {}}, "profiles": {` + profiles.String() + `"P": {"capabilities": [` + names.String() + `"z"]}}}`
	if _, err := Read("t.json", []byte(file), "P"); err != nil {
		t.Errorf("many blocks: %.200v", err)
	}
	for block, names := range map[string]string{"a": features.String(), long: `"` + long + `": true`} {
		again := strings.TrimSuffix(strings.Repeat(`"p",`, 10000), ",")
		file := `{"capabilities": {"c": {"features": {"VkF": {` + names + `}}}}, "profiles": {"P": {"capabilities": [` + strings.ReplaceAll(again, "p", "c") + `]}}}`
		if _, err := Read("t.json", []byte(file), ""); err == nil || !strings.Contains(err.Error(), "refer to too many capabilities") {
			t.Errorf("block %.10s again and again: %.200v", block, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, s := range []string{newForm, oldForm, profilesFile, `{"spvcTarget": 1, "spirv": "1.3", "clientAPI": "Vulkan", "capabilities": ["Shader"]}`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := Read("f.json", data, "")
		if err != nil {
			var fe *FileError
			if !errors.As(err, &fe) || fe.Line < 1 || fe.Col < 1 {
				t.Fatalf("%v", err)
			}
			return
		}
		text, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		again, err := Read("f.json", text, "")
		if err != nil || !reflect.DeepEqual(again.Config(), e.Config()) {
			t.Fatalf("%s: %v\n%+v\n%+v", text, err, e.Config(), again)
		}
	})
}

// TestEnablers checks that the table has each capability once, that it has all
// capabilities of the profiles, and that each row names a condition.
func TestEnablers(t *testing.T) {
	seen := map[spec.Capability]bool{}
	for _, e := range Enablers() {
		if seen[e.Capability] {
			t.Errorf("%s stands twice", e.Capability)
		}
		seen[e.Capability] = true
		if len(e.Any) == 0 && e.Since == (APIVersion{}) {
			t.Errorf("nothing enables %s", e.Capability)
		}
		for _, r := range e.Requires {
			if slices.Contains(e.Any, r) {
				t.Errorf("%s requires what enables it, %s", e.Capability, r)
			}
		}
	}
	for _, name := range Profiles() {
		e := mustProfile(t, name)
		for _, c := range e.Capabilities() {
			if !seen[c] {
				t.Errorf("%s: nothing enables %s", name, c)
			}
		}
	}
	if EnablerOf(spec.CapabilityKernel) != nil {
		t.Error("something in Vulkan enables Kernel")
	}
	im := &Implementation{APIVersion: APIVersion{1, 2}, Features: []string{"shaderInt8"}, Extensions: []string{"VK_EXT_shader_stencil_export"}}
	for c, want := range map[spec.Capability]bool{
		spec.CapabilityInt8: true, spec.CapabilityInt16: false, spec.CapabilityStencilExportEXT: true,
		spec.CapabilityShaderNonUniform: true, spec.CapabilityStorageImageReadWithoutFormat: false,
	} {
		if got := EnablerOf(c).EnabledBy(im); got != want {
			t.Errorf("%s: %v", c, got)
		}
	}
}

// TestEnvLacksWhatFeaturesLack tests that a capability brings no other one along that the
// implementation lacks.
func TestEnvLacksWhatFeaturesLack(t *testing.T) {
	im := &Implementation{APIVersion: APIVersion{1, 3}, Features: []string{"shaderIntegerDotProduct"}}
	if env := im.Env(); env.Has(spec.CapabilityInt8) || env.Has(spec.CapabilityDotProductInput4x8Bit) || !env.Has(spec.CapabilityDotProductInput4x8BitPacked) {
		t.Error("the dot products of an implementation without shaderInt8")
	}
	im.Features = []string{"shaderInt8", "shaderIntegerDotProduct"}
	if env := im.Env(); !env.Has(spec.CapabilityInt8) || !env.Has(spec.CapabilityDotProductInput4x8Bit) {
		t.Error("the dot products of an implementation with shaderInt8")
	}
}
