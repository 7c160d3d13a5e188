// Owns: how one value of a field is in a tagged format, as attributes say it. Knows no symbol.
namespace Octavo.Model.Tagged;

/// <summary>The form of a value: a member's, or that of its elements, keys or items.</summary>
/// <param name="Encoding">How an integer, or a message's ends, are written.</param>
/// <param name="Level">protobuf-net's compatibility level: 200, 240 or 300.</param>
internal sealed record FieldForm(FieldEncoding Encoding, int Level)
{
    /// <summary>The messages of bcl.proto for all.</summary>
    public const int Level200 = 200;

    /// <summary>Times as the well-known types.</summary>
    public const int Level240 = 240;

    /// <summary>Guids and decimals as text in addition.</summary>
    public const int Level300 = 300;

    /// <summary>The default form.</summary>
    public static readonly FieldForm Plain = new(FieldEncoding.Default, Level300);

    /// <summary>Whether text that is not UTF-8 is read as U+FFFD.</summary>
    public bool TrustsUtf8 { get; init; }

    /// <summary>Of a closed enum the numbers that it defines, as C# text; none for an open one.</summary>
    public EquatableList<string> Defined { get; init; }

    /// <summary>Whether elements share one field if they can.</summary>
    public bool IsPacked { get; init; } = true;

    /// <summary>Whether it is protobuf-net's: what is zero is left out, whatever its initializer is.</summary>
    public bool IsNet { get; init; }
}
