// Folds of addresses, of sums and of undefined values.
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global internal @h(dense<1> : tensor<8xi32>) {alignment = 64 : i64} : !llvm.array<8 x i32>
llvm.mlir.global weak @w(1 : i32) : i32
llvm.mlir.global extern_weak @x() : i32
llvm.mlir.global internal unnamed_addr @u(1 : i32) : i32
llvm.mlir.global internal @e() : !llvm.array<0 x i32> {
  %0 = llvm.mlir.zero : !llvm.array<0 x i32>
  llvm.return %0 : !llvm.array<0 x i32>
}
llvm.mlir.global internal @s() : !llvm.struct<(array<0 x i32>, struct<()>)> {
  %0 = llvm.mlir.zero : !llvm.struct<(array<0 x i32>, struct<()>)>
  llvm.return %0 : !llvm.struct<(array<0 x i32>, struct<()>)>
}
llvm.mlir.global internal @s2() : !llvm.struct<(array<0 x i32>, i8)> {
  %0 = llvm.mlir.zero : !llvm.struct<(array<0 x i32>, i8)>
  llvm.return %0 : !llvm.struct<(array<0 x i32>, i8)>
}
llvm.mlir.global internal @as(1 : i32) {addr_space = 1 : i32} : i32
llvm.mlir.global external @ext() : !llvm.array<8 x i64>
llvm.func @fn()
llvm.func linkonce @fl() {
  llvm.return
}
llvm.func @compare(%p: !llvm.ptr) {
  %z = llvm.mlir.zero : !llvm.ptr
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.mlir.addressof @h : !llvm.ptr
  %w = llvm.mlir.addressof @w : !llvm.ptr
  %x = llvm.mlir.addressof @x : !llvm.ptr
  %u = llvm.mlir.addressof @u : !llvm.ptr
  %e = llvm.mlir.addressof @e : !llvm.ptr
  %s = llvm.mlir.addressof @s : !llvm.ptr
  %s2 = llvm.mlir.addressof @s2 : !llvm.ptr
  %as = llvm.mlir.addressof @as : !llvm.ptr<1>
  %fn = llvm.mlir.addressof @fn : !llvm.ptr
  %fl = llvm.mlir.addressof @fl : !llvm.ptr
  %za = llvm.mlir.zero : !llvm.ptr<1>
  %gep = llvm.getelementptr %h[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %gepi = llvm.getelementptr inbounds %h[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %gepx = llvm.getelementptr inbounds %x[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %gepp = llvm.getelementptr inbounds %gepi[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %101 = llvm.icmp "eq" %z, %g : !llvm.ptr
  llvm.store %101, %p : i1, !llvm.ptr
  %102 = llvm.icmp "ugt" %z, %g : !llvm.ptr
  llvm.store %102, %p : i1, !llvm.ptr
  %103 = llvm.icmp "eq" %z, %h : !llvm.ptr
  llvm.store %103, %p : i1, !llvm.ptr
  %104 = llvm.icmp "ugt" %z, %h : !llvm.ptr
  llvm.store %104, %p : i1, !llvm.ptr
  %105 = llvm.icmp "eq" %z, %w : !llvm.ptr
  llvm.store %105, %p : i1, !llvm.ptr
  %106 = llvm.icmp "ugt" %z, %w : !llvm.ptr
  llvm.store %106, %p : i1, !llvm.ptr
  %107 = llvm.icmp "eq" %z, %x : !llvm.ptr
  llvm.store %107, %p : i1, !llvm.ptr
  %108 = llvm.icmp "ugt" %z, %x : !llvm.ptr
  llvm.store %108, %p : i1, !llvm.ptr
  %109 = llvm.icmp "eq" %z, %u : !llvm.ptr
  llvm.store %109, %p : i1, !llvm.ptr
  %110 = llvm.icmp "ugt" %z, %u : !llvm.ptr
  llvm.store %110, %p : i1, !llvm.ptr
  %111 = llvm.icmp "eq" %z, %e : !llvm.ptr
  llvm.store %111, %p : i1, !llvm.ptr
  %112 = llvm.icmp "ugt" %z, %e : !llvm.ptr
  llvm.store %112, %p : i1, !llvm.ptr
  %113 = llvm.icmp "eq" %z, %s : !llvm.ptr
  llvm.store %113, %p : i1, !llvm.ptr
  %114 = llvm.icmp "ugt" %z, %s : !llvm.ptr
  llvm.store %114, %p : i1, !llvm.ptr
  %115 = llvm.icmp "eq" %z, %s2 : !llvm.ptr
  llvm.store %115, %p : i1, !llvm.ptr
  %116 = llvm.icmp "ugt" %z, %s2 : !llvm.ptr
  llvm.store %116, %p : i1, !llvm.ptr
  %117 = llvm.icmp "eq" %z, %fn : !llvm.ptr
  llvm.store %117, %p : i1, !llvm.ptr
  %118 = llvm.icmp "ugt" %z, %fn : !llvm.ptr
  llvm.store %118, %p : i1, !llvm.ptr
  %119 = llvm.icmp "eq" %z, %fl : !llvm.ptr
  llvm.store %119, %p : i1, !llvm.ptr
  %120 = llvm.icmp "ugt" %z, %fl : !llvm.ptr
  llvm.store %120, %p : i1, !llvm.ptr
  %121 = llvm.icmp "eq" %z, %gep : !llvm.ptr
  llvm.store %121, %p : i1, !llvm.ptr
  %122 = llvm.icmp "ugt" %z, %gep : !llvm.ptr
  llvm.store %122, %p : i1, !llvm.ptr
  %123 = llvm.icmp "eq" %z, %gepi : !llvm.ptr
  llvm.store %123, %p : i1, !llvm.ptr
  %124 = llvm.icmp "ugt" %z, %gepi : !llvm.ptr
  llvm.store %124, %p : i1, !llvm.ptr
  %125 = llvm.icmp "eq" %z, %gepx : !llvm.ptr
  llvm.store %125, %p : i1, !llvm.ptr
  %126 = llvm.icmp "ugt" %z, %gepx : !llvm.ptr
  llvm.store %126, %p : i1, !llvm.ptr
  %127 = llvm.icmp "eq" %z, %gepp : !llvm.ptr
  llvm.store %127, %p : i1, !llvm.ptr
  %128 = llvm.icmp "ugt" %z, %gepp : !llvm.ptr
  llvm.store %128, %p : i1, !llvm.ptr
  %129 = llvm.icmp "eq" %g, %z : !llvm.ptr
  llvm.store %129, %p : i1, !llvm.ptr
  %130 = llvm.icmp "ugt" %g, %z : !llvm.ptr
  llvm.store %130, %p : i1, !llvm.ptr
  %131 = llvm.icmp "eq" %g, %h : !llvm.ptr
  llvm.store %131, %p : i1, !llvm.ptr
  %132 = llvm.icmp "eq" %g, %w : !llvm.ptr
  llvm.store %132, %p : i1, !llvm.ptr
  %133 = llvm.icmp "eq" %g, %x : !llvm.ptr
  llvm.store %133, %p : i1, !llvm.ptr
  %134 = llvm.icmp "eq" %g, %u : !llvm.ptr
  llvm.store %134, %p : i1, !llvm.ptr
  %135 = llvm.icmp "eq" %g, %e : !llvm.ptr
  llvm.store %135, %p : i1, !llvm.ptr
  %136 = llvm.icmp "eq" %g, %s : !llvm.ptr
  llvm.store %136, %p : i1, !llvm.ptr
  %137 = llvm.icmp "eq" %g, %s2 : !llvm.ptr
  llvm.store %137, %p : i1, !llvm.ptr
  %138 = llvm.icmp "eq" %g, %fn : !llvm.ptr
  llvm.store %138, %p : i1, !llvm.ptr
  %139 = llvm.icmp "eq" %g, %fl : !llvm.ptr
  llvm.store %139, %p : i1, !llvm.ptr
  %140 = llvm.icmp "eq" %g, %gep : !llvm.ptr
  llvm.store %140, %p : i1, !llvm.ptr
  %141 = llvm.icmp "eq" %g, %gepi : !llvm.ptr
  llvm.store %141, %p : i1, !llvm.ptr
  %142 = llvm.icmp "eq" %g, %gepx : !llvm.ptr
  llvm.store %142, %p : i1, !llvm.ptr
  %143 = llvm.icmp "eq" %g, %gepp : !llvm.ptr
  llvm.store %143, %p : i1, !llvm.ptr
  %144 = llvm.icmp "eq" %h, %z : !llvm.ptr
  llvm.store %144, %p : i1, !llvm.ptr
  %145 = llvm.icmp "ugt" %h, %z : !llvm.ptr
  llvm.store %145, %p : i1, !llvm.ptr
  %146 = llvm.icmp "eq" %h, %g : !llvm.ptr
  llvm.store %146, %p : i1, !llvm.ptr
  %147 = llvm.icmp "eq" %h, %w : !llvm.ptr
  llvm.store %147, %p : i1, !llvm.ptr
  %148 = llvm.icmp "eq" %h, %x : !llvm.ptr
  llvm.store %148, %p : i1, !llvm.ptr
  %149 = llvm.icmp "eq" %h, %u : !llvm.ptr
  llvm.store %149, %p : i1, !llvm.ptr
  %150 = llvm.icmp "eq" %h, %e : !llvm.ptr
  llvm.store %150, %p : i1, !llvm.ptr
  %151 = llvm.icmp "eq" %h, %s : !llvm.ptr
  llvm.store %151, %p : i1, !llvm.ptr
  %152 = llvm.icmp "eq" %h, %s2 : !llvm.ptr
  llvm.store %152, %p : i1, !llvm.ptr
  %153 = llvm.icmp "eq" %h, %fn : !llvm.ptr
  llvm.store %153, %p : i1, !llvm.ptr
  %154 = llvm.icmp "eq" %h, %fl : !llvm.ptr
  llvm.store %154, %p : i1, !llvm.ptr
  %155 = llvm.icmp "eq" %h, %gep : !llvm.ptr
  llvm.store %155, %p : i1, !llvm.ptr
  %156 = llvm.icmp "eq" %h, %gepi : !llvm.ptr
  llvm.store %156, %p : i1, !llvm.ptr
  %157 = llvm.icmp "eq" %h, %gepx : !llvm.ptr
  llvm.store %157, %p : i1, !llvm.ptr
  %158 = llvm.icmp "eq" %h, %gepp : !llvm.ptr
  llvm.store %158, %p : i1, !llvm.ptr
  %159 = llvm.icmp "eq" %w, %z : !llvm.ptr
  llvm.store %159, %p : i1, !llvm.ptr
  %160 = llvm.icmp "ugt" %w, %z : !llvm.ptr
  llvm.store %160, %p : i1, !llvm.ptr
  %161 = llvm.icmp "eq" %w, %g : !llvm.ptr
  llvm.store %161, %p : i1, !llvm.ptr
  %162 = llvm.icmp "eq" %w, %h : !llvm.ptr
  llvm.store %162, %p : i1, !llvm.ptr
  %163 = llvm.icmp "eq" %w, %x : !llvm.ptr
  llvm.store %163, %p : i1, !llvm.ptr
  %164 = llvm.icmp "eq" %w, %u : !llvm.ptr
  llvm.store %164, %p : i1, !llvm.ptr
  %165 = llvm.icmp "eq" %w, %e : !llvm.ptr
  llvm.store %165, %p : i1, !llvm.ptr
  %166 = llvm.icmp "eq" %w, %s : !llvm.ptr
  llvm.store %166, %p : i1, !llvm.ptr
  %167 = llvm.icmp "eq" %w, %s2 : !llvm.ptr
  llvm.store %167, %p : i1, !llvm.ptr
  %168 = llvm.icmp "eq" %w, %fn : !llvm.ptr
  llvm.store %168, %p : i1, !llvm.ptr
  %169 = llvm.icmp "eq" %w, %fl : !llvm.ptr
  llvm.store %169, %p : i1, !llvm.ptr
  %170 = llvm.icmp "eq" %w, %gep : !llvm.ptr
  llvm.store %170, %p : i1, !llvm.ptr
  %171 = llvm.icmp "eq" %w, %gepi : !llvm.ptr
  llvm.store %171, %p : i1, !llvm.ptr
  %172 = llvm.icmp "eq" %w, %gepx : !llvm.ptr
  llvm.store %172, %p : i1, !llvm.ptr
  %173 = llvm.icmp "eq" %w, %gepp : !llvm.ptr
  llvm.store %173, %p : i1, !llvm.ptr
  %174 = llvm.icmp "eq" %x, %z : !llvm.ptr
  llvm.store %174, %p : i1, !llvm.ptr
  %175 = llvm.icmp "ugt" %x, %z : !llvm.ptr
  llvm.store %175, %p : i1, !llvm.ptr
  %176 = llvm.icmp "eq" %x, %g : !llvm.ptr
  llvm.store %176, %p : i1, !llvm.ptr
  %177 = llvm.icmp "eq" %x, %h : !llvm.ptr
  llvm.store %177, %p : i1, !llvm.ptr
  %178 = llvm.icmp "eq" %x, %w : !llvm.ptr
  llvm.store %178, %p : i1, !llvm.ptr
  %179 = llvm.icmp "eq" %x, %u : !llvm.ptr
  llvm.store %179, %p : i1, !llvm.ptr
  %180 = llvm.icmp "eq" %x, %e : !llvm.ptr
  llvm.store %180, %p : i1, !llvm.ptr
  %181 = llvm.icmp "eq" %x, %s : !llvm.ptr
  llvm.store %181, %p : i1, !llvm.ptr
  %182 = llvm.icmp "eq" %x, %s2 : !llvm.ptr
  llvm.store %182, %p : i1, !llvm.ptr
  %183 = llvm.icmp "eq" %x, %fn : !llvm.ptr
  llvm.store %183, %p : i1, !llvm.ptr
  %184 = llvm.icmp "eq" %x, %fl : !llvm.ptr
  llvm.store %184, %p : i1, !llvm.ptr
  %185 = llvm.icmp "eq" %x, %gep : !llvm.ptr
  llvm.store %185, %p : i1, !llvm.ptr
  %186 = llvm.icmp "eq" %x, %gepi : !llvm.ptr
  llvm.store %186, %p : i1, !llvm.ptr
  %187 = llvm.icmp "eq" %x, %gepx : !llvm.ptr
  llvm.store %187, %p : i1, !llvm.ptr
  %188 = llvm.icmp "eq" %x, %gepp : !llvm.ptr
  llvm.store %188, %p : i1, !llvm.ptr
  %189 = llvm.icmp "eq" %u, %z : !llvm.ptr
  llvm.store %189, %p : i1, !llvm.ptr
  %190 = llvm.icmp "ugt" %u, %z : !llvm.ptr
  llvm.store %190, %p : i1, !llvm.ptr
  %191 = llvm.icmp "eq" %u, %g : !llvm.ptr
  llvm.store %191, %p : i1, !llvm.ptr
  %192 = llvm.icmp "eq" %u, %h : !llvm.ptr
  llvm.store %192, %p : i1, !llvm.ptr
  %193 = llvm.icmp "eq" %u, %w : !llvm.ptr
  llvm.store %193, %p : i1, !llvm.ptr
  %194 = llvm.icmp "eq" %u, %x : !llvm.ptr
  llvm.store %194, %p : i1, !llvm.ptr
  %195 = llvm.icmp "eq" %u, %e : !llvm.ptr
  llvm.store %195, %p : i1, !llvm.ptr
  %196 = llvm.icmp "eq" %u, %s : !llvm.ptr
  llvm.store %196, %p : i1, !llvm.ptr
  %197 = llvm.icmp "eq" %u, %s2 : !llvm.ptr
  llvm.store %197, %p : i1, !llvm.ptr
  %198 = llvm.icmp "eq" %u, %fn : !llvm.ptr
  llvm.store %198, %p : i1, !llvm.ptr
  %199 = llvm.icmp "eq" %u, %fl : !llvm.ptr
  llvm.store %199, %p : i1, !llvm.ptr
  %200 = llvm.icmp "eq" %u, %gep : !llvm.ptr
  llvm.store %200, %p : i1, !llvm.ptr
  %201 = llvm.icmp "eq" %u, %gepi : !llvm.ptr
  llvm.store %201, %p : i1, !llvm.ptr
  %202 = llvm.icmp "eq" %u, %gepx : !llvm.ptr
  llvm.store %202, %p : i1, !llvm.ptr
  %203 = llvm.icmp "eq" %u, %gepp : !llvm.ptr
  llvm.store %203, %p : i1, !llvm.ptr
  %204 = llvm.icmp "eq" %e, %z : !llvm.ptr
  llvm.store %204, %p : i1, !llvm.ptr
  %205 = llvm.icmp "ugt" %e, %z : !llvm.ptr
  llvm.store %205, %p : i1, !llvm.ptr
  %206 = llvm.icmp "eq" %e, %g : !llvm.ptr
  llvm.store %206, %p : i1, !llvm.ptr
  %207 = llvm.icmp "eq" %e, %h : !llvm.ptr
  llvm.store %207, %p : i1, !llvm.ptr
  %208 = llvm.icmp "eq" %e, %w : !llvm.ptr
  llvm.store %208, %p : i1, !llvm.ptr
  %209 = llvm.icmp "eq" %e, %x : !llvm.ptr
  llvm.store %209, %p : i1, !llvm.ptr
  %210 = llvm.icmp "eq" %e, %u : !llvm.ptr
  llvm.store %210, %p : i1, !llvm.ptr
  %211 = llvm.icmp "eq" %e, %s : !llvm.ptr
  llvm.store %211, %p : i1, !llvm.ptr
  %212 = llvm.icmp "eq" %e, %s2 : !llvm.ptr
  llvm.store %212, %p : i1, !llvm.ptr
  %213 = llvm.icmp "eq" %e, %fn : !llvm.ptr
  llvm.store %213, %p : i1, !llvm.ptr
  %214 = llvm.icmp "eq" %e, %fl : !llvm.ptr
  llvm.store %214, %p : i1, !llvm.ptr
  %215 = llvm.icmp "eq" %e, %gep : !llvm.ptr
  llvm.store %215, %p : i1, !llvm.ptr
  %216 = llvm.icmp "eq" %e, %gepi : !llvm.ptr
  llvm.store %216, %p : i1, !llvm.ptr
  %217 = llvm.icmp "eq" %e, %gepx : !llvm.ptr
  llvm.store %217, %p : i1, !llvm.ptr
  %218 = llvm.icmp "eq" %e, %gepp : !llvm.ptr
  llvm.store %218, %p : i1, !llvm.ptr
  %219 = llvm.icmp "eq" %s, %z : !llvm.ptr
  llvm.store %219, %p : i1, !llvm.ptr
  %220 = llvm.icmp "ugt" %s, %z : !llvm.ptr
  llvm.store %220, %p : i1, !llvm.ptr
  %221 = llvm.icmp "eq" %s, %g : !llvm.ptr
  llvm.store %221, %p : i1, !llvm.ptr
  %222 = llvm.icmp "eq" %s, %h : !llvm.ptr
  llvm.store %222, %p : i1, !llvm.ptr
  %223 = llvm.icmp "eq" %s, %w : !llvm.ptr
  llvm.store %223, %p : i1, !llvm.ptr
  %224 = llvm.icmp "eq" %s, %x : !llvm.ptr
  llvm.store %224, %p : i1, !llvm.ptr
  %225 = llvm.icmp "eq" %s, %u : !llvm.ptr
  llvm.store %225, %p : i1, !llvm.ptr
  %226 = llvm.icmp "eq" %s, %e : !llvm.ptr
  llvm.store %226, %p : i1, !llvm.ptr
  %227 = llvm.icmp "eq" %s, %s2 : !llvm.ptr
  llvm.store %227, %p : i1, !llvm.ptr
  %228 = llvm.icmp "eq" %s, %fn : !llvm.ptr
  llvm.store %228, %p : i1, !llvm.ptr
  %229 = llvm.icmp "eq" %s, %fl : !llvm.ptr
  llvm.store %229, %p : i1, !llvm.ptr
  %230 = llvm.icmp "eq" %s, %gep : !llvm.ptr
  llvm.store %230, %p : i1, !llvm.ptr
  %231 = llvm.icmp "eq" %s, %gepi : !llvm.ptr
  llvm.store %231, %p : i1, !llvm.ptr
  %232 = llvm.icmp "eq" %s, %gepx : !llvm.ptr
  llvm.store %232, %p : i1, !llvm.ptr
  %233 = llvm.icmp "eq" %s, %gepp : !llvm.ptr
  llvm.store %233, %p : i1, !llvm.ptr
  %234 = llvm.icmp "eq" %s2, %z : !llvm.ptr
  llvm.store %234, %p : i1, !llvm.ptr
  %235 = llvm.icmp "ugt" %s2, %z : !llvm.ptr
  llvm.store %235, %p : i1, !llvm.ptr
  %236 = llvm.icmp "eq" %s2, %g : !llvm.ptr
  llvm.store %236, %p : i1, !llvm.ptr
  %237 = llvm.icmp "eq" %s2, %h : !llvm.ptr
  llvm.store %237, %p : i1, !llvm.ptr
  %238 = llvm.icmp "eq" %s2, %w : !llvm.ptr
  llvm.store %238, %p : i1, !llvm.ptr
  %239 = llvm.icmp "eq" %s2, %x : !llvm.ptr
  llvm.store %239, %p : i1, !llvm.ptr
  %240 = llvm.icmp "eq" %s2, %u : !llvm.ptr
  llvm.store %240, %p : i1, !llvm.ptr
  %241 = llvm.icmp "eq" %s2, %e : !llvm.ptr
  llvm.store %241, %p : i1, !llvm.ptr
  %242 = llvm.icmp "eq" %s2, %s : !llvm.ptr
  llvm.store %242, %p : i1, !llvm.ptr
  %243 = llvm.icmp "eq" %s2, %fn : !llvm.ptr
  llvm.store %243, %p : i1, !llvm.ptr
  %244 = llvm.icmp "eq" %s2, %fl : !llvm.ptr
  llvm.store %244, %p : i1, !llvm.ptr
  %245 = llvm.icmp "eq" %s2, %gep : !llvm.ptr
  llvm.store %245, %p : i1, !llvm.ptr
  %246 = llvm.icmp "eq" %s2, %gepi : !llvm.ptr
  llvm.store %246, %p : i1, !llvm.ptr
  %247 = llvm.icmp "eq" %s2, %gepx : !llvm.ptr
  llvm.store %247, %p : i1, !llvm.ptr
  %248 = llvm.icmp "eq" %s2, %gepp : !llvm.ptr
  llvm.store %248, %p : i1, !llvm.ptr
  %249 = llvm.icmp "eq" %fn, %z : !llvm.ptr
  llvm.store %249, %p : i1, !llvm.ptr
  %250 = llvm.icmp "ugt" %fn, %z : !llvm.ptr
  llvm.store %250, %p : i1, !llvm.ptr
  %251 = llvm.icmp "eq" %fn, %g : !llvm.ptr
  llvm.store %251, %p : i1, !llvm.ptr
  %252 = llvm.icmp "eq" %fn, %h : !llvm.ptr
  llvm.store %252, %p : i1, !llvm.ptr
  %253 = llvm.icmp "eq" %fn, %w : !llvm.ptr
  llvm.store %253, %p : i1, !llvm.ptr
  %254 = llvm.icmp "eq" %fn, %x : !llvm.ptr
  llvm.store %254, %p : i1, !llvm.ptr
  %255 = llvm.icmp "eq" %fn, %u : !llvm.ptr
  llvm.store %255, %p : i1, !llvm.ptr
  %256 = llvm.icmp "eq" %fn, %e : !llvm.ptr
  llvm.store %256, %p : i1, !llvm.ptr
  %257 = llvm.icmp "eq" %fn, %s : !llvm.ptr
  llvm.store %257, %p : i1, !llvm.ptr
  %258 = llvm.icmp "eq" %fn, %s2 : !llvm.ptr
  llvm.store %258, %p : i1, !llvm.ptr
  %259 = llvm.icmp "eq" %fn, %fl : !llvm.ptr
  llvm.store %259, %p : i1, !llvm.ptr
  %260 = llvm.icmp "eq" %fn, %gep : !llvm.ptr
  llvm.store %260, %p : i1, !llvm.ptr
  %261 = llvm.icmp "eq" %fn, %gepi : !llvm.ptr
  llvm.store %261, %p : i1, !llvm.ptr
  %262 = llvm.icmp "eq" %fn, %gepx : !llvm.ptr
  llvm.store %262, %p : i1, !llvm.ptr
  %263 = llvm.icmp "eq" %fn, %gepp : !llvm.ptr
  llvm.store %263, %p : i1, !llvm.ptr
  %264 = llvm.icmp "eq" %fl, %z : !llvm.ptr
  llvm.store %264, %p : i1, !llvm.ptr
  %265 = llvm.icmp "ugt" %fl, %z : !llvm.ptr
  llvm.store %265, %p : i1, !llvm.ptr
  %266 = llvm.icmp "eq" %fl, %g : !llvm.ptr
  llvm.store %266, %p : i1, !llvm.ptr
  %267 = llvm.icmp "eq" %fl, %h : !llvm.ptr
  llvm.store %267, %p : i1, !llvm.ptr
  %268 = llvm.icmp "eq" %fl, %w : !llvm.ptr
  llvm.store %268, %p : i1, !llvm.ptr
  %269 = llvm.icmp "eq" %fl, %x : !llvm.ptr
  llvm.store %269, %p : i1, !llvm.ptr
  %270 = llvm.icmp "eq" %fl, %u : !llvm.ptr
  llvm.store %270, %p : i1, !llvm.ptr
  %271 = llvm.icmp "eq" %fl, %e : !llvm.ptr
  llvm.store %271, %p : i1, !llvm.ptr
  %272 = llvm.icmp "eq" %fl, %s : !llvm.ptr
  llvm.store %272, %p : i1, !llvm.ptr
  %273 = llvm.icmp "eq" %fl, %s2 : !llvm.ptr
  llvm.store %273, %p : i1, !llvm.ptr
  %274 = llvm.icmp "eq" %fl, %fn : !llvm.ptr
  llvm.store %274, %p : i1, !llvm.ptr
  %275 = llvm.icmp "eq" %fl, %gep : !llvm.ptr
  llvm.store %275, %p : i1, !llvm.ptr
  %276 = llvm.icmp "eq" %fl, %gepi : !llvm.ptr
  llvm.store %276, %p : i1, !llvm.ptr
  %277 = llvm.icmp "eq" %fl, %gepx : !llvm.ptr
  llvm.store %277, %p : i1, !llvm.ptr
  %278 = llvm.icmp "eq" %fl, %gepp : !llvm.ptr
  llvm.store %278, %p : i1, !llvm.ptr
  %279 = llvm.icmp "eq" %gep, %z : !llvm.ptr
  llvm.store %279, %p : i1, !llvm.ptr
  %280 = llvm.icmp "ugt" %gep, %z : !llvm.ptr
  llvm.store %280, %p : i1, !llvm.ptr
  %281 = llvm.icmp "eq" %gep, %g : !llvm.ptr
  llvm.store %281, %p : i1, !llvm.ptr
  %282 = llvm.icmp "ugt" %gep, %g : !llvm.ptr
  llvm.store %282, %p : i1, !llvm.ptr
  %283 = llvm.icmp "eq" %gep, %h : !llvm.ptr
  llvm.store %283, %p : i1, !llvm.ptr
  %284 = llvm.icmp "ugt" %gep, %h : !llvm.ptr
  llvm.store %284, %p : i1, !llvm.ptr
  %285 = llvm.icmp "eq" %gep, %w : !llvm.ptr
  llvm.store %285, %p : i1, !llvm.ptr
  %286 = llvm.icmp "ugt" %gep, %w : !llvm.ptr
  llvm.store %286, %p : i1, !llvm.ptr
  %287 = llvm.icmp "eq" %gep, %x : !llvm.ptr
  llvm.store %287, %p : i1, !llvm.ptr
  %288 = llvm.icmp "ugt" %gep, %x : !llvm.ptr
  llvm.store %288, %p : i1, !llvm.ptr
  %289 = llvm.icmp "eq" %gep, %u : !llvm.ptr
  llvm.store %289, %p : i1, !llvm.ptr
  %290 = llvm.icmp "ugt" %gep, %u : !llvm.ptr
  llvm.store %290, %p : i1, !llvm.ptr
  %291 = llvm.icmp "eq" %gep, %e : !llvm.ptr
  llvm.store %291, %p : i1, !llvm.ptr
  %292 = llvm.icmp "ugt" %gep, %e : !llvm.ptr
  llvm.store %292, %p : i1, !llvm.ptr
  %293 = llvm.icmp "eq" %gep, %s : !llvm.ptr
  llvm.store %293, %p : i1, !llvm.ptr
  %294 = llvm.icmp "ugt" %gep, %s : !llvm.ptr
  llvm.store %294, %p : i1, !llvm.ptr
  %295 = llvm.icmp "eq" %gep, %s2 : !llvm.ptr
  llvm.store %295, %p : i1, !llvm.ptr
  %296 = llvm.icmp "ugt" %gep, %s2 : !llvm.ptr
  llvm.store %296, %p : i1, !llvm.ptr
  %297 = llvm.icmp "eq" %gep, %fn : !llvm.ptr
  llvm.store %297, %p : i1, !llvm.ptr
  %298 = llvm.icmp "ugt" %gep, %fn : !llvm.ptr
  llvm.store %298, %p : i1, !llvm.ptr
  %299 = llvm.icmp "eq" %gep, %fl : !llvm.ptr
  llvm.store %299, %p : i1, !llvm.ptr
  %300 = llvm.icmp "ugt" %gep, %fl : !llvm.ptr
  llvm.store %300, %p : i1, !llvm.ptr
  %301 = llvm.icmp "eq" %gep, %gep : !llvm.ptr
  llvm.store %301, %p : i1, !llvm.ptr
  %302 = llvm.icmp "ugt" %gep, %gep : !llvm.ptr
  llvm.store %302, %p : i1, !llvm.ptr
  %303 = llvm.icmp "eq" %gep, %gepi : !llvm.ptr
  llvm.store %303, %p : i1, !llvm.ptr
  %304 = llvm.icmp "ugt" %gep, %gepi : !llvm.ptr
  llvm.store %304, %p : i1, !llvm.ptr
  %305 = llvm.icmp "eq" %gep, %gepx : !llvm.ptr
  llvm.store %305, %p : i1, !llvm.ptr
  %306 = llvm.icmp "ugt" %gep, %gepx : !llvm.ptr
  llvm.store %306, %p : i1, !llvm.ptr
  %307 = llvm.icmp "eq" %gep, %gepp : !llvm.ptr
  llvm.store %307, %p : i1, !llvm.ptr
  %308 = llvm.icmp "ugt" %gep, %gepp : !llvm.ptr
  llvm.store %308, %p : i1, !llvm.ptr
  %309 = llvm.icmp "eq" %gepi, %z : !llvm.ptr
  llvm.store %309, %p : i1, !llvm.ptr
  %310 = llvm.icmp "ugt" %gepi, %z : !llvm.ptr
  llvm.store %310, %p : i1, !llvm.ptr
  %311 = llvm.icmp "eq" %gepi, %g : !llvm.ptr
  llvm.store %311, %p : i1, !llvm.ptr
  %312 = llvm.icmp "ugt" %gepi, %g : !llvm.ptr
  llvm.store %312, %p : i1, !llvm.ptr
  %313 = llvm.icmp "eq" %gepi, %h : !llvm.ptr
  llvm.store %313, %p : i1, !llvm.ptr
  %314 = llvm.icmp "ugt" %gepi, %h : !llvm.ptr
  llvm.store %314, %p : i1, !llvm.ptr
  %315 = llvm.icmp "eq" %gepi, %w : !llvm.ptr
  llvm.store %315, %p : i1, !llvm.ptr
  %316 = llvm.icmp "ugt" %gepi, %w : !llvm.ptr
  llvm.store %316, %p : i1, !llvm.ptr
  %317 = llvm.icmp "eq" %gepi, %x : !llvm.ptr
  llvm.store %317, %p : i1, !llvm.ptr
  %318 = llvm.icmp "ugt" %gepi, %x : !llvm.ptr
  llvm.store %318, %p : i1, !llvm.ptr
  %319 = llvm.icmp "eq" %gepi, %u : !llvm.ptr
  llvm.store %319, %p : i1, !llvm.ptr
  %320 = llvm.icmp "ugt" %gepi, %u : !llvm.ptr
  llvm.store %320, %p : i1, !llvm.ptr
  %321 = llvm.icmp "eq" %gepi, %e : !llvm.ptr
  llvm.store %321, %p : i1, !llvm.ptr
  %322 = llvm.icmp "ugt" %gepi, %e : !llvm.ptr
  llvm.store %322, %p : i1, !llvm.ptr
  %323 = llvm.icmp "eq" %gepi, %s : !llvm.ptr
  llvm.store %323, %p : i1, !llvm.ptr
  %324 = llvm.icmp "ugt" %gepi, %s : !llvm.ptr
  llvm.store %324, %p : i1, !llvm.ptr
  %325 = llvm.icmp "eq" %gepi, %s2 : !llvm.ptr
  llvm.store %325, %p : i1, !llvm.ptr
  %326 = llvm.icmp "ugt" %gepi, %s2 : !llvm.ptr
  llvm.store %326, %p : i1, !llvm.ptr
  %327 = llvm.icmp "eq" %gepi, %fn : !llvm.ptr
  llvm.store %327, %p : i1, !llvm.ptr
  %328 = llvm.icmp "ugt" %gepi, %fn : !llvm.ptr
  llvm.store %328, %p : i1, !llvm.ptr
  %329 = llvm.icmp "eq" %gepi, %fl : !llvm.ptr
  llvm.store %329, %p : i1, !llvm.ptr
  %330 = llvm.icmp "ugt" %gepi, %fl : !llvm.ptr
  llvm.store %330, %p : i1, !llvm.ptr
  %331 = llvm.icmp "eq" %gepi, %gep : !llvm.ptr
  llvm.store %331, %p : i1, !llvm.ptr
  %332 = llvm.icmp "ugt" %gepi, %gep : !llvm.ptr
  llvm.store %332, %p : i1, !llvm.ptr
  %333 = llvm.icmp "eq" %gepi, %gepx : !llvm.ptr
  llvm.store %333, %p : i1, !llvm.ptr
  %334 = llvm.icmp "ugt" %gepi, %gepx : !llvm.ptr
  llvm.store %334, %p : i1, !llvm.ptr
  %335 = llvm.icmp "eq" %gepi, %gepp : !llvm.ptr
  llvm.store %335, %p : i1, !llvm.ptr
  %336 = llvm.icmp "ugt" %gepi, %gepp : !llvm.ptr
  llvm.store %336, %p : i1, !llvm.ptr
  %337 = llvm.icmp "eq" %gepx, %z : !llvm.ptr
  llvm.store %337, %p : i1, !llvm.ptr
  %338 = llvm.icmp "ugt" %gepx, %z : !llvm.ptr
  llvm.store %338, %p : i1, !llvm.ptr
  %339 = llvm.icmp "eq" %gepx, %g : !llvm.ptr
  llvm.store %339, %p : i1, !llvm.ptr
  %340 = llvm.icmp "ugt" %gepx, %g : !llvm.ptr
  llvm.store %340, %p : i1, !llvm.ptr
  %341 = llvm.icmp "eq" %gepx, %h : !llvm.ptr
  llvm.store %341, %p : i1, !llvm.ptr
  %342 = llvm.icmp "ugt" %gepx, %h : !llvm.ptr
  llvm.store %342, %p : i1, !llvm.ptr
  %343 = llvm.icmp "eq" %gepx, %w : !llvm.ptr
  llvm.store %343, %p : i1, !llvm.ptr
  %344 = llvm.icmp "ugt" %gepx, %w : !llvm.ptr
  llvm.store %344, %p : i1, !llvm.ptr
  %345 = llvm.icmp "eq" %gepx, %x : !llvm.ptr
  llvm.store %345, %p : i1, !llvm.ptr
  %346 = llvm.icmp "ugt" %gepx, %x : !llvm.ptr
  llvm.store %346, %p : i1, !llvm.ptr
  %347 = llvm.icmp "eq" %gepx, %u : !llvm.ptr
  llvm.store %347, %p : i1, !llvm.ptr
  %348 = llvm.icmp "ugt" %gepx, %u : !llvm.ptr
  llvm.store %348, %p : i1, !llvm.ptr
  %349 = llvm.icmp "eq" %gepx, %e : !llvm.ptr
  llvm.store %349, %p : i1, !llvm.ptr
  %350 = llvm.icmp "ugt" %gepx, %e : !llvm.ptr
  llvm.store %350, %p : i1, !llvm.ptr
  %351 = llvm.icmp "eq" %gepx, %s : !llvm.ptr
  llvm.store %351, %p : i1, !llvm.ptr
  %352 = llvm.icmp "ugt" %gepx, %s : !llvm.ptr
  llvm.store %352, %p : i1, !llvm.ptr
  %353 = llvm.icmp "eq" %gepx, %s2 : !llvm.ptr
  llvm.store %353, %p : i1, !llvm.ptr
  %354 = llvm.icmp "ugt" %gepx, %s2 : !llvm.ptr
  llvm.store %354, %p : i1, !llvm.ptr
  %355 = llvm.icmp "eq" %gepx, %fn : !llvm.ptr
  llvm.store %355, %p : i1, !llvm.ptr
  %356 = llvm.icmp "ugt" %gepx, %fn : !llvm.ptr
  llvm.store %356, %p : i1, !llvm.ptr
  %357 = llvm.icmp "eq" %gepx, %fl : !llvm.ptr
  llvm.store %357, %p : i1, !llvm.ptr
  %358 = llvm.icmp "ugt" %gepx, %fl : !llvm.ptr
  llvm.store %358, %p : i1, !llvm.ptr
  %359 = llvm.icmp "eq" %gepx, %gep : !llvm.ptr
  llvm.store %359, %p : i1, !llvm.ptr
  %360 = llvm.icmp "ugt" %gepx, %gep : !llvm.ptr
  llvm.store %360, %p : i1, !llvm.ptr
  %361 = llvm.icmp "eq" %gepx, %gepi : !llvm.ptr
  llvm.store %361, %p : i1, !llvm.ptr
  %362 = llvm.icmp "ugt" %gepx, %gepi : !llvm.ptr
  llvm.store %362, %p : i1, !llvm.ptr
  %363 = llvm.icmp "eq" %gepx, %gepp : !llvm.ptr
  llvm.store %363, %p : i1, !llvm.ptr
  %364 = llvm.icmp "ugt" %gepx, %gepp : !llvm.ptr
  llvm.store %364, %p : i1, !llvm.ptr
  %365 = llvm.icmp "eq" %gepp, %z : !llvm.ptr
  llvm.store %365, %p : i1, !llvm.ptr
  %366 = llvm.icmp "ugt" %gepp, %z : !llvm.ptr
  llvm.store %366, %p : i1, !llvm.ptr
  %367 = llvm.icmp "eq" %gepp, %g : !llvm.ptr
  llvm.store %367, %p : i1, !llvm.ptr
  %368 = llvm.icmp "ugt" %gepp, %g : !llvm.ptr
  llvm.store %368, %p : i1, !llvm.ptr
  %369 = llvm.icmp "eq" %gepp, %h : !llvm.ptr
  llvm.store %369, %p : i1, !llvm.ptr
  %370 = llvm.icmp "ugt" %gepp, %h : !llvm.ptr
  llvm.store %370, %p : i1, !llvm.ptr
  %371 = llvm.icmp "eq" %gepp, %w : !llvm.ptr
  llvm.store %371, %p : i1, !llvm.ptr
  %372 = llvm.icmp "ugt" %gepp, %w : !llvm.ptr
  llvm.store %372, %p : i1, !llvm.ptr
  %373 = llvm.icmp "eq" %gepp, %x : !llvm.ptr
  llvm.store %373, %p : i1, !llvm.ptr
  %374 = llvm.icmp "ugt" %gepp, %x : !llvm.ptr
  llvm.store %374, %p : i1, !llvm.ptr
  %375 = llvm.icmp "eq" %gepp, %u : !llvm.ptr
  llvm.store %375, %p : i1, !llvm.ptr
  %376 = llvm.icmp "ugt" %gepp, %u : !llvm.ptr
  llvm.store %376, %p : i1, !llvm.ptr
  %377 = llvm.icmp "eq" %gepp, %e : !llvm.ptr
  llvm.store %377, %p : i1, !llvm.ptr
  %378 = llvm.icmp "ugt" %gepp, %e : !llvm.ptr
  llvm.store %378, %p : i1, !llvm.ptr
  %379 = llvm.icmp "eq" %gepp, %s : !llvm.ptr
  llvm.store %379, %p : i1, !llvm.ptr
  %380 = llvm.icmp "ugt" %gepp, %s : !llvm.ptr
  llvm.store %380, %p : i1, !llvm.ptr
  %381 = llvm.icmp "eq" %gepp, %s2 : !llvm.ptr
  llvm.store %381, %p : i1, !llvm.ptr
  %382 = llvm.icmp "ugt" %gepp, %s2 : !llvm.ptr
  llvm.store %382, %p : i1, !llvm.ptr
  %383 = llvm.icmp "eq" %gepp, %fn : !llvm.ptr
  llvm.store %383, %p : i1, !llvm.ptr
  %384 = llvm.icmp "ugt" %gepp, %fn : !llvm.ptr
  llvm.store %384, %p : i1, !llvm.ptr
  %385 = llvm.icmp "eq" %gepp, %fl : !llvm.ptr
  llvm.store %385, %p : i1, !llvm.ptr
  %386 = llvm.icmp "ugt" %gepp, %fl : !llvm.ptr
  llvm.store %386, %p : i1, !llvm.ptr
  %387 = llvm.icmp "eq" %gepp, %gep : !llvm.ptr
  llvm.store %387, %p : i1, !llvm.ptr
  %388 = llvm.icmp "ugt" %gepp, %gep : !llvm.ptr
  llvm.store %388, %p : i1, !llvm.ptr
  %389 = llvm.icmp "eq" %gepp, %gepi : !llvm.ptr
  llvm.store %389, %p : i1, !llvm.ptr
  %390 = llvm.icmp "ugt" %gepp, %gepi : !llvm.ptr
  llvm.store %390, %p : i1, !llvm.ptr
  %391 = llvm.icmp "eq" %gepp, %gepx : !llvm.ptr
  llvm.store %391, %p : i1, !llvm.ptr
  %392 = llvm.icmp "ugt" %gepp, %gepx : !llvm.ptr
  llvm.store %392, %p : i1, !llvm.ptr
  %393 = llvm.icmp "ne" %g, %z : !llvm.ptr
  llvm.store %393, %p : i1, !llvm.ptr
  %394 = llvm.icmp "ne" %z, %g : !llvm.ptr
  llvm.store %394, %p : i1, !llvm.ptr
  %395 = llvm.icmp "ne" %gepi, %z : !llvm.ptr
  llvm.store %395, %p : i1, !llvm.ptr
  %396 = llvm.icmp "ne" %z, %gepi : !llvm.ptr
  llvm.store %396, %p : i1, !llvm.ptr
  %397 = llvm.icmp "ne" %g, %h : !llvm.ptr
  llvm.store %397, %p : i1, !llvm.ptr
  %398 = llvm.icmp "ne" %g, %fn : !llvm.ptr
  llvm.store %398, %p : i1, !llvm.ptr
  %399 = llvm.icmp "ult" %g, %z : !llvm.ptr
  llvm.store %399, %p : i1, !llvm.ptr
  %400 = llvm.icmp "ult" %z, %g : !llvm.ptr
  llvm.store %400, %p : i1, !llvm.ptr
  %401 = llvm.icmp "ult" %gepi, %z : !llvm.ptr
  llvm.store %401, %p : i1, !llvm.ptr
  %402 = llvm.icmp "ult" %z, %gepi : !llvm.ptr
  llvm.store %402, %p : i1, !llvm.ptr
  %403 = llvm.icmp "ult" %g, %h : !llvm.ptr
  llvm.store %403, %p : i1, !llvm.ptr
  %404 = llvm.icmp "ult" %g, %fn : !llvm.ptr
  llvm.store %404, %p : i1, !llvm.ptr
  %405 = llvm.icmp "uge" %g, %z : !llvm.ptr
  llvm.store %405, %p : i1, !llvm.ptr
  %406 = llvm.icmp "uge" %z, %g : !llvm.ptr
  llvm.store %406, %p : i1, !llvm.ptr
  %407 = llvm.icmp "uge" %gepi, %z : !llvm.ptr
  llvm.store %407, %p : i1, !llvm.ptr
  %408 = llvm.icmp "uge" %z, %gepi : !llvm.ptr
  llvm.store %408, %p : i1, !llvm.ptr
  %409 = llvm.icmp "uge" %g, %h : !llvm.ptr
  llvm.store %409, %p : i1, !llvm.ptr
  %410 = llvm.icmp "uge" %g, %fn : !llvm.ptr
  llvm.store %410, %p : i1, !llvm.ptr
  %411 = llvm.icmp "ule" %g, %z : !llvm.ptr
  llvm.store %411, %p : i1, !llvm.ptr
  %412 = llvm.icmp "ule" %z, %g : !llvm.ptr
  llvm.store %412, %p : i1, !llvm.ptr
  %413 = llvm.icmp "ule" %gepi, %z : !llvm.ptr
  llvm.store %413, %p : i1, !llvm.ptr
  %414 = llvm.icmp "ule" %z, %gepi : !llvm.ptr
  llvm.store %414, %p : i1, !llvm.ptr
  %415 = llvm.icmp "ule" %g, %h : !llvm.ptr
  llvm.store %415, %p : i1, !llvm.ptr
  %416 = llvm.icmp "ule" %g, %fn : !llvm.ptr
  llvm.store %416, %p : i1, !llvm.ptr
  %417 = llvm.icmp "slt" %g, %z : !llvm.ptr
  llvm.store %417, %p : i1, !llvm.ptr
  %418 = llvm.icmp "slt" %z, %g : !llvm.ptr
  llvm.store %418, %p : i1, !llvm.ptr
  %419 = llvm.icmp "slt" %gepi, %z : !llvm.ptr
  llvm.store %419, %p : i1, !llvm.ptr
  %420 = llvm.icmp "slt" %z, %gepi : !llvm.ptr
  llvm.store %420, %p : i1, !llvm.ptr
  %421 = llvm.icmp "slt" %g, %h : !llvm.ptr
  llvm.store %421, %p : i1, !llvm.ptr
  %422 = llvm.icmp "slt" %g, %fn : !llvm.ptr
  llvm.store %422, %p : i1, !llvm.ptr
  %423 = llvm.icmp "sgt" %g, %z : !llvm.ptr
  llvm.store %423, %p : i1, !llvm.ptr
  %424 = llvm.icmp "sgt" %z, %g : !llvm.ptr
  llvm.store %424, %p : i1, !llvm.ptr
  %425 = llvm.icmp "sgt" %gepi, %z : !llvm.ptr
  llvm.store %425, %p : i1, !llvm.ptr
  %426 = llvm.icmp "sgt" %z, %gepi : !llvm.ptr
  llvm.store %426, %p : i1, !llvm.ptr
  %427 = llvm.icmp "sgt" %g, %h : !llvm.ptr
  llvm.store %427, %p : i1, !llvm.ptr
  %428 = llvm.icmp "sgt" %g, %fn : !llvm.ptr
  llvm.store %428, %p : i1, !llvm.ptr
  %429 = llvm.icmp "ne" %as, %za : !llvm.ptr<1>
  llvm.store %429, %p : i1, !llvm.ptr
  llvm.return
}
llvm.func @sums(%p: !llvm.ptr) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %h = llvm.mlir.addressof @h : !llvm.ptr
  %f = llvm.mlir.addressof @fn : !llvm.ptr
  %w = llvm.mlir.addressof @w : !llvm.ptr
  %e = llvm.mlir.addressof @ext : !llvm.ptr
  %a = llvm.ptrtoint %g : !llvm.ptr to i64
  %b = llvm.ptrtoint %h : !llvm.ptr to i64
  %ff = llvm.ptrtoint %f : !llvm.ptr to i64
  %ww = llvm.ptrtoint %w : !llvm.ptr to i64
  %ee = llvm.ptrtoint %e : !llvm.ptr to i64
  %t = llvm.ptrtoint %g : !llvm.ptr to i1
  %true = llvm.mlir.constant(true) : i1
  %false = llvm.mlir.constant(false) : i1
  %1 = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.mlir.constant(3 : i64) : i64
  %7 = llvm.mlir.constant(7 : i64) : i64
  %15 = llvm.mlir.constant(15 : i64) : i64
  %31 = llvm.mlir.constant(31 : i64) : i64
  %63 = llvm.mlir.constant(63 : i64) : i64
  %64 = llvm.mlir.constant(64 : i64) : i64
  %m3 = llvm.mlir.constant(-3 : i64) : i64
  %430 = llvm.add %a, %3 : i64
  llvm.store %430, %p : i64, !llvm.ptr
  %431 = llvm.add %430, %7 : i64
  llvm.store %431, %p : i64, !llvm.ptr
  %432 = llvm.add %7, %430 : i64
  llvm.store %432, %p : i64, !llvm.ptr
  %433 = llvm.add %430, %m3 : i64
  llvm.store %433, %p : i64, !llvm.ptr
  %434 = llvm.add %430, %b : i64
  llvm.store %434, %p : i64, !llvm.ptr
  %435 = llvm.add %3, %a : i64
  llvm.store %435, %p : i64, !llvm.ptr
  %436 = llvm.add %435, %430 : i64
  llvm.store %436, %p : i64, !llvm.ptr
  %437 = llvm.add %a, %a : i64
  llvm.store %437, %p : i64, !llvm.ptr
  %438 = llvm.mul %a, %3 : i64
  llvm.store %438, %p : i64, !llvm.ptr
  %439 = llvm.mul %438, %7 : i64
  llvm.store %439, %p : i64, !llvm.ptr
  %440 = llvm.mul %7, %438 : i64
  llvm.store %440, %p : i64, !llvm.ptr
  %441 = llvm.mul %438, %m3 : i64
  llvm.store %441, %p : i64, !llvm.ptr
  %442 = llvm.mul %438, %b : i64
  llvm.store %442, %p : i64, !llvm.ptr
  %443 = llvm.mul %3, %a : i64
  llvm.store %443, %p : i64, !llvm.ptr
  %444 = llvm.mul %443, %438 : i64
  llvm.store %444, %p : i64, !llvm.ptr
  %445 = llvm.mul %a, %a : i64
  llvm.store %445, %p : i64, !llvm.ptr
  %446 = llvm.xor %a, %3 : i64
  llvm.store %446, %p : i64, !llvm.ptr
  %447 = llvm.xor %446, %7 : i64
  llvm.store %447, %p : i64, !llvm.ptr
  %448 = llvm.xor %7, %446 : i64
  llvm.store %448, %p : i64, !llvm.ptr
  %449 = llvm.xor %446, %m3 : i64
  llvm.store %449, %p : i64, !llvm.ptr
  %450 = llvm.xor %446, %b : i64
  llvm.store %450, %p : i64, !llvm.ptr
  %451 = llvm.xor %3, %a : i64
  llvm.store %451, %p : i64, !llvm.ptr
  %452 = llvm.xor %451, %446 : i64
  llvm.store %452, %p : i64, !llvm.ptr
  %453 = llvm.xor %a, %a : i64
  llvm.store %453, %p : i64, !llvm.ptr
  %454 = llvm.and %a, %3 : i64
  llvm.store %454, %p : i64, !llvm.ptr
  %455 = llvm.and %454, %7 : i64
  llvm.store %455, %p : i64, !llvm.ptr
  %456 = llvm.and %7, %454 : i64
  llvm.store %456, %p : i64, !llvm.ptr
  %457 = llvm.and %454, %m3 : i64
  llvm.store %457, %p : i64, !llvm.ptr
  %458 = llvm.and %454, %b : i64
  llvm.store %458, %p : i64, !llvm.ptr
  %459 = llvm.and %3, %a : i64
  llvm.store %459, %p : i64, !llvm.ptr
  %460 = llvm.and %459, %454 : i64
  llvm.store %460, %p : i64, !llvm.ptr
  %461 = llvm.and %a, %a : i64
  llvm.store %461, %p : i64, !llvm.ptr
  %462 = llvm.or %a, %3 : i64
  llvm.store %462, %p : i64, !llvm.ptr
  %463 = llvm.or %462, %7 : i64
  llvm.store %463, %p : i64, !llvm.ptr
  %464 = llvm.or %7, %462 : i64
  llvm.store %464, %p : i64, !llvm.ptr
  %465 = llvm.or %462, %m3 : i64
  llvm.store %465, %p : i64, !llvm.ptr
  %466 = llvm.or %462, %b : i64
  llvm.store %466, %p : i64, !llvm.ptr
  %467 = llvm.or %3, %a : i64
  llvm.store %467, %p : i64, !llvm.ptr
  %468 = llvm.or %467, %462 : i64
  llvm.store %468, %p : i64, !llvm.ptr
  %469 = llvm.or %a, %a : i64
  llvm.store %469, %p : i64, !llvm.ptr
  %470 = llvm.sub %a, %3 : i64
  llvm.store %470, %p : i64, !llvm.ptr
  %471 = llvm.sub %470, %7 : i64
  llvm.store %471, %p : i64, !llvm.ptr
  %472 = llvm.sub %7, %470 : i64
  llvm.store %472, %p : i64, !llvm.ptr
  %473 = llvm.sub %470, %m3 : i64
  llvm.store %473, %p : i64, !llvm.ptr
  %474 = llvm.sub %470, %b : i64
  llvm.store %474, %p : i64, !llvm.ptr
  %475 = llvm.sub %3, %a : i64
  llvm.store %475, %p : i64, !llvm.ptr
  %476 = llvm.sub %475, %470 : i64
  llvm.store %476, %p : i64, !llvm.ptr
  %477 = llvm.sub %a, %a : i64
  llvm.store %477, %p : i64, !llvm.ptr
  %478 = llvm.and %a, %1 : i64
  llvm.store %478, %p : i64, !llvm.ptr
  %479 = llvm.and %a, %3 : i64
  llvm.store %479, %p : i64, !llvm.ptr
  %480 = llvm.and %a, %7 : i64
  llvm.store %480, %p : i64, !llvm.ptr
  %481 = llvm.and %a, %15 : i64
  llvm.store %481, %p : i64, !llvm.ptr
  %482 = llvm.and %a, %31 : i64
  llvm.store %482, %p : i64, !llvm.ptr
  %483 = llvm.and %a, %63 : i64
  llvm.store %483, %p : i64, !llvm.ptr
  %484 = llvm.and %a, %64 : i64
  llvm.store %484, %p : i64, !llvm.ptr
  %485 = llvm.and %a, %m3 : i64
  llvm.store %485, %p : i64, !llvm.ptr
  %486 = llvm.and %b, %1 : i64
  llvm.store %486, %p : i64, !llvm.ptr
  %487 = llvm.and %b, %3 : i64
  llvm.store %487, %p : i64, !llvm.ptr
  %488 = llvm.and %b, %7 : i64
  llvm.store %488, %p : i64, !llvm.ptr
  %489 = llvm.and %b, %15 : i64
  llvm.store %489, %p : i64, !llvm.ptr
  %490 = llvm.and %b, %31 : i64
  llvm.store %490, %p : i64, !llvm.ptr
  %491 = llvm.and %b, %63 : i64
  llvm.store %491, %p : i64, !llvm.ptr
  %492 = llvm.and %b, %64 : i64
  llvm.store %492, %p : i64, !llvm.ptr
  %493 = llvm.and %b, %m3 : i64
  llvm.store %493, %p : i64, !llvm.ptr
  %494 = llvm.and %ff, %1 : i64
  llvm.store %494, %p : i64, !llvm.ptr
  %495 = llvm.and %ff, %3 : i64
  llvm.store %495, %p : i64, !llvm.ptr
  %496 = llvm.and %ff, %7 : i64
  llvm.store %496, %p : i64, !llvm.ptr
  %497 = llvm.and %ff, %15 : i64
  llvm.store %497, %p : i64, !llvm.ptr
  %498 = llvm.and %ff, %31 : i64
  llvm.store %498, %p : i64, !llvm.ptr
  %499 = llvm.and %ff, %63 : i64
  llvm.store %499, %p : i64, !llvm.ptr
  %500 = llvm.and %ff, %64 : i64
  llvm.store %500, %p : i64, !llvm.ptr
  %501 = llvm.and %ff, %m3 : i64
  llvm.store %501, %p : i64, !llvm.ptr
  %502 = llvm.and %ww, %1 : i64
  llvm.store %502, %p : i64, !llvm.ptr
  %503 = llvm.and %ww, %3 : i64
  llvm.store %503, %p : i64, !llvm.ptr
  %504 = llvm.and %ww, %7 : i64
  llvm.store %504, %p : i64, !llvm.ptr
  %505 = llvm.and %ww, %15 : i64
  llvm.store %505, %p : i64, !llvm.ptr
  %506 = llvm.and %ww, %31 : i64
  llvm.store %506, %p : i64, !llvm.ptr
  %507 = llvm.and %ww, %63 : i64
  llvm.store %507, %p : i64, !llvm.ptr
  %508 = llvm.and %ww, %64 : i64
  llvm.store %508, %p : i64, !llvm.ptr
  %509 = llvm.and %ww, %m3 : i64
  llvm.store %509, %p : i64, !llvm.ptr
  %510 = llvm.and %ee, %1 : i64
  llvm.store %510, %p : i64, !llvm.ptr
  %511 = llvm.and %ee, %3 : i64
  llvm.store %511, %p : i64, !llvm.ptr
  %512 = llvm.and %ee, %7 : i64
  llvm.store %512, %p : i64, !llvm.ptr
  %513 = llvm.and %ee, %15 : i64
  llvm.store %513, %p : i64, !llvm.ptr
  %514 = llvm.and %ee, %31 : i64
  llvm.store %514, %p : i64, !llvm.ptr
  %515 = llvm.and %ee, %63 : i64
  llvm.store %515, %p : i64, !llvm.ptr
  %516 = llvm.and %ee, %64 : i64
  llvm.store %516, %p : i64, !llvm.ptr
  %517 = llvm.and %ee, %m3 : i64
  llvm.store %517, %p : i64, !llvm.ptr
  %518 = llvm.add %t, %true : i1
  llvm.store %518, %p : i1, !llvm.ptr
  %519 = llvm.add %t, %false : i1
  llvm.store %519, %p : i1, !llvm.ptr
  %520 = llvm.add %true, %t : i1
  llvm.store %520, %p : i1, !llvm.ptr
  %521 = llvm.add %t, %t : i1
  llvm.store %521, %p : i1, !llvm.ptr
  %522 = llvm.sub %t, %true : i1
  llvm.store %522, %p : i1, !llvm.ptr
  %523 = llvm.sub %t, %false : i1
  llvm.store %523, %p : i1, !llvm.ptr
  %524 = llvm.sub %true, %t : i1
  llvm.store %524, %p : i1, !llvm.ptr
  %525 = llvm.sub %t, %t : i1
  llvm.store %525, %p : i1, !llvm.ptr
  %526 = llvm.mul %t, %true : i1
  llvm.store %526, %p : i1, !llvm.ptr
  %527 = llvm.mul %t, %false : i1
  llvm.store %527, %p : i1, !llvm.ptr
  %528 = llvm.mul %true, %t : i1
  llvm.store %528, %p : i1, !llvm.ptr
  %529 = llvm.mul %t, %t : i1
  llvm.store %529, %p : i1, !llvm.ptr
  %530 = llvm.xor %t, %true : i1
  llvm.store %530, %p : i1, !llvm.ptr
  %531 = llvm.xor %t, %false : i1
  llvm.store %531, %p : i1, !llvm.ptr
  %532 = llvm.xor %true, %t : i1
  llvm.store %532, %p : i1, !llvm.ptr
  %533 = llvm.xor %t, %t : i1
  llvm.store %533, %p : i1, !llvm.ptr
  %534 = llvm.and %t, %true : i1
  llvm.store %534, %p : i1, !llvm.ptr
  %535 = llvm.and %t, %false : i1
  llvm.store %535, %p : i1, !llvm.ptr
  %536 = llvm.and %true, %t : i1
  llvm.store %536, %p : i1, !llvm.ptr
  %537 = llvm.and %t, %t : i1
  llvm.store %537, %p : i1, !llvm.ptr
  %538 = llvm.or %t, %true : i1
  llvm.store %538, %p : i1, !llvm.ptr
  %539 = llvm.or %t, %false : i1
  llvm.store %539, %p : i1, !llvm.ptr
  %540 = llvm.or %true, %t : i1
  llvm.store %540, %p : i1, !llvm.ptr
  %541 = llvm.or %t, %t : i1
  llvm.store %541, %p : i1, !llvm.ptr
  %542 = llvm.shl %t, %true : i1
  llvm.store %542, %p : i1, !llvm.ptr
  %543 = llvm.shl %t, %false : i1
  llvm.store %543, %p : i1, !llvm.ptr
  %544 = llvm.shl %true, %t : i1
  llvm.store %544, %p : i1, !llvm.ptr
  %545 = llvm.shl %t, %t : i1
  llvm.store %545, %p : i1, !llvm.ptr
  %546 = llvm.lshr %t, %true : i1
  llvm.store %546, %p : i1, !llvm.ptr
  %547 = llvm.lshr %t, %false : i1
  llvm.store %547, %p : i1, !llvm.ptr
  %548 = llvm.lshr %true, %t : i1
  llvm.store %548, %p : i1, !llvm.ptr
  %549 = llvm.lshr %t, %t : i1
  llvm.store %549, %p : i1, !llvm.ptr
  %550 = llvm.ashr %t, %true : i1
  llvm.store %550, %p : i1, !llvm.ptr
  %551 = llvm.ashr %t, %false : i1
  llvm.store %551, %p : i1, !llvm.ptr
  %552 = llvm.ashr %true, %t : i1
  llvm.store %552, %p : i1, !llvm.ptr
  %553 = llvm.ashr %t, %t : i1
  llvm.store %553, %p : i1, !llvm.ptr
  %554 = llvm.udiv %t, %true : i1
  llvm.store %554, %p : i1, !llvm.ptr
  %555 = llvm.udiv %t, %false : i1
  llvm.store %555, %p : i1, !llvm.ptr
  %556 = llvm.udiv %true, %t : i1
  llvm.store %556, %p : i1, !llvm.ptr
  %557 = llvm.udiv %t, %t : i1
  llvm.store %557, %p : i1, !llvm.ptr
  %558 = llvm.sdiv %t, %true : i1
  llvm.store %558, %p : i1, !llvm.ptr
  %559 = llvm.sdiv %t, %false : i1
  llvm.store %559, %p : i1, !llvm.ptr
  %560 = llvm.sdiv %true, %t : i1
  llvm.store %560, %p : i1, !llvm.ptr
  %561 = llvm.sdiv %t, %t : i1
  llvm.store %561, %p : i1, !llvm.ptr
  %562 = llvm.urem %t, %true : i1
  llvm.store %562, %p : i1, !llvm.ptr
  %563 = llvm.urem %t, %false : i1
  llvm.store %563, %p : i1, !llvm.ptr
  %564 = llvm.urem %true, %t : i1
  llvm.store %564, %p : i1, !llvm.ptr
  %565 = llvm.urem %t, %t : i1
  llvm.store %565, %p : i1, !llvm.ptr
  %566 = llvm.srem %t, %true : i1
  llvm.store %566, %p : i1, !llvm.ptr
  %567 = llvm.srem %t, %false : i1
  llvm.store %567, %p : i1, !llvm.ptr
  %568 = llvm.srem %true, %t : i1
  llvm.store %568, %p : i1, !llvm.ptr
  %569 = llvm.srem %t, %t : i1
  llvm.store %569, %p : i1, !llvm.ptr
  %570 = llvm.icmp "eq" %t, %true : i1
  llvm.store %570, %p : i1, !llvm.ptr
  %571 = llvm.icmp "eq" %true, %t : i1
  llvm.store %571, %p : i1, !llvm.ptr
  %572 = llvm.icmp "eq" %t, %false : i1
  llvm.store %572, %p : i1, !llvm.ptr
  %573 = llvm.icmp "eq" %t, %t : i1
  llvm.store %573, %p : i1, !llvm.ptr
  %574 = llvm.icmp "eq" %true, %false : i1
  llvm.store %574, %p : i1, !llvm.ptr
  %575 = llvm.icmp "ne" %t, %true : i1
  llvm.store %575, %p : i1, !llvm.ptr
  %576 = llvm.icmp "ne" %true, %t : i1
  llvm.store %576, %p : i1, !llvm.ptr
  %577 = llvm.icmp "ne" %t, %false : i1
  llvm.store %577, %p : i1, !llvm.ptr
  %578 = llvm.icmp "ne" %t, %t : i1
  llvm.store %578, %p : i1, !llvm.ptr
  %579 = llvm.icmp "ne" %true, %false : i1
  llvm.store %579, %p : i1, !llvm.ptr
  %580 = llvm.icmp "ult" %t, %true : i1
  llvm.store %580, %p : i1, !llvm.ptr
  %581 = llvm.icmp "ult" %true, %t : i1
  llvm.store %581, %p : i1, !llvm.ptr
  %582 = llvm.icmp "ult" %t, %false : i1
  llvm.store %582, %p : i1, !llvm.ptr
  %583 = llvm.icmp "ult" %t, %t : i1
  llvm.store %583, %p : i1, !llvm.ptr
  %584 = llvm.icmp "ult" %true, %false : i1
  llvm.store %584, %p : i1, !llvm.ptr
  %585 = llvm.icmp "sgt" %t, %true : i1
  llvm.store %585, %p : i1, !llvm.ptr
  %586 = llvm.icmp "sgt" %true, %t : i1
  llvm.store %586, %p : i1, !llvm.ptr
  %587 = llvm.icmp "sgt" %t, %false : i1
  llvm.store %587, %p : i1, !llvm.ptr
  %588 = llvm.icmp "sgt" %t, %t : i1
  llvm.store %588, %p : i1, !llvm.ptr
  %589 = llvm.icmp "sgt" %true, %false : i1
  llvm.store %589, %p : i1, !llvm.ptr
  %590 = llvm.icmp "eq" %a, %b : i64
  llvm.store %590, %p : i1, !llvm.ptr
  %591 = llvm.icmp "eq" %a, %3 : i64
  llvm.store %591, %p : i1, !llvm.ptr
  %592 = llvm.icmp "eq" %3, %a : i64
  llvm.store %592, %p : i1, !llvm.ptr
  %593 = llvm.icmp "ult" %a, %b : i64
  llvm.store %593, %p : i1, !llvm.ptr
  %594 = llvm.icmp "ult" %a, %3 : i64
  llvm.store %594, %p : i1, !llvm.ptr
  %595 = llvm.icmp "ult" %3, %a : i64
  llvm.store %595, %p : i1, !llvm.ptr
  %596 = llvm.icmp "uge" %a, %b : i64
  llvm.store %596, %p : i1, !llvm.ptr
  %597 = llvm.icmp "uge" %a, %3 : i64
  llvm.store %597, %p : i1, !llvm.ptr
  %598 = llvm.icmp "uge" %3, %a : i64
  llvm.store %598, %p : i1, !llvm.ptr
  %599 = llvm.icmp "slt" %a, %b : i64
  llvm.store %599, %p : i1, !llvm.ptr
  %600 = llvm.icmp "slt" %a, %3 : i64
  llvm.store %600, %p : i1, !llvm.ptr
  %601 = llvm.icmp "slt" %3, %a : i64
  llvm.store %601, %p : i1, !llvm.ptr
  %602 = llvm.icmp "ugt" %a, %b : i64
  llvm.store %602, %p : i1, !llvm.ptr
  %603 = llvm.icmp "ugt" %a, %3 : i64
  llvm.store %603, %p : i1, !llvm.ptr
  %604 = llvm.icmp "ugt" %3, %a : i64
  llvm.store %604, %p : i1, !llvm.ptr
  %605 = llvm.select %t, %a, %b : i1, i64
  llvm.store %605, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func @choices(%p: !llvm.ptr) {
  %u = llvm.mlir.undef : vector<2xi32>
  %po = llvm.mlir.poison : vector<2xi32>
  %k = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %z = llvm.mlir.zero : vector<2xi32>
  %sp = llvm.mlir.constant(dense<5> : vector<2xi32>) : vector<2xi32>
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %gi = llvm.ptrtoint %g : !llvm.ptr to i32
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %ui = llvm.mlir.undef : i32
  %pi = llvm.mlir.poison : i32
  %ke = llvm.insertelement %gi, %k[%i0 : i32] : vector<2xi32>
  %kp = llvm.insertelement %pi, %k[%i0 : i32] : vector<2xi32>
  %ku = llvm.insertelement %ui, %k[%i1 : i32] : vector<2xi32>
  %m1 = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
  %mu = llvm.mlir.undef : vector<2xi1>
  %t1 = llvm.mlir.constant(true) : i1
  %u1 = llvm.mlir.undef : i1
  %p1 = llvm.mlir.poison : i1
  %mu1 = llvm.insertelement %u1, %m1[%i0 : i32] : vector<2xi1>
  %mp1 = llvm.insertelement %p1, %m1[%i1 : i32] : vector<2xi1>
  %gb = llvm.ptrtoint %g : !llvm.ptr to i1
  %me = llvm.insertelement %gb, %m1[%i1 : i32] : vector<2xi1>
  %606 = llvm.select %m1, %u, %u : vector<2xi1>, vector<2xi32>
  llvm.store %606, %p : vector<2xi32>, !llvm.ptr
  %607 = llvm.select %mu1, %u, %u : vector<2xi1>, vector<2xi32>
  llvm.store %607, %p : vector<2xi32>, !llvm.ptr
  %608 = llvm.select %mp1, %u, %u : vector<2xi1>, vector<2xi32>
  llvm.store %608, %p : vector<2xi32>, !llvm.ptr
  %609 = llvm.select %me, %u, %u : vector<2xi1>, vector<2xi32>
  llvm.store %609, %p : vector<2xi32>, !llvm.ptr
  %610 = llvm.select %gb, %u, %u : i1, vector<2xi32>
  llvm.store %610, %p : vector<2xi32>, !llvm.ptr
  %611 = llvm.select %u1, %u, %u : i1, vector<2xi32>
  llvm.store %611, %p : vector<2xi32>, !llvm.ptr
  %612 = llvm.select %m1, %u, %po : vector<2xi1>, vector<2xi32>
  llvm.store %612, %p : vector<2xi32>, !llvm.ptr
  %613 = llvm.select %mu1, %u, %po : vector<2xi1>, vector<2xi32>
  llvm.store %613, %p : vector<2xi32>, !llvm.ptr
  %614 = llvm.select %mp1, %u, %po : vector<2xi1>, vector<2xi32>
  llvm.store %614, %p : vector<2xi32>, !llvm.ptr
  %615 = llvm.select %me, %u, %po : vector<2xi1>, vector<2xi32>
  llvm.store %615, %p : vector<2xi32>, !llvm.ptr
  %616 = llvm.select %gb, %u, %po : i1, vector<2xi32>
  llvm.store %616, %p : vector<2xi32>, !llvm.ptr
  %617 = llvm.select %u1, %u, %po : i1, vector<2xi32>
  llvm.store %617, %p : vector<2xi32>, !llvm.ptr
  %618 = llvm.select %m1, %u, %k : vector<2xi1>, vector<2xi32>
  llvm.store %618, %p : vector<2xi32>, !llvm.ptr
  %619 = llvm.select %mu1, %u, %k : vector<2xi1>, vector<2xi32>
  llvm.store %619, %p : vector<2xi32>, !llvm.ptr
  %620 = llvm.select %mp1, %u, %k : vector<2xi1>, vector<2xi32>
  llvm.store %620, %p : vector<2xi32>, !llvm.ptr
  %621 = llvm.select %me, %u, %k : vector<2xi1>, vector<2xi32>
  llvm.store %621, %p : vector<2xi32>, !llvm.ptr
  %622 = llvm.select %gb, %u, %k : i1, vector<2xi32>
  llvm.store %622, %p : vector<2xi32>, !llvm.ptr
  %623 = llvm.select %u1, %u, %k : i1, vector<2xi32>
  llvm.store %623, %p : vector<2xi32>, !llvm.ptr
  %624 = llvm.select %m1, %u, %z : vector<2xi1>, vector<2xi32>
  llvm.store %624, %p : vector<2xi32>, !llvm.ptr
  %625 = llvm.select %mu1, %u, %z : vector<2xi1>, vector<2xi32>
  llvm.store %625, %p : vector<2xi32>, !llvm.ptr
  %626 = llvm.select %mp1, %u, %z : vector<2xi1>, vector<2xi32>
  llvm.store %626, %p : vector<2xi32>, !llvm.ptr
  %627 = llvm.select %me, %u, %z : vector<2xi1>, vector<2xi32>
  llvm.store %627, %p : vector<2xi32>, !llvm.ptr
  %628 = llvm.select %gb, %u, %z : i1, vector<2xi32>
  llvm.store %628, %p : vector<2xi32>, !llvm.ptr
  %629 = llvm.select %u1, %u, %z : i1, vector<2xi32>
  llvm.store %629, %p : vector<2xi32>, !llvm.ptr
  %630 = llvm.select %m1, %u, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %630, %p : vector<2xi32>, !llvm.ptr
  %631 = llvm.select %mu1, %u, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %631, %p : vector<2xi32>, !llvm.ptr
  %632 = llvm.select %mp1, %u, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %632, %p : vector<2xi32>, !llvm.ptr
  %633 = llvm.select %me, %u, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %633, %p : vector<2xi32>, !llvm.ptr
  %634 = llvm.select %gb, %u, %sp : i1, vector<2xi32>
  llvm.store %634, %p : vector<2xi32>, !llvm.ptr
  %635 = llvm.select %u1, %u, %sp : i1, vector<2xi32>
  llvm.store %635, %p : vector<2xi32>, !llvm.ptr
  %636 = llvm.select %m1, %u, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %636, %p : vector<2xi32>, !llvm.ptr
  %637 = llvm.select %mu1, %u, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %637, %p : vector<2xi32>, !llvm.ptr
  %638 = llvm.select %mp1, %u, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %638, %p : vector<2xi32>, !llvm.ptr
  %639 = llvm.select %me, %u, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %639, %p : vector<2xi32>, !llvm.ptr
  %640 = llvm.select %gb, %u, %ke : i1, vector<2xi32>
  llvm.store %640, %p : vector<2xi32>, !llvm.ptr
  %641 = llvm.select %u1, %u, %ke : i1, vector<2xi32>
  llvm.store %641, %p : vector<2xi32>, !llvm.ptr
  %642 = llvm.select %m1, %u, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %642, %p : vector<2xi32>, !llvm.ptr
  %643 = llvm.select %mu1, %u, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %643, %p : vector<2xi32>, !llvm.ptr
  %644 = llvm.select %mp1, %u, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %644, %p : vector<2xi32>, !llvm.ptr
  %645 = llvm.select %me, %u, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %645, %p : vector<2xi32>, !llvm.ptr
  %646 = llvm.select %gb, %u, %kp : i1, vector<2xi32>
  llvm.store %646, %p : vector<2xi32>, !llvm.ptr
  %647 = llvm.select %u1, %u, %kp : i1, vector<2xi32>
  llvm.store %647, %p : vector<2xi32>, !llvm.ptr
  %648 = llvm.select %m1, %u, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %648, %p : vector<2xi32>, !llvm.ptr
  %649 = llvm.select %mu1, %u, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %649, %p : vector<2xi32>, !llvm.ptr
  %650 = llvm.select %mp1, %u, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %650, %p : vector<2xi32>, !llvm.ptr
  %651 = llvm.select %me, %u, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %651, %p : vector<2xi32>, !llvm.ptr
  %652 = llvm.select %gb, %u, %ku : i1, vector<2xi32>
  llvm.store %652, %p : vector<2xi32>, !llvm.ptr
  %653 = llvm.select %u1, %u, %ku : i1, vector<2xi32>
  llvm.store %653, %p : vector<2xi32>, !llvm.ptr
  %654 = llvm.select %m1, %po, %u : vector<2xi1>, vector<2xi32>
  llvm.store %654, %p : vector<2xi32>, !llvm.ptr
  %655 = llvm.select %me, %po, %u : vector<2xi1>, vector<2xi32>
  llvm.store %655, %p : vector<2xi32>, !llvm.ptr
  %656 = llvm.select %gb, %po, %u : i1, vector<2xi32>
  llvm.store %656, %p : vector<2xi32>, !llvm.ptr
  %657 = llvm.select %u1, %po, %u : i1, vector<2xi32>
  llvm.store %657, %p : vector<2xi32>, !llvm.ptr
  %658 = llvm.select %m1, %po, %po : vector<2xi1>, vector<2xi32>
  llvm.store %658, %p : vector<2xi32>, !llvm.ptr
  %659 = llvm.select %me, %po, %po : vector<2xi1>, vector<2xi32>
  llvm.store %659, %p : vector<2xi32>, !llvm.ptr
  %660 = llvm.select %gb, %po, %po : i1, vector<2xi32>
  llvm.store %660, %p : vector<2xi32>, !llvm.ptr
  %661 = llvm.select %u1, %po, %po : i1, vector<2xi32>
  llvm.store %661, %p : vector<2xi32>, !llvm.ptr
  %662 = llvm.select %m1, %po, %k : vector<2xi1>, vector<2xi32>
  llvm.store %662, %p : vector<2xi32>, !llvm.ptr
  %663 = llvm.select %me, %po, %k : vector<2xi1>, vector<2xi32>
  llvm.store %663, %p : vector<2xi32>, !llvm.ptr
  %664 = llvm.select %gb, %po, %k : i1, vector<2xi32>
  llvm.store %664, %p : vector<2xi32>, !llvm.ptr
  %665 = llvm.select %u1, %po, %k : i1, vector<2xi32>
  llvm.store %665, %p : vector<2xi32>, !llvm.ptr
  %666 = llvm.select %m1, %po, %z : vector<2xi1>, vector<2xi32>
  llvm.store %666, %p : vector<2xi32>, !llvm.ptr
  %667 = llvm.select %me, %po, %z : vector<2xi1>, vector<2xi32>
  llvm.store %667, %p : vector<2xi32>, !llvm.ptr
  %668 = llvm.select %gb, %po, %z : i1, vector<2xi32>
  llvm.store %668, %p : vector<2xi32>, !llvm.ptr
  %669 = llvm.select %u1, %po, %z : i1, vector<2xi32>
  llvm.store %669, %p : vector<2xi32>, !llvm.ptr
  %670 = llvm.select %m1, %po, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %670, %p : vector<2xi32>, !llvm.ptr
  %671 = llvm.select %me, %po, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %671, %p : vector<2xi32>, !llvm.ptr
  %672 = llvm.select %gb, %po, %sp : i1, vector<2xi32>
  llvm.store %672, %p : vector<2xi32>, !llvm.ptr
  %673 = llvm.select %u1, %po, %sp : i1, vector<2xi32>
  llvm.store %673, %p : vector<2xi32>, !llvm.ptr
  %674 = llvm.select %m1, %po, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %674, %p : vector<2xi32>, !llvm.ptr
  %675 = llvm.select %me, %po, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %675, %p : vector<2xi32>, !llvm.ptr
  %676 = llvm.select %gb, %po, %ke : i1, vector<2xi32>
  llvm.store %676, %p : vector<2xi32>, !llvm.ptr
  %677 = llvm.select %u1, %po, %ke : i1, vector<2xi32>
  llvm.store %677, %p : vector<2xi32>, !llvm.ptr
  %678 = llvm.select %m1, %po, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %678, %p : vector<2xi32>, !llvm.ptr
  %679 = llvm.select %me, %po, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %679, %p : vector<2xi32>, !llvm.ptr
  %680 = llvm.select %gb, %po, %kp : i1, vector<2xi32>
  llvm.store %680, %p : vector<2xi32>, !llvm.ptr
  %681 = llvm.select %u1, %po, %kp : i1, vector<2xi32>
  llvm.store %681, %p : vector<2xi32>, !llvm.ptr
  %682 = llvm.select %m1, %po, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %682, %p : vector<2xi32>, !llvm.ptr
  %683 = llvm.select %me, %po, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %683, %p : vector<2xi32>, !llvm.ptr
  %684 = llvm.select %gb, %po, %ku : i1, vector<2xi32>
  llvm.store %684, %p : vector<2xi32>, !llvm.ptr
  %685 = llvm.select %u1, %po, %ku : i1, vector<2xi32>
  llvm.store %685, %p : vector<2xi32>, !llvm.ptr
  %686 = llvm.select %m1, %k, %u : vector<2xi1>, vector<2xi32>
  llvm.store %686, %p : vector<2xi32>, !llvm.ptr
  %687 = llvm.select %mu1, %k, %u : vector<2xi1>, vector<2xi32>
  llvm.store %687, %p : vector<2xi32>, !llvm.ptr
  %688 = llvm.select %mp1, %k, %u : vector<2xi1>, vector<2xi32>
  llvm.store %688, %p : vector<2xi32>, !llvm.ptr
  %689 = llvm.select %me, %k, %u : vector<2xi1>, vector<2xi32>
  llvm.store %689, %p : vector<2xi32>, !llvm.ptr
  %690 = llvm.select %gb, %k, %u : i1, vector<2xi32>
  llvm.store %690, %p : vector<2xi32>, !llvm.ptr
  %691 = llvm.select %u1, %k, %u : i1, vector<2xi32>
  llvm.store %691, %p : vector<2xi32>, !llvm.ptr
  %692 = llvm.select %m1, %k, %po : vector<2xi1>, vector<2xi32>
  llvm.store %692, %p : vector<2xi32>, !llvm.ptr
  %693 = llvm.select %mu1, %k, %po : vector<2xi1>, vector<2xi32>
  llvm.store %693, %p : vector<2xi32>, !llvm.ptr
  %694 = llvm.select %mp1, %k, %po : vector<2xi1>, vector<2xi32>
  llvm.store %694, %p : vector<2xi32>, !llvm.ptr
  %695 = llvm.select %me, %k, %po : vector<2xi1>, vector<2xi32>
  llvm.store %695, %p : vector<2xi32>, !llvm.ptr
  %696 = llvm.select %gb, %k, %po : i1, vector<2xi32>
  llvm.store %696, %p : vector<2xi32>, !llvm.ptr
  %697 = llvm.select %u1, %k, %po : i1, vector<2xi32>
  llvm.store %697, %p : vector<2xi32>, !llvm.ptr
  %698 = llvm.select %m1, %k, %k : vector<2xi1>, vector<2xi32>
  llvm.store %698, %p : vector<2xi32>, !llvm.ptr
  %699 = llvm.select %mu1, %k, %k : vector<2xi1>, vector<2xi32>
  llvm.store %699, %p : vector<2xi32>, !llvm.ptr
  %700 = llvm.select %mp1, %k, %k : vector<2xi1>, vector<2xi32>
  llvm.store %700, %p : vector<2xi32>, !llvm.ptr
  %701 = llvm.select %me, %k, %k : vector<2xi1>, vector<2xi32>
  llvm.store %701, %p : vector<2xi32>, !llvm.ptr
  %702 = llvm.select %gb, %k, %k : i1, vector<2xi32>
  llvm.store %702, %p : vector<2xi32>, !llvm.ptr
  %703 = llvm.select %u1, %k, %k : i1, vector<2xi32>
  llvm.store %703, %p : vector<2xi32>, !llvm.ptr
  %704 = llvm.select %m1, %k, %z : vector<2xi1>, vector<2xi32>
  llvm.store %704, %p : vector<2xi32>, !llvm.ptr
  %705 = llvm.select %mu1, %k, %z : vector<2xi1>, vector<2xi32>
  llvm.store %705, %p : vector<2xi32>, !llvm.ptr
  %706 = llvm.select %mp1, %k, %z : vector<2xi1>, vector<2xi32>
  llvm.store %706, %p : vector<2xi32>, !llvm.ptr
  %707 = llvm.select %me, %k, %z : vector<2xi1>, vector<2xi32>
  llvm.store %707, %p : vector<2xi32>, !llvm.ptr
  %708 = llvm.select %gb, %k, %z : i1, vector<2xi32>
  llvm.store %708, %p : vector<2xi32>, !llvm.ptr
  %709 = llvm.select %u1, %k, %z : i1, vector<2xi32>
  llvm.store %709, %p : vector<2xi32>, !llvm.ptr
  %710 = llvm.select %m1, %k, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %710, %p : vector<2xi32>, !llvm.ptr
  %711 = llvm.select %mu1, %k, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %711, %p : vector<2xi32>, !llvm.ptr
  %712 = llvm.select %mp1, %k, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %712, %p : vector<2xi32>, !llvm.ptr
  %713 = llvm.select %me, %k, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %713, %p : vector<2xi32>, !llvm.ptr
  %714 = llvm.select %gb, %k, %sp : i1, vector<2xi32>
  llvm.store %714, %p : vector<2xi32>, !llvm.ptr
  %715 = llvm.select %u1, %k, %sp : i1, vector<2xi32>
  llvm.store %715, %p : vector<2xi32>, !llvm.ptr
  %716 = llvm.select %m1, %k, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %716, %p : vector<2xi32>, !llvm.ptr
  %717 = llvm.select %mu1, %k, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %717, %p : vector<2xi32>, !llvm.ptr
  %718 = llvm.select %mp1, %k, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %718, %p : vector<2xi32>, !llvm.ptr
  %719 = llvm.select %me, %k, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %719, %p : vector<2xi32>, !llvm.ptr
  %720 = llvm.select %gb, %k, %ke : i1, vector<2xi32>
  llvm.store %720, %p : vector<2xi32>, !llvm.ptr
  %721 = llvm.select %u1, %k, %ke : i1, vector<2xi32>
  llvm.store %721, %p : vector<2xi32>, !llvm.ptr
  %722 = llvm.select %m1, %k, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %722, %p : vector<2xi32>, !llvm.ptr
  %723 = llvm.select %mu1, %k, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %723, %p : vector<2xi32>, !llvm.ptr
  %724 = llvm.select %mp1, %k, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %724, %p : vector<2xi32>, !llvm.ptr
  %725 = llvm.select %me, %k, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %725, %p : vector<2xi32>, !llvm.ptr
  %726 = llvm.select %gb, %k, %kp : i1, vector<2xi32>
  llvm.store %726, %p : vector<2xi32>, !llvm.ptr
  %727 = llvm.select %u1, %k, %kp : i1, vector<2xi32>
  llvm.store %727, %p : vector<2xi32>, !llvm.ptr
  %728 = llvm.select %m1, %k, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %728, %p : vector<2xi32>, !llvm.ptr
  %729 = llvm.select %mu1, %k, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %729, %p : vector<2xi32>, !llvm.ptr
  %730 = llvm.select %mp1, %k, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %730, %p : vector<2xi32>, !llvm.ptr
  %731 = llvm.select %me, %k, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %731, %p : vector<2xi32>, !llvm.ptr
  %732 = llvm.select %gb, %k, %ku : i1, vector<2xi32>
  llvm.store %732, %p : vector<2xi32>, !llvm.ptr
  %733 = llvm.select %u1, %k, %ku : i1, vector<2xi32>
  llvm.store %733, %p : vector<2xi32>, !llvm.ptr
  %734 = llvm.select %m1, %z, %u : vector<2xi1>, vector<2xi32>
  llvm.store %734, %p : vector<2xi32>, !llvm.ptr
  %735 = llvm.select %me, %z, %u : vector<2xi1>, vector<2xi32>
  llvm.store %735, %p : vector<2xi32>, !llvm.ptr
  %736 = llvm.select %gb, %z, %u : i1, vector<2xi32>
  llvm.store %736, %p : vector<2xi32>, !llvm.ptr
  %737 = llvm.select %u1, %z, %u : i1, vector<2xi32>
  llvm.store %737, %p : vector<2xi32>, !llvm.ptr
  %738 = llvm.select %m1, %z, %po : vector<2xi1>, vector<2xi32>
  llvm.store %738, %p : vector<2xi32>, !llvm.ptr
  %739 = llvm.select %me, %z, %po : vector<2xi1>, vector<2xi32>
  llvm.store %739, %p : vector<2xi32>, !llvm.ptr
  %740 = llvm.select %gb, %z, %po : i1, vector<2xi32>
  llvm.store %740, %p : vector<2xi32>, !llvm.ptr
  %741 = llvm.select %u1, %z, %po : i1, vector<2xi32>
  llvm.store %741, %p : vector<2xi32>, !llvm.ptr
  %742 = llvm.select %m1, %z, %k : vector<2xi1>, vector<2xi32>
  llvm.store %742, %p : vector<2xi32>, !llvm.ptr
  %743 = llvm.select %me, %z, %k : vector<2xi1>, vector<2xi32>
  llvm.store %743, %p : vector<2xi32>, !llvm.ptr
  %744 = llvm.select %gb, %z, %k : i1, vector<2xi32>
  llvm.store %744, %p : vector<2xi32>, !llvm.ptr
  %745 = llvm.select %u1, %z, %k : i1, vector<2xi32>
  llvm.store %745, %p : vector<2xi32>, !llvm.ptr
  %746 = llvm.select %m1, %z, %z : vector<2xi1>, vector<2xi32>
  llvm.store %746, %p : vector<2xi32>, !llvm.ptr
  %747 = llvm.select %me, %z, %z : vector<2xi1>, vector<2xi32>
  llvm.store %747, %p : vector<2xi32>, !llvm.ptr
  %748 = llvm.select %gb, %z, %z : i1, vector<2xi32>
  llvm.store %748, %p : vector<2xi32>, !llvm.ptr
  %749 = llvm.select %u1, %z, %z : i1, vector<2xi32>
  llvm.store %749, %p : vector<2xi32>, !llvm.ptr
  %750 = llvm.select %m1, %z, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %750, %p : vector<2xi32>, !llvm.ptr
  %751 = llvm.select %me, %z, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %751, %p : vector<2xi32>, !llvm.ptr
  %752 = llvm.select %gb, %z, %sp : i1, vector<2xi32>
  llvm.store %752, %p : vector<2xi32>, !llvm.ptr
  %753 = llvm.select %u1, %z, %sp : i1, vector<2xi32>
  llvm.store %753, %p : vector<2xi32>, !llvm.ptr
  %754 = llvm.select %m1, %z, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %754, %p : vector<2xi32>, !llvm.ptr
  %755 = llvm.select %me, %z, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %755, %p : vector<2xi32>, !llvm.ptr
  %756 = llvm.select %gb, %z, %ke : i1, vector<2xi32>
  llvm.store %756, %p : vector<2xi32>, !llvm.ptr
  %757 = llvm.select %u1, %z, %ke : i1, vector<2xi32>
  llvm.store %757, %p : vector<2xi32>, !llvm.ptr
  %758 = llvm.select %m1, %z, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %758, %p : vector<2xi32>, !llvm.ptr
  %759 = llvm.select %me, %z, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %759, %p : vector<2xi32>, !llvm.ptr
  %760 = llvm.select %gb, %z, %kp : i1, vector<2xi32>
  llvm.store %760, %p : vector<2xi32>, !llvm.ptr
  %761 = llvm.select %u1, %z, %kp : i1, vector<2xi32>
  llvm.store %761, %p : vector<2xi32>, !llvm.ptr
  %762 = llvm.select %m1, %z, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %762, %p : vector<2xi32>, !llvm.ptr
  %763 = llvm.select %me, %z, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %763, %p : vector<2xi32>, !llvm.ptr
  %764 = llvm.select %gb, %z, %ku : i1, vector<2xi32>
  llvm.store %764, %p : vector<2xi32>, !llvm.ptr
  %765 = llvm.select %u1, %z, %ku : i1, vector<2xi32>
  llvm.store %765, %p : vector<2xi32>, !llvm.ptr
  %766 = llvm.select %m1, %sp, %u : vector<2xi1>, vector<2xi32>
  llvm.store %766, %p : vector<2xi32>, !llvm.ptr
  %767 = llvm.select %me, %sp, %u : vector<2xi1>, vector<2xi32>
  llvm.store %767, %p : vector<2xi32>, !llvm.ptr
  %768 = llvm.select %gb, %sp, %u : i1, vector<2xi32>
  llvm.store %768, %p : vector<2xi32>, !llvm.ptr
  %769 = llvm.select %u1, %sp, %u : i1, vector<2xi32>
  llvm.store %769, %p : vector<2xi32>, !llvm.ptr
  %770 = llvm.select %m1, %sp, %po : vector<2xi1>, vector<2xi32>
  llvm.store %770, %p : vector<2xi32>, !llvm.ptr
  %771 = llvm.select %me, %sp, %po : vector<2xi1>, vector<2xi32>
  llvm.store %771, %p : vector<2xi32>, !llvm.ptr
  %772 = llvm.select %gb, %sp, %po : i1, vector<2xi32>
  llvm.store %772, %p : vector<2xi32>, !llvm.ptr
  %773 = llvm.select %u1, %sp, %po : i1, vector<2xi32>
  llvm.store %773, %p : vector<2xi32>, !llvm.ptr
  %774 = llvm.select %m1, %sp, %k : vector<2xi1>, vector<2xi32>
  llvm.store %774, %p : vector<2xi32>, !llvm.ptr
  %775 = llvm.select %me, %sp, %k : vector<2xi1>, vector<2xi32>
  llvm.store %775, %p : vector<2xi32>, !llvm.ptr
  %776 = llvm.select %gb, %sp, %k : i1, vector<2xi32>
  llvm.store %776, %p : vector<2xi32>, !llvm.ptr
  %777 = llvm.select %u1, %sp, %k : i1, vector<2xi32>
  llvm.store %777, %p : vector<2xi32>, !llvm.ptr
  %778 = llvm.select %m1, %sp, %z : vector<2xi1>, vector<2xi32>
  llvm.store %778, %p : vector<2xi32>, !llvm.ptr
  %779 = llvm.select %me, %sp, %z : vector<2xi1>, vector<2xi32>
  llvm.store %779, %p : vector<2xi32>, !llvm.ptr
  %780 = llvm.select %gb, %sp, %z : i1, vector<2xi32>
  llvm.store %780, %p : vector<2xi32>, !llvm.ptr
  %781 = llvm.select %u1, %sp, %z : i1, vector<2xi32>
  llvm.store %781, %p : vector<2xi32>, !llvm.ptr
  %782 = llvm.select %m1, %sp, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %782, %p : vector<2xi32>, !llvm.ptr
  %783 = llvm.select %me, %sp, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %783, %p : vector<2xi32>, !llvm.ptr
  %784 = llvm.select %gb, %sp, %sp : i1, vector<2xi32>
  llvm.store %784, %p : vector<2xi32>, !llvm.ptr
  %785 = llvm.select %u1, %sp, %sp : i1, vector<2xi32>
  llvm.store %785, %p : vector<2xi32>, !llvm.ptr
  %786 = llvm.select %m1, %sp, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %786, %p : vector<2xi32>, !llvm.ptr
  %787 = llvm.select %me, %sp, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %787, %p : vector<2xi32>, !llvm.ptr
  %788 = llvm.select %gb, %sp, %ke : i1, vector<2xi32>
  llvm.store %788, %p : vector<2xi32>, !llvm.ptr
  %789 = llvm.select %u1, %sp, %ke : i1, vector<2xi32>
  llvm.store %789, %p : vector<2xi32>, !llvm.ptr
  %790 = llvm.select %m1, %sp, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %790, %p : vector<2xi32>, !llvm.ptr
  %791 = llvm.select %me, %sp, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %791, %p : vector<2xi32>, !llvm.ptr
  %792 = llvm.select %gb, %sp, %kp : i1, vector<2xi32>
  llvm.store %792, %p : vector<2xi32>, !llvm.ptr
  %793 = llvm.select %u1, %sp, %kp : i1, vector<2xi32>
  llvm.store %793, %p : vector<2xi32>, !llvm.ptr
  %794 = llvm.select %m1, %sp, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %794, %p : vector<2xi32>, !llvm.ptr
  %795 = llvm.select %me, %sp, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %795, %p : vector<2xi32>, !llvm.ptr
  %796 = llvm.select %gb, %sp, %ku : i1, vector<2xi32>
  llvm.store %796, %p : vector<2xi32>, !llvm.ptr
  %797 = llvm.select %u1, %sp, %ku : i1, vector<2xi32>
  llvm.store %797, %p : vector<2xi32>, !llvm.ptr
  %798 = llvm.select %m1, %ke, %u : vector<2xi1>, vector<2xi32>
  llvm.store %798, %p : vector<2xi32>, !llvm.ptr
  %799 = llvm.select %mu1, %ke, %u : vector<2xi1>, vector<2xi32>
  llvm.store %799, %p : vector<2xi32>, !llvm.ptr
  %800 = llvm.select %mp1, %ke, %u : vector<2xi1>, vector<2xi32>
  llvm.store %800, %p : vector<2xi32>, !llvm.ptr
  %801 = llvm.select %me, %ke, %u : vector<2xi1>, vector<2xi32>
  llvm.store %801, %p : vector<2xi32>, !llvm.ptr
  %802 = llvm.select %gb, %ke, %u : i1, vector<2xi32>
  llvm.store %802, %p : vector<2xi32>, !llvm.ptr
  %803 = llvm.select %u1, %ke, %u : i1, vector<2xi32>
  llvm.store %803, %p : vector<2xi32>, !llvm.ptr
  %804 = llvm.select %m1, %ke, %po : vector<2xi1>, vector<2xi32>
  llvm.store %804, %p : vector<2xi32>, !llvm.ptr
  %805 = llvm.select %mu1, %ke, %po : vector<2xi1>, vector<2xi32>
  llvm.store %805, %p : vector<2xi32>, !llvm.ptr
  %806 = llvm.select %mp1, %ke, %po : vector<2xi1>, vector<2xi32>
  llvm.store %806, %p : vector<2xi32>, !llvm.ptr
  %807 = llvm.select %me, %ke, %po : vector<2xi1>, vector<2xi32>
  llvm.store %807, %p : vector<2xi32>, !llvm.ptr
  %808 = llvm.select %gb, %ke, %po : i1, vector<2xi32>
  llvm.store %808, %p : vector<2xi32>, !llvm.ptr
  %809 = llvm.select %u1, %ke, %po : i1, vector<2xi32>
  llvm.store %809, %p : vector<2xi32>, !llvm.ptr
  %810 = llvm.select %m1, %ke, %k : vector<2xi1>, vector<2xi32>
  llvm.store %810, %p : vector<2xi32>, !llvm.ptr
  %811 = llvm.select %mu1, %ke, %k : vector<2xi1>, vector<2xi32>
  llvm.store %811, %p : vector<2xi32>, !llvm.ptr
  %812 = llvm.select %mp1, %ke, %k : vector<2xi1>, vector<2xi32>
  llvm.store %812, %p : vector<2xi32>, !llvm.ptr
  %813 = llvm.select %me, %ke, %k : vector<2xi1>, vector<2xi32>
  llvm.store %813, %p : vector<2xi32>, !llvm.ptr
  %814 = llvm.select %gb, %ke, %k : i1, vector<2xi32>
  llvm.store %814, %p : vector<2xi32>, !llvm.ptr
  %815 = llvm.select %u1, %ke, %k : i1, vector<2xi32>
  llvm.store %815, %p : vector<2xi32>, !llvm.ptr
  %816 = llvm.select %m1, %ke, %z : vector<2xi1>, vector<2xi32>
  llvm.store %816, %p : vector<2xi32>, !llvm.ptr
  %817 = llvm.select %mu1, %ke, %z : vector<2xi1>, vector<2xi32>
  llvm.store %817, %p : vector<2xi32>, !llvm.ptr
  %818 = llvm.select %mp1, %ke, %z : vector<2xi1>, vector<2xi32>
  llvm.store %818, %p : vector<2xi32>, !llvm.ptr
  %819 = llvm.select %me, %ke, %z : vector<2xi1>, vector<2xi32>
  llvm.store %819, %p : vector<2xi32>, !llvm.ptr
  %820 = llvm.select %gb, %ke, %z : i1, vector<2xi32>
  llvm.store %820, %p : vector<2xi32>, !llvm.ptr
  %821 = llvm.select %u1, %ke, %z : i1, vector<2xi32>
  llvm.store %821, %p : vector<2xi32>, !llvm.ptr
  %822 = llvm.select %m1, %ke, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %822, %p : vector<2xi32>, !llvm.ptr
  %823 = llvm.select %mu1, %ke, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %823, %p : vector<2xi32>, !llvm.ptr
  %824 = llvm.select %mp1, %ke, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %824, %p : vector<2xi32>, !llvm.ptr
  %825 = llvm.select %me, %ke, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %825, %p : vector<2xi32>, !llvm.ptr
  %826 = llvm.select %gb, %ke, %sp : i1, vector<2xi32>
  llvm.store %826, %p : vector<2xi32>, !llvm.ptr
  %827 = llvm.select %u1, %ke, %sp : i1, vector<2xi32>
  llvm.store %827, %p : vector<2xi32>, !llvm.ptr
  %828 = llvm.select %m1, %ke, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %828, %p : vector<2xi32>, !llvm.ptr
  %829 = llvm.select %mu1, %ke, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %829, %p : vector<2xi32>, !llvm.ptr
  %830 = llvm.select %mp1, %ke, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %830, %p : vector<2xi32>, !llvm.ptr
  %831 = llvm.select %me, %ke, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %831, %p : vector<2xi32>, !llvm.ptr
  %832 = llvm.select %gb, %ke, %ke : i1, vector<2xi32>
  llvm.store %832, %p : vector<2xi32>, !llvm.ptr
  %833 = llvm.select %u1, %ke, %ke : i1, vector<2xi32>
  llvm.store %833, %p : vector<2xi32>, !llvm.ptr
  %834 = llvm.select %m1, %ke, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %834, %p : vector<2xi32>, !llvm.ptr
  %835 = llvm.select %mu1, %ke, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %835, %p : vector<2xi32>, !llvm.ptr
  %836 = llvm.select %mp1, %ke, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %836, %p : vector<2xi32>, !llvm.ptr
  %837 = llvm.select %me, %ke, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %837, %p : vector<2xi32>, !llvm.ptr
  %838 = llvm.select %gb, %ke, %kp : i1, vector<2xi32>
  llvm.store %838, %p : vector<2xi32>, !llvm.ptr
  %839 = llvm.select %u1, %ke, %kp : i1, vector<2xi32>
  llvm.store %839, %p : vector<2xi32>, !llvm.ptr
  %840 = llvm.select %m1, %ke, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %840, %p : vector<2xi32>, !llvm.ptr
  %841 = llvm.select %mu1, %ke, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %841, %p : vector<2xi32>, !llvm.ptr
  %842 = llvm.select %mp1, %ke, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %842, %p : vector<2xi32>, !llvm.ptr
  %843 = llvm.select %me, %ke, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %843, %p : vector<2xi32>, !llvm.ptr
  %844 = llvm.select %gb, %ke, %ku : i1, vector<2xi32>
  llvm.store %844, %p : vector<2xi32>, !llvm.ptr
  %845 = llvm.select %u1, %ke, %ku : i1, vector<2xi32>
  llvm.store %845, %p : vector<2xi32>, !llvm.ptr
  %846 = llvm.select %m1, %kp, %u : vector<2xi1>, vector<2xi32>
  llvm.store %846, %p : vector<2xi32>, !llvm.ptr
  %847 = llvm.select %me, %kp, %u : vector<2xi1>, vector<2xi32>
  llvm.store %847, %p : vector<2xi32>, !llvm.ptr
  %848 = llvm.select %gb, %kp, %u : i1, vector<2xi32>
  llvm.store %848, %p : vector<2xi32>, !llvm.ptr
  %849 = llvm.select %u1, %kp, %u : i1, vector<2xi32>
  llvm.store %849, %p : vector<2xi32>, !llvm.ptr
  %850 = llvm.select %m1, %kp, %po : vector<2xi1>, vector<2xi32>
  llvm.store %850, %p : vector<2xi32>, !llvm.ptr
  %851 = llvm.select %me, %kp, %po : vector<2xi1>, vector<2xi32>
  llvm.store %851, %p : vector<2xi32>, !llvm.ptr
  %852 = llvm.select %gb, %kp, %po : i1, vector<2xi32>
  llvm.store %852, %p : vector<2xi32>, !llvm.ptr
  %853 = llvm.select %u1, %kp, %po : i1, vector<2xi32>
  llvm.store %853, %p : vector<2xi32>, !llvm.ptr
  %854 = llvm.select %m1, %kp, %k : vector<2xi1>, vector<2xi32>
  llvm.store %854, %p : vector<2xi32>, !llvm.ptr
  %855 = llvm.select %me, %kp, %k : vector<2xi1>, vector<2xi32>
  llvm.store %855, %p : vector<2xi32>, !llvm.ptr
  %856 = llvm.select %gb, %kp, %k : i1, vector<2xi32>
  llvm.store %856, %p : vector<2xi32>, !llvm.ptr
  %857 = llvm.select %u1, %kp, %k : i1, vector<2xi32>
  llvm.store %857, %p : vector<2xi32>, !llvm.ptr
  %858 = llvm.select %m1, %kp, %z : vector<2xi1>, vector<2xi32>
  llvm.store %858, %p : vector<2xi32>, !llvm.ptr
  %859 = llvm.select %me, %kp, %z : vector<2xi1>, vector<2xi32>
  llvm.store %859, %p : vector<2xi32>, !llvm.ptr
  %860 = llvm.select %gb, %kp, %z : i1, vector<2xi32>
  llvm.store %860, %p : vector<2xi32>, !llvm.ptr
  %861 = llvm.select %u1, %kp, %z : i1, vector<2xi32>
  llvm.store %861, %p : vector<2xi32>, !llvm.ptr
  %862 = llvm.select %m1, %kp, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %862, %p : vector<2xi32>, !llvm.ptr
  %863 = llvm.select %me, %kp, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %863, %p : vector<2xi32>, !llvm.ptr
  %864 = llvm.select %gb, %kp, %sp : i1, vector<2xi32>
  llvm.store %864, %p : vector<2xi32>, !llvm.ptr
  %865 = llvm.select %u1, %kp, %sp : i1, vector<2xi32>
  llvm.store %865, %p : vector<2xi32>, !llvm.ptr
  %866 = llvm.select %m1, %kp, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %866, %p : vector<2xi32>, !llvm.ptr
  %867 = llvm.select %me, %kp, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %867, %p : vector<2xi32>, !llvm.ptr
  %868 = llvm.select %gb, %kp, %ke : i1, vector<2xi32>
  llvm.store %868, %p : vector<2xi32>, !llvm.ptr
  %869 = llvm.select %u1, %kp, %ke : i1, vector<2xi32>
  llvm.store %869, %p : vector<2xi32>, !llvm.ptr
  %870 = llvm.select %m1, %kp, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %870, %p : vector<2xi32>, !llvm.ptr
  %871 = llvm.select %me, %kp, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %871, %p : vector<2xi32>, !llvm.ptr
  %872 = llvm.select %gb, %kp, %kp : i1, vector<2xi32>
  llvm.store %872, %p : vector<2xi32>, !llvm.ptr
  %873 = llvm.select %u1, %kp, %kp : i1, vector<2xi32>
  llvm.store %873, %p : vector<2xi32>, !llvm.ptr
  %874 = llvm.select %m1, %kp, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %874, %p : vector<2xi32>, !llvm.ptr
  %875 = llvm.select %me, %kp, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %875, %p : vector<2xi32>, !llvm.ptr
  %876 = llvm.select %gb, %kp, %ku : i1, vector<2xi32>
  llvm.store %876, %p : vector<2xi32>, !llvm.ptr
  %877 = llvm.select %u1, %kp, %ku : i1, vector<2xi32>
  llvm.store %877, %p : vector<2xi32>, !llvm.ptr
  %878 = llvm.select %m1, %ku, %u : vector<2xi1>, vector<2xi32>
  llvm.store %878, %p : vector<2xi32>, !llvm.ptr
  %879 = llvm.select %me, %ku, %u : vector<2xi1>, vector<2xi32>
  llvm.store %879, %p : vector<2xi32>, !llvm.ptr
  %880 = llvm.select %gb, %ku, %u : i1, vector<2xi32>
  llvm.store %880, %p : vector<2xi32>, !llvm.ptr
  %881 = llvm.select %u1, %ku, %u : i1, vector<2xi32>
  llvm.store %881, %p : vector<2xi32>, !llvm.ptr
  %882 = llvm.select %m1, %ku, %po : vector<2xi1>, vector<2xi32>
  llvm.store %882, %p : vector<2xi32>, !llvm.ptr
  %883 = llvm.select %me, %ku, %po : vector<2xi1>, vector<2xi32>
  llvm.store %883, %p : vector<2xi32>, !llvm.ptr
  %884 = llvm.select %gb, %ku, %po : i1, vector<2xi32>
  llvm.store %884, %p : vector<2xi32>, !llvm.ptr
  %885 = llvm.select %u1, %ku, %po : i1, vector<2xi32>
  llvm.store %885, %p : vector<2xi32>, !llvm.ptr
  %886 = llvm.select %m1, %ku, %k : vector<2xi1>, vector<2xi32>
  llvm.store %886, %p : vector<2xi32>, !llvm.ptr
  %887 = llvm.select %me, %ku, %k : vector<2xi1>, vector<2xi32>
  llvm.store %887, %p : vector<2xi32>, !llvm.ptr
  %888 = llvm.select %gb, %ku, %k : i1, vector<2xi32>
  llvm.store %888, %p : vector<2xi32>, !llvm.ptr
  %889 = llvm.select %u1, %ku, %k : i1, vector<2xi32>
  llvm.store %889, %p : vector<2xi32>, !llvm.ptr
  %890 = llvm.select %m1, %ku, %z : vector<2xi1>, vector<2xi32>
  llvm.store %890, %p : vector<2xi32>, !llvm.ptr
  %891 = llvm.select %me, %ku, %z : vector<2xi1>, vector<2xi32>
  llvm.store %891, %p : vector<2xi32>, !llvm.ptr
  %892 = llvm.select %gb, %ku, %z : i1, vector<2xi32>
  llvm.store %892, %p : vector<2xi32>, !llvm.ptr
  %893 = llvm.select %u1, %ku, %z : i1, vector<2xi32>
  llvm.store %893, %p : vector<2xi32>, !llvm.ptr
  %894 = llvm.select %m1, %ku, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %894, %p : vector<2xi32>, !llvm.ptr
  %895 = llvm.select %me, %ku, %sp : vector<2xi1>, vector<2xi32>
  llvm.store %895, %p : vector<2xi32>, !llvm.ptr
  %896 = llvm.select %gb, %ku, %sp : i1, vector<2xi32>
  llvm.store %896, %p : vector<2xi32>, !llvm.ptr
  %897 = llvm.select %u1, %ku, %sp : i1, vector<2xi32>
  llvm.store %897, %p : vector<2xi32>, !llvm.ptr
  %898 = llvm.select %m1, %ku, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %898, %p : vector<2xi32>, !llvm.ptr
  %899 = llvm.select %me, %ku, %ke : vector<2xi1>, vector<2xi32>
  llvm.store %899, %p : vector<2xi32>, !llvm.ptr
  %900 = llvm.select %gb, %ku, %ke : i1, vector<2xi32>
  llvm.store %900, %p : vector<2xi32>, !llvm.ptr
  %901 = llvm.select %u1, %ku, %ke : i1, vector<2xi32>
  llvm.store %901, %p : vector<2xi32>, !llvm.ptr
  %902 = llvm.select %m1, %ku, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %902, %p : vector<2xi32>, !llvm.ptr
  %903 = llvm.select %me, %ku, %kp : vector<2xi1>, vector<2xi32>
  llvm.store %903, %p : vector<2xi32>, !llvm.ptr
  %904 = llvm.select %gb, %ku, %kp : i1, vector<2xi32>
  llvm.store %904, %p : vector<2xi32>, !llvm.ptr
  %905 = llvm.select %u1, %ku, %kp : i1, vector<2xi32>
  llvm.store %905, %p : vector<2xi32>, !llvm.ptr
  %906 = llvm.select %m1, %ku, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %906, %p : vector<2xi32>, !llvm.ptr
  %907 = llvm.select %me, %ku, %ku : vector<2xi1>, vector<2xi32>
  llvm.store %907, %p : vector<2xi32>, !llvm.ptr
  %908 = llvm.select %gb, %ku, %ku : i1, vector<2xi32>
  llvm.store %908, %p : vector<2xi32>, !llvm.ptr
  %909 = llvm.select %u1, %ku, %ku : i1, vector<2xi32>
  llvm.store %909, %p : vector<2xi32>, !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %up = llvm.mlir.undef : !llvm.ptr
  %st = llvm.mlir.zero : !llvm.struct<(i32, i8)>
  %su = llvm.mlir.undef : !llvm.struct<(i32, i8)>
  %ge = llvm.getelementptr %g[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %fl = llvm.mlir.constant(1.5 : f32) : f32
  %uf = llvm.mlir.undef : f32
  %fa = llvm.mlir.addressof @fn : !llvm.ptr
  %910 = llvm.select %gb, %null, %up : i1, !llvm.ptr
  llvm.store %910, %p : !llvm.ptr, !llvm.ptr
  %911 = llvm.select %u1, %null, %up : i1, !llvm.ptr
  llvm.store %911, %p : !llvm.ptr, !llvm.ptr
  %912 = llvm.select %gb, %up, %g : i1, !llvm.ptr
  llvm.store %912, %p : !llvm.ptr, !llvm.ptr
  %913 = llvm.select %u1, %up, %g : i1, !llvm.ptr
  llvm.store %913, %p : !llvm.ptr, !llvm.ptr
  %914 = llvm.select %gb, %up, %ge : i1, !llvm.ptr
  llvm.store %914, %p : !llvm.ptr, !llvm.ptr
  %915 = llvm.select %u1, %up, %ge : i1, !llvm.ptr
  llvm.store %915, %p : !llvm.ptr, !llvm.ptr
  %916 = llvm.select %gb, %up, %fa : i1, !llvm.ptr
  llvm.store %916, %p : !llvm.ptr, !llvm.ptr
  %917 = llvm.select %u1, %up, %fa : i1, !llvm.ptr
  llvm.store %917, %p : !llvm.ptr, !llvm.ptr
  %918 = llvm.select %gb, %st, %su : i1, !llvm.struct<(i32, i8)>
  llvm.store %918, %p : !llvm.struct<(i32, i8)>, !llvm.ptr
  %919 = llvm.select %u1, %st, %su : i1, !llvm.struct<(i32, i8)>
  llvm.store %919, %p : !llvm.struct<(i32, i8)>, !llvm.ptr
  %920 = llvm.select %gb, %fl, %uf : i1, f32
  llvm.store %920, %p : f32, !llvm.ptr
  %921 = llvm.select %u1, %fl, %uf : i1, f32
  llvm.store %921, %p : f32, !llvm.ptr
  %922 = llvm.select %gb, %gi, %ui : i1, i32
  llvm.store %922, %p : i32, !llvm.ptr
  %923 = llvm.select %u1, %gi, %ui : i1, i32
  llvm.store %923, %p : i32, !llvm.ptr
  %924 = llvm.select %gb, %g, %null : i1, !llvm.ptr
  llvm.store %924, %p : !llvm.ptr, !llvm.ptr
  %925 = llvm.select %u1, %g, %null : i1, !llvm.ptr
  llvm.store %925, %p : !llvm.ptr, !llvm.ptr
  %x0 = llvm.mlir.constant(dense<[7, 8]> : vector<2xi64>) : vector<2xi64>
  %bc = llvm.bitcast %x0 : vector<2xi64> to vector<4xi32>
  %gidx = llvm.ptrtoint %g : !llvm.ptr to i32
  %ie = llvm.insertelement %i1, %bc[%gidx : i32] : vector<4xi32>
  %926 = llvm.extractelement %bc[%i0 : i32] : vector<4xi32>
  llvm.store %926, %p : i32, !llvm.ptr
  %927 = llvm.insertelement %i1, %bc[%i0 : i32] : vector<4xi32>
  llvm.store %927, %p : vector<4xi32>, !llvm.ptr
  %928 = llvm.extractelement %bc[%i1 : i32] : vector<4xi32>
  llvm.store %928, %p : i32, !llvm.ptr
  %929 = llvm.insertelement %i1, %bc[%i1 : i32] : vector<4xi32>
  llvm.store %929, %p : vector<4xi32>, !llvm.ptr
  %930 = llvm.extractelement %bc[%gidx : i32] : vector<4xi32>
  llvm.store %930, %p : i32, !llvm.ptr
  %931 = llvm.insertelement %i1, %bc[%gidx : i32] : vector<4xi32>
  llvm.store %931, %p : vector<4xi32>, !llvm.ptr
  %932 = llvm.extractelement %bc[%ui : i32] : vector<4xi32>
  llvm.store %932, %p : i32, !llvm.ptr
  %933 = llvm.insertelement %i1, %bc[%ui : i32] : vector<4xi32>
  llvm.store %933, %p : vector<4xi32>, !llvm.ptr
  %934 = llvm.add %bc, %bc : vector<4xi32>
  llvm.store %934, %p : vector<4xi32>, !llvm.ptr
  %935 = llvm.udiv %bc, %bc : vector<4xi32>
  llvm.store %935, %p : vector<4xi32>, !llvm.ptr
  %936 = llvm.and %bc, %bc : vector<4xi32>
  llvm.store %936, %p : vector<4xi32>, !llvm.ptr
  %937 = llvm.shl %bc, %bc : vector<4xi32>
  llvm.store %937, %p : vector<4xi32>, !llvm.ptr
  %938 = llvm.shufflevector %bc, %bc [0, 5, 1, 7] : vector<4xi32>
  llvm.store %938, %p : vector<4xi32>, !llvm.ptr
  %939 = llvm.extractelement %ie[%i0 : i32] : vector<4xi32>
  llvm.store %939, %p : i32, !llvm.ptr
  %940 = llvm.insertelement %i1, %ie[%i0 : i32] : vector<4xi32>
  llvm.store %940, %p : vector<4xi32>, !llvm.ptr
  %941 = llvm.extractelement %ie[%i1 : i32] : vector<4xi32>
  llvm.store %941, %p : i32, !llvm.ptr
  %942 = llvm.insertelement %i1, %ie[%i1 : i32] : vector<4xi32>
  llvm.store %942, %p : vector<4xi32>, !llvm.ptr
  %943 = llvm.extractelement %ie[%gidx : i32] : vector<4xi32>
  llvm.store %943, %p : i32, !llvm.ptr
  %944 = llvm.insertelement %i1, %ie[%gidx : i32] : vector<4xi32>
  llvm.store %944, %p : vector<4xi32>, !llvm.ptr
  %945 = llvm.extractelement %ie[%ui : i32] : vector<4xi32>
  llvm.store %945, %p : i32, !llvm.ptr
  %946 = llvm.insertelement %i1, %ie[%ui : i32] : vector<4xi32>
  llvm.store %946, %p : vector<4xi32>, !llvm.ptr
  %947 = llvm.add %ie, %bc : vector<4xi32>
  llvm.store %947, %p : vector<4xi32>, !llvm.ptr
  %948 = llvm.udiv %ie, %bc : vector<4xi32>
  llvm.store %948, %p : vector<4xi32>, !llvm.ptr
  %949 = llvm.and %ie, %bc : vector<4xi32>
  llvm.store %949, %p : vector<4xi32>, !llvm.ptr
  %950 = llvm.shl %ie, %bc : vector<4xi32>
  llvm.store %950, %p : vector<4xi32>, !llvm.ptr
  %951 = llvm.shufflevector %ie, %bc [0, 5, 1, 7] : vector<4xi32>
  llvm.store %951, %p : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @expressions(%p: !llvm.ptr) {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %i = llvm.ptrtoint %g : !llvm.ptr to i32
  %f = llvm.bitcast %i : i32 to f32
  %h = llvm.mlir.addressof @h : !llvm.ptr
  %j = llvm.ptrtoint %h : !llvm.ptr to i32
  %k = llvm.bitcast %j : i32 to f32
  %1 = llvm.fcmp "one" %f, %f : f32
  %2 = llvm.fcmp "ueq" %f, %f : f32
  %3 = llvm.fcmp "oeq" %f, %f : f32
  %4 = llvm.fcmp "one" %f, %k : f32
  %u = llvm.mlir.undef : vector<[4]xi32>
  %o = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
  %t = llvm.mlir.constant(dense<2> : vector<[4]xi32>) : vector<[4]xi32>
  %5 = llvm.udiv %u, %o : vector<[4]xi32>
  %6 = llvm.udiv %u, %t : vector<[4]xi32>
  %7 = llvm.mul %u, %o : vector<[4]xi32>
  %8 = llvm.mul %u, %t : vector<[4]xi32>
  %9 = llvm.or %u, %t : vector<[4]xi32>
  %10 = llvm.shl %u, %t : vector<[4]xi32>
  llvm.store %1, %p : i1, !llvm.ptr
  llvm.store %2, %p : i1, !llvm.ptr
  llvm.store %3, %p : i1, !llvm.ptr
  llvm.store %4, %p : i1, !llvm.ptr
  llvm.store %5, %p : vector<[4]xi32>, !llvm.ptr
  llvm.store %6, %p : vector<[4]xi32>, !llvm.ptr
  llvm.store %7, %p : vector<[4]xi32>, !llvm.ptr
  llvm.store %8, %p : vector<[4]xi32>, !llvm.ptr
  llvm.store %9, %p : vector<[4]xi32>, !llvm.ptr
  llvm.store %10, %p : vector<[4]xi32>, !llvm.ptr
  llvm.return
}
