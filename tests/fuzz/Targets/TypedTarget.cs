// Owns: one input through one type's calls: nothing but the exception, bounded memory and time, all ways alike, values come back. Knows neither types nor
// formats.
using System.Diagnostics;
using System.IO.Pipelines;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Facts;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Fuzz.Targets;

/// <summary>A type in a format.</summary>
/// <param name="entry">The type's name.</param>
/// <param name="calls">The format's calls.</param>
/// <param name="values">Makes its sample values again.</param>
/// <param name="reorders">Whether collections in it have an order of their own, and take data in any.</param>
public sealed class Target<T>(string entry, FormatCalls<T> calls, Func<IEnumerable<T>> values, bool reorders = false) : Target(entry, calls.Format)
{
    /// <summary>A call may allocate this much in addition to what its input's length allows: exception, message, stack trace, path, the first elements of
    /// collections.</summary>
    private const long AllowedBytes = 96 * 1024;

    private const int LargestSeed = 4096;

    private static readonly CallOptions s_acceptNulls = new() { AcceptNulls = true };

    private static readonly TimeSpan s_allowedTime = TimeSpan.FromMilliseconds(500);

    /// <summary>And this much for each byte: a byte may be an empty object of a wide class, or a struct in an array.</summary>
    private readonly long _allowedPerByte = Math.Max(200, 4 * calls.ElementsAByte * LargestStruct.In(typeof(T)));

    public override IReadOnlyList<byte[]> Seeds => field ??= [.. Payloads()];

    public override ulong Run(byte[] input, int way)
    {
        bool read = Read(input, out T? value, out OctavoError error);
        if (calls.HasWholeSurface)
        {
            OtherReading(input, way, read, value, error);
        }
        return read ? CheckValue(input, way, value!) : CheckError(input, error);
    }

    private IEnumerable<byte[]> Payloads() => values()
        .Where(value => !Unwritable.InRoot(value, calls.Fidelity))
        .Select(value => calls.Serialize(value, s_acceptNulls))
        .Where(payload => payload.Length <= LargestSeed)
        .SelectMany(payload => Format == "CBOR" ? [payload, IndefiniteCbor.Of(payload)] : (byte[][])[payload])
        .DistinctBy(payload => Convert.ToHexString(payload));

    /// <summary>Reads before a guard page, and measures.</summary>
    private bool Read(byte[] input, out T? value, out OctavoError error)
    {
        Span<byte> guarded = Guarded.Input(input);
        long allowed = AllowedBytes + (_allowedPerByte * input.Length);
        for (int attempt = 0; ; attempt++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            long start = Stopwatch.GetTimestamp();
            bool read = calls.TryDeserialize(guarded, out value, out error);
            TimeSpan time = Stopwatch.GetElapsedTime(start);
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            if (allocated <= allowed && time <= s_allowedTime)
            {
                return read;
            }
            // The first call compiles and fills caches, and any call may lose the processor.
            if (attempt == 3)
            {
                throw allocated > allowed
                    ? new FindingException("memory",
                        $"{allocated:N0} bytes allocated for an input of {input.Length:N0}, {allowed:N0} allowed; {(read ? "a value" : error.Message)}")
                    : new FindingException("time", $"{time.TotalMilliseconds:N0} ms for an input of {input.Length:N0} bytes");
            }
        }
    }

    private ulong CheckError(byte[] input, OctavoError error)
    {
        if (error.Code is OctavoErrorCode.None or OctavoErrorCode.UserCode or OctavoErrorCode.NoCodec or OctavoErrorCode.CodecTooOld
            or OctavoErrorCode.CodecsDiffer or OctavoErrorCode.SchemaMismatch or OctavoErrorCode.NotInFormat)
        {
            throw new FindingException($"code {error.Code}", error.Message);
        }
        if (error.Format != Format || error.Offset < -1 || error.Offset > input.Length)
        {
            throw new FindingException("place", $"{error.Format}, offset {error.Offset} of {input.Length}: {error.Message}");
        }
        return Feature.Of(error);
    }

    /// <summary>What was read is written in all ways alike, and comes back.</summary>
    private ulong CheckValue(byte[] input, int way, T value)
    {
        // Of no bytes a message may be null, and null has none.
        if (Unwritable.InRoot(value, calls.Fidelity))
        {
            return 0;
        }
        byte[] again = calls.Serialize(value, s_acceptNulls);
        T? second = ReadAgain(again);
        if (DeepComparer.Difference(value, second, calls.Fidelity) is { } difference)
        {
            throw new FindingException("round trip", $"{difference}; written again {Convert.ToHexString(again)}");
        }
        // One encoding a value: other bytes only if members were missing, and then more of them.
        if (calls.Fidelity.OneEncoding && !reorders && again.Length <= input.Length && !again.AsSpan().SequenceEqual(input)
            && EncodingFacts.HasOneEncoding(typeof(T), input.Length))
        {
            throw new FindingException("two encodings", $"of one value: {Convert.ToHexString(again)}");
        }
        OtherWriting(again, way, value);
        return Feature.Of(input, again);
    }

    private void OtherReading(byte[] input, int way, bool read, T? value, OctavoError error)
    {
        int step = 1 + (way >> 8 & 15);
        switch (way % 7)
        {
            case 0:
                Alike("array", () => calls.Deserialize(input), read, value, error);
                break;
            case 1:
                Alike("sequence in pieces", () => calls.Deserialize(Segments.Pieces(input, step)), read, value, error);
                break;
            case 2 when input.Length != 0:
                Alike("sequence of two", () => calls.Deserialize(Segments.Cut(input, (way >> 8) % input.Length)), read, value, error);
                break;
            case 3:
                Alike("stream", () => calls.Deserialize(new SlowStream(input, step)), read, value, error);
                break;
            case 4:
                Consumed(input, read, value, error);
                break;
            case 5:
                T? existing = values().FirstOrDefault();
                if (existing is not null)
                {
                    Populate(input, existing, read, error);
                }
                break;
            case 6 when calls.Async is { } async:
                Sequence(async, input, step, inPipe: (way >> 12 & 1) != 0, read, value);
                break;
        }
    }

