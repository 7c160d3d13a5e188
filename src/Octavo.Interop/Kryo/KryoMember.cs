// Owns: what a member is in Java if its C# type does not say it.
namespace Octavo;

/// <summary>A rule for one place: a member, or the contents of its collection.</summary>
public sealed record KryoMember
{
    /// <summary>For <see cref="Class"/>: an array of the element type.</summary>
    public const string Array = "[]";

    /// <summary>
    /// The Java class of the value: for a sequence a collection, an array, or <see cref="Array"/>; for a map a map; for an enum or integer an enum of the
    /// manifest; for a <see cref="DateTime"/> <c>java.util.Date</c>, <c>java.time.Instant</c> or <c>java.time.LocalDateTime</c>. Null for the default.
    /// </summary>
    public string? Class { get; init; }

    /// <summary>Whether the class comes before the value: false if Java declares a final class, true if it declares a wider one, such as <c>Object</c>, or
    /// wider type arguments. Null: by the class of the value.</summary>
    public bool? HasClass { get; init; }

    /// <summary>Whether Java declares the wrapper (<c>Integer</c>) for a C# value that cannot be null (<c>int</c>). Nullable values are always
    /// wrappers.</summary>
    public bool IsBoxed { get; init; }
}
