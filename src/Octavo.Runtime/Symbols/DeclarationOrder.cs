// Owns: fields and properties in the order of their declaration, as far as metadata tells it.
using System.Reflection;
using Microsoft.CodeAnalysis;

namespace Octavo.Runtime.Symbols;

/// <summary>
/// Metadata has fields and properties in two tables, each in its own order. The field behind an automatic property is where the property was declared, so it
/// orders the two; a property without one comes after the property before it.
/// </summary>
internal static class DeclarationOrder
{
    public static IEnumerable<ISymbol> Of(ReflectedNamedType owner, BindingFlags declared)
    {
        Type type = owner.Type;
        FieldInfo[] fields = type.GetFields(declared);
        Array.Sort(fields, static (a, b) => a.MetadataToken.CompareTo(b.MetadataToken));
        PropertyInfo[] properties = type.GetProperties(declared);
        Array.Sort(properties, static (a, b) => a.MetadataToken.CompareTo(b.MetadataToken));
        var behind = new Dictionary<string, PropertyInfo>();
        foreach (PropertyInfo property in properties)
        {
            if (BackingFields.Of(property) is { } backing)
            {
                behind[backing.Name] = property;
            }
        }
        var placed = new List<(double Place, ISymbol Symbol)>();
        var places = new Dictionary<PropertyInfo, double>();
        for (int i = 0; i < fields.Length; i++)
        {
            behind.TryGetValue(fields[i].Name, out PropertyInfo? property);
            placed.Add((i, new ReflectedField(fields[i], property, owner)));
            if (property is not null)
            {
                places[property] = i + 0.25;
            }
        }
        double last = -1;
        foreach (PropertyInfo property in properties)
        {
            last = places.TryGetValue(property, out double place) ? place : last + 1e-6;
            placed.Add((last, new ReflectedProperty(property, owner)));
        }
        return placed.OrderBy(p => p.Place).Select(p => p.Symbol);
    }
}
