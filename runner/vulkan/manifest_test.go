package vulkan

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// write writes a file and returns its name.
func write(t *testing.T, folder, name, text string) string {
	t.Helper()
	path := filepath.Join(folder, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestManifestErrors reads manifests that the loader cannot use, and good ones.
func TestManifestErrors(t *testing.T) {
	folder := t.TempDir()
	library := write(t, folder, "lib/driver.so", "")
	for text, want := range map[string]string{
		`{"ICD": {"library_path": "libdriver.so"}}`:        "",
		`{"ICD": {"library_path": "lib/driver.so"}}`:       "",
		`{"ICD": {"library_path": "` + library + `"}}`:     "",
		`{"ICD": {"library_path": "lib/none.so"}}`:         "its library does not exist",
		`{"ICD": {"library_path": "` + folder + `/none"}}`: "its library does not exist",
		`{"ICD": {}}`:                           "it has no ICD.library_path",
		`{`:                                     "it is not JSON of a manifest",
		strings.Repeat(" ", maxManifest) + "{}": "it is no file of a manifest's size",
	} {
		m := readManifest(write(t, folder, "driver.json", text))
		if want == "" && m.Err != nil || want != "" && (m.Err == nil || !strings.Contains(m.Err.Error(), want)) {
			t.Errorf("error %v, want %q: %.60s", m.Err, want, text)
		}
	}
	if m := readManifest(filepath.Join(folder, "none.json")); !os.IsNotExist(m.Err) {
		t.Errorf("error %v of a file that does not exist", m.Err)
	}
	if m := readManifest("/dev/zero"); m.Err == nil {
		t.Error("a device is a manifest")
	}
}

// TestManifests lists manifests by the variables of the loader and by folders.
func TestManifests(t *testing.T) {
	folder := t.TempDir()
	a := write(t, folder, "a/vulkan/icd.d/a.json", "{}")
	b := write(t, folder, "b/vulkan/icd.d/b.json", "{}")
	write(t, folder, "b/vulkan/icd.d/readme.txt", "{}")
	added := write(t, folder, "added.json", "{}")
	missing := filepath.Join(folder, "missing.json")
	for _, name := range []string{"VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES", "XDG_CONFIG_DIRS"} {
		t.Setenv(name, "")
	}
	for name, sub := range map[string]string{"XDG_CONFIG_HOME": "a", "XDG_DATA_HOME": "none", "XDG_DATA_DIRS": "b"} {
		t.Setenv(name, filepath.Join(folder, sub))
	}
	check := func(want ...string) {
		t.Helper()
		var got []string
		for _, m := range Manifests() {
			if strings.HasPrefix(m.Path, folder) {
				got = append(got, m.Path)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("manifests %q, want %q", got, want)
		}
	}
	check(a, b)
	t.Setenv("VK_ADD_DRIVER_FILES", added+":"+missing+":"+a)
	check(added, missing, a, b)
	t.Setenv("VK_ICD_FILENAMES", b+":"+filepath.Join(folder, "none"))
	check(b)
	t.Setenv("VK_DRIVER_FILES", filepath.Dir(a)+":"+added)
	check(a, added)
}
