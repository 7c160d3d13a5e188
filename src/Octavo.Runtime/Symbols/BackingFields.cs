// Owns: the field behind an automatic property, as the compilers of C#, F# and Visual Basic name it.
using System.Reflection;
using System.Runtime.CompilerServices;
using Octavo.Runtime.FSharp;

namespace Octavo.Runtime.Symbols;

internal static class BackingFields
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>The field that the compiler made for a property; null if the property has a body.</summary>
    public static FieldInfo? Of(PropertyInfo property)
    {
        Type type = property.DeclaringType!;
        return type.GetField("<" + property.Name + ">k__BackingField", Own)
            ?? (FSharpTypes.IsOwn(type) ? type.GetField(property.Name + "@", Own)
            : type.GetField("_" + property.Name, Own) is { } basic && basic.IsDefined(typeof(CompilerGeneratedAttribute), false) ? basic : null);
    }
}
