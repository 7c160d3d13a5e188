// Owns: sequences of letters, and the formats that they are written in. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Async;

internal static class Letters
{
    /// <summary>Formats with async calls.</summary>
    internal static TheoryData<string> Formats => [.. FormatList.Of<Letter>().Where(calls => calls.Async is not null).Select(calls => calls.Format)];

    internal static AsyncCalls<Letter> Calls(string format) => FormatList.Of<Letter>(format).Async!;

    internal static Letter Of(int number, int scan = 0) => new() { Number = number, Text = $"letter {number}", Scan = new byte[scan] };

    internal static async Task<byte[]> Written(string format, params Letter[] letters)
    {
        using var stream = new MemoryStream();
        await Calls(format).SerializeSequence(stream, AtOnce(letters));
        return stream.ToArray();
    }

    internal static async IAsyncEnumerable<Letter> AtOnce(IEnumerable<Letter> letters, [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        foreach (Letter letter in letters)
        {
            cancellationToken.ThrowIfCancellationRequested();
            yield return letter;
        }
        await Task.CompletedTask;
    }

    /// <summary>The numbers that can be read, and the error after them.</summary>
    internal static async Task<(List<int> Numbers, OctavoException? Error)> Numbers(IAsyncEnumerable<Letter?> letters)
    {
        var numbers = new List<int>();
        try
        {
            await foreach (Letter? letter in letters)
            {
                numbers.Add(letter!.Number);
            }
        }
        catch (OctavoException found)
        {
            return (numbers, found);
        }
        return (numbers, null);
    }
}
