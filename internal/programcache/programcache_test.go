package programcache

import (
	"bytes"
	"debug/elf"
	"os"
	"reflect"
	"testing"
)

// value and parts are a program.
var (
	value = []string{"a", "\ufffd"}
	parts = [][]byte{[]byte("module {}"), {}, {1, 2, 3}}
)

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

// TestEntryCut checks that no part of an entry has all of the program, and that a byte more makes it unusable.
func TestEntryCut(t *testing.T) {
	data := encode(value, parts)
	var v []string
	for n := range data {
		if got, ok := decode(data[:n], &v); ok && len(got) >= len(parts) {
			t.Errorf("%d of %d bytes have %d parts", n, len(data), len(got))
		}
	}
	if _, ok := decode(append(data, 0), &v); ok {
		t.Error("an entry with a byte more is a program")
	}
	if got, ok := decode(data, &v); !ok || !reflect.DeepEqual(got, parts) || !reflect.DeepEqual(v, value) {
		t.Errorf("%v, %q, %t; want %v, %q", got, v, ok, parts, value)
	}
}

// TestForeignEntries checks that an entry that is not a program, or only the beginning of one, counts as missing, and that it is
// replaced.
func TestForeignEntries(t *testing.T) {
	c, id := open(t), ID{1}
	var v []string
	for _, data := range []string{"something else", magic + "something else", magic + "\x02\x00\x00\x00{}", magic, "", magic + "\xff\xff\xff\xff{}"} {
		if err := c.files.PutBytes(id, []byte(data)); err != nil {
			t.Fatal(err)
		}
		if got, ok := c.Load(id, &v); ok {
			t.Errorf("%q is the program %q", data, got)
		}
		c.Store(id, value, parts...)
		if got, ok := c.Load(id, &v); !ok || !reflect.DeepEqual(got, parts) || !reflect.DeepEqual(v, value) {
			t.Errorf("%q is not replaced: %q", data, got)
		}
	}
}

// TestUTF8 checks that a program is not stored if JSON would change it.
func TestUTF8(t *testing.T) {
	c := open(t)
	c.Store(ID{}, "\xff")
	var v string
	if _, ok := c.Load(ID{}, &v); ok {
		t.Errorf("%q", v)
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
