// Owns: assignments as values, and steps by one.
using System.Reflection.Emit;

namespace Octavo.Runtime.Compiling.Code;

/// <summary>An assignment. Its value is what was assigned.</summary>
internal sealed class AssignedValue(Value to, Value value) : Value(to.Type)
{
    public override void Load(MethodCode code)
    {
        LocalBuilder local = code.Il.DeclareLocal(Type);
        to.Store(code, c =>
        {
            value.Load(c);
            c.Il.Emit(OpCodes.Dup);
            c.Il.Emit(OpCodes.Stloc, local);
        });
        code.Il.Emit(OpCodes.Ldloc, local);
    }

    public override void Run(MethodCode code) => to.Store(code, value.Load);
}

/// <summary>A reference assigned to a local that is one.</summary>
internal sealed class RefAssignedValue(LocalPlace to, Value value) : Value(typeof(void))
{
    public override void Load(MethodCode code)
    {
        value.LoadAddress(code);
        code.Il.Emit(OpCodes.Stloc, to.Local);
    }
}

/// <summary>An assignment with an operator. The place is loaded once by its address if it has one and is not a local.</summary>
internal sealed class CombinedValue(Value to, Func<Value, Value> combined) : Value(to.Type)
{
    public override void Load(MethodCode code)
    {
        Run(code);
        to.Load(code);
    }

    public override void Run(MethodCode code)
    {
        if (to is LocalPlace { IsRef: false } || !to.HasAddress || (to is ParameterPlace))
        {
            to.Store(code, combined(to).Load);
            return;
        }
        LocalBuilder address = code.Il.DeclareLocal(Type.MakeByRefType());
        to.LoadAddress(code);
        code.Il.Emit(OpCodes.Stloc, address);
        var place = new LocalPlace(address, Type, true);
        place.Store(code, combined(place).Load);
    }
}

/// <summary><c>??=</c>.</summary>
internal sealed class FilledValue(Value to, Value value) : Value(to.Type)
{
    public override void Load(MethodCode code)
    {
        Run(code);
        to.Load(code);
    }

    public override void Run(MethodCode code)
    {
        Label set = code.Il.DefineLabel();
        Label end = code.Il.DefineLabel();
        NullTest.JumpIfNull(code, to, set);
        code.Il.Emit(OpCodes.Br, end);
        code.Il.MarkLabel(set);
        to.Store(code, value.Load);
        code.Il.MarkLabel(end);
    }
}

/// <summary><c>i++</c> and <c>--i</c>.</summary>
internal sealed class SteppedValue(Value to, Value changed, bool isPrefix) : Value(to.Type)
{
    public override void Load(MethodCode code)
    {
        if (isPrefix)
        {
            Run(code);
            to.Load(code);
            return;
        }
        to.Load(code);
        Run(code);
    }

    public override void Run(MethodCode code) => to.Store(code, changed.Load);
}
