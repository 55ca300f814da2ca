// name
module @outer {
  func.func @long(%a: i32) {
    call @c() : () -> ()
    call @twice() : () -> ()
    return
  }
  func.func private @c()
  func.func private @twice()
  func.func private @b()
  module @nested_module {
    func.func private @long()
  }
  module {
    func.func private @a()
    func.func private @bb()
  }
}
