// Owns: the output file, which is replaced when all of it is there.
namespace Octavo.Cli;

internal sealed class OutputFile : IAsyncDisposable
{
    private const string Partial = ".partial";

    private readonly string _path;
    private readonly string _partial;
    private bool _isWhole;

    internal OutputFile(string path)
    {
        _path = path;
        _partial = $"{path}.{Guid.NewGuid():N}{Partial}";
        Stream = new FileStream(_partial, FileMode.CreateNew, FileAccess.Write, FileShare.None);
    }

    internal Stream Stream { get; }

    /// <summary>The file that was asked for, of one that is not whole yet; other files as they are.</summary>
    internal static string NameOf(string path) =>
        path.EndsWith(Partial, StringComparison.Ordinal) ? Path.ChangeExtension(path[..^Partial.Length], null) : path;

    /// <summary>Writes all of a file, or to standard output if there is no path, or <c>-</c>.</summary>
    internal static async Task WriteAsync(Channels channels, string? path, byte[] content, CancellationToken cancellationToken)
    {
        if (path is null or "-")
        {
            await channels.Output.WriteAsync(content, cancellationToken).ConfigureAwait(false);
            return;
        }
        await WriteAsync(path, content, cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Writes all of a file.</summary>
    internal static async Task WriteAsync(string path, byte[] content, CancellationToken cancellationToken)
    {
        var file = new OutputFile(path);
        await using (file.ConfigureAwait(false))
        {
            await file.Stream.WriteAsync(content, cancellationToken).ConfigureAwait(false);
            file.Complete();
        }
    }

    /// <summary>Says that all was written.</summary>
    internal void Complete() => _isWhole = true;

    public async ValueTask DisposeAsync()
    {
        await Stream.DisposeAsync().ConfigureAwait(false);
        if (_isWhole)
        {
            File.Move(_partial, _path, overwrite: true);
        }
        else
        {
            File.Delete(_partial);
        }
    }
}
