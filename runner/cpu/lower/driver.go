package lower

import "strings"

// driver returns the functions in LLVM IR that run the invocations of workgroups.
func driver(l *lowering) string {
	body := plainGroup
	switch {
	case l.kernel.Subgroups:
		body = exchangingGroup
	case l.kernel.Suspends:
		body = waitingGroup
	}
	n := func(v uint64) string { return itoa(int(v)) }
	return strings.NewReplacer("FIND", n(ContextFind), "ALLOC", n(ContextAlloc), "FREE", n(ContextFree), "POOL", n(ContextPool), "GROUPS", n(ContextGroups), "SHAREDAT", n(ContextShared), "SHARED", n(l.kernel.Shared), "SIZEX", n(uint64(l.o.Size[0])), "SIZEY", n(uint64(l.o.Size[1])),
		"SIZEZ", n(uint64(l.o.Size[2])), "INVOCATIONS", n(uint64(l.invocations())), "RECORDS", n(ContextRecords), "RECORD", n(recordSize), "SUBGROUP", n(uint64(l.o.Subgroup)), "KEYS", n(uint64(l.keys)), "KEYAT", n(recordKey), "VALUEAT", n(recordValue), "GATHEREDAT", n(recordGathered), "MASKAT", n(recordMask), "TABLE", n(ContextTable), "ENTRIES", n(ContextEntries),
		"INVOCATION", Function, "WORKGROUPS", Entry).Replace(groups + body + find)
}

// groups runs the workgroups of a range.
const groups = `
define void @WORKGROUPS(ptr %context, i64 %from, i64 %to) {
start:
  %find.at = getelementptr i64, ptr %context, i64 FIND
  store ptr @spvc.find, ptr %find.at
  %alloc.at = getelementptr i64, ptr %context, i64 ALLOC
  store ptr @spvc.alloc, ptr %alloc.at
  %free.at = getelementptr i64, ptr %context, i64 FREE
  store ptr @spvc.free, ptr %free.at
  %pool.at = getelementptr i64, ptr %context, i64 POOL
  %stop.at = load ptr, ptr %context
  %nx.at = getelementptr i64, ptr %context, i64 GROUPS
  %nx = load i64, ptr %nx.at
  %ny.at = getelementptr i64, ptr %nx.at, i64 1
  %ny = load i64, ptr %ny.at
  br label %next
next:
  %i = phi i64 [ %from, %start ], [ %i.next, %group ]
  %more = icmp ult i64 %i, %to
  br i1 %more, label %look, label %done
look:
  %stop = load atomic i32, ptr %stop.at monotonic, align 4
  %goes = icmp eq i32 %stop, 0
  br i1 %goes, label %group, label %done
group:
  %x = urem i64 %i, %nx
  %yz = udiv i64 %i, %nx
  %y = urem i64 %yz, %ny
  %z = udiv i64 %yz, %ny
  %gx = trunc i64 %x to i32
  %gy = trunc i64 %y to i32
  %gz = trunc i64 %z to i32
  %shared.at = getelementptr i64, ptr %context, i64 SHAREDAT
  %shared = load ptr, ptr %shared.at
  call void @llvm.memset.p0.i64(ptr %shared, i8 0, i64 SHARED, i1 false)
  call void @spvc.group(ptr %context, i32 %gx, i32 %gy, i32 %gz)
  %i.next = add i64 %i, 1
  br label %next
done:
  %frame = load ptr, ptr %pool.at
  %last = icmp eq ptr %frame, null
  br i1 %last, label %end, label %drop
drop:
  %rest = load ptr, ptr %frame
  store ptr %rest, ptr %pool.at
  call void @free(ptr %frame)
  br label %done
end:
  ret void
}

declare ptr @aligned_alloc(i64, i64)
declare void @free(ptr)

define internal ptr @spvc.alloc(ptr %context, i64 %size) {
  %pool.at = getelementptr i64, ptr %context, i64 POOL
  %frame = load ptr, ptr %pool.at
  %none = icmp eq ptr %frame, null
  br i1 %none, label %new, label %old
new:
  %memory = call ptr @aligned_alloc(i64 64, i64 %size)
  ret ptr %memory
old:
  %rest = load ptr, ptr %frame
  store ptr %rest, ptr %pool.at
  ret ptr %frame
}

define internal ptr @spvc.free(ptr %context, ptr %frame) {
  %pool.at = getelementptr i64, ptr %context, i64 POOL
  %rest = load ptr, ptr %pool.at
  store ptr %rest, ptr %frame
  store ptr %frame, ptr %pool.at
  ret ptr null
}
`

