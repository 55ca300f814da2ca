package text

import (
	"strconv"
	"strings"
	"sync"
)

// Attr is an attribute of a function, a parameter or a result.
type Attr struct {
	// Name is the keyword, or the text of a string attribute.
	Name string
	// Arg is the text between the parentheses of an attribute with an argument, without the type that Type
	// holds: "8" of align 8, "argmem: readwrite" of memory(argmem: readwrite), "0, 10" of range(i32 0, 10).
	// For a string attribute it is the value.
	Arg string
	// Type is the type of byval(T) and its like, and of range(T 0, 1).
	Type *Type
	// Quoted marks a string attribute.
	Quoted bool
}

// Attrs is a set of attributes. The printer sorts it.
type Attrs []Attr

// Enum returns the attribute that is the keyword alone.
func Enum(name string) Attr { return Attr{Name: name} }

// WithArg returns the attribute name(arg), or name arg for align.
func WithArg(name, arg string) Attr { return Attr{Name: name, Arg: arg} }

// WithType returns the attribute name(typ).
func WithType(name string, typ *Type) Attr { return Attr{Name: name, Type: typ} }

// Text returns the string attribute "name"="value", or "name" if the value is empty.
func Text(name, value string) Attr { return Attr{Name: name, Arg: value, Quoted: true} }

// Get returns the attribute of the name, nil if there is none.
func (a Attrs) Get(name string) *Attr {
	for i := range a {
		if a[i].Name == name {
			return &a[i]
		}
	}
	return nil
}

// Set returns the attributes with attr in place of the attribute of its name.
func (a Attrs) Set(attr Attr) Attrs {
	if old := a.Get(attr.Name); old != nil {
		*old = attr
		return a
	}
	return append(a, attr)
}

// attrForm says what stands behind the keyword of an attribute.
type attrForm uint8

const (
	plainForm attrForm = iota
	typeForm           // (type)
	alignForm          // align 8, or align=8 in a group
	stackForm          // alignstack(8), or alignstack=8 in a group
	intForm            // (8), or =8 in a group for dereferenceable
	argForm            // any text between parentheses
	optForm            // like argForm; the parentheses may be missing
	rangeForm          // (type low, high)
)

// attrKeywords holds the attributes in LLVM's order, which is the order of output: the name, and behind a
// colon the form. The order is that of LLVM 22; attributes that only 19 has stand at their places.
const attrKeywords = `allocalign allocptr alwaysinline builtin cold convergent coro_only_destroy_when_complete coro_elide_safe
dead_on_return:opt dead_on_unwind disable_sanitizer_instrumentation fn_ret_thunk_extern hot hybrid_patchable immarg inreg inlinehint
jumptable minsize mustprogress naked nest noalias nobuiltin nocallback nocapture nocf_check nocreateundeforpoison
nodivergencesource noduplicate noext nofree noimplicitfloat noinline nomerge noprofile norecurse noredzone noreturn
nosanitize_bounds nosanitize_coverage nosync noundef nounwind nonlazybind nonnull null_pointer_is_valid optforfuzzing optdebug
optsize optnone presplitcoroutine readnone readonly returned returns_twice signext safestack sanitize_address
sanitize_alloc_token sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_numerical_stability sanitize_realtime
sanitize_realtime_blocking sanitize_thread sanitize_type shadowcallstack skipprofile speculatable speculative_load_hardening ssp
sspreq sspstrong strictfp swiftasync swifterror swiftself willreturn writable writeonly zeroext byref:type byval:type
elementtype:type inalloca:type preallocated:type sret:type align:align allockind:arg allocsize:arg captures:arg
dereferenceable:int dereferenceable_or_null:int memory:arg nofpclass:arg alignstack:stack uwtable:opt vscale_range:arg
range:range initializes:arg`

type attrRow struct {
	rank int
	form attrForm
}

// attrTable finds an attribute by its keyword.
var attrTable = sync.OnceValue(func() map[string]attrRow {
	forms := map[string]attrForm{"type": typeForm, "align": alignForm, "stack": stackForm, "int": intForm, "arg": argForm, "opt": optForm, "range": rangeForm}
	rows := map[string]attrRow{}
	for i, word := range strings.Fields(attrKeywords) {
		name, form, _ := strings.Cut(word, ":")
		rows[name] = attrRow{rank: i, form: forms[form]}
	}
	return rows
})

// IsAttr reports whether the name is the keyword of an attribute.
func IsAttr(name string) bool {
	_, ok := attrTable()[name]
	return ok
}

// TakesNumber reports whether LLVM holds the argument of the attribute as a number.
func TakesNumber(name string) bool {
	switch attrTable()[name].form {
	case alignForm, stackForm, intForm, argForm, optForm:
		return name != "initializes" && name != "dead_on_return"
	}
	return false
}

// NumberAttr returns the attribute whose argument LLVM holds as the number n.
func NumberAttr(name string, n uint64) Attr {
	const half = 32
	switch name {
	case "allocsize":
		arg := strconv.FormatUint(n>>half, 10)
		if low := uint32(n); low != ^uint32(0) {
			arg += "," + strconv.FormatUint(uint64(low), 10)
		}
		return WithArg(name, arg)
	case "vscale_range":
		return WithArg(name, strconv.FormatUint(n>>half, 10)+","+strconv.FormatUint(uint64(uint32(n)), 10))
	case "uwtable":
		if n == 1 {
			return WithArg(name, "sync")
		}
		return Enum(name)
	case "allockind":
		return WithArg(name, "\""+maskWords(allocKinds, n, ",")+"\"")
	case "nofpclass":
		return WithArg(name, maskWords(fpClasses, n, " "))
	case "memory":
		return WithArg(name, Memory(int(n&3), int(n>>2&3), int(n>>4&3)))
	}
	return WithArg(name, strconv.FormatUint(n, 10))
}

// Memory returns the argument of memory(…) for accesses to memory that arguments point to, to memory that the
// program cannot access otherwise, and to other memory: 1 reads, 2 writes, 3 does both.
func Memory(arg, inaccessible, other int) string {
	return effects{arg & 3, inaccessible & 3, other & 3}.text()
}
