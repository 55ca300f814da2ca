// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" --split-input-file --verify-diagnostics

func.func @transpose(%a: tensor<1x2x3xi32>, %d: tensor<1x?x3x4xi32>) -> (tensor<2x3x1xi32>, tensor<?x4x1x3xi32>) {
  %0 = arith.constant dense<[1, 2, 0]> : tensor<3xi32>
  // expected-error@+1 {{failed to legalize operation 'tosa.transpose'}}
  %1 = tosa.transpose %a, %0 : (tensor<1x2x3xi32>, tensor<3xi32>) -> tensor<2x3x1xi32>
  %2 = arith.constant dense<[1, 3, 0, 2]> : tensor<4xi64>
  %3 = tosa.transpose %d, %2 : (tensor<1x?x3x4xi32>, tensor<4xi64>) -> tensor<?x4x1x3xi32>
  return %1, %3 : tensor<2x3x1xi32>, tensor<?x4x1x3xi32> }

// -----

func.func @transpose2(%a: tensor<?x?xf32>, %p: tensor<2xi32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = "tosa.const"() {value = dense<[1, 0]> : tensor<2xi32>} : () -> tensor<2xi32>
  // expected-error@+1 {{failed to legalize operation 'tosa.transpose'}}
  %1 = tosa.transpose %a, %0 : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %1, %1 : tensor<?x?xf32>, tensor<?x?xf32> }

// -----

func.func @transpose3(%a: tensor<?x?xf32>, %p: tensor<2xi32>) -> (tensor<?x?xf32>) {
  // expected-error@+1 {{failed to legalize operation 'tosa.transpose'}}
  %1 = tosa.transpose %a, %p : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32> }

// -----

func.func @table32(%a: tensor<6xi32>, %t: tensor<513xi32>) -> tensor<6xi32> {
  // expected-error@+1 {{failed to legalize operation 'tosa.table'}}
  %0 = tosa.table %a, %t : (tensor<6xi32>, tensor<513xi32>) -> tensor<6xi32>
  return %0 : tensor<6xi32> }
