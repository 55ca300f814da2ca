package dlti

import "github.com/spvc/spvc/ir"

// The attribute classes.
var (
	EntryDef      = &ir.AttrClass{Dialect: dialectName, Mnemonic: "dl_entry", Print: printEntry, Walk: walkEntry}
	LayoutSpecDef = &ir.AttrClass{Dialect: dialectName, Mnemonic: "dl_spec", Print: printLayoutSpec, Walk: walkLayoutSpec}
	DeviceSpecDef = &ir.AttrClass{Dialect: dialectName, Mnemonic: "target_device_spec", Print: printDeviceSpec, Walk: walkDeviceSpec}
	MapDef        = &ir.AttrClass{Dialect: dialectName, Mnemonic: "map", Print: printMap, Walk: walkMap}
	SystemSpecDef = &ir.AttrClass{Dialect: dialectName, Mnemonic: "target_system_spec", Print: printSystemSpec, Walk: walkSystemSpec}
)

// parseAttr reads the attributes. It is a hook of the dialect, not of the classes,
// because it makes attributes of the classes.
func parseAttr(p *ir.Parser, mnemonic string, _ ir.Type) (ir.Attribute, bool) {
	switch mnemonic {
	case EntryDef.Mnemonic:
		return orNil(parseEntry(p)), true
	case LayoutSpecDef.Mnemonic:
		return orNil(parseLayoutSpec(p)), true
	case DeviceSpecDef.Mnemonic:
		return orNil(parseDeviceSpec(p)), true
	case MapDef.Mnemonic:
		return orNil(parseMap(p)), true
	case SystemSpecDef.Mnemonic:
		return orNil(parseSystemSpec(p)), true
	}
	return nil, false
}

func orNil[T ir.Attribute](a T, ok bool) ir.Attribute {
	if !ok {
		return nil
	}
	return a
}

func parseEntry(p *ir.Parser) (*Entry, bool) {
	if !p.ParseLess() {
		return nil, false
	}
	loc := p.Loc()
	t, isType, ok := p.ParseOptionalType()
	if !ok {
		return nil, false
	}
	key := ""
	if !isType {
		var isKey bool
		if key, isKey = p.ParseOptionalString(); !isKey {
			return nil, p.EmitError(loc, "expected a type or a quoted string")
		}
	}
	if !p.ParseComma() {
		return nil, false
	}
	v, ok := p.ParseAttr(nil)
	if !ok || !p.ParseGreater() {
		return nil, false
	}
	if isType {
		return TypeEntry(t, v), true
	}
	return KeyEntry(key, v), true
}

// parseEntries reads one or more entries separated by commas. It accepts MLIR 19's
// `#dlti.dl_entry<key, value>` and the later form `key = value`.
func parseEntries(p *ir.Parser) (entries []*Entry, ok bool) {
	ok = p.ParseCommaSeparated(ir.DelimNone, func() bool {
		loc := p.Loc()
		if e, found, ok := parseShortEntry(p); found || !ok {
			entries = append(entries, e)
			return ok
		}
		a, ok := p.ParseAttr(nil)
		if !ok {
			return false
		}
		e, ok := a.(*Entry)
		if !ok {
			return p.EmitError(loc, "invalid kind of attribute specified")
		}
		entries = append(entries, e)
		return true
	})
	return entries, ok
}

// parseShortEntry reads `key = value` if a type or a string comes next.
func parseShortEntry(p *ir.Parser) (e *Entry, found, ok bool) {
	t, isType, ok := p.ParseOptionalType()
	if !ok {
		return nil, false, false
	}
	key := ""
	if !isType {
		var isKey bool
		if key, isKey = p.ParseOptionalString(); !isKey {
			return nil, false, true
		}
	}
	if !p.ParseEqual() {
		return nil, true, false
	}
	v, ok := p.ParseAttr(nil)
	switch {
	case !ok:
		return nil, true, false
	case isType:
		return TypeEntry(t, v), true, true
	}
	return KeyEntry(key, v), true, true
}

func parseMap(p *ir.Parser) (*Map, bool) {
	loc := p.MnemonicLoc()
	if !p.ParseLess() {
		return nil, false
	}
	if p.ParseOptionalGreater() {
		return MapOf(p.Context()), true
	}
	entries, ok := parseEntries(p)
	if !ok || !p.ParseGreater() || !checkKeys(p, loc, entries) {
		return nil, false
	}
	return MapOf(p.Context(), entries...), true
}

func parseLayoutSpec(p *ir.Parser) (*LayoutSpec, bool) {
	loc := p.MnemonicLoc()
	if !p.ParseLess() {
		return nil, false
	}
	if p.ParseOptionalGreater() {
		return LayoutSpecOf(p.Context()), true
	}
	entries, ok := parseEntries(p)
	if !ok || !p.ParseGreater() || !checkKeys(p, loc, entries) {
		return nil, false
	}
	return LayoutSpecOf(p.Context(), entries...), true
}

