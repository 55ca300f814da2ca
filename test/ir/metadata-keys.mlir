// RUN: mlir-opt %s --split-input-file --verify-diagnostics

module {}
{-#
  dialect_resources: {
    ml_program: {
      // expected-error@+1 {{unknown 'resource' key 'weights' for dialect 'ml_program'}}
      weights: "0x0400000001020304"
    }
  }
#-}

// -----

module {}
{-#
  dialect_resources: {
    test: {
      good: "0x0400000001020304",
      // expected-error@+1 {{expected hex string blob for key 'number'}}
      number: 7
    }
  }
#-}

// -----

module {}
{-#
  dialect_resources: {
    // expected-error@+1 {{unexpected 'resource' section for dialect 'func'}}
    func: { f: "0x0400000001020304" }
  }
#-}
