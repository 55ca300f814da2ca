package text

import (
	"strings"
	"sync"
)

// intrinsicRows holds the attributes of intrinsics that belong to no target: the attributes of the function
// and those of its result (r) and parameters, a bar, and the names without llvm. A plus sign stands for
// usualIntrinsic.
const intrinsicRows = `
+ memory(none) |
  addressofreturnaddress convert.from.fp16 convert.to.fp16 donothing eh.recoverfp expect experimental.gc.result experimental.stepvector
  experimental.vector.compress experimental.vector.partial.reduce.add experimental.vp.reverse experimental.vp.splat get.active.lane.mask
  localaddress ptrauth.blend ptrauth.sign.generic sponentry thread.pointer type.checked.load type.checked.load.relative vector.deinterleave2
  vector.interleave2 vector.reverse vp.abs vp.add vp.and vp.ashr vp.bitreverse vp.bswap vp.ceil vp.copysign vp.ctpop vp.fabs vp.fadd vp.fcmp
  vp.fdiv vp.floor vp.fma vp.fmul vp.fmuladd vp.fneg vp.fpext vp.fptosi vp.fptoui vp.fptrunc vp.frem vp.fshl vp.fshr vp.fsub vp.icmp
  vp.inttoptr vp.llrint vp.lrint vp.lshr vp.maximum vp.maxnum vp.merge vp.minimum vp.minnum vp.mul vp.nearbyint vp.or vp.ptrtoint
  vp.reduce.add vp.reduce.and vp.reduce.fadd vp.reduce.fmax vp.reduce.fmaximum vp.reduce.fmin vp.reduce.fminimum vp.reduce.fmul vp.reduce.mul
  vp.reduce.or vp.reduce.smax vp.reduce.smin vp.reduce.umax vp.reduce.umin vp.reduce.xor vp.rint vp.round vp.roundeven vp.roundtozero
  vp.sadd.sat vp.sdiv vp.select vp.sext vp.shl vp.sitofp vp.smax vp.smin vp.sqrt vp.srem vp.ssub.sat vp.sub vp.trunc vp.uadd.sat vp.udiv
  vp.uitofp vp.umax vp.umin vp.urem vp.usub.sat vp.xor vp.zext vscale
+ speculatable memory(none) |
  acos arithmetic.fence asin atan bitreverse bswap canonicalize ceil copysign cos cosh ctpop dbg.assign dbg.declare dbg.label dbg.value exp
  exp10 exp2 fabs floor fma fmuladd fptosi.sat fptoui.sat fptrunc.round frexp fshl fshr ldexp llrint llround log log10 log2 lrint lround
  maximum maxnum minimum minnum nearbyint pow powi ptrmask public.type.test rint round roundeven sadd.sat sadd.with.overflow scmp sin sinh
  smax smin smul.with.overflow sqrt sshl.sat ssub.sat ssub.with.overflow strip.invariant.group tan tanh trunc type.test uadd.sat
  uadd.with.overflow ucmp umax umin umul.with.overflow ushl.sat usub.sat usub.with.overflow vector.reduce.add vector.reduce.and
  vector.reduce.fadd vector.reduce.fmax vector.reduce.fmaximum vector.reduce.fmin vector.reduce.fminimum vector.reduce.fmul vector.reduce.mul
  vector.reduce.or vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin vector.reduce.xor
nounwind |
  clear_cache coro.alloc coro.alloca.alloc coro.alloca.free coro.alloca.get coro.async.context.alloc coro.async.context.dealloc
  coro.async.size.replace coro.end coro.end.async coro.end.results coro.id.async coro.id.retcon coro.id.retcon.once coro.suspend
  coro.suspend.retcon debugtrap eh.dwarf.cfa eh.return.i32 eh.return.i64 eh.sjlj.functioncontext eh.sjlj.setjmp eh.sjlj.setup.dispatch
  eh.unwind.init gcroot instrprof.callsite instrprof.cover instrprof.increment instrprof.increment.step instrprof.mcdc.parameters
  instrprof.mcdc.tvbitmap.update instrprof.timestamp instrprof.value.profile objc.arc.annotation.bottomup.bbend
  objc.arc.annotation.bottomup.bbstart objc.arc.annotation.topdown.bbend objc.arc.annotation.topdown.bbstart objc.autoreleasePoolPop
  objc.autoreleasePoolPush objc.clang.arc.use objc.copyWeak objc.destroyWeak objc.initWeak objc.loadWeak objc.loadWeakRetained objc.moveWeak
  objc.release objc.retainAutoreleasedReturnValue objc.retainBlock objc.retainedObject objc.storeStrong objc.storeWeak objc.sync.enter
  objc.sync.exit objc.unretainedObject objc.unretainedPointer objc.unsafeClaimAutoreleasedReturnValue read_volatile_register
  swift.async.context.addr
+ strictfp memory(inaccessiblemem: readwrite) |
  experimental.constrained.acos experimental.constrained.asin experimental.constrained.atan experimental.constrained.ceil
  experimental.constrained.cos experimental.constrained.cosh experimental.constrained.exp experimental.constrained.exp2
  experimental.constrained.fadd experimental.constrained.fcmp experimental.constrained.fcmps experimental.constrained.fdiv
  experimental.constrained.floor experimental.constrained.fma experimental.constrained.fmul experimental.constrained.fmuladd
  experimental.constrained.fpext experimental.constrained.fptosi experimental.constrained.fptoui experimental.constrained.fptrunc
  experimental.constrained.frem experimental.constrained.fsub experimental.constrained.ldexp experimental.constrained.llrint
  experimental.constrained.llround experimental.constrained.log experimental.constrained.log10 experimental.constrained.log2
  experimental.constrained.lrint experimental.constrained.lround experimental.constrained.maximum experimental.constrained.maxnum
  experimental.constrained.minimum experimental.constrained.minnum experimental.constrained.nearbyint experimental.constrained.pow
  experimental.constrained.powi experimental.constrained.rint experimental.constrained.round experimental.constrained.roundeven
  experimental.constrained.sin experimental.constrained.sinh experimental.constrained.sitofp experimental.constrained.sqrt
  experimental.constrained.tan experimental.constrained.tanh experimental.constrained.trunc experimental.constrained.uitofp
+ |
  call.preallocated.arg call.preallocated.setup call.preallocated.teardown get.dynamic.area.offset icall.branch.funnel localescape pcmarker
  readcyclecounter readsteadycounter stackguard stackprotector stackrestore stacksave va_copy va_end va_start vp.scatter
+ memory(inaccessiblemem: readwrite) |
  annotation experimental.noalias.scope.decl get.fpenv get.fpmode get.rounding objc.clang.arc.noop.use pseudoprobe ptr.annotation reset.fpenv
  reset.fpmode set.fpenv set.fpmode set.rounding sideeffect var.annotation
nounwind memory(none) |
  coro.align coro.frame coro.noop coro.prepare.async coro.prepare.retcon coro.size eh.exceptioncode eh.exceptionpointer eh.sjlj.lsda
  eh.typeid.for seh.scope.begin seh.scope.end
+ memory(none); 2=immarg | expect.with.probability experimental.vp.splice localrecover sdiv.fix sdiv.fix.sat udiv.fix udiv.fix.sat vector.splice
+ memory(none); 1=immarg | experimental.cttz.elts preserve.union.access.index ptrauth.sign ptrauth.strip vp.ctlz vp.cttz vp.cttz.elts
+ speculatable memory(none); 1=immarg | abs ctlz cttz is.fpclass vector.extract vp.is.fpclass
+ noduplicate | loop.decrement loop.decrement.reg set.loop.iterations start.loop.iterations test.set.loop.iterations test.start.loop.iterations
nounwind; 0=returned |
  objc.autorelease objc.autoreleaseReturnValue objc.retain objc.retain.autorelease objc.retainAutorelease objc.retainAutoreleaseReturnValue
+ speculatable memory(none); 2=immarg | smul.fix smul.fix.sat umul.fix umul.fix.sat vector.insert
nounwind nomerge | callbr.landingpad coro.async.resume coro.save coro.suspend.async
+ convergent memory(none) | experimental.convergence.anchor experimental.convergence.entry experimental.convergence.loop is.constant
+ memory(none); 1=immarg; 2=immarg | experimental.gc.relocate experimental.get.vector.length preserve.array.access.index preserve.struct.access.index
+ memory(argmem: write); 1=nocapture | experimental.vp.strided.store masked.compressstore vp.store
+ memory(argmem: readwrite); 0=immarg; 1=nocapture | invariant.start lifetime.end lifetime.start
+ memory(argmem: read) | adjust.trampoline load.relative
+ memory(none); 0=nocapture readnone | experimental.gc.get.pointer.base experimental.gc.get.pointer.offset
+ memory(argmem: read); 0=nocapture | experimental.vp.strided.load vp.load
+ memory(none); 0=immarg | frameaddress returnaddress
nounwind; 2=immarg | hwasan.check.memaccess hwasan.check.memaccess.shortgranules
nounwind; 1=immarg; 2=immarg | hwasan.check.memaccess.fixedshadow hwasan.check.memaccess.shortgranules.fixedshadow
nounwind nocallback nofree willreturn memory(argmem: readwrite); 0=nocapture noalias writeonly; 1=nocapture noalias readonly; 3=immarg |
  memcpy memcpy.inline
nounwind nosync willreturn memory(argmem: readwrite); 0=nocapture writeonly; 1=nocapture readonly; 3=immarg |
  memcpy.element.unordered.atomic memmove.element.unordered.atomic
nounwind nocallback nofree willreturn memory(argmem: write); 0=nocapture writeonly; 3=immarg | memset memset.inline
+ memory(read) | read_register vp.gather
nounwind willreturn memory(write) | seh.try.begin seh.try.end
+ memory(inaccessiblemem: write); r=noundef | allow.runtime.check
+ memory(inaccessiblemem: write); 0=immarg; r=noundef | allow.ubsan.check
nounwind; 1=immarg | asan.check.memaccess
+ memory(inaccessiblemem: write); 0=noundef | assume
+ noduplicate memory(inaccessiblemem: readwrite) | codeview.annotation
nounwind; 1=writeonly | coro.begin
nounwind memory(argmem: readwrite); 0=nocapture readonly | coro.done
nounwind memory(argmem: read); 1=nocapture readonly | coro.free
+ memory(argmem: read); 1=readnone; 2=nocapture readonly | coro.id
nounwind memory(none); 0=nocapture | coro.promise
+ memory(argmem: read); 0=nocapture readonly | coro.subfn.addr
nounwind memory(none); 0=immarg | eh.sjlj.callsite
nounwind noreturn | eh.sjlj.longjmp
; 0=immarg; 1=immarg; 3=immarg; 4=immarg | experimental.gc.statepoint
nocallback nosync nofree willreturn | experimental.stackmap
+ memory(argmem: readwrite) | experimental.vector.histogram.add
+ speculatable memory(inaccessiblemem: readwrite); r=noundef | experimental.widenable.condition
nounwind memory(argmem: read) | gcread
nounwind memory(argmem: readwrite); 1=nocapture; 2=nocapture | gcwrite
+ memory(argmem: readwrite); 0=nocapture writeonly; 1=readnone; 2=readnone | init.trampoline
+ memory(argmem: readwrite); 1=immarg; 2=nocapture | invariant.end
+ speculatable memory(inaccessiblemem: readwrite) | launder.invariant.group
+ memory(read); 0=nocapture | masked.expandload
+ memory(read); 1=immarg | masked.gather
+ memory(argmem: read); 0=nocapture; 1=immarg | masked.load
+ memory(write); 2=immarg | masked.scatter
+ memory(argmem: write); 1=nocapture; 2=immarg | masked.store
+ memory(argmem: read); 0=nocapture; 2=immarg; 3=immarg; 4=immarg | matrix.column.major.load
+ memory(argmem: write); 1=nocapture writeonly; 3=immarg; 4=immarg; 5=immarg | matrix.column.major.store
+ speculatable memory(none); 2=immarg; 3=immarg; 4=immarg | matrix.multiply
+ speculatable memory(none); 1=immarg; 2=immarg | matrix.transpose
nounwind nocallback nofree willreturn memory(argmem: readwrite); 0=nocapture writeonly; 1=nocapture readonly; 3=immarg | memmove
nounwind nosync willreturn memory(argmem: write); 0=nocapture writeonly; 3=immarg | memset.element.unordered.atomic
+ speculatable memory(none); 1=immarg; 2=immarg; 3=immarg | objectsize
+ memory(argmem: readwrite, inaccessiblemem: readwrite); 0=nocapture readonly; 1=immarg; 2=immarg; 3=immarg | prefetch
+ speculatable memory(none); 0=readnone | preserve.static.offset
nounwind memory(none); 1=immarg | ptrauth.auth
nounwind memory(none); 1=immarg; 3=immarg | ptrauth.resign
+ memory(none); 0=returned | ssa.copy
+ speculatable memory(none); 0=nonnull; r=nonnull | threadlocal.address
nounwind noreturn cold memory(inaccessiblemem: write) | trap
nounwind noreturn cold; 0=immarg | ubsantrap
nounwind nocallback | write_register
nounwind memory(write); 0=nocapture readonly | xray.customevent
nounwind memory(write); 1=nocapture readonly | xray.typedevent`

