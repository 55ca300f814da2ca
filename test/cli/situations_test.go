//go:build linux && cgo

package cli

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
)

var updateSituations = flag.Bool("update-situations", false, "write docs/shell.md")

// situation is something that happens at a shell.
type situation struct {
	// command is a line for sh in a folder with the files of situationFiles.
	command string
	// code is the exit code of the line, and -1 that of a process that a signal ends.
	code int
	// message matches the standard error, or standard output if that is empty. An empty one stands for no
	// message at all.
	message string
}

// situationGroup is a section of docs/shell.md.
type situationGroup struct {
	title string
	rows  []situation
}

const (
	full     = `^spvc: write /dev/stdout: no space left on device$`
	closed   = `^spvc: write /dev/stdout: bad file descriptor$`
	parse    = `^bad.mlir:1:14: error: expected non-function type$`
	noDevice = `^spvc: no device: the Vulkan loader found no driver; the driver manifest /nowhere.json cannot be used: stat /nowhere.json: no such file or directory$`
)

// situations are grouped as docs/shell.md shows them.
func situations() []situationGroup {
	return []situationGroup{
		{"Faulty kernels", []situation{
			{"spvc compile --target=vulkan1.1 double.mlir -o double.spv", 1, `^double.mlir:5:10: error: failed to legalize operation 'arith.constant'$`},
			{"spvc compile nested.mlir -o nested.spv", 1, `^nested.mlir:4:5: error: a launch in a kernel, or in a function of kernels: kernels cannot launch kernels; launch from the host`},
		}},
		{"Usage", []situation{
			{"spvc", 0, `^spvc compiles GPU kernels`},
			{"spvc layout bind --version", 0, `^spvc .*, compatible with MLIR 19.1.7(, with SPIRV-Tools v.*)?$`},
			{"spvc nosuch", 2, `^spvc: unknown command "nosuch" for "spvc"$`},
			{"spvc compil good.mlir", 2, `Did you mean this\?\n\tcompile\n`},
			{"spvc compile", 2, `^spvc: compile needs 1 argument; usage: spvc compile \[flags\] file$`},
			{"spvc compile a b", 2, `^spvc: compile takes 1 argument, and got 2; usage: spvc compile \[flags\] file$`},
			{"spvc version now", 2, `^spvc: version takes no arguments, and got "now"; usage: spvc version \[flags\]$`},
			{"spvc completion bahs", 2, `^spvc: unknown command "bahs" for "spvc completion"; did you mean 'bash'\?$`},
			{"spvc target shwo", 2, `^spvc: unknown command "shwo" for "spvc target"; did you mean 'show'\?$`},
			{"spvc conform merg a b", 2, `^spvc: unknown command "merg" for "spvc conform"; did you mean 'merge'\?$`},
			{"spvc layout bnd good.spv", 2, `^spvc: unknown command "bnd" for "spvc layout"; did you mean 'bind'\?$`},
			{"spvc help compil", 2, `Did you mean this\?\n\tcompile\n`},
			{"spvc help target shwo", 2, `^spvc: unknown command "shwo" for "spvc target"; did you mean 'show'\?$`},
			{"spvc help target show", 0, `^Show prints`},
			{"spvc vulkan-runner -h", 0, `^OVERVIEW: compile kernels`},
			{"mlir-opt --canonicalze good.mlir", 1, `^mlir-opt: Did you mean '--canonicalize'\?$`},
			{"mlir-opt-19 a b", 1, `^mlir-opt-19: Too many positional arguments specified!`},
			{"spvc compile --emti=mlir good.mlir", 2, `^spvc: unknown flag: --emti; did you mean '--emit'\?$`},
			{"spvc compile --emit=spirv-as good.mlir", 2, `^spvc: unknown --emit=spirv-as; use mlir, spirv or spirv-asm; did you mean 'spirv-asm'\?$`},
			{"spvc compile --target=vulkan9 good.mlir", 2, `^spvc: unknown target "vulkan9": want one of vulkan1.0, .*`},
			{"spvc compile -O7 good.mlir", 2, `^spvc: unknown --optimize=7; use 0, 1, 2 or s$`},
			{"spvc compile --index-width=16 good.mlir", 2, `^spvc: unknown --index-width=16; use 32 or 64$`},
			{"spvc opt --canonicalze good.mlir", 1, `Did you mean '--canonicalize'\?$`},
			{"spvc opt a b", 1, `^spvc opt: Too many positional arguments specified!`},
			{"spvc opt --pass-pipeline=foo good.mlir", 1, `expected pass pipeline to be wrapped with the anchor operation type`},
			{"spvc translate good.mlir", 1, `^spvc translate: Translations to perform option: must be specified at least once!$`},
			{"spvc run --timeout=x good.mlir", 2, `^spvc: invalid argument "x" for "--timeout" flag`},
			{"spvc run --device=reference --checks=foo good.mlir", 2, `^spvc: --checks: unknown check "foo"`},
			{"spvc dispatch good.spv", 2, `^spvc: give the number of workgroups by --groups, or that of invocations by --threads$`},
			{"spvc conform --rules=foo", 2, `^spvc: unknown rule set "foo"`},
			{"spvc conform --options=foo", 2, `^spvc: unknown option "foo" of cases \(there are array, atomic,`},
			{"spvc conform --types=quick,3", 2, `^spvc: --types=quick is a list of cases and cannot be combined with other types`},
			{"spvc conform --case=foo", 2, `^spvc: --case: "foo" names no case: an identifier is v1/CLASS/RULES/PROBE/TYPE$`},
			{"spvc layout good.spv --format=foo", 2, `^spvc: unknown --format=foo; use text, `},
			{"spvc layout bind good.spv --lang=cobol", 2, `^spvc: unknown --lang=cobol; use go, `},
			{"spvc target show nosuch", 2, `^spvc: unknown target "nosuch"`},
			{"spvc target diff vulkan1.0", 2, `^spvc: target diff needs 2 arguments; usage: spvc target diff target target \[flags\]$`},
			{"spvc conform reprot", 2, `^spvc: unknown command "reprot" for "spvc conform"; did you mean 'report'\?$`},
		}},
		{"Names of the program", []situation{
			{"mlir-opt good.mlir", 0, `gpu.launch_func`},
			{"mlir-opt-19 --version", 0, `^mlir-opt-19 .*, compatible with MLIR 19.1.7$`},
			{"mlir-opt -h", 0, `^OVERVIEW: MLIR modular optimizer driver$`},
			{"spirv-val cut.spv", 1, `^spvc: cut.spv: .*End of input`},
			{"VK_DRIVER_FILES=$ABORTS mlir-vulkan-runner seven.mlir", 3, `the Vulkan driver of .*aborts.json crashes while it is loaded \(SIGABRT\)\n`},
		}},
		{"Control characters", []situation{
			{`spvc compile "$(printf 'a\033[31mb')"`, 1, `^spvc: open a␛\[31mb: no such file or directory$`},
			{"spvc compile escape.mlir", 1, `^escape.mlir:1:1: error: .*\n␛\[31mred\n\^$`},
			{"spvc run --device=reference --entry \"$(printf 'a\\rb')\" seven.mlir", 1, `^spvc: there is no function @a␍b$`},
			{"spvc dis escape.spv | grep -c \"$(printf '\\033')\"", 0, `^[1-9]`},
			{"script -qec 'spvc dis escape.spv' /dev/null | grep -c \"$(printf '\\033')\\[9\"", 1, `^0$`},
		}},
		{"Input files", []situation{
			{"spvc compile missing.mlir", 1, `^spvc: open missing.mlir: no such file or directory$`},
			{"spvc opt missing.mlir", 1, `^spvc opt: cannot open input file 'missing.mlir': No such file or directory$`},
			{"spvc val missing.spv", 1, `^spvc: open missing.spv: no such file or directory$`},
			{"spvc dispatch good.spv --arg 0=1 --arg 1=missing.npy --arg 2=zeros --threads 64", 1, `^spvc: --arg 1, the storage buffer 0.1: missing.npy: no such file or directory$`},
			{"spvc compile --target=missing.json good.mlir", 1, `^spvc: open missing.json: no such file or directory$`},
			{"spvc compile dir", 1, `^spvc: read dir: it is a directory without a case, which has a module.spv or a case.spv$`},
			{"spvc opt dir", 1, `^spvc opt: cannot open input file 'dir': Is a directory$`},
			{"spvc compile loop", 1, `^spvc: open loop: too many levels of symbolic links$`},
			{"spvc compile empty.mlir", 1, `^spvc: the source has no kernels to compile: no gpu.module, gpu.launch or spirv.module, no operation on tensors or of linalg, and no parallel loop$`},
			{"spvc compile seven.mlir", 1, `^spvc: the source has no kernels to compile`},
			{"spvc compile bad.mlir", 1, parse},
			{"spvc opt bad.mlir", 1, parse},
			{"spvc compile --target=bad.mlir good.mlir", 1, parse},
			{"spvc compile junk", 1, `^junk:1:2: error: unexpected character$`},
			{"spvc compile good.spv -o copy.spv && cmp good.spv copy.spv", 0, ``},
			{"spvc compile --bounds=trap good.spv -o copy.spv", 2, `^spvc: --bounds is for MLIR, and good.spv is SPIR-V$`},
			{"spvc compile a.comp --emit=spirv-asm", 0, `(?m)^ *OpEntryPoint GLCompute `},
			{"printf '#version 450\\nvoid main() { x = 1; }' | spvc val", 1, `^<stdin>:2: error: 'x' : undeclared identifier$`},
			{"spvc layout dir", 1, `^spvc: read dir: it is a directory without a case, which has a module.spv or a case.spv$`},
			{"PATH=$(dirname $(command -v spvc)) spvc compile a.wgsl", 1, `^spvc: a.wgsl is WGSL, which naga translates to SPIR-V, but there is no such program in PATH; install naga-cli of Rust: .cargo install naga-cli.$`},
			{"spvc run good.spv", 1, `^spvc: good.spv is SPIR-V, which has no host function to run; use .spvc dispatch. to run a kernel of it$`},
			{"spvc translate --serialize-spirv good.mlir", 1, `error: expected a 'spirv.module' op, got 'builtin.module'$`},
			{"spvc translate --deserialize-spirv good.mlir", 1, `error: SPIR-V binary module must contain integral number of 32-bit words$`},
			{"spvc translate --deserialize-spirv empty.mlir", 1, `error: SPIR-V binary module must have a 5-word header$`},
			{"spvc translate --deserialize-spirv cut.spv", 1, `^cut.spv:1:85: note: at byte 84, instruction 3, OpEntryPoint$`},
			{"spvc val cut.spv", 1, `^spvc: cut.spv: .*End of input reached while decoding OpEntryPoint`},
			{"spvc reflect cut.spv", 1, `^spvc: cut.spv: malformed SPIR-V at word 21: word count runs past the module's end$`},
			{"spvc stats cut.spv", 1, `^spvc: cut.spv: word count runs past the module's end at word 21$`},
			{"spvc as bad.mlir", 1, `^spvc: bad.mlir:1:1: error: Expected <opcode> or <result-id>`},
			{"spvc layout '!spirv.struct<(f3'", 1, `^<string>:1:14: error: unbalanced '\('`},
			{"spvc layout query good.mlir --at @nosuch", 1, `^spvc: good.mlir: there is no symbol @nosuch$`},
			{"spvc conform --resume=dir", 2, `^spvc: the folder dir holds no run of spvc conform`},
			{"mkdir run && mkfifo run/run.json && spvc conform --resume=run", 2, `^spvc: open run/run.json: it is not a regular file$`},
			{"spvc compile fifo -o x.spv & cat good.mlir > fifo; wait $! && spvc val x.spv", 0, ""},
			{"spvc compile - < good.mlir | spvc val -", 0, ""},
		}},
		{"Output files", []situation{
			{"spvc compile good.mlir -o dir", 1, `^spvc: open dir: is a directory$`},
			{"spvc opt good.mlir -o dir", 1, `^spvc opt: cannot write output file 'dir': Is a directory$`},
			{"spvc compile good.mlir -o none/x.spv", 1, `^spvc: open none/x.spv: no such file or directory$`},
			{"spvc compile good.mlir -o loop", 1, `^spvc: open loop: too many levels of symbolic links$`},
			{"spvc compile good.mlir -o dangling && test -L dangling && spvc val target.spv", 0, ""},
			{"spvc opt good.mlir -o link && test -L link && spvc opt old.txt -o /dev/null", 0, ""},
			{"spvc compile bad.mlir -o old.txt 2>/dev/null; grep -q old old.txt", 0, ""},
			{"spvc compile good.mlir -o fifo & spvc val fifo && wait $!", 0, ""},
			{"spvc compile good.mlir -o /dev/full", 1, `^spvc: write /dev/full: no space left on device$`},
			{"spvc compile good.mlir > /dev/full", 1, full},
			{"spvc opt good.mlir > /dev/full", 1, `^spvc opt: cannot write output file '-': No space left on device$`},
			{"spvc devices > /dev/full", 1, full},
			{"spvc reflect good.spv > /dev/full", 1, full},
			{"spvc target list > /dev/full", 1, full},
			{"spvc help > /dev/full", 1, full},
			{"spvc version > /dev/full", 1, full},
			{"spvc completion bash > /dev/full", 1, full},
			{"spvc run seven.mlir > /dev/full", 1, full},
			{"spvc conform --types=1 --rules=std430 --classes=Uniform --probes=read > /dev/full", 1, full},
			{"spvc compile good.mlir >&-", 1, closed},
			{"spvc opt good.mlir >&-", 1, `^spvc opt: cannot write output file '-': Bad file descriptor$`},
			{"spvc devices >&-", 1, closed},
			{"spvc compile good.mlir -o x.spv >&-", 0, ""},
			{"spvc compile --cache=good.mlir good.mlir -o x.spv", 1, `^spvc: the cache of compiled programs: mkdir good.mlir: not a directory$`},
			{"spvc conform --out=good.mlir --types=1", 1, `^spvc: mkdir good.mlir: not a directory$`},
			{"spvc opt good.mlir | true", 0, ""},
		}},
		{"Signals", []situation{
			{"timeout --preserve-status -s INT 1 spvc compile fifo", 130, ""},
			{"timeout --preserve-status -s INT 1 spvc opt fifo", 130, ""},
			{"timeout --preserve-status -s TERM 1 spvc reflect fifo", 143, ""},
			{"timeout --preserve-status -s HUP 1 spvc run fifo", 129, ""},
			{"sleep 3 | timeout --preserve-status -s INT 1 spvc translate --serialize-spirv -", 130, ""},
		}},
		{"Devices and drivers", []situation{
			{"VK_DRIVER_FILES=/nowhere.json spvc devices", 3, noDevice},
			{"VK_DRIVER_FILES=/nowhere.json spvc run --device=llvmpipe good.mlir", 3, noDevice},
			{"VK_DRIVER_FILES=/nowhere.json spvc run seven.mlir", 0, `; running on the reference device\n`},
			{"VK_DRIVER_FILES=$PWD/broken.json spvc devices", 3, `the driver manifest .*broken.json cannot be used: it is not JSON of a manifest`},
			{"VK_DRIVER_FILES=$ABORTS spvc devices", 3, `the Vulkan driver of .*aborts.json crashes while it is loaded \(SIGABRT\)\n`},
			{"VK_DRIVER_FILES=$ENDS spvc devices", 3, `the Vulkan driver of .*ends.json ends the process while it is loaded\n`},
			{"VK_DRIVER_FILES=$HANGS spvc run --device=llvmpipe --timeout=1s seven.mlir", 3, `the Vulkan driver of .*hangs.json does not come back while it is loaded\n`},
			{"spvc run --device=nosuch seven.mlir", 3, `^spvc: no device matches "nosuch" \(the devices are 0: llvmpipe`},
			{"SPVC_DEVICE=nosuch spvc run seven.mlir", 3, `^spvc: no device matches "nosuch"`},
			{"spvc conform --device=99", 3, `^spvc: no device matches "99"`},
		}},
		{"Kernels and programs", []situation{
			{"spvc run --device=reference good.mlir", 0, `\[0,  3,  6,  9,`},
			{"spvc run assert.mlir", 1, `^spvc: assert.mlir:3:3: 'cf.assert': assertion failed: no$`},
			{"spvc run --entry=nosuch seven.mlir", 1, `^spvc: there is no function @nosuch$`},
			{"spvc dispatch good.spv --arg nosuch=1 --threads 1", 1, `^spvc: --arg nosuch: the kernel "saxpy" has no argument nosuch; it has saxpy_arg_0`},
			{"spvc compile wide.mlir -o x.spv", 0, `^wide.mlir:2:3: warning: the workgroup of 2048x1x1 of entry point 'k' has 2048 invocations in dimension 0, more than the maxComputeWorkGroupSize\[0\] of 1024 that desktop GPUs have in common\nwide.mlir:2:3: note: `},
			{"spvc compile --no-desktop-check wide.mlir -o x.spv", 0, ""},
			{"spvc compile --target=desktop wide.mlir -o x.spv", 1, `^wide.mlir:2:3: error: .*more than the target's maxComputeWorkGroupSize\[0\] of 1024\n`},
			{"spvc compile --check-portable=desktop wide.mlir", 1, `needs maxComputeWorkGroupSize\[0\] of 2048, the target has 1024`},
			{"spvc compile --target=vulkan1.1 --time long.mlir -o x.spv", 0, `\n  emulated: 1 operation on 64-bit integers \(--remarks says where\)$`},
			{"spvc compile --target=vulkan1.1 --remarks long.mlir -o x.spv", 0, `^long.mlir:5:10: remark: 'arith.muli' on 64-bit integers is computed with numbers of 32 bits, because the target lacks the capability Int64`},
			{"spvc compile --spirv-opt=nosuch good.mlir", 1, `Unknown flag '--nosuch'`},
			{"spvc conform --types=0", 1, `^spvc: no case was executed$`},
			{"spvc reduce --test=./missing.sh good.mlir", 1, `error: cannot run the test './missing.sh': No such file or directory$`},
		}},
	}
}

