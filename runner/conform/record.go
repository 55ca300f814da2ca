package conform

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/spvc/spvc/internal/lockfile"
	"github.com/spvc/spvc/internal/plainfile"
	"github.com/spvc/spvc/internal/replace"
	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/packet"
	"github.com/spvc/spvc/target"
)

// Record is what results.jsonl holds of a case.
type Record struct {
	ID      string `json:"id"`
	Verdict Status `json:"verdict"`
	// Unexpected is true if the case counts as failed.
	Unexpected bool `json:"unexpected,omitempty"`
	// Kind is the verdict before expectations.
	Kind       Verdict    `json:"kind"`
	Seconds    float64    `json:"seconds"`
	Diagnosis  string     `json:"diagnosis,omitempty"`
	Attempts   int        `json:"attempts"`
	Mismatches []Mismatch `json:"mismatches,omitempty"`
	Wrong      int        `json:"wrong,omitempty"`
	As         string     `json:"as,omitempty"`
}

// NewRecord returns the record of a result, judged by j.
func NewRecord(id string, r *Result, j *Judge) Record {
	status, unexpected := j.Judge(id, r.Verdict)
	return Record{
		ID: id, Verdict: status, Unexpected: unexpected, Kind: r.Verdict, Seconds: r.Seconds, Diagnosis: r.Detail, Attempts: r.Attempts,
		Mismatches: r.Mismatches, Wrong: r.Wrong, As: r.As,
	}
}

// Result returns the result that the record holds.
func (r *Record) Result() *Result {
	return &Result{Verdict: r.Kind, Detail: r.Diagnosis, Mismatches: r.Mismatches, Wrong: r.Wrong, As: r.As, Seconds: r.Seconds, Attempts: r.Attempts}
}

// RunInfo is what run.json holds of a run.
type RunInfo struct {
	// Format is the version of the files, and Generator that of random types.
	Format    int `json:"format"`
	Generator int `json:"generator"`
	// Command holds the arguments, and Version the version of spvc.
	Command []string  `json:"command"`
	Version string    `json:"version"`
	Start   time.Time `json:"start"`
	// Selector names the device as the user did; Device is what it says of itself.
	Selector string     `json:"selector"`
	Device   DeviceCard `json:"device"`
	// Cases is the number of cases, and Types that of block types they were made from.
	Cases int `json:"cases"`
	Types int `json:"types"`
	// Shard is i/n if the run is a part of another.
	Shard        string       `json:"shard,omitempty"`
	Isolation    string       `json:"isolation"`
	Jobs         int          `json:"jobs"`
	Timeout      string       `json:"timeout"`
	Expectations Expectations `json:"expectations"`
}

// DeviceCard is what result files hold of a device.
type DeviceCard struct {
	Name          string        `json:"name"`
	Driver        string        `json:"driver"`
	DriverInfo    string        `json:"driver_info"`
	DriverID      uint32        `json:"driver_id"`
	DriverVersion uint32        `json:"driver_version"`
	VendorID      uint32        `json:"vendor_id"`
	DeviceID      uint32        `json:"device_id"`
	API           string        `json:"api"`
	Limits        target.Limits `json:"limits"`
	Features      []string      `json:"features"`
}

// NewDeviceCard describes a device.
func NewDeviceCard(d *runner.DeviceInfo) DeviceCard {
	return DeviceCard{
		Name: d.Name, Driver: d.DriverName, DriverInfo: d.DriverInfo, DriverID: d.DriverID, DriverVersion: d.DriverVersion,
		VendorID: d.VendorID, DeviceID: d.DeviceID, API: fmt.Sprintf("%d.%d.%d", d.APIMajor, d.APIMinor, d.APIPatch),
		Limits: d.Limits, Features: d.Features,
	}
}

// String returns the device, its driver and the versions in one line.
func (d *DeviceCard) String() string {
	driver := strings.TrimSpace(d.Driver + " " + d.DriverInfo)
	return fmt.Sprintf("%s (%s, driver version 0x%x, Vulkan %s)", d.Name, driver, d.DriverVersion, d.API)
}

// folderFormat is the version of the files of a Folder.
const folderFormat = 1

// These are files of a Folder.
const (
	runFile      = "run.json"
	caseListFile = "caselist.txt"
	resultsFile  = "results.jsonl"
	lockFile     = ".lock"
)

