// Owns: the instructions of one method: short forms, temporaries and what protected regions ask of jumps. Knows no tree.
using System.Reflection;
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Symbols;

namespace Octavo.Runtime.Compiling.Code;

/// <summary>Where a method's instructions go.</summary>
internal sealed class MethodCode(ILGenerator il)
{
    private readonly Dictionary<Type, Stack<LocalBuilder>> _free = [];

    public ILGenerator Il { get; } = il;

    /// <summary>A temporary of a type; given back by <see cref="Free"/>.</summary>
    public LocalBuilder Take(Type type) => _free.TryGetValue(type, out Stack<LocalBuilder>? free) && free.Count != 0 ? free.Pop() : Il.DeclareLocal(type);

    public void Free(LocalBuilder local)
    {
        if (!_free.TryGetValue(local.LocalType, out Stack<LocalBuilder>? free))
        {
            _free.Add(local.LocalType, free = new Stack<LocalBuilder>());
        }
        free.Push(local);
    }

    /// <summary>Loads a constant of a primitive type, an enum, a string or null.</summary>
    public void Constant(Type type, object? value)
    {
        if (type.IsEnum)
        {
            type = Enum.GetUnderlyingType(type);
        }
        if (value is null)
        {
            Il.Emit(OpCodes.Ldnull);
        }
        else if (type == typeof(string))
        {
            Il.Emit(OpCodes.Ldstr, (string)value);
        }
        else if (type == typeof(float))
        {
            Il.Emit(OpCodes.Ldc_R4, Convert.ToSingle(value, null));
        }
        else if (type == typeof(double))
        {
            Il.Emit(OpCodes.Ldc_R8, Convert.ToDouble(value, null));
        }
        else if (type == typeof(decimal))
        {
            int[] bits = decimal.GetBits((decimal)value);
            Integer(bits[0]);
            Integer(bits[1]);
            Integer(bits[2]);
            Integer(bits[3] < 0 ? 1 : 0);
            Integer((bits[3] >> 16) & 0xFF);
            Il.Emit(OpCodes.Newobj, typeof(decimal).GetConstructor([typeof(int), typeof(int), typeof(int), typeof(bool), typeof(byte)])!);
        }
        else
        {
            long number = Constants.ToInt64(value);
            if (type == typeof(long) || type == typeof(ulong))
            {
                Il.Emit(OpCodes.Ldc_I8, number);
                return;
            }
            Integer(unchecked((int)number));
            if (type == typeof(nint))
            {
                Il.Emit(OpCodes.Conv_I);
            }
            else if (type == typeof(nuint))
            {
                Il.Emit(OpCodes.Conv_U);
            }
        }
    }

    public void Integer(int value)
    {
        switch (value)
        {
            case -1:
                Il.Emit(OpCodes.Ldc_I4_M1);
                break;
            case >= 0 and <= 8:
                Il.Emit(
                    value switch
                    {
                        0 => OpCodes.Ldc_I4_0,
                        1 => OpCodes.Ldc_I4_1,
                        2 => OpCodes.Ldc_I4_2,
                        3 => OpCodes.Ldc_I4_3,
                        4 => OpCodes.Ldc_I4_4,
                        5 => OpCodes.Ldc_I4_5,
                        6 => OpCodes.Ldc_I4_6,
                        7 => OpCodes.Ldc_I4_7,
                        _ => OpCodes.Ldc_I4_8
                    });
                break;
            case >= sbyte.MinValue and <= sbyte.MaxValue:
                Il.Emit(OpCodes.Ldc_I4_S, (sbyte)value);
                break;
            default:
                Il.Emit(OpCodes.Ldc_I4, value);
                break;
        }
    }

    /// <summary>The default value of a type.</summary>
    public void Default(Type type)
    {
        if (Substitution.IsReference(type))
        {
            Il.Emit(OpCodes.Ldnull);
        }
        else if (type.IsPrimitive || (Substitution.IsMade(type) && type.IsEnum))
        {
            Constant(type, type == typeof(float) || type == typeof(double) ? 0.0 : 0);
        }
        else
        {
            LocalBuilder local = Take(type);
            Il.Emit(OpCodes.Ldloca, local);
            Il.Emit(OpCodes.Initobj, type);
            Il.Emit(OpCodes.Ldloc, local);
            Free(local);
        }
    }

    /// <summary>Loads through the reference on the stack.</summary>
    public void LoadIndirect(Type type)
    {
        if (Substitution.IsReference(type))
        {
            Il.Emit(OpCodes.Ldind_Ref);
        }
        else
        {
            Il.Emit(OpCodes.Ldobj, type);
        }
    }

    /// <summary>Stores through a reference: both are on the stack.</summary>
    public void StoreIndirect(Type type)
    {
        if (Substitution.IsReference(type))
        {
            Il.Emit(OpCodes.Stind_Ref);
        }
        else
        {
            Il.Emit(OpCodes.Stobj, type);
        }
    }

    public void Argument(int index, bool address = false)
    {
        if (address)
        {
            Il.Emit(index < 256 ? OpCodes.Ldarga_S : OpCodes.Ldarga, (byte)index);
            return;
        }
        switch (index)
        {
            case 0:
                Il.Emit(OpCodes.Ldarg_0);
                break;
            case 1:
                Il.Emit(OpCodes.Ldarg_1);
                break;
            case 2:
                Il.Emit(OpCodes.Ldarg_2);
                break;
            case 3:
                Il.Emit(OpCodes.Ldarg_3);
                break;
            default:
                Il.Emit(OpCodes.Ldarg_S, (byte)index);
                break;
        }
    }

    public void Call(OpCode code, MethodBase method)
    {
        if (method is ConstructorInfo constructor)
        {
            Il.Emit(code, constructor);
        }
        else
        {
            Il.Emit(code, (MethodInfo)method);
        }
    }
}
