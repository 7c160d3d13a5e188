// Owns: the attribute that lets a dynamic assembly use what is not public in others. Knows no code.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;

namespace Octavo.Runtime.Compiling;

[RequiresDynamicCode("Assemblies are made at run time.")]
internal static class Friends
{
    /// <summary>Lets an assembly use what is not public in others.</summary>
    /// <param name="assembly">The assembly.</param>
    /// <param name="module">Its module, which gets the attribute's type.</param>
    /// <param name="friends">The others.</param>
    public static void Add(AssemblyBuilder assembly, ModuleBuilder module, IEnumerable<Assembly> friends)
    {
        ConstructorInfo mark = Attribute(module);
        foreach (Assembly friend in friends)
        {
            assembly.SetCustomAttribute(new CustomAttributeBuilder(mark, [friend.GetName().Name!]));
        }
    }

    /// <summary>The attribute by which the runtime lets an assembly use what is not public in another; it goes by its name.</summary>
    private static ConstructorBuilder Attribute(ModuleBuilder module)
    {
        TypeBuilder type =
            module.DefineType("System.Runtime.CompilerServices.IgnoresAccessChecksToAttribute", TypeAttributes.Public | TypeAttributes.Sealed,
                typeof(Attribute));
        ConstructorBuilder constructor = type.DefineConstructor(MethodAttributes.Public, CallingConventions.Standard, [typeof(string)]);
        ILGenerator il = constructor.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Call, typeof(Attribute).GetConstructor(BindingFlags.Instance | BindingFlags.NonPublic, [])!);
        il.Emit(OpCodes.Ret);
        type.SetCustomAttribute(
            new CustomAttributeBuilder(typeof(AttributeUsageAttribute).GetConstructor([typeof(AttributeTargets)])!, [AttributeTargets.Assembly],
                [typeof(AttributeUsageAttribute).GetProperty("AllowMultiple")!], [true]));
        type.CreateType();
        return constructor;
    }
}
