// Owns: what is known of a member beside its Shapes: from attributes, from its type, and from what it is when it is missing in the data.
namespace Octavo.Cli.Diff.Codecs;

/// <summary>Facts of a member.</summary>
internal sealed record MemberFacts
{
    /// <summary>Further names for reading, in formats with names.</summary>
    internal IReadOnlyList<string> Aliases { get; private init; } = [];

    /// <summary>The enum that it is or holds; null for none.</summary>
    internal EnumFacts? Enum { get; private init; }

    /// <summary>Whether it is written.</summary>
    internal bool IsWritten { get; private init; } = true;

    /// <summary>When it is left out of data with names.</summary>
    internal OmitPolicy Omit { get; private init; } = OmitPolicy.Never;

    /// <summary>What compares its keys or elements, by name; empty for their own equality.</summary>
    internal string Comparer { get; private init; } = "";

    /// <summary>Whether it is null when it is missing in the data.</summary>
    internal bool IsNullWhenMissing { get; private init; } = true;

    /// <summary>Whether it is zero or false when it is missing in the data, or null.</summary>
    internal bool IsZeroWhenMissing { get; private init; } = true;

    /// <summary>Whether a message without it gives the same as other data without it.</summary>
    internal bool IsSameWhenAbsent { get; private init; } = true;

    /// <summary>The facts of a member.</summary>
    /// <param name="member">The property or field; null if none is certain.</param>
    /// <param name="type">The type.</param>
    /// <param name="missing">What members are when data does not have them.</param>
    internal static MemberFacts Of(ClrMember? member, Type type, MissingValues missing)
    {
        if (member is null)
        {
            return new MemberFacts();
        }
        int version =
            (int)(AttributeReader.Named(AttributeReader.Find(type.CustomAttributes, "Octavo.GenerateCodecAttribute"), nameof(GenerateCodecAttribute.Version))
                ?? 0);
        bool isDeprecated = (bool)(AttributeReader.Named(member.Said, nameof(CodecMemberAttribute.Deprecated)) ?? false);
        int since = (int)(AttributeReader.Named(member.Said, nameof(CodecMemberAttribute.Since)) ?? 0);
        var comparer = (KnownComparer)(int)(AttributeReader.Named(member.Said, nameof(CodecMemberAttribute.Comparer)) ?? 0);
        return new MemberFacts
        {
            Aliases = [.. member.Attributes.Where(one => one.AttributeType.FullName == "Octavo.CodecAliasAttribute").SelectMany(AttributeReader.Texts)],
            Enum = EnumFacts.In(member.Type),
            IsWritten = !isDeprecated && (version == 0 || since <= version),
            Omit = OmitOf(member, type),
            Comparer = comparer == KnownComparer.Auto ? missing.ComparerOf(member) : Comparers.Of(comparer),
            IsNullWhenMissing = missing.IsNull(member),
            IsZeroWhenMissing = missing.IsZero(member),
            IsSameWhenAbsent = missing.IsSameInProtobuf(member),
        };
    }

    // The member's own word, that of System.Text.Json, the type's, the assembly's.
    private static OmitPolicy OmitOf(ClrMember member, Type type)
    {
        OmitPolicy?[] said =
        [
            (OmitPolicy?)(int?)AttributeReader.Named(member.Said, nameof(CodecMemberAttribute.Omit)),
            (int?)AttributeReader.Named(AttributeReader.Find(member.Attributes, "System.Text.Json.Serialization.JsonIgnoreAttribute"),
                "Condition") switch { 0 => OmitPolicy.Never, 2 => OmitPolicy.Default, 3 => OmitPolicy.Null, _ => null },
            (OmitPolicy?)(int?)AttributeReader.Named(AttributeReader.Find(type.CustomAttributes, "Octavo.GenerateCodecAttribute"),
                nameof(GenerateCodecAttribute.Omit)),
            (OmitPolicy?)(int?)AttributeReader.Named(AttributeReader.Find(type.Assembly.CustomAttributes, "Octavo.CodecDefaultsAttribute"),
                nameof(CodecDefaultsAttribute.Omit)),
        ];
        return said.FirstOrDefault(one => one is not (null or OmitPolicy.Inherit)) ?? OmitPolicy.Never;
    }
}
