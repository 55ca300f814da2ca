//go:build cgo

package corpus

import (
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize/spirvtools"
)

// compiled is the number of binaries that TestCompiled makes of the sources in more. clang
// and llvm-spirv take part only if it is not the default.
var compiled = flag.Int("compiled", sampled, "TestCompiled makes this many binaries")

// sampled is the default of compiled.
const sampled = 26

// source and skip are for the processes that TestCompiled starts.
var (
	oneSource = flag.String("source", "", "TestCompiled makes binaries of this source only")
	skip      = flag.String("skip", "", "binaries that crash lavapipe, separated by commas")
)

// recipe is a way to compile a source: the commands of the compiler, of which each reads
// $in or the output of the one before, $tmp, and writes $tmp or the last one $out, and the
// environment whose rules the binary follows.
type recipe struct {
	steps [][]string
	env   spirvtools.Env
}

func (r *recipe) String() string {
	var parts []string
	for _, s := range r.steps {
		parts = append(parts, strings.Join(s, " "))
	}
	return strings.Join(parts, " && ")
}

// optimizations are flags of spirv-opt. Each set keeps what the module computes, or changes
// it in a way that TestCompiled does not compare with other sets. --loop-invariant-code-motion
// is not among them: it makes loops that do not end.
var optimizations = []string{
	"", "-O", "-Os", "--strip-debug", "--ssa-rewrite", "--inline-entry-points-exhaustive --eliminate-dead-functions",
	"--merge-return --merge-blocks", "--scalar-replacement=100 --eliminate-local-single-store", "--eliminate-dead-code-aggressive --compact-ids",
	"--convert-local-access-chains --eliminate-local-multi-store", "--private-to-local --copy-propagate-arrays", "--ssa-rewrite --if-conversion --simplify-instructions",
	"--ssa-rewrite --loop-unroll-partial=2", "--ssa-rewrite --loop-peeling", "--merge-return --ssa-rewrite --redundancy-elimination --vector-dce",
	"--freeze-spec-const --fold-spec-const-op-composite --unify-const", "--graphics-robust-access", "--upgrade-memory-model",
	"--inline-entry-points-exhaustive --combine-access-chains --reduce-load-size", "--wrap-opkill --eliminate-dead-branches --cfg-cleanup",
	"--flatten-decorations --strength-reduction", "--relax-float-ops --convert-relaxed-to-half", "--replace-invalid-opcode --remove-unused-interface-variables",
}

