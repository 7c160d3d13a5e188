// Owns: what is known here of systems and data outside .NET: a Maven repository, document 004's file.
// Must not know: how they are measured.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Commands;

/// <summary>Lines for "list" about what is outside .NET.</summary>
internal static class OutsideSystems
{
    private static readonly (string System, string Folder)[] Artifacts =
    [
        ("Gson", "com/google/code/gson/gson"),
        ("Moshi", "com/squareup/moshi/moshi"),
        ("kotlinx.serialization", "org/jetbrains/kotlinx/kotlinx-serialization-json-jvm"),
        ("Jackson", "tools/jackson/core/jackson-databind"),
        ("Fory.JVM", "org/apache/fory/fory-core"),
        ("Kryo", "com/esotericsoftware/kryo"),
    ];

    // Lengths of the document's two files: workload specification 5.1.
    private static readonly (string File, long Length)[] Samples = [("largesample.json", 235_661), ("largesample_minified.json", 173_671)];

    /// <summary>One line for the JVM's systems and one for the document's data.</summary>
    public static IEnumerable<string> Lines(string? mavenRepository, string? data)
    {
        if (mavenRepository is not null && !mavenRepository.Contains("://", StringComparison.Ordinal))
        {
            string found = string.Join(", ", from artifact in Artifacts
                                             let folder = Path.Combine(mavenRepository, artifact.Folder)
                                             let versions = Directory.Exists(folder) ? Directory.GetDirectories(folder).Select(Path.GetFileName) : []
                                             select $"{artifact.System} {(versions.Any() ? string.Join(" ", versions) : "lacks")}");
            yield return $"Maven repository: {found}.";
        }

        if (data is not null)
        {
            foreach ((string file, long length) in Samples)
            {
                var sample = new FileInfo(DataFolder.Find(data, file) ?? file);
                yield return !sample.Exists ? $"{file}: not in {data}, nor in a folder of it."
                    : sample.Length == length ? $"{file}: {length:N0} bytes, as document 004 has it."
                    : $"{file}: {sample.Length:N0} bytes, and the document's has {length:N0}.";
            }
        }
    }
}
