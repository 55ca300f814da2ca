// Package programcache keeps compiled programs in a directory, which several processes may share. It knows programs as their
// binaries, a text and diagnostics of any type.
package programcache

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/rogpeppe/go-internal/cache"

	"github.com/spvc/spvc/internal/plainfile"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/target"
)

// A Cache keeps programs in a directory. Entries that are damaged, or that are not of this package, count as missing and are
// replaced. Entries that nobody has used for some days are deleted.
type Cache struct {
	dir   string
	files *cache.Cache
	// build identifies the calling program.
	build [sha256.Size]byte
}

// An ID is the name of an entry.
type ID = cache.ActionID

// A Program is what an entry holds. D is the type of its diagnostics, which JSON can write and read.
type Program[D any] struct {
	Binaries    []Binary
	Diagnostics D
	Env         target.Config
	// Text is the module after lowering.
	Text []byte `json:"-"`
}

// A Binary is a SPIR-V module of a program.
type Binary struct {
	Name  string
	Words []uint32 `json:"-"`
	// Env is nil if it is that of the program.
	Env   *target.Config
	Notes []string
}

// Open opens the cache in a directory, and creates the directory if it is missing. An empty name stands for the directory
// spvc in [os.UserCacheDir].
func Open(dir string) (*Cache, error) {
	if dir == "" {
		user, err := os.UserCacheDir()
		if err != nil {
			return nil, fmt.Errorf("the cache of compiled programs: %w", err)
		}
		dir = filepath.Join(user, "spvc")
	}
	build, err := buildID()
	if err == nil {
		err = os.MkdirAll(dir, 0o777)
	}
	var files *cache.Cache
	if err == nil {
		files, err = cache.Open(dir)
	}
	if err != nil {
		return nil, fmt.Errorf("the cache of compiled programs: %w", err)
	}
	return &Cache{dir, files, build}, nil
}

// buildID identifies the running program: by the id that the Go linker gave it, or else by
// the hash of its file.
func buildID() ([sha256.Size]byte, error) {
	path, err := os.Executable()
	if err != nil {
		return [sha256.Size]byte{}, err
	}
	f, err := os.Open(path)
	if err != nil {
		return [sha256.Size]byte{}, err
	}
	defer f.Close()
	head := make([]byte, 32<<10)
	n, _ := io.ReadFull(f, head)
	if id := linkerID(head[:n]); id != nil {
		return sha256.Sum256(id), nil
	}
	h := sha256.New()
	h.Write(head[:n])
	if _, err := io.Copy(h, f); err != nil {
		return [sha256.Size]byte{}, err
	}
	return [sha256.Size]byte(h.Sum(nil)), nil
}

// noteName ends the header of the ELF note with the linker's id: the type 4 and the name.
const noteName = "\x04\x00\x00\x00Go\x00\x00"

// linkerID returns the id that the Go linker puts at the start of an ELF file, or nil. The
// header of the note begins with the sizes of the name and of the id.
func linkerID(head []byte) []byte {
	at := bytes.Index(head, []byte(noteName))
	if at < 4 {
		return nil
	}
	size := binary.LittleEndian.Uint32(head[at-4:])
	id := head[at+len(noteName):]
	if size == 0 || uint64(size) > uint64(len(id)) {
		return nil
	}
	return id[:size]
}

// ID returns the name of the entry for the parts that list adds. The build of the calling program is one more part.
func (c *Cache) ID(list func(add func(part []byte)) error) (ID, error) {
	h := sha256.New()
	add := func(part []byte) {
		h.Write(binary.LittleEndian.AppendUint64(nil, uint64(len(part))))
		h.Write(part)
	}
	add([]byte(magic))
	add(c.build[:])
	err := list(add)
	return ID(h.Sum(nil)), err
}

// magic begins the data of each entry. The number changes with the form of entries.
const magic = "spvc program 3\n"

// A head describes a stored program. It follows magic and its own size (32 bits) as JSON; then come the text and the words of
// each binary.
type head[D any] struct {
	Program[D]
	// Sizes are the numbers of bytes of the text and of the binaries.
	Sizes []int
}

// Load returns the program of an entry, or nil if there is no usable entry.
func Load[D any](c *Cache, id ID) *Program[D] {
	if !isFile(c.path(id, "a")) {
		return nil
	}
	e, err := c.files.Get(id)
	if err != nil {
		return nil
	}
	name := c.files.OutputFile(e.OutputID)
	if info, err := os.Stat(name); err != nil || info.Size() != e.Size {
		return nil
	}
	data, err := plainfile.Read(name)
	if err != nil || sha256.Sum256(data) != e.OutputID {
		return nil
	}
	return decode[D](data)
}

// path returns the name of the file of an id. Package cache keeps what an entry says of its data as kind a, and data as d.
func (c *Cache) path(id [sha256.Size]byte, kind string) string {
	return filepath.Join(c.dir, fmt.Sprintf("%02x", id[0]), fmt.Sprintf("%x-%s", id, kind))
}

// isFile reports whether a name is that of a regular file. Package cache would wait for the other end of a pipe.
func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// free makes a name usable for a file: it removes what is no regular file. It reports whether it succeeds.
func free(name string) bool {
	if _, err := os.Lstat(name); errors.Is(err, fs.ErrNotExist) || isFile(name) {
		return true
	}
	return os.Remove(name) == nil
}

// decode returns the program that an entry holds, or nil if the entry is damaged.
func decode[D any](data []byte) *Program[D] {
	rest, ok := bytes.CutPrefix(data, []byte(magic))
	if !ok || len(rest) < 4 {
		return nil
	}
	cut := false
	take := func(n int) (part []byte) {
		if n < 0 || n > len(rest) {
			cut = true
			return nil
		}
		part, rest = rest[:n:n], rest[n:]
		return part
	}
	size := binary.LittleEndian.Uint32(take(4))
	var h head[D]
	if err := json.Unmarshal(take(int(size)), &h); err != nil || len(h.Sizes) != 1+len(h.Binaries) {
		return nil
	}
	h.Text = take(h.Sizes[0])
	for i := range h.Binaries {
		if h.Binaries[i].Words, ok = words.Decode(take(h.Sizes[1+i])); !ok {
			return nil
		}
	}
	if cut || len(rest) > 0 {
		return nil
	}
	return &h.Program
}

// Store adds a program. It ignores errors, because the program is usable without the cache.
func Store[D any](c *Cache, id ID, p *Program[D]) {
	data := encode(p)
	if data == nil {
		return
	}
	for _, name := range []string{c.path(id, "a"), c.path(sha256.Sum256(data), "d"), filepath.Join(c.dir, "trim.txt")} {
		if !free(name) {
			return
		}
	}
	if err := c.files.PutBytes(id, data); err == nil {
		c.files.Trim() // at most once a day
	}
}

// encode returns the entry of a program. It returns nil for programs with names or messages that are not UTF-8, because JSON
// would change them.
func encode[D any](p *Program[D]) []byte {
	h := head[D]{*p, []int{len(p.Text)}}
	parts := [][]byte{[]byte(magic), nil, nil, p.Text}
	for i := range p.Binaries {
		parts = append(parts, serialize.Bytes(p.Binaries[i].Words))
		h.Sizes = append(h.Sizes, 4*len(p.Binaries[i].Words))
	}
	text, err := json.Marshal(&h)
	if err != nil || bytes.Contains(text, []byte(`\ufffd`)) {
		return nil
	}
	parts[1], parts[2] = binary.LittleEndian.AppendUint32(nil, uint32(len(text))), text
	return bytes.Join(parts, nil)
}