// plainGroup runs the invocations of a workgroup one after the other.
const plainGroup = `
define internal void @spvc.group(ptr %context, i32 %gx, i32 %gy, i32 %gz) {
start:
  br label %lz
lz:
  %z = phi i32 [ 0, %start ], [ %z.next, %lz.end ]
  br label %ly
ly:
  %y = phi i32 [ 0, %lz ], [ %y.next, %ly.end ]
  br label %lx
lx:
  %x = phi i32 [ 0, %ly ], [ %x.next, %lx ]
  call void @INVOCATION(ptr %context, i32 %gx, i32 %gy, i32 %gz, i32 %x, i32 %y, i32 %z)
  %x.next = add nuw nsw i32 %x, 1
  %x.more = icmp ult i32 %x.next, SIZEX
  br i1 %x.more, label %lx, label %ly.end
ly.end:
  %y.next = add nuw nsw i32 %y, 1
  %y.more = icmp ult i32 %y.next, SIZEY
  br i1 %y.more, label %ly, label %lz.end
lz.end:
  %z.next = add nuw nsw i32 %z, 1
  %z.more = icmp ult i32 %z.next, SIZEZ
  br i1 %z.more, label %lz, label %done
done:
  ret void
}
`

// waitingGroup resumes the invocations of a workgroup until they end.
const waitingGroup = `
define internal void @spvc.group(ptr %context, i32 %gx, i32 %gy, i32 %gz) {
start:
  %handles = alloca [INVOCATIONS x ptr], align 16
  br label %begin
begin:
  %i = phi i32 [ 0, %start ], [ %i.next, %begin ]
  %x = urem i32 %i, SIZEX
  %yz = udiv i32 %i, SIZEX
  %y = urem i32 %yz, SIZEY
  %z = udiv i32 %yz, SIZEY
  %h = call ptr @INVOCATION(ptr %context, i32 %gx, i32 %gy, i32 %gz, i32 %x, i32 %y, i32 %z)
  %at = getelementptr ptr, ptr %handles, i32 %i
  store ptr %h, ptr %at
  %i.next = add nuw nsw i32 %i, 1
  %i.more = icmp ult i32 %i.next, INVOCATIONS
  br i1 %i.more, label %begin, label %round
round:
  br label %one
one:
  %k = phi i32 [ 0, %round ], [ %k.next, %one.end ]
  %some = phi i1 [ false, %round ], [ %some.next, %one.end ]
  %k.at = getelementptr ptr, ptr %handles, i32 %k
  %kh = load ptr, ptr %k.at
  %ended = call i1 @llvm.coro.done(ptr %kh)
  br i1 %ended, label %one.end, label %resume
resume:
  call void @llvm.coro.resume(ptr %kh)
  br label %one.end
one.end:
  %some.next = phi i1 [ %some, %one ], [ true, %resume ]
  %k.next = add nuw nsw i32 %k, 1
  %k.more = icmp ult i32 %k.next, INVOCATIONS
  br i1 %k.more, label %one, label %round.end
round.end:
  br i1 %some.next, label %round, label %free
free:
  br label %drop
drop:
  %d = phi i32 [ 0, %free ], [ %d.next, %drop ]
  %d.at = getelementptr ptr, ptr %handles, i32 %d
  %dh = load ptr, ptr %d.at
  call void @llvm.coro.destroy(ptr %dh)
  %d.next = add nuw nsw i32 %d, 1
  %d.more = icmp ult i32 %d.next, INVOCATIONS
  br i1 %d.more, label %drop, label %done
done:
  ret void
}
`

// find says whether the table has the memory at an address.
const find = `
define internal i1 @spvc.find(ptr %context, i64 %address, i64 %size) {
start:
  %table.at = getelementptr i64, ptr %context, i64 TABLE
  %table = load ptr, ptr %table.at
  %n.at = getelementptr i64, ptr %context, i64 ENTRIES
  %n = load i64, ptr %n.at
  br label %next
next:
  %i = phi i64 [ 0, %start ], [ %i.next, %look ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %look, label %none
look:
  %row = getelementptr [2 x i64], ptr %table, i64 %i
  %begin = load i64, ptr %row
  %bytes.at = getelementptr i64, ptr %row, i64 1
  %bytes = load i64, ptr %bytes.at
  %d = sub i64 %address, %begin
  %before = icmp ult i64 %d, %bytes
  %left = sub i64 %bytes, %d
  %fits = icmp ule i64 %size, %left
  %in = and i1 %before, %fits
  %i.next = add i64 %i, 1
  br i1 %in, label %found, label %next
found:
  ret i1 true
none:
  ret i1 false
}
`

