// Owns: one input through one call of a package beside the library: nothing but the documented exception, bounded memory and time, what was made holds. Knows
// no package.
using System.Diagnostics;

namespace Octavo.Fuzz.Targets.Surfaces;

/// <summary>A call that is fed by bytes.</summary>
/// <typeparam name="TResult">What it makes.</typeparam>
/// <param name="entry">What is fed.</param>
/// <param name="format">The surface, as <c>--format</c> names it.</param>
/// <param name="seeds">Small inputs that are right.</param>
/// <param name="read">The call; its input ends at a guard page.</param>
public sealed class SurfaceTarget<TResult>(string entry, string format, Func<IEnumerable<byte[]>> seeds, SurfaceCall<TResult> read) : Target(entry, format)
{
    private const int LargestSeed = 4096;

    private static readonly TimeSpan s_allowedTime = TimeSpan.FromMilliseconds(500);

    /// <summary>Bytes that a call may allocate whatever its input is: exception, message, path, buffers.</summary>
    public long AllowedBytes { get; init; } = 96 * 1024;

    /// <summary>Bytes that a call may allocate for each byte of its input.</summary>
    public long AllowedPerByte { get; init; } = 200;

    /// <summary>Whether the error's place is in data that the input holds in another form, and not in the input.</summary>
    public bool IsPlaceInside { get; init; }

    /// <summary>What of a result must hold: that it is read again, or written again. Its documented refusals are findings.</summary>
    public Action<TResult> Check { get; init; } = static _ => { };

    /// <summary>What a result is, as a number.</summary>
    public Func<TResult, ulong> Reached { get; init; } = static result => result is byte[] bytes ? Feature.Of([], bytes) : 0;

    public override IReadOnlyList<byte[]> Seeds => field ??= [.. seeds().Where(seed => seed.Length <= LargestSeed).DistinctBy(Convert.ToHexString)];

    public override ulong Run(byte[] input, int way)
    {
        TResult result;
        try
        {
            result = Measured(input);
        }
        catch (OctavoException refused)
        {
            return CheckError(input, refused.Error);
        }
        catch (RefusalException refused)
        {
            return Feature.Of(0, 0, refused.Message, 0);
        }
        try
        {
            Check(result);
        }
        catch (Exception found) when (found is OctavoException or RefusalException)
        {
            throw new FindingException("made, not accepted", found.Message);
        }
        return Reached(result);
    }

    private TResult Measured(byte[] input)
    {
        Span<byte> guarded = Guarded.Input(input);
        long allowed = AllowedBytes + (AllowedPerByte * input.Length);
        for (int attempt = 0; ; attempt++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            long start = Stopwatch.GetTimestamp();
            TResult? result = default;
            Exception? refused = null;
            try
            {
                result = read(guarded);
            }
            catch (Exception thrown) when (thrown is OctavoException or RefusalException)
            {
                refused = thrown;
            }
            TimeSpan time = Stopwatch.GetElapsedTime(start);
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            if (allocated <= allowed && time <= s_allowedTime)
            {
                return refused is null ? result! : throw refused;
            }
            // The first call compiles and fills caches, and any call may lose the processor.
            if (attempt == 3)
            {
                throw allocated > allowed
                    ? new FindingException("memory",
                        $"{allocated:N0} bytes allocated for an input of {input.Length:N0}, {allowed:N0} allowed; {refused?.Message ?? "a value"}")
                    : new FindingException("time", $"{time.TotalMilliseconds:N0} ms for an input of {input.Length:N0} bytes; {refused?.Message ?? "a value"}");
            }
        }
    }

    private ulong CheckError(byte[] input, OctavoError error)
    {
        if (error.Code is OctavoErrorCode.None or OctavoErrorCode.UserCode or OctavoErrorCode.NoCodec or OctavoErrorCode.CodecTooOld
            or OctavoErrorCode.CodecsDiffer or OctavoErrorCode.SchemaMismatch)
        {
            throw new FindingException($"code {error.Code}", error.Message);
        }
        if (error.Format.Length == 0 || error.Offset < -1 || (!IsPlaceInside && error.Offset > input.Length))
        {
            throw new FindingException("place", $"{error.Format}, offset {error.Offset} of {input.Length}: {error.Message}");
        }
        return Feature.Of((int)error.Code, error.Path.Count(letter => letter is '.' or '['), error.Message, error.Offset);
    }
}
