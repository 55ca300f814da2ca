package ir

import "slices"

// lookupEntry finds name in entries sorted by name.
func lookupEntry(entries []NamedAttribute, name string) (Attribute, bool) {
	if len(entries) <= 8 {
		for i := range entries {
			if entries[i].Name == name {
				return entries[i].Value, true
			}
		}
		return nil, false
	}
	i, ok := searchEntries(entries, name)
	if !ok {
		return nil, false
	}
	return entries[i].Value, true
}

func searchEntries(entries []NamedAttribute, name string) (int, bool) {
	lo, hi := 0, len(entries)
	for lo < hi {
		m := (lo + hi) / 2
		if entries[m].Name < name {
			lo = m + 1
		} else {
			hi = m
		}
	}
	return lo, lo < len(entries) && entries[lo].Name == name
}

// sortedEntries returns entries sorted by name. It does not change its argument.
func sortedEntries(entries []NamedAttribute) []NamedAttribute {
	for i := 1; i < len(entries); i++ {
		if entries[i].Name < entries[i-1].Name {
			s := slices.Clone(entries)
			slices.SortStableFunc(s, func(a, b NamedAttribute) int {
				switch {
				case a.Name < b.Name:
					return -1
				case a.Name > b.Name:
					return 1
				}
				return 0
			})
			return s
		}
	}
	return entries
}

// setEntry returns entries, sorted by name, with name set to v. A nil v removes
// the entry.
func setEntry(entries []NamedAttribute, name string, v Attribute) []NamedAttribute {
	i, found := searchEntries(entries, name)
	switch {
	case found && v == nil:
		return slices.Delete(entries, i, i+1)
	case found:
		entries[i].Value = v
		return entries
	case v == nil:
		return entries
	}
	return slices.Insert(entries, i, NamedAttribute{name, v})
}
