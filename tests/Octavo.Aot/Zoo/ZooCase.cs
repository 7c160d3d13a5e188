// Owns: what the zoo's entries are put through under native AOT, where xunit cannot be: there and back, filling what exists, cut data. Knows neither types nor formats.
using Octavo.Aot;
using Octavo.Tests.Comparing;
using Octavo.Tests.Formats;

namespace Octavo.Tests.Zoo;

/// <summary>One entry in one format, without the type argument.</summary>
public abstract class ZooCase(string entry, string format)
{
    public string Entry { get; } = entry;

    public string Format { get; } = format;

    /// <summary>Throws where the format does not keep the entry's values.</summary>
    public abstract void Check();
}

/// <summary>One entry in one format.</summary>
public sealed class ZooCase<T>(ZooEntry<T> entry, FormatCalls<T> calls) : ZooCase(entry.Name, calls.Format)
{
    private const int Cuts = 50;

    public override void Check()
    {
        foreach (T value in entry.Values())
        {
            if (Unwritable.InRoot(value, calls.Fidelity))
            {
                Report.That(Code(() => calls.Serialize(value)) is OctavoErrorCode.InvalidText or OctavoErrorCode.InvalidValue, "what the format cannot say was written");
                continue;
            }
            byte[] bytes = calls.Serialize(value);
            Same(value, calls.Deserialize(bytes), "read");
            // What comes of two values is the format's own affair where it merges them.
            T filled = calls.Merges ? default! : entry.Values()[0];
            calls.Populate(bytes, ref filled);
            Same(value, filled, "populated");
            for (int length = 0; length < bytes.Length; length += Math.Max(1, bytes.Length / Cuts))
            {
                OctavoErrorCode code = Code(() => calls.Deserialize(bytes.AsSpan(0, length)));
                bool mayBeWhole = code == OctavoErrorCode.None && calls.MayBeWhole(bytes.AsSpan(0, length));
                Report.That(mayBeWhole || code is not (OctavoErrorCode.None or OctavoErrorCode.UserCode or OctavoErrorCode.NoCodec), $"{length} of {bytes.Length} bytes: {code}");
            }
        }
    }

    private static OctavoErrorCode Code(Action call)
    {
        try
        {
            call();
            return OctavoErrorCode.None;
        }
        catch (OctavoException refused)
        {
            return refused.Code;
        }
    }

    private void Same(T expected, T? actual, string how)
    {
        string? difference = DeepComparer.Difference(expected, actual, calls.Fidelity);
        Report.That(difference is null, $"{how}: {difference}");
    }
}
