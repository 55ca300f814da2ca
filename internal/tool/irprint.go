package tool

import (
	"bytes"
	"fmt"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

// IRPrinter is the hook of the --mlir-print-ir-* flags. It dumps operations before and
// after passes.
type IRPrinter struct {
	// Before and After select passes by their command-line names. A nil function selects no
	// pass.
	Before, After func(p *pass.Pass) bool
	// OnlyChanged leaves out dumps after passes that changed nothing.
	OnlyChanged bool
	// OnFailure dumps only after passes that failed.
	OnFailure bool
	// ModuleScope dumps the outermost operation instead of the operation that the pass
	// runs on. The run must then have one worker.
	ModuleScope bool
	// Out receives the dumps unless TreeDir is set.
	Out io.Writer
	// TreeDir is a folder that gets one file per dump, in folders that follow the
	// nesting of operations.
	TreeDir string
	Options ir.PrintOptions

	mu     sync.Mutex
	before map[*ir.Operation][]byte
	// passes counts the passes that were started on an operation.
	passes map[*ir.Operation]int
}

// BeforePipeline does nothing.
func (h *IRPrinter) BeforePipeline(*pass.Manager, *ir.Operation) {}

// AfterPipeline does nothing.
func (h *IRPrinter) AfterPipeline(*pass.Manager, *ir.Operation) {}

// BeforePass dumps op if it is selected.
func (h *IRPrinter) BeforePass(p *pass.Pass, op *ir.Operation) {
	if h.TreeDir != "" {
		h.mu.Lock()
		if h.passes == nil {
			h.passes = map[*ir.Operation]int{}
		}
		h.passes[op]++
		h.mu.Unlock()
	}
	if h.OnlyChanged {
		text := ir.Print(nil, op, h.Options)
		h.mu.Lock()
		if h.before == nil {
			h.before = map[*ir.Operation][]byte{}
		}
		h.before[op] = text
		h.mu.Unlock()
	}
	if h.Before != nil && h.Before(p) {
		h.dump("Before", "", p, op)
	}
}

// AfterPass dumps op if it is selected.
func (h *IRPrinter) AfterPass(p *pass.Pass, op *ir.Operation) {
	changed := h.changed(op)
	if h.OnFailure || h.After == nil || !h.After(p) || !changed {
		return
	}
	h.dump("After", "", p, op)
}

// PassFailed dumps op if it is selected.
func (h *IRPrinter) PassFailed(p *pass.Pass, op *ir.Operation) {
	h.changed(op)
	if h.OnFailure || h.After != nil && h.After(p) {
		h.dump("After", " Failed", p, op)
	}
}

// changed reports whether the pass changed op. It returns true without a look at op
// unless OnlyChanged is set.
func (h *IRPrinter) changed(op *ir.Operation) bool {
	if !h.OnlyChanged {
		return true
	}
	h.mu.Lock()
	old := h.before[op]
	delete(h.before, op)
	h.mu.Unlock()
	return !bytes.Equal(old, ir.Print(nil, op, h.Options))
}

func (h *IRPrinter) dump(when, suffix string, p *pass.Pass, op *ir.Operation) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "// -----// IR Dump %s %s%s (%s)", when, p.Class, suffix, p.Name)
	shown := op
	if h.ModuleScope {
		fmt.Fprintf(&b, " ('%s' operation", op.Name())
		if name := op.StringAttr("sym_name"); name != "" {
			fmt.Fprintf(&b, ": @%s", name)
		}
		b.WriteByte(')')
		for shown.Parent() != nil {
			shown = shown.Parent()
		}
	}
	b.WriteString(" //----- //\n")
	b.Write(ir.Print(nil, shown, h.Options))
	b.WriteString("\n")
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.TreeDir != "" {
		h.dumpToTree(p, op, b.Bytes())
		return
	}
	h.Out.Write(b.Bytes())
}

// dumpToTree writes a dump to TreeDir/op_symbol/.../N_M_pass.mlir. The numbers are
// those of the latest pass on each enclosing operation and on op itself.
func (h *IRPrinter) dumpToTree(p *pass.Pass, op *ir.Operation, text []byte) {
	dir, number := h.place(op)
	err := os.MkdirAll(dir, 0o777)
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, number+p.Name+".mlir"), text, 0o666)
	}
	if err != nil {
		op.EmitWarning("could not write the dump of '" + p.Name + "' to '" + dir + "': " + err.Error())
	}
}

// place returns the folder of op's dumps and the file name prefix of the current dump.
func (h *IRPrinter) place(op *ir.Operation) (dir, number string) {
	if up := op.Parent(); up != nil {
		dir, number = h.place(up)
	} else {
		dir = h.TreeDir
	}
	// A dump of an operation within op counts as the first pass on op, as in MLIR.
	n := max(1, h.passes[op])
	h.passes[op] = n
	return filepath.Join(dir, folderName(op)), number + strconv.Itoa(n-1) + "_"
}

func folderName(op *ir.Operation) string {
	name := strings.ReplaceAll(op.Name(), ".", "_")
	sym := op.StringAttr("sym_name")
	if sym == "" {
		sym = "no-symbol-name"
	}
	return name + "_" + strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r == '_' || r == '-' || r == '.' || r == '$' {
			return r
		}
		return '_'
	}, sym)
}
