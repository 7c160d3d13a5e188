// Owns: how far the beginning of data is data of a format, and whether that means anything: small integers are bytes of any data. Knows no format.
using Octavo.Internal;
using Octavo.Transcode.Events;
using Octavo.Transcode.Engine;

namespace Octavo.Cli.Inputs;

internal static class FormatLikelihood
{
    /// <summary>2: one value, as far as it goes; 1: several, each of them more than a number; 0: neither. One that is cut although nothing follows is neither:
    /// most bytes begin some long value.</summary>
    internal static int To<R>(TranscodeFormat format, ReadOnlySpan<byte> beginning, bool isWhole)
        where R : struct, IEventReader<R>, allows ref struct
    {
        var roots = new Roots();
        OctavoErrorCode? one = Read<R>(format, beginning, sequence: false, roots);
        if (one is null)
        {
            return isWhole || roots.IsMore ? 2 : 0;
        }
        if (one == OctavoErrorCode.EndOfData)
        {
            return !isWhole && roots is { IsMore: true, Any: true } ? 2 : 0;
        }
        roots = new Roots();
        OctavoErrorCode? several = Read<R>(format, beginning, sequence: true, roots);
        bool isRead = several is null || (!isWhole && several == OctavoErrorCode.EndOfData);
        return isRead && roots.IsMore ? 1 : 0;
    }

    private static OctavoErrorCode? Read<R>(TranscodeFormat format, ReadOnlySpan<byte> beginning, bool sequence, Roots roots)
        where R : struct, IEventReader<R>, allows ref struct
    {
        var options = new TranscodeOptions { Sequence = sequence, Limits = new SerializerLimits { MaxDepth = 10_000 } };
        try
        {
            new Transcoder<R, RootWriter>(format, options, counts: null).Run(beginning, isLast: true, roots);
            return null;
        }
        catch (OctavoException found)
        {
            return found.Code;
        }
    }
}
