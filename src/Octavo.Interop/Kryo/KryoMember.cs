// Owns: what a member is in Java where its C# type does not say it.
namespace Octavo;

/// <summary>A rule for one place: a member, or what its collection holds.</summary>
public sealed record KryoMember
{
    /// <summary>As <see cref="Class"/>: an array of what the elements are.</summary>
    public const string Array = "[]";

    /// <summary>
    /// The Java class of the value: of a sequence a collection's, an array's, or <see cref="Array"/>; of a map a map's; of an enum or integer the enum's, which
    /// the manifest names; of a <see cref="DateTime"/>
    /// <c>java.util.Date</c>, <c>java.time.Instant</c> or <c>java.time.LocalDateTime</c>. Null for the default.
    /// </summary>
    public string? Class { get; init; }

    /// <summary>Whether the class stands before the value: false where Java declares a final class, true where it declares a wider one, such as <c>Object</c>,
    /// or type arguments that are wider. Null: by the value's class.</summary>
    public bool? HasClass { get; init; }

    /// <summary>Whether Java declares the wrapper (<c>Integer</c>) where C# has a value that cannot be null (<c>int</c>). Nullable values always are
    /// wrappers.</summary>
    public bool IsBoxed { get; init; }
}
