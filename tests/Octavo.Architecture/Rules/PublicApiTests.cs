// Owns: the snapshot of the public surface: a change of it is seen in the diff.
using System.ComponentModel;
using System.Reflection;
using Octavo.Architecture.Snapshots;

namespace Octavo.Architecture.Rules;

public sealed class PublicApiTests
{
    private const BindingFlags Declared = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance
        | BindingFlags.DeclaredOnly;

    [Fact]
    public void PublicSurfaceIsTheSnapshot() => Snapshot.Compare("Snapshots/PublicApi.txt", Lines());

    private static IEnumerable<string> Lines()
    {
        foreach (Type type in typeof(OctavoBinary).Assembly.GetExportedTypes().OrderBy(type => type.FullName, StringComparer.Ordinal))
        {
            yield return "";
            yield return Head(type);
            foreach (string member in Members(type).Order(StringComparer.Ordinal))
            {
                yield return "    " + member;
            }
        }
    }

    private static string Head(Type type)
    {
        string kind = type.IsEnum ? "enum" : type.IsInterface ? "interface" : type.IsValueType ? (type.IsByRefLike ? "ref struct" : "struct")
            : type.IsAbstract && type.IsSealed ? "static class" : type.IsAbstract ? "abstract class" : type.IsSealed ? "sealed class" : "class";
        string parent = type.BaseType is { } known && known != typeof(object) && known != typeof(ValueType) && known != typeof(Enum)
            ? " : " + Signature.Name(known) : "";
        string hidden = type.GetCustomAttribute<EditorBrowsableAttribute>()?.State == EditorBrowsableState.Never ? "   // for emitted code" : "";
        return $"{kind} {type.Namespace}.{Signature.Name(type)}{parent}{hidden}";
    }

    private static IEnumerable<string> Members(Type type)
    {
        foreach (FieldInfo field in type.GetFields(Declared).Where(field => (field.IsPublic || field.IsFamily) && !field.IsSpecialName))
        {
            yield return (field.IsStatic && !field.IsLiteral ? "static " : "") + Signature.Of(field);
        }
        foreach (PropertyInfo property in type.GetProperties(Declared).Where(property => property.GetAccessors(true).Any(IsSeen)))
        {
            yield return Modifiers(property.GetAccessors(true).First(IsSeen)) + Signature.Of(property);
        }
        HashSet<MethodInfo> accessors = [.. type.GetProperties(Declared).SelectMany(property => property.GetAccessors(true))];
        foreach (MethodBase method in type.GetMethods(Declared).Where(method => !accessors.Contains(method)).Concat<MethodBase>(type.GetConstructors(Declared))
            .Where(IsSeen))
        {
            yield return Modifiers(method) + Signature.Of(method);
        }
    }

    private static bool IsSeen(MethodBase method) => method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly;

    private static string Modifiers(MethodBase method) =>
        (method.IsPublic ? "" : "protected ") + (method.IsStatic ? "static " : "")
            + (method.IsAbstract ? "abstract " : method.IsVirtual && !method.IsFinal ? "virtual " : "");
}
