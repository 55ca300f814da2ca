package pipelines

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// nothing is the work of passes that only run.
func nothing(_ *ir.Operation, r *pass.Run) bool {
	r.PreserveAnalyses()
	return true
}

func newModulePass() *pass.Pass {
	return &pass.Pass{
		Name: "test-module-pass", Class: "(anonymous namespace)::TestModulePass", Op: ir.Module.Name,
		Summary: "Test a module pass in the pass manager", Run: nothing,
	}
}

func newFunctionPass() *pass.Pass {
	return &pass.Pass{
		Name: "test-function-pass", Class: "(anonymous namespace)::TestFunctionPass", Op: fn.Func.Name,
		Summary: "Test a function pass in the pass manager", Run: nothing,
	}
}

func newInterfacePass() *pass.Pass {
	return &pass.Pass{
		Name: "test-interface-pass", Class: "(anonymous namespace)::TestInterfacePass", Accepts: pass.Implements[ir.FunctionModel],
		Summary: "Test an interface pass (running on FunctionOpInterface) in the pass manager",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.EmitRemark("Executing interface pass on operation")
			return true
		},
	}
}

func newCrash() *pass.Pass {
	return &pass.Pass{
		Name: "test-pass-crash", Class: "(anonymous namespace)::TestCrashRecoveryPass",
		Summary: "Test a pass in the pass manager that always crashes",
		Run:     func(*ir.Operation, *pass.Run) bool { panic("test-pass-crash") },
	}
}

func newFailure() *pass.Pass {
	return &pass.Pass{
		Name: "test-pass-failure", Class: "(anonymous namespace)::TestFailurePass",
		Summary: "Test a pass in the pass manager that always fails",
		Run:     func(*ir.Operation, *pass.Run) bool { return false },
	}
}

func newStatistics() *pass.Pass {
	p := &pass.Pass{
		Name: "test-stats-pass", Class: "(anonymous namespace)::TestStatisticPass", Summary: "Test pass statistics",
		Stats: []*pass.Statistic{
			{Name: "num-ops2", Summary: "Number of operations counted one more time"},
			{Name: "num-ops", Summary: "Number of operations counted"},
		},
	}
	p.Run = func(op *ir.Operation, _ *pass.Run) bool {
		n := 0
		op.Walk(func(*ir.Operation) { n++ })
		for _, s := range p.Stats {
			s.Add(n)
		}
		return true
	}
	return p
}

// nested returns a pipeline with passes on the modules and functions of a module, and on the functions of these modules.
func nested(name string) *pass.Pipeline {
	return &pass.Pipeline{
		Name: name, Summary: "Test a nested pipeline in the pass manager",
		New: func() ([]pass.Option, func(*pass.Manager) error) {
			return nil, func(m *pass.Manager) error {
				modules := m.Nest(ir.Module.Name)
				modules.MustAdd(newModulePass())
				modules.Nest(fn.Func.Name).MustAdd(newFunctionPass())
				m.Nest(fn.Func.Name).MustAdd(newFunctionPass())
				return nil
			}
		},
	}
}

// options returns the options of test-options-pass.
func options() []pass.Option {
	v := &struct {
		list    []int64
		strings []string
		text    string
		choice  int
	}{}
	return []pass.Option{
		pass.Int32s("list", &v.list, "Example list option"),
		pass.Strings("string-list", &v.strings, "Example string list option"),
		pass.String("string", &v.text, "Example string option"),
		pass.Enum("enum", &v.choice, []string{"zero", "one"}, "Example enum option"),
	}
}

func optionsPass(opts []pass.Option) *pass.Pass {
	return &pass.Pass{
		Name: "test-options-pass", Class: "(anonymous namespace)::TestOptionsPass", Op: fn.Func.Name, Summary: "Test options parsing capabilities",
		Options: opts, Run: nothing,
	}
}

func newOptionsPass() *pass.Pass { return optionsPass(options()) }

// optionsPipeline returns the pipeline whose one pass has the options of the pipeline.
func optionsPipeline() *pass.Pipeline {
	return &pass.Pipeline{
		Name: "test-options-pass-pipeline", Summary: "Parses options using pass pipeline registration",
		New: func() ([]pass.Option, func(*pass.Manager) error) {
			opts := options()
			return opts, func(m *pass.Manager) error { return m.Add(optionsPass(opts)) }
		},
	}
}
