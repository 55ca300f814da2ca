package conform

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spvc/spvc/conversion/targetspec"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/packet"
	"github.com/spvc/spvc/spirv/assembly"
	"github.com/spvc/spvc/target"
)

// Exporter writes failed cases of a folder as packets for bug reports, see package packet.
type Exporter struct {
	// Dir is the folder of the run.
	Dir string
	// Info describes the device that failed, and Selector names it for --device.
	Info     *runner.DeviceInfo
	Selector string
	// Reference computes the expected results. If it is nil, packets have no data.
	Reference runner.Device
}

// Export writes the packet of a failure, and returns its folder. The packet has the smallest case that
// fails in the same way.
func (e *Exporter) Export(ctx context.Context, f *Failure) (string, error) {
	c, r := &f.Case, f.Result
	if f.Smallest != nil {
		c, r = f.Smallest, f.Then
	}
	dir := filepath.Join(e.Dir, packet.Folder, packet.Name(f.ID))
	if err := os.RemoveAll(dir); err != nil {
		return "", err
	}
	card, err := json.MarshalIndent(NewDeviceCard(e.Info), "", "  ")
	if err != nil {
		return "", err
	}
	p := &packet.Case{ID: c.ID(), Known: r.Verdict == Known, Selector: e.Selector, Title: title(r, e.Info), Report: []byte(f.report(e.Info)), Driver: append(card, '\n'), Entry: kernelName}
	k, err := build(newContext(), c, e.Info.Env())
	if err != nil {
		// There is no module, so the report is all there is.
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return "", err
		}
		return dir, os.WriteFile(filepath.Join(dir, reportFile), append(p.Report, fmt.Sprintf("\nno module: %v\n", err)...), 0o666)
	}
	if err := e.fill(ctx, p, k); err != nil {
		return "", err
	}
	return dir, p.Write(dir)
}

// title says in a line what the device does.
func title(r *Result, info *runner.DeviceInfo) string {
	text, _, _ := strings.Cut(r.Detail, "\n")
	if len(text) > 200 {
		text = strings.ToValidUTF8(text[:200], "") + "…"
	}
	return r.Verdict.String() + " on " + info.Name + ": " + text
}

// fill adds the module, its source and its data to a packet.
func (e *Exporter) fill(ctx context.Context, p *packet.Case, k *kernel) (err error) {
	p.MLIR, p.Words = k.text(), k.words
	if p.Assembly, err = assembly.Disassemble(k.words, assembly.Options{Header: true, Indent: true, FriendlyNames: true}); err != nil {
		return err
	}
	reason := ""
	switch {
	case k.access.stage != nil:
		reason = "the kernel is a stage of a draw"
	case k.access.heap != noHeap:
		reason = "the kernel has a descriptor heap"
	case !k.access.plain() || k.access.inline:
		reason = "the kernel has images, texels or an inline block"
	}
	if reason != "" {
		p.NoGLSL = reason
	} else if p.GLSL, err = k.glsl(); err != nil {
		p.NoGLSL = err.Error()
	}
	text := &strings.Builder{}
	k.writeLeaves(text)
	p.Report = append(p.Report, text.String()...)
	if err := e.record(p, k); err != nil {
		p.NoData = err.Error()
	} else if e.Reference == nil {
		p.NoData = "there is no device that computes them"
	} else if err := e.expect(ctx, p, k); err != nil {
		p.NoData = "the reference device does not run the case: " + err.Error()
	}
	return nil
}

// record adds the launches or draws of a kernel to a packet.
func (e *Exporter) record(p *packet.Case, k *kernel) error {
	if k.access.heap != noHeap {
		return errors.New("programs of packets have bindings, and no descriptor heap")
	}
	recorder := packet.NewRecorder(e.Info)
	t, err := prepare(recorder, k, k.words)
	if err != nil {
		return err
	}
	p.Module = t.module
	if k.access.stage == nil {
		p.Launches, err = recorder.Record(t.launches)
	} else {
		p.Launches, err = recorder.RecordDraws(t.draws())
	}
	return err
}

// expect adds what the launches must leave. A stage that the reference device does not have leaves what a vertex shader leaves.
func (e *Exporter) expect(ctx context.Context, p *packet.Case, k *kernel) error {
	s := k.access.stage
	if s == nil {
		return p.Expect(ctx, e.Reference)
	}
	if feature, _ := runner.StageFeature(s.model); feature == "" || e.Reference.Info().HasFeature(feature) {
		return p.Expect(ctx, e.Reference)
	}
	c := *k.Case
	c.Options = joined("stage=vertex", c.Options)
	other, err := build(newContext(), &c, e.Info.Env())
	if err != nil {
		return err
	}
	twin := &packet.Case{Entry: kernelName}
	if err := e.record(twin, other); err != nil {
		return err
	}
	if err := twin.Expect(ctx, e.Reference); err != nil {
		return err
	}
	if !p.ExpectAs(twin) {
		return errors.New("a vertex shader has other memory")
	}
	return nil
}

// text returns the module with the target that it needs, so that spvc compiles it as it is.
func (k *kernel) text() []byte {
	ctx := k.module.Context()
	vce, _ := k.requirements(ctx)
	c := k.env.Config()
	c.Name, c.Vendor, c.DeviceType, c.DeviceID = "", target.UnknownVendor, target.UnknownDeviceType, target.UnknownDeviceID
	c.Version, c.Capabilities, c.Extensions, c.Limits = vce.Version, vce.Capabilities, vce.Extensions, target.DefaultLimits()
	targetspec.Select(k.module, target.New(c))
	return append(ir.AppendOp(nil, k.module, ir.PrintOptions{}), '\n')
}

// reportFile is the file of a packet that says what failed.
const reportFile = "report.txt"

// report says what failed.
func (f *Failure) report(info *runner.DeviceInfo) string {
	text := &strings.Builder{}
	fmt.Fprintf(text, "device:   %s (%s %s)\n", info.Name, info.DriverName, info.DriverInfo)
	fmt.Fprintf(text, "%s%s\n", reportedCase, f.ID)
	f.Result.write(text, &f.Case)
	if f.Smallest != nil {
		fmt.Fprintf(text, "\nthe smallest case that fails the same way, %s:\n\n", f.Smallest.ID())
		f.Then.write(text, f.Smallest)
	}
	return text.String()
}
