//go:build !cgo

package spirvtools

// Available reports whether this build contains SPIRV-Tools.
func Available() bool { return false }

// Version is the empty string.
func Version() string { return "" }

// Validate returns [ErrUnavailable].
func Validate([]uint32, Options) error { return ErrUnavailable }

// Parse returns [ErrUnavailable].
func Parse([]uint32) error { return ErrUnavailable }

// AssembleWith returns [ErrUnavailable].
func AssembleWith(string, AssembleOptions) ([]uint32, error) { return nil, ErrUnavailable }

// Disassemble returns [ErrUnavailable].
func Disassemble([]uint32, TextOptions) (string, error) { return "", ErrUnavailable }

// Optimize returns [ErrUnavailable].
func Optimize([]uint32, Env, ...string) ([]uint32, error) { return nil, ErrUnavailable }
