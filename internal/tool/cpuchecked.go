package tool

import (
	"errors"
	"fmt"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/llvmexec"
)

// runChecked executes the module in the text without libLLVM, and reports the faults of the program.
func (r *cpuRun) runChecked(name string, text []byte) int {
	ok := r.withModule(name, text, func(top *ir.Operation) bool {
		if err := r.checkEntry(top); err != nil {
			r.wrong(err.Error())
			return false
		}
		program, err := llvmexec.New(top, llvmexec.Options{Output: r.std.Out})
		if err != nil {
			return report(top, err)
		}
		result, err := program.Run(r.entry)
		if err != nil {
			return report(top, err)
		}
		var bits uint64
		if len(result) > 0 {
			bits = result[0]
		}
		fmt.Fprint(r.std.Out, r.resultText(bits))
		leaks := program.Leaks()
		for _, l := range leaks {
			report(top, l)
		}
		return len(leaks) == 0
	})
	if !ok {
		return ExitFailed
	}
	return ExitOK
}

// report emits a fault as a diagnostic. It returns false.
func report(top *ir.Operation, err error) bool {
	var f *llvmexec.Fault
	if errors.As(err, &f) {
		d := f.Diagnostic()
		return top.Context().EmitError(d.Loc, d.Message, d.Notes...)
	}
	return top.EmitError(err.Error())
}

// checkEntry compares the type of the function in the module with what the flags say.
func (r *cpuRun) checkEntry(top *ir.Operation) error {
	want, known := map[string]ir.Type{"void": llvm.Void(top.Context()), "i32": top.Context().I32(), "i64": top.Context().I64(), "f32": top.Context().F32()}[r.resultType]
	if !known {
		return errors.New("unsupported function type")
	}
	entry := llvm.FuncOp{Operation: ir.LookupSymbol(top, r.entry)}
	if entry.Operation == nil || !entry.Is(llvm.Func) || entry.IsDeclaration() {
		return errors.New("entry point not found")
	}
	t := entry.Type()
	switch {
	case len(t.Params) > 0:
		return errors.New("function inputs not supported")
	case t.Result != want && r.resultType == "void":
		return errors.New("expected void function")
	case t.Result != want:
		return errors.New("only single " + r.resultType + " function result supported")
	}
	return nil
}
