// RUN: split-file %s %t
// RUN: mlir-opt %t/in | diff %t/want -

//--- in
a
//--- want
a
