// Owns: the base of what an expression is once its names and types are known: it loads itself, and its address if it has one.
using System.Reflection.Emit;

namespace Octavo.Runtime.Compiling.Code;

/// <summary>A bound expression.</summary>
/// <param name="type">Its type, without a reference.</param>
internal abstract class Value(Type type)
{
    public Type Type { get; } = type;

    /// <summary>The value if it is known while compiling.</summary>
    public virtual object? Constant => null;

    /// <summary>Whether it has an address that is not a temporary's.</summary>
    public virtual bool HasAddress => false;

    /// <summary>Whether what it is stored in must not be changed.</summary>
    public virtual bool IsReadOnly => false;

    public abstract void Load(MethodCode code);

    /// <summary>Loads for the effect alone.</summary>
    public virtual void Run(MethodCode code)
    {
        Load(code);
        if (Type != typeof(void))
        {
            code.Il.Emit(OpCodes.Pop);
        }
    }

    /// <summary>Loads the address: of a temporary if there is no other.</summary>
    public virtual void LoadAddress(MethodCode code)
    {
        Load(code);
        LocalBuilder local = code.Il.DeclareLocal(Type);
        code.Il.Emit(OpCodes.Stloc, local);
        code.Il.Emit(OpCodes.Ldloca, local);
    }

    /// <summary>Stores what <paramref name="value"/> loads.</summary>
    public virtual void Store(MethodCode code, Action<MethodCode> value) =>
        throw new InvalidOperationException("Nothing can be stored in " + GetType().Name + ".");

    /// <summary>Jumps if a bool is as <paramref name="when"/> says.</summary>
    public virtual void Jump(MethodCode code, Label to, bool when)
    {
        Load(code);
        code.Il.Emit(when ? OpCodes.Brtrue : OpCodes.Brfalse, to);
    }
}
