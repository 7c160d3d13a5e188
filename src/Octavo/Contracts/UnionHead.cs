// Owns: the meaning of what a reader returns at the beginning of a union. Knows no format.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>What <see cref="IUnionReader{TSelf}.ReadCase(ref TSelf, out ReadOnlySpan{byte})"/> returns in addition to a case's number.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class UnionHead
{
    /// <summary>The value is null.</summary>
    public const int Null = -1;

    /// <summary>The format distinguishes cases by name: the codec finds the number.</summary>
    public const int Named = -2;
}
