// Owns: sequences with a value at every length where the length before it takes a byte more. Knows no format.
using System.IO.Pipelines;

namespace Octavo.Tests.Async;

public sealed class FrameBorderTests
{
    /// <summary>What a letter takes beside its scan, more than in any format.</summary>
    private const int Around = 80;

    public static TheoryData<string> Formats => Letters.Formats;

    [Theory, MemberData(nameof(Formats))]
    public async Task ValuesOnBothSidesOfABorderComeBack(string format)
    {
        foreach (int border in (int[])[1 << 7, 1 << 14])
        {
            Letter[] letters = [.. Enumerable.Range(border - Around, Around + 3).Select(length => Letters.Of(length, length))];
            byte[] bytes = await Letters.Written(format, letters);
            (List<int> numbers, OctavoException? error) =
                await Letters.Numbers(Letters.Calls(format).DeserializeSequence(PipeReader.Create(new MemoryStream(bytes))));
            Assert.Null(error);
            Assert.Equal(letters.Select(letter => letter.Number), numbers);
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task AValueBehindOneOfAnotherWidthComesBack(string format)
    {
        // The width of the length before is guessed by the value before: it shrinks and grows.
        Letter[] letters = [Letters.Of(1), Letters.Of(2, (1 << 21) - Around), Letters.Of(3), Letters.Of(4, 1 << 14), Letters.Of(5, 1 << 7), Letters.Of(6)];
        (List<int> numbers, OctavoException? error) =
            await Letters.Numbers(Letters.Calls(format).DeserializeSequence(new MemoryStream(await Letters.Written(format, letters))));
        Assert.Null(error);
        Assert.Equal([1, 2, 3, 4, 5, 6], numbers);
    }
}