// situationFiles makes the files of the situations.
func situationFiles(t *testing.T, dir string) {
	t.Helper()
	good, err := os.ReadFile("../../examples/saxpy.mlir")
	if err != nil {
		t.Fatal(err)
	}
	binary, err := exec.Command("spvc", "compile", "../../examples/saxpy.mlir").Output()
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"good.mlir": string(good), "good.spv": string(binary), "cut.spv": string(binary[:100]), "bad.mlir": "func.func @f( {\n", "empty.mlir": "",
		"junk": "\x00\x01\x02", "a.comp": "#version 450\nvoid main(){}\n", "a.wgsl": "@compute @workgroup_size(1) fn main() {}\n", "old.txt": "old", "escape.mlir": "\x1b[31mred\n", "escape.spv": strings.ReplaceAll(string(binary), "saxpy", "s\x1b[9y"), "broken.json": "{",
		"seven.mlir": "func.func @main() -> i32 {\n  %c = arith.constant 7 : i32\n  return %c : i32\n}\n",
		"wide.mlir":  "gpu.module @m {\n  gpu.func @k() kernel attributes {known_block_size = array<i32: 2048, 1, 1>} {\n    gpu.return\n  }\n}\n",
		"long.mlir": "gpu.module @m {\n  gpu.func @k(%a: memref<4xi64>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {\n    %t = gpu.thread_id x\n" +
			"    %x = memref.load %a[%t] : memref<4xi64>\n    %y = arith.muli %x, %x : i64\n    memref.store %y, %a[%t] : memref<4xi64>\n    gpu.return\n  }\n}\n",
		"double.mlir": "gpu.module @m {\n  gpu.func @k(%a: memref<4xf32>, %i: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n" +
			"    %s = memref.load %a[%i] : memref<4xf32>\n    %v = arith.extf %s : f32 to f64\n    %c = arith.constant 2.0 : f64\n    %p = arith.mulf %v, %c : f64\n" +
			"    %t = arith.truncf %p : f64 to f32\n    memref.store %t, %a[%i] : memref<4xf32>\n    gpu.return\n  }\n}\n",
		"nested.mlir": "gpu.module @m {\n  gpu.func @k() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n    %c = arith.constant 1 : index\n" +
			"    gpu.launch blocks(%a, %b, %d) in (%e = %c, %f = %c, %g = %c) threads(%h, %i, %j) in (%k = %c, %l = %c, %m = %c) {\n" +
			"      gpu.terminator\n    }\n    gpu.return\n  }\n}\n",
		"assert.mlir": "func.func @main() {\n  %f = arith.constant false\n  cf.assert %f, \"no\"\n  return\n}\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for link, to := range map[string]string{"loop": "loop", "dangling": "target.spv", "link": "old.txt"} {
		if err := os.Symlink(to, filepath.Join(dir, link)); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(os.Mkdir(filepath.Join(dir, "dir"), 0o777), syscall.Mkfifo(filepath.Join(dir, "fifo"), 0o666)); err != nil {
		t.Fatal(err)
	}
}

