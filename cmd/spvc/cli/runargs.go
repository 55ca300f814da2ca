package cli

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/crosscheck"
	"github.com/spvc/spvc/runner/dispatch"
)

// entryFlags are the arguments and results of a host function with arguments.
type entryFlags struct{ args, outs []string }

// given reports whether the command line names an argument or a result.
func (f *entryFlags) given() bool { return len(f.args)+len(f.outs) > 0 }

// entryCall is a call of a host function with arguments of the command line.
type entryCall struct {
	session *spvc.Session
	entry   string
	params  []spvc.Param
	results []spvc.Param
	outs    []entryOut
}

// entryOut is a result to write to a file.
type entryOut struct {
	result int
	file   string
}

// newEntryCall checks the flags against the function.
func newEntryCall(s *spvc.Session, entry string, f *entryFlags) (*entryCall, []any, error) {
	c := &entryCall{session: s, entry: entry}
	var err error
	if c.params, c.results, err = s.Signature(entry); err != nil {
		return nil, nil, err
	}
	args := make([]any, len(c.params))
	for _, text := range f.args {
		setting, err := dispatch.ParseSetting(text)
		if err != nil {
			return nil, nil, fmt.Errorf("--arg: %w", err)
		}
		i, err := c.find(setting.Name)
		if err == nil && args[i] != nil {
			err = errors.New("the argument is given twice")
		}
		if err == nil {
			args[i], err = loadArgument(setting, &c.params[i])
		}
		if err != nil {
			return nil, nil, fmt.Errorf("--arg %s: %w", setting.Name, err)
		}
	}
	for i, a := range args {
		if a == nil {
			return nil, nil, fmt.Errorf("@%s takes %s; --arg %s=VALUE is missing (%s)", entry, count.Of(len(args), "argument"), argumentNameOf(c.params, i), c.params[i].Type)
		}
	}
	for _, text := range f.outs {
		setting, err := dispatch.ParseSetting(text)
		if err == nil {
			err = dispatch.CheckOut(setting.Value)
		}
		if err != nil {
			return nil, nil, fmt.Errorf("--out: %w", err)
		}
		n, err := strconv.Atoi(setting.Name)
		if err != nil || n < 0 || n >= len(c.results) {
			return nil, nil, fmt.Errorf("--out %s: @%s has %s, numbered from 0", setting.Name, entry, count.Of(len(c.results), "result"))
		}
		if err := checkFile(setting.Value, &c.results[n]); err != nil {
			return nil, nil, fmt.Errorf("--out %s: %w", setting.Name, err)
		}
		c.outs = append(c.outs, entryOut{n, setting.Value})
	}
	return c, args, nil
}

// checkFile returns an error if a result does not fit the format of a file.
func checkFile(name string, p *spvc.Param) error {
	if p.Elem == nil {
		return nil
	}
	a, err := dispatch.NewArray(p.Type, p.Elem)
	if err != nil {
		return err
	}
	return a.CheckFile(name, len(p.Shape))
}

// find returns the number of the argument called name, by its name in the source or its number.
func (c *entryCall) find(name string) (int, error) {
	for i := range c.params {
		if c.params[i].Name == name {
			return i, nil
		}
	}
	if n, err := strconv.Atoi(name); err == nil && n >= 0 && n < len(c.params) {
		return n, nil
	}
	names := ""
	for i := range c.params {
		names += ", " + argumentNameOf(c.params, i)
	}
	if names == "" {
		return 0, fmt.Errorf("@%s takes no arguments", c.entry)
	}
	return 0, fmt.Errorf("@%s has no such argument; it takes %s", c.entry, names[2:])
}

// nameOf returns the name of argument i, or its number.
func argumentNameOf(params []spvc.Param, i int) string {
	if params[i].Name != "" {
		return params[i].Name
	}
	return strconv.Itoa(i)
}

