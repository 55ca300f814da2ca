package dispatch

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/reflect"
)

// Dispatch is a launch whose texts are resolved and whose data is in memory.
type Dispatch struct {
	options Options
	program *spvc.Program
	binary  *spvc.Binary
	module  *reflect.Module
	entry   *reflect.EntryPoint
	names   []named
	needed  []slot
	args    []argument
	specs   []reflect.SpecValue
	groups  [3]uint32
	size    *[3]uint32 // the size that Options.Workgroup states
	push    []byte
	outs    []output
	columns []output
	expect  []expected
	shown   []*shown // by the order of Options.Binds
	shownAt map[place]*shown
	tol     values.Tolerance
	// signless is true if the binary does not declare the signs of integers.
	signless bool
}

// argument is the data for a slot.
type argument struct {
	slot slot
	data *values.Data
	// sampler is the sampler of a slotSampler, which has no data.
	sampler runner.SamplerDesc
	// local is the number of bytes of workgroup memory that a parameter points to.
	local int
	// name is what the user calls the slot; implicit arguments, which are zero, have none.
	name string
}

// output is a result that is read.
type output struct {
	name string
	arg  int // index in Dispatch.args
}

// expected is a result with the value that it must have.
type expected struct {
	output
	data *values.Data
}

// New resolves options for a program. It reads the files that they name, and refuses data that does not fit.
func New(p *spvc.Program, o Options) (*Dispatch, error) {
	d := &Dispatch{options: o, program: p}
	if err := d.choose(); err != nil {
		return nil, err
	}
	if len(o.Names) > 0 {
		d.module.NameArguments(map[string][]string{d.entry.Name: o.Names})
	}
	d.signless = d.module.Signless() || opencl(d.entry)
	if err := d.specialize(); err != nil {
		return nil, err
	}
	if d.names, d.needed = slots(d.module, d.entry); len(d.needed) > maxNeeded {
		return nil, fmt.Errorf("the kernel %q needs more than %d arguments", d.entry.Name, maxNeeded)
	}
	for _, step := range [...]func() error{d.workgroups, d.bindings, d.arguments, d.results, d.complete, d.checkAddresses, d.tabulate, d.buffers} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// textOf returns how the numbers of a slot are printed: with a sign, unless the format of an image, the binary or the source
// says that they have none.
func (d *Dispatch) textOf(s *slot) values.Text {
	r := d.entry.Memory(s.set, s.binding)
	said := s.isTexel || s.kind == slotBuffer && r != nil && r.Unsigned
	return values.Text{Signed: d.signless && !said}
}

// Entry returns the name of the entry point.
func (d *Dispatch) Entry() string { return d.entry.Name }

// Groups returns the numbers of workgroups.
func (d *Dispatch) Groups() [3]uint32 { return d.groups }

// choose finds the entry point.
func (d *Dispatch) choose() error {
	var all []string
	for _, b := range d.program.Binaries {
		m, err := b.Module()
		if err != nil {
			return err
		}
		for i := range m.EntryPoints {
			e := &m.EntryPoints[i]
			if e.Model != reflect.GLCompute && !opencl(e) {
				continue
			}
			all = append(all, e.Name)
			if d.entry == nil && (d.options.Entry == "" || d.options.Entry == e.Name) {
				d.binary, d.module, d.entry = b, m, e
			}
		}
	}
	switch name := d.options.Entry; {
	case len(all) == 0:
		return errors.New("the module has no entry point for Vulkan compute (GLCompute) and no kernel of OpenCL")
	case name == "" && len(all) > 1:
		return fmt.Errorf("the module has the entry points %s: choose one by --entry", shortList(all))
	case d.entry == nil:
		return fmt.Errorf("the module has no compute entry point %q; it has %s%s", name, shortList(all), editdist.Note("; ", name, all))
	}
	return nil
}

// workgroups computes the numbers of workgroups.
func (d *Dispatch) workgroups() error {
	o := &d.options
	if (o.Groups == "") == (o.Threads == "") {
		return usage("give the number of workgroups by --groups, or that of invocations by --threads")
	}
	if err := d.sizeAtLaunch(); err != nil {
		return err
	}
	if o.Groups != "" {
		groups, err := parseSizes("groups", o.Groups)
		d.groups = groups
		return err
	}
	threads, err := parseSizes("threads", o.Threads)
	if err != nil {
		return err
	}
	size := d.entry.WorkgroupSize(d.specs)
	if d.size != nil {
		size = *d.size
	}
	for i := range threads {
		if size[i] == 0 {
			return fmt.Errorf("--threads: the workgroup size %v of the kernel %q has a zero", size, d.entry.Name)
		}
		d.groups[i] = uint32((uint64(threads[i]) + uint64(size[i]) - 1) / uint64(size[i]))
	}
	return nil
}

// sizeAtLaunch reads the workgroup size and the size of workgroup memory that the launch sets.
func (d *Dispatch) sizeAtLaunch() error {
	o := &d.options
	atLaunch := d.entry.SizeAtLaunch || opencl(d.entry) && d.entry.LocalSize == [3]uint32{}
	constants := d.entry.SizeConstants([3]uint32{})
	specified := slices.ContainsFunc(d.specs, func(v reflect.SpecValue) bool {
		return slices.ContainsFunc(constants, func(c reflect.SpecValue) bool { return c.ID == v.ID })
	})
	switch {
	case o.Workgroup != "" && !atLaunch:
		return fmt.Errorf("--workgroup: the kernel %q has a workgroup size, %v", d.entry.Name, d.entry.LocalSize)
	case o.Workgroup == "" && atLaunch && !specified && o.Threads == "":
		return fmt.Errorf("the launch sets the workgroup size of the kernel %q: give it by --workgroup, or the number of invocations by --threads", d.entry.Name)
	case o.Shared != 0 && d.entry.Shared == nil:
		return fmt.Errorf("--shared: the kernel %q has no workgroup memory whose size the launch sets", d.entry.Name)
	case o.Shared <= 0 && d.entry.Shared != nil:
		return fmt.Errorf("the launch sets the size of the workgroup memory of the kernel %q: give it by --shared", d.entry.Name)
	case o.Workgroup == "" && atLaunch && !specified:
		threads, err := parseSizes("threads", o.Threads)
		size := defaultSize(threads)
		d.size = &size
		return err
	case o.Workgroup == "":
		return nil
	}
	size, err := parseSizes("workgroup", o.Workgroup)
	d.size = &size
	return err
}

// maxDefaultSize is the most invocations of a workgroup whose size nobody states.
const maxDefaultSize = 64

// defaultSize returns the workgroup size for numbers of invocations of which a kernel says nothing: in each dimension the
// largest size that divides the number, so that there are no more invocations, and at most maxDefaultSize in all.
func defaultSize(threads [3]uint32) [3]uint32 {
	size, left := [3]uint32{1, 1, 1}, uint32(maxDefaultSize)
	for i, n := range threads {
		for k := min(n, left); k > 1; k-- {
			if n%k == 0 {
				size[i] = k
				break
			}
		}
		left /= size[i]
	}
	return size
}

// arguments loads the data of the arguments.
func (d *Dispatch) arguments() error {
	given := map[place]string{}
	for _, a := range d.byOrigin() {
		s, err := d.find(a.Name)
		if err != nil {
			return fmt.Errorf("--arg %s: %w", a.Name, err)
		}
		if before, twice := given[s.place()]; twice {
			if a.dir != "" {
				continue // a flag replaces the argument of the case, which has another name
			}
			return fmt.Errorf("--arg %s: %s has the argument %s already", a.Name, s, before)
		}
		if why := d.borrows(s); why != "" {
			return fmt.Errorf("--arg %s, %s: %s", a.Name, s, why)
		}
		given[s.place()] = a.Name
		if s.kind == slotUnused && s.shape == nil {
			continue // no memory takes the value
		}
		arg := argument{slot: *s, name: a.Name}
		if s.isSampler() || s.isLocal() {
			if s.isLocal() {
				arg.local, err = parseLocal(a.Value)
			} else {
				arg.sampler, err = parseSampler(a.Value)
			}
			if err != nil {
				return fmt.Errorf("--arg %s, %s: %w", a.Name, s, err)
			}
			d.args = append(d.args, arg)
			continue
		}
		data, err := a.load(s)
		if err == nil {
			err = s.fits(data)
		}
		if err != nil {
			return fmt.Errorf("--arg %s, %s: %w", a.Name, s, err)
		}
		if s.inMemory() && len(data.Bytes) == 0 {
			return fmt.Errorf("--arg %s, %s: a buffer without elements cannot be bound", a.Name, s)
		}
		arg.slot, arg.data = *s, data
		d.args = append(d.args, arg)
	}
	return nil
}

// byOrigin returns the arguments, those of a case after those of flags, which replace them.
func (d *Dispatch) byOrigin() []Setting {
	args := slices.Clone(d.options.Args)
	sorted.Stable(args, func(a, b Setting) int { return min(len(a.dir), 1) - min(len(b.dir), 1) })
	return args
}

// results resolves the results that are read and compared. A buffer of fixed size without an argument begins with zeros.
func (d *Dispatch) results() error {
	for _, name := range d.options.Outs {
		out, err := d.result(name)
		if err != nil {
			return fmt.Errorf("--out %s: %w", name, err)
		}
		d.outs = append(d.outs, out)
	}
	for _, e := range d.options.Expect {
		out, err := d.result(e.Name)
		if err != nil {
			return fmt.Errorf("--expect %s: %w", e.Name, err)
		}
		data, err := e.load(&d.args[out.arg].slot)
		if err == nil {
			err = d.args[out.arg].slot.extend(data.Bytes)
		}
		if err != nil {
			return fmt.Errorf("--expect %s, %s: %w", e.Name, &d.args[out.arg].slot, err)
		}
		d.expect = append(d.expect, expected{out, data})
	}
	if d.options.Tolerance != "" && len(d.expect) == 0 && !d.options.Checked {
		return usage("--tolerance needs --expect or --check")
	}
	var err error
	d.tol, err = parseTolerance(d.options.Tolerance)
	return err
}

// result returns the argument whose content is a result.
func (d *Dispatch) result(name string) (output, error) {
	s, err := d.find(name)
	if err != nil {
		return output{}, err
	}
	if !s.inMemory() || s.samples() {
		return output{}, fmt.Errorf("%s is %s, which the kernel %q does not write", name, s, d.entry.Name)
	}
	if why := d.borrows(s); why != "" {
		return output{}, fmt.Errorf("%s is %s: %s", name, s, why)
	}
	i := d.argument(s)
	if i < 0 {
		data, err := s.layout.Zeros(nil)
		if err != nil {
			return output{}, fmt.Errorf("%s has no argument: %w; give it by --arg %s=zeros:SHAPE", s, err, name)
		}
		i = len(d.args)
		d.args = append(d.args, argument{slot: *s, data: data})
	}
	return output{name, i}, nil
}

// argument returns the number of the argument for a slot, or -1 if there is none.
func (d *Dispatch) argument(s *slot) int {
	return slices.IndexFunc(d.args, func(a argument) bool { return a.slot.place() == s.place() })
}

// complete checks that all arguments are given, and puts the push constants together.
func (d *Dispatch) complete() error {
	given := map[place]bool{}
	for i := range d.args {
		given[d.args[i].slot.place()] = true
	}
	var missing []string
	for i := range d.needed {
		s := &d.needed[i]
		if given[s.place()] || d.borrows(s) != "" || len(missing) >= maxNames {
			continue
		}
		if _, err := d.find(fmt.Sprintf("%d.%d[%d]", s.set, s.binding, s.index)); err != nil {
			return err // no argument fits it
		}
		missing = append(missing, d.label(s)+", "+s.String())
	}
	missing = append(missing, d.pushBytes()...)
	switch n := len(missing); {
	case n == 1:
		return fmt.Errorf("the kernel %q needs an argument for %s: give it by --arg", d.entry.Name, missing[0])
	case n > 1:
		return fmt.Errorf("the kernel %q needs arguments: give them by --arg:\n  %s", d.entry.Name, strings.Join(missing[:min(n, maxNames)], "\n  "))
	}
	return nil
}

// checkAddresses refuses what buffers behind addresses in push constants cannot have.
func (d *Dispatch) checkAddresses() error {
	if d.options.Checked && slices.ContainsFunc(d.args, func(a argument) bool { return a.slot.kind == slotAddress }) {
		return usage("--check cannot compare kernels that get addresses in push constants: each device has addresses of its own")
	}
	return nil
}

// pushBytes sets the push constants and returns those that have no value.
func (d *Dispatch) pushBytes() []string {
	s := d.entry.PushConstants
	if s == nil || d.entry.Hidden != nil && d.entry.Hidden.Push {
		return nil
	}
	d.push = make([]byte, min(d.entry.PushConstantSize, math.MaxUint16))
	given := make([]bool, len(s.Fields))
	for i := range d.args {
		switch a := &d.args[i]; a.slot.kind {
		case slotPush:
			copy(d.push, a.data.Bytes)
			return nil
		case slotMember:
			at := s.Fields[a.slot.member].Offset
			copy(d.push[min(at, int64(len(d.push))):], a.data.Bytes)
			given[a.slot.member] = true
		case slotAddress:
			given[a.slot.member] = true // the launch writes the address
		}
	}
	var missing []string
	for i, ok := range given {
		if !ok && len(missing) < maxElements {
			name := s.Fields[i].Name
			if name == "" {
				name = strconv.Itoa(i)
			}
			missing = append(missing, "the push constant "+name)
		}
	}
	if len(missing) == len(given) {
		return []string{"push, the push constants"}
	}
	return missing
}

// launchArguments returns the arguments of the launch other than buffers.
func (d *Dispatch) launchArguments() []any {
	var out []any
	for _, s := range d.specs {
		out = append(out, compute.SpecConstant(s.ID, specGo(d.module.Spec(s.ID), s.Bits)))
	}
	if d.size != nil {
		out = append(out, compute.Workgroup(d.size[0], d.size[1], d.size[2]))
	}
	if d.options.Shared > 0 {
		out = append(out, compute.SharedMemory(d.options.Shared))
	}
	if d.push != nil {
		out = append(out, compute.PushConstants(d.push))
	}
	return out
}

// specGo returns the bits of a specialization constant as a Go value of its width.
func specGo(c *reflect.SpecConstant, bits uint64) any {
	switch c.Bits {
	case 1:
		return bits != 0
	case 8:
		return uint8(bits)
	case 16:
		return uint16(bits)
	case 32:
		return uint32(bits)
	}
	return bits
}

// reason returns an error without the name of the file, which the caller states.
func reason(err error) error {
	var e *fs.PathError
	if errors.As(err, &e) {
		return e.Err
	}
	return err
}
