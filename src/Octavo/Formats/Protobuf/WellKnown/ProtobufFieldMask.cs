// Owns: google.protobuf.FieldMask as a type of .NET. Knows no codec. google/protobuf/field_mask.proto.
namespace Octavo.Protobuf.WellKnown;

/// <summary>The paths of the fields that a request concerns. In JSON it is one text: the paths in lowerCamelCase, with commas between them.</summary>
public sealed class ProtobufFieldMask : IEquatable<ProtobufFieldMask>
{
    /// <summary>Creates an empty mask.</summary>
    public ProtobufFieldMask() => Paths = [];

    /// <summary>Creates a mask of paths.</summary>
    /// <param name="paths">Names of fields as in the <c>.proto</c> file, in snake_case, with a point before nested names: <c>customer.home_address</c>.</param>
    public ProtobufFieldMask(params IEnumerable<string> paths) => Paths = [.. paths];

    /// <summary>The paths.</summary>
    public List<string> Paths { get; }

    /// <summary>Whether both have the same paths in the same order.</summary>
    public bool Equals(ProtobufFieldMask? other) => other is not null && Paths.SequenceEqual(other.Paths);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as ProtobufFieldMask);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        var hash = default(HashCode);
        foreach (string path in Paths)
        {
            hash.Add(path);
        }
        return hash.ToHashCode();
    }

    /// <summary>The paths, with commas between.</summary>
    public override string ToString() => string.Join(',', Paths);
}
