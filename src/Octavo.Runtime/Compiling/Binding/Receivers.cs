// Owns: what a name before a dot may be in addition to a value.
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

/// <summary>A type, for its static members.</summary>
internal sealed class TypeReceiver(Type of) : Value(typeof(void))
{
    public Type Of => of;

    public override void Load(MethodCode code) => throw new InvalidOperationException("A type is not a value: " + of);
}

/// <summary>Accessors of a generic type, closed.</summary>
internal sealed class AccessReceiver(TypeDeclaration of, Type[] arguments) : Value(typeof(void))
{
    /// <summary>The accessors of a name.</summary>
    public IEnumerable<Method> Methods(string name, TypeBinder types)
    {
        TypeBinder closed = types.With(of.Generics.Zip(arguments).ToDictionary(p => p.First, p => p.Second));
        foreach (MethodNode node in of.Members.OfType<MethodNode>().Where(m => m.Name == name))
        {
            yield return Accessors.Make(node, closed);
        }
    }

    public override void Load(MethodCode code) => throw new InvalidOperationException("A type is not a value: " + of.Name);
}

/// <summary>A namespace.</summary>
internal sealed class NamespaceReceiver(string name) : Value(typeof(void))
{
    public string Name => name;

    public override void Load(MethodCode code) => throw new InvalidOperationException("Emitted code names what is not known: " + name);
}
