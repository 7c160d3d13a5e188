// Owns: one event: a scalar, or the beginning or end of an array or map. Knows no format.
namespace Octavo.Transcode.Events;

/// <summary>What a reader of events gives and a writer takes. Its bytes are the reader's, valid until it reads on.</summary>
internal ref struct DataEvent
{
    /// <summary>The count of an array or map whose format announces none.</summary>
    internal const int Uncounted = -1;

    internal DataEventKind Kind;

    internal long Integer;

    internal double Real;

    /// <summary>Elements or entries, or <see cref="Uncounted"/>.</summary>
    internal int Count;

    /// <summary>Of <see cref="DataEventKind.Number"/>: neither fraction nor exponent.</summary>
    internal bool IsWhole;

    /// <summary>Of <see cref="DataEventKind.BigInteger"/> and <see cref="DataEventKind.Fraction"/>.</summary>
    internal bool IsNegative;

    /// <summary>Of an array: the step to its first element was taken with its beginning.</summary>
    internal bool Announced;

    internal ReadOnlySpan<byte> Bytes;

    /// <summary>The event as it is in the data, with what comes before it.</summary>
    internal ReadOnlySpan<byte> Raw;

    /// <summary>Bytes of the data before <see cref="Raw"/>.</summary>
    internal long Offset;

    internal readonly bool Begins => Kind is DataEventKind.Array or DataEventKind.Map;

    internal static DataEvent Of(DataEventKind kind) => new() { Kind = kind };

    internal static DataEvent Of(DataEventKind kind, ReadOnlySpan<byte> bytes) => new() { Kind = kind, Bytes = bytes };
}
