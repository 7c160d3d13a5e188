// Owns: what protobuf-net's attributes say about .proto text: names, and what is kept free. They are matched by full name, without a reference to that library.
// Knows no Shape.
using System.Globalization;
using System.Reflection;
using Octavo.Internal;

namespace Octavo.Protobuf.Schema;

internal static class ProtobufNetNames
{
    private const string Space = "ProtoBuf.";

    /// <summary>The name of a message or enum; null if none is set, or one that no message can have.</summary>
    internal static string? OfType(Type type) => Named(type, Space + "ProtoContractAttribute");

    /// <summary>The name of an enum's value; null if none is set.</summary>
    internal static string? OfValue(FieldInfo field) => Named(field, Space + "ProtoEnumAttribute");

    /// <summary>Numbers that are kept free, as a <c>reserved</c> statement has them; empty if there are none.</summary>
    internal static string Reserved(Type type) => string.Join(", ", Kept(type).Select(arguments => (arguments[0].Value, arguments[1].Value) switch
    {
        (int from, int.MaxValue) => from.ToString(CultureInfo.InvariantCulture) + " to max",
        (int from, int to) when from != to => string.Create(CultureInfo.InvariantCulture, $"{from} to {to}"),
        (int one, _) => one.ToString(CultureInfo.InvariantCulture),
        _ => "",
    }).Where(range => range.Length != 0));

    /// <summary>Names that are kept free, between commas; empty if there are none.</summary>
    internal static string ReservedNames(Type type) => string.Join(", ", Kept(type).Select(arguments => arguments[0].Value).OfType<string>().Where(IsWord));

    /// <summary>The arguments of each attribute: a number, two or a name, and a comment.</summary>
    private static IEnumerable<IList<CustomAttributeTypedArgument>> Kept(Type type) =>
        type.GetCustomAttributesData()
            .Where(attribute => attribute.AttributeType.FullName == Space + "ProtoReservedAttribute" && attribute.ConstructorArguments.Count >= 2)
            .Select(attribute => attribute.ConstructorArguments);

    private static string? Named(MemberInfo member, string attribute) =>
        member.GetCustomAttributesData()
            .FirstOrDefault(found => found.AttributeType.FullName == attribute)?.NamedArguments.FirstOrDefault(
                argument => argument.MemberName == "Name").TypedValue.Value is string name && IsWord(name) ? name : null;

    private static bool IsWord(string name) => name.Length != 0 && !char.IsAsciiDigit(name[0]) && name.All(c => c == '_' || char.IsAsciiLetterOrDigit(c));
}
