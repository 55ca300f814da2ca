// Prints numbers, vectors and strings in formats of OpenCL C.
kernel void print(global int *a, global float *f)
{
    int i = get_global_id(0);
    if (i < 2) {
        printf("i=%d %5.2f|%-4d|%04x %s %v4hld %c%%\n", i, f[i], a[i], a[i] * 255, "text", (int4)(1, -2, 3, i), 'z');
        a[i] = printf("%g %e %#x %u\n", 0.1f * i, 12345.678f, 255, i);
    }
}
