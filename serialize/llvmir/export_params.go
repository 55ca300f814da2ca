package llvmir

import "github.com/spvc/spvc/ir"

// param returns the parameter of the name of an attribute of the llvm dialect, nil if there is none.
func param(a ir.Attribute, name string) any {
	r, ok := a.(*ir.RecordAttr)
	if !ok {
		return nil
	}
	def := a.AttrDef()
	for i := range def.Params {
		if def.Params[i].Name == name {
			return r.Param(i)
		}
	}
	return nil
}

func attrParam(a ir.Attribute, name string) ir.Attribute {
	v, _ := param(a, name).(ir.Attribute)
	return v
}

func listParam(a ir.Attribute, name string) []ir.Attribute {
	v, _ := param(a, name).([]ir.Attribute)
	return v
}

func stringParam(a ir.Attribute, name string) string {
	switch v := param(a, name).(type) {
	case string:
		return v
	case *ir.StringAttr:
		return v.Value
	}
	return ""
}

// numberParam returns a parameter that is a number of any kind, 1 for true, 0 if it is absent.
func numberParam(a ir.Attribute, name string) uint64 {
	switch v := param(a, name).(type) {
	case uint64:
		return v
	case uint32:
		return uint64(v)
	case int64:
		return uint64(v)
	case bool:
		if v {
			return 1
		}
	case *ir.IntegerAttr:
		return uint64(v.Int64Or(0))
	}
	return 0
}

func boolParam(a ir.Attribute, name string) bool { return numberParam(a, name) != 0 }
