package upstream

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"

	"github.com/spvc/spvc/internal/lit"
)

// ToyFolder is the folder of MLIR's tests of the compiler of Toy.
const ToyFolder = "Examples/Toy"

// chapters is the number of chapters of MLIR's tutorial, each of which has a compiler.
const chapters = 7

// ToyTools builds the compiler of examples/toy into dir and returns it by MLIR's names, toyc-ch1 to toyc-ch7. The module with the given
// root has the example.
func ToyTools(module, dir string) (lit.Tools, error) {
	program := filepath.Join(dir, "toyc")
	build := exec.Command("go", "build", "-o", program, "./cmd/toyc")
	build.Dir = filepath.Join(module, "examples", "toy")
	if text, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("the compiler of Toy: %w\n%s", err, text)
	}
	tools := lit.Tools{}
	for i := range chapters {
		name := "toyc-ch" + strconv.Itoa(i+1)
		link := filepath.Join(dir, name)
		if err := os.Symlink(program, link); err != nil {
			return nil, err
		}
		tools[name] = lit.External(link)
	}
	return tools, nil
}
