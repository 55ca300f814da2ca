package lit

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
)

// testTools returns an mlir-opt that copies its input without comments (and fails with
// -bad), and tools that misbehave.
func testTools() Tools {
	return Tools{
		"mlir-opt": func(_ context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer, dir string, env []string) int {
			name, out := "-", ""
			for i, a := range args {
				switch {
				case a == "-bad":
					io.WriteString(stderr, "error: bad\n")
					return 1
				case a == "-o":
					out = args[i+1]
				case strings.HasPrefix(a, "--print="):
					io.WriteString(stdout, a[8:]+"\n")
				case a == "-env":
					io.WriteString(stdout, strings.Join(env, "\n")+"\n")
				case a[0] != '-' && (i == 0 || args[i-1] != "-o"):
					name = a
				}
			}
			s, err := readNamed(name, stdin, dir)
			if err != nil {
				return 1
			}
			s = regexp.MustCompile(`(?m)^//.*\n`).ReplaceAllString(s, "")
			if out != "" {
				return boolStatus(os.WriteFile(inDir(dir, out), []byte(s), 0o666) == nil)
			}
			io.WriteString(stdout, s)
			return 0
		},
		"boom": func(context.Context, []string, io.Reader, io.Writer, io.Writer, string, []string) int {
			panic("broken")
		},
		"hang": func(ctx context.Context, _ []string, _ io.Reader, _, _ io.Writer, _ string, _ []string) int {
			<-ctx.Done()
			return 0
		},
	}
}

func boolStatus(ok bool) int {
	if ok {
		return 0
	}
	return 1
}

