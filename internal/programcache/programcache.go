// Package programcache keeps compiled programs in a directory, which several processes may share. To it, a program is a value that
// JSON holds, and parts: bytes that follow the value as they are.
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
	"math"
	"os"
	"path/filepath"

	"github.com/rogpeppe/go-internal/cache"

	"github.com/spvc/spvc/internal/plainfile"
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

// Load reads the value of an entry into value, a pointer, and returns the parts. ok is false if there is no usable entry.
func (c *Cache) Load(id ID, value any) (parts [][]byte, ok bool) {
	if !isFile(c.path(id, "a")) {
		return nil, false
	}
	e, err := c.files.Get(id)
	if err != nil {
		return nil, false
	}
	name := c.files.OutputFile(e.OutputID)
	if info, err := os.Stat(name); err != nil || info.Size() != e.Size {
		return nil, false
	}
	data, err := plainfile.Read(name)
	if err != nil || sha256.Sum256(data) != e.OutputID {
		return nil, false
	}
	return decode(data, value)
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

// decode reads the value and the parts of an entry. ok is false if the entry is damaged. After magic, each of them follows its
// number of bytes (32 bits).
func decode(data []byte, value any) (parts [][]byte, ok bool) {
	rest, ok := bytes.CutPrefix(data, []byte(magic))
	if !ok {
		return nil, false
	}
	for len(rest) > 0 {
		if len(rest) < 4 || uint64(binary.LittleEndian.Uint32(rest)) > uint64(len(rest)-4) {
			return nil, false
		}
		n := 4 + binary.LittleEndian.Uint32(rest)
		parts, rest = append(parts, rest[4:n:n]), rest[n:]
	}
	if len(parts) == 0 || json.Unmarshal(parts[0], value) != nil {
		return nil, false
	}
	return parts[1:], true
}

// Store adds a program. It ignores errors, because the program is usable without the cache.
func (c *Cache) Store(id ID, value any, parts ...[]byte) {
	data := encode(value, parts)
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

// encode returns the entry of a program. It returns nil if a part is too long, and for values with texts that are not UTF-8,
// because JSON would change them.
func encode(value any, parts [][]byte) []byte {
	text, err := json.Marshal(value)
	if err != nil || bytes.Contains(text, []byte(`\ufffd`)) {
		return nil
	}
	data := []byte(magic)
	for _, part := range append([][]byte{text}, parts...) {
		if uint64(len(part)) > math.MaxUint32-4 {
			return nil
		}
		data = append(binary.LittleEndian.AppendUint32(data, uint32(len(part))), part...)
	}
	return data
}
