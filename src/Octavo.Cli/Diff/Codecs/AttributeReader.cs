// Owns: what attributes of a type of another program say, read as data: none of them is made.
using System.Reflection;

namespace Octavo.Cli.Diff.Codecs;

internal static class AttributeReader
{
    /// <summary>The attribute of a full name; null if there is none.</summary>
    internal static CustomAttributeData? Find(IEnumerable<CustomAttributeData> attributes, string name) =>
        attributes.FirstOrDefault(one => one.AttributeType.FullName == name);

    /// <summary>A named argument; null if it is not said.</summary>
    internal static object? Named(CustomAttributeData? attribute, string name) =>
        attribute?.NamedArguments.Where(one => one.MemberName == name).Select(one => one.TypedValue.Value).FirstOrDefault();

    /// <summary>A positional argument of a type, the first; null if there is none.</summary>
    internal static T? First<T>(CustomAttributeData? attribute) =>
        attribute is null ? default : attribute.ConstructorArguments.Select(one => one.Value).OfType<T>().FirstOrDefault();

    /// <summary>Texts of a positional argument that is an array.</summary>
    internal static IEnumerable<string> Texts(CustomAttributeData attribute) =>
        attribute.ConstructorArguments.SelectMany(
            one => one.Value is IEnumerable<CustomAttributeTypedArgument> items ? items.Select(item => item.Value) : [one.Value]).OfType<string>();
}
