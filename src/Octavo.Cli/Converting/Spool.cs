// Owns: a source that cannot seek, in a file that goes with the stream: two passes over it take memory that does not grow with it.
namespace Octavo.Cli.Converting;

internal static class Spool
{
    private const int Chunk = 128 << 10;

    /// <summary>Reads the source to its end.</summary>
    /// <returns>All of it, at its beginning.</returns>
    internal static async Task<Stream> OfAsync(Stream source, CancellationToken cancellationToken)
    {
        string path = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());
        var file = new FileStream(path, FileMode.CreateNew, FileAccess.ReadWrite, FileShare.None, Chunk, FileOptions.DeleteOnClose | FileOptions.Asynchronous);
        try
        {
            await source.CopyToAsync(file, Chunk, cancellationToken).ConfigureAwait(false);
            file.Position = 0;
            return file;
        }
        catch
        {
            await file.DisposeAsync().ConfigureAwait(false);
            throw;
        }
    }
}
