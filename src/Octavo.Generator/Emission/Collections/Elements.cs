// Owns: what loops over elements have to know of them: how they are in Binary, how many fit a run.
using System;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Collections;

internal static class Elements
{
    /// <summary>Whether writers and readers have a member for spans of it, or of the enum's base.</summary>
    public static bool IsBulk(ValueModel element) => element is ScalarValue { Facts.Bulk: true };

    /// <summary>Whether a format may lay a sequence of it out as a whole: primitives, and nullable values after a bitmap.</summary>
    public static bool IsPacked(ValueModel element) => IsBulk(element) || element is NullableValue;

    /// <summary>Whether a span of it is its own raw layouts as it is in memory: integers, and enums of them.</summary>
    public static bool IsRaw(ValueModel element) => element is ScalarValue { Kind: >= ScalarKind.SByte and <= ScalarKind.UInt64 };

    /// <summary>The type of its raw layout if the library's raw layout loops serve; null if none does.</summary>
    public static string? RawLayout(ValueModel element, Scope scope) =>
        element is ScalarValue { Facts.RawLayout: > 0 } scalar ? (IsBulk(scalar) || IsRaw(scalar) ? null : scalar.Facts.RawLayoutType)
        : element is ObjectValue { Fixed.RawLayout: { } raw } ? scope.RawLayout(raw)
        : null;

    /// <summary>Whether it is an object of a class, or a union.</summary>
    public static bool IsObject(ValueModel element) => element is ObjectValue { IsStruct: false };

    /// <summary>Whether writing it calls code of the user, which may change the list that it is in.</summary>
    public static bool IsWatched(ValueModel element) =>
        !element.IsFixed && element is not (ScalarValue or TextValue or BytesValue or NullableValue { Inner: ScalarValue or TextValue or BytesValue });

    /// <summary>Bytes that one takes at least if the format has raw layouts, for the check of counts.</summary>
    public static int Least(ValueModel element) => element.RawLayout?.Size ?? 1;

    /// <summary>Elements of a writing run.</summary>
    public static int WriteChunk(ValueModel element) =>
        element is ObjectValue { Fixed: { } facts } ? Math.Max(1, Math.Min(64, 256 / Math.Max(1, facts.Values))) : 64;

    /// <summary>Elements of a reading run: at most 256 bytes in any format.</summary>
    public static int ReadChunk(ValueModel element) => Math.Max(1, ScalarReadMax.Run / element.ReadMax);

    /// <summary>Whether memory for the claimed count may be taken at once: every element takes a byte of data at least.</summary>
    public static bool IsSmall(ValueModel element) => element.Size is > 0 and <= 8;

    /// <summary>The capacity to begin with.</summary>
    public static string Capacity(ValueModel element, string count) =>
        IsSmall(element) ? count : $"{count} <= 4096 ? {count} : r.FirstCapacity({count}, Unsafe.SizeOf<{element.Type}>())";

    /// <summary>The expression of a new hash set.</summary>
    public static string NewSet(SequenceValue sequence, string capacity) => sequence.Comparer is null
        ? $"Maps.NewSet<{sequence.Element.Type}{FactsText.Hash(sequence.Hashing)}>({capacity}, r.SeededHashing)"
        : $"new {sequence.Type}({capacity}, {sequence.Comparer.Text})";

    /// <summary>The expression of the hash set that is filled: the one that exists, cleared, or a new one.</summary>
    public static string OpenSet(SequenceValue sequence, string capacity) =>
        IsSafe(sequence) ? $"existing ?? {NewSet(sequence, capacity)}"
        : $"Maps.Open(existing, {FactsText.Seeded(sequence.Hashing)}) ?? {NewSet(sequence, capacity)}";

    /// <summary>The expression of the hash set that was filled.</summary>
    public static string CloseSet(SequenceValue sequence, string set) => IsSafe(sequence) ? set : $"Maps.Close(existing, {set})";

    /// <summary>Whether no elements can flood an existing set: a user comparer is trusted, and the default one is safe for text.</summary>
    public static bool IsSafe(SequenceValue sequence) => sequence.Comparer is not null || sequence.Element is TextValue;

    /// <summary>Whether an existing collection may find its elements by a hash that can be flooded: a user set, and what has or may have keys.</summary>
    public static bool IsScreened(SequenceValue sequence) =>
        (sequence is { SimpleName.Length: > 0, Facts.Base.Length: 0 } && !IsSafe(sequence)) || sequence.Facts is { MayHaveKeys: true };

    /// <summary>An element's name in errors.</summary>
    public static string Of(SequenceValue sequence) => $"an element of {sequence.Type.Replace("global::", "")}";
}
