// Owns: the contract of a destination: it gives windows and takes them back written. Knows no format.
namespace Octavo.Buffers;

/// <summary>Where bytes go. Touched when a window is refilled and finished, never for a value. The first window is given by the facade.</summary>
internal abstract class Sink
{
    /// <summary>Bytes of a bulk copy for which <see cref="Next"/> is asked at once.</summary>
    internal virtual int LargestStep => OutputWindow.LargestRun;

    /// <summary>Takes what was written and gives a window with at least <paramref name="max"/> bytes before its slack.</summary>
    internal abstract void Next(ref OutputWindow window, int max);

    /// <summary>Gives a window with at least <paramref name="max"/> bytes more, which begins with what the window holds: a scope is open. The window is in the
    /// state's buffer, unless the sink gave another.</summary>
    internal virtual void Extend(ref OutputWindow window, int max) => ArraySink.Instance.Next(ref window, max);

    /// <summary>Takes bytes from where they are, after those of the window, if that saves a copy.</summary>
    /// <returns>Whether it took them.</returns>
    internal virtual bool TryPass(ref OutputWindow window, scoped ReadOnlySpan<byte> bytes) => false;

    /// <summary>Takes the last window.</summary>
    internal abstract void Finish(ref OutputWindow window);
}
