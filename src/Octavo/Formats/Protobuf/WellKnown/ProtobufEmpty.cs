// Owns: google.protobuf.Empty as a type of .NET. Knows no codec. google/protobuf/empty.proto.
namespace Octavo.Protobuf.WellKnown;

/// <summary>A message without fields, for a call that takes or returns nothing. In JSON it is an object without members.</summary>
public sealed class ProtobufEmpty : IEquatable<ProtobufEmpty>
{
    private ProtobufEmpty()
    {
    }

    /// <summary>An instance. All instances are equal.</summary>
    public static ProtobufEmpty Instance { get; } = new();

    /// <summary>All are equal.</summary>
    public bool Equals(ProtobufEmpty? other) => other is not null;

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is ProtobufEmpty;

    /// <inheritdoc/>
    public override int GetHashCode() => 0;
}
