// Owns: the options of Binary.
using Octavo.Binary;

namespace Octavo;

/// <summary>Options of <see cref="OctavoBinary"/>.</summary>
public sealed record OctavoBinaryOptions : OctavoOptions
{
    /// <summary>The defaults.</summary>
    public static OctavoBinaryOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoBinaryOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>
    /// Whether each root follows a head of 9 bytes: <c>F5</c>, and the hash of the schema of its type with member names. Off by default. If it is on, data of
    /// another schema and data without a head are refused: <see cref="OctavoErrorCode.SchemaMismatch"/>.
    /// </summary>
    /// <remarks>
    /// For caches and files, which an earlier build may have written. Both sides must set it; in a sequence each value has a head.
    /// Specification: docs/formats/binary.md, "Schema header".
    /// </remarks>
    public bool SchemaHeader
    {
        get => Head is not null;
        init => Head = value ? BinarySchemaHeader.Instance : null;
    }

    /// <summary>The head before a root; null for none.</summary>
    internal BinaryHeader? Head { get; private init; }
}
