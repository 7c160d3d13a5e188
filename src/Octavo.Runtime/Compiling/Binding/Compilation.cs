// Owns: what the methods of one compilation share: names, types that are compiled, bytes of literals.
using System.Reflection;
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Symbols;

namespace Octavo.Runtime.Compiling.Binding;

/// <summary>A compilation.</summary>
internal sealed class Compilation(TypeNames names, TypeBuilder data)
{
    private readonly Dictionary<string, FieldInfo> _literals = [];

    public TypeNames Names => names;

    /// <summary>The types that are compiled, by their builders.</summary>
    public Dictionary<Type, SourceType> Types { get; } = [];

    /// <summary>The contracts of the type parameters of methods: what a writer or reader is.</summary>
    public Dictionary<Type, Type> Contracts { get; } = [];

    /// <summary>The field with these bytes; null if there are none.</summary>
    public FieldInfo? Bytes(byte[] bytes)
    {
        if (bytes.Length == 0)
        {
            return null;
        }
        string key = Convert.ToHexString(bytes);
        if (!_literals.TryGetValue(key, out FieldInfo? field))
        {
            _literals.Add(key, field = data.DefineInitializedData("Bytes" + _literals.Count, bytes, FieldAttributes.Assembly | FieldAttributes.Static));
        }
        return field;
    }
}
