package dispatch

import "bytes"

// Column is the content of a buffer before and after the launches, as JSON: the text of Result.Encode for "-".
type Column struct {
	Name          string
	Before, After []byte
}

// Changed reports whether the launch changed the buffer.
func (c *Column) Changed() bool { return !bytes.Equal(c.Before, c.After) }

// tabulate lists the buffers that a report shows as columns: those that the kernel can write, and all others with data.
func (d *Dispatch) tabulate() error {
	if !d.options.Table {
		return nil
	}
	for i := range d.args {
		if a := &d.args[i]; a.slot.inMemory() && !a.slot.samples() && d.borrows(&a.slot) == "" {
			d.columns = append(d.columns, output{d.shownName(a), i})
		}
	}
	return nil
}

// shownName returns the name of an argument in a table: the one that the user calls it, or that of its variable.
func (d *Dispatch) shownName(a *argument) string {
	if a.name != "" {
		return a.name
	}
	return d.label(&a.slot)
}

// tables adds the columns to the report.
func (l *launch) tables(report *Report) {
	for _, o := range l.d.columns {
		a := &l.d.args[o.arg]
		c := Column{Name: o.name}
		c.Before = l.d.textOf(&a.slot).Append(nil, a.slot.layout, a.data)
		c.After = l.d.textOf(&a.slot).Append(nil, a.slot.layout, l.results[o.arg])
		report.Columns = append(report.Columns, c)
	}
}
