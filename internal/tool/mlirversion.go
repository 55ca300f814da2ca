package tool

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spvc/spvc/ir"
)

// VersionVariable is the environment variable with the default version of MLIR.
const VersionVariable = "SPVC_MLIR_VERSION"

// DefaultMLIR returns the version of MLIR for a program that was called as program, without a flag: that at the end of the
// name, as in mlir-opt-19, or that of SPVC_MLIR_VERSION, or else the latest.
func DefaultMLIR(program string) (ir.Version, error) {
	base := strings.TrimSuffix(filepath.Base(program), ".exe")
	if at := strings.LastIndexByte(base, '-'); at > 0 {
		if v, ok := ir.ParseVersion(base[at+1:]); ok {
			return v, nil
		}
	}
	text := os.Getenv(VersionVariable)
	if text == "" {
		return ir.LatestVersion, nil
	}
	v, err := ParseMLIR(text)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", VersionVariable, err)
	}
	return v, nil
}

// ParseMLIR returns the version of MLIR that text names. The error lists the versions.
func ParseMLIR(text string) (ir.Version, error) {
	if v, ok := ir.ParseVersion(text); ok {
		return v, nil
	}
	var all []string
	for _, v := range ir.Versions() {
		all = append(all, v.String())
	}
	last := len(all) - 1
	return 0, errors.New("unknown version of MLIR '" + text + "'; spvc knows " + strings.Join(all[:last], ", ") + " and " + all[last])
}

// mlirVersion adds the flag --mlir-version, which is stored in p.
func (s *flagSet) mlirVersion(p *ir.Version) {
	s.add(&flag{name: "mlir-version", mode: requiredValue, meta: "19|20|21|22", help: "The version of MLIR whose spelling is written, and read where versions contradict each other (default: that of " +
		VersionVariable + ", or else " + ir.LatestVersion.String() + ")", set: func(v string, _ bool) (err error) {
		*p, err = ParseMLIR(v)
		return err
	}})
}

// newContext returns a context for the tool.
func (s *Setup) newContext() *ir.Context {
	ctx := ir.NewContext(s.Dialects)
	if s.Version != 0 {
		ctx.Version = s.Version
	}
	return ctx
}
