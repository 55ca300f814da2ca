// RUN: mlir-opt --mlir-version=22 %s -linalg-morph-ops="named-to-generic generic-to-named" -verify-diagnostics

// expected-error @below {{conversions to linalg.generic and from it would never end: choose one of them}}
module {
}
