package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// CacheControl is `#spirv.cache_control_load_intel<cache_level = 1, load_cache_control = Cached>` or its counterpart for stores: how
// accesses treat a level of the cache. MLIR 20 and later have it.
type CacheControl struct {
	ir.AttrBase
	// Decoration is CacheControlLoadINTEL or CacheControlStoreINTEL.
	Decoration spec.Decoration
	Level      uint32
	// Control is a LoadCacheControl or StoreCacheControl.
	Control uint32
}

type cacheControlKey struct {
	decoration     spec.Decoration
	level, control uint32
}

// The enumerations of cache controls, whose values are positions, and the classes of the decorations.
var (
	loadCacheControl  = listEnum("LoadCacheControl", []string{"Uncached", "Cached", "Streaming", "InvalidateAfterR", "ConstCached"})
	storeCacheControl = listEnum("StoreCacheControl", []string{"Uncached", "WriteThrough", "WriteBack", "Streaming"})

	cacheControlLoad  = cacheControlClass("load", "Load", spec.DecorationCacheControlLoadINTEL, loadCacheControl)
	cacheControlStore = cacheControlClass("store", "Store", spec.DecorationCacheControlStoreINTEL, storeCacheControl)
)

func cacheControlClass(access, record string, d spec.Decoration, e *ir.EnumClass) *ir.AttrClass {
	params := []ir.ParamDef{
		{Name: "cache_level", Kind: ir.Uint32Param, CppType: "unsigned"},
		{Name: access + "_cache_control", Kind: ir.EnumParam(e), CppType: "mlir::spirv::" + record + "CacheControl"},
	}
	return structClass("cache_control_"+access+"_intel", "CacheControl"+record+"INTEL", params,
		func(ctx *ir.Context, def *ir.AttrClass, v []any) ir.Attribute {
			return internCacheControl(ctx, def, cacheControlKey{d, v[0].(uint32), uint32(v[1].(uint64))})
		},
		func(a ir.Attribute, i int) any {
			c := a.(*CacheControl)
			if i == 0 {
				return c.Level
			}
			return uint64(c.Control)
		})
}

func internCacheControl(ctx *ir.Context, def *ir.AttrClass, key cacheControlKey) *CacheControl {
	return ir.Intern(ctx, key, func(k cacheControlKey) *CacheControl {
		return &CacheControl{ir.NewAttrBase(ctx, def), k.decoration, k.level, k.control}
	})
}

// CacheControlOf returns the attribute of these parts, or nil if d has no such control.
func CacheControlOf(ctx *ir.Context, d spec.Decoration, level, control uint32) *CacheControl {
	def, e := cacheControlLoad, loadCacheControl
	if d == spec.DecorationCacheControlStoreINTEL {
		def, e = cacheControlStore, storeCacheControl
	}
	if int64(control) >= int64(len(e.Cases)) {
		return nil
	}
	return internCacheControl(ctx, def, cacheControlKey{d, level, control})
}
