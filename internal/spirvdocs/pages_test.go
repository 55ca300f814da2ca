package main

import (
	"os"
	"path/filepath"
	"testing"
)

// TestPages checks that the committed files match the tables.
func TestPages(t *testing.T) {
	for _, p := range pages() {
		got, err := os.ReadFile(filepath.Join("..", "..", "docs", p.file))
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != p.text() {
			t.Errorf("docs/%s is old: go run ./internal/spirvdocs %s > docs/%s", p.file, p.name, p.file)
		}
	}
}
