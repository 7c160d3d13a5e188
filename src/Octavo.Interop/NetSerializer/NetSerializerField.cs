// Owns: one field of a type as in data.
namespace Octavo;

/// <summary>A field.</summary>
/// <param name="Name">Its name: <c>_total</c>, or <c>&lt;Total&gt;k__BackingField</c> of an automatic property.</param>
/// <param name="Type">Its declared type, which decides what comes before its value.</param>
public sealed record NetSerializerField(string Name, Type Type)
{
    /// <summary>The name of the member in the codec; null, the default, for the name of the property or field.</summary>
    public string? Member { get; init; }

    /// <summary>The member's name.</summary>
    internal string MemberName =>
        Member ?? (Name.Length != 0 && Name[0] == '<' && Name.IndexOf('>', StringComparison.Ordinal) is > 1 and var end ? Name[1..end] : Name);
}