const usualIntrinsic = "nounwind nocallback nosync nofree willreturn"

// intrinsicTable finds the attributes of an intrinsic by its name without llvm and without types.
var intrinsicTable = sync.OnceValue(func() map[string]string {
	table := map[string]string{}
	for _, row := range strings.Split(strings.ReplaceAll(intrinsicRows, "\n  ", " "), "\n")[1:] {
		attrs, names, _ := strings.Cut(row, "|")
		for _, name := range strings.Fields(names) {
			table[name] = attrs
		}
	}
	return table
})

// DeclareIntrinsic adds a declaration of the intrinsic with the attributes that LLVM gives it, or returns the
// one that the module has. The name includes the types of overloads.
func (m *Module) DeclareIntrinsic(name string, sig *Type) *Function {
	for _, f := range m.Functions {
		if f.Name == name {
			return f
		}
	}
	f := m.NewFunction(name, sig)
	setIntrinsicAttrs(f)
	return f
}

// targetPrefixes are the words behind llvm in the names of intrinsics that belong to a target.
const targetPrefixes = "aarch64 amdgcn arm bpf dx hexagon loongarch mips nvvm ppc r600 riscv s390 spv ve wasm x86 xcore"

// IsIntrinsic reports whether the name, with or without types, may be that of an intrinsic. It does not know the
// intrinsics of targets one by one.
func IsIntrinsic(name string) bool {
	base, ok := strings.CutPrefix(name, "llvm.")
	if !ok {
		return false
	}
	first, _, _ := strings.Cut(base, ".")
	if hasWord(targetPrefixes, first) {
		return true
	}
	for base != "" {
		if _, ok := intrinsicTable()[base]; ok {
			return true
		}
		base = base[:max(strings.LastIndexByte(base, '.'), 0)]
	}
	return false
}

