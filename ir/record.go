package ir

import "strconv"

// RecordType is a type of a class without a Go type of its own. It holds the parameters that the class declares.
type RecordType struct {
	TypeBase
	params []any
}

// Param returns parameter i, a value of the parameter's kind, or nil if it is absent.
func (t *RecordType) Param(i int) any { return t.params[i] }

// RecordAttr is an attribute of a class without a Go type of its own. It holds the parameters that the class declares.
type RecordAttr struct {
	AttrBase
	params []any
}

// Param returns parameter i, a value of the parameter's kind, or nil if it is absent.
func (a *RecordAttr) Param(i int) any { return a.params[i] }

// TypedRecordAttr is a [RecordAttr] of a class with a parameter of the kind [SelfTypeParam].
type TypedRecordAttr struct{ RecordAttr }

// Type returns the type that the text has after the colon.
func (a *TypedRecordAttr) Type() Type {
	t, _ := a.params[selfTypeIndex(a.def.Params)].(Type)
	return t
}

// recordAttr is implemented by both kinds of records.
type recordAttr interface{ record() *RecordAttr }

func (a *RecordAttr) record() *RecordAttr { return a }

// ParamKey is implemented by the values of parameters of records that are not of one of these types: bool, string, the integers of
// the kinds of parameters, Type, Attribute, and slices of these.
type ParamKey interface {
	// AppendKey appends bytes to dst that are the same for equal values only.
	AppendKey(dst []byte) []byte
}

type recordKey[D any] struct {
	def    *D
	params string
}

// RecordType returns the type of class def with the given parameters, in declared order. def has neither Build nor Param.
func (c *Context) RecordType(def *TypeDef, params ...any) *RecordType {
	return Intern(c, recordKey[TypeDef]{def, paramsKey(params)}, func(recordKey[TypeDef]) *RecordType {
		return &RecordType{NewTypeBase(c, def, params...), params}
	})
}

// RecordAttr returns the attribute of class def with the given parameters, in declared order. def has neither Build nor Param.
func (c *Context) RecordAttr(def *AttrClass, params ...any) Attribute {
	key := recordKey[AttrClass]{def, paramsKey(params)}
	if selfTypeIndex(def.Params) >= 0 {
		return Intern(c, key, func(recordKey[AttrClass]) *TypedRecordAttr {
			return &TypedRecordAttr{RecordAttr{NewAttrBase(c, def, params...), params}}
		})
	}
	return Intern(c, key, func(recordKey[AttrClass]) *RecordAttr { return &RecordAttr{NewAttrBase(c, def, params...), params} })
}

func paramsKey(params []any) string {
	var buf [64]byte
	dst := buf[:0]
	for _, v := range params {
		dst = appendParamKey(dst, v)
	}
	return string(dst)
}

func appendParamKey(dst []byte, v any) []byte {
	switch v := v.(type) {
	case nil:
		return append(dst, '-')
	case bool:
		return strconv.AppendBool(append(dst, 'b'), v)
	case string:
		return append(append(strconv.AppendInt(append(dst, 's'), int64(len(v)), 10), ':'), v...)
	case int:
		return appendIntKey(dst, int64(v))
	case int32:
		return appendIntKey(dst, int64(v))
	case int64:
		return appendIntKey(dst, v)
	case uint32:
		return appendIntKey(dst, int64(v))
	case uint64:
		return appendIntKey(dst, int64(v))
	case Type:
		return strconv.AppendUint(append(dst, 't'), uint64(v.typeBase().id), 10)
	case Attribute:
		return strconv.AppendUint(append(dst, 'a'), uint64(v.attrBase().id), 10)
	case ParamKey:
		return v.AppendKey(append(dst, 'k'))
	case []int:
		return appendListKey(dst, v)
	case []int32:
		return appendListKey(dst, v)
	case []int64:
		return appendListKey(dst, v)
	case []uint32:
		return appendListKey(dst, v)
	case []uint64:
		return appendListKey(dst, v)
	case []string:
		return appendListKey(dst, v)
	case []Type:
		return appendListKey(dst, v)
	case []Attribute:
		return appendListKey(dst, v)
	}
	panic("ir: a parameter of a record has a Go type that is not listed at ir.ParamKey and does not implement it")
}

