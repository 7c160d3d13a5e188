// Owns: a heap with a limit that is full but for a few bytes. Knows no format.
namespace Octavo.Tests.Robustness;

/// <summary>Blocks that take the heap. The large ones stay from one call to the next; the small ones at the end are taken and given back.</summary>
internal sealed class FullHeap
{
    /// <summary>What the next call needs at most, and the collector to move it.</summary>
    private const long Room = 8 << 20;

    /// <summary>Bytes of the blocks: large objects, and ever smaller ones, until nothing is left between them.</summary>
    private static readonly int[] s_sizes = [128 * 1024, 16 * 1024, 1024, 64];

    /// <summary>With 4, none of 12 processes failed the test; without, 3 of 6.</summary>
    private const int Refills = 4;

    private readonly byte[]?[] _blocks = new byte[]?[200_000];

    private int _count;

    /// <summary>
    /// Runs a call for which there are so many bytes, then makes room. A call that had enough runs again in a heap that was compacted and filled again:
    /// the collection that a failing allocation starts finds space that no block could take.
    /// </summary>
    /// <returns>Whether there were too few.</returns>
    internal bool Fails(long bytes, Action call)
    {
        Fill();
        for (int again = 0; again < Refills; again++)
        {
            if (FailsIn(bytes, call))
            {
                return true;
            }
            Fill();
            GC.Collect(GC.MaxGeneration, GCCollectionMode.Forced, blocking: true, compacting: true);
            Fill();
        }
        return FailsIn(bytes, call);
    }

    private bool FailsIn(long bytes, Action call)
    {
        bool failed = false;
        try
        {
            Free(bytes);
            call();
        }
        catch (OutOfMemoryException)
        {
            failed = true;
        }
        finally
        {
            Free(Room);
            GC.Collect();
        }
        return failed;
    }

    private void Fill()
    {
        foreach (int size in s_sizes)
        {
            try
            {
                for (; _count < _blocks.Length; _count++)
                {
                    _blocks[_count] = new byte[size];
                }
            }
            catch (OutOfMemoryException)
            {
                // As is meant.
            }
        }
    }

    private void Free(long bytes)
    {
        for (; bytes > 0 && _count > 0; _count--)
        {
            bytes -= _blocks[_count - 1]!.Length;
            _blocks[_count - 1] = null;
        }
    }
}
