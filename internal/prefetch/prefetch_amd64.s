#include "textflag.h"

// func Piece(p unsafe.Pointer)
TEXT ·Piece(SB), NOSPLIT, $0-8
	MOVQ p+0(FP), AX
	PREFETCHT0 63(AX)
	PREFETCHT0 -1(AX)
	PREFETCHT0 -65(AX)
	RET