func appendIntKey(dst []byte, v int64) []byte { return strconv.AppendInt(append(dst, 'i'), v, 10) }

func appendListKey[T any](dst []byte, list []T) []byte {
	dst = append(strconv.AppendInt(append(dst, 'l'), int64(len(list)), 10), ':')
	for _, e := range list {
		dst = appendParamKey(dst, e)
	}
	return dst
}

// visitParams calls typ and attr for the types and attributes among params.
func visitParams(params []any, typ func(Type), attr func(Attribute)) {
	for _, v := range params {
		switch v := v.(type) {
		case Type:
			typ(v)
		case Attribute:
			attr(v)
		case []Type:
			for _, t := range v {
				typ(t)
			}
		case []Attribute:
			for _, a := range v {
				attr(a)
			}
		}
	}
}

// params returns the rewritten parameters of a record. It returns false if a part cannot be rebuilt.
func (r *AttrTypeReplacer) params(params []any) ([]any, bool) {
	out := append([]any(nil), params...)
	for i, v := range params {
		ok := true
		switch v := v.(type) {
		case Type:
			t := r.Type(v)
			out[i], ok = t, t != nil
		case Attribute:
			a := r.Attr(v)
			out[i], ok = a, a != nil
		case []Type:
			out[i], ok = r.list(v)
		case []Attribute:
			list := make([]Attribute, len(v))
			for k, a := range v {
				list[k] = r.Attr(a)
				ok = ok && list[k] != nil
			}
			out[i] = list
		}
		if !ok {
			return nil, false
		}
	}
	return out, true
}

// rebuildRecordType returns t with rewritten parameters, or nil.
func (r *AttrTypeReplacer) rebuildRecordType(t *RecordType) Type {
	if len(t.params) == 0 {
		return t
	}
	params, ok := r.params(t.params)
	if !ok || t.def.Verify != nil && t.def.Verify(t.ctx, params) != "" {
		return nil
	}
	return t.ctx.RecordType(t.def, params...)
}

// rebuildRecordAttr returns a with rewritten parameters, or nil.
func (r *AttrTypeReplacer) rebuildRecordAttr(a *RecordAttr) Attribute {
	params, ok := r.params(a.params)
	if !ok || a.def.Verify != nil && a.def.Verify(a.ctx, params) != "" {
		return nil
	}
	return a.ctx.RecordAttr(a.def, params...)
}

// buildType makes a type of class def from the parsed parameters, or returns nil after an error.
func buildType(p *Parser, def *TypeDef, params []any) Type {
	if def.Build != nil {
		return def.Build(p, params)
	}
	if def.Verify != nil {
		if why := def.Verify(p.ctx, params); why != "" {
			p.EmitError(p.paramsLoc, why)
			return nil
		}
	}
	return p.ctx.RecordType(def, params...)
}

// buildAttr makes an attribute of class def from the parsed parameters, or returns nil after an error.
func buildAttr(p *Parser, def *AttrClass, params []any, typ Type) Attribute {
	if def.Build != nil {
		return def.Build(p, params, typ)
	}
	if i := selfTypeIndex(def.Params); i >= 0 {
		if typ == nil {
			typ = def.Params[i].Kind.(selfTypeParam).absent(p.ctx, params)
		}
		params[i] = typ
	}
	if def.Complete != nil {
		def.Complete(p.ctx, params)
	}
	if def.Verify != nil {
		if why := def.Verify(p.ctx, params); why != "" {
			p.EmitError(p.paramsLoc, why)
			return nil
		}
	}
	return p.ctx.RecordAttr(def, params...)
}

// param returns parameter i of t.
func (d *TypeDef) param(t Type, i int) any {
	if d.Param == nil {
		return t.(*RecordType).params[i]
	}
	return d.Param(t, i)
}

// param returns parameter i of a.
func (d *AttrClass) param(a Attribute, i int) any {
	if d.Param == nil {
		return a.(recordAttr).record().params[i]
	}
	return d.Param(a, i)
}
