// Package reflect says what a SPIR-V module offers to a host: entry points with their execution
// modes, interfaces and parameters, the descriptors that each of them uses, images, layouts of blocks, push
// constants, specialization constants, capabilities.
//
// It covers shaders of all stages and kernels of OpenCL, of any compiler, and names what spvc's own binaries say
// beyond SPIR-V in strings (docs/abi.md): hidden blocks, narrow elements, memory of the module, sites of reports.
//
//	m, err := reflect.Reflect(words)
//	…
//	for _, r := range m.EntryPoint("main").Resources {
//		fmt.Println(r.Set, r.Binding, r.Type, r.Block)
//	}
//
// [Module.Specialize] gives the same under values of specialization constants, on which sizes and lengths may depend.
package reflect
