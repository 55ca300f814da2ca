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
	case FunctionPointerAlignmentDef.Mnemonic:
		return orNil(parseFunctionPointerAlignment(p)), true
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
// `#dlti.dl_entry<key, value>` and the later form `key = value`. The key of the later form can be a type if types is set.
func parseEntries(p *ir.Parser, types bool) (entries []*Entry, ok bool) {
	ok = p.ParseCommaSeparated(ir.DelimNone, func() bool {
		loc := p.Loc()
		if e, found, ok := parseShortEntry(p, types); found || !ok {
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

// parseShortEntry reads `key = value` if a string, or a type where types is set, comes next. MLIR 19 writes a colon after the
// names of devices.
func parseShortEntry(p *ir.Parser, types bool) (e *Entry, found, ok bool) {
	var t ir.Type
	isType := false
	if types {
		if t, isType, ok = p.ParseOptionalType(); !ok {
			return nil, false, false
		}
	}
	key := ""
	if !isType {
		var isKey bool
		if key, isKey = p.ParseOptionalString(); !isKey {
			return nil, false, true
		}
	}
	if (types || !p.ParseOptionalColon()) && !p.ParseEqual() {
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
	entries, ok := parseList(p, true)
	if !ok {
		return nil, false
	}
	return MapOf(p.Context(), entries...), true
}

func parseLayoutSpec(p *ir.Parser) (*LayoutSpec, bool) {
	entries, ok := parseList(p, true)
	if !ok {
		return nil, false
	}
	return LayoutSpecOf(p.Context(), entries...), true
}

// parseList reads a list of entries in angle brackets, which may be empty, and checks the keys.
func parseList(p *ir.Parser, types bool) ([]*Entry, bool) {
	loc := p.MnemonicLoc()
	entries, ok := parseAngles(p, types)
	return entries, ok && checkKeys(p, loc, entries, types)
}

func parseAngles(p *ir.Parser, types bool) ([]*Entry, bool) {
	if !p.ParseLess() {
		return nil, false
	}
	if p.ParseOptionalGreater() {
		return nil, true
	}
	entries, ok := parseEntries(p, types)
	return entries, ok && p.ParseGreater()
}

// checkKeys emits an error for entries with the same key and, since MLIR 20, for keys that are empty, or types unless types is
// set.
func checkKeys(p *ir.Parser, loc ir.Location, entries []*Entry, types bool) bool {
	type key struct {
		typ ir.Type
		id  string
	}
	newer := p.Context().MLIR() > 19
	seen := make(map[key]bool, len(entries))
	for _, e := range entries {
		k := key{e.Type, e.Key}
		switch {
		case newer && e.Type == nil && e.Key == "":
			return p.EmitError(loc, "empty string as DLTI key is not allowed")
		case newer && e.Type != nil && !types:
			return p.EmitError(loc, "type as DLTI key is not allowed")
		case !seen[k]:
			seen[k] = true
		case newer:
			return p.EmitError(loc, "repeated DLTI key: "+e.keyText())
		case e.Type != nil:
			return p.EmitError(loc, "repeated layout entry key: '"+ir.TypeString(e.Type)+"'")
		default:
			return p.EmitError(loc, "repeated layout entry key: "+e.Key)
		}
	}
	return true
}

// keyText returns the key as the short form of entries spells it.
func (e *Entry) keyText() string {
	if e.Type != nil {
		return ir.TypeString(e.Type)
	}
	return ir.AttrString(e.Context().String(e.Key))
}

func parseDeviceSpec(p *ir.Parser) (*DeviceSpec, bool) {
	if p.Context().MLIR() <= 19 {
		return parseDeviceSpec19(p)
	}
	loc := p.MnemonicLoc()
	entries, ok := parseAngles(p, false)
	switch {
	case !ok:
		return nil, false
	case len(entries) == 0:
		return nil, p.EmitError(loc, noEntries)
	}
	return DeviceSpecOf(p.Context(), entries...), checkKeys(p, loc, entries, false)
}

const noEntries = "no DLTI entries provided"

// parseDeviceSpec19 is parseDeviceSpec with the errors of MLIR 19.
func parseDeviceSpec19(p *ir.Parser) (*DeviceSpec, bool) {
	loc := p.Loc()
	if !p.ParseLess() {
		return nil, false
	}
	entries, ok := parseEntries(p, true)
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
	if !checkKeys(p, loc, entries, true) {
		return nil, false
	}
	return DeviceSpecOf(p.Context(), entries...), true
}

func parseSystemSpec(p *ir.Parser) (*SystemSpec, bool) {
	if p.Context().MLIR() <= 19 {
		return parseSystemSpec19(p)
	}
	loc := p.MnemonicLoc()
	entries, ok := parseAngles(p, false)
	if !ok {
		return nil, false
	}
	if len(entries) == 0 {
		return nil, p.EmitError(loc, noEntries)
	}
	devices := make([]Device, len(entries))
	seen := make(map[string]bool, len(entries))
	for i, e := range entries {
		spec, isSpec := e.Value.(*DeviceSpec)
		switch {
		case e.Type != nil:
			return nil, p.EmitError(loc, "non-string key of DLTI system spec")
		case !isSpec:
			return nil, p.EmitError(loc, "value associated with key "+e.keyText()+" is not a DLTI device spec")
		case seen[e.Key]:
			return nil, p.EmitError(loc, "repeated device ID in dlti.target_system_spec: "+e.keyText())
		}
		seen[e.Key] = true
		devices[i] = Device{e.Key, spec}
	}
	return SystemSpecOf(p.Context(), devices...), true
}

// parseSystemSpec19 is parseSystemSpec with the errors of MLIR 19.
func parseSystemSpec19(p *ir.Parser) (*SystemSpec, bool) {
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
	printKey(p, e)
	p.Str(", ")
	p.Attr(e.Value)
	p.Byte('>')
}

func printKey(p *ir.Printer, e *Entry) {
	if e.Type != nil {
		p.Type(e.Type)
		return
	}
	p.QuotedString(e.Key)
}

func printEntries(p *ir.Printer, entries []*Entry) {
	p.Byte('<')
	for i, e := range entries {
		if i > 0 {
			p.Str(", ")
		}
		if p.Context().MLIR() <= 19 {
			p.Attr(e)
			continue
		}
		printKey(p, e)
		p.Str(" = ")
		p.Attr(e.Value)
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
		if p.Context().MLIR() <= 19 {
			p.Str(" : ")
		} else {
			p.Str(" = ")
		}
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
