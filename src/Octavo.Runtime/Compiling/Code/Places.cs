// Owns: what can be stored in: locals, parameters, fields, properties and elements.
using System.Reflection;
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Symbols;

namespace Octavo.Runtime.Compiling.Code;

/// <summary>A local; if it is a reference, what it refers to.</summary>
internal sealed class LocalPlace(LocalBuilder local, Type type, bool isRef) : Value(type)
{
    public LocalBuilder Local => local;

    public bool IsRef => isRef;

    public override bool HasAddress => true;

    public override void Load(MethodCode code)
    {
        code.Il.Emit(OpCodes.Ldloc, local);
        if (isRef)
        {
            code.LoadIndirect(Type);
        }
    }

    public override void LoadAddress(MethodCode code) => code.Il.Emit(isRef ? OpCodes.Ldloc : OpCodes.Ldloca, local);

    public override void Store(MethodCode code, Action<MethodCode> value)
    {
        if (isRef)
        {
            code.Il.Emit(OpCodes.Ldloc, local);
            value(code);
            code.StoreIndirect(Type);
            return;
        }
        value(code);
        code.Il.Emit(OpCodes.Stloc, local);
    }
}

/// <summary>A parameter; if it is passed by reference, what it refers to.</summary>
internal sealed class ParameterPlace(int index, Type type, Passing passing) : Value(type)
{
    public override bool HasAddress => true;

    public override bool IsReadOnly => passing == Passing.In;

    public override void Load(MethodCode code)
    {
        code.Argument(index);
        if (passing != Passing.Value)
        {
            code.LoadIndirect(Type);
        }
    }

    public override void LoadAddress(MethodCode code) => code.Argument(index, passing == Passing.Value);

    public override void Store(MethodCode code, Action<MethodCode> value)
    {
        if (passing == Passing.Value)
        {
            value(code);
            code.Il.Emit(OpCodes.Starg, (short)index);
            return;
        }
        code.Argument(index);
        value(code);
        code.StoreIndirect(Type);
    }
}

/// <summary>A field.</summary>
internal sealed class FieldPlace(Value? of, FieldInfo field, Type type) : Value(type)
{
    public override bool HasAddress => of is null || !of.Type.IsValueType || of.HasAddress;

    public override bool IsReadOnly => of is { Type.IsValueType: true, IsReadOnly: true };

    public override void Load(MethodCode code)
    {
        if (of is null)
        {
            code.Il.Emit(OpCodes.Ldsfld, field);
            return;
        }
        Receiver(code);
        code.Il.Emit(OpCodes.Ldfld, field);
    }

    public override void LoadAddress(MethodCode code)
    {
        if (of is null)
        {
            code.Il.Emit(OpCodes.Ldsflda, field);
            return;
        }
        Receiver(code);
        code.Il.Emit(OpCodes.Ldflda, field);
    }

    public override void Store(MethodCode code, Action<MethodCode> value)
    {
        if (of is null)
        {
            value(code);
            code.Il.Emit(OpCodes.Stsfld, field);
            return;
        }
        Receiver(code);
        value(code);
        code.Il.Emit(OpCodes.Stfld, field);
    }

    private void Receiver(MethodCode code)
    {
        if (of!.Type.IsValueType)
        {
            of.LoadAddress(code);
        }
        else
        {
            of.Load(code);
        }
    }
}

/// <summary>A property, or an indexer with its arguments.</summary>
internal sealed class PropertyPlace(Value? of, Method? getter, Method? setter, Type type, Value[] arguments) : Value(type)
{
    public override bool HasAddress => getter is { ReturnsRef: true };

    public override void Load(MethodCode code)
    {
        LoadCall(code);
        if (getter!.ReturnsRef)
        {
            code.LoadIndirect(Type);
        }
    }

    public override void LoadAddress(MethodCode code)
    {
        if (getter is not { ReturnsRef: true })
        {
            base.LoadAddress(code);
            return;
        }
        LoadCall(code);
    }

    public override void Store(MethodCode code, Action<MethodCode> value)
    {
        if (setter is null)
        {
            if (getter is not { ReturnsRef: true })
            {
                throw new InvalidOperationException("A property of " + Type + " has no setter.");
            }
            LoadCall(code);
            value(code);
            code.StoreIndirect(Type);
            return;
        }
        CallValue.LoadReceiver(code, of, setter);
        foreach (Value argument in arguments)
        {
            argument.Load(code);
        }
        value(code);
        CallValue.Instruct(code, of, setter);
    }

    private void LoadCall(MethodCode code)
    {
        if (getter is null)
        {
            throw new InvalidOperationException("A property of " + Type + " has no getter.");
        }
        CallValue.LoadReceiver(code, of, getter);
        foreach (Value argument in arguments)
        {
            argument.Load(code);
        }
        CallValue.Instruct(code, of, getter);
    }
}

/// <summary>An element of an array with one dimension.</summary>
internal sealed class ElementPlace(Value array, Value index, Type type) : Value(type)
{
    public override bool HasAddress => true;

    public override void Load(MethodCode code)
    {
        array.Load(code);
        index.Load(code);
        code.Il.Emit(OpCodes.Ldelem, Type);
    }

    public override void LoadAddress(MethodCode code)
    {
        array.Load(code);
        index.Load(code);
        code.Il.Emit(OpCodes.Ldelema, Type);
    }

    public override void Store(MethodCode code, Action<MethodCode> value)
    {
        array.Load(code);
        index.Load(code);
        value(code);
        code.Il.Emit(OpCodes.Stelem, Type);
    }
}