// recipesOf returns the ways to compile a source in a random but reproducible order.
func recipesOf(source string) []recipe {
	var out []recipe
	switch filepath.Ext(source) {
	case ".cl":
		out = kernelRecipes()
	default:
		out = shaderRecipes(source)
	}
	r := rand.New(rand.NewPCG(7, uint64(len(source))))
	r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// shaderRecipes returns those by glslangValidator and spirv-opt.
func shaderRecipes(source string) (out []recipe) {
	language := "-S " + strings.TrimPrefix(filepath.Ext(source), ".")
	if filepath.Ext(source) == ".hlsl" {
		language = "-D -S comp -e main"
	}
	for _, target := range []struct {
		name string
		env  spirvtools.Env
	}{
		{"vulkan1.0", spirvtools.Vulkan10}, {"vulkan1.1", spirvtools.Vulkan11}, {"vulkan1.2", spirvtools.Vulkan12}, {"vulkan1.3", spirvtools.Vulkan13},
		{"vulkan1.1 --target-env spirv1.4", spirvtools.Vulkan11Spirv14}, {"opengl", spirvtools.OpenGL45},
	} {
		for _, level := range []string{"", "-Os", "-Od", "-g", "-gVS", "-g -Os"} {
			front := "glslangValidator -s --auto-map-bindings --auto-map-locations --target-env " + target.name + " " + level + " " + language + " -o $tmp $in"
			for _, passes := range optimizations {
				last := "cp $tmp $out"
				if passes != "" {
					last = "spirv-opt --scalar-block-layout --preserve-bindings " + passes + " $tmp -o $out"
				}
				out = append(out, recipe{[][]string{strings.Fields(front), strings.Fields(last)}, target.env})
			}
		}
	}
	return out
}

// kernelRecipes returns those by clang and llvm-spirv.
func kernelRecipes() (out []recipe) {
	for _, arch := range []string{"spir", "spir64"} {
		for _, standard := range []string{"CL1.2", "CL2.0", "CL3.0"} {
			for _, level := range []string{"-O0", "-O1", "-O2", "-O3", "-Os", "-O0 -g", "-O2 -g", "-O2 -cl-fast-relaxed-math", "-O1 -fno-unroll-loops"} {
				front := "clang-14 -w -target " + arch + "-unknown-unknown -cl-std=" + standard + " -Xclang -finclude-default-header -x cl " + level + " -emit-llvm -c $in -o $tmp"
				for _, version := range []string{"1.0", "1.1", "1.2", "1.3"} {
					for _, more := range []string{"", "--spirv-ext=+all", "--spirv-mem2reg", "--spirv-debug-info-version=ocl-100"} {
						last := "llvm-spirv-14 --spirv-max-version=" + version + " " + more + " $tmp -o $out"
						out = append(out, recipe{[][]string{strings.Fields(front), strings.Fields(last)}, spirvtools.OpenCL22})
					}
				}
			}
		}
	}
	return out
}

// compiledBinary is what a recipe made.
type compiledBinary struct {
	name  string
	how   *recipe
	words []uint32
}

// kitchen compiles one source, and compiles what two recipes share once.
type kitchen struct {
	dir, source string
	made        map[string]string // the output of a command, or "" if it fails
}

// cook returns the words that a recipe makes, or nil if a compiler refuses the source.
func (k *kitchen) cook(r *recipe) []uint32 {
	from := k.source
	for _, step := range r.steps {
		key := strings.Join(step, " ")
		to, ok := k.made[key+from]
		if !ok {
			to = filepath.Join(k.dir, fmt.Sprint(len(k.made)))
			names := strings.NewReplacer("$in", k.source, "$out", to)
			args := make([]string, len(step))
			for i, a := range step {
				if a == "$tmp" && from == k.source {
					a = to
				} else if a == "$tmp" {
					a = from
				}
				args[i] = names.Replace(a)
			}
			if exec.Command(args[0], args[1:]...).Run() != nil {
				to = ""
			}
			k.made[key+from] = to
		}
		if from = to; from == "" {
			return nil
		}
	}
	data, err := os.ReadFile(from)
	if err != nil || len(data) < 20 {
		return nil
	}
	return wordsOf(data)
}

// compile returns count different valid binaries of a source, or as many as its recipes
// make. Compilers also make binaries that SPIRV-Tools refuse; those do not count.
func compile(t *testing.T, source string, count int) (out []compiledBinary, invalid int) {
	t.Helper()
	k := &kitchen{t.TempDir(), source, map[string]string{}}
	seen := map[[sha256.Size]byte]bool{}
	for _, r := range recipesOf(source) {
		if len(out) == count {
			break
		}
		words := k.cook(&r)
		sum := sha256.Sum256(fmt.Append(nil, words))
		if words == nil || seen[sum] {
			continue
		}
		seen[sum] = true
		if spirvtools.Validate(words, r.rules()) != nil {
			invalid++
			continue
		}
		name := fmt.Sprintf("%s.%d", strings.ReplaceAll(filepath.Base(source), ".", "_"), len(out))
		out = append(out, compiledBinary{name, &r, words})
	}
	return out, invalid
}

// rules are the rules that a binary follows.
func (r *recipe) rules() spirvtools.Options {
	return spirvtools.Options{Env: r.env, ScalarBlockLayout: r.env != spirvtools.OpenCL22}
}

// tally is what TestCompiled did.
type tally struct {
	// Binaries were compiled, and Invalid refused by SPIRV-Tools.
	Binaries, Invalid int
	// Executed counts launches by device and what came of them.
	Executed map[string]int
}

func (a *tally) add(b *tally) {
	a.Binaries, a.Invalid = a.Binaries+b.Binaries, a.Invalid+b.Invalid
	for what, n := range b.Executed {
		a.Executed[what] += n
	}
}

// TestCompiled compiles the sources in more in many ways. spvc reads each binary and writes
// it, SPIRV-Tools accept what it writes, and compute shaders and kernels compute the same
// before and after, on lavapipe and on the reference device.
func TestCompiled(t *testing.T) {
	sources, err := filepath.Glob("more/*")
	if err != nil || len(sources) < 60 {
		t.Fatal(len(sources), err)
	}
	total := tally{Executed: map[string]int{}}
	switch {
	case *oneSource != "":
		total.add(tripAll(t, []string{*oneSource}, *compiled))
		text, _ := json.Marshal(&total)
		fmt.Printf("%s%s\n", tallyMark, text)
		return
	case *compiled == sampled:
		shaders := slices.DeleteFunc(sources, func(s string) bool { return filepath.Ext(s) == ".cl" })
		total.add(tripAll(t, shaders[:*compiled], *compiled))
	default:
		for i, source := range sources {
			total.add(inProcess(t, source, (*compiled-total.Binaries+len(sources)-i-1)/(len(sources)-i)))
		}
	}
	t.Logf("%d sources, %+v", len(sources), total)
	if total.Binaries < *compiled {
		t.Errorf("only %d binaries", total.Binaries)
	}
}

// tripAll makes count binaries of sources and tries them.
func tripAll(t *testing.T, sources []string, count int) *tally {
	e := newExecution(t)
	total := &tally{Executed: e.counts}
	for i, source := range sources {
		all, invalid := compile(t, source, (count-total.Binaries+len(sources)-i-1)/(len(sources)-i))
		total.Binaries, total.Invalid = total.Binaries+len(all), total.Invalid+invalid
		for _, b := range all {
			t.Run(b.name, func(t *testing.T) { e.trip(t, &b) })
		}
	}
	return total
}

// tallyMark begins the line with the tally of a process.
const tallyMark = "tally: "

// inProcess makes count binaries of a source in a process of its own. Where lavapipe ends
// the process, it starts another one, in which the binary does not run on lavapipe.
func inProcess(t *testing.T, source string, count int) *tally {
	t.Helper()
	total, skipped := &tally{Executed: map[string]int{}}, ""
	for crashes := 0; ; crashes++ {
		cmd := exec.Command(os.Args[0], "-test.run=^TestCompiled$", "-test.v", "-test.timeout=30m", fmt.Sprintf("-compiled=%d", count), "-source="+source, "-skip="+skipped)
		out, err := cmd.CombinedOutput()
		text := string(out)
		if at := strings.LastIndex(text, tallyMark); at >= 0 {
			line, _, _ := strings.Cut(text[at+len(tallyMark):], "\n")
			if wrong := json.Unmarshal([]byte(line), total); err != nil || wrong != nil {
				t.Errorf("%s: %v, %v\n%s", source, err, wrong, text)
			}
			return total
		}
		const run = "=== RUN   TestCompiled/"
		at := strings.LastIndex(text, run)
		if at < 0 || crashes > 20 {
			t.Errorf("%s: %v\n%s", source, err, text)
			return total
		}
		name, _, _ := strings.Cut(text[at+len(run):], "\n")
		t.Logf("%s ends the process: %s", name, text[max(0, len(text)-200):])
		skipped += name + ","
	}
}
