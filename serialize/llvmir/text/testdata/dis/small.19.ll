; ModuleID = '<stdin>'
source_filename = "<stdin>"

@g = global i32 0 #0
@h = global i32 0 #1
@b = global ptr blockaddress(@0, %1)
@c = global ptr blockaddress(@named, %"a b")

define void @0() {
  br label %1

1:                                                ; preds = %0
  ret void
}

define cc99 void @named() #1 {
  br label %"a b"

"a b":                                            ; preds = %0
  call cc99 void @named()
  call void @0()
  ret void
}

define fastcc void @f1() {
  ret void
}

define avr_intrcc  void @f2() {
  ret void
}

define avr_signalcc  void @f3() {
  call avr_signalcc  void @f3()
  ret void
}

define aarch64_sve_vector_pcs void @f4() {
  ret void
}

attributes #0 = { "a" "b"="c" }
attributes #1 = { "d" }

;;;;;;;;

;;;;;;;;
