package cli

import (
	"github.com/spf13/pflag"

	"github.com/spvc/spvc/internal/tool"
)

// addInstruments adds MLIR's flags that observe a pipeline to fs.
func addInstruments(fs *pflag.FlagSet, in *tool.Instruments) {
	for _, f := range in.Flags() {
		flag := fs.VarPF(&instrumentFlag{f, ""}, f.Name, "", f.Help)
		if f.Meta == "" {
			flag.NoOptDefVal = "true"
		}
	}
}

// instrumentFlag adapts a flag of tool.Instruments to pflag.
type instrumentFlag struct {
	tool.Flag
	value string
}

// Set sets the flag.
func (f *instrumentFlag) Set(value string) error {
	f.value = value
	return f.Flag.Set(value)
}

// String returns the value that the flag was set to.
func (f *instrumentFlag) String() string { return f.value }

// Type names the value in usage texts.
func (f *instrumentFlag) Type() string {
	if f.Meta == "" {
		return "bool"
	}
	return f.Meta
}
