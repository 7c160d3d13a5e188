// Owns: which types lack a library's attribute, and partial declarations that carry it.
// Must not know: building, and what the attribute does.
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;

namespace Octavo.Lab.PlugIns;

/// <summary>
/// Attributes for types whose sources are compiled into the adapter: a partial declaration beside the user's own. That is possible for classes, structs and
/// records of the
/// user's project that are partial, in a namespace or none, neither nested nor generic, and not abstract, as cases want numbers that only the user can choose.
/// </summary>
internal static class CustomAnnotations
{
    /// <summary>Types that would have to carry the attribute and do not; none if the library needs no attribute.</summary>
    public static IReadOnlyList<Type> Lacking(CustomKind kind, CustomTypes types) => kind.Attribute is null ? [] :
        [.. types.All.Where(
            type => !type.CustomAttributes.Any(carried => carried.AttributeType.FullName == kind.Attribute) && !(kind.TakesPlainStructs && IsPlain(type)))];

    /// <summary>"Shop.Order, Shop.Line lack [MemoryPackable]".</summary>
    public static string Lacks(CustomKind kind, IReadOnlyList<Type> lacking) =>
        $"{string.Join(", ", lacking.Select(CustomTypes.NameOf))} {(lacking.Count == 1 ? "lacks" : "lack")} {kind.Shown}";

    /// <summary>The declarations, or why there can be none.</summary>
    public static (string? Source, string? Obstacle) Declare(CustomKind kind, CustomTypes types, IReadOnlyList<Type> lacking, IEnumerable<string> sources)
    {
        string text = string.Join('\n', sources);
        string[] obstacles = [.. lacking.Select(type => Obstacle(type, types, text)).OfType<string>()];
        if (obstacles.Length > 0)
            return (null, string.Join(", ", obstacles));
        var source = new StringBuilder();
        foreach (Type type in lacking)
        {
            string declaration = $"[global::{kind.Attribute}] partial {Keyword(type)} {type.Name};";
            source.AppendLine(type.Namespace is null ? declaration : $"namespace {type.Namespace} {{ {declaration} }}");
        }

        return (source.ToString(), null);
    }

    /// <summary>Declarations for enums, which are beside them: they have no parts. Empty if the library takes enums as they are.</summary>
    public static string DeclareEnums(CustomKind kind, CustomTypes types) => kind.EnumAttribute is null ? "" :
        string.Concat(types.Enums.Where(type => !type.CustomAttributes.Any(carried => carried.AttributeType.FullName == kind.EnumAttribute))
            .Select(
                (type, i) =>
                    $"[global::{kind.EnumAttribute}(Target = typeof(global::{CustomTypes.NameOf(type)}))] internal static class EnumOfCustom{i};{Environment.NewLine}"));

    /// <summary>Why the library takes no type of this kind whatever its attributes, or null.</summary>
    public static string? Refuses(CustomKind kind, CustomTypes types) =>
        kind.Interface is null || types.Root.GetInterfaces().Any(implemented => implemented.FullName == kind.Interface) ? null
        : $"{CustomTypes.NameOf(types.Root)} is no {kind.Interface}, and the library takes types that its own compiler generated, no others";

    private static bool IsPlain(Type type) =>
        type.IsPrimitive || type.IsEnum
            || (type.IsValueType
            && type.GetFields(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance).All(field => IsPlain(field.FieldType)));

    private static string? Obstacle(Type type, CustomTypes types, string text) => (type, CustomTypes.NameOf(type)) switch
    {
        (_, var name) when type.Assembly != types.Root.Assembly => $"{name} is of another project",
        ({ IsNested: true }, var name) => $"{name} is nested",
        ({ IsGenericType: true }, var name) => $"{name} is generic",
        ({ IsAbstract: true }, var name) => $"{name} is abstract",
        (_, var name) when !Regex.IsMatch(text, $@"\bpartial\s+(record\s+)?(class|struct|record)\s+{Regex.Escape(type.Name)}\b") => $"{name} is not partial",
        _ => null,
    };

    // The compiler gives a record a member of this name, and a record struct the other.
    private static string Keyword(Type type) =>
        type.IsValueType ? type.GetMethod("PrintMembers", BindingFlags.NonPublic | BindingFlags.Instance) is null ? "struct" : "record struct"
        : type.GetMethod("<Clone>$") is null ? "class" : "record";
}
