// Owns: the kinds of change to a type, and what becomes of data written before and after. Knows no format and no layout.
using System.Collections;
using System.Globalization;
using System.Reflection;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Versions;

internal static class VersionMatrix
{
    /// <summary>The changes, by the ending of the type's name.</summary>
    internal static IReadOnlyList<(string Ending, string Text)> Changes { get; } =
    [
        ("AddedLast", "a member added, with the highest number or declared last"),
        ("AddedBetween", "a member added between others"),
        ("AddedRequired", "a `required` member added"),
        ("RemovedLast", "the last member removed"),
        ("RemovedBetween", "a member between others removed"),
        ("Reordered", "members declared in another order"),
        ("Renamed", "a member renamed"),
        ("Renumbered", "a member given another number"),
        ("Wider", "`int` to `long`"),
        ("Narrower", "`int` to `short`, the value fits"),
        ("Nullable", "`int` to `int?`"),
        ("NotNull", "`string?` to `string`, no null there"),
        ("ToEnum", "`int` to an enum of `int`"),
        ("ToText", "`int` to `string`"),
        ("ArrayForList", "`List<int>` to `int[]`"),
        ("Struct", "the class made a struct"),
    ];

    internal static IReadOnlyList<(string Name, string Text)> Layouts { get; } =
    [
        ("Numbered", "All members numbered (the default layout: positions in Binary and Compact, an array in MessagePack)"),
        ("Named", "No numbers (positions in Binary and Compact, a map by name in MessagePack)"),
        ("Tolerant", "`[GenerateCodec(Layout = Layout.Tolerant)]`"),
    ];

    /// <summary>
    /// The types that are changed, by what comes before the ending: members of several kinds, integers alone, texts alone. Where kinds differ, they may tell by
    /// chance that members are not the same.
    /// </summary>
    internal static IReadOnlyList<string> Kinds { get; } = ["", "Ints", "Texts"];

    /// <summary>The type of one layout and kind before its change, and each type that it becomes.</summary>
    internal static IEnumerable<(Type First, string Ending, Type Changed)> Pairs(string layout) =>
        from kind in Kinds
        from change in Changes
        let changed = Find(layout + kind + change.Ending)
        where changed is not null
        select (Find(layout + kind + "First")!, change.Ending, changed);

    /// <summary>The page's table of one layout.</summary>
    internal static string Table(string layout)
    {
        string[] formats = [.. FormatList.Names, .. IsMessage(Find(layout + "First")!) ? ["Protobuf"] : Array.Empty<string>()];
        var lines = new List<string>
        {
            $"| Change | {string.Join(" | ", formats)} |",
            $"|---|{string.Concat(formats.Select(_ => "---|"))}",
        };
        foreach ((string ending, string text) in Changes)
        {
            (Type First, string Ending, Type Changed)[] pairs = [.. Pairs(layout).Where(pair => pair.Ending == ending)];
            if (pairs.Length != 0)
            {
                lines.Add($"| {text} | {string.Join(" | ", formats.Select(format => Cell(format, pairs)))} |");
            }
        }
        return string.Join('\n', lines);
    }

    /// <summary>What becomes of data of one type that the other reads, over several values: the worst of them counts.</summary>
    internal static string Outcome(string format, Type from, Type to)
    {
        string worst = "read";
        foreach (int id in new[] { 5, 0, 300, -2 })
        {
            object written = Sample(from, id);
            FormatCalls<int> calls = FormatList.Of<int>(format);
            object? read;
            try
            {
                read = calls.DeserializeAs(calls.SerializeAs(written, from), to);
            }
            catch (OctavoException)
            {
                worst = worst == "read" ? "refused" : worst;
                continue;
            }
            if (!Same(written, read!))
            {
                worst = "**wrong**";
            }
        }
        return worst;
    }

    private static bool IsMessage(Type type)
    {
        try
        {
            OctavoProtobuf.Serialize(Sample(type, 0), type);
            return true;
        }
        catch (OctavoException refused) when (refused.Code == OctavoErrorCode.NotInFormat)
        {
            return false;
        }
    }

    private static string Cell(string format, (Type First, string Ending, Type Changed)[] pairs) =>
        $"{Worst(pairs.Select(pair => Outcome(format, pair.First, pair.Changed)))} / {Worst(pairs.Select(pair => Outcome(format, pair.Changed, pair.First)))}";

    private static string Worst(IEnumerable<string> outcomes) => outcomes.MaxBy(outcome => outcome switch { "read" => 0, "refused" => 1, _ => 2 })!;

    private static Type? Find(string name) => typeof(NumberedFirst).Assembly.GetType($"{typeof(VersionMatrix).Namespace}.{name}");

    internal static object Sample(Type type, int id)
    {
        object value = Activator.CreateInstance(type)!;
        foreach (PropertyInfo member in type.GetProperties())
        {
            Type of = Nullable.GetUnderlyingType(member.PropertyType) ?? member.PropertyType;
            object content = member.Name switch
            {
                "Tags" => of.IsArray ? new[] { id, 2 } : new List<int> { id, 2 },
                "Id" when of.IsEnum => Enum.ToObject(of, id),
                "Id" => Convert.ChangeType(id, of, CultureInfo.InvariantCulture),
                "Count" or "Amount" => id + 1,
                "Rank" => id + 2,
                _ when of == typeof(int) => id + 3,
                "Key" when id == 0 => "k", // short texts are what heads and lengths of other texts look like
                "Key" when id < 0 => "\u0003q",
                _ => $"{member.Name} {id}",
            };
            member.SetValue(value, content);
        }
        return value;
    }

    /// <summary>Whether what was read has the members that both types know, and its initializers' values for the others.</summary>
    internal static bool Same(object written, object read)
    {
        object missing = Activator.CreateInstance(read.GetType())!;
        foreach (PropertyInfo member in read.GetType().GetProperties())
        {
            PropertyInfo? source = written.GetType().GetProperty(member.Name)
                ?? (OtherName(member.Name) is { } other ? written.GetType().GetProperty(other) : null);
            object? expected = source is null ? member.GetValue(missing) : source.GetValue(written);
            if (Plain(expected) != Plain(member.GetValue(read)))
            {
                return false;
            }
        }
        return true;
    }

    /// <summary>What a member that is renamed is called on the other side.</summary>
    private static string? OtherName(string name) => name switch { "Name" => "Title", "Title" => "Name", "Count" => "Amount", "Amount" => "Count", _ => null };

    private static string Plain(object? value) => value switch
    {
        null => "null",
        string text => text,
        IEnumerable items => string.Join(',', items.Cast<object>()),
        Enum number => number.ToString("D"),
        _ => Convert.ToString(value, CultureInfo.InvariantCulture)!,
    };
}
