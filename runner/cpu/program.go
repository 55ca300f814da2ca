package cpu

import (
	"errors"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/cpu/lower"
	"github.com/spvc/spvc/runner/jit"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// programKey says of which launches a program is.
type programKey struct {
	hash  [32]byte
	entry string
	spec  string
}

// program is the code of an entry point.
type program struct {
	kernel *lower.Kernel
	engine *jit.Engine
	entry  jit.Address
	err    error
}

// program returns the code for a launch, which the device keeps, as it does the reason why there is none.
func (d *Device) program(l *runner.Launch) (*program, error) {
	k := programKey{hash: l.Module.Hash, entry: l.Entry}
	for _, s := range l.SpecConstants {
		k.spec += strconv.FormatUint(uint64(s.ID), 16) + "=" + strconv.FormatUint(s.Bits, 16) + ";"
	}
	d.mu.Lock()
	p := d.programs[k]
	d.mu.Unlock()
	if p == nil {
		p = &program{}
		p.err = p.compile(d, l)
		d.mu.Lock()
		defer d.mu.Unlock()
		if len(d.programs) >= maxPrograms {
			if err := d.dropPrograms(); err != nil {
				return nil, err
			}
		}
		d.programs[k] = p
	}
	return p, p.err
}

// dropPrograms frees all code. No launch runs.
func (d *Device) dropPrograms() error {
	var errs []error
	for _, p := range d.programs {
		if p.engine != nil {
			errs = append(errs, p.engine.Close())
		}
	}
	clear(d.programs)
	return errors.Join(errs...)
}

// compile makes code of the entry point of a launch.
func (p *program) compile(d *Device, l *runner.Launch) error {
	ctx := ir.NewContext(d.registry)
	var messages []string
	pop := ctx.PushHandler(func(m *ir.Diagnostic) bool {
		if m.Severity == ir.SeverityError {
			messages = append(messages, m.Message)
		}
		return true
	})
	defer pop()
	failed := func(err error) error {
		if len(messages) > 0 {
			return errors.Join(err, errors.New(strings.Join(messages, "\n")))
		}
		return err
	}
	module, ok := serialize.Deserialize(ctx, frozen(l.Module.Words, l.SpecConstants), serialize.ReadOptions{Name: l.Entry + ".spv", NoStructure: true, PhiResults: true})
	if !ok {
		return failed(errors.New("the binary cannot be read"))
	}
	entry := l.Module.EntryPoint(l.Entry)
	var err error
	p.kernel, err = lower.Lower(module, lower.Options{Entry: l.Entry, Size: entry.WorkgroupSize(l.SpecConstants), Subgroup: uint32(d.options.SubgroupSize)})
	if err != nil {
		return failed(err)
	}
	m, ok := llvmir.Export(p.kernel.Module, llvmir.Options{})
	p.kernel.Module = nil
	if !ok {
		return failed(errors.New("the kernel has no text in LLVM IR"))
	}
	code := text.Print(m, d.library.Major()) + p.kernel.Driver
	if p.engine, err = d.library.NewEngine(jit.EngineOptions{}); err != nil {
		return err
	}
	if err = p.engine.AddModule(l.Entry, []byte(code), jit.Options{Level: d.options.Level}); err == nil {
		p.entry, err = p.engine.Lookup(lower.Entry)
	}
	if err != nil {
		err = errors.Join(err, p.engine.Close())
		p.engine = nil
	}
	return err
}
