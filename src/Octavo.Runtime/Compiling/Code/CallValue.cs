// Owns: calls: how a receiver is passed, and which instruction calls.
using System.Reflection;
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Symbols;

namespace Octavo.Runtime.Compiling.Code;

/// <summary>An argument as a parameter takes it.</summary>
internal sealed class PassedValue(Value value, Passing passing) : Value(value.Type)
{
    public override void Load(MethodCode code)
    {
        if (passing == Passing.Value)
        {
            value.Load(code);
        }
        else
        {
            value.LoadAddress(code);
        }
    }
}

/// <summary>A call of a method.</summary>
internal sealed class CallValue(Value? of, Method method, Value[] arguments) : Value(method.Returns)
{
    public override bool HasAddress => method.ReturnsRef;

    public override void Load(MethodCode code)
    {
        LoadCall(code);
        if (method.ReturnsRef)
        {
            code.LoadIndirect(Type);
        }
    }

    public override void LoadAddress(MethodCode code)
    {
        if (!method.ReturnsRef)
        {
            base.LoadAddress(code);
            return;
        }
        LoadCall(code);
    }

    public override void Store(MethodCode code, Action<MethodCode> value)
    {
        if (!method.ReturnsRef)
        {
            base.Store(code, value);
        }
        LoadCall(code);
        value(code);
        code.StoreIndirect(Type);
    }

    /// <summary>Loads what a method is called on, if on anything.</summary>
    public static void LoadReceiver(MethodCode code, Value? of, Method method)
    {
        if (method.IsStatic)
        {
            return;
        }
        if (of is null)
        {
            code.Argument(0);
        }
        else if (!of.Type.IsValueType && !of.Type.IsGenericParameter)
        {
            of.Load(code);
        }
        else if (of.IsReadOnly && !method.IsReadOnly && of.HasAddress)
        {
            // A method that may change its receiver gets a copy, as in the language.
            of.Load(code);
            LocalBuilder copy = code.Il.DeclareLocal(of.Type);
            code.Il.Emit(OpCodes.Stloc, copy);
            code.Il.Emit(OpCodes.Ldloca, copy);
        }
        else
        {
            of.LoadAddress(code);
        }
    }

    /// <summary>The instruction that calls.</summary>
    public static void Instruct(MethodCode code, Value? of, Method method)
    {
        if (method.Constrained is not null)
        {
            code.Il.Emit(OpCodes.Constrained, method.Constrained);
            code.Call(method.IsStatic ? OpCodes.Call : OpCodes.Callvirt, method.Info);
        }
        else if (method.IsStatic)
        {
            code.Call(OpCodes.Call, method.Info);
        }
        else if (of is { Type.IsValueType: true } or { Type.IsGenericParameter: true })
        {
            if (method.Owner.IsValueType)
            {
                code.Call(OpCodes.Call, method.Info);
                return;
            }
            code.Il.Emit(OpCodes.Constrained, of.Type);
            code.Call(OpCodes.Callvirt, method.Info);
        }
        else
        {
            code.Call(OpCodes.Callvirt, method.Info);
        }
    }

    private void LoadCall(MethodCode code)
    {
        LoadReceiver(code, of, method);
        foreach (Value argument in arguments)
        {
            argument.Load(code);
        }
        Instruct(code, of, method);
    }
}

/// <summary>A new object, with members set after its constructor.</summary>
internal sealed class NewValue(Type type, ConstructorInfo? constructor, Value[] arguments, (Func<Value, Value> Member, Value Value)[] settings) : Value(type)
{
    public override void Load(MethodCode code)
    {
        if (constructor is null)
        {
            LocalBuilder local = code.Il.DeclareLocal(Type);
            code.Il.Emit(OpCodes.Ldloca, local);
            code.Il.Emit(OpCodes.Initobj, Type);
            Set(code, local);
            code.Il.Emit(OpCodes.Ldloc, local);
            return;
        }
        foreach (Value argument in arguments)
        {
            argument.Load(code);
        }
        code.Il.Emit(OpCodes.Newobj, constructor);
        if (settings.Length != 0)
        {
            LocalBuilder local = code.Il.DeclareLocal(Type);
            code.Il.Emit(OpCodes.Stloc, local);
            Set(code, local);
            code.Il.Emit(OpCodes.Ldloc, local);
        }
    }

    private void Set(MethodCode code, LocalBuilder local)
    {
        var made = new LocalPlace(local, Type, false);
        foreach ((Func<Value, Value> member, Value value) in settings)
        {
            member(made).Store(code, value.Load);
        }
    }
}
