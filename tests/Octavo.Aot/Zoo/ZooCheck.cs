// Owns: what the zoo's entries are put through under native AOT, where xunit cannot be: there and back, filling what exists, cut data. Knows neither types nor
// formats.
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Aot.Zoo;

/// <summary>Throws if the format does not keep the entry's values.</summary>
internal sealed class ZooCheck : IZooVisitor<bool>
{
    private const int Cuts = 50;

    public bool Visit<T>(ZooCase<T> zoo)
    {
        FormatCalls<T> calls = zoo.Calls;
        foreach (T value in zoo.AllValues())
        {
            if (Unwritable.InRoot(value, calls.Fidelity))
            {
                Report.That(Code(() => calls.Serialize(value)) is OctavoErrorCode.InvalidText or OctavoErrorCode.InvalidValue or OctavoErrorCode.NullNotAllowed,
                    "what the format cannot say was written");
                continue;
            }
            // Defined nulls of optionals: native programs have no metadata by which Unwritable finds them.
            if (calls.Merges && Code(() => calls.Serialize(value)) == OctavoErrorCode.NullNotAllowed)
            {
                continue;
            }
            byte[] bytes = calls.Serialize(value);
            Same(calls, value, calls.Deserialize(bytes), "read");
            // What comes of two values is the format's own affair if it merges them.
            T filled = calls.Merges ? default! : zoo.AllValues()[0];
            calls.Populate(bytes, ref filled);
            Same(calls, value, filled, "populated");
            for (int length = 0; length < bytes.Length; length += Math.Max(1, bytes.Length / Cuts))
            {
                OctavoErrorCode code = Code(() => calls.Deserialize(bytes.AsSpan(0, length)));
                bool mayBeWhole = code == OctavoErrorCode.None && calls.MayBeWhole(bytes.AsSpan(0, length));
                Report.That(mayBeWhole || code is not (OctavoErrorCode.None or OctavoErrorCode.UserCode or OctavoErrorCode.NoCodec),
                    $"{length} of {bytes.Length} bytes: {code}");
            }
        }
        return true;
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

    private static void Same<T>(FormatCalls<T> calls, T expected, T? actual, string how)
    {
        string? difference = DeepComparer.Difference(expected, actual, calls.Fidelity);
        Report.That(difference is null, $"{how}: {difference}");
    }
}
