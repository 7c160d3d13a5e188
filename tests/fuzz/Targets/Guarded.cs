// Owns: the two pieces of memory that end at guard pages, one for inputs and one for outputs. Knows no format.
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Fuzz.Targets;

internal static class Guarded
{
    private const int Largest = 1024 * 1024;

    private static readonly GuardedMemory s_input = new(Largest);
    private static readonly GuardedMemory s_output = new(Largest);

    /// <summary>The input, so one byte read after it ends the process.</summary>
    internal static Span<byte> Input(byte[] input)
    {
        Span<byte> memory = s_input.Last(input.Length);
        input.CopyTo(memory);
        return memory;
    }

    /// <summary>Memory to write into. Longer outputs go into an array.</summary>
    internal static Span<byte> Output(int length) => length <= Largest ? s_output.Last(length) : new byte[length];
}