var suiteCases = []struct {
	name, text string
	want       Status
	report     string // part of the report
}{
	{"pipe", "// RUN: mlir-opt %s | FileCheck %s\n// CHECK: module\nmodule\n", Pass, ""},
	{"pipe fails", "// RUN: mlir-opt --print=x < /dev/null | FileCheck %s\n// CHECK: module\n", Fail, "expected string not found"},
	{"continuation", "// RUN: mlir-opt %s \\\n// RUN:   | FileCheck %s\n// CHECK: module\nmodule\n", Pass, ""},
	{"open continuation", "// RUN: mlir-opt %s \\\n", Fail, "ends in a continuation"},
	{"no run", "module\n", Fail, "no RUN line"},
	{"nothing checked", "// RUN: mlir-opt %s\n", Fail, "neither pipes into FileCheck"},
	{"one line unchecked", "// RUN: mlir-opt %s | FileCheck %s\n// RUN: mlir-opt %s\n// CHECK: module\nmodule\n", Fail, ":2: RUN:"},
	{"only setup", "// RUN: mkdir %t\n", Fail, "no RUN line checks anything"},
	{"no checks", "// RUN: mlir-opt %s | FileCheck %s\n", Fail, "no check strings found with prefix 'CHECK:'"},
	{"unused prefix", "// RUN: mlir-opt %s | FileCheck %s --check-prefixes=A,B\n// A: module\nmodule\n", Fail, "no check strings found with prefix 'B:'"},
	{"verify", "// RUN: mlir-opt %s -verify-diagnostics\n", Pass, ""},
	{"verify off", "// RUN: mlir-opt %s --verify-diagnostics=false\n", Fail, "neither pipes"},
	{"not", "// RUN: not mlir-opt -bad 2>&1 | FileCheck %s\n// CHECK: error: bad\n", Pass, ""},
	{"not passes", "// RUN: not mlir-opt %s\n", Fail, "exit status 1"},
	{"crash is no failure", "// RUN: not boom\n", Fail, "panic: boom: broken"},
	{"not crash", "// RUN: not --crash boom\n", Pass, ""},
	{"not crash of a failure", "// RUN: not --crash mlir-opt -bad\n", Fail, "error: bad"},
	{"no such tool", "// RUN: not mlir-frob %s\n", Fail, "mlir-frob: no such tool"},
	{"pipefail", "// RUN: mlir-opt -bad | FileCheck %s --allow-empty\n// CHECK-NOT: x\n", Fail, "error: bad"},
	{"output file", "// RUN: mlir-opt %s -o %t && FileCheck %s --input-file=%t\n// CHECK: module\nmodule\n", Pass, ""},
	{"output file later", "// RUN: mlir-opt %s -o %t.a\n// RUN: FileCheck %s < %t.a\n// CHECK: module\nmodule\n", Pass, ""},
	{"redirect", "// RUN: mlir-opt -bad 2> %t || true\n// RUN: FileCheck %s < %t\n// CHECK: error: bad\n", Pass, ""},
	{"append", "// RUN: echo a > %t; echo b >> %t\n// RUN: count 2 < %t\n", Pass, ""},
	{"diff", "// RUN: cat %s | diff %s -\n", Pass, ""},
	{"diff differs", "// RUN: echo x | diff %s -\n", Fail, "+x"},
	{"quotes", "// RUN: echo 'a | b'\"c;d\"e\\&f | FileCheck %s\n// CHECK: {{^}}a | bc;de&f{{$}}\n", Pass, ""},
	{"open quote", "// RUN: echo 'a | FileCheck %s\n", Fail, ":1: RUN: echo 'a"},
	{"subshell", "// RUN: (echo a) | FileCheck %s\n", Fail, `"(" is not part of this shell`},
	{"background", "// RUN: echo a & echo b\n", Fail, `"&" is not part of this shell`},
	{"substitution of a command", "// RUN: echo $(ls) | FileCheck %s\n", Fail, "command substitution"},
	{"empty pipe", "// RUN: echo a | | FileCheck %s\n", Fail, `no command before "|"`},
	{"no redirect target", "// RUN: diff %s >\n", Fail, `no file after ">"`},
	{"unknown substitution", "// RUN: mlir-opt %mlir_nothing | FileCheck %s\n", Fail, "unknown substitution %mlir_nothing"},
	{"substitution prefix", "// RUN: mlir-opt %spirv_x | FileCheck %s\n", Fail, "unknown substitution %spirv_x"},
	{"libraries", "// RUN: echo %mlir_lib_dir/a%shlibext,%vulkan-runtime-wrappers %% | FileCheck %s\n// CHECK: mlir_lib_dir/a.so,vulkan-runtime-wrappers %{{$}}\n", Pass, ""},
	{"names", "// RUN: echo %S %{s:basename} %T | FileCheck %s -DB=%{s:basename}\n// CHECK: [[B]] {{.*}}Output\n", Pass, ""},
	{"line", "// RUN: echo %(line) %(line+2) | FileCheck %s\n// CHECK: 1 3\n", Pass, ""},
	{"env", "// RUN: env A=1 B=2 mlir-opt -env %s | FileCheck %s\n// CHECK-DAG: A=1\n// CHECK-DAG: {{^}}B=2\n", Pass, ""},
	{"export", "// RUN: export A=7\n// RUN: echo \"$A ${A}\" | FileCheck %s\n// CHECK: 7 7\n", Pass, ""},
	{"var scope is on", "// RUN: mlir-opt %s | FileCheck %s\n// CHECK: m[[X:.]]dule\n// CHECK-LABEL: func\n// CHECK: [[X]]\nmodule\nfunc\no\n", Fail, "undefined variable: X"},
	{"split-file", "// RUN: split-file %s %t && mlir-opt %t/b.mlir | FileCheck %t/a.txt\n//--- a.txt\nCHECK: bee\n//--- b.mlir\nbee\n", Pass, ""},
	{"test", "// RUN: mkdir -p %t/x && touch %t/x/y\n// RUN: test -f %t/x/y && test ! -e %t/z\n", Pass, ""},
	{"test fails", "// RUN: test -f %t\n", Fail, "exit status 1"},
	{"rm cp mv", "// RUN: cp %s %t && mv %t %t.2 && rm %t.2 && cp %s %t\n// RUN: test ! -f %t.2 && cmp %s %t\n", Pass, ""},
	{"grep", "// RUN: mlir-opt %s | grep -c 'mo\\(d*\\)ule\\1' | FileCheck %s\n// CHECK: {{^}}1\nmodule\nmoduled\n", Pass, ""},
	{"grep -w", "// RUN: echo 'a@b xa a' | grep -ow a | wc -l | FileCheck %s\n// RUN: not grep -w 'xa*b' %s\n// CHECK: {{^ *}}1\n// xaabc\n", Pass, ""},
	{"grep refuses", "// RUN: grep -E '(a)*\\1' %s\n", Fail, "repeated or alternative"},
	{"grep finds nothing", "// RUN: echo abc | grep -E 'x|y'\n", Fail, "exit status 1"},
	{"glob", "// RUN: mkdir %t && touch %t/a %t/b && ls %t/* | count 2\n", Pass, ""},
	{"negation", "// RUN: ! mlir-opt -bad\n", Pass, ""},
	{"xfail", "// RUN: not true\n// XFAIL: *\n", Pass, ""},
	{"xfail passes", "// RUN: not false\n// XFAIL: system-linux\n", Fail, "passed, but XFAIL"},
	{"xfail elsewhere", "// RUN: not true\n// XFAIL: system-darwin\n", Fail, "exit status 1"},
	{"xfail hides no broken line", "// RUN: not 'true\n// XFAIL: *\n", Fail, "unterminated"},
	{"requires", "// REQUIRES: host-supports-nvptx && shell\n// RUN: not true\n", Unsupported, "host-supports-nvptx"},
	{"requires met", "// REQUIRES: !nothing && (x || target={{.*linux.*}})\n// RUN: not false\n", Pass, ""},
	{"requires malformed", "// REQUIRES: (shell\n// RUN: not false\n", Fail, "missing )"},
	{"unsupported", "// UNSUPPORTED: system-linux\n// RUN: not false\n", Unsupported, "system-linux"},
	{"end", "// RUN: not false\n// END.\n// RUN: not true\n", Pass, ""},
	{"panic", "// RUN: boom | FileCheck %s\n// CHECK: x\n", Fail, "panic: boom: broken"},
	{"hang", "// RUN: hang | FileCheck %s\n// CHECK: x\n", Fail, "not done after"},
}

