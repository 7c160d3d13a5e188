// Owns: enums as text, and the reserved numbers and names that messages have too.
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.Printing;

internal sealed class EnumPrinter(ProtoText text, OptionPrinter options)
{
    public void Enum(ProtoEnum one, string scope)
    {
        text.Comment(one.Comment);
        text.Open("enum " + one.Name);
        options.Statements(text, one, "EnumOptions", scope);
        Reserved(one.ReservedRanges, one.ReservedNames, one.File, int.MaxValue);
        text.Separate();
        foreach (ProtoEnumValue value in one.Values)
        {
            text.Comment(value.Comment);
            string head = value.Name + " = " + value.Number.ToString(CultureInfo.InvariantCulture);
            string after = options.Brackets(value, "EnumValueOptions", scope, [], head.Length, out string? left);
            text.Comment(left);
            text.Line(head + after + ";");
        }
        text.Close();
    }

    /// <summary>Statements of reserved numbers and names.</summary>
    /// <param name="ranges">The numbers.</param>
    /// <param name="names">The names.</param>
    /// <param name="file">The file.</param>
    /// <param name="most">The number that is <c>max</c>.</param>
    public void Reserved(IReadOnlyList<ProtoRange> ranges, IReadOnlyList<ProtoReservedName> names, ProtoFile file, int most)
    {
        text.Separate();
        if (ranges.Count != 0)
        {
            text.Line($"reserved {string.Join(", ", ranges.Select(range => range.Text(most)))};");
        }
        if (names.Count != 0)
        {
            text.Line($"reserved {string.Join(", ", names.Select(name => file.IsEdition ? name.Name : LiteralText.Of(name.Name)))};");
        }
    }
}
