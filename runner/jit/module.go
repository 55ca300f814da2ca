package jit

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unsafe"
)

// Options says how a module is compiled. The zero value is without optimizations, for this machine.
type Options struct {
	// Level is the level of optimization, 0 to 3, of the passes over the module and of the code generator.
	Level int
	// Passes are passes to run in place of those of the level, as opt takes them, such as "instcombine,gvn".
	Passes string
	// CPU and Features are those of LLVM's -mcpu and -mattr. If CPU is empty, they are those of this machine,
	// and Features come on top.
	CPU, Features string
	// Packed are names of functions of the module for which the compiler adds _mlir_NAME. It takes a
	// pointer to an array of pointers to the arguments of NAME, and last to its result. What the module does not
	// define is left out.
	Packed []string
	// AllPacked does so for all functions that the module defines and others can call.
	AllPacked bool
}

// Object is a compiled module.
type Object struct {
	// Data is the object file: ELF, relocatable.
	Data []byte
	// Packed are the functions that have a packed form, in their order.
	Packed []Signature
	// needs are the functions and variables that the module declares and does not define.
	needs []string
	// constructors are the names of the functions that an engine calls before any other one, destructors those that it calls as it is
	// closed, in their order.
	constructors, destructors []string
}

// Signature is the type of a function, as LLVM IR writes types: i32, float, ptr, void.
type Signature struct {
	Name   string
	Result string
	Args   []string
}

// ObjectOf returns the object of an object file. Its constructors do not run, and it links with functions of the runtime
// only if a module of the same engine needs them too.
func ObjectOf(data []byte) *Object { return &Object{Data: data} }

// module is a module in a context of its own, so that modules can be compiled at the same time.
type module struct {
	l            *Library
	context, ref uintptr
	diagnostics  *log
}

// parse reads a module and verifies it. The caller closes the module.
func (l *Library) parse(name string, ir []byte) (*module, error) {
	m := &module{l: l, context: l.call(contextCreate), diagnostics: l.handlers.newLog()}
	l.call(contextSetDiagnosticHandler, m.context, l.callbacks.diagnostic, uintptr(m.diagnostics.id))
	if err := m.read(name, ir); err != nil {
		m.close()
		return nil, err
	}
	return m, nil
}

// read parses text into the context and verifies the module.
func (m *module) read(name string, ir []byte) error {
	l := m.l
	// The reader of LLVM wants a byte 0 behind the text, which the copy has.
	text, title := cString(string(ir)), cString(name)
	buffer := l.call(createMemoryBuffer, uintptr(unsafe.Pointer(&text[0])), uintptr(len(ir)), uintptr(unsafe.Pointer(&title[0])))
	var ref, message uintptr
	if failed(l.call(parseIR, m.context, buffer, uintptr(unsafe.Pointer(&ref)), uintptr(unsafe.Pointer(&message)))) {
		return joined(strings.TrimRight(l.message(message), "\n"), m.diagnostics.take())
	}
	m.ref = ref
	const returnStatus = 2
	invalid := failed(l.call(verifyModule, m.ref, returnStatus, uintptr(unsafe.Pointer(&message))))
	text2 := strings.TrimRight(l.message(message), "\n")
	if invalid {
		return joined(name+": "+text2, m.diagnostics.take())
	}
	return m.diagnostics.take()
}

// joined returns an error of a text and of what was reported besides.
func joined(text string, more error) error {
	return errors.Join(errors.New(text), more)
}

// failed reads an LLVMBool, of which C sets the lower 32 bits only.
func failed(b uintptr) bool { return uint32(b) != 0 }

func (m *module) close() {
	if m.ref != 0 {
		m.l.call(disposeModule, m.ref)
	}
	m.l.call(contextDispose, m.context)
	m.l.handlers.dropLog(m.diagnostics)
}

// Check parses and verifies a module of LLVM IR, in text or as bitcode. The error is LLVM's
// message: it names line and column if the text does not parse, and the function if the module is not valid.
func (l *Library) Check(name string, ir []byte) error {
	m, err := l.parse(name, ir)
	if err != nil {
		return err
	}
	m.close()
	return nil
}

// Optimize runs the passes of o over a module and returns its text.
func (l *Library) Optimize(name string, ir []byte, o Options) ([]byte, error) {
	m, err := l.parse(name, ir)
	if err != nil {
		return nil, err
	}
	defer m.close()
	machine, err := m.prepare(o)
	if err != nil {
		return nil, err
	}
	defer l.call(disposeTargetMachine, machine)
	if err := m.optimize(machine, o); err != nil {
		return nil, err
	}
	return []byte(l.message(l.call(printModuleToString, m.ref))), nil
}

