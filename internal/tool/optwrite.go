package tool

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
)

// bytecodeFlags are the flags of opt for output in bytecode.
type bytecodeFlags struct {
	emit       bool
	version    int
	hasVersion bool
	options    bytecode.Options
}

// write writes top as text or as bytecode. Commit reports errors of the output.
func (o *optRun) write(top *ir.Operation) bool {
	if !ir.Adapt(top) {
		return false
	}
	if o.bytecode.emit {
		version := bytecode.Version
		if o.bytecode.hasVersion {
			version = o.bytecode.version
		}
		if err := bytecode.CheckVersion(version); err != nil {
			return top.EmitError(err.Error())
		}
		_ = bytecode.Write(o.out, top, version, o.bytecode.options)
		return true
	}
	opts := o.print
	opts.AssumeVerified = opts.AssumeVerified || !o.noParseVerify && o.verifyEach
	_ = ir.Fprint(o.out, top, opts)
	return true
}
