// Owns: the options of Binary.
using Octavo.Internal;

namespace Octavo;

/// <summary>Options of <see cref="OctavoBinary"/>.</summary>
public sealed record OctavoBinaryOptions : OctavoOptions
{
    /// <summary>The defaults.</summary>
    public static OctavoBinaryOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoBinaryOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>
    /// Whether each root stands after a head of 9 bytes: <c>F5</c>, and the hash of its type's schema with the members' names. Off by
    /// default. Where it is on, data of another schema, and data without a head, is refused: <see cref="OctavoErrorCode.SchemaMismatch"/>.
    /// </summary>
    /// <remarks>
    /// For caches and files, whose writer may be an earlier build. Both sides say the same; in a sequence each value has a head.
    /// Specification: docs/formats/binary.md, "Schema head".
    /// </remarks>
    public bool SchemaHead
    {
        get => Head is not null;
        init => Head = value ? BinarySchemaHead.Instance : null;
    }

    /// <summary>What stands before a root; null for nothing.</summary>
    internal BinaryHead? Head { get; private init; }
}
