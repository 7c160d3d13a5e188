// Owns: the protocol's words: opening a row, its payloads, warm-up and turns.
// Must not know: what the program on the other side is.
using System.Globalization;
using System.Text.Json;
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;

namespace Octavo.Lab.Outside;

/// <summary>A row with a candidate in a child process.</summary>
internal sealed class OutsideWorkload(OutsideProcess process, OutsideCandidateManifest manifest, string table, string row, WorkloadSettings settings)
    : ISelfTimed
{
    private static readonly TimeSpan Least = TimeSpan.FromSeconds(1);
    private static readonly TimeSpan Quiet = TimeSpan.FromMilliseconds(300);
    private HashSet<string> _operations = [];
    private TimeSpan? _compilation;

    /// <inheritdoc/>
    public string Table => table;

    /// <inheritdoc/>
    public string Row => row;

    /// <inheritdoc/>
    public int PoolSize { get; private set; } = 1;

    /// <inheritdoc/>
    public int Bytes { get; private set; }

    /// <summary>The program reads back what it wrote and compares; JSON is compared with the document here too, by System.Text.Json.</summary>
    public string? Verify()
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory("octavo-lab-");
        try
        {
            IReadOnlyList<byte[]> texts = settings.Texts ?? [];
            if (manifest.Format == Formats.Json && texts.Count == 0)
                throw new OutsideException($"{manifest.Name}: no candidate in .NET could be had that gives the row's documents");
            string[] files = [.. Enumerable.Range(0, texts.Count).Select(i => Path.Combine(folder.FullName, Words(i)))];
            foreach ((string file, byte[] text) in files.Zip(texts))
                File.WriteAllBytes(file, text);
            JsonElement answer =
                process.Ask(["open", table, row, manifest.Name, Words(settings.Seed), settings.Scale.ToString("R", CultureInfo.InvariantCulture), .. files]);
            if (answer.TryGetProperty("unavailable", out JsonElement reason))
                throw new OutsideException($"{manifest.Name}: {reason.GetString()}");
            if (answer.TryGetProperty("wrong", out JsonElement wrong))
                return wrong.GetString();
            int[] sizes = [.. answer.GetProperty("sizes").EnumerateArray().Select(size => size.GetInt32())];
            _operations = [.. answer.GetProperty("operations").EnumerateArray().Select(operation => operation.GetString()!)];
            (PoolSize, Bytes) = (sizes.Length, sizes[0]);
            return manifest.Format == Formats.Json ? Difference(texts, sizes, Path.Combine(folder.FullName, "payload")) : null;
        }
        catch (Exception error) when (error is KeyNotFoundException or InvalidOperationException or FormatException or IndexOutOfRangeException)
        {
            throw new OutsideException($"{manifest.Name}: its answer is not that of the protocol: {error.Message}");
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    /// <inheritdoc/>
    public string? Lacks(Operation operation) => _operations.Contains(operation.Name()) ? null : manifest.Lacks ?? "its adapter has no such call";

    /// <inheritdoc/>
    public void Settle(Operation operation, TimeSpan limit) =>
        process.Ask("settle", operation.Name(), Milliseconds(Least < limit ? Least : limit), Milliseconds(Quiet), Milliseconds(limit));

    /// <inheritdoc/>
    public void Run(Operation operation, int count) => Time(operation, count, isFresh: false);

    /// <inheritdoc/>
    public SelfTimedTurn Time(Operation operation, int count, bool isFresh)
    {
        JsonElement answer = process.Ask("run", operation.Name(), Words(count), isFresh ? "fresh" : "again");
        if (!answer.TryGetProperty("nanoseconds", out JsonElement time) || !time.TryGetDouble(out double nanoseconds) || !(nanoseconds > 0))
            throw new OutsideException($"{manifest.Name}: its turn has no time");
        return new SelfTimedTurn(nanoseconds,
            answer.TryGetProperty("allocatedBytes", out JsonElement bytes) && bytes.TryGetInt64(out long allocated) ? allocated : null, Compiled(answer));
    }

    // Since the last turn of whatever operation: they have one process, and its compilers work beside it.
    private TimeSpan Compiled(JsonElement answer)
    {
        if (!answer.TryGetProperty("compilationMs", out JsonElement total) || !total.TryGetInt64(out long milliseconds))
            return TimeSpan.Zero;
        TimeSpan before = _compilation ?? TimeSpan.FromMilliseconds(milliseconds);
        _compilation = TimeSpan.FromMilliseconds(milliseconds);
        return _compilation.Value - before;
    }

    private string? Difference(IReadOnlyList<byte[]> texts, int[] sizes, string file)
    {
        for (int i = 0; i < texts.Count; i++)
        {
            process.Ask("payload", Words(i), file);
            byte[] payload = File.ReadAllBytes(file);
            if (payload.Length != sizes[i])
                return $"document {i}: its payload has {payload.Length} bytes, and it said {sizes[i]}";
            try
            {
                if (!JsonElement.DeepEquals(JsonElement.Parse(texts[i]), JsonElement.Parse(payload)))
                    return $"document {i}: System.Text.Json finds other values in what it wrote than in the document";
            }
            catch (JsonException error)
            {
                return $"document {i}: System.Text.Json refuses what it wrote: {error.Message}";
            }
        }

        return null;
    }

    private static string Words(int number) => number.ToString(CultureInfo.InvariantCulture);

    private static string Milliseconds(TimeSpan time) => Words((int)time.TotalMilliseconds);
}
