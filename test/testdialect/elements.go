package testdialect

import (
	"encoding/binary"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// withElements adds the models of the classes of attributes that hold elements.
func withElements(classes []*ir.AttrClass) []*ir.AttrClass {
	models := map[string]any{"i64_elements": listElements{}, "e1di64_elements": blobElements{}}
	for _, c := range classes {
		if m := models[c.Mnemonic]; m != nil {
			c.Interfaces = append(c.Interfaces, m)
		}
	}
	return classes
}

// selfTyped are the methods of models of attributes whose first parameter is their type.
type selfTyped struct{}

// ElementsType returns the type of the attribute.
func (selfTyped) ElementsType(a ir.Attribute) ir.ShapedType {
	t, _ := a.(ir.TypedAttr).Type().(ir.ShapedType)
	return t
}

// listElements is the [interfaces.ElementsModel] of #test.i64_elements, whose second parameter is the list of its elements.
type listElements struct{ selfTyped }

// Uint64s returns the list.
func (listElements) Uint64s(a ir.Attribute) ([]uint64, bool) {
	r, ok := a.(*ir.TypedRecordAttr)
	if !ok {
		return nil, false
	}
	return r.Param(1).([]uint64), true
}

// Ints returns the list with the width of i64.
func (m listElements) Ints(a ir.Attribute) ([]apint.Int, bool) {
	us, ok := m.Uint64s(a)
	ints := make([]apint.Int, len(us))
	for i, u := range us {
		ints[i] = apint.NewSigned(64, int64(u))
	}
	return ints, ok
}

// blobElements is the [interfaces.ElementsModel] of #test.e1di64_elements, whose elements are in a resource.
type blobElements struct{ selfTyped }

// Uint64s returns the numbers of the resource.
func (blobElements) Uint64s(a ir.Attribute) ([]uint64, bool) {
	r, ok := a.(*ir.TypedRecordAttr)
	if !ok {
		return nil, false
	}
	key, _ := r.Param(1).(string)
	blob := a.Context().Resources.DialectBlob("test", key)
	if blob == nil {
		return nil, false
	}
	us := make([]uint64, len(blob.Data)/8)
	for i := range us {
		us[i] = binary.LittleEndian.Uint64(blob.Data[8*i:])
	}
	return us, true
}

// Ints returns false, since only the numbers of the resource are known.
func (blobElements) Ints(ir.Attribute) ([]apint.Int, bool) { return nil, false }
