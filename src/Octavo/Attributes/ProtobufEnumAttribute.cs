// Owns: the attribute that says what an enum is in a .proto file.
namespace Octavo;

/// <summary>Says what an enum is in a <c>.proto</c> file, where that is not what its C# declaration is.</summary>
/// <example><code>
/// [ProtobufEnum(Name = "State", Package = "shop", Reserved = "2, 9 to 11")]
/// public enum OrderState
/// {
///     Open,
///     Paid,
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Enum)]
public sealed class ProtobufEnumAttribute : Attribute
{
    /// <summary>The enum's name in <c>.proto</c> text (<see cref="OctavoProtobuf.Schema{T}"/>), with those of the messages around it: <c>Order.State</c>. Where
    /// it is not said, its own name.</summary>
    public string? Name { get; set; }

    /// <summary>The package; empty for none. Where it is not said, that of the file which mentions the enum.</summary>
    public string? Package { get; set; }

    /// <summary>The name under which others import its file. Where none is said it stands in the file of the first message that mentions it.</summary>
    public string? File { get; set; }

    /// <summary>The numbers that no value may have, as <c>.proto</c> text has them: <c>2, 9 to 11</c>.</summary>
    public string? Reserved { get; set; }

    /// <summary>The names that no value may have, separated by commas: <c>FOO, BAR</c>.</summary>
    public string? ReservedNames { get; set; }

    /// <summary>Whether members of the enum take no numbers that it does not define, where they say nothing else
    /// (<see cref="ProtobufMemberAttribute.Enums"/>).</summary>
    public bool IsClosed { get; set; }
}
