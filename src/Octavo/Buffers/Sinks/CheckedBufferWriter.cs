// Owns: memory asked of an IBufferWriter, which may give less than it must. Knows no format.
using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Octavo.Buffers;

/// <summary>Asks a destination for memory and holds it to its contract: at least what was asked for. Encoders store without further checks, so a shorter span
/// would be written past its end.</summary>
internal static class CheckedBufferWriter
{
    /// <summary>A span of at least some bytes.</summary>
    /// <param name="destination">The destination.</param>
    /// <param name="least">How many.</param>
    /// <param name="format">The format, if no call around this one adds it to the error.</param>
    /// <exception cref="OctavoException">The destination gave fewer: <see cref="OctavoErrorCode.DestinationTooSmall"/>.</exception>
    internal static Span<byte> Of(IBufferWriter<byte> destination, int least, string format = "")
    {
        Span<byte> given = destination.GetSpan(least);
        if (given.Length < least)
        {
            TooSmall(destination, given.Length, least, format);
        }
        return given;
    }

    /// <summary>Memory of at least some bytes.</summary>
    /// <param name="destination">The destination.</param>
    /// <param name="least">How many.</param>
    /// <param name="format">The format, if no call around this one adds it to the error.</param>
    /// <exception cref="OctavoException">The destination gave fewer: <see cref="OctavoErrorCode.DestinationTooSmall"/>.</exception>
    internal static Memory<byte> MemoryOf(IBufferWriter<byte> destination, int least, string format = "")
    {
        Memory<byte> given = destination.GetMemory(least);
        if (given.Length < least)
        {
            TooSmall(destination, given.Length, least, format);
        }
        return given;
    }

    /// <summary>Copies bytes into a destination, in as many pieces as its memory makes of them. The platform's own extension method throws an
    /// <see cref="ArgumentOutOfRangeException"/> about a parameter if a span is empty.</summary>
    /// <param name="destination">The destination.</param>
    /// <param name="bytes">The bytes.</param>
    /// <param name="format">The format, if no call around this one adds it to the error.</param>
    /// <exception cref="OctavoException">The destination gave an empty span: <see cref="OctavoErrorCode.DestinationTooSmall"/>.</exception>
    internal static void Put(IBufferWriter<byte> destination, scoped ReadOnlySpan<byte> bytes, string format = "")
    {
        while (bytes.Length != 0)
        {
            Span<byte> given = Of(destination, 1, format);
            int part = Math.Min(given.Length, bytes.Length);
            bytes[..part].CopyTo(given);
            destination.Advance(part);
            bytes = bytes[part..];
        }
    }

    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private static void TooSmall(IBufferWriter<byte> destination, int given, int least, string format) =>
        throw new OctavoException(OctavoErrorCode.DestinationTooSmall,
            $"{destination.GetType()} gave {given} bytes, but at least {least} were requested, which IBufferWriter<byte> guarantees.", format, -1);
}
