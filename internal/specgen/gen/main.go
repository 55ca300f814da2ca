// Command gen writes the generated files of spirv/spec from the tables of
// internal/specgen. With -grammar it first distils spirv.tbl anew from the JSON
// grammar in that directory. It runs in the module's root.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spvc/spvc/internal/specgen"
)

func main() {
	grammar := flag.String("grammar", "", "directory of the JSON grammar, to distil spirv.tbl from")
	flag.Parse()
	if err := run(*grammar); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func run(grammar string) error {
	const dir, out = "internal/specgen", "spirv/spec"
	if grammar != "" {
		table, err := specgen.Distil(grammar)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, "spirv.tbl"), table, 0o666); err != nil {
			return err
		}
	}
	var tables [][]byte
	for _, name := range specgen.Tables {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return err
		}
		tables = append(tables, data)
	}
	facts, err := specgen.Parse(tables...)
	if err != nil {
		return err
	}
	files, err := specgen.Generate(facts)
	if err != nil {
		return err
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(out, f.Name), f.Text, 0o666); err != nil {
			return err
		}
	}
	return nil
}
