// Owns: what the first tier knows of one member. Knows no format.
using System.Text;

namespace Octavo.Runtime.Interpreter;

/// <summary>A member of a plain class.</summary>
/// <param name="name">Its name, of letters, digits and underscores of ASCII, which no format escapes.</param>
/// <param name="type">Its type.</param>
/// <param name="value">How values of the type are written and read.</param>
/// <param name="access">How it is reached: a <see cref="PlainAccess{T}"/> of the type.</param>
/// <param name="what">Its name in errors if null is refused; else null.</param>
/// <param name="missing">Its name in errors if data without it is refused; else null.</param>
internal sealed class PlainMember(string name, Type type, PlainValue value, object access, PlainName? what, PlainName? missing)
{
    internal readonly string Name = name;
    internal readonly Type Type = type;
    internal readonly byte[] Key = Encoding.UTF8.GetBytes(name);
    internal readonly byte[] Literal = Encoding.UTF8.GetBytes(",\"" + name + "\":");
    internal readonly PlainValue Value = value;
    internal readonly object Access = access;
    internal readonly PlainName? What = what;
    internal readonly PlainName? Missing = missing;

    /// <summary>How the member is reached if it is of type bool, which may share a byte with its neighbours; else null.</summary>
    internal readonly PlainAccess<bool>? Bool = access as PlainAccess<bool>;
}
