// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-print-callgraph)' -o /dev/null 2>&1 | FileCheck %s

// Calls in cycles, of values, and of what is not known.
// The expected text is that of mlir-opt-19.

module attributes {test.name = "kinds"} {
  func.func @self() { func.call @self() : () -> () func.call @self() : () -> () return }
  func.func @even() { func.call @odd() : () -> () func.call @out() : () -> () return }
  func.func @odd() { func.call @even() : () -> () func.call @self() : () -> () func.call @out() : () -> () return }
  func.func private @out()
  func.func private @alone() { return }
  func.func @value(%f: () -> ()) {
    %g = func.constant @alone : () -> ()
    func.call_indirect %g() : () -> ()
    func.call_indirect %f() : () -> ()
    %h = "test.functional_region_op"() ({
      func.call @alone() : () -> ()
      func.call @value(%f) : (() -> ()) -> ()
      "test.return"() : () -> ()
    }) : () -> (() -> ())
    func.call_indirect %h() : () -> ()
    return
  }
  func.call @alone() : () -> ()
}
// -----
module attributes {test.name = "cycle"} {
  func.func @a() { func.call @b() : () -> () return }
  func.func @b() { func.call @c() : () -> () func.call @d() : () -> () return }
  func.func @c() { func.call @a() : () -> () return }
  func.func @d() { func.call @e() : () -> () return }
  func.func @e() { func.call @d() : () -> () func.call @f() : () -> () return }
  func.func @f() { return }
}

// CHECK: Testing : "kinds"
// CHECK-NEXT: {{.*}} CallGraph {{.*}}
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "self"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "self"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "even"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "odd"}
// CHECK-NEXT: // -- Call-Edge : <Unknown-Callee-Node>
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "odd"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "even"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "self"}
// CHECK-NEXT: // -- Call-Edge : <Unknown-Callee-Node>
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "alone", sym_visibility = "private"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (() -> ()) -> (), sym_name = "value"}
// CHECK-NEXT: // -- Child-Edge : 'test.functional_region_op' - Region #0
// CHECK-NEXT: // -- Call-Edge : <Unknown-Callee-Node>
// CHECK-NEXT: // -- Call-Edge : 'test.functional_region_op' - Region #0
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'test.functional_region_op' - Region #0
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "alone", sym_visibility = "private"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = (() -> ()) -> (), sym_name = "value"}
// CHECK-NEXT: //
// CHECK-NEXT: // -- SCCs --
// CHECK-NEXT: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "self"}
// CHECK: // - SCC : 
// CHECK-NEXT: // -- Node :<Unknown-Callee-Node>
// CHECK: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "odd"}
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "even"}
// CHECK: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "alone", sym_visibility = "private"}
// CHECK: // - SCC : 
// CHECK-NEXT: // -- Node :'test.functional_region_op' - Region #0
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (() -> ()) -> (), sym_name = "value"}
// CHECK: // - SCC : 
// CHECK-NEXT: // -- Node :<External-Caller-Node>
// CHECK: {{// -+$}}
// CHECK-NEXT: Testing : "cycle"
// CHECK-NEXT: {{.*}} CallGraph {{.*}}
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "a"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "b"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "b"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "c"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "d"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "c"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "a"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "d"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "e"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "e"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "d"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "f"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = () -> (), sym_name = "f"}
// CHECK-NEXT: //
// CHECK-NEXT: // -- SCCs --
// CHECK-NEXT: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "f"}
// CHECK: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "e"}
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "d"}
// CHECK: // - SCC : 
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "c"}
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "b"}
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = () -> (), sym_name = "a"}
// CHECK: // - SCC : 
// CHECK-NEXT: // -- Node :<External-Caller-Node>
// CHECK: {{// -+$}}
