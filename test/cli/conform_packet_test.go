//go:build linux && cgo

package cli

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// packetCases are guilty cases of a lying layer, one for each way to bind a block.
var packetCases = []string{
	plainCase, writeCase, "v1/Uniform/std140/read/{f;s32}", "v1/PushConstant/std430/read/{f;s32}",
	"v1/PhysicalStorageBuffer/scalar/read/{f;s32}", "v1/StorageBuffer/std430/size/{s32;[]v2u32}",
	"v1/StorageBuffer/std430/read+dynamic=256/{f;s32}", "v1/Uniform/std140/read+dynamic=256/{f;s32}",
	"v1/StorageBuffer/std430/read+array=2+dynamic=256/{f;s32}",
	"v1/StorageBuffer/std430/read+stage=vertex/{f;s32}", "v1/StorageBuffer/std430/read+out=location+stage=fragment/{f;s32}",
}

// sectionOf returns the commands in the README of a packet.
func sectionOf(t *testing.T, dir string) []string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "```sh\n")
	commands, _, ok := strings.Cut(rest, "```")
	if !ok {
		t.Fatalf("%s has no commands: %s", dir, text)
	}
	return strings.Split(strings.TrimSpace(commands), "\n")
}

// TestPackets finds the lies of a layer, and runs the commands in each packet as they are: with the layer each
// shows the error, and without it none does.
func TestPackets(t *testing.T) {
	t.Parallel()
	layer, dir := buildLiar(t), t.TempDir()
	m := lieMode{mode: "offset"}
	cmd, err := m.command(layer, dir, packetCases, "--out="+filepath.Join(dir, "run"))
	if err != nil {
		t.Fatal(err)
	}
	if out, err := cmd.CombinedOutput(); cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != 1 {
		t.Fatalf("%v: %s", err, out)
	}
	lying, honest := cmd.Env, os.Environ()
	for _, e := range lying {
		if strings.HasPrefix(e, "VK_ADD_DRIVER_FILES=") {
			honest = append(honest, e)
		}
	}
	packets, err := filepath.Glob(filepath.Join(dir, "run", "packets", "*"))
	if err != nil || len(packets) != len(packetCases) {
		t.Fatalf("%d packets of %d cases, %v", len(packets), len(packetCases), err)
	}
	dispatched := 0
	for _, packet := range packets {
		for _, line := range sectionOf(t, packet) {
			line = strings.ReplaceAll(line, "./case", "./case SwiftShader")
			line = strings.Replace(line, "cc ", "gcc -std=c11 -Wall -Wextra -Werror ", 1)
			if strings.HasPrefix(line, "spvc dispatch") {
				dispatched++
			}
			code, out := shell(t, packet, honest, line)
			if code != 0 {
				t.Errorf("without lies, %s: exit code %d: %s", line, code, out)
			}
			// A launch of several may not show the error.
			if code, out = shell(t, packet, lying, line); code != 1 && !strings.Contains(line, "launch1-") {
				t.Errorf("with lies, %s: exit code %d: %s", line, code, out)
			}
		}
	}
	if dispatched < len(packetCases)-3 { // it has no addresses and no draws
		t.Errorf("%d commands of spvc dispatch", dispatched)
	}
	runExported(t, packets, honest)
}

// TestPacketsScript names folders with and without packets, and one that is missing.
func TestPacketsScript(t *testing.T) {
	t.Parallel()
	for dir, want := range map[string]int{t.TempDir(): 0, filepath.Join(t.TempDir(), "missing"): 2} {
		if code, out := shell(t, ".", os.Environ(), "../drivers/packets.sh '"+dir+"'"); code != want {
			t.Errorf("%s: exit code %d, want %d: %s", dir, code, want, out)
		}
	}
}

// runExported runs the MLIR and the assembly of a packet in place of the binary.
func runExported(t *testing.T, packets, env []string) {
	for _, packet := range packets {
		for _, line := range sectionOf(t, packet) {
			if !strings.HasPrefix(line, "spvc dispatch") {
				continue
			}
			for _, file := range []string{"case.mlir", "case.spvasm"} {
				line := strings.Replace(line, "case.spv", file, 1)
				if code, out := shell(t, packet, env, line); code != 0 {
					t.Errorf("%s: exit code %d: %s", line, code, out)
				}
			}
			break
		}
	}
}

func shell(t *testing.T, dir string, env []string, line string) (code int, out string) {
	t.Helper()
	cmd := exec.Command("sh", "-c", line)
	cmd.Dir, cmd.Env = dir, env
	var b bytes.Buffer
	cmd.Stdout, cmd.Stderr = &b, &b
	if err := cmd.Run(); cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), b.String()
}
