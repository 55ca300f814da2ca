; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @nothing()

define void @lives(ptr %0, i1 %1) {
  call void @llvm.assume(i1 %1)
  call void @llvm.lifetime.start.p0(i64 16, ptr %0)
  call void @llvm.lifetime.end.p0(i64 16, ptr %0)
  ret void
}

define void @calls() {
  call void @nothing()
  call void @nothing()
  call void @nothing()
  call void @nothing()
  call void @nothing()
  ret void
}

; Function Attrs: memory(none)
declare void @e0() #0

; Function Attrs: memory(inaccessiblemem: read)
declare void @e1() #1

; Function Attrs: memory(inaccessiblemem: write)
declare void @e2() #2

; Function Attrs: memory(inaccessiblemem: readwrite)
declare void @e3() #3

; Function Attrs: memory(argmem: read)
declare void @e4() #4

; Function Attrs: memory(argmem: read, inaccessiblemem: read)
declare void @e5() #5

; Function Attrs: memory(argmem: read, inaccessiblemem: write)
declare void @e6() #6

; Function Attrs: memory(argmem: read, inaccessiblemem: readwrite)
declare void @e7() #7

; Function Attrs: memory(argmem: write)
declare void @e8() #8

; Function Attrs: memory(argmem: write, inaccessiblemem: read)
declare void @e9() #9

; Function Attrs: memory(argmem: write, inaccessiblemem: write)
declare void @e10() #10

; Function Attrs: memory(argmem: write, inaccessiblemem: readwrite)
declare void @e11() #11

; Function Attrs: memory(argmem: readwrite)
declare void @e12() #12

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: read)
declare void @e13() #13

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: write)
declare void @e14() #14

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @e15() #15

; Function Attrs: memory(read, argmem: none, inaccessiblemem: none)
declare void @e16() #16

; Function Attrs: memory(read, argmem: none)
declare void @e17() #17

; Function Attrs: memory(read, argmem: none, inaccessiblemem: write)
declare void @e18() #18

; Function Attrs: memory(read, argmem: none, inaccessiblemem: readwrite)
declare void @e19() #19

; Function Attrs: memory(read, inaccessiblemem: none)
declare void @e20() #20

; Function Attrs: memory(read)
declare void @e21() #21

; Function Attrs: memory(read, inaccessiblemem: write)
declare void @e22() #22

; Function Attrs: memory(read, inaccessiblemem: readwrite)
declare void @e23() #23

; Function Attrs: memory(read, argmem: write, inaccessiblemem: none)
declare void @e24() #24

; Function Attrs: memory(read, argmem: write)
declare void @e25() #25

; Function Attrs: memory(read, argmem: write, inaccessiblemem: write)
declare void @e26() #26

; Function Attrs: memory(read, argmem: write, inaccessiblemem: readwrite)
declare void @e27() #27

; Function Attrs: memory(read, argmem: readwrite, inaccessiblemem: none)
declare void @e28() #28

; Function Attrs: memory(read, argmem: readwrite)
declare void @e29() #29

; Function Attrs: memory(read, argmem: readwrite, inaccessiblemem: write)
declare void @e30() #30

; Function Attrs: memory(read, argmem: readwrite, inaccessiblemem: readwrite)
declare void @e31() #31

; Function Attrs: memory(write, argmem: none, inaccessiblemem: none)
declare void @e32() #32

; Function Attrs: memory(write, argmem: none, inaccessiblemem: read)
declare void @e33() #33

; Function Attrs: memory(write, argmem: none)
declare void @e34() #34

; Function Attrs: memory(write, argmem: none, inaccessiblemem: readwrite)
declare void @e35() #35

; Function Attrs: memory(write, argmem: read, inaccessiblemem: none)
declare void @e36() #36

; Function Attrs: memory(write, argmem: read, inaccessiblemem: read)
declare void @e37() #37

; Function Attrs: memory(write, argmem: read)
declare void @e38() #38

; Function Attrs: memory(write, argmem: read, inaccessiblemem: readwrite)
declare void @e39() #39

; Function Attrs: memory(write, inaccessiblemem: none)
declare void @e40() #40

; Function Attrs: memory(write, inaccessiblemem: read)
declare void @e41() #41

; Function Attrs: memory(write)
declare void @e42() #42

; Function Attrs: memory(write, inaccessiblemem: readwrite)
declare void @e43() #43

; Function Attrs: memory(write, argmem: readwrite, inaccessiblemem: none)
declare void @e44() #44

; Function Attrs: memory(write, argmem: readwrite, inaccessiblemem: read)
declare void @e45() #45

; Function Attrs: memory(write, argmem: readwrite)
declare void @e46() #46

; Function Attrs: memory(write, argmem: readwrite, inaccessiblemem: readwrite)
declare void @e47() #47

; Function Attrs: memory(readwrite, argmem: none, inaccessiblemem: none)
declare void @e48() #48

; Function Attrs: memory(readwrite, argmem: none, inaccessiblemem: read)
declare void @e49() #49

; Function Attrs: memory(readwrite, argmem: none, inaccessiblemem: write)
declare void @e50() #50

; Function Attrs: memory(readwrite, argmem: none)
declare void @e51() #51

; Function Attrs: memory(readwrite, argmem: read, inaccessiblemem: none)
declare void @e52() #52

; Function Attrs: memory(readwrite, argmem: read, inaccessiblemem: read)
declare void @e53() #53

; Function Attrs: memory(readwrite, argmem: read, inaccessiblemem: write)
declare void @e54() #54

