package runner

import "github.com/spvc/spvc/target"

// fakeBuffer has a size and nothing else.
type fakeBuffer int

func (b fakeBuffer) Size() int                   { return int(b) }
func (fakeBuffer) Write(int, []byte) error       { return nil }
func (fakeBuffer) Read(int, []byte) error        { return nil }
func (fakeBuffer) View(func([]byte) error) error { return nil }
func (fakeBuffer) Address() uint64               { return 0 }
func (fakeBuffer) Close() error                  { return nil }

func smallDevice() *DeviceInfo {
	return &DeviceInfo{Name: "small", Limits: target.Limits{
		MaxComputeWorkgroupCount: [3]uint32{10, 10, 10}, MaxComputeWorkgroupSize: []int{64, 64, 64},
		MaxComputeWorkgroupInvocations: 128, MaxComputeSharedMemorySize: 400, MaxPushConstantsSize: 16,
		MaxStorageBufferRange: 1 << 16, MaxUniformBufferRange: 1 << 12, MaxBoundDescriptorSets: 4,
		MaxPerStageStorageBuffers: 4, MaxPerStageUniformBuffers: 4, MaxPerStageResources: 8,
		MinStorageBufferOffsetAlignment: 16, MinUniformBufferOffsetAlignment: 256,
	}}
}