// setIntrinsicAttrs gives f the attributes of the intrinsic of its name, if the table has it.
func setIntrinsicAttrs(f *Function) {
	base, ok := strings.CutPrefix(f.Name, "llvm.")
	if !ok {
		return
	}
	row := ""
	for base != "" {
		if row, ok = intrinsicTable()[base]; ok {
			break
		}
		base = base[:max(strings.LastIndexByte(base, '.'), 0)]
	}
	if !ok {
		return
	}
	f.Attrs, f.RetAttrs = nil, nil
	for _, a := range f.Params {
		a.Attrs = nil
	}
	for i, part := range strings.Split(strings.Replace(row, "+", usualIntrinsic, 1), ";") {
		place, words, _ := strings.Cut(strings.TrimSpace(part), "=")
		switch {
		case i == 0:
			f.Attrs = wordAttrs(place)
		case place == "r":
			f.RetAttrs = wordAttrs(words)
		default:
			if n := int(place[0] - '0'); n < len(f.Params) {
				f.Params[n].Attrs = wordAttrs(words)
			}
		}
	}
}

// wordAttrs returns the attributes of a text of keywords, of which memory(…) may be the last.
func wordAttrs(s string) Attrs {
	s, memory, found := strings.Cut(strings.TrimSpace(s), "memory(")
	var out Attrs
	for _, w := range strings.Fields(s) {
		out = append(out, Enum(w))
	}
	if found {
		out = append(out, WithArg("memory", strings.TrimSuffix(memory, ")")))
	}
	return out
}
