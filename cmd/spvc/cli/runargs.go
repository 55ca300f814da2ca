package cli

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
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

// entryOut is a result, or a memref argument after the call, to write to a file.
type entryOut struct {
	param *spvc.Param
	// result is the number of the result, or -1, and arg the argument.
	result int
	arg    spvc.Tensor
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
			return nil, nil, fmt.Errorf("@%s takes %s; --arg %s=VALUE is missing (%s)", entry, count.Of(len(args), "argument"), argumentNameOf(c.params, i), paramText(&c.params[i]))
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
		if err := c.addOut(setting, args); err != nil {
			return nil, nil, err
		}
	}
	return c, args, nil
}

// checkFile returns an error if a result or argument does not fit the format of a file.
func checkFile(name string, p *spvc.Param) error {
	if p.Elem == nil {
		return nil
	}
	a, err := dispatch.NewArray(p.Type, p.Elem, nil)
	if err != nil {
		return err
	}
	return a.CheckFile(name, len(p.Shape))
}

// addOut notes what --out names: a result by its number, or an argument by its name.
func (c *entryCall) addOut(s dispatch.Setting, args []any) error {
	if n, err := strconv.Atoi(s.Name); err == nil {
		if n < 0 || n >= len(c.results) {
			return fmt.Errorf("--out %s: @%s has %s, numbered from 0", s.Name, c.entry, count.Of(len(c.results), "result"))
		}
		if err := checkFile(s.Value, &c.results[n]); err != nil {
			return fmt.Errorf("--out %s: %w", s.Name, err)
		}
		c.outs = append(c.outs, entryOut{param: &c.results[n], result: n, file: s.Value})
		return nil
	}
	i, err := c.find(s.Name)
	if err != nil {
		return fmt.Errorf("--out %s: %w", s.Name, err)
	}
	t, ok := args[i].(spvc.Tensor)
	if !ok {
		return fmt.Errorf("--out %s: the argument is a number, which the function cannot change", s.Name)
	}
	if err := checkFile(s.Value, &c.params[i]); err != nil {
		return fmt.Errorf("--out %s: %w", s.Name, err)
	}
	args[i] = spvc.InOut(t)
	c.outs = append(c.outs, entryOut{param: &c.params[i], result: -1, arg: t, file: s.Value})
	return nil
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
	a, err := arrayOf(p)
	if err != nil {
		return nil, err
	}
	if kind, _, _ := strings.Cut(s.Value, ":"); slices.Contains(p.Shape, -1) && (s.Value == "zeros" || kind == "random" && strings.Count(s.Value, ":") == 1) {
		return nil, fmt.Errorf("the type %s leaves sizes open: state all of them, as in %s:%s", paramText(p), s.Value, bySizes(example(p.Shape)))
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

// arrayOf returns the array of an argument or result. Its values state the sizes if the type does not.
func arrayOf(p *spvc.Param) (*dispatch.Array, error) {
	if p.Elem == nil {
		return nil, fmt.Errorf("a value of type %s cannot be given", p.Type)
	}
	sizes := append([]int{}, p.Shape...)
	if slices.Contains(sizes, -1) {
		sizes = nil
	}
	return dispatch.NewArray(p.Type, p.Elem, sizes)
}

// example returns a shape of which the sizes are known: those that are open are 8.
func example(shape []int) []int {
	out := slices.Clone(shape)
	for i, n := range out {
		if n < 0 {
			out[i] = 8
		}
	}
	return out
}

// bySizes writes sizes as the values of arguments state them: 8x64.
func bySizes(sizes []int) string {
	texts := make([]string, len(sizes))
	for i, n := range sizes {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, "x")
}

// paramText returns the sizes and the type of elements of p as they stand in its type: ?x64xf32.
func paramText(p *spvc.Param) string {
	text, ok := strings.CutPrefix(p.Type, "memref<")
	if !ok {
		return p.Type
	}
	text, _, _ = strings.Cut(strings.TrimSuffix(text, ">"), ",")
	return text
}

// shapeFor returns the shape of an argument with n elements, whose sizes the value may state.
func shapeFor(p *spvc.Param, n int, sizes []int) ([]int, error) {
	if len(sizes) == len(p.Shape) {
		for i, size := range sizes {
			if p.Shape[i] >= 0 && p.Shape[i] != size {
				return nil, fmt.Errorf("the value has the sizes %s, which do not fit %s", bySizes(sizes), paramText(p))
			}
		}
		return sizes, nil
	}
	shape, known, open := append([]int(nil), p.Shape...), 1, -1
	for i, size := range shape {
		switch {
		case size >= 0:
			known *= size
		case open >= 0:
			return nil, fmt.Errorf("the value does not state the sizes of %s; write the rows as lists, or use a file .npy", paramText(p))
		default:
			open = i
		}
	}
	if open >= 0 && known > 0 && n%known == 0 {
		shape[open], known = n/known, n
	}
	if known != n {
		return nil, fmt.Errorf("the value has %s, which do not make %s", count.Of(n, "element"), paramText(p))
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
		var v any = o.arg
		if o.result >= 0 {
			written[o.result], v = true, results[o.result]
		}
		if err := write(ctx, o.param, o.file, v); err != nil {
			return err
		}
	}
	for i, r := range results {
		if !written[i] {
			if err := write(ctx, &c.results[i], "-", r); err != nil {
				return err
			}
		}
	}
	return nil
}

// write writes a value to a file, or to standard output.
func write(ctx context.Context, p *spvc.Param, file string, value any) error {
	a, err := arrayOf(p)
	if err != nil {
		return failure(err)
	}
	var data []byte
	sizes := []int{}
	if t, ok := value.(spvc.Tensor); ok {
		sizes = t.Shape
		data, err = binary.Append(nil, binary.LittleEndian, t.Data)
	} else {
		data, err = spvc.ScalarBytes(p, value)
	}
	if err != nil {
		return failure(err)
	}
	out, err := a.Encode(file, data, sizes)
	if err != nil {
		return failure(fmt.Errorf("%s: %w", file, err))
	}
	return writeResult(streams(ctx), file, out, false)
}

// takesArguments reports whether p has a function called entry with arguments.
func takesArguments(p *spvc.Program, dev *compute.Device, entry string) bool {
	s, err := p.NewSession(dev, spvc.SessionOptions{})
	if err != nil {
		return false
	}
	defer s.Close()
	args, _, err := s.Signature(entry)
	return err == nil && len(args) > 0
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
