package reflect

import "strconv"

// Generator is the word of a module's header that names the tool that wrote it: a
// registered number in the upper half, the tool's own version in the lower.
type Generator uint32

// Version returns the tool's version.
func (g Generator) Version() uint16 { return uint16(g) }

// Tool returns the tool's registered name, or its number as "tool 99" if it has none.
func (g Generator) Tool() string {
	if n := int(g >> 16); n < len(generatorNames) && generatorNames[n] != "" {
		return generatorNames[n]
	}
	return "tool " + strconv.Itoa(int(g>>16))
}

// String returns the name and the version.
func (g Generator) String() string { return g.Tool() + ", version " + strconv.Itoa(int(g.Version())) }

// generatorNames has the names by their numbers in the SPIR-V registry.
var generatorNames = [...]string{
	0:  "Khronos",
	1:  "LunarG",
	2:  "Valve",
	3:  "Codeplay",
	4:  "NVIDIA",
	5:  "ARM",
	6:  "Khronos LLVM/SPIR-V Translator",
	7:  "Khronos SPIR-V Tools Assembler",
	8:  "Khronos Glslang Reference Front End",
	9:  "Qualcomm",
	10: "AMD",
	11: "Intel",
	12: "Imagination",
	13: "Google Shaderc over Glslang",
	14: "Google spiregg",
	15: "Google rspirv",
	16: "X-LEGEND Mesa-IR/SPIR-V Translator",
	17: "Khronos SPIR-V Tools Linker",
	18: "Wine VKD3D Shader Compiler",
	19: "Tellusim Clay Shader Compiler",
	20: "W3C WebGPU Group WHLSL Shader Translator",
	21: "Google Clspv",
	22: "MLIR SPIR-V Serializer",
	23: "Google Tint Compiler",
	24: "Google ANGLE Shader Compiler",
	25: "Netease Games Messiah Shader Compiler",
	26: "Xenia Emulator Microcode Translator",
	27: "Embark Studios Rust GPU Compiler Backend",
	28: "gfx-rs community Naga",
	29: "Mikkosoft Productions MSP Shader Compiler",
	30: "SpvGenTwo SPIR-V IR Tools",
	31: "Google Skia SkSL",
	32: "TornadoVM Beehive SPIRV Toolkit",
	33: "DragonJoker ShaderWriter",
	34: "Rayan Hatout SPIRVSmith",
	35: "Saarland University Shady",
	36: "Taichi Graphics Taichi",
	40: "Khronos Slang Compiler",
	41: "Zig Compiler",
	43: "LLVM SPIR-V Backend",
}

// Signless reports whether the integers of the module have no sign, because it comes from MLIR: the binary declares all of
// them as unsigned. The generator of spvc is 0.
func (m *Module) Signless() bool {
	return m.Generator == 0 || m.Generator.Tool() == "MLIR SPIR-V Serializer"
}
