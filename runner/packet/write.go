package packet

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/npy"
)

// Folder is the name of the folder for packets.
const Folder = "packets"

// Name returns the name of the folder of the packet of a case.
func Name(id string) string {
	sum := sha256.Sum256([]byte(id))
	return hex.EncodeToString(sum[:6])
}

// Write writes the packet into the folder dir, which it makes.
func (c *Case) Write(dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for _, f := range c.files() {
		if err := os.WriteFile(filepath.Join(dir, f.name), f.data, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// file is a file of a packet. What says in the README what it holds.
type file struct {
	name, what string
	data       []byte
}

func (c *Case) files() []file {
	files := []file{
		{"case.mlir", "the kernel in the spirv dialect of MLIR", c.MLIR},
		{"case.spv", "the kernel as a SPIR-V binary", c.binary()},
		{"case.spvasm", "the binary as text, for `spirv-as`", []byte(c.Assembly)},
		{"report.txt", "what spvc found", c.Report},
		{"driver.json", "the device and its driver", c.Driver},
	}
	if c.GLSL != nil {
		files = append(files, file{"case.comp", "a shader in GLSL that does the same, for `glslangValidator -V`", c.GLSL})
	}
	if c.NoData == "" {
		files = append(files, file{"case.c", c.needs(), []byte(c.program())})
		if text, err := c.amber(); err == nil {
			files = append(files, file{"case.amber", "a script for Amber", []byte(text)})
		}
		files = append(files, c.data()...)
		if _, why := c.dispatches(); len(c.Launches) > 0 && why == "" {
			files = append(files, file{"case.json", "the first launch for `spvc dispatch`, given this folder", c.options()})
		}
	}
	return append(files, file{"README.md", "this text", []byte(c.readme(files))})
}

// needs says what the C program is and what it needs.
func (c *Case) needs() string {
	if c.draws() {
		return "a C program that needs only Vulkan 1.3, or 1.2 with `VK_KHR_dynamic_rendering`"
	}
	return "a C program that needs only Vulkan 1.2"
}

func (c *Case) binary() []byte {
	var out []byte
	for _, w := range c.Words {
		out = append(out, byte(w), byte(w>>8), byte(w>>16), byte(w>>24))
	}
	return out
}

// data returns the content of the buffers before and after each launch.
func (c *Case) data() []file {
	var out []file
	for i := range c.Launches {
		l := &c.Launches[i]
		for k := range l.Buffers {
			b := &l.Buffers[k]
			out = append(out, file{inputName(i, k), fmt.Sprintf("launch %d, %s: the bytes before", i, l.name(k)), array(b.Bytes)},
				file{expectedName(i, k), fmt.Sprintf("launch %d, %s: the bytes that the kernel must leave", i, l.name(k)), array(b.Expected)})
		}
		for k := range l.Images {
			m, name := &l.Images[k], fmt.Sprintf("launch%d-image%d", i, k)
			out = append(out, file{name + ".npy", fmt.Sprintf("launch %d, %s: the texels before", i, l.imageName(k)), array(m.Bytes)},
				file{name + "-expected.npy", fmt.Sprintf("launch %d, %s: the texels that the launch must leave", i, l.imageName(k)), array(m.Expected)})
		}
		if len(l.Push.Bytes) > 0 {
			out = append(out, file{pushName(i), fmt.Sprintf("launch %d: the bytes of the push constants", i), array(l.Push.Bytes)})
		}
	}
	return out
}

func inputName(launch, buffer int) string {
	return fmt.Sprintf("launch%d-buffer%d.npy", launch, buffer)
}
func expectedName(launch, buffer int) string {
	return fmt.Sprintf("launch%d-buffer%d-expected.npy", launch, buffer)
}
func pushName(launch int) string { return fmt.Sprintf("launch%d-push.npy", launch) }

// array returns bytes as an npy file.
func array(data []byte) []byte {
	a := npy.Array{Type: npy.Type{Kind: 'u', Size: 1}, Shape: []int{len(data)}, Data: data}
	return a.Encode()
}

// dispatches returns a command of spvc dispatch for each launch, or the reason why there is none.
func (c *Case) dispatches() (commands []string, why string) {
	switch {
	case c.draws():
		return nil, "spvc dispatch draws nothing"
	case c.hasPointers():
		return nil, "spvc dispatch has no addresses of buffers"
	case slices.ContainsFunc(c.Launches, func(l Launch) bool {
		return slices.ContainsFunc(l.Bindings, func(b Binding) bool { return b.Kind != WholeBuffer })
	}):
		return nil, "spvc dispatch takes images, texel buffers and inline uniform blocks in other forms"
	}
	for i := range c.Launches {
		l := &c.Launches[i]
		cmd := fmt.Sprintf("spvc dispatch case.spv --entry=%s%s --groups=%s", c.Entry, c.device(), l.groups())
		for _, f := range c.settings(i) {
			cmd += " --" + f.flag + " " + f.value
		}
		commands = append(commands, cmd)
	}
	return commands, ""
}

// hasPointers reports whether data of the launches hold addresses of buffers.
func (c *Case) hasPointers() bool {
	return slices.ContainsFunc(c.Launches, func(l Launch) bool {
		return len(l.Push.Pointers) > 0 || slices.ContainsFunc(l.Buffers, func(b Buffer) bool { return len(b.Pointers) > 0 })
	})
}

func (l *Launch) groups() string {
	return fmt.Sprintf("%d,%d,%d", l.Groups[0], l.Groups[1], l.Groups[2])
}

// options returns the file by which spvc dispatch repeats the first launch, given the folder.
func (c *Case) options() []byte {
	var o struct {
		Entry  string   `json:"entry"`
		Args   []string `json:"args,omitempty"`
		Specs  []string `json:"specs,omitempty"`
		Expect []string `json:"expect,omitempty"`
		Binds  []string `json:"binds,omitempty"`
		Groups string   `json:"groups"`
	}
	o.Entry, o.Groups = c.Entry, c.Launches[0].groups()
	lists := map[string]*[]string{"arg": &o.Args, "spec": &o.Specs, "expect": &o.Expect, "bind": &o.Binds}
	for _, f := range c.settings(0) {
		*lists[f.flag] = append(*lists[f.flag], f.value)
	}
	text, err := json.MarshalIndent(&o, "", "  ")
	if err != nil {
		panic(err) // texts are always JSON
	}
	return append(text, '\n')
}

// setting is a flag of spvc dispatch with its value.
type setting struct{ flag, value string }

// settings returns the flags of spvc dispatch for a launch: buffers, push constants and specialization constants.
func (c *Case) settings(i int) []setting {
	l := &c.Launches[i]
	out := c.descriptors(i)
	if len(l.Push.Bytes) > 0 {
		out = append(out, setting{"arg", "push=" + pushName(i)})
	}
	for _, s := range l.Spec {
		out = append(out, setting{"spec", fmt.Sprintf("%d=%d", s.ID, s.Bits)})
	}
	return out
}

// descriptors returns the flags of spvc dispatch that bind the buffers of a launch.
func (c *Case) descriptors(i int) []setting {
	l := &c.Launches[i]
	owners, uses := make([]string, len(l.Buffers)), make([]int, len(l.Buffers))
	for _, b := range l.Bindings {
		if !b.Null {
			uses[b.Buffer]++
		}
	}
	var flags []setting
	for _, b := range l.Bindings {
		place := fmt.Sprintf("%d.%d", b.Set, b.Binding)
		if r := c.Module.Resource(b.Set, b.Binding); r != nil && r.Count != 1 {
			place += fmt.Sprintf("[%d]", b.Index)
		}
		if b.Null {
			flags = append(flags, setting{"bind", place + "=null"})
			continue
		}
		// The command compares all bytes of a buffer of which it binds a part.
		var words []string
		if size := len(l.Buffers[b.Buffer].Bytes); uses[b.Buffer] > 1 || b.Dynamic || b.Partial || b.Offset != 0 || b.Size != size {
			words = b.words()
		}
		if owner := owners[b.Buffer]; owner != "" {
			words = append([]string{"of:" + owner}, words...)
		} else {
			owners[b.Buffer] = place
			flags = append(flags, setting{"arg", place + "=" + inputName(i, b.Buffer)}, setting{"expect", place + "=" + expectedName(i, b.Buffer)})
		}
		if len(words) > 0 {
			flags = append(flags, setting{"bind", place + "=" + strings.Join(words, ",")})
		}
	}
	return flags
}

// words says by the words of spvc dispatch which part of a buffer a descriptor shows.
func (b *Binding) words() []string {
	var words []string
	if b.Offset != 0 {
		words = append(words, fmt.Sprintf("offset:%d", b.Offset))
	}
	words = append(words, fmt.Sprintf("size:%d", b.Size))
	if b.Dynamic {
		words = append(words, fmt.Sprintf("dynamic:%d", b.DynamicOffset))
	}
	if b.Partial {
		words = append(words, "partial")
	}
	return words
}

// device returns the flag that selects the device.
func (c *Case) device() string {
	if c.Selector == "" {
		return ""
	}
	return " --device=" + quote(c.Selector)
}

// quote quotes a word for a shell.
func quote(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

func (c *Case) readme(files []file) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\nCase: `%s`\n\n", strings.ReplaceAll(c.Title, "\n", " "), c.ID)
	b.WriteString("`report.txt` says what the device did. The expected results are those of spvc's reference device, which executes SPIR-V in Go.\n\n## Commands\n\nIn this folder:\n\n```sh\n")
	fmt.Fprintf(&b, "spvc conform%s --case=%s\n", c.device(), quote(c.ID))
	commands, why := c.dispatches()
	if c.NoData == "" {
		for _, cmd := range commands {
			b.WriteString(cmd + "\n")
		}
		b.WriteString("cc -o case case.c -lvulkan && ./case\n")
	}
	b.WriteString("```\n\nEach ends with 1 while the device has the error")
	if c.Known {
		b.WriteString(", but `spvc conform` with 0: it knows the error")
	}
	b.WriteString(". `./case NAME` takes the device whose name, or whose driver's, contains NAME.\n")
	switch {
	case c.NoData != "":
		b.WriteString("\nThere are no data and expected results: " + c.NoData + "\n")
	case why != "":
		b.WriteString("\nThere is no command for spvc dispatch: " + why + ".\n")
	}
	if c.GLSL == nil && c.NoGLSL != "" {
		b.WriteString("\nThere is no shader in GLSL: " + c.NoGLSL + ".\n")
	}
	if c.NoData == "" {
		if _, err := c.amber(); err != nil {
			b.WriteString("\nThere is no script for Amber: " + err.Error() + ".\n")
		}
	}
	b.WriteString("\n## Files\n\n| file | content |\n|---|---|\n")
	for _, f := range files {
		fmt.Fprintf(&b, "| `%s` | %s |\n", f.name, f.what)
	}
	return b.String()
}
