package jit

import (
	"errors"
	"strconv"
	"unsafe"
)

// Kind is the type of an argument or a result of a function in Go.
type Kind uint8

// The kinds of values. Pointers and integers arrive as numbers, floats as their bits.
const (
	Void Kind = iota
	I8
	I16
	I32
	I64
	F32
	F64
	Ptr
)

var kindNames = [...]string{Void: "void", I8: "i8", I16: "i16", I32: "i32", I64: "i64", F32: "float", F64: "double", Ptr: "ptr"}

// Function is a function in Go that programs call by a name.
type Function struct {
	Name   string
	Result Kind
	Args   []Kind
	// Run gets the arguments, one number each, and returns the bits of the result. It runs on the thread of the program, maybe on several
	// threads at a time. It must not panic: Go cannot unwind compiled code. Fail reports errors.
	Run func(e *Engine, args []uint64) uint64
}

// Define adds functions in Go to the program. A function of a module with the same name takes precedence if
// the module is added before the first lookup.
func (e *Engine) Define(functions ...Function) error {
	e.adding.Lock()
	defer e.adding.Unlock()
	text := newShims(e)
	for _, f := range functions {
		if f.Run == nil {
			return errors.New("the function " + f.Name + " has no body")
		}
		text.function(f)
	}
	return text.add()
}

// Fail notes an error of a function in Go. The next Flush returns the first one.
func (e *Engine) Fail(err error) { e.out.fail(err) }

// Print writes text where programs print.
func (e *Engine) Print(text string) { e.out.write([]byte(text)) }

// dispatch runs a function in Go. Args points to one word for each argument; the first word takes the result.
func (e *Engine) dispatch(index int, args unsafe.Pointer) {
	e.mu.RLock()
	f := &e.functions[index]
	e.mu.RUnlock()
	words := unsafe.Slice((*uint64)(args), max(1, len(f.Args)))
	result := f.Run(e, words[:len(f.Args)])
	words[0] = result
}

// shims is LLVM IR of functions that call Go, and of others of the runtime.
type shims struct {
	e    *Engine
	text []byte
	// defines and declares are names of functions in the text and of functions that it calls, with
	// their declarations.
	defines  map[string]bool
	declares []declaration
}

func newShims(e *Engine) *shims {
	return &shims{e: e, defines: map[string]bool{}}
}

// function writes a function that stores its arguments into words and has the engine call Go with them. It is weak, so that
// modules can define a function of the same name.
func (s *shims) function(f Function) {
	e := s.e
	e.mu.Lock()
	index := len(e.functions)
	e.functions = append(e.functions, f)
	e.defined[f.Name] = true
	e.mu.Unlock()
	t := append(s.text, "define weak "...)
	t = append(append(append(t, kindNames[f.Result]...), " @"...), quoted(f.Name)...)
	for i, k := range f.Args {
		t = append(append(append(t, separator(i)...), kindNames[k]...), " %"...)
		t = strconv.AppendInt(append(t, 'a'), int64(i), 10)
	}
	if len(f.Args) == 0 {
		t = append(t, '(')
	}
	t = append(t, ") nounwind {\n  %words = alloca ["...)
	t = strconv.AppendInt(t, int64(max(1, len(f.Args))), 10)
	t = append(t, " x i64], align 8\n"...)
	for i, k := range f.Args {
		n := strconv.Itoa(i)
		t = append(t, "  %p"+n+" = getelementptr i64, ptr %words, i64 "+n+"\n"...)
		if k != I64 && k != F64 && k != Ptr {
			t = append(t, "  store i64 0, ptr %p"+n+"\n"...)
		}
		t = append(t, "  store "+kindNames[k]+" %a"+n+", ptr %p"+n+"\n"...)
	}
	t = append(t, "  call void inttoptr (i64 "...)
	t = strconv.AppendUint(t, uint64(e.l.callbacks.call), 10)
	t = strconv.AppendUint(append(t, " to ptr)(i64 "...), e.id, 10)
	t = strconv.AppendInt(append(t, ", i64 "...), int64(index), 10)
	t = append(t, ", ptr %words)\n"...)
	if f.Result == Void {
		t = append(t, "  ret void\n}\n"...)
	} else {
		name := kindNames[f.Result]
		t = append(t, "  %r = load "+name+", ptr %words\n  ret "+name+" %r\n}\n"...)
	}
	s.text = t
	s.defines[f.Name] = true
}

// separator returns what stands before argument i.
func separator(i int) string {
	if i == 0 {
		return "("
	}
	return ", "
}

// quoted returns a name as LLVM IR writes it after @.
func quoted(name string) string {
	const digits = "0123456789ABCDEF"
	b := []byte{'"'}
	for i := 0; i < len(name); i++ {
		if c := name[i]; c < 0x20 || c >= 0x7f || c == '"' || c == '\\' {
			b = append(b, '\\', digits[c>>4], digits[c&15])
		} else {
			b = append(b, c)
		}
	}
	return string(append(b, '"'))
}

// source adds a function of the runtime that is LLVM IR.
func (s *shims) source(name string, f source) {
	s.e.mu.Lock()
	s.e.defined[name] = true
	s.e.mu.Unlock()
	s.text = append(s.text, f.text...)
	s.defines[name] = true
	s.declares = append(s.declares, f.calls...)
}

// add compiles the functions and links them.
func (s *shims) add() error {
	if len(s.text) == 0 {
		return nil
	}
	for _, d := range s.declares {
		if !s.defines[d.name] {
			s.defines[d.name] = true
			s.text = append(append(append(s.text, "declare "...), d.text...), '\n')
		}
	}
	object, err := s.e.l.Compile("runtime", s.text, Options{})
	if err != nil {
		return err
	}
	return s.e.link(object.Data)
}

// provide defines the functions of the runtime that a module needs, with what they need in turn.
func (e *Engine) provide(needs []string) error {
	text := newShims(e)
	for len(needs) > 0 {
		name := needs[0]
		needs = needs[1:]
		e.mu.RLock()
		known := e.defined[name]
		e.mu.RUnlock()
		if known {
			continue
		}
		if f, ok := runtimeFunction(name); ok {
			text.function(f)
		} else if f, ok := runtimeSource(name); ok {
			text.source(name, f)
			for _, d := range f.calls {
				needs = append(needs, d.name)
			}
		}
	}
	return text.add()
}
