package spvc

import (
	"context"
	"sync"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/programcache"
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
type Cache struct{ programs *programcache.Cache }

// OpenCache opens the cache in a directory, and creates the directory if it is missing.
// An empty name stands for the directory spvc in [os.UserCacheDir].
func OpenCache(dir string) (*Cache, error) {
	programs, err := programcache.Open(dir)
	if err != nil {
		return nil, err
	}
	return &Cache{programs}, nil
}

// id returns the name of the entry for a compilation. The target and the pipeline follow
// from the text, the options and the build.
func (c *Cache) id(text []byte, o *Options) (programcache.ID, error) {
	return c.programs.ID(func(add func(part []byte)) error {
		add([]byte(spirvtools.Version()))
		add(text)
		return o.addKey(add)
	})
}

// entry describes a stored Program. The parts of an entry are the module after lowering, with locations, and the words of each
// binary.
type entry struct {
	Binaries    []entryBinary
	Diagnostics []Diagnostic
	Env         target.Config
}

type entryBinary struct {
	Name string
	// Env is nil if it is that of the program.
	Env       *target.Config
	Validated bool
	Notes     []string
	Arguments map[string][]string
}

// load returns the program of an entry, or nil if there is no usable entry.
func (c *Cache) load(id programcache.ID) *Program {
	var e entry
	parts, ok := c.programs.Load(id, &e)
	if !ok || len(parts) != 1+len(e.Binaries) {
		return nil
	}
	p := &Program{Diagnostics: e.Diagnostics, env: target.New(e.Env), text: parts[0]}
	for i, b := range e.Binaries {
		ws, ok := words.Decode(parts[1+i])
		if !ok {
			return nil
		}
		env := p.env
		if b.Env != nil {
			env = target.New(*b.Env)
		}
		p.Binaries = append(p.Binaries, &Binary{Name: b.Name, Words: ws, Env: env, Validated: b.Validated, Notes: b.Notes, arguments: b.Arguments})
	}
	return p
}

// store adds a program.
func (c *Cache) store(id programcache.ID, p *Program) {
	e := entry{Diagnostics: p.Diagnostics, Env: p.env.Config()}
	parts := [][]byte{ir.Print(nil, p.module, ir.PrintOptions{DebugInfo: true, AssumeVerified: true})}
	for _, b := range p.Binaries {
		out := entryBinary{Name: b.Name, Validated: b.Validated, Notes: b.Notes, Arguments: b.arguments}
		if b.Env != p.env {
			cfg := b.Env.Config()
			out.Env = &cfg
		}
		e.Binaries, parts = append(e.Binaries, out), append(parts, serialize.Bytes(b.Words))
	}
	c.programs.Store(id, &e, parts...)
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
		ctx := all.HostContext()
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