; Function Attrs: memory(readwrite, argmem: read)
declare void @e55() #55

; Function Attrs: memory(readwrite, argmem: write, inaccessiblemem: none)
declare void @e56() #56

; Function Attrs: memory(readwrite, argmem: write, inaccessiblemem: read)
declare void @e57() #57

; Function Attrs: memory(readwrite, argmem: write, inaccessiblemem: write)
declare void @e58() #58

; Function Attrs: memory(readwrite, argmem: write)
declare void @e59() #59

; Function Attrs: memory(readwrite, inaccessiblemem: none)
declare void @e60() #60

; Function Attrs: memory(readwrite, inaccessiblemem: read)
declare void @e61() #61

; Function Attrs: memory(readwrite, inaccessiblemem: write)
declare void @e62() #62

; Function Attrs: memory(readwrite)
declare void @e63() #63

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #64

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #65

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #65

attributes #0 = { memory(none) }
attributes #1 = { memory(inaccessiblemem: read) }
attributes #2 = { memory(inaccessiblemem: write) }
attributes #3 = { memory(inaccessiblemem: readwrite) }
attributes #4 = { memory(argmem: read) }
attributes #5 = { memory(argmem: read, inaccessiblemem: read) }
attributes #6 = { memory(argmem: read, inaccessiblemem: write) }
attributes #7 = { memory(argmem: read, inaccessiblemem: readwrite) }
attributes #8 = { memory(argmem: write) }
attributes #9 = { memory(argmem: write, inaccessiblemem: read) }
attributes #10 = { memory(argmem: write, inaccessiblemem: write) }
attributes #11 = { memory(argmem: write, inaccessiblemem: readwrite) }
attributes #12 = { memory(argmem: readwrite) }
attributes #13 = { memory(argmem: readwrite, inaccessiblemem: read) }
attributes #14 = { memory(argmem: readwrite, inaccessiblemem: write) }
attributes #15 = { memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #16 = { memory(read, argmem: none, inaccessiblemem: none) }
attributes #17 = { memory(read, argmem: none) }
attributes #18 = { memory(read, argmem: none, inaccessiblemem: write) }
attributes #19 = { memory(read, argmem: none, inaccessiblemem: readwrite) }
attributes #20 = { memory(read, inaccessiblemem: none) }
attributes #21 = { memory(read) }
attributes #22 = { memory(read, inaccessiblemem: write) }
attributes #23 = { memory(read, inaccessiblemem: readwrite) }
attributes #24 = { memory(read, argmem: write, inaccessiblemem: none) }
attributes #25 = { memory(read, argmem: write) }
attributes #26 = { memory(read, argmem: write, inaccessiblemem: write) }
attributes #27 = { memory(read, argmem: write, inaccessiblemem: readwrite) }
attributes #28 = { memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #29 = { memory(read, argmem: readwrite) }
attributes #30 = { memory(read, argmem: readwrite, inaccessiblemem: write) }
attributes #31 = { memory(read, argmem: readwrite, inaccessiblemem: readwrite) }
attributes #32 = { memory(write, argmem: none, inaccessiblemem: none) }
attributes #33 = { memory(write, argmem: none, inaccessiblemem: read) }
attributes #34 = { memory(write, argmem: none) }
attributes #35 = { memory(write, argmem: none, inaccessiblemem: readwrite) }
attributes #36 = { memory(write, argmem: read, inaccessiblemem: none) }
attributes #37 = { memory(write, argmem: read, inaccessiblemem: read) }
attributes #38 = { memory(write, argmem: read) }
attributes #39 = { memory(write, argmem: read, inaccessiblemem: readwrite) }
attributes #40 = { memory(write, inaccessiblemem: none) }
attributes #41 = { memory(write, inaccessiblemem: read) }
attributes #42 = { memory(write) }
attributes #43 = { memory(write, inaccessiblemem: readwrite) }
attributes #44 = { memory(write, argmem: readwrite, inaccessiblemem: none) }
attributes #45 = { memory(write, argmem: readwrite, inaccessiblemem: read) }
attributes #46 = { memory(write, argmem: readwrite) }
attributes #47 = { memory(write, argmem: readwrite, inaccessiblemem: readwrite) }
attributes #48 = { memory(readwrite, argmem: none, inaccessiblemem: none) }
attributes #49 = { memory(readwrite, argmem: none, inaccessiblemem: read) }
attributes #50 = { memory(readwrite, argmem: none, inaccessiblemem: write) }
attributes #51 = { memory(readwrite, argmem: none) }
attributes #52 = { memory(readwrite, argmem: read, inaccessiblemem: none) }
attributes #53 = { memory(readwrite, argmem: read, inaccessiblemem: read) }
attributes #54 = { memory(readwrite, argmem: read, inaccessiblemem: write) }
attributes #55 = { memory(readwrite, argmem: read) }
attributes #56 = { memory(readwrite, argmem: write, inaccessiblemem: none) }
attributes #57 = { memory(readwrite, argmem: write, inaccessiblemem: read) }
attributes #58 = { memory(readwrite, argmem: write, inaccessiblemem: write) }
attributes #59 = { memory(readwrite, argmem: write) }
attributes #60 = { memory(readwrite, inaccessiblemem: none) }
attributes #61 = { memory(readwrite, inaccessiblemem: read) }
attributes #62 = { memory(readwrite, inaccessiblemem: write) }
attributes #63 = { memory(readwrite) }
attributes #64 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #65 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
