package testdialect

import "strconv"

// versions is the bytecode.VersionModel of the dialect `test`, whose versions are two
// small numbers, each in one byte.
type versions struct{}

// AcceptVersion implements [bytecode.VersionModel]: versions after 2.0 are too new.
func (versions) AcceptVersion(v []byte) string {
	if len(v) != 2 {
		return "could not read the version of the test dialect"
	}
	if major, minor := int(v[0]>>1), int(v[1]>>1); major > 2 || major == 2 && minor > 0 {
		return "current test dialect version is 2.0, can't parse version: " + strconv.Itoa(major) + "." + strconv.Itoa(minor)
	}
	return ""
}
