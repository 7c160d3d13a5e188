// Owns: the documents of table 004: the synthetic one in both forms, and files if they are there. Must not know: the libraries that are measured; what a file
// holds is taken from System.Text.Json's reflection.
using System.Text.Encodings.Web;
using System.Text.Json;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Values with the texts that are read.</summary>
public static class JsonDocuments
{
    /// <summary>The original of document 004, indented.</summary>
    public const string Indented = "largesample.json";

    /// <summary>The original of document 004 without white space.</summary>
    public const string Plain = "largesample_minified.json";

    // Distinct documents, so no branch predictor learns one; there is one original alone.
    private const int Distinct = 4;

    private static readonly JsonSerializerOptions Minimal = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
    private static readonly JsonSerializerOptions Pretty =
        new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, WriteIndented = true, NewLine = "\n" };

    /// <summary>Reads a file's value.</summary>
    public static JsonSample<T>[] FromFile<T>(string path)
    {
        byte[] bytes = File.ReadAllBytes(path);
        return [new JsonSample<T>(JsonSerializer.Deserialize<T>(bytes)!, bytes)];
    }

    /// <summary>Document 004's file: the original if its folder was named, else synthetic ones.</summary>
    public static JsonSample<LargeSample.Response>[] LargeSamples(string? folder, int seed, bool indented)
    {
        if (DataFolder.Find(folder, indented ? Indented : Plain) is { } path)
            return FromFile<LargeSample.Response>(path);
        return [.. Enumerable.Range(0, Distinct).Select(i => new LargeSample.LargeSampleData(seed + i).Make())
            .Select(one => new JsonSample<LargeSample.Response>(one, indented ? Lines(one) : Minified(one)))];
    }

    /// <summary>Without white space, except for a line end after it as the original has.</summary>
    public static byte[] Minified(LargeSample.Response response) => [.. JsonSerializer.SerializeToUtf8Bytes(response, Minimal), (byte)'\n'];

    /// <summary>Indented by two blanks, with a line end after it.</summary>
    public static byte[] Lines(LargeSample.Response response) => [.. JsonSerializer.SerializeToUtf8Bytes(response, Pretty), (byte)'\n'];
}
