// Owns: one hostile payload through all ways of reading: refused by each for the same reason, little memory, and the next call works. Knows neither types nor
// formats.
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Robustness.Hostile;

/// <summary>Reads payloads as a type that is known at run time.</summary>
internal abstract class HostileReads
{
    // The largest payload is a megabyte; an error's walk over it takes a little, a count that was believed takes a lot.
    private const long MostAllocated = 4 * 1024 * 1024;

    /// <summary>Pieces that a payload is read in.</summary>
    private const int Pieces = 64;

    /// <summary>Checks a payload in a format.</summary>
    /// <param name="bytes">The payload.</param>
    /// <param name="format">The format's name.</param>
    /// <param name="allowed">The codes that an error may have.</param>
    public abstract void Check(byte[] bytes, string format, OctavoErrorCode[] allowed);

    /// <summary>The checks of a type.</summary>
    public static HostileReads As(Type type) => (HostileReads)Activator.CreateInstance(typeof(Of<>).MakeGenericType(type))!;

    private static void Refuses<T>(OctavoError error, Func<T?> call)
    {
        OctavoException found = Assert.Throws<OctavoException>(() => call());
        Assert.Equal((error.Code, error.Offset), (found.Code, found.Offset));
    }

    private sealed class Of<T> : HostileReads
    {
        public override void Check(byte[] bytes, string format, OctavoErrorCode[] allowed)
        {
            FormatCalls<T> calls = FormatList.Of<T>(format);
            long before = GC.GetAllocatedBytesForCurrentThread();
            Assert.False(calls.TryDeserialize(bytes, out _, out OctavoError error), "a value was read");
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, MostAllocated);
            Assert.True(allowed.Contains(error.Code), error.Message);
            Assert.Equal(format, error.Format);
            Assert.InRange(error.Offset, 0, bytes.Length);
            int step = 1 + (bytes.Length / Pieces);
            Refuses(error, () => calls.Deserialize(bytes));
            if (calls.HasWholeSurface)
            {
                Refuses(error, () => calls.Deserialize(Segments.Pieces(bytes, step)));
                Refuses(error, () => calls.Deserialize(new SlowStream(bytes, step)));
            }
            T? existing = default;
            Assert.Contains(Assert.Throws<OctavoException>(() => calls.Populate(bytes, ref existing!)).Code,
                (OctavoErrorCode[])[.. allowed, OctavoErrorCode.NotPopulatable]);
            Assert.Equal(7, FormatList.Of<int>(format).Deserialize(FormatList.Of<int>(format).Serialize(7)));
        }
    }
}
