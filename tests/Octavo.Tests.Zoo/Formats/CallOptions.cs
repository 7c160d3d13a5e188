// Owns: the options that every format has, as the tests state them. Knows no format.
namespace Octavo.Tests.Zoo.Formats;

/// <summary>What <see cref="OctavoOptions"/> has, without a format.</summary>
public sealed record CallOptions
{
    public static CallOptions Default { get; } = new();

    public SerializerLimits Limits { get; init; } = SerializerLimits.Default;

    public bool AcceptNulls { get; init; }

    public DuplicatePolicy Duplicates { get; init; }

    public UnknownMemberPolicy UnknownMembers { get; init; }
}