    private static void Alike(string how, Func<T?> call, bool read, T? value, OctavoError error)
    {
        T? other;
        try
        {
            other = call();
        }
        catch (OctavoException refused)
        {
            if (read || refused.Code != error.Code || refused.Offset != error.Offset)
            {
                throw new FindingException($"{how} differs", $"{(read ? "a value" : error.Message)} against {refused.Message}");
            }
            return;
        }
        // MessagePack's losses are in the values already: they are compared to the bit.
        if (!read || DeepComparer.Difference(value, other, Fidelity.Binary) is not null)
        {
            throw new FindingException($"{how} differs", read ? DeepComparer.Difference(value, other, Fidelity.Binary)! : $"a value against {error.Message}");
        }
    }

    /// <summary>A value with something after it: the call that says how much it took reads it, and no other does.</summary>
    private void Consumed(byte[] input, bool read, T? value, OctavoError error)
    {
        if (read || error.Code == OctavoErrorCode.TrailingData)
        {
            T? other = calls.Deserialize(Guarded.Input(input), out int consumed);
            if (read && (!calls.MayFollow(input.AsSpan(consumed)) || DeepComparer.Difference(value, other, Fidelity.Binary) is not null))
            {
                throw new FindingException("consumed differs", $"{consumed} of {input.Length} bytes");
            }
            if (!read && (consumed > error.Offset || !calls.MayFollow(input.AsSpan(consumed, (int)error.Offset - consumed))))
            {
                throw new FindingException("consumed differs", $"{consumed} bytes against {error.Message}");
            }
        }
    }

    /// <summary>As values one after another, read asynchronously: what is one value is a sequence of it, unless a length comes before each.</summary>
    private void Sequence(AsyncCalls<T> async, byte[] input, int step, bool inPipe, bool read, T? value)
    {
        var values = new List<T?>();
        IAsyncEnumerable<T?> sequence = inPipe ? async.DeserializeSequence(PipeReader.Create(Segments.Pieces(input, step)), s_acceptNulls)
            : async.DeserializeSequence(new SlowStream(input, step), s_acceptNulls);
        try
        {
            Fill(sequence, values).GetAwaiter().GetResult();
        }
        catch (OctavoException refused)
        {
            if (refused.Code == OctavoErrorCode.UserCode || (read && !async.Framed))
            {
                throw new FindingException("sequence differs", $"{(read ? "a value" : "an error")} against {refused.Message}");
            }
            return;
        }
        if (read && !async.Framed && (values.Count != 1 || DeepComparer.Difference(value, values[0], Fidelity.Binary) is not null))
        {
            throw new FindingException("sequence differs", $"one value against {values.Count}");
        }

        static async Task Fill(IAsyncEnumerable<T?> sequence, List<T?> values)
        {
            await foreach (T? one in sequence.ConfigureAwait(false))
            {
                values.Add(one);
            }
        }
    }

    /// <summary>Into another value: what may be read may be read there too.</summary>
    private void Populate(byte[] input, T existing, bool read, OctavoError error)
    {
        try
        {
            calls.Populate(Guarded.Input(input), ref existing);
        }
        catch (OctavoException refused)
        {
            // Other bodies read into what exists: they may find another of two errors first.
            if (read || refused.Code == OctavoErrorCode.UserCode)
            {
                throw new FindingException("populate differs", $"{(read ? "a value" : error.Message)} against {refused.Message}");
            }
            return;
        }
        // What was there and stayed may be what the format cannot say.
        if (!Unwritable.InRoot(existing, calls.Fidelity))
        {
            ReadAgain(calls.Serialize(existing, s_acceptNulls));
        }
    }

    /// <summary>A member that was missing may be null against its type (<c>= null!</c>): that comes back if nulls are accepted.</summary>
    private T? ReadAgain(byte[] again)
    {
        if (calls.TryDeserialize(again, out T? value, out OctavoError error) || error.Code != OctavoErrorCode.NullNotAllowed)
        {
            return error.Code == OctavoErrorCode.None ? value
                : throw new FindingException("written, not read", $"{error.Message} Bytes {Convert.ToHexString(again)}");
        }
        return calls.Deserialize(again, s_acceptNulls);
    }

    private void OtherWriting(byte[] bytes, int way, T value)
    {
        ReadOnlySpan<byte> other;
        switch (way / 7 % 4)
        {
            case 0:
                var tight = new TightBufferWriter(way >> 8 & 31);
                calls.Serialize(tight, value, s_acceptNulls);
                other = tight.ToArray();
                break;
            case 1:
                var stream = new MemoryStream();
                calls.Serialize(stream, value, s_acceptNulls);
                other = stream.ToArray();
                break;
            case 2:
                Span<byte> end = Guarded.Output(bytes.Length);
                other = calls.TrySerialize(end, value, out int length, s_acceptNulls) && length == bytes.Length ? end : [];
                break;
            default:
                Span<byte> small = Guarded.Output(bytes.Length / 2);
                other = calls.TrySerialize(small, value, out int needed, s_acceptNulls) == (bytes.Length == 0) && needed == bytes.Length ? bytes : [];
                break;
        }
        if (!other.SequenceEqual(bytes))
        {
            throw new FindingException("writing differs", $"way {way / 7 % 4}: {Convert.ToHexString(bytes)} against {Convert.ToHexString(other)}");
        }
    }
}
