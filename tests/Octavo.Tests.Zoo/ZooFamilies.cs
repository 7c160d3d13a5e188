// Owns: the list of families in which each type has something of its own. Knows no format.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Zoo;

/// <summary>The entries of this assembly. A new family is a line here, a new entry a line in its family.</summary>
public static class ZooFamilies
{
    public static IReadOnlyList<ZooEntry> Entries { get; } =
    [
        .. ScalarRoots.Entries(),
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
        .. Collections.Entries(),
        .. Interfaces.Entries(),
        .. LibraryTypes.Entries(),
        .. Objects.Entries(),
        .. OpenUnions.Entries(),
        .. ImmutableCollections.Entries(),
        .. Grids.Entries(),
        .. UserCollections.Entries(),
        .. Images.Entries(),
        .. EmptyTypes.Entries(),
        .. Documents.Entries(),
        .. LargeValues.Entries(),
        .. NamedEnums.Entries(),
        .. FormatForms.Entries(),
        .. ExtensionData.Entries(),
        .. ProtobufMessages.Entries(),
        .. WellKnownTypes.Entries(),
        .. Generics.Entries(),
        .. Converters.Entries(),
        .. Absences.Entries(),
        .. OptionalValues.Entries(),
        .. CallbackTypes.Entries(),
        .. Constructors.Entries(),
        .. Surrogates.Entries(),
    ];
}
