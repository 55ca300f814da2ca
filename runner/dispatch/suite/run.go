package suite

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/dispatch"
	"github.com/spvc/spvc/spirv/reflect"
)

// Run runs the shader of the case, which the caller compiled to p, on a device, and returns how the results differ from what they
// must be, or "". An error is a *Refusal if the kernel does not take the resources.
func (c *Case) Run(ctx context.Context, p *spvc.Program, dev *compute.Device) (difference string, err error) {
	o, err := c.options(p)
	if err != nil {
		return "", err
	}
	d, err := dispatch.New(p, o)
	if err != nil {
		return "", refuse(NotBound, "%s", err)
	}
	report, err := d.Run(ctx, dev, dispatch.RunOptions{})
	if err != nil {
		return "", err
	}
	after := map[string][]byte{}
	for i := range report.Results {
		data, err := report.Results[i].Encode(".bin")
		if err != nil {
			return "", err
		}
		after[report.Results[i].Name] = data
	}
	var wrong []string
	for _, r := range c.pipeline.Results {
		if text := c.compare(&r, after); text != "" {
			wrong = append(wrong, r.Result+": "+text)
		}
	}
	return strings.Join(wrong, "; "), nil
}

// compare says how a result differs. after has the content of resources by the names of their places.
func (c *Case) compare(r *result, after map[string][]byte) string {
	actual, expected := c.pipeline.buffer(r.Actual), c.pipeline.buffer(r.Expected)
	if len(actual.parts) != len(expected.parts) {
		return fmt.Sprintf("%d resources, expected %d", len(actual.parts), len(expected.parts))
	}
	set, binding, bound := c.bound(actual.Name)
	for i, got := range actual.parts {
		what := actual.Name
		if len(actual.parts) > 1 {
			what += "[" + strconv.Itoa(i) + "]"
		}
		if data, ok := after[placeName(set, binding, i, len(actual.parts))]; ok && bound {
			got = data
		}
		if text := r.compare(what, formats[actual.Format], got, expected.parts[i]); text != "" {
			return text
		}
	}
	return ""
}

// bound returns the place of the first resource with a buffer.
func (c *Case) bound(name string) (set int, binding uint32, ok bool) {
	for set, s := range c.pipeline.DescriptorSets {
		for _, r := range s.Resources {
			if r.Name == name {
				return set, r.VulkanBinding.Binding, true
			}
		}
	}
	return 0, 0, false
}

// placeName returns the name by which dispatch knows a resource, or one of an array of n.
func placeName(set int, binding uint32, i, n int) string {
	name := fmt.Sprintf("%d.%d", set, binding)
	if n > 1 {
		name += fmt.Sprintf("[%d]", i)
	}
	return name
}

// options returns the launch. Resources that the kernel does not use have no argument: they keep their data.
func (c *Case) options(p *spvc.Program) (dispatch.Options, error) {
	o := dispatch.Options{Entry: c.Entry, Groups: c.groups()}
	e, err := entryOf(p, c.Entry)
	if err != nil {
		return o, err
	}
	used := map[string]bool{}
	for set, s := range c.pipeline.DescriptorSets {
		for _, r := range s.Resources {
			memory := e.Memory(uint32(set), r.VulkanBinding.Binding)
			if memory == nil {
				continue
			}
			parts := c.pipeline.buffer(r.Name).parts
			for i, part := range parts {
				at := placeName(set, r.VulkanBinding.Binding, i, len(parts))
				if used[at] {
					return o, refuse(NotBound, "two resources at %s", at)
				}
				used[at] = true
				o.Args = append(o.Args, dispatch.Setting{Name: at, Bytes: part})
				if strings.HasPrefix(r.Kind, "RW") {
					o.Outs = append(o.Outs, at)
				}
			}
		}
	}
	for _, s := range c.pipeline.Shaders[0].SpecializationConstants {
		o.Specs = append(o.Specs, dispatch.Setting{Name: strconv.FormatUint(uint64(s.ConstantID), 10), Value: s.Value})
	}
	if e.PushConstants == nil {
		return o, nil
	}
	push, err := c.push(e.PushConstantSize)
	o.Args = append(o.Args, dispatch.Setting{Name: "push", Bytes: push})
	return o, err
}

// groups returns the numbers of workgroups as a text.
func (c *Case) groups() string {
	n := c.pipeline.DispatchParameters.DispatchGroupCount
	if n == nil {
		n = c.pipeline.Shaders[0].DispatchSize
	}
	if n == nil {
		return "1"
	}
	texts := make([]string, len(n))
	for i := range n {
		texts[i] = strconv.FormatUint(uint64(n[i]), 10)
	}
	return strings.Join(texts, ",")
}

// push returns the bytes of the push constants of the shader, of which the kernel has size.
func (c *Case) push(size uint64) ([]byte, error) {
	out := make([]byte, min(size, maxPush))
	for _, block := range c.pipeline.PushConstants {
		for _, v := range block.Values {
			f, ok := formats[v.Format]
			if !ok {
				return nil, refuse(UnknownKey, "the format %q of push constants", v.Format)
			}
			data, err := f.list(&v.Data)
			if err != nil {
				return nil, fmt.Errorf("%s: push constants: %w", c.Name, err)
			}
			if uint64(v.Offset)+uint64(len(data)) > uint64(len(out)) {
				return nil, refuse(NotBound, "push constants beyond the %d bytes of the kernel", len(out))
			}
			copy(out[v.Offset:], data)
		}
	}
	return out, nil
}

// maxPush bounds the bytes of push constants.
const maxPush = 1 << 16

// entryOf returns the entry point of a program.
func entryOf(p *spvc.Program, name string) (*reflect.EntryPoint, error) {
	for _, b := range p.Binaries {
		m, err := b.Module()
		if err != nil {
			return nil, err
		}
		for i := range m.EntryPoints {
			if e := &m.EntryPoints[i]; e.Name == name && e.Model == reflect.GLCompute {
				return e, nil
			}
		}
	}
	return nil, refuse(NotBound, "the module has no entry point %q", name)
}

// Result returns the outcome of a case of which Run, or what came before it, returned a difference or an error.
func (c *Case) Result(f Features, difference string, err error) Outcome {
	out := Outcome{Name: c.Name, Verdict: Pass, Detail: difference}
	var r *Refusal
	switch {
	case errors.As(err, &r):
		out.Verdict, out.Reason, out.Detail = NotSupported, r.Reason, r.Detail
		return out
	case err != nil:
		out.Detail = err.Error()
	}
	switch failed := out.Detail != ""; {
	case failed && c.ExpectsFailure(f):
		out.Verdict = ExpectedFail
	case failed:
		out.Verdict = Fail
	case c.ExpectsFailure(f):
		out.Verdict, out.Detail = UnexpectedPass, "XFAIL lines expect a failure"
	}
	return out
}