// Compile makes an object of a module.
func (l *Library) Compile(name string, ir []byte, o Options) (*Object, error) {
	m, err := l.parse(name, ir)
	if err != nil {
		return nil, err
	}
	defer m.close()
	machine, err := m.prepare(o)
	if err != nil {
		return nil, err
	}
	defer l.call(disposeTargetMachine, machine)
	object := &Object{constructors: m.takeList("llvm.global_ctors", false), destructors: m.takeList("llvm.global_dtors", true)}
	object.Packed = m.pack(o)
	if err := m.optimize(machine, o); err != nil {
		return nil, err
	}
	object.needs = m.undefined()
	const objectFile = 1
	var message, buffer uintptr
	if failed(l.call(emitToMemoryBuffer, machine, m.ref, objectFile, uintptr(unsafe.Pointer(&message)), uintptr(unsafe.Pointer(&buffer)))) {
		return nil, joined(l.message(message), m.diagnostics.take())
	}
	defer l.call(disposeMemoryBuffer, buffer)
	if err := m.diagnostics.take(); err != nil {
		return nil, err
	}
	object.Data = append([]byte(nil), bytesAt(uint64(l.call(getBufferStart, buffer)), uint64(l.call(getBufferSize, buffer)))...)
	return object, nil
}

// prepare makes the machine to compile for, and gives the module its triple and its data layout.
func (m *module) prepare(o Options) (machine uintptr, err error) {
	if o.Level < 0 || o.Level > 3 {
		return 0, fmt.Errorf("the level of optimization is 0 to 3, not %d", o.Level)
	}
	l := m.l
	triple := cString(l.triple)
	var target, message uintptr
	if failed(l.call(getTargetFromTriple, uintptr(unsafe.Pointer(&triple[0])), uintptr(unsafe.Pointer(&target)), uintptr(unsafe.Pointer(&message)))) {
		return 0, errors.New(l.message(message))
	}
	cpu, features := o.CPU, o.Features
	if cpu == "" {
		cpu, features = l.cpu, l.features
		if o.Features != "" {
			features += "," + o.Features
		}
	}
	name, list := cString(cpu), cString(features)
	const positionIndependent, modelDefault = 2, 0
	machine = l.call(createTargetMachine, target, uintptr(unsafe.Pointer(&triple[0])), uintptr(unsafe.Pointer(&name[0])), uintptr(unsafe.Pointer(&list[0])),
		uintptr(o.Level), positionIndependent, modelDefault)
	if machine == 0 {
		return 0, errors.New("LLVM has no machine for " + l.triple)
	}
	l.named(setTarget, m.ref, l.triple)
	layout := l.call(createTargetDataLayout, machine)
	l.call(setModuleDataLayout, m.ref, layout)
	l.call(disposeTargetData, layout)
	return machine, nil
}

// optimize runs passes. Level 0 has passes too: those that lower coroutines and that inline where the module demands it.
func (m *module) optimize(machine uintptr, o Options) error {
	passes := o.Passes
	if passes == "" {
		passes = "default<O" + strconv.Itoa(o.Level) + ">"
	}
	l := m.l
	options := l.call(createPassBuilderOptions)
	defer l.call(disposePassBuilderOptions, options)
	text := cString(passes)
	if err := l.err(l.call(runPasses, m.ref, uintptr(unsafe.Pointer(&text[0])), machine, options)); err != nil {
		return err
	}
	return m.diagnostics.take()
}

// name returns the name of a function or a variable.
func (m *module) name(value uintptr) string {
	var size uintptr
	text := m.l.call(getValueName, value, uintptr(unsafe.Pointer(&size)))
	return string(bytesAt(uint64(text), uint64(size)))
}

// undefined returns the names of what the module declares. Functions of LLVM itself are left out.
func (m *module) undefined() []string {
	var list []string
	walk := func(first, next symbol) {
		for v := m.l.call(first, m.ref); v != 0; v = m.l.call(next, v) {
			if name := m.name(v); failed(m.l.call(isDeclaration, v)) && !strings.HasPrefix(name, "llvm.") {
				list = append(list, name)
			}
		}
	}
	walk(getFirstFunction, getNextFunction)
	walk(getFirstGlobal, getNextGlobal)
	return list
}
