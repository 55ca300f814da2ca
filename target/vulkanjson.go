package target

import (
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/spvc/spvc/spirv/spec"
)

// Read reads the JSON description of a target. The description has one of three forms:
// the output of Env.MarshalJSON, the output of `vulkaninfo --json` in its older or
// newer form, or a file of Vulkan profiles. If the file has several profiles, Read
// takes the one called profile; profile may be "" if the file has only one. Errors are
// of type *FileError and have name as the name of the file.
//
// A profile stands for what all its implementations have in common: the requirements of
// its Vulkan version and those of the profile. If the profile permits a choice of
// variants, Read takes what all variants have in common.
func Read(name string, data []byte, profile string) (*Env, error) {
	f, v, err := parseJSON(name, data)
	if err != nil {
		return nil, err
	}
	if err := f.expectKind(v, jsonObject, "target"); err != nil {
		return nil, err
	}
	isProfiles := v.get("profiles") != nil
	if profile != "" && !isProfiles {
		return nil, f.errorAt(v.offset, "the file has no profiles; remove the profile name %q", profile)
	}
	switch {
	case v.get(formatKey) != nil:
		return f.envOf(v)
	case isProfiles:
		p := profileReader{f: f, root: v, done: map[string]*offer{}, blocks: map[string]*offer{}, open: map[string]bool{}}
		return p.env(profile)
	case v.get("VkPhysicalDeviceProperties") != nil || v.get("VkPhysicalDeviceFeatures") != nil:
		o := newOffer()
		if err := o.add(f, v); err != nil {
			return nil, err
		}
		return o.env(), nil
	}
	return nil, f.errorAt(v.offset, "neither a target of spvc, nor the output of vulkaninfo --json, nor a file of Vulkan profiles: it has none of the keys %q, %q and %q", formatKey, "VkPhysicalDeviceProperties", "profiles")
}

// offer holds what one part of a file says about an implementation.
type offer struct {
	name             string
	isDevice         bool // the part describes one device rather than a class of devices
	api              APIVersion
	vendor, deviceID uint32
	deviceType       DeviceType
	features         map[string]bool // the supported features
	extensions       map[string]bool
	limits           map[string][]uint64
}

func newOffer() *offer {
	return &offer{deviceType: UnknownDeviceType, deviceID: UnknownDeviceID,
		features: map[string]bool{}, extensions: map[string]bool{}, limits: map[string][]uint64{}}
}

