package littools

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/spvc/spvc/internal/lit"
)

// Corpus runs the test files in folder and below it.
func Corpus(t *testing.T, folder string) { suite(t, folder, nil) }

// Rest runs the test files in folder and below it, except those that match a pattern of exclude and those
// that the packages of the module run by Corpus from a file corpus_test.go.
func Rest(t *testing.T, folder, module string, exclude ...string) {
	elsewhere, err := ownCorpora(folder, module)
	if err != nil {
		t.Fatal(err)
	}
	suite(t, folder, append(exclude, elsewhere...))
}

func suite(t *testing.T, folder string, exclude []string) {
	lit.Run(t, lit.Suite{Root: folder, Include: []string{"**/*.mlir", "**/*.ll"}, Tools: Tools(), Features: Features(), Exclude: exclude})
}

// corpusCall matches the call of Corpus in a test.
var corpusCall = regexp.MustCompile(`littools\.Corpus\(t, "([^"]+)"\)`)

// ownCorpora returns patterns for the folders below folder that packages of the module run.
func ownCorpora(folder, module string) ([]string, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return nil, err
	}
	if module, err = filepath.Abs(module); err != nil {
		return nil, err
	}
	var files, patterns []string
	for _, depth := range []string{"*", "*/*", "*/*/*"} {
		found, err := filepath.Glob(filepath.Join(module, depth, "corpus_test.go"))
		if err != nil {
			return nil, err
		}
		files = append(files, found...)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for _, call := range corpusCall.FindAllSubmatch(src, -1) {
			rel, err := filepath.Rel(folder, filepath.Join(filepath.Dir(file), string(call[1])))
			if err != nil {
				return nil, err
			}
			patterns = append(patterns, filepath.ToSlash(rel)+"/**")
		}
	}
	return patterns, nil
}
