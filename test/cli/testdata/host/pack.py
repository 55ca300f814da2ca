"""Fills the blocks of a module with numbers, from the output of `spvc reflect --json` alone.

Usage: pack.py REFLECTION.json [SPECID=VALUE ...]

The members of each block get 1, 2, 3, ... up to 100 and then 1 again, in the order of their declaration: arrays by their
elements, matrices by columns whatever their order in memory. Signed integers are negative, integers of 64 bits hold the
number in both halves. Runtime arrays get three elements. An address is followed by the values of the block behind it, and
is null behind two addresses. The script prints the bytes of each block and of each block behind an address, where these
have which address, and the numbers in their order.
"""

import json
import struct
import sys

MODULE = json.load(open(sys.argv[1]))[0]
GIVEN = dict((int(i), int(v)) for i, v in (a.split("=") for a in sys.argv[2:]))
RUNTIME = 3


def signed(v, bits):
    return v - (1 << bits) if v >> (bits - 1) & 1 else v


def operate(op, bits, of, v):
    """One operation of SPIR-V on integers of a width; `of` is that of the operands."""
    a, b = (v + [0])[:2]
    if op == "Select":
        return v[1] if v[0] else v[2]
    table = {
        "IAdd": lambda: a + b, "ISub": lambda: a - b, "IMul": lambda: a * b,
        "UDiv": lambda: a // b, "UMod": lambda: a % b,
        "SDiv": lambda: int(signed(a, of) / signed(b, of)),
        "ShiftLeftLogical": lambda: a << b, "ShiftRightLogical": lambda: a >> b,
        "BitwiseAnd": lambda: a & b, "BitwiseOr": lambda: a | b, "BitwiseXor": lambda: a ^ b,
        "UConvert": lambda: a, "Bitcast": lambda: a, "SConvert": lambda: signed(a, of),
        "ULessThan": lambda: a < b, "UGreaterThan": lambda: a > b,
        "SLessThan": lambda: signed(a, of) < signed(b, of), "SGreaterThan": lambda: signed(a, of) > signed(b, of),
        "IEqual": lambda: a == b, "INotEqual": lambda: a != b,
    }
    return int(table[op]()) & ((1 << bits) - 1)


def evaluate():
    """The values of all expressions; the operands of an expression precede it."""
    out = []
    for e in MODULE.get("expressions", []):
        if "specId" in e:
            out.append(GIVEN.get(e["specId"], e["value"]))
        elif "op" in e:
            of = MODULE["expressions"][e["operands"][0]]["bits"]
            out.append(operate(e["op"], e["bits"], of, [out[i] for i in e["operands"]]))
        else:
            out.append(e["value"])
    return out


EXPRESSIONS = evaluate()
OBJECTS = []


class Block:
    """The bytes of a block, which grow as values are put, and the addresses in it."""

    def __init__(self, size):
        self.bytes = bytearray(size)
        self.pointers = []

    def put(self, at, data):
        if len(self.bytes) < at + len(data):
            self.bytes.extend(bytes(at + len(data) - len(self.bytes)))
        self.bytes[at:at + len(data)] = data

    def result(self, **more):
        return dict(more, bytes=self.bytes.hex(), pointers=self.pointers)


class Filler:
    def __init__(self):
        self.values = []

    def number(self):
        self.values.append(len(self.values) % 100 + 1)
        return self.values[-1]

    def scalar(self, t):
        v = self.number()
        if t["kind"] == "float":
            return struct.pack({16: "<e", 32: "<f", 64: "<d"}[t["bits"]], v)
        if t["bits"] == 64:
            v |= v << 32
        if t["kind"] == "int":
            v = -v
        return v.to_bytes(t["bits"] // 8, "little", signed=v < 0)

    def fill(self, block, at, t, depth=0):
        kind = t["kind"]
        if kind in ("float", "int", "uint"):
            block.put(at, self.scalar(t))
        elif kind == "vector":
            for i in range(t["count"]):
                self.fill(block, at + i * t["element"]["bits"] // 8, t["element"], depth)
        elif kind == "matrix":
            column, scalar = t["element"], t["element"]["element"]
            for c in range(t["count"]):
                for r in range(column["count"]):
                    major, minor = (r, c) if t["rowMajor"] else (c, r)
                    self.fill(block, at + major * t["stride"] + minor * scalar["bits"] // 8, scalar, depth)
        elif kind in ("array", "runtimeArray"):
            n = RUNTIME if kind == "runtimeArray" else t["count"]
            if "countBy" in t:
                n = EXPRESSIONS[t["countBy"]]
            for i in range(n):
                self.fill(block, at + i * t["stride"], t["element"], depth)
        elif kind == "struct":
            for m in MODULE["structs"][t["struct"]]["members"]:
                self.fill(block, at + m["at"], m["type"], depth)
        elif kind == "address":
            block.put(at, bytes(8))
            if depth < 2:
                self.behind(block, at, t["element"], depth + 1)
        else:
            sys.exit("a member is of the kind " + kind)

    def behind(self, block, at, t, depth):
        size = MODULE["structs"][t["struct"]]["size"]
        one = Block(size)
        number = len(OBJECTS)
        OBJECTS.append(one)
        block.pointers.append([at, number])
        self.fill(one, 0, t, depth)


def filled(report):
    size = report["size"]
    if "sizeBy" in report:
        size = EXPRESSIONS[report["sizeBy"]]
    block, filler = Block(size), Filler()
    for m in report["members"]:
        if "depth" not in m:
            filler.fill(block, m["offset"], m["type"])
    if not any(m["type"]["kind"] == "runtimeArray" for m in report["members"]) and len(block.bytes) != size:
        sys.exit("%d bytes where the report says %d" % (len(block.bytes), size))
    return block, filler.values


def main():
    blocks = []
    for b in MODULE["bindings"]:
        if b.get("blockName") == "Out":
            continue
        block, values = filled(b["block"])
        blocks.append(block.result(set=b["set"], binding=b["binding"], values=values))
    push = MODULE["entryPoints"][0].get("pushConstants")
    if push:
        block, values = filled(push)
        blocks.append(block.result(push=True, values=values))
    print(json.dumps({"blocks": blocks, "objects": [o.result() for o in OBJECTS]}))


main()