func TestRunFile(t *testing.T) {
	dir := t.TempDir()
	for i, c := range suiteCases {
		s := Suite{Root: dir, Tools: testTools()}
		if c.name == "hang" {
			s.Timeout = 500 * time.Millisecond
		}
		name := strconv.Itoa(i) + ".mlir"
		if err := os.WriteFile(filepath.Join(dir, name), []byte(c.text), 0o666); err != nil {
			t.Fatal(err)
		}
		r := s.RunFile(context.Background(), name)
		if r.Status != c.want || !strings.Contains(r.Report(), c.report) {
			t.Errorf("%s: got %s, want %s with %q\n%s", c.name, r.Status, c.want, c.report, r.Report())
		}
		if c.want != Fail && r.Line != 0 {
			t.Errorf("%s: reports line %d", c.name, r.Line)
		}
	}
}

// TestExternal runs programs, one that fails and one that does not exist.
func TestExternal(t *testing.T) {
	run := func(tool Tool, args ...string) (int, string, string) {
		var out, errs strings.Builder
		code := tool(context.Background(), args, strings.NewReader("text"), &out, &errs, t.TempDir(), []string{"WORD=said"})
		return code, out.String(), errs.String()
	}
	sh := External("/bin/sh", "-c")
	if code, out, _ := run(sh, `echo $WORD; cat; exit 3`); code != 3 || out != "said\ntext" {
		t.Errorf("got %d and %q", code, out)
	}
	if code, _, _ := run(sh, `kill -9 $$`); code != statusPanic {
		t.Errorf("a killed program gives %d", code)
	}
	if code, _, errs := run(External("/no/such/program")); code != statusNotFound || !strings.Contains(errs, "/no/such/program") {
		t.Errorf("no program gives %d and %q", code, errs)
	}
}

func TestRun(t *testing.T) {
	Run(t, Suite{Root: "testdata/suite", Tools: testTools(), Exclude: []string{"**/skipped-*.mlir"}})
}

func TestFiles(t *testing.T) {
	s := Suite{Root: "testdata/suite", Include: []string{"*.mlir", "sub/**"}, Exclude: []string{"**/skipped-*"}}
	names, err := s.Files()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Join(names, " "), "copy.mlir sub/deep/split.mlir"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
