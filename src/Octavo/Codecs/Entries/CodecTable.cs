// Owns: an assembly's table of entries, passed on by its module initializer and looked into on first use of a type.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;

namespace Octavo.Internal;

/// <summary>An assembly's emitted entries: a lazy table, because a hundred eager registrations cost 8 to 16 ms at start.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class CodecTable
{
    /// <summary>Names every type that the assembly has an entry for, with the factory of the entry.</summary>
    /// <param name="entries">Receives them.</param>
    public abstract void Fill(Dictionary<Type, Func<CodecEntry>> entries);

    /// <summary>Runs the initializers of referenced assemblies that have codecs of other assemblies' types, such as a package of codecs for a library. Asked
    /// for when a type has no entry: a root names neither the package nor anything of it.</summary>
    public virtual void LoadOthers()
    {
    }

    /// <summary>Runs the initializer of an assembly, which adds its table.</summary>
    /// <param name="codec">A codec of the assembly.</param>
    protected static void Load(Type codec) => RuntimeHelpers.RunModuleConstructor(codec.Module.ModuleHandle);
}
