// Owns: what was found, as files and lines: each kind once a target. Knows no format.
using System.Security.Cryptography;

namespace Octavo.Fuzz.Running;

internal sealed class Findings(string folder)
{
    private const int Most = 50;

    private readonly HashSet<string> _known = [];

    internal int Count { get; private set; }

    internal bool IsNew(string target, string kind) => Count < Most && _known.Add($"{target}: {kind}");

    /// <summary>Writes the input, and beside it what was found.</summary>
    internal void Add(string target, string message, byte[] input)
    {
        Count++;
        Directory.CreateDirectory(folder);
        string name =
            $"{string.Concat(target.Select(letter => char.IsAsciiLetterOrDigit(letter) ? letter : '-'))}-{Convert.ToHexString(SHA256.HashData(input).AsSpan(0, 4))}";
        File.WriteAllBytes(Path.Combine(folder, name + ".bin"), input);
        File.WriteAllText(Path.Combine(folder, name + ".txt"), $"{target}\n{Convert.ToHexString(input)}\n{message}\n");
        Console.WriteLine(
            $"FINDING {target}: {message}\n  input {Convert.ToHexString(input.AsSpan(0, Math.Min(input.Length, 200)))}\n  {Path.Combine(folder, name)}.bin");
    }
}
