// Owns: the attributes that keep what C# cannot say about a message or an enum of a .proto file: names, package, file, what is kept free.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

internal static class DeclarationText
{
    public static string Of(ProtoMessage message) => $"[global::Octavo.ProtobufMessage({string.Join(", ", Said(message))})]";

    public static string Of(ProtoEnum one) => $"[global::Octavo.ProtobufEnum({string.Join(", ", Said(one))})]";

    private static IEnumerable<string> Said(ProtoMessage message)
    {
        foreach (string said in Place(message, message.File))
        {
            yield return said;
        }
        if (message.IsMessageSet)
        {
            yield return "IsMessageSet = true";
        }
        if (message.ExtensionRanges.Count != 0)
        {
            yield return "Extensions = " + Ranges(message.ExtensionRanges, message.MaxExtension);
        }
        foreach (string said in Reserved(message.ReservedRanges, message.ReservedNames, ProtoField.MaxNumber))
        {
            yield return said;
        }
    }

    private static IEnumerable<string> Said(ProtoEnum one)
    {
        foreach (string said in Place(one, one.File))
        {
            yield return said;
        }
        if (one.Features.Enum == ProtoFeatures.Closed)
        {
            yield return "IsClosed = true";
        }
        foreach (string said in Reserved(one.ReservedRanges, one.ReservedNames, int.MaxValue))
        {
            yield return said;
        }
    }

    private static IEnumerable<string> Place(ProtoElement element, ProtoFile file)
    {
        yield return "Name = " + CSharpNames.Literal(file.Package.Length == 0 ? element.FullName : element.FullName.Substring(file.Package.Length + 1));
        yield return "Package = " + CSharpNames.Literal(file.Package);
        yield return "File = " + CSharpNames.Literal(file.Name);
    }

    private static IEnumerable<string> Reserved(List<ProtoRange> ranges, List<ProtoReservedName> names, int most)
    {
        if (ranges.Count != 0)
        {
            yield return "Reserved = " + Ranges(ranges, most);
        }
        if (names.Count != 0)
        {
            yield return "ReservedNames = " + CSharpNames.Literal(string.Join(", ", names.Select(name => name.Name)));
        }
    }

    private static string Ranges(List<ProtoRange> ranges, int most) =>
        CSharpNames.Literal(string.Join(", ", ranges.Select(range => range.Text(most))));
}
