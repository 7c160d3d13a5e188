// Owns: the length up to which text may join a run. Knows no format.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

/// <summary>Text of at most <see cref="Limit"/> characters joins the run of its neighbours; longer text is written by itself.</summary>
/// <remarks>With the limit no reservation can overflow: 16 texts of six bytes per character stay below 100 KiB.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class TextRun
{
    /// <summary>Characters (UTF-16 units).</summary>
    public const int Limit = 1024;

    /// <summary>Whether the text, or null, joins the run.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Fits(string? value) => value is null || value.Length <= Limit;

    /// <summary>Whether the text joins the run and is not null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool FitsNotNull([NotNullWhen(true)] string? value) => value is not null && value.Length <= Limit;
}
