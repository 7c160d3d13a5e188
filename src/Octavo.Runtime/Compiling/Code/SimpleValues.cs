// Owns: values without operands: constants, defaults, types, text in UTF-8, delegates of lambdas.
using System.Reflection;
using System.Reflection.Emit;

namespace Octavo.Runtime.Compiling.Code;

/// <summary>A constant: a number, a bool, a char, a string or an enum's.</summary>
internal sealed class ConstantValue(Type type, object value) : Value(type)
{
    public override object? Constant => value;

    public override void Load(MethodCode code) => code.Constant(Type, value);
}

/// <summary>The literal null, before a type is known.</summary>
internal sealed class NullValue() : Value(typeof(void))
{
    public override void Load(MethodCode code) => code.Il.Emit(OpCodes.Ldnull);
}

/// <summary>The literal default, or another expression whose type follows from where it is.</summary>
internal sealed class TargetTyped(Func<Type, Value> make) : Value(typeof(void))
{
    public Value As(Type type) => make(type);

    public override void Load(MethodCode code) => throw new InvalidOperationException("An expression needs a type.");
}

internal sealed class DefaultValue(Type type) : Value(type)
{
    public override void Load(MethodCode code) => code.Default(Type);
}

internal sealed class TypeOfValue(Type of) : Value(typeof(Type))
{
    public override void Load(MethodCode code)
    {
        code.Il.Emit(OpCodes.Ldtoken, of);
        code.Il.Emit(OpCodes.Call, typeof(Type).GetMethod(nameof(System.Type.GetTypeFromHandle))!);
    }
}

/// <summary>Bytes of the module, as a span.</summary>
internal sealed class BytesValue(FieldInfo? data, int length) : Value(typeof(ReadOnlySpan<byte>))
{
    private static readonly ConstructorInfo s_make = typeof(ReadOnlySpan<byte>).GetConstructor([typeof(void*), typeof(int)])!;

    public override void Load(MethodCode code)
    {
        if (data is null)
        {
            code.Default(Type);
            return;
        }
        code.Il.Emit(OpCodes.Ldsflda, data);
        code.Integer(length);
        code.Il.Emit(OpCodes.Newobj, s_make);
    }
}

/// <summary>A delegate of a method without a receiver, made once.</summary>
internal sealed class DelegateValue(Type type, MethodInfo method, FieldInfo kept) : Value(type)
{
    public override void Load(MethodCode code)
    {
        Label made = code.Il.DefineLabel();
        code.Il.Emit(OpCodes.Ldsfld, kept);
        code.Il.Emit(OpCodes.Dup);
        code.Il.Emit(OpCodes.Brtrue, made);
        code.Il.Emit(OpCodes.Pop);
        code.Il.Emit(OpCodes.Ldnull);
        code.Il.Emit(OpCodes.Ldftn, method);
        code.Il.Emit(OpCodes.Newobj, Type.GetConstructors()[0]);
        code.Il.Emit(OpCodes.Dup);
        code.Il.Emit(OpCodes.Stsfld, kept);
        code.Il.MarkLabel(made);
    }
}

/// <summary>The address of a place, where a reference is assigned or returned.</summary>
internal sealed class RefValue(Value of) : Value(of.Type)
{
    public Value Of => of;

    public override bool HasAddress => true;

    public override void Load(MethodCode code) => of.LoadAddress(code);

    public override void LoadAddress(MethodCode code) => of.LoadAddress(code);
}

internal sealed class ThrownValue(Value exception, Type type) : Value(type)
{
    public override void Load(MethodCode code)
    {
        exception.Load(code);
        code.Il.Emit(OpCodes.Throw);
    }
}

/// <summary>A span over the stack: the stack must hold nothing else, so it is alone in a declaration.</summary>
internal sealed class StackValue(Type span, Value length, int size) : Value(span)
{
    public override void Load(MethodCode code)
    {
        LocalBuilder count = code.Il.DeclareLocal(typeof(int));
        length.Load(code);
        code.Il.Emit(OpCodes.Stloc, count);
        code.Il.Emit(OpCodes.Ldloc, count);
        code.Il.Emit(OpCodes.Conv_U);
        code.Integer(size);
        code.Il.Emit(OpCodes.Mul_Ovf_Un);
        code.Il.Emit(OpCodes.Localloc);
        code.Il.Emit(OpCodes.Ldloc, count);
        code.Il.Emit(OpCodes.Newobj, Type.GetConstructor([typeof(void*), typeof(int)])!);
    }
}

/// <summary>A new array: of a length, or with elements.</summary>
internal sealed class ArrayValue(Type type, Value[] lengths, Value[]? elements) : Value(type)
{
    public override void Load(MethodCode code)
    {
        Type element = Type.GetElementType()!;
        if (elements is null)
        {
            foreach (Value length in lengths)
            {
                length.Load(code);
            }
            if (lengths.Length == 1)
            {
                code.Il.Emit(OpCodes.Newarr, element);
            }
            else
            {
                code.Il.Emit(OpCodes.Newobj, Type.GetConstructor([.. lengths.Select(static _ => typeof(int))])!);
            }
            return;
        }
        code.Integer(elements.Length);
        code.Il.Emit(OpCodes.Newarr, element);
        for (int i = 0; i < elements.Length; i++)
        {
            code.Il.Emit(OpCodes.Dup);
            code.Integer(i);
            elements[i].Load(code);
            code.Il.Emit(OpCodes.Stelem, element);
        }
    }
}
