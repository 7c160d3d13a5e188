// Owns: what is declared of an extension, whatever types it has. Knows no bytes. docs/formats/protobuf.md, "Extensions".
using System.Globalization;
using Octavo.Protobuf.Schema;

namespace Octavo.Protobuf.Extensions;

/// <summary>The declaration of an extension: a <see cref="ProtobufExtension{TMessage, TValue}"/> or a
/// <see cref="ProtobufRepeatedExtension{TMessage, TValue}"/>.</summary>
public abstract class ProtobufExtensionDeclaration
{
    private protected ProtobufExtensionDeclaration(int number)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(number, 1);
        Number = number;
    }

    /// <summary>The field's number; of an item of a message set, its type's.</summary>
    public int Number { get; }

    /// <summary>The full name in the <c>.proto</c> file, such as <c>shop.discount</c>, which errors use. Empty if there is none.</summary>
    public string Name { get; init; } = "";

    /// <summary>How integers, or a message's ends, are written. A message is read in either form.</summary>
    public ProtobufEncoding Encoding { get; init; }

    /// <summary>Whether an enum accepts numbers that it does not define. If not, such numbers stay among the unknown fields.</summary>
    public ProtobufEnums Enums { get; init; }

    /// <summary>What happens to text that is not UTF-8.</summary>
    public ProtobufUtf8 Utf8 { get; init; }

    /// <summary>Whether the value is in one of google.protobuf's wrappers, <c>Int32Value</c>, <c>StringValue</c> and so on: for numbers, truth values, text
    /// and bytes.</summary>
    public bool Wrapped { get; init; }

    /// <summary>
    /// Whether the message has <c>message_set_wire_format</c>: the value, a message, is then an item: a group 1 with the number of its type (field 2) and the
    /// message (field 3). Data that has it as a plain field is read too.
    /// </summary>
    public bool IsMessageSetItem { get; init; }

    /// <summary>The message's type.</summary>
    public abstract Type MessageType { get; }

    /// <summary>The value's type, of many the elements'.</summary>
    public abstract Type ValueType { get; }

    /// <summary>Whether it has many values.</summary>
    internal abstract bool IsRepeated { get; }

    /// <summary>Whether its values share one field when they are written.</summary>
    internal abstract bool IsPacked { get; }

    /// <summary>The full name of the message; null if its type is not in Protobuf.</summary>
    internal abstract string? Extended { get; }

    /// <summary>The name, or the number if there is none, in parentheses as in options.</summary>
    public override string ToString() => $"({(Name.Length != 0 ? Name : Number.ToString(CultureInfo.InvariantCulture))})";

    /// <summary>The files that declare the value's type.</summary>
    /// <param name="type">How a <c>.proto</c> file names it: a scalar, or the full name with a dot in front.</param>
    /// <returns>None for scalars and well-known types.</returns>
    /// <exception cref="NotSupportedException">There is no such value in Protobuf.</exception>
    internal abstract IReadOnlyList<ProtobufSchemaFile> ValueFiles(out string type);
}
