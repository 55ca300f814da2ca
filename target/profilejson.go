package target

import (
	"strconv"
	"strings"
)

// profileReader resolves the profiles of a file. Each is resolved once.
type profileReader struct {
	f    *jsonFile
	root *jsonValue
	done map[string]*offer
	open map[string]bool // to find circles
	// blocks are those read so far.
	blocks map[string]*offer
	work   int // bytes of names joined so far
}

// Bounds on what profiles of one file refer to: profiles that require one another,
// and names in the blocks they join again and again, in bytes.
const (
	maxProfileDepth = 100
	maxProfileWork  = 1 << 26
)

// spend counts what joining o costs; at is where it is referred to.
func (p *profileReader) spend(o *offer, at int) error {
	p.work += 100
	for _, names := range [...]map[string]bool{o.features, o.extensions} {
		for n := range names {
			p.work += 10 + len(n)
		}
	}
	if p.work > maxProfileWork {
		return p.f.errorAt(at, "the profiles refer to too many capabilities")
	}
	return nil
}

// env returns the environment of the profile called name, or of the only one.
func (p *profileReader) env(name string) (*Env, error) {
	all := p.root.get("profiles")
	if err := p.f.want(all, jsonObject, "profiles"); err != nil {
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
		return nil, p.f.errorAt(all.at, "the file has no profile")
	case name == "":
		return nil, p.f.errorAt(all.at, "the file has several profiles: choose one of %s", strings.Join(names, ", "))
	case all.get(name) == nil:
		return nil, p.f.errorAt(all.at, "the file has no profile %q: it has %s", name, strings.Join(names, ", "))
	}
	o, err := p.resolve(name, all.at)
	if err != nil {
		return nil, err
	}
	if !o.isDevice {
		o.name = name
	}
	return o.env(), nil
}

// resolve returns what the profile called name requires; at is where it is named.
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
	if err := p.f.want(v, jsonObject, name); err != nil {
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
			return nil, p.f.errorAt(api.at, "api-version: expected a version such as 1.3.204, found %q", text)
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

// parsePatched reads a version with a patch number or without.
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

// required adds the profiles that v requires.
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
		other, err := p.resolve(n, list.list[i].at)
		if err != nil {
			return err
		}
		if err := p.spend(other, list.list[i].at); err != nil {
			return err
		}
		o.join(other)
	}
	return nil
}

// capabilities adds the blocks that v requires: each entry names one, or lists
// variants of which an implementation has one.
func (p *profileReader) capabilities(o *offer, v *jsonValue) error {
	list := v.get("capabilities")
	if list == nil {
		return nil
	}
	if err := p.f.want(list, jsonArray, "capabilities"); err != nil {
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

// block reads the block of capabilities that v names.
func (p *profileReader) block(v *jsonValue) (*offer, error) {
	name, err := p.f.string(v, "capabilities")
	if err != nil {
		return nil, err
	}
	if o := p.blocks[name]; o != nil {
		return o, p.spend(o, v.at)
	}
	b := p.root.get("capabilities").get(name)
	if b == nil {
		return nil, p.f.errorAt(v.at, "there is no block of capabilities %q", name)
	}
	if err := p.f.want(b, jsonObject, name); err != nil {
		return nil, err
	}
	o := newOffer()
	if err := o.add(p.f, b); err != nil {
		return nil, err
	}
	p.blocks[name] = o
	return o, p.spend(o, v.at)
}