// loadArgument reads the value of an argument.
func loadArgument(s dispatch.Setting, p *spvc.Param) (any, error) {
	if p.Elem == nil {
		return nil, fmt.Errorf("a value of type %s cannot be given", p.Type)
	}
	a, err := dispatch.NewArray(p.Type, p.Elem)
	if err != nil {
		return nil, err
	}
	if p.Shape == nil {
		s.Value = "[" + s.Value + "]"
	}
	data, sizes, err := a.Load(s)
	if err != nil {
		return nil, err
	}
	if p.Shape == nil {
		return spvc.Scalar(p, data)
	}
	shape, err := shapeFor(p, len(data)/int(p.Elem.Size), sizes)
	return spvc.NewTensor(spvc.Raw(data), shape...), err
}

// shapeFor returns the shape of an argument with n elements, whose sizes the value may state.
func shapeFor(p *spvc.Param, n int, sizes []int) ([]int, error) {
	if len(sizes) == len(p.Shape) {
		return sizes, nil
	}
	shape, known, open := append([]int(nil), p.Shape...), 1, -1
	for i, size := range shape {
		switch {
		case size >= 0:
			known *= size
		case open >= 0:
			return nil, fmt.Errorf("the value does not state the sizes of %s; write the rows as lists, or use a file .npy", p.Type)
		default:
			open = i
		}
	}
	if open >= 0 && known > 0 && n%known == 0 {
		shape[open], known = n/known, n
	}
	if known != n {
		return nil, fmt.Errorf("the value has %s, which do not make %s", count.Of(n, "element"), p.Type)
	}
	return shape, nil
}

// run calls the function and writes the results: those of --out to their files, all others as text.
func (c *entryCall) run(ctx context.Context, args []any) error {
	results, err := c.session.Call(ctx, c.entry, args...)
	if err != nil {
		return err
	}
	written := map[int]bool{}
	for _, o := range c.outs {
		written[o.result] = true
		if err := c.write(ctx, o.result, o.file, results[o.result]); err != nil {
			return err
		}
	}
	for i, r := range results {
		if !written[i] {
			if err := c.write(ctx, i, "-", r); err != nil {
				return err
			}
		}
	}
	return nil
}

// write writes result i to a file, or to standard output.
func (c *entryCall) write(ctx context.Context, i int, file string, result any) error {
	t, ok := result.(spvc.Tensor)
	if !ok {
		return writeResult(streams(ctx), file, []byte(fmt.Sprintln(result)), false)
	}
	a, err := dispatch.NewArray(c.results[i].Type, c.results[i].Elem)
	if err != nil {
		return failure(err)
	}
	data, err := binary.Append(nil, binary.LittleEndian, t.Data)
	if err != nil {
		return failure(err)
	}
	out, err := a.Encode(file, data, t.Shape)
	if err != nil {
		return failure(fmt.Errorf("--out %d=%s: %w", i, file, err))
	}
	return writeResult(streams(ctx), file, out, false)
}

// call runs a host function with arguments of the command line and prints the summary.
func (r *runFlags) call(ctx context.Context, p *spvc.Program, dev *compute.Device, flags *compileFlags, compiled time.Duration) error {
	var on runner.Device = dev
	var compared *crosscheck.Device
	if r.check {
		var err error
		if compared, err = r.compareWith(dev, crosscheck.Options{}); err != nil {
			return err
		}
		on = compared
	}
	s, err := p.NewSession(on, spvc.SessionOptions{Out: r.out})
	if err != nil {
		return failure(err)
	}
	defer s.Close()
	c, args, err := newEntryCall(s, r.entry, &r.values)
	if err != nil {
		return failure(err)
	}
	announce(dev)
	noteLoops(dev.Info(), p, "")
	begin := time.Now()
	err = c.run(ctx, args)
	if interrupted(ctx) {
		return failure(errInterrupted)
	}
	if err = errors.Join(err, r.reference.trace.finish()); err != nil {
		return r.reference.runFailure(err)
	}
	report := s.Report()
	summarize(report, compared, time.Since(begin))
	if r.timing {
		writeTimes(summaries(), report, p, flags, compiled, dev.Info())
	}
	return nil
}
