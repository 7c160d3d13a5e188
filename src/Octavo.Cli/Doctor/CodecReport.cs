// Owns: the table of an assembly's types: the formats that each is in, and the bytes of code that were emitted for it.
using System.Globalization;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Schemas;

namespace Octavo.Cli.Doctor;

internal static partial class CodecReport
{
    private const string Emitted = "Octavo.Generated";

    private const BindingFlags All = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly;

    /// <summary>Appends the table, and the sum below it.</summary>
    /// <exception cref="UsageException">The assembly does not reference the library.</exception>
    internal static void Append(StringBuilder text, LoadedAssembly loaded)
    {
        Assembly library = loaded.Library();
        (string Name, string Formats, int Code)[] rows = [.. ForeignEntry.Of(loaded.Assembly)
            .Select(pair => (ClrNames.Of(pair.Key), Formats(library, pair.Key, pair.Value()), CodeOf(pair.Value())))
            .OrderBy(row => row.Item1, StringComparer.Ordinal)];
        int name = rows.Select(row => row.Name.Length).Append("Type".Length).Max();
        int formats = rows.Select(row => row.Formats.Length).Append("Formats".Length).Max();
        text.Append(CultureInfo.InvariantCulture, $"{loaded.Assembly.GetName().Name}, Octavo {library.GetName().Version?.ToString(3)}\n\n");
        text.Append("  ").Append("Type".PadRight(name)).Append("  ").Append("Formats".PadRight(formats)).Append("  Bytes of IL\n");
        foreach ((string type, string kinds, int code) in rows)
        {
            text.Append("  ").Append(type.PadRight(name)).Append("  ").Append(kinds.PadRight(formats));
            text.Append(CultureInfo.InvariantCulture, $"  {code,11:N0}\n");
        }
        int all = loaded.Assembly.GetTypes().Where(IsEmitted).Sum(Code);
        text.Append(CultureInfo.InvariantCulture, $"\n{rows.Length} {(rows.Length == 1 ? "type" : "types")}, {all:N0} bytes of IL with what they share\n");
    }

    /// <summary>The formats that a type is in, as its own library says: without numbers it is not in Protobuf, whatever its attribute has.</summary>
    private static string Formats(Assembly library, Type type, ForeignEntry entry)
    {
        MethodInfo? ask = library.GetType(typeof(OctavoCodecs).FullName!)?.GetMethod(nameof(OctavoCodecs.FormatsOf));
        CodecFormats formats = ask is null ? entry.Formats : (CodecFormats)Convert.ToInt32(ask.Invoke(null, [type]), CultureInfo.InvariantCulture);
        string[] names = [.. DataFormats.OfCodecs.Where(format => formats.HasFlag(DataFormats.Flag(format))).Select(DataFormats.Title)];
        string[] others = [.. DataFormats.OfCodecs.Select(DataFormats.Title).Except(names)];
        return others.Length switch
        {
            0 => "all",
            1 or 2 => $"all but {string.Join(", ", others)}",
            _ => names.Length == 0 ? "none" : string.Join(", ", names),
        };
    }

    /// <summary>The code of the entry, and of the codec that is beside it under the same name.</summary>
    private static int CodeOf(ForeignEntry entry)
    {
        Type own = entry.Own.IsGenericType ? entry.Own.GetGenericTypeDefinition() : entry.Own;
        Type? codec = IsEmitted(own) ? own.Assembly.GetType(EntryEnd().Replace(own.FullName!, "Codec", 1)) : null;
        return (IsEmitted(own) ? Code(own) : 0) + (codec is null ? 0 : Code(codec));
    }

    private static bool IsEmitted(Type type) => type.Namespace?.StartsWith(Emitted, StringComparison.Ordinal) == true;

    private static int Code(Type type) =>
        type.GetMethods(All).Concat<MethodBase>(type.GetConstructors(All)).Sum(method => method.GetMethodBody()?.GetILAsByteArray()?.Length ?? 0);

    [GeneratedRegex("Entry(?=$|`)")]
    private static partial Regex EntryEnd();
}
