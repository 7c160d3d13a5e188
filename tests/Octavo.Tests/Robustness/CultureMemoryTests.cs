// Owns: that names of cultures which an attacker makes up leave nothing in the process. Bytes that are alive; knows no format.
using System.Globalization;
using System.Text.Json;

namespace Octavo.Tests.Robustness;

/// <summary>Alone in the process: what it holds is asserted.</summary>
[CollectionDefinition(nameof(CultureMemoryTests), DisableParallelization = true)]
[Collection(nameof(CultureMemoryTests))]
public sealed class CultureMemoryTests
{
    /// <summary>A culture that the framework gave stays in its memory for good.</summary>
    [Fact]
    public void Cultures_with_extensions_are_not_asked_for()
    {
        foreach (string name in (string[])["en-u-nu-a1", "sr-Latn-RS-u-va-x1", "en-US-u-co-x1", "en-x-a1", "en-US-x-a1", "de-1901", "x-a1", "i-a1"])
        {
            Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoJson.Deserialize<CultureInfo>(JsonSerializer.SerializeToUtf8Bytes(name)));
        }
        foreach (string name in (string[])["", "de", "de-AT", "zh-TW", "zh-Hant-TW", "sr-RS", "es-419"])
        {
            Assert.Equal(name, OctavoJson.Deserialize<CultureInfo>(JsonSerializer.SerializeToUtf8Bytes(name))!.Name);
        }
        Refused(0);
        // Threads of the tests before it may still let go of memory: what one of several tries keeps is an upper bound.
        long grown = Enumerable.Range(1, 5).Min(i =>
        {
            long before = GC.GetTotalMemory(forceFullCollection: true);
            Refused(1000 * i);
            return GC.GetTotalMemory(forceFullCollection: true) - before;
        });
        Assert.True(grown < 300_000, $"{grown} bytes for 1,000 names");

        static void Refused(int first)
        {
            for (int i = first; i < first + 1000; i++)
            {
                byte[] name = JsonSerializer.SerializeToUtf8Bytes($"en-u-nu-b{i}");
                Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoJson.Deserialize<CultureInfo>(name));
            }
        }
    }
}
