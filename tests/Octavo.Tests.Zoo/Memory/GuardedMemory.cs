// Owns: memory with a page after it that no one may touch: one byte read or written too far ends the process. Knows no format.
using System.Runtime.InteropServices;

namespace Octavo.Tests.Zoo.Memory;

/// <summary>Spans that end if the guard page begins. Unix only; elsewhere spans of an array, with a byte pattern after them.</summary>
internal sealed unsafe partial class GuardedMemory : IDisposable
{
    private const int Protected = 0;
    private const int ReadWrite = 3;
    private const int PrivateAnonymousLinux = 0x22;
    private const int PrivateAnonymousMac = 0x1002;

    private readonly byte* _start;
    private readonly int _length;
    private readonly byte[]? _array;

    /// <param name="length">Bytes that fit, rounded up to pages.</param>
    internal GuardedMemory(int length)
    {
        int page = Environment.SystemPageSize;
        _length = (length + page - 1) / page * page;
        if (OperatingSystem.IsWindows())
        {
            _array = new byte[_length];
            return;
        }
        void* memory = Map(null, (nuint)(_length + page), ReadWrite, OperatingSystem.IsMacOS() ? PrivateAnonymousMac : PrivateAnonymousLinux, -1, 0);
        if ((nint)memory == -1 || Protect((byte*)memory + _length, (nuint)page, Protected) != 0)
        {
            throw new InvalidOperationException("No memory for a guard page.");
        }
        _start = (byte*)memory;
    }

    /// <summary>The last <paramref name="length"/> bytes before the guard page.</summary>
    internal Span<byte> Last(int length) => _array is null ? new Span<byte>(_start + _length - length, length) : _array.AsSpan(_length - length, length);

    public void Dispose()
    {
        if (_array is null)
        {
            Unmap(_start, (nuint)(_length + Environment.SystemPageSize));
        }
    }

    [LibraryImport("libc", EntryPoint = "mmap")]
    private static partial void* Map(void* address, nuint length, int protection, int flags, int file, nint offset);

    [LibraryImport("libc", EntryPoint = "mprotect")]
    private static partial int Protect(void* address, nuint length, int protection);

    [LibraryImport("libc", EntryPoint = "munmap")]
    private static partial int Unmap(void* address, nuint length);
}
