// Owns: options of elements as text: as they were written, or from their bytes if no text was.
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Octavo.Proto.Linking;
using Octavo.Proto.Model;

namespace Octavo.Proto.Printing;

/// <summary>Prints options.</summary>
/// <param name="symbols">What names mean.</param>
/// <param name="decoder">Reads options that no text says.</param>
/// <param name="names">The names of the file.</param>
internal sealed class OptionPrinter(SymbolTable symbols, OptionDecoder decoder, NameScope names)
{
    /// <summary>Options as statements.</summary>
    public void Statements(ProtoText text, ProtoElement element, string message, string scope)
    {
        IEnumerable<string> all = Each(element, message, scope, out string? left);
        foreach (string option in all)
        {
            text.Line($"option {option};");
        }
        text.Comment(left);
    }

    /// <summary>Options in brackets, with a space in front; nothing if there are none.</summary>
    /// <param name="element">The element.</param>
    /// <param name="message">Its options' message.</param>
    /// <param name="scope">What the element is in.</param>
    /// <param name="first">What comes before them.</param>
    /// <param name="head">The characters before the bracket, for the length of the line.</param>
    /// <param name="left">What a comment says about those that could not be printed; null if there are none.</param>
    public string Brackets(ProtoElement element, string message, string scope, IEnumerable<string> first, int head, out string? left)
    {
        const int most = 120;
        string[] all = [.. first, .. Each(element, message, scope, out left)];
        if (all.Length == 0)
        {
            return "";
        }
        string line = string.Join(", ", all);
        return line.Length + head <= most && !line.Contains('\n') ? $" [{line}]" : $" [\n  {string.Join(",\n", all).Replace("\n", "\n  ")}\n]";
    }

    private IEnumerable<string> Each(ProtoElement element, string message, string scope, out string? left)
    {
        left = null;
        if (element.Written.Count != 0)
        {
            return element.Written.Select(option => Text(option, part => part.Name));
        }
        if (element.Options.Length == 0)
        {
            return [];
        }
        var unknown = new List<int>();
        List<ProtoOption> options = decoder.Decode(element.Options, (ProtoMessage)symbols.Find("google.protobuf." + message)!, unknown);
        if (unknown.Count != 0)
        {
            left = "Left out, because no file declares them or they are nested too deeply: options with the number "
                + string.Join(", ", unknown.Distinct().Select(number => number.ToString(CultureInfo.InvariantCulture))) + ".";
        }
        return options.Where(option => !(message == "MessageOptions" && option.Path[0].Name == "map_entry"))
            .Select(option => Text(option, part => names.Extension(part.Name, scope)));
    }

    // In an aggregate extensions have full names: shorter ones are looked for from the messages that they extend.
    private static string Text(ProtoOption option, System.Func<ProtoOptionPart, string> name) =>
        string.Join(".", option.Path.Select(part => part.IsExtension ? "(" + name(part) + ")" : part.Name)) + " = "
            + LiteralText.Of(option.Value, part => part.Prefix + part.Name);
}
