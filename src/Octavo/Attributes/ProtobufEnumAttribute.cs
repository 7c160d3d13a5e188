// Owns: the attribute that says what an enum is in a .proto file.
namespace Octavo;

/// <summary>Says what an enum is in a <c>.proto</c> file, if it differs from the C# declaration.</summary>
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
    /// <summary>The name of the enum in <c>.proto</c> text (<see cref="OctavoProtobuf.Schema{T}"/>), with the names of the messages around it:
    /// <c>Order.State</c>. By default its C# name.</summary>
    public string? Name { get; set; }

    /// <summary>The package; empty for none. By default the package of the file that mentions the enum.</summary>
    public string? Package { get; set; }

    /// <summary>The name under which others import its file. By default it is in the file of the first message that mentions it.</summary>
    public string? File { get; set; }

    /// <summary>The numbers that no value may have, as in <c>.proto</c> text: <c>2, 9 to 11</c>.</summary>
    public string? Reserved { get; set; }

    /// <summary>The names that no value may have, separated by commas: <c>FOO, BAR</c>.</summary>
    public string? ReservedNames { get; set; }

    /// <summary>Whether members of the enum accept only numbers that it defines, unless they say otherwise
    /// (<see cref="ProtobufMemberAttribute.Enums"/>).</summary>
    public bool IsClosed { get; set; }
}
