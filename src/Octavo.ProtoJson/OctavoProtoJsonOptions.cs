// Owns: the options of ProtoJSON.
namespace Octavo;

/// <summary>Options of <see cref="OctavoProtoJson"/>. The defaults follow the specification of ProtoJSON: unknown members are refused, absent fields are left
/// out, enums are names. https://protobuf.dev/programming-guides/json/.</summary>
public sealed record OctavoProtoJsonOptions
{
    /// <summary>The defaults.</summary>
    public static OctavoProtoJsonOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoProtoJsonOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>The defaults, written with two spaces per level.</summary>
    public static OctavoProtoJsonOptions Indented { get; } = new() { Indent = "  " };

    /// <summary>Bounds on nesting and on the bytes of the source.</summary>
    public SerializerLimits Limits
    {
        get => Json.Limits;
        init => Json = Json with { Limits = value };
    }

    /// <summary>The messages that an Any may hold; null uses the registry of the message type.</summary>
    public ProtoJsonTypes? Types { get; init; }

    /// <summary>Reading: whether unknown members, and names that an enum does not have, are skipped. By default they give
    /// <see cref="OctavoErrorCode.UnknownMember"/> and <see cref="OctavoErrorCode.InvalidValue"/>.</summary>
    public bool IgnoreUnknown { get; init; }

    /// <summary>Writing: whether fields without presence are written if they have their default value: zeros, empty text, lists and maps. Absent messages,
    /// members of oneofs and optional fields stay absent.</summary>
    public bool WriteDefaults { get; init; }

    /// <summary>Writing: whether enums are numbers. Readers always accept both.</summary>
    public bool EnumsAsNumbers { get; init; }

    /// <summary>Writing: whether fields have their names from the .proto file. Readers always accept both.</summary>
    public bool OriginalNames { get; init; }

    /// <summary>Writing: the indentation of each level, as in <see cref="OctavoJsonOptions.Indent"/>; null, the default, for JSON without white
    /// space.</summary>
    /// <exception cref="ArgumentException">It has characters other than spaces and tabs, or more than 127.</exception>
    public string? Indent
    {
        get => Json.Indent;
        init => Json = Json with { Indent = value };
    }

    /// <summary>What the JSON itself is read and written by.</summary>
    internal OctavoJsonOptions Json { get; private init; } = OctavoJsonOptions.Default;
}
