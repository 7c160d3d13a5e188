// Owns: the filling in of the C# text that the Model's facts of collections have.
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Collections;

internal static class FactsText
{
    /// <summary>A sequence's text.</summary>
    public static string Of(SequenceValue sequence, string text, string v = "values", string items = "items", string item = "item")
    {
        string hash = Hash(sequence.Hashing);
        string filled = Compared(text.Replace("{keys}", $$"""Maps.Comparer<{K}{{hash}}>(r.SeededHashing)"""), sequence.Comparer, $$"""{T}{{hash}}""")
            .Replace("{T}", sequence.Element.Type).Replace("{v}", v).Replace("{items}", items).Replace("{item}", item);
        return sequence.Arguments.Count == 2 ? filled.Replace("{K}", sequence.Arguments[0]).Replace("{V}", sequence.Arguments[1]) : filled;
    }

    /// <summary>A map's text.</summary>
    public static string Of(MapValue map, string text, string v = "map", string items = "map") =>
        Compared(text, map.Comparer, $$"""{K}{{Hash(map.Hashing)}}""").Replace("{K}", map.Key.Type).Replace("{V}", map.Item.Type).Replace("{v}", v)
            .Replace("{items}", items);

    /// <summary>The type argument that hashes keys of several values.</summary>
    public static string Hash(KeyHashing? hashing) => hashing is null ? "" : $", {hashing.Hash}";

    /// <summary>What says whether the keys of an existing collection are checked before it takes them.</summary>
    public static string Seeded(KeyHashing? hashing) => hashing is { IsShared: true } ? "true" : "r.SeededHashing";

    /// <summary>The text with the comparer in its place; the default one of hashed collections is seeded if the limits ask for it.</summary>
    private static string Compared(string text, ComparerModel? comparer, string key) => text
        .Replace("{equality}", comparer?.Text ?? $"Maps.Comparer<{key}>(r.SeededHashing)")
        .Replace("{order}", comparer?.Text ?? "")
        .Replace("{oldOrder}", comparer is null ? "existing?.Comparer" : $"existing?.Comparer ?? {comparer.Text}");
}
