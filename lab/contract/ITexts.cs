// Owns: the texts that a row reads.
// Must not know: who else reads them.
namespace Octavo.Lab.Contract;

/// <summary>A workload that reads texts; programs outside of .NET are given the same ones.</summary>
public interface ITexts
{
    /// <summary>The texts in UTF-8, in the order of the values; empty before <see cref="IWorkload.Verify"/>.</summary>
    IReadOnlyList<byte[]> Texts { get; }
}
