// Owns: an entry of another program's library, whose types are not the tool's: by its public members alone.
using System.Collections;
using System.Globalization;
using System.Reflection;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>A <c>CodecEntry</c> of an assembly that was loaded.</summary>
internal sealed class ForeignEntry(object entry)
{
    private const string Table = "Octavo.Internal.CodecTable";

    /// <summary>The entry's own type, which was emitted.</summary>
    internal Type Own => entry.GetType();

    internal Type Type => (Type)Get(nameof(CodecEntry.Type))!;

    /// <summary>Of a union whose base is its own case, the entry of the base's members.</summary>
    internal ForeignEntry? Body => Get(nameof(CodecEntry.UnionBody)) is { } body ? new ForeignEntry(body) : null;

    /// <summary>The formats that the type is in: all if its library is older than the question.</summary>
    internal CodecFormats Formats =>
        entry.GetType().GetProperty(nameof(CodecEntry.Formats)) is { } formats
            ? (CodecFormats)Convert.ToInt32(formats.GetValue(entry), CultureInfo.InvariantCulture) : CodecFormats.All;

    /// <summary>The Shape as formats of an identity see the type; null if there is none.</summary>
    internal string? View(MemberIdentity identity)
    {
        MethodInfo view = entry.GetType().GetMethod(nameof(CodecEntry.ViewText))!;
        return (string?)view.Invoke(entry, [Enum.ToObject(view.GetParameters()[0].ParameterType, (int)identity)]);
    }

    /// <summary>The type that the Shape names by this number.</summary>
    internal Type? Child(int number) => (Type?)entry.GetType().GetMethod(nameof(CodecEntry.ShapeChild))!.Invoke(entry, [number]);

    /// <summary>The entries that an assembly has, by their types.</summary>
    internal static Dictionary<Type, Func<ForeignEntry>> Of(Assembly assembly)
    {
        var all = new Dictionary<Type, Func<ForeignEntry>>();
        foreach (Type table in Types(assembly).Where(type => !type.IsAbstract && type.BaseType?.FullName == Table))
        {
            MethodInfo fill = table.GetMethod(nameof(CodecTable.Fill))!;
            var entries = (IDictionary)Activator.CreateInstance(fill.GetParameters()[0].ParameterType)!;
            fill.Invoke(Activator.CreateInstance(table, nonPublic: true), [entries]);
            foreach (DictionaryEntry one in entries)
            {
                var make = (Delegate)one.Value!;
                all.TryAdd((Type)one.Key, () => new ForeignEntry(make.DynamicInvoke()!));
            }
        }
        return all;
    }

    // A type whose base is in an assembly that is not there is none of a table.
    private static IEnumerable<Type> Types(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException some)
        {
            return some.Types.OfType<Type>();
        }
    }

    private object? Get(string property) => entry.GetType().GetProperty(property)!.GetValue(entry);
}
