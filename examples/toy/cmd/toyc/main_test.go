package main

import (
	"flag"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "write what the programs print into the scripts")

// programs are the names by which scripts and pages call the compiler.
func programs() map[string]func() {
	all := map[string]func(){"toyc": main}
	for _, chapter := range "12345678" {
		all["toyc-ch"+string(chapter)] = main
	}
	return all
}

func TestMain(m *testing.M) { testscript.Main(m, programs()) }

// TestScripts runs the compilers of all chapters over programs in testdata.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata", UpdateScripts: *update, Setup: func(env *testscript.Env) error {
		env.Setenv("SPVC_MLIR_VERSION", "19")
		env.Setenv("SPVC_DEVICE", "driver:llvmpipe")
		return nil
	}})
}