// Folder is a folder with the results of a run. results.jsonl grows case by case, so that
// a run that is killed loses only the cases that run. All other results derive from it.
type Folder struct {
	Dir  string
	Info RunInfo
	// IDs are the cases of the run in their order. Records are the results so far.
	IDs     []string
	Records []Record

	file *os.File
	// unlock releases the lock of a folder that was not only read.
	unlock func() error
}

// ErrInUse means that another run writes to the folder.
var ErrInUse = errors.New("it is in use by a run of spvc conform that has not ended; wait for its end, or name another folder")

// LockFolder makes a folder if there is none, and locks it for a run until the caller
// unlocks it or the process ends, in whatever way. It returns [ErrInUse] if it is locked.
func LockFolder(dir string) (unlock func() error, err error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	lock, err := lockfile.Take(filepath.Join(dir, lockFile))
	switch {
	case errors.Is(err, lockfile.ErrHeld):
		return nil, fmt.Errorf("the folder %s: %w", dir, ErrInUse)
	case err != nil:
		return nil, err
	}
	return lock.Release, nil
}

// locked locks the folder, and unlocks it again if prepare fails.
func (f *Folder) locked(prepare func() error) (*Folder, error) {
	var err error
	if f.unlock, err = LockFolder(f.Dir); err != nil {
		return nil, err
	}
	if err := prepare(); err != nil {
		return nil, errors.Join(err, f.unlock())
	}
	return f, nil
}

// CreateFolder makes a folder for a run of the cases. It replaces the results of an
// earlier run, and fails if that run has not ended. The caller must Close the folder.
func CreateFolder(dir string, info RunInfo, ids []string) (*Folder, error) {
	f := &Folder{Dir: dir, Info: info, IDs: ids}
	f.Info.Format, f.Info.Generator, f.Info.Cases = folderFormat, generatorVersion, len(ids)
	return f.locked(f.create)
}

// create writes the files of a run that begins.
func (f *Folder) create() error {
	return f.prepare(func() error { return f.write(caseListFile, []byte(strings.Join(f.IDs, "\n")+"\n")) })
}

// prepare removes the files of an earlier run and writes those of a run that begins; list writes the list of cases.
func (f *Folder) prepare(list func() error) error {
	// A folder without run.json holds no run, so a process that is killed here leaves
	// no mixture of two runs.
	for _, name := range slices.Concat(f.packets(), []string{runFile, resultsFile}, derivedFiles()) {
		if err := os.RemoveAll(f.path(name)); err != nil {
			return err
		}
	}
	if err := list(); err != nil {
		return err
	}
	data, err := json.MarshalIndent(&f.Info, "", "  ")
	if err != nil {
		return err
	}
	if err := f.write(runFile, append(data, '\n')); err != nil {
		return err
	}
	return f.open()
}

// packets returns the names of the folders of failures, see [Exporter], that an earlier run wrote.
func (f *Folder) packets() []string {
	if _, err := os.Stat(f.path(runFile)); err != nil {
		return nil // there was no run, so such folders are the user's own
	}
	entries, err := os.ReadDir(f.path(packet.Folder))
	if err != nil {
		return nil // CreateFolder reports the error when it writes
	}
	var out []string
	for _, e := range entries {
		if packetName().MatchString(e.Name()) && e.IsDir() {
			out = append(out, filepath.Join(packet.Folder, e.Name()))
		}
	}
	return out
}

// packetName matches the names of packets. It is not compiled at each start of the command.
var packetName = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile("^[0-9a-f]{12}$") })

// ReadFolder reads the results of a run that may go on. A last line that is not complete
// is no result.
func ReadFolder(dir string) (*Folder, error) {
	f := &Folder{Dir: dir}
	if err := f.readInfo(); err != nil {
		return nil, err
	}
	data, err := f.readResults()
	if err != nil {
		return nil, err
	}
	return f, f.parse(data)
}

// readInfo reads run.json.
func (f *Folder) readInfo() error {
	data, err := plainfile.Read(f.path(runFile))
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("the folder %s holds no run of spvc conform: %w", f.Dir, err)
	} else if err != nil {
		return err
	}
	if err := json.Unmarshal(data, &f.Info); err != nil {
		return fmt.Errorf("%s: %w", f.path(runFile), err)
	}
	if f.Info.Format != folderFormat || f.Info.Generator != generatorVersion {
		return fmt.Errorf("%s: this spvc reads format %d with types of generator %d, not %d and %d",
			f.path(runFile), folderFormat, generatorVersion, f.Info.Format, f.Info.Generator)
	}
	return nil
}

