//go:build linux || darwin

package farm

import "syscall"

// freeBytes returns the free bytes on the disk of a folder.
func freeBytes(dir string) (int64, error) {
	var st syscall.Statfs_t
	if err := syscall.Statfs(dir, &st); err != nil {
		return 0, err
	}
	return int64(st.Bavail) * int64(st.Bsize), nil
}