// exchangingGroup resumes invocations subgroup by subgroup: first those that meet at an operation on their subgroup, and when none is left
// those that wait at a barrier.
const exchangingGroup = `
define internal void @spvc.group(ptr %context, i32 %gx, i32 %gy, i32 %gz) {
start:
  %handles = alloca [INVOCATIONS x ptr], align 16
  %records.at = getelementptr i64, ptr %context, i64 RECORDS
  %records = load ptr, ptr %records.at
  br label %begin
begin:
  %i = phi i32 [ 0, %start ], [ %i.next, %begin ]
  %x = urem i32 %i, SIZEX
  %yz = udiv i32 %i, SIZEX
  %y = urem i32 %yz, SIZEY
  %z = udiv i32 %yz, SIZEY
  %h = call ptr @INVOCATION(ptr %context, i32 %gx, i32 %gy, i32 %gz, i32 %x, i32 %y, i32 %z)
  %at = getelementptr ptr, ptr %handles, i32 %i
  store ptr %h, ptr %at
  %i.next = add nuw nsw i32 %i, 1
  %i.more = icmp ult i32 %i.next, INVOCATIONS
  br i1 %i.more, label %begin, label %round
round:
  br label %subgroup
subgroup:
  %s = phi i32 [ 0, %round ], [ %s, %subgroup ], [ %s.next, %subgroup.end ]
  %met = call i1 @spvc.meet(ptr %handles, ptr %records, i32 %s)
  br i1 %met, label %subgroup, label %subgroup.end
subgroup.end:
  %s.next = add nuw nsw i32 %s, SUBGROUP
  %s.more = icmp ult i32 %s.next, INVOCATIONS
  br i1 %s.more, label %subgroup, label %barrier
barrier:
  br label %one
one:
  %k = phi i32 [ 0, %barrier ], [ %k.next, %one.end ]
  %some = phi i1 [ false, %barrier ], [ %some.next, %one.end ]
  %k.at = getelementptr ptr, ptr %handles, i32 %k
  %kh = load ptr, ptr %k.at
  %ended = call i1 @llvm.coro.done(ptr %kh)
  br i1 %ended, label %one.end, label %resume
resume:
  call void @llvm.coro.resume(ptr %kh)
  br label %one.end
one.end:
  %some.next = phi i1 [ %some, %one ], [ true, %resume ]
  %k.next = add nuw nsw i32 %k, 1
  %k.more = icmp ult i32 %k.next, INVOCATIONS
  br i1 %k.more, label %one, label %round.end
round.end:
  br i1 %some.next, label %round, label %drop
drop:
  %d = phi i32 [ 0, %round.end ], [ %d.next, %drop ]
  %d.at = getelementptr ptr, ptr %handles, i32 %d
  %dh = load ptr, ptr %d.at
  call void @llvm.coro.destroy(ptr %dh)
  %d.next = add nuw nsw i32 %d, 1
  %d.more = icmp ult i32 %d.next, INVOCATIONS
  br i1 %d.more, label %drop, label %done
done:
  ret void
}

define internal i32 @spvc.order(ptr %a, ptr %b) {
start:
  br label %next
next:
  %i = phi i64 [ 0, %start ], [ %i.next, %same ]
  %more = icmp ult i64 %i, KEYS
  br i1 %more, label %look, label %equal
look:
  %n = shl i64 %i, 2
  %at = add i64 %n, KEYAT
  %a.at = getelementptr i8, ptr %a, i64 %at
  %b.at = getelementptr i8, ptr %b, i64 %at
  %av = load i32, ptr %a.at
  %bv = load i32, ptr %b.at
  %eq = icmp eq i32 %av, %bv
  br i1 %eq, label %same, label %differ
same:
  %i.next = add i64 %i, 1
  br label %next
differ:
  %less = icmp ult i32 %av, %bv
  %way = select i1 %less, i32 -1, i32 1
  ret i32 %way
equal:
  ret i32 0
}

define internal i1 @spvc.waits(ptr %handles, ptr %record, i32 %i) {
  %at = getelementptr ptr, ptr %handles, i32 %i
  %h = load ptr, ptr %at
  %ended = call i1 @llvm.coro.done(ptr %h)
  %kind = load i32, ptr %record
  %here = icmp eq i32 %kind, 2
  %waits = select i1 %ended, i1 false, i1 %here
  ret i1 %waits
}

define internal i1 @spvc.meet(ptr %handles, ptr %records, i32 %first) {
start:
  %end.all = add i32 %first, SUBGROUP
  %end = call i32 @llvm.umin.i32(i32 %end.all, i32 INVOCATIONS)
  br label %find
find:
  %i = phi i32 [ %first, %start ], [ %i.next, %find.end ]
  %best = phi ptr [ null, %start ], [ %best.next, %find.end ]
  %i.off = mul i32 %i, RECORD
  %i.at = getelementptr i8, ptr %records, i32 %i.off
  %i.waits = call i1 @spvc.waits(ptr %handles, ptr %i.at, i32 %i)
  br i1 %i.waits, label %candidate, label %find.end
candidate:
  %none = icmp eq ptr %best, null
  br i1 %none, label %better, label %compare
compare:
  %order = call i32 @spvc.order(ptr %i.at, ptr %best)
  %before = icmp slt i32 %order, 0
  br i1 %before, label %better, label %find.end
better:
  br label %find.end
find.end:
  %best.next = phi ptr [ %best, %find ], [ %best, %compare ], [ %i.at, %better ]
  %i.next = add i32 %i, 1
  %i.more = icmp ult i32 %i.next, %end
  br i1 %i.more, label %find, label %found
found:
  %nobody = icmp eq ptr %best.next, null
  br i1 %nobody, label %no, label %gather
no:
  ret i1 false
gather:
  %g = phi i32 [ %first, %found ], [ %g.next, %gather.end ]
  %mask = phi i128 [ 0, %found ], [ %mask.next, %gather.end ]
  %g.off = mul i32 %g, RECORD
  %g.at = getelementptr i8, ptr %records, i32 %g.off
  %g.waits = call i1 @spvc.waits(ptr %handles, ptr %g.at, i32 %g)
  br i1 %g.waits, label %meets, label %gather.end
meets:
  %g.order = call i32 @spvc.order(ptr %g.at, ptr %best.next)
  %g.same = icmp eq i32 %g.order, 0
  br i1 %g.same, label %take, label %gather.end
take:
  %value = getelementptr i8, ptr %g.at, i64 VALUEAT
  %gathered = getelementptr i8, ptr %g.at, i64 GATHEREDAT
  call void @llvm.memcpy.p0.p0.i64(ptr %gathered, ptr %value, i64 64, i1 false)
  %lane = sub i32 %g, %first
  %lane.wide = zext i32 %lane to i128
  %bit = shl i128 1, %lane.wide
  %mask.with = or i128 %mask, %bit
  br label %gather.end
gather.end:
  %mask.next = phi i128 [ %mask, %gather ], [ %mask, %meets ], [ %mask.with, %take ]
  %g.next = add i32 %g, 1
  %g.more = icmp ult i32 %g.next, %end
  br i1 %g.more, label %gather, label %go
go:
  %r = phi i32 [ %first, %gather.end ], [ %r.next, %go.end ]
  %left = phi i128 [ %mask.next, %gather.end ], [ %left.next, %go.end ]
  %is = trunc i128 %left to i1
  br i1 %is, label %resume, label %go.end
resume:
  %r.off = mul i32 %r, RECORD
  %r.at = getelementptr i8, ptr %records, i32 %r.off
  store i32 0, ptr %r.at
  %mask.at = getelementptr i8, ptr %r.at, i64 MASKAT
  store i128 %mask.next, ptr %mask.at
  %rh.at = getelementptr ptr, ptr %handles, i32 %r
  %rh = load ptr, ptr %rh.at
  call void @llvm.coro.resume(ptr %rh)
  br label %go.end
go.end:
  %left.next = lshr i128 %left, 1
  %r.next = add i32 %r, 1
  %r.more = icmp ult i32 %r.next, %end
  br i1 %r.more, label %go, label %yes
yes:
  ret i1 true
}
`