// readResults reads the list of cases, and returns the content of results.jsonl.
func (f *Folder) readResults() ([]byte, error) {
	text, err := plainfile.Read(f.path(caseListFile))
	if err != nil {
		return nil, err
	}
	for _, e := range parseEntries(caseListFile, text) {
		f.IDs = append(f.IDs, e.Text)
	}
	data, err := plainfile.Read(f.path(resultsFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}

// parse parses results.jsonl. Of several results of a case the first counts.
func (f *Folder) parse(data []byte) error {
	known := map[string]bool{}
	return f.scan(bytes.NewReader(data), func(r *Record) error {
		if !known[r.ID] {
			known[r.ID] = true
			f.Records = append(f.Records, *r)
		}
		return nil
	})
}

// scan passes the results of each complete line of results.jsonl to each.
func (f *Folder) scan(in io.Reader, each func(*Record) error) error {
	n := 0
	_, err := eachLine(in, func(line []byte) error {
		n++
		r := new(Record)
		if err := json.Unmarshal(line, r); err != nil {
			return fmt.Errorf("%s:%d: %w", f.path(resultsFile), n, err)
		}
		return each(r)
	})
	return err
}

// ScanFolder reads what run.json says of a run, and passes it to begin and then each result to each, in the order in which
// the cases ended. The run may go on: a last line that is not complete is no result. Memory does not grow with the run.
// ScanFolder returns the first error of either function.
func ScanFolder(dir string, begin func(*RunInfo) error, each func(*Record) error) error {
	f := &Folder{Dir: dir}
	if err := f.readInfo(); err != nil {
		return err
	}
	if err := begin(&f.Info); err != nil {
		return err
	}
	in, err := plainfile.Open(f.path(resultsFile), os.O_RDONLY, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return err
	}
	err = f.scan(in, each)
	if closed := in.Close(); err == nil {
		err = closed
	}
	return err
}

// whole returns the number of bytes in complete lines.
func whole(data []byte) int { return bytes.LastIndexByte(data, '\n') + 1 }

// ResumeFolder opens the folder of a run to go on with it. It fails if the run has not
// ended. The caller must Close the folder.
func ResumeFolder(dir string) (*Folder, error) {
	f := &Folder{Dir: dir}
	if err := f.readInfo(); err != nil { // a folder that holds no run gets no lock
		return nil, err
	}
	return f.locked(f.resume)
}

// resume reads the results so far, and drops a last line that is not complete.
func (f *Folder) resume() error {
	data, err := f.readResults()
	if err != nil {
		return err
	}
	if err := f.parse(data); err != nil {
		return err
	}
	if err := f.open(); err != nil {
		return err
	}
	if err := f.file.Truncate(int64(whole(data))); err != nil {
		return errors.Join(err, f.file.Close())
	}
	return nil
}

func (f *Folder) open() (err error) {
	f.file, err = plainfile.Open(f.path(resultsFile), os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o666)
	return err
}

// Add appends a result. One call of the system writes the whole line.
func (f *Folder) Add(r Record) error {
	line, err := json.Marshal(r)
	if err != nil {
		return err
	}
	f.Records = append(f.Records, r)
	_, err = f.file.Write(append(line, '\n'))
	return err
}

// Close closes results.jsonl and lets other runs have the folder.
func (f *Folder) Close() error { return errors.Join(f.file.Close(), f.unlock()) }

// Rest returns the identifiers of the cases without result.
func (f *Folder) Rest() []string {
	done := make(map[string]bool, len(f.Records))
	for i := range f.Records {
		done[f.Records[i].ID] = true
	}
	return slices.DeleteFunc(slices.Clone(f.IDs), func(id string) bool { return done[id] })
}

// Sorted returns the results in the order of the cases.
func (f *Folder) Sorted() []Record {
	place := make(map[string]int, len(f.IDs))
	for i, id := range f.IDs {
		place[id] = i
	}
	out := slices.Clone(f.Records)
	sorted.Stable(out, func(a, b Record) int { return place[a.ID] - place[b.ID] })
	return out
}

func (f *Folder) path(name string) string { return filepath.Join(f.Dir, name) }

// write writes a file so that it is there as a whole or not at all.
func (f *Folder) write(name string, data []byte) error {
	return replace.Write(f.path(name), data)
}
