// A program of the dialect pdl_interp, in a module of its own. It has a higher benefit than the patterns of load-patterns.mlir.
module @more {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    pdl_interp.check_operation_name of %root is "arith.muli" -> ^found, ^end
  ^found:
    pdl_interp.record_match @rewriters::@subtract(%root : !pdl.operation) : benefit(10), loc([%root]), root("arith.muli") -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @subtract(%root: !pdl.operation) {
      %operands = pdl_interp.get_operands of %root : !pdl.range<value>
      %new = pdl_interp.create_operation "arith.subi"(%operands : !pdl.range<value>) -> <inferred>
      %results = pdl_interp.get_results of %new : !pdl.range<value>
      pdl_interp.replace %root with (%results : !pdl.range<value>)
      pdl_interp.finalize
    }
  }
}
