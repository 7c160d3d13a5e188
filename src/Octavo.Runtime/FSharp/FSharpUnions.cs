// Owns: classes that stand for the cases of an F# union, and their conversions: F# knows some cases by class, others by a number alone. Emits IL.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Octavo.Runtime.Compiling;

namespace Octavo.Runtime.FSharp;

/// <summary>
/// For <c>type Shape = Circle of radius: float | Nothing</c>: an abstract class <c>Shape</c>, a class <c>Circle</c> with the field <c>radius</c>, a class
/// <c>Nothing</c>, and two static methods of <c>Shape</c> that convert. If no case has fields, an enum stands for the union.
/// </summary>
[RequiresDynamicCode("The classes are made at run time.")]
internal static class FSharpUnions
{
    private static readonly ConstructorInfo s_mark = typeof(CodecUnionAttribute).GetConstructor([])!;
    private static readonly ConstructorInfo s_case = typeof(CodecUnionAttribute).GetConstructor([typeof(int), typeof(string)])!;
    private static readonly ConstructorInfo s_named = typeof(CodecMemberAttribute).GetConstructor([typeof(string)])!;
    private static int s_made;

    public static FSharpForm Make(Type union, FSharpCase[] cases)
    {
        string space = "Octavo.Made.FSharp" + Interlocked.Increment(ref s_made);
        AssemblyBuilder assembly = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName(space),
            union.IsCollectible ? AssemblyBuilderAccess.RunAndCollect : AssemblyBuilderAccess.Run);
        ModuleBuilder module = assembly.DefineDynamicModule(space);
        Friends.Add(assembly, module, [union.Assembly, typeof(FSharpUnions).Assembly]);
        var names = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        string name = space + "." + Name(union.Name, names);
        Type made = Array.TrueForAll(cases, c => c.Fields.Length == 0) ? Enum(module, name, union, cases, out Type standIn)
            : standIn = Classes(module, space, name, union, cases, names);
        string text = "global::" + made.FullName;
        return new FSharpForm(standIn, text + ".From($)", text + ".To($)");
    }

    /// <summary>Makes an enum, and the class with its conversions.</summary>
    private static Type Enum(ModuleBuilder module, string name, Type union, FSharpCase[] cases, out Type standIn)
    {
        EnumBuilder values = module.DefineEnum(name, TypeAttributes.Public, typeof(int));
        foreach (FSharpCase one in cases)
        {
            values.DefineLiteral(one.Name, one.Number);
        }
        standIn = values.CreateType();
        TypeBuilder made = module.DefineType(name + "Conversions", TypeAttributes.Public | TypeAttributes.Abstract | TypeAttributes.Sealed);
        ILGenerator from = Method(made, "From", union, standIn);
        Tag(from, union);
        from.Emit(OpCodes.Ret);
        ILGenerator to = Method(made, "To", standIn, union);
        Label[] labels = Array.ConvertAll(cases, _ => to.DefineLabel());
        to.Emit(OpCodes.Ldarg_0);
        to.Emit(OpCodes.Switch, labels);
        Refuse(to, union);
        for (int i = 0; i < cases.Length; i++)
        {
            to.MarkLabel(labels[i]);
            to.Emit(OpCodes.Call, cases[i].Make);
            to.Emit(OpCodes.Ret);
        }
        return made.CreateType();
    }

    /// <summary>Makes a class a case, and the base with the conversions.</summary>
    private static Type Classes(ModuleBuilder module, string space, string name, Type union, FSharpCase[] cases, HashSet<string> names)
    {
        TypeBuilder made = module.DefineType(name, TypeAttributes.Public | TypeAttributes.Abstract);
        made.SetCustomAttribute(new CustomAttributeBuilder(s_mark, []));
        ConstructorBuilder constructor = made.DefineDefaultConstructor(MethodAttributes.Public);
        StandIn[] all = Array.ConvertAll(cases, one => Class(module, made, constructor, space + "." + Name(one.Name, names), one));
        From(Method(made, "From", union, made), union, all);
        To(Method(made, "To", made, union), union, all);
        Type created = made.CreateType();
        foreach (StandIn one in all)
        {
            one.Type.CreateType();
        }
        return created;
    }

    private static StandIn Class(ModuleBuilder module, TypeBuilder union, ConstructorBuilder constructor, string name, FSharpCase one)
    {
        TypeBuilder made = module.DefineType(name, TypeAttributes.Public | TypeAttributes.Sealed, union);
        made.SetCustomAttribute(new CustomAttributeBuilder(s_case, [one.Number, one.Name]));
        ConstructorBuilder own = made.DefineConstructor(MethodAttributes.Public, CallingConventions.Standard, []);
        ILGenerator il = own.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Call, constructor);
        il.Emit(OpCodes.Ret);
        var fields = new HashSet<string>();
        return new StandIn(one, made, own, Array.ConvertAll(one.Fields, f => Field(made, f, Name(f.Name, fields))));
    }

    /// <summary>Any text in double backticks is a name in F#: data have it, and code another one.</summary>
    private static FieldBuilder Field(TypeBuilder made, PropertyInfo field, string name)
    {
        FieldBuilder one = made.DefineField(name, field.PropertyType, FieldAttributes.Public);
        if (name != field.Name)
        {
            one.SetCustomAttribute(new CustomAttributeBuilder(s_named, [field.Name]));
        }
        return one;
    }

    /// <summary>Makes the object that stands for a value.</summary>
    private static void From(ILGenerator il, Type union, StandIn[] all)
    {
        Label[] labels = Array.ConvertAll(all, _ => il.DefineLabel());
        Tag(il, union);
        il.Emit(OpCodes.Switch, labels);
        Refuse(il, union);
        for (int i = 0; i < all.Length; i++)
        {
            il.MarkLabel(labels[i]);
            il.Emit(OpCodes.Newobj, all[i].Constructor);
            for (int f = 0; f < all[i].Fields.Length; f++)
            {
                PropertyInfo property = all[i].Case.Fields[f];
                il.Emit(OpCodes.Dup);
                Value(il, union);
                if (property.DeclaringType != union)
                {
                    il.Emit(OpCodes.Castclass, property.DeclaringType!);
                }
                il.Emit(OpCodes.Call, property.GetMethod!);
                il.Emit(OpCodes.Stfld, all[i].Fields[f]);
            }
            il.Emit(OpCodes.Ret);
        }
    }

    /// <summary>Makes the value of the object that stands for it.</summary>
    private static void To(ILGenerator il, Type union, StandIn[] all)
    {
        foreach (StandIn one in all)
        {
            Label next = il.DefineLabel();
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Isinst, one.Type);
            il.Emit(OpCodes.Brfalse, next);
            foreach (FieldBuilder field in one.Fields)
            {
                il.Emit(OpCodes.Ldarg_0);
                il.Emit(OpCodes.Castclass, one.Type);
                il.Emit(OpCodes.Ldfld, field);
            }
            il.Emit(OpCodes.Call, one.Case.Make);
            il.Emit(OpCodes.Ret);
            il.MarkLabel(next);
        }
        Refuse(il, union);
    }

    private static ILGenerator Method(TypeBuilder type, string name, Type from, Type to) =>
        type.DefineMethod(name, MethodAttributes.Public | MethodAttributes.Static, to, [from]).GetILGenerator();

    private static void Value(ILGenerator il, Type union)
    {
        if (union.IsValueType)
        {
            il.Emit(OpCodes.Ldarga_S, (byte)0);
        }
        else
        {
            il.Emit(OpCodes.Ldarg_0);
        }
    }

    private static void Tag(ILGenerator il, Type union)
    {
        Value(il, union);
        MethodInfo tag = FSharpTypes.Tag(union);
        il.Emit(tag.IsVirtual ? OpCodes.Callvirt : OpCodes.Call, tag);
    }

    private static void Refuse(ILGenerator il, Type union)
    {
        il.Emit(OpCodes.Ldtoken, union);
        il.Emit(OpCodes.Call, typeof(Type).GetMethod(nameof(Type.GetTypeFromHandle))!);
        il.Emit(OpCodes.Call, typeof(FSharpValues).GetMethod(nameof(FSharpValues.NoCase))!);
        il.Emit(OpCodes.Throw);
    }

    /// <summary>A name that C# can write and no other type of the union has.</summary>
    private static string Name(string name, HashSet<string> names)
    {
        string plain = new([.. name.Split('`')[0].Select(c => char.IsLetterOrDigit(c) ? c : '_')]);
        plain = plain.Length == 0 || char.IsDigit(plain[0]) ? "_" + plain : plain;
        string unique = plain;
        for (int i = 2; !names.Add(unique); i++)
        {
            unique = plain + i;
        }
        return unique;
    }

    /// <summary>The class that stands for a case.</summary>
    private sealed record StandIn(FSharpCase Case, TypeBuilder Type, ConstructorBuilder Constructor, FieldBuilder[] Fields);
}
