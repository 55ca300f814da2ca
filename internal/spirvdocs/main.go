// Command spirvdocs writes the pages of docs that are generated from the tables of
// the dialects, of the reference device and of SPIR-V:
//
//	go run ./internal/spirvdocs legacy > docs/legacy-spellings.md
//	go run ./internal/spirvdocs coverage > docs/spirv-coverage.md
//	go run ./internal/spirvdocs reference > docs/reference-coverage.md
//	go run ./internal/spirvdocs versions > docs/versions.md
package main

import (
	"fmt"
	"os"
)

func main() {
	pages := pages()
	for _, p := range pages {
		if len(os.Args) == 2 && os.Args[1] == p.name {
			if _, err := os.Stdout.WriteString(p.text()); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
			return
		}
	}
	fmt.Fprintln(os.Stderr, "usage: spirvdocs legacy | coverage | reference | versions")
	os.Exit(2)
}

// page is a generated file in docs, with the function that makes its text.
type page struct {
	name, file string
	text       func() string
}

func pages() []page {
	return []page{
		{"legacy", "legacy-spellings.md", legacySpellings},
		{"coverage", "spirv-coverage.md", coverage},
		{"reference", "reference-coverage.md", referenceCoverage},
		{"versions", "versions.md", versions},
	}
}
