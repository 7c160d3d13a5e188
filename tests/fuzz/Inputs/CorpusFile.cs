// Owns: the corpus as text, a file a format: a line an input, "entry: hex". Knows no type.
namespace Octavo.Fuzz.Inputs;

internal static class CorpusFile
{
    /// <summary>Bytes of text a file holds at most.</summary>
    private const int Largest = 45_000;

    private const int LongestInput = 64;

    /// <summary>Reads the files of some folders; what is not there is empty.</summary>
    internal static ILookup<string, byte[]> Read(string format, params string[] folders) => folders
        .Select(folder => Path.Combine(folder, format + ".txt"))
        .Where(File.Exists)
        .SelectMany(File.ReadLines)
        .Select(line => (Line: line, Colon: line.LastIndexOf(": ", StringComparison.Ordinal)))
        .Where(line => line.Colon > 0 && !line.Line.StartsWith('#'))
        .ToLookup(line => line.Line[..line.Colon], line => Convert.FromHexString(line.Line.AsSpan(line.Colon + 2)));

    /// <summary>Writes the shortest inputs, the entries in turn, until the file is full.</summary>
    internal static void Write(string path, IEnumerable<(string Entry, byte[] Input)> inputs)
    {
        var lines = new List<string>();
        int length = 0;
        List<Queue<string>> entries =
        [
            .. inputs.Where(found => found.Input.Length <= LongestInput)
                .GroupBy(found => found.Entry, StringComparer.Ordinal)
                .OrderBy(group => group.Key, StringComparer.Ordinal)
                .Select(
                    group =>
                        new Queue<string>(group.OrderBy(found => found.Input.Length).Select(found => $"{found.Entry}: {Convert.ToHexString(found.Input)}")
                            .Distinct())),
        ];
        for (bool more = true; more;)
        {
            more = false;
            foreach (Queue<string> entry in entries)
            {
                if (entry.TryDequeue(out string? line) && length + line.Length < Largest)
                {
                    lines.Add(line);
                    length += line.Length + 1;
                    more = true;
                }
            }
        }
        lines.Sort(StringComparer.Ordinal);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllLines(path, lines);
    }
}
