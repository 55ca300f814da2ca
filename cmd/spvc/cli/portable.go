package cli

import (
	"context"
	"fmt"
	"io"

	"github.com/jedib0t/go-pretty/v6/table"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/fitted"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/target"
)

// portableReport is the output of --check-portable --json for a target.
type portableReport struct {
	Name     string         `json:"name"`
	OK       bool           `json:"ok"`
	Findings []spvc.Finding `json:"findings"`
}

// checkPortable reports whether the module in a file works on the targets and, if not,
// the reasons.
func (f *compileFlags) checkPortable(ctx context.Context, w io.Writer, name string, selectors []string, asJSON bool) error {
	in, err := readInput(name)
	if err != nil {
		return err
	}
	if err := f.onlyForMLIR(in, "check-portable"); err != nil {
		return err
	}
	o, err := f.options(in.Shown)
	if err != nil {
		return err
	}
	envs := make([]*target.Env, len(selectors))
	for i, s := range selectors {
		if envs[i], err = targetOf(s); err != nil {
			return err
		}
	}
	found, err := spvc.CheckPortable(ctx, in.Text, o, envs)
	if err != nil {
		_, err = f.compiled(nil, err, "compile", in.Shown)
		return err
	}
	reports := make([]portableReport, len(found))
	ok := true
	for i := range found {
		reports[i] = portableReport{selectors[i], found[i].OK(), append([]spvc.Finding{}, found[i].Findings...)}
		ok = ok && found[i].OK()
	}
	if asJSON {
		err = printJSON(w, reports)
	} else {
		printPortable(w, reports)
	}
	if err == nil && !ok {
		return exitCode(tool.ExitFailed)
	}
	return err
}

// maxShown bounds the rows for a target in the table.
const maxShown = 40

func printPortable(w io.Writer, reports []portableReport) {
	t := fitted.NewTable(w, "target", "result", "what", "where", "reason")
	for i, r := range reports {
		if i > 0 {
			t.AppendSeparator()
		}
		if r.OK {
			t.AppendRow(table.Row{r.Name, "ok"})
		}
		for k, f := range r.Findings {
			if k == maxShown {
				t.AppendRow(table.Row{"", "", "…", "", fmt.Sprintf("%d more; --json prints all", len(r.Findings)-k)})
				break
			}
			reason := f.Reason
			if f.Op != "" {
				reason = f.Op + " " + reason
			}
			row := table.Row{"", "", f.Kind, f.Where, folded(reason)}
			if k == 0 {
				row[0], row[1] = r.Name, "fails"
			}
			t.AppendRow(row)
		}
	}
	t.Render()
}

// folded breaks a text into lines of about 80 characters, between words.
func folded(text string) string {
	out := []byte(text)
	start, space := 0, -1
	for i, c := range out {
		switch {
		case c == '\n':
			start, space = i+1, -1
			continue
		case c == ' ':
			space = i
		}
		if i-start >= 80 && space >= 0 {
			out[space] = '\n'
			start, space = space+1, -1
		}
	}
	return string(out)
}
