package suite

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"go.yaml.in/yaml/v3"
)

// pipeline is the part of a test file that says what runs on which data.
type pipeline struct {
	Shaders            []shader        `yaml:"Shaders"`
	Buffers            []buffer        `yaml:"Buffers"`
	Results            []result        `yaml:"Results"`
	DescriptorSets     []descriptors   `yaml:"DescriptorSets"`
	PushConstants      []pushConstants `yaml:"PushConstants"`
	DispatchParameters struct {
		DispatchGroupCount []uint32 `yaml:"DispatchGroupCount"`
		VertexCount        *uint32  `yaml:"VertexCount"`
	} `yaml:"DispatchParameters"`

	// These are for other devices, other stages and resources that cases cannot have.
	RuntimeSettings          yaml.Node `yaml:"RuntimeSettings"`
	Samplers                 yaml.Node `yaml:"Samplers"`
	Bindings                 yaml.Node `yaml:"Bindings"`
	AccelerationStructures   yaml.Node `yaml:"AccelerationStructures"`
	RayTracingPipelineConfig yaml.Node `yaml:"RayTracingPipelineConfig"`
	HitGroups                yaml.Node `yaml:"HitGroups"`
	ShaderBindingTable       yaml.Node `yaml:"ShaderBindingTable"`
}

// shader is a stage. DispatchSize is where older files have the number of workgroups.
type shader struct {
	Stage                   string     `yaml:"Stage"`
	Entry                   string     `yaml:"Entry"`
	DispatchSize            []uint32   `yaml:"DispatchSize"`
	SpecializationConstants []constant `yaml:"SpecializationConstants"`
}

// constant is the value of a specialization constant.
type constant struct {
	ConstantID uint32 `yaml:"ConstantID"`
	Type       string `yaml:"Type"`
	Value      string `yaml:"Value"`
}

type descriptors struct {
	Resources []resource `yaml:"Resources"`
}

// resource binds a buffer.
type resource struct {
	Name           string    `yaml:"Name"`
	Kind           string    `yaml:"Kind"`
	DirectXBinding yaml.Node `yaml:"DirectXBinding"`
	HasCounter     bool      `yaml:"HasCounter"`
	HeapIndex      *uint32   `yaml:"HeapIndex"`
	TilesMapped    *uint32   `yaml:"TilesMapped"`
	IsReserved     bool      `yaml:"IsReserved"`
	VulkanBinding  *struct {
		Binding        uint32  `yaml:"Binding"`
		CounterBinding *uint32 `yaml:"CounterBinding"`
	} `yaml:"VulkanBinding"`
}

// pushConstants are the push constants of a stage: values at offsets in bytes.
type pushConstants struct {
	Stage  string `yaml:"Stage"`
	Values []struct {
		Format string    `yaml:"Format"`
		Offset uint32    `yaml:"Offset"`
		Data   yaml.Node `yaml:"Data"`
	} `yaml:"Values"`
}

// result is a rule for a buffer.
type result struct {
	Result        string  `yaml:"Result"`
	Rule          string  `yaml:"Rule"`
	Actual        string  `yaml:"Actual"`
	Expected      string  `yaml:"Expected"`
	ULPT          uint64  `yaml:"ULPT"`
	Epsilon       float64 `yaml:"Epsilon"`
	ZeroTolerance float64 `yaml:"ZeroTolerance"`
	DenormMode    string  `yaml:"DenormMode"`
}

// yamlLine matches the place in an error about YAML.
var yamlLine = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`line (\d+): `) })

// decode reads the description of a file. Errors have the line of the file.
func decode(name string, described *part) (*pipeline, error) {
	p := &pipeline{}
	d := yaml.NewDecoder(bytes.NewReader([]byte(described.text)))
	d.KnownFields(true)
	err := d.Decode(p)
	if err == nil {
		return p, p.encode(name, described.line)
	}
	text := yamlLine().ReplaceAllStringFunc(strings.TrimPrefix(err.Error(), "yaml: "), func(at string) string {
		n, _ := strconv.Atoi(yamlLine().FindStringSubmatch(at)[1])
		return fmt.Sprintf("%s:%d: ", name, n+described.line)
	})
	var wrong *yaml.TypeError
	if errors.As(err, &wrong) {
		return nil, refuse(UnknownKey, "%s", strings.ReplaceAll(strings.TrimPrefix(text, "unmarshal errors:\n  "), "\n  ", "; "))
	}
	return nil, refuse(Malformed, "%s", text)
}

// kinds are the kinds of resources that a case can have.
var kinds = map[string]bool{
	"Buffer": true, "RWBuffer": true, "StructuredBuffer": true, "RWStructuredBuffer": true,
	"ByteAddressBuffer": true, "RWByteAddressBuffer": true, "ConstantBuffer": true,
}

// check returns a *Refusal if the pipeline has what a case cannot have.
func (p *pipeline) check() error {
	if len(p.Shaders) != 1 || p.Shaders[0].Stage != "Compute" || p.DispatchParameters.VertexCount != nil {
		return refuse(NotCompute, "")
	}
	if len(p.Results) == 0 {
		return refuse(NoResults, "")
	}
	for _, set := range p.DescriptorSets {
		for _, r := range set.Resources {
			switch {
			case r.Kind == "AccelerationStructure":
				return refuse(Acceleration, "")
			case strings.Contains(r.Kind, "Texture"), strings.HasPrefix(r.Kind, "Sampler"):
				return refuse(Textures, "%s", r.Kind)
			case !kinds[r.Kind]:
				return refuse(UnknownKey, "the kind %q of the resource %s", r.Kind, r.Name)
			case r.HasCounter, r.HeapIndex != nil, r.TilesMapped != nil, r.IsReserved, r.VulkanBinding != nil && r.VulkanBinding.CounterBinding != nil:
				return refuse(Counters, "%s", r.Name)
			case r.VulkanBinding == nil:
				return refuse(NotBound, "%s has no VulkanBinding", r.Name)
			case p.buffer(r.Name) == nil:
				return refuse(UnknownKey, "the resource %s has no buffer of its name", r.Name)
			}
		}
	}
	return p.checkResults()
}

func (p *pipeline) checkResults() error {
	for _, r := range p.Results {
		actual, expected := p.buffer(r.Actual), p.buffer(r.Expected)
		if actual == nil || expected == nil {
			return refuse(UnknownKey, "the result %s names the buffers %q and %q", r.Result, r.Actual, r.Expected)
		}
		if err := r.check(actual, expected); err != nil {
			return err
		}
	}
	return nil
}

// buffer returns the buffer called name, or nil.
func (p *pipeline) buffer(name string) *buffer {
	for i := range p.Buffers {
		if p.Buffers[i].Name == name {
			return &p.Buffers[i]
		}
	}
	return nil
}
