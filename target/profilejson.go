package target

import (
	"strconv"
	"strings"
)

// profileReader resolves the profiles of a file, each of them once.
type profileReader struct {
	f    *jsonFile
	root *jsonValue
	done map[string]*offer
	open map[string]bool // profiles being resolved, to find cycles
	// blocks are the capability blocks that are already read.
	blocks map[string]*offer
	work   int // total length of the joined names, in bytes
}

// These constants bound the references in one file: how deep profiles may require one
// another, and the total length in bytes of the names that their blocks add.
const (
	maxProfileDepth = 100
	maxProfileWork  = 1 << 26
)

// spend adds the cost of joining o to the work done, and returns an error at offset at
// if the total is too high.
func (p *profileReader) spend(o *offer, at int) error {
	p.work += 100
	for _, names := range [...]map[string]bool{o.features, o.extensions} {
		for n := range names {
			p.work += 10 + len(n)
		}
	}
	if p.work > maxProfileWork {
		return p.f.errorAt(at, "the profiles of the file refer to too many capabilities")
	}
	return nil
}

// env returns the environment of the profile called name. If name is "", the file must
// have exactly one profile.
func (p *profileReader) env(name string) (*Env, error) {
	all := p.root.get("profiles")
	if err := p.f.expectKind(all, jsonObject, "profiles"); err != nil {
		return nil, err
	}
	var names []string
	for _, k := range all.keys {
		names = append(names, k.name)
	}
	switch {
	case name == "" && len(names) == 1:
		name = names[0]
	case name == "" && len(names) == 0:
		return nil, p.f.errorAt(all.offset, "the file has no profile")
	case name == "":
		return nil, p.f.errorAt(all.offset, "the file has several profiles: choose one of %s", strings.Join(names, ", "))
	case all.get(name) == nil:
		return nil, p.f.errorAt(all.offset, "the file has no profile %q: it has %s", name, strings.Join(names, ", "))
	}
	o, err := p.resolve(name, all.offset)
	if err != nil {
		return nil, err
	}
	if !o.isDevice {
		o.name = name
	}
	return o.env(), nil
}

// resolve returns what the profile called name requires. An error has the offset at,
// the place of the reference.
func (p *profileReader) resolve(name string, at int) (*offer, error) {
	if o := p.done[name]; o != nil {
		return o, nil
	}
	if p.open[name] {
		return nil, p.f.errorAt(at, "the profile %q requires itself", name)
	}
	if len(p.open) == maxProfileDepth {
		return nil, p.f.errorAt(at, "more than %d profiles require one another", maxProfileDepth)
	}
	v := p.root.get("profiles").get(name)
	if v == nil {
		return nil, p.f.errorAt(at, "the profile %q is not in this file", name)
	}
	if err := p.f.expectKind(v, jsonObject, name); err != nil {
		return nil, err
	}
	p.open[name] = true
	defer delete(p.open, name)
	o := newOffer()
	if api := v.get("api-version"); api != nil {
		text, err := p.f.string(api, "api-version")
		if err != nil {
			return nil, err
		}
		var ok bool
		if o.api, ok = parsePatched(text); !ok {
			return nil, p.f.errorAt(api.offset, "api-version: expected a version such as 1.3.204, found %q", text)
		}
	}
	if err := p.required(o, v); err != nil {
		return nil, err
	}
	if err := p.capabilities(o, v); err != nil {
		return nil, err
	}
	p.done[name] = o
	return o, nil
}

// parsePatched parses a version with or without a patch number.
func parsePatched(s string) (APIVersion, bool) {
	parts := strings.Split(s, ".")
	if len(parts) > 3 || len(parts) < 2 {
		return APIVersion{}, false
	}
	if len(parts) == 3 {
		if _, err := strconv.ParseUint(parts[2], 10, 32); err != nil {
			return APIVersion{}, false
		}
	}
	return ParseAPIVersion(parts[0] + "." + parts[1])
}

// required adds the requirements of the profiles that v lists.
func (p *profileReader) required(o *offer, v *jsonValue) error {
	list := v.get("profiles")
	if list == nil {
		return nil
	}
	names, err := p.f.strings(list, "profiles")
	if err != nil {
		return err
	}
	for i, n := range names {
		other, err := p.resolve(n, list.list[i].offset)
		if err != nil {
			return err
		}
		if err := p.spend(other, list.list[i].offset); err != nil {
			return err
		}
		o.join(other)
	}
	return nil
}

// capabilities adds the blocks that v requires. Each entry of v names one block, or
// lists alternative blocks of which an implementation has at least one.
func (p *profileReader) capabilities(o *offer, v *jsonValue) error {
	list := v.get("capabilities")
	if list == nil {
		return nil
	}
	if err := p.f.expectKind(list, jsonArray, "capabilities"); err != nil {
		return err
	}
	for _, e := range list.list {
		if e.kind != jsonArray {
			b, err := p.block(e)
			if err != nil {
				return err
			}
			o.join(b)
			continue
		}
		var common *offer
		for _, x := range e.list {
			b, err := p.block(x)
			if err != nil {
				return err
			}
			if common == nil {
				common = newOffer()
				common.join(b)
			} else {
				common.meet(b)
			}
		}
		if common != nil {
			o.join(common)
		}
	}
	return nil
}

// block reads the capability block that v names.
func (p *profileReader) block(v *jsonValue) (*offer, error) {
	name, err := p.f.string(v, "capabilities")
	if err != nil {
		return nil, err
	}
	if o := p.blocks[name]; o != nil {
		return o, p.spend(o, v.offset)
	}
	b := p.root.get("capabilities").get(name)
	if b == nil {
		return nil, p.f.errorAt(v.offset, "the file has no capability block %q", name)
	}
	if err := p.f.expectKind(b, jsonObject, name); err != nil {
		return nil, err
	}
	o := newOffer()
	if err := o.add(p.f, b); err != nil {
		return nil, err
	}
	p.blocks[name] = o
	return o, p.spend(o, v.offset)
}
