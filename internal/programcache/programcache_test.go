package programcache

import (
	"bytes"
	"debug/elf"
	"os"
	"reflect"
	"testing"

	"github.com/spvc/spvc/target"
)

func testProgram() *Program[[]string] {
	other := target.Default().Config()
	other.Name = "other"
	return &Program[[]string]{Diagnostics: []string{"a", "\ufffd"}, Env: target.Default().Config(), Text: []byte("module {}"),
		Binaries: []Binary{{Name: "k", Words: []uint32{1, 2, 3}, Notes: []string{"note"}}, {Name: "l", Words: []uint32{4}, Env: &other}}}
}

func open(t *testing.T) *Cache {
	c, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestLinkerID compares the id of the running program with what package debug/elf reads,
// and checks that damaged notes have none.
func TestLinkerID(t *testing.T) {
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	e, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	want, err := e.Section(".note.go.buildid").Data()
	if err != nil {
		t.Fatal(err)
	}
	head := data[:32<<10]
	id := linkerID(head)
	if !bytes.HasSuffix(bytes.TrimRight(want, "\x00"), id) || len(id) < 40 {
		t.Errorf("id %q of the note %q", id, want)
	}
	note := bytes.Index(head, []byte(noteName))
	for name, damaged := range map[string][]byte{
		"no note": head[:note], "no sizes": head[note:], "cut": head[:note+len(noteName)+len(id)-1], "empty": {},
		"no id": append([]byte{4, 0, 0, 0, 0, 0, 0, 0}, noteName...),
	} {
		if id := linkerID(damaged); id != nil {
			t.Errorf("%s: id %q", name, id)
		}
	}
}

// TestEntryCut checks that no part of an entry, and no entry with more behind it, is a program.
func TestEntryCut(t *testing.T) {
	p := testProgram()
	data := encode(p)
	for n := range data {
		if decode[[]string](data[:n]) != nil {
			t.Errorf("%d of %d bytes are a program", n, len(data))
		}
	}
	if decode[[]string](append(data, 0)) != nil {
		t.Error("an entry with a byte more is a program")
	}
	if q := decode[[]string](data); !reflect.DeepEqual(q, p) {
		t.Errorf("%+v, want %+v", q, p)
	}
}

// TestForeignEntries checks that an entry that is not a program, or only the beginning of one, counts as missing, and that it is
// replaced.
func TestForeignEntries(t *testing.T) {
	c, id := open(t), ID{1}
	for _, data := range []string{"something else", magic + "something else", magic + "\x02\x00\x00\x00{}", ""} {
		if err := c.files.PutBytes(id, []byte(data)); err != nil {
			t.Fatal(err)
		}
		if p := Load[[]string](c, id); p != nil {
			t.Errorf("%q is the program %+v", data, p)
		}
		Store(c, id, testProgram())
		if p := Load[[]string](c, id); !reflect.DeepEqual(p, testProgram()) {
			t.Errorf("%q is not replaced: %+v", data, p)
		}
	}
}

// TestUTF8 checks that a program is not stored if JSON would change it.
func TestUTF8(t *testing.T) {
	c, p := open(t), testProgram()
	p.Diagnostics[0] = "\xff"
	Store(c, ID{}, p)
	if q := Load[[]string](c, ID{}); q != nil {
		t.Errorf("%+v", q)
	}
}

// TestIDs checks that the id depends on the build, on each part, and on where parts begin.
func TestIDs(t *testing.T) {
	c := open(t)
	other := *c
	other.build[0]++
	seen := map[ID]bool{}
	for _, k := range []struct {
		cache *Cache
		parts []string
	}{{c, []string{"a", "b"}}, {&other, []string{"a", "b"}}, {c, []string{"ab"}}, {c, []string{"", "ab"}}, {c, nil}} {
		id, err := k.cache.ID(func(add func([]byte)) error {
			for _, part := range k.parts {
				add([]byte(part))
			}
			return nil
		})
		if err != nil || seen[id] {
			t.Errorf("%q has the id of another one: %v", k.parts, err)
		}
		seen[id] = true
	}
}
