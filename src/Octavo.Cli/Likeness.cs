// Owns: how far the beginning of data is data of a format. Knows no format.
using System.Buffers;
using Octavo.Transcoding;

namespace Octavo.Cli;

internal static class Likeness
{
    /// <summary>2: one value, as far as it goes; 1: several; 0: not well-formed, or cut although nothing follows.</summary>
    internal static int To<R>(TranscodeFormat format, ReadOnlySpan<byte> beginning, bool isWhole)
        where R : struct, IEventReader<R>, allows ref struct =>
        Is<R>(format, beginning, isWhole, sequence: false) ? 2 : Is<R>(format, beginning, isWhole, sequence: true) ? 1 : 0;

    private static bool Is<R>(TranscodeFormat format, ReadOnlySpan<byte> beginning, bool isWhole, bool sequence)
        where R : struct, IEventReader<R>, allows ref struct
    {
        var options = new TranscodeOptions { Sequence = sequence, Limits = new SerializerLimits { MaxDepth = 10_000 } };
        try
        {
            new Transcoder<R, CountingWriter>(format, options, new Counts()).Run(beginning, isLast: true, new ArrayBufferWriter<byte>());
            return true;
        }
        catch (OctavoException found)
        {
            return !isWhole && found.Code == OctavoErrorCode.EndOfData;
        }
    }
}
