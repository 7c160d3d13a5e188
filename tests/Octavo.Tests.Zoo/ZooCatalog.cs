// Owns: the list of families. Knows no format.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Zoo;

/// <summary>All entries. A new family is a line here, a new entry a line in its family.</summary>
public static class ZooCatalog
{
    public static IReadOnlyList<ZooEntry> Entries { get; } =
    [
        .. ScalarRoots.Entries(),
        .. ScalarHolders.Entries(),
        .. EnumHolders.Entries(),
        .. TextHolders.Entries(),
        .. AllScalars.Entries(),
        .. Kinds.Entries(),
        .. Members.Entries(),
        .. Nesting.Entries(),
        .. Recursion.Entries(),
        .. SharedTypes.Entries(),
        .. SharedValues.Entries(),
        .. Unions.Entries(),
        .. Layouts.Entries(),
        .. Tolerants.Entries(),
        .. KeyAttributes.Entries(),
        .. ForeignAttributes.Entries(),
        .. JsonAttributes.Entries(),
        .. Collections.Entries(),
        .. Interfaces.Entries(),
        .. LibraryTypes.Entries(),
        .. Objects.Entries(),
        .. OpenUnions.Entries(),
        .. MoreCollections.Entries(),
        .. ImmutableCollections.Entries(),
        .. Grids.Entries(),
        .. UserCollections.Entries(),
        .. Images.Entries(),
        .. PackedTypes.Entries(),
        .. WideTypes.Entries(),
        .. EmptyTypes.Entries(),
        .. Documents.Entries(),
        .. Names.Entries(),
        .. LargeValues.Entries(),
        .. FilledCollections.Entries(),
        .. ComparedCollections.Entries(),
        .. NamedEnums.Entries(),
        .. NumberHolders.Entries(),
        .. ExtensionData.Entries(),
        .. ProtobufMessages.Entries(),
        .. ProtoBufTypes.Entries(),
        .. ProtoBufParts.Entries(),
        .. ProtoBufReferences.Entries(),
        .. WellKnownTypes.Entries(),
        .. Generics.Entries(),
        .. Converters.Entries(),
        .. Absences.Entries(),
        .. OptionalValues.Entries(),
        .. CallbackTypes.Entries(),
        .. Constructors.Entries(),
        .. OmittingTypes.Entries(),
        .. Surrogates.Entries(),
    ];

    private static readonly Dictionary<(string Entry, string Format), ZooCase> s_cases =
        Entries.SelectMany(entry => entry.Cases).ToDictionary(zoo => (zoo.Entry, zoo.Format));

    /// <summary>Every entry in every format that has it.</summary>
    public static IReadOnlyCollection<ZooCase> Cases => s_cases.Values;

    /// <exception cref="KeyNotFoundException">There is no such entry, or it is not in the format.</exception>
    public static ZooCase Case(string entry, string format) => s_cases[(entry, format)];

    /// <returns>null where the entry is not in the format.</returns>
    public static ZooCase? Find(string entry, string format) => s_cases.GetValueOrDefault((entry, format));
}
