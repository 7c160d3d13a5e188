// Owns: comparing of text with what was verified. OCTAVO_UPDATE_SNAPSHOTS=1 writes it instead, into the sources.
using System.Runtime.CompilerServices;

namespace Octavo.Generator.Tests;

internal static class Snapshot
{
    /// <summary>Compares text with <c>name.verified.txt</c> beside the calling test.</summary>
    public static void Verify(string name, string text, [CallerFilePath] string caller = "")
    {
        string file = name + ".verified.txt";
        if (Environment.GetEnvironmentVariable("OCTAVO_UPDATE_SNAPSHOTS") == "1")
        {
            string folder = Path.Combine(Path.GetDirectoryName(caller)!, "Snapshots");
            Directory.CreateDirectory(folder);
            File.WriteAllText(Path.Combine(folder, file), text);
            return;
        }
        string verified = Path.Combine(AppContext.BaseDirectory, "Snapshots", file);
        Assert.True(File.Exists(verified), $"{file} is missing; run with OCTAVO_UPDATE_SNAPSHOTS=1 and review it.");
        string[] expected = File.ReadAllText(verified).ReplaceLineEndings("\n").Split('\n');
        string[] found = text.Split('\n');
        for (int i = 0; i < Math.Min(expected.Length, found.Length); i++)
        {
            Assert.True(expected[i] == found[i], $"{file}, line {i + 1}:\nverified {expected[i]}\nfound    {found[i]}");
        }
        Assert.Equal(expected.Length, found.Length);
    }
}