// TestSituations runs each command and compares its exit code and message. The table in docs/shell.md shows them.
func TestSituations(t *testing.T) {
	folder := t.TempDir()
	env := append(os.Environ(), "ABORTS="+driver(t, folder, "aborts", "abort();"), "ENDS="+driver(t, folder, "ends", "exit(0);"), "HANGS="+driver(t, folder, "hangs", "for (;;) pause();"))
	groups := situations()
	n := 0
	for _, g := range groups {
		for _, s := range g.rows {
			n++
			t.Run(s.command, func(t *testing.T) {
				t.Parallel()
				s.check(t, env)
			})
		}
	}
	if n < 80 {
		t.Errorf("%d situations", n)
	}
	const name = "../../docs/shell.md"
	want := situationsText(groups)
	if *updateSituations {
		if err := os.WriteFile(name, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(name); err != nil || string(got) != want {
		t.Errorf("%s is not up to date (go test ./test/cli -run TestSituations -args -update-situations), %v", name, err)
	}
}

// check runs the command.
func (s situation) check(t *testing.T, env []string) {
	dir := t.TempDir()
	situationFiles(t, dir)
	ctx, stop := context.WithTimeout(t.Context(), patience)
	defer stop()
	cmd := exec.CommandContext(ctx, "sh", "-c", s.command)
	cmd.Dir, cmd.Env, cmd.WaitDelay = dir, env, time.Second
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var status *exec.ExitError
	if err != nil && !errors.As(err, &status) {
		t.Fatalf("%v; %s%s", err, &out, &errs)
	}
	message := errs.String()
	if out.Len() > 0 {
		message += out.String()
	}
	if code := cmd.ProcessState.ExitCode(); code != s.code {
		t.Errorf("exit code %d, want %d:\n%s", code, s.code, message)
	}
	switch {
	case s.message == "" && errs.Len() > 0:
		t.Errorf("the command says\n%s", &errs)
	case !regexp.MustCompile("(?m)" + s.message).MatchString(message):
		t.Errorf("the command says\n%swant a match of %s", message, s.message)
	}
}

// situationsText returns docs/shell.md.
func situationsText(groups []situationGroup) string {
	var b strings.Builder
	b.WriteString(`# Situations at the shell

What commands say and with which code they end. A test runs each line in a folder with the files that it names: ` + "`good.mlir`" + ` is an example,
` + "`bad.mlir`" + ` has a syntax error, ` + "`cut.spv`" + ` ends early, ` + "`loop`" + ` is a link to itself, ` + "`dangling`" + ` one to a file that does not exist, ` + "`fifo`" + ` a named pipe,
` + "`wide.mlir`" + ` has a large workgroup, and ` + "`long.mlir`" + ` computes with 64 bits. Messages
are regular expressions. This file is written by ` + "`go test ./test/cli -run TestSituations -args -update-situations`" + `.
`)
	for _, g := range groups {
		fmt.Fprintf(&b, "\n## %s\n\n| command | exit code | message |\n|---|---|---|\n", g.title)
		for _, s := range g.rows {
			message := "none"
			if s.message != "" {
				message = "`" + strings.NewReplacer("|", `\|`, "\n", `\n`).Replace(s.message) + "`"
			}
			fmt.Fprintf(&b, "| `%s` | %d | %s |\n", strings.ReplaceAll(s.command, "|", `\|`), s.code, message)
		}
	}
	return b.String()
}