// checkKeys emits an error for entries with the same key.
func checkKeys(p *ir.Parser, loc ir.Location, entries []*Entry) bool {
	type key struct {
		typ ir.Type
		id  string
	}
	seen := make(map[key]bool, len(entries))
	for _, e := range entries {
		k := key{e.Type, e.Key}
		switch {
		case !seen[k]:
			seen[k] = true
		case e.Type != nil:
			return p.EmitError(loc, "repeated layout entry key: '"+ir.TypeString(e.Type)+"'")
		default:
			return p.EmitError(loc, "repeated layout entry key: "+e.Key)
		}
	}
	return true
}

func parseDeviceSpec(p *ir.Parser) (*DeviceSpec, bool) {
	loc := p.Loc()
	if !p.ParseLess() {
		return nil, false
	}
	entries, ok := parseEntries(p)
	if !ok {
		return nil, p.EmitError(p.Loc(), "failed to parse DLTI_TargetDeviceSpecAttr parameter 'entries' which is to be a `::llvm::ArrayRef<DataLayoutEntryInterface>`")
	}
	if !p.ParseGreater() {
		return nil, false
	}
	for _, e := range entries {
		if e.Type != nil {
			return nil, p.EmitError(loc, "dlti.target_device_spec does not allow type as a key: '"+ir.TypeString(e.Type)+"'")
		}
	}
	if !checkKeys(p, loc, entries) {
		return nil, false
	}
	return DeviceSpecOf(p.Context(), entries...), true
}

func parseSystemSpec(p *ir.Parser) (*SystemSpec, bool) {
	loc := p.Loc()
	if !p.ParseLess() {
		return nil, false
	}
	var devices []Device
	if !p.ParseCommaSeparated(ir.DelimNone, func() bool { return parseDevice(p, &devices) }) {
		return nil, p.EmitError(p.Loc(), "failed to parse DLTI_TargetSystemSpecAttr parameter 'entries' which is to be a `::llvm::ArrayRef<DeviceIDTargetDeviceSpecPair>`")
	}
	if !p.ParseGreater() {
		return nil, false
	}
	seen := make(map[string]bool, len(devices))
	for _, d := range devices {
		if seen[d.ID] {
			return nil, p.EmitError(loc, "repeated Device ID in dlti.target_system_spec: "+ir.AttrString(p.Context().String(d.ID)))
		}
		seen[d.ID] = true
	}
	return SystemSpecOf(p.Context(), devices...), true
}

func parseDevice(p *ir.Parser, devices *[]Device) bool {
	id, ok := p.ParseString()
	if !ok {
		return p.EmitError(p.Loc(), "DeviceID is missing, or is not of string type")
	}
	if !p.ParseOptionalEqual() && !p.ParseColon() {
		return p.EmitError(p.Loc(), "Missing colon")
	}
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	spec, isSpec := a.(*DeviceSpec)
	if ok && !isSpec {
		p.EmitError(loc, "invalid kind of attribute specified")
	}
	if !isSpec {
		return p.EmitError(p.Loc(), "Error in parsing target device spec")
	}
	*devices = append(*devices, Device{id, spec})
	return true
}

func printEntry(p *ir.Printer, a ir.Attribute) {
	e := a.(*Entry)
	p.Byte('<')
	if e.Type != nil {
		p.Type(e.Type)
	} else {
		p.QuotedString(e.Key)
	}
	p.Str(", ")
	p.Attr(e.Value)
	p.Byte('>')
}

func printEntries(p *ir.Printer, entries []*Entry) {
	p.Byte('<')
	for i, e := range entries {
		if i > 0 {
			p.Str(", ")
		}
		p.Attr(e)
	}
	p.Byte('>')
}

func printLayoutSpec(p *ir.Printer, a ir.Attribute) { printEntries(p, a.(*LayoutSpec).Entries) }

func printMap(p *ir.Printer, a ir.Attribute) { printEntries(p, a.(*Map).Entries) }

func printDeviceSpec(p *ir.Printer, a ir.Attribute) { printEntries(p, a.(*DeviceSpec).Entries) }

func printSystemSpec(p *ir.Printer, a ir.Attribute) {
	p.Byte('<')
	for i, d := range a.(*SystemSpec).Devices {
		if i > 0 {
			p.Str(", ")
		}
		p.QuotedString(d.ID)
		p.Str(" : ")
		p.Attr(d.Spec)
	}
	p.Byte('>')
}

func walkEntry(a ir.Attribute, typ func(ir.Type), attr func(ir.Attribute)) {
	e := a.(*Entry)
	if e.Type != nil {
		typ(e.Type)
	}
	attr(e.Value)
}

func walkLayoutSpec(a ir.Attribute, _ func(ir.Type), attr func(ir.Attribute)) {
	for _, e := range a.(*LayoutSpec).Entries {
		attr(e)
	}
}

func walkMap(a ir.Attribute, _ func(ir.Type), attr func(ir.Attribute)) {
	for _, e := range a.(*Map).Entries {
		attr(e)
	}
}

func walkDeviceSpec(a ir.Attribute, _ func(ir.Type), attr func(ir.Attribute)) {
	for _, e := range a.(*DeviceSpec).Entries {
		attr(e)
	}
}

func walkSystemSpec(a ir.Attribute, _ func(ir.Type), attr func(ir.Attribute)) {
	for _, d := range a.(*SystemSpec).Devices {
		attr(d.Spec)
	}
}
