// Owns: the list of all families: those of the other assembly, and those here. Knows no format.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Zoo;

/// <summary>All entries. A new family is a line in <see cref="ZooFamilies"/>, or here where it repeats a form or varies what others have.</summary>
public static class ZooCatalog
{
    public static IReadOnlyList<ZooEntry> Entries { get; } =
    [
        .. ZooFamilies.Entries,
        .. ForeignAttributes.Entries(),
        .. JsonAttributes.Entries(),
        .. ProtoBufTypes.Entries(),
        .. ProtoBufParts.Entries(),
        .. ProtoBufReferences.Entries(),
        .. FilledCollections.Entries(),
        .. MoreCollections.Entries(),
        .. ComparedCollections.Entries(),
        .. OmittingTypes.Entries(),
        .. Names.Entries(),
        .. ScalarHolders.Entries(),
        .. EnumHolders.Entries(),
        .. TextHolders.Entries(),
        .. PackedTypes.Entries(),
        .. WideTypes.Entries(),
        .. NumberHolders.Entries(),
    ];

    private static readonly Dictionary<(string Entry, string Format), ZooCase> s_cases =
        Entries.SelectMany(entry => entry.Cases).ToDictionary(zoo => (zoo.Entry, zoo.Format));

    /// <summary>Every entry in every format that has it.</summary>
    public static IReadOnlyCollection<ZooCase> Cases => s_cases.Values;

    /// <exception cref="KeyNotFoundException">There is no such entry, or it is not in the format.</exception>
    public static ZooCase Case(string entry, string format) => s_cases[(entry, format)];

    /// <returns>null if the entry is not in the format.</returns>
    public static ZooCase? Find(string entry, string format) => s_cases.GetValueOrDefault((entry, format));
}
