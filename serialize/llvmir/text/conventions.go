package text

import (
	"strconv"
	"strings"
)

// conventions are the calling conventions with the numbers that cc n takes.
const conventions = `ccc:0 fastcc:8 coldcc:9 ghccc:10 anyregcc:13 preserve_mostcc:14 preserve_allcc:15 swiftcc:16 cxx_fast_tlscc:17
tailcc:18 cfguard_checkcc:19 swifttailcc:20 preserve_nonecc:21 x86_stdcallcc:64 x86_fastcallcc:65 arm_apcscc:66 arm_aapcscc:67
arm_aapcs_vfpcc:68 msp430_intrcc:69 x86_thiscallcc:70 ptx_kernel:71 ptx_device:72 spir_func:75 spir_kernel:76 intel_ocl_bicc:77
x86_64_sysvcc:78 win64cc:79 x86_vectorcallcc:80 hhvmcc:81 hhvm_ccc:82 x86_intrcc:83 avr_intrcc:84 avr_signalcc:85 amdgpu_vs:87
amdgpu_gs:88 amdgpu_ps:89 amdgpu_cs:90 amdgpu_kernel:91 x86_regcallcc:92 amdgpu_hs:93 amdgpu_ls:95 amdgpu_es:96
aarch64_vector_pcs:97 aarch64_sve_vector_pcs:98 amdgpu_gfx:100 aarch64_sme_preservemost_from_x0:102
aarch64_sme_preservemost_from_x2:103 amdgpu_cs_chain:104 amdgpu_cs_chain_preserve:105 m68k_rtdcc:106 graalcc:107 riscv_vector_cc:110
aarch64_sme_preservemost_from_x1:111 amdgpu_gfx_whole_wave:124`

// convention reads a calling convention. The C convention is the empty text.
func (p *parser) convention() string {
	if p.tok.kind != tokWord {
		return ""
	}
	w := p.tok.text
	if n, ok := strings.CutPrefix(w, "cc"); ok && allDigits(n) {
		p.advance()
		if n == "" {
			n = strconv.FormatUint(p.integer(32), 10)
		}
		return Convention(n)
	}
	for _, row := range strings.Fields(conventions) {
		if name, _, _ := strings.Cut(row, ":"); name == w {
			p.advance()
			if name == "ccc" {
				return ""
			}
			return name
		}
	}
	return ""
}

// Convention returns the keyword of the calling convention with the decimal number n, empty for that of C.
func Convention(n string) string {
	for _, row := range strings.Fields(conventions) {
		if name, number, _ := strings.Cut(row, ":"); number == n {
			if n == "0" {
				return ""
			}
			return name
		}
	}
	return "cc" + n
}

// ConventionNumber returns the number of the calling convention of a keyword, 0 if there is none.
func ConventionNumber(keyword string) uint64 {
	for _, row := range strings.Fields(conventions) {
		if name, number, _ := strings.Cut(row, ":"); name == keyword {
			n, _ := strconv.ParseUint(number, 10, 32)
			return n
		}
	}
	return 0
}

// spaced returns the keyword of a calling convention, behind two of which LLVM writes another space.
func spaced(keyword string) string {
	if keyword == "avr_intrcc" || keyword == "avr_signalcc" {
		return keyword + " "
	}
	return keyword
}