// add reads a capability block, or the root object of the older vulkaninfo form.
func (o *offer) add(f *jsonFile, v *jsonValue) error {
	for i, k := range v.keys {
		m := v.list[i]
		var err error
		switch {
		case k.name == "features" || k.name == "properties":
			if err = f.expectKind(m, jsonObject, k.name); err == nil {
				err = o.structs(f, m, k.name == "features")
			}
		case k.name == "extensions":
			err = o.addExtensions(f, m)
		case k.name == "ArrayOfVkExtensionProperties":
			err = o.listExtensions(f, m)
		case strings.HasPrefix(k.name, "VkPhysicalDevice"):
			err = o.structure(f, k, m, strings.Contains(k.name, "Features"))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (o *offer) structs(f *jsonFile, v *jsonValue, features bool) error {
	for i, k := range v.keys {
		if err := o.structure(f, k, v.list[i], features); err != nil {
			return err
		}
	}
	return nil
}

// structure reads a Vulkan structure of features or of properties.
func (o *offer) structure(f *jsonFile, name jsonKey, v *jsonValue, features bool) error {
	if v.kind == jsonArray || !features && !strings.Contains(name.name, "Properties") && !strings.Contains(name.name, "Limits") {
		return nil // memory types, queue families and others
	}
	if err := f.expectKind(v, jsonObject, name.name); err != nil {
		return err
	}
	for i, k := range v.keys {
		var err error
		if features {
			err = o.feature(f, name.name, k.name, v.list[i])
		} else {
			err = o.property(f, k.name, v.list[i])
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (o *offer) feature(f *jsonFile, structure, name string, v *jsonValue) error {
	on, err := f.truth(v, name)
	if err != nil || !on {
		return err
	}
	if name == "cooperativeMatrix" && strings.HasSuffix(structure, "NV") {
		name = "cooperativeMatrixNV"
	}
	o.features[name] = true
	return nil
}

func (o *offer) addExtensions(f *jsonFile, v *jsonValue) error {
	if err := f.expectKind(v, jsonObject, "extensions"); err != nil {
		return err
	}
	for i, k := range v.keys {
		if _, err := f.number(v.list[i], math.MaxUint32, k.name); err != nil {
			return err
		}
		o.extensions[k.name] = true
	}
	return nil
}

func (o *offer) listExtensions(f *jsonFile, v *jsonValue) error {
	if err := f.expectKind(v, jsonArray, "ArrayOfVkExtensionProperties"); err != nil {
		return err
	}
	for _, e := range v.list {
		name := e.get("extensionName")
		if name == nil {
			return f.errorAt(e.offset, "the extension has no extensionName")
		}
		s, err := f.string(name, "extensionName")
		if err != nil {
			return err
		}
		o.extensions[s] = true
	}
	return nil
}

// subgroupBits are the names of the bits of VkSubgroupFeatureFlagBits, from bit 0.
var subgroupBits = [...]string{"BASIC", "VOTE", "ARITHMETIC", "BALLOT", "SHUFFLE", "SHUFFLE_RELATIVE", "CLUSTERED", "QUAD", "PARTITIONED"}

// subgroupFeature returns the feature name that stands for a subgroup operation.
func subgroupFeature(bit string) string {
	if rest, ok := strings.CutSuffix(bit, "_RELATIVE"); ok {
		bit = "RELATIVE_" + rest
	}
	return "subgroup " + strings.ToLower(strings.ReplaceAll(bit, "_", " ")) + " operations"
}

// floatControls are the properties that give capabilities, without the bit width at the
// end of the name.
var floatControls = [...]string{"shaderDenormPreserve", "shaderDenormFlushToZero", "shaderSignedZeroInfNanPreserve", "shaderRoundingModeRTE", "shaderRoundingModeRTZ"}

// jsonDeviceTypes are the device types in the order of VkPhysicalDeviceType.
var jsonDeviceTypes = [...]struct {
	name string
	is   DeviceType
}{
	{"VK_PHYSICAL_DEVICE_TYPE_OTHER", OtherDevice},
	{"VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU", IntegratedGPU},
	{"VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU", DiscreteGPU},
	{"VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU", OtherDevice},
	{"VK_PHYSICAL_DEVICE_TYPE_CPU", CPU},
}

// property reads a property or a limit, or a nested structure of them. It ignores
// properties that say nothing about SPIR-V.
func (o *offer) property(f *jsonFile, name string, v *jsonValue) (err error) {
	switch name {
	case "limits":
		if err = f.expectKind(v, jsonObject, name); err != nil {
			return err
		}
		for i, k := range v.keys {
			if err = o.property(f, k.name, v.list[i]); err != nil {
				return err
			}
		}
	case "deviceName":
		o.name, err = f.string(v, name)
		o.isDevice = true
	case "apiVersion":
		var n uint64
		n, err = f.number(v, math.MaxUint32, name)
		o.api = APIVersion{uint8(n >> 22 & 0x7f), uint8(min(n>>12&0x3ff, math.MaxUint8))}
	case "vendorID":
		o.vendor, err = f.word(v, name)
	case "deviceID":
		o.deviceID, err = f.word(v, name)
	case "deviceType":
		return o.setType(f, v)
	case "subgroupSupportedOperations", "supportedOperations":
		var on []string
		if on, err = f.bits(v, "VK_SUBGROUP_FEATURE_", subgroupBits[:], name); err == nil {
			for _, b := range on {
				o.features[subgroupFeature(b)] = true
			}
		}
	default:
		return o.value(f, name, v)
	}
	return err
}

// value reads a limit, or a property of float controls.
func (o *offer) value(f *jsonFile, name string, v *jsonValue) error {
	for _, p := range floatControls {
		if strings.HasPrefix(name, p+"Float") {
			on, err := f.truth(v, name)
			if on {
				o.features[p] = true
			}
			return err
		}
	}
	fields := LimitFields()
	for i := range fields {
		if fields[i].Name != name {
			continue
		}
		vs, err := f.numbers(v, name)
		if err == nil && len(vs) != fields[i].Dimensions {
			err = f.errorAt(v.offset, "%s: expected %d value(s)", name, fields[i].Dimensions)
		}
		if err == nil {
			o.limits[name] = vs
		}
		return err
	}
	return nil
}

func (o *offer) setType(f *jsonFile, v *jsonValue) error {
	for i, t := range jsonDeviceTypes {
		if v.kind == jsonString && v.text == t.name || v.kind == jsonNumber && v.text == string(rune('0'+i)) {
			o.deviceType = t.is
			return nil
		}
	}
	return f.errorAt(v.offset, "deviceType: unknown type %s", v.text)
}

func (f *jsonFile) word(v *jsonValue, what string) (uint32, error) {
	n, err := f.number(v, math.MaxUint32, what)
	return uint32(n), err
}

// bits reads a set of flags. The set is an array of names of the form prefix, an
// element of names, "_BIT" and optionally a vendor suffix, or a number that is a bit
// mask.
func (f *jsonFile) bits(v *jsonValue, prefix string, names []string, what string) ([]string, error) {
	var out []string
	if v.kind == jsonNumber {
		n, err := f.number(v, math.MaxUint32, what)
		for i, name := range names {
			if n>>i&1 != 0 {
				out = append(out, name)
			}
		}
		return out, err
	}
	flags, err := f.strings(v, what)
	for _, s := range flags {
		name, _, _ := strings.Cut(strings.TrimPrefix(s, prefix), "_BIT")
		if slices.Contains(names, name) {
			out = append(out, name)
		}
	}
	return out, err
}

// join adds everything that other has to o.
func (o *offer) join(other *offer) {
	if o.api.Less(other.api) {
		o.api = other.api
	}
	if other.isDevice {
		o.isDevice, o.name = true, other.name
	}
	if other.vendor != 0 {
		o.vendor = other.vendor
	}
	if other.deviceID != UnknownDeviceID {
		o.deviceID = other.deviceID
	}
	if other.deviceType != UnknownDeviceType {
		o.deviceType = other.deviceType
	}
	maps.Copy(o.features, other.features)
	maps.Copy(o.extensions, other.extensions)
	for name, vs := range other.limits {
		o.limits[name] = pick(name, o.limits[name], vs, true)
	}
}

// meet removes from o everything that other does not have.
func (o *offer) meet(other *offer) {
	if other.api.Less(o.api) {
		o.api = other.api
	}
	maps.DeleteFunc(o.features, func(n string, _ bool) bool { return !other.features[n] })
	maps.DeleteFunc(o.extensions, func(n string, _ bool) bool { return !other.extensions[n] })
	for name, vs := range o.limits {
		if other.limits[name] == nil {
			delete(o.limits, name)
		} else {
			o.limits[name] = pick(name, vs, other.limits[name], false)
		}
	}
}

// pick returns the values of a limit that permit more (or less, if more is false), out
// of a and b. If one of them is missing, pick returns the other.
func pick(name string, a, b []uint64, more bool) []uint64 {
	if a == nil || b == nil {
		return append(slices.Clone(a), b...)
	}
	fields := LimitFields()
	least := slices.ContainsFunc(fields, func(f LimitField) bool { return f.Name == name && f.Least })
	out := make([]uint64, len(a))
	for i := range a {
		if out[i] = max(a[i], b[i]); least == more {
			out[i] = min(a[i], b[i])
		}
	}
	return out
}

// env makes the environment. Unless o describes one device, the environment has at
// least what its Vulkan version requires.
func (o *offer) env() *Env {
	im := &Implementation{
		Name: o.name, VendorID: o.vendor, DeviceID: o.deviceID, DeviceType: o.deviceType, APIVersion: o.api,
		Features: slices.Sorted(maps.Keys(o.features)), Extensions: slices.Sorted(maps.Keys(o.extensions)), Limits: DefaultLimits(),
	}
	if im.APIVersion == (APIVersion{}) {
		im.APIVersion = APIVersion{1, 0}
	}
	var base *profile
	c := Config{}
	if !o.isDevice {
		for i := range profiles {
			if p := &profiles[i]; !im.APIVersion.Less(p.api) {
				base = p
				p.require(&c, &im.Limits)
			}
		}
	}
	fields := LimitFields()
	for i := range fields {
		f := &fields[i]
		if vs := o.limits[f.Name]; vs != nil {
			if !o.isDevice && f.Values(&im.Limits)[0] != 0 {
				vs = pick(f.Name, f.Values(&im.Limits), vs, true)
			}
			f.Clamp(&im.Limits, vs)
		}
	}
	env := im.Env()
	if base == nil {
		return env
	}
	out := env.Config()
	out.Capabilities = shaderFirst(append(out.Capabilities, c.Capabilities...))
	out.Extensions = append(out.Extensions, c.Extensions...)
	slices.Sort(out.Extensions)
	out.Extensions = slices.Compact(out.Extensions)
	for i := range layoutFlags {
		at := layoutFlags[i].field
		*at(&out.Layout) = *at(&out.Layout) || *at(&c.Layout)
	}
	return New(out)
}

// shaderFirst sorts capabilities and moves Shader to the front. The first capability
// decides whether modules are shaders or kernels.
func shaderFirst(caps []spec.Capability) []spec.Capability {
	slices.Sort(caps)
	caps = slices.DeleteFunc(slices.Compact(caps), func(c spec.Capability) bool { return c == spec.CapabilityShader })
	return append([]spec.Capability{spec.CapabilityShader}, caps...)
}
