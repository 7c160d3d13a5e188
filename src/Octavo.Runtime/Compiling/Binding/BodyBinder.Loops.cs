// Owns: loops over collections: arrays by index, others by their enumerators.
using System.Collections;
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

internal sealed partial class BodyBinder
{
    private void Each(ForEach each)
    {
        Value values = Bind(each.Values);
        _scopes.Add([]);
        if (values.Type.IsSZArray)
        {
            EachOfArray(each, values);
        }
        else
        {
            EachByEnumerator(each, values);
        }
        _scopes.RemoveAt(_scopes.Count - 1);
    }

    private void EachOfArray(ForEach each, Value values)
    {
        LocalBuilder array = Il.DeclareLocal(values.Type);
        LocalBuilder index = Il.DeclareLocal(typeof(int));
        values.Load(_code);
        Il.Emit(OpCodes.Stloc, array);
        Il.Emit(OpCodes.Ldc_I4_0);
        Il.Emit(OpCodes.Stloc, index);
        System.Reflection.Emit.Label top = Il.DefineLabel();
        System.Reflection.Emit.Label step = Il.DefineLabel();
        System.Reflection.Emit.Label test = Il.DefineLabel();
        System.Reflection.Emit.Label end = Il.DefineLabel();
        Il.Emit(OpCodes.Br, test);
        Il.MarkLabel(top);
        Item(each, new ElementPlace(new LocalPlace(array, values.Type, false), new LocalPlace(index, typeof(int), false), values.Type.GetElementType()!));
        Body(each, end, step);
        Il.MarkLabel(step);
        Il.Emit(OpCodes.Ldloc, index);
        Il.Emit(OpCodes.Ldc_I4_1);
        Il.Emit(OpCodes.Add);
        Il.Emit(OpCodes.Stloc, index);
        Il.MarkLabel(test);
        Il.Emit(OpCodes.Ldloc, index);
        Il.Emit(OpCodes.Ldloc, array);
        Il.Emit(OpCodes.Ldlen);
        Il.Emit(OpCodes.Conv_I4);
        Il.Emit(OpCodes.Blt, top);
        Il.MarkLabel(end);
    }

    private void EachByEnumerator(ForEach each, Value values)
    {
        Method get = Enumerator(values.Type) ?? throw new InvalidOperationException("Emitted code enumerates " + values.Type + ".");
        Type type = get.Returns;
        var enumerator = new LocalPlace(Il.DeclareLocal(type), type, false);
        enumerator.Store(_code, new CallValue(values, get, []).Load);
        Method next = MemberTable.Methods(type, "MoveNext").First(m => m.Parameters.Length == 0);
        bool disposes = typeof(IDisposable).IsAssignableFrom(type);
        System.Reflection.Emit.Label top = Il.DefineLabel();
        System.Reflection.Emit.Label test = Il.DefineLabel();
        System.Reflection.Emit.Label end = Il.DefineLabel();
        System.Reflection.Emit.Label after = Il.DefineLabel();
        if (disposes)
        {
            Il.BeginExceptionBlock();
            _depth++;
        }
        Il.Emit(OpCodes.Br, test);
        Il.MarkLabel(top);
        Item(each, Reflected(type, "Current", enumerator)!);
        Body(each, end, test);
        Il.MarkLabel(test);
        new CallValue(enumerator, next, []).Jump(_code, top, true);
        Il.MarkLabel(end);
        if (disposes)
        {
            _depth--;
            Il.Emit(OpCodes.Leave, after);
            Il.BeginFinallyBlock();
            System.Reflection.Emit.Label none = Il.DefineLabel();
            if (!type.IsValueType)
            {
                enumerator.Load(_code);
                Il.Emit(OpCodes.Brfalse, none);
            }
            new CallValue(enumerator, Method.Of(typeof(IDisposable).GetMethod("Dispose")!, typeof(IDisposable), [], []), []).Run(_code);
            Il.MarkLabel(none);
            Il.EndExceptionBlock();
        }
        Il.MarkLabel(after);
    }

    private static Method? Enumerator(Type type)
    {
        if (Array.Find(MemberTable.Methods(type, "GetEnumerator"), m => m.Parameters.Length == 0 && (m.Info.IsPublic || type.IsInterface)) is { } own
            && !(type.IsInterface && own.Returns == typeof(IEnumerator)))
        {
            return own;
        }
        Type? generic = Array.Find(type.GetInterfaces(), i => i.IsConstructedGenericType && i.GetGenericTypeDefinition() == typeof(IEnumerable<>));
        return MemberTable.Methods(generic ?? typeof(IEnumerable), "GetEnumerator").FirstOrDefault();
    }

    private void Item(ForEach each, Value current)
    {
        Type type = each.Type is { IsGlobal: false, Parts: [{ Name: "var" }] } ? current.Type : _types.Resolve(each.Type);
        Value value = Conversions.Require(current, type, true);
        Declare(each.Name, type).Store(_code, value.Load);
    }

    private void Body(ForEach each, System.Reflection.Emit.Label end, System.Reflection.Emit.Label step)
    {
        _breaks.Push((end, _depth));
        _continues.Push((step, _depth));
        Run(each.Body);
        _breaks.Pop();
        _continues.Pop();
    }
}
