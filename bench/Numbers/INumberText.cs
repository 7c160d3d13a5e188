// Owns: what is compared of one kind of value. Knows no kind.
namespace Octavo.Bench.Numbers;

/// <summary>Our text of a value and back, and the platform's; a struct type argument, so the calls are direct.</summary>
internal interface INumberText<T>
{
    static abstract nint Put(ref byte at, T value);

    static abstract nint Get(ref byte at, out T value);

    static abstract bool Format(T value, Span<byte> to, out int used);

    static abstract bool Parse(ReadOnlySpan<byte> text, out T value, out int used);
}
