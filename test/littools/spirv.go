package littools

import (
	"context"
	"encoding/binary"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
)

// FeatureSPIRVTools is the feature that test files require if they need SPIRV-Tools.
const FeatureSPIRVTools = "spirv-tools"

// Features returns the features of this build.
func Features() []string {
	if spirvtools.Available() {
		return []string{FeatureSPIRVTools}
	}
	return nil
}

// binaryTool makes a lit tool from a function that turns a file's content into output.
// The tool's arguments are a file name, or "-" or nothing for standard input, and
// --target-env=NAME.
func binaryTool(f func(data []byte, env spirvtools.Env) (string, error)) lit.Tool {
	return func(_ context.Context, args []string, in io.Reader, out, errOut io.Writer, dir string, _ []string) int {
		name, env := "-", spirvtools.Universal16
		for _, a := range args {
			value, isEnv := strings.CutPrefix(a, "--target-env=")
			if !isEnv {
				name = a
				continue
			}
			var ok bool
			if env, ok = spirvtools.ParseEnv(value); !ok {
				io.WriteString(errOut, "unknown environment "+value+"\n")
				return 2
			}
		}
		data, err := readFile(name, in, dir)
		if err == nil {
			var text string
			text, err = f(data, env)
			io.WriteString(out, text)
		}
		if err != nil {
			io.WriteString(errOut, err.Error()+"\n")
			return 1
		}
		return 0
	}
}

func readFile(name string, in io.Reader, dir string) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(in)
	}
	if !filepath.IsAbs(name) {
		name = filepath.Join(dir, name)
	}
	return os.ReadFile(name)
}

func wordsOf(data []byte) []uint32 {
	words := make([]uint32, len(data)/4)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return words
}

// disassembler implements spirv-dis without header and with friendly names, or numbers of ids for --raw-id. It first
// checks the words.
func disassembler(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer, dir string, env []string) int {
	names := true
	rest := slices.DeleteFunc(slices.Clone(args), func(a string) bool {
		raw := a == "--raw-id"
		names = names && !raw
		return raw
	})
	return binaryTool(func(data []byte, env spirvtools.Env) (string, error) {
		words := wordsOf(data)
		if err := spvwords.Check(words); err != nil {
			return "", err
		}
		return spirvtools.Disassemble(words, spirvtools.TextOptions{Env: env, FriendlyNames: names})
	})(ctx, rest, in, out, errOut, dir, env)
}

// validate implements spirv-val.
func validate(data []byte, env spirvtools.Env) (string, error) {
	words := wordsOf(data)
	if err := spvwords.Check(words); err != nil {
		return "", err
	}
	return "valid\n", spirvtools.Validate(words, spirvtools.Options{Env: env})
}

// assemble implements spirv-as with output to standard output.
func assemble(data []byte, env spirvtools.Env) (string, error) {
	words, err := spirvtools.Assemble(string(data), env)
	return string(serialize.Bytes(words)), err
}
