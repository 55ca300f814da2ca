package irgen

func gpuFragments() []fragment {
	return []fragment{
		{"gpu.module gpu.module_end", "gpu.module @mod«#»«| [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>]| <#gpu.select_object<0>>»«=attrs» {\n}"},
		{"gpu.func gpu.return gpu.module", `gpu.module @mod«#» {
  gpu.func @f(«|%a: «=type»|%a: memref<4xf32>«=argdict», %b: «=type»») «|workgroup(%w: memref<32xf32, «3|#gpu.address_space<workgroup>»>«=argdict») »«|private(%p: memref<1xf32, «5|#gpu.address_space<private>»>«| {foo.align = 4 : i64}») »«|kernel »«|attributes {known_block_size = array<i32: 32, 1, 1>} |attributes {gpu.known_grid_size = array<i32: 8, 1, 1>, foo} |attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} »{
    gpu.return«=dict»
  }
  gpu.func @g(%a: «t=«=type»») -> «$t» {
    gpu.return«=dict» %a : «$t»
  }
}`},
		{"gpu.launch_func gpu.func", `gpu.module @kernels«#» {
  gpu.func @k(%a: «t=«=type»», %b: f32) kernel {
    gpu.return
  }
  gpu.func @e() kernel {
    gpu.return
  }
}
module attributes {gpu.container_module} {
  gpu.module @km {
    gpu.func @k(%a: «$t», %b: f32) kernel {
      gpu.return
    }
    gpu.func @e() kernel {
      gpu.return
    }
  }
  func.func @base«#»(%a: «$t», %b: f32, %i: index, %n: «u=i32|i64|index», %s: i32, %t: !gpu.async.token, %o: «v=i32|f32|!gpu.async.token») {
    «gpu.launch_func @km::@e «|clusters in (%n, %n, %n) »blocks in (%n, %n, %n) threads in (%n, %n, %n) : «$u»«=dict»|gpu.launch_func @km::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) «|dynamic_shared_memory_size %s »args(%a : «$t», %b : f32)«=dict»|%r = gpu.launch_func async «|[%t] |[%t, %t] »@km::@k «|clusters in (%i, %i, %i) »blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : «$t», %b : f32)|gpu.launch_func <%o : «$v»> @km::@e blocks in (%n, %n, %n) threads in (%n, %n, %n) : «$u»»
    return
  }
}`},
		{"gpu.launch gpu.terminator", `func.func @base«#»(«=args», %tok: !gpu.async.token) {
  «gpu.launch|%q = gpu.launch async«| [%tok]| [%tok, %tok]»» «|clusters(%cx, %cy, %cz) in (%ox = %i, %oy = %i, %oz = %j) »blocks(%bx, %by, %bz) in (%gx = %i, %gy = %j, %gz = %k) threads(%tx, %ty, %tz) in (%lx = %i, %ly = %i, %lz = %i)«| dynamic_shared_memory_size %n»«| workgroup(%w : memref<4xf32, 3>)»«| private(%p : memref<1xf32, 5>, %s : memref<2xi32, 5>)» {
    «|scf.if %c {
    }»
    gpu.terminator«=dict»
  }«=dict»
  return
}`},
		{"gpu.all_reduce gpu.yield", `func.func @base«#»(%a: «t=f32|f16|f64», %n: «u=i32|i64|i8|index») {
  «%r = gpu.all_reduce «add|mul|minnumf|maxnumf|minimumf|maximumf» %a «|uniform »{
  }«=dict» : («$t») -> «$t»|%r = gpu.all_reduce «add|mul|minsi|maxui|minui|maxsi|and|or|xor» %n «|uniform »{
  } : («$u») -> «$u»|%r = gpu.all_reduce %a «|uniform »{
  ^bb0(%x: «$t», %y: «$t»):
    gpu.yield«=dict» %x : «$t»
  }«=dict» : («$t») -> «$t»»
  return
}`},
		{"gpu.binary", `gpu.binary @bin«#» «|<#gpu.select_object<«1|0»>> »«|{foo = 1 : i32} »[«#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>, «|properties = {O = 2 : i32}, bin = |assembly = |offload = »"a\00b">|#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, properties = {x = 1 : i32}, offload = "text">, #gpu.object<#spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>, "\FF">»]`},
	}
}
