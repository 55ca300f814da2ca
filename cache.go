package spvc

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"sync"

	"github.com/rogpeppe/go-internal/cache"

	"github.com/spvc/spvc/internal/plainfile"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/words"
	"github.com/spvc/spvc/target"
)

// Cache keeps compiled programs in a directory, which several processes may share. An entry
// belongs to a text, its name, the options that affect the result, and the build of the
// calling program. Entries that are damaged, or that are not of this package, count as
// missing and are replaced. Entries that nobody has used for some days are deleted.
type Cache struct {
	dir   string
	files *cache.Cache
	// build identifies the calling program.
	build [sha256.Size]byte
}

// OpenCache opens the cache in a directory, and creates the directory if it is missing.
// An empty name stands for the directory spvc in [os.UserCacheDir].
func OpenCache(dir string) (*Cache, error) {
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

// id returns the name of the entry for a compilation. The target and the pipeline follow
// from the text, the options and the build.
func (c *Cache) id(text []byte, o *Options) (cache.ActionID, error) {
	h := sha256.New()
	add := func(part []byte) {
		h.Write(binary.LittleEndian.AppendUint64(nil, uint64(len(part))))
		h.Write(part)
	}
	add([]byte(entryMagic))
	add(c.build[:])
	add([]byte(spirvtools.Version()))
	add([]byte(o.Name))
	add(text)
	add(fmt.Appendf(nil, "%d %s %q %t %t %t %t %t %t %t %t %t %t %t", o.IndexBits, o.Opt, o.SPIRVPasses, o.VerifyEach, o.DebugInfo, o.CheckBounds, o.CheckDimensions, o.PushScalars, o.AddressArgs, o.NoValidate, o.MLIRLayout, o.WebGPU, o.noLimitCheck, o.Remarks))
	for _, env := range []*target.Env{o.Env, o.Default} {
		var part []byte
		if env != nil {
			var err error
			if part, err = env.MarshalJSON(); err != nil {
				return cache.ActionID{}, err
			}
			part = strconv.AppendBool(part, env.Config().DeviceAddresses)
		}
		add(part)
	}
	return cache.ActionID(h.Sum(nil)), nil
}

// entryMagic begins the data of each entry. The number changes with the form of entries.
const entryMagic = "spvc program 2\n"

// entry describes a stored Program. It follows entryMagic and its own size (32 bits) as
// JSON; then come the IR and the words of each binary.
type entry struct {
	Binaries    []entryBinary
	Diagnostics []Diagnostic
	Env         target.Config
	// IR is the number of bytes of the module after lowering, with locations.
	IR int
}

type entryBinary struct {
	Name string
	// Size is the number of bytes.
	Size int
	// Env is nil if it is that of the program.
	Env   *target.Config
	Notes []string
}

// load returns the program of an entry, or nil if there is no usable entry.
func (c *Cache) load(id cache.ActionID) *Program {
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
	return decodeEntry(data)
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

// decodeEntry returns the program that an entry holds, or nil if it is damaged.
func decodeEntry(data []byte) *Program {
	rest, ok := bytes.CutPrefix(data, []byte(entryMagic))
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
	var e entry
	if err := json.Unmarshal(take(int(size)), &e); err != nil {
		return nil
	}
	p := &Program{Diagnostics: e.Diagnostics, env: target.New(e.Env), text: take(e.IR)}
	for _, b := range e.Binaries {
		ws, ok := words.Decode(take(b.Size))
		if !ok {
			return nil
		}
		env := p.env
		if b.Env != nil {
			env = target.New(*b.Env)
		}
		p.Binaries = append(p.Binaries, &Binary{Name: b.Name, Words: ws, Env: env, Notes: b.Notes})
	}
	if cut || len(rest) > 0 {
		return nil
	}
	return p
}

// store adds a program. It ignores errors, because the program is usable without the cache.
func (c *Cache) store(id cache.ActionID, p *Program) {
	data := encodeEntry(p)
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

// encodeEntry returns the entry of a program. It returns nil for programs with names or
// messages that are not UTF-8, because JSON would change them.
func encodeEntry(p *Program) []byte {
	text := ir.Print(nil, p.module, ir.PrintOptions{DebugInfo: true, AssumeVerified: true})
	e := entry{Diagnostics: p.Diagnostics, Env: p.env.Config(), IR: len(text)}
	parts := [][]byte{[]byte(entryMagic), nil, nil, text}
	for _, b := range p.Binaries {
		parts = append(parts, serialize.Bytes(b.Words))
		out := entryBinary{Name: b.Name, Size: 4 * len(b.Words), Notes: b.Notes}
		if b.Env != p.env {
			cfg := b.Env.Config()
			out.Env = &cfg
		}
		e.Binaries = append(e.Binaries, out)
	}
	head, err := json.Marshal(&e)
	if err != nil || bytes.Contains(head, []byte(`\ufffd`)) {
		return nil
	}
	parts[1], parts[2] = binary.LittleEndian.AppendUint32(nil, uint32(len(head))), head
	return bytes.Join(parts, nil)
}

// cached returns the program from o.Cache, or else from compile. It then stores the program.
// Observed compilations run in any case, and those whose ctx has ended fail as without a
// cache.
func cached(ctx context.Context, text []byte, o *Options, compile func() (*Program, error)) (*Program, error) {
	if o.Cache == nil || o.Instrument != nil || ctx == nil || ctx.Err() != nil {
		return compile()
	}
	id, err := o.Cache.id(text, o)
	if err != nil {
		return compile()
	}
	if p := o.Cache.load(id); p != nil {
		return p, nil
	}
	p, err := compile()
	if err == nil {
		o.Cache.store(id, p)
	}
	return p, err
}

// restored is the module of a program that came from a cache. It is parsed at the first use,
// because most programs are used without it.
type restored struct {
	once   sync.Once
	module *ir.Operation
}

func (r *restored) parse(text []byte) *ir.Operation {
	r.once.Do(func() {
		ctx := ir.NewContext(shared().registry)
		scope := ctx.NewScope(func(*ir.Diagnostic) bool { return true })
		if top, ok := scope.Parse(ctx.AddFile("<cache>", text)); ok {
			r.module = top
		}
	})
	return r.module
}

// lowered returns the module after lowering, or nil for a program that was loaded.
func (p *Program) lowered() *ir.Operation {
	if p.text == nil {
		return p.module
	}
	return p.restored.parse(p.text)
}
