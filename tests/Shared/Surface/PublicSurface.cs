// Owns: the public surface of an assembly as lines: a change of it is seen in the diff. Knows no package.
using System.ComponentModel;
using System.Reflection;

namespace Octavo.Tests.Shared.Surface;

internal static class PublicSurface
{
    private const BindingFlags Declared = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance
        | BindingFlags.DeclaredOnly;

    internal static IEnumerable<string> Lines(Assembly assembly)
    {
        // Names that no program can write are of the compiler: blocks of extension members.
        foreach (Type type in assembly.GetExportedTypes().Where(type => !type.Name.StartsWith('<')).OrderBy(type => type.FullName, StringComparer.Ordinal))
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
        string[] parents = [.. Parents(type)];
        string from = parents.Length == 0 ? "" : " : " + string.Join(", ", parents);
        string hidden = type.GetCustomAttribute<EditorBrowsableAttribute>()?.State == EditorBrowsableState.Never ? "   // for emitted code" : "";
        return $"{kind} {type.Namespace}.{Signature.Name(type)}{from}{Signature.Constraints(type.GetGenericArguments())}{hidden}";
    }

    /// <summary>The base and the interfaces that anyone can name, without those that the base or another interface brings.</summary>
    private static IEnumerable<string> Parents(Type type)
    {
        if (type.IsEnum || typeof(Delegate).IsAssignableFrom(type))
        {
            yield break;
        }
        if (type.BaseType is { } known && known != typeof(object) && known != typeof(ValueType))
        {
            yield return Signature.Name(known);
        }
        Type[] all = type.GetInterfaces();
        foreach (string name in all.Where(one => one.IsVisible)
            .Where(one => type.BaseType?.GetInterfaces().Contains(one) != true && !all.Any(other => other != one && other.GetInterfaces().Contains(one)))
            .Select(Signature.Name)
            .Order(StringComparer.Ordinal))
        {
            yield return name;
        }
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
