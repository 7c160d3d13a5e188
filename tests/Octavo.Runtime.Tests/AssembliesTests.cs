// Owns: types of assemblies that are not as they were when they were built: in part, twice, to be unloaded, or with names that the platform has.
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using Xunit;
using Basic = Octavo.Runtime.Tests.VisualBasic;

namespace Octavo.Runtime.Tests;

[Collection("one after another")]
public sealed class AssembliesTests
{
    private static readonly Lazy<Assembly> s_withoutOther = new(MakeWithoutOther);

    /// <summary>A program may run without an assembly that it does not use: other types of the same assembly have codecs.</summary>
    [Theory]
    [InlineData("Fine")]
    [InlineData("FinePlain")]
    [InlineData("FineUnion")]
    public void Types_beside_those_that_cannot_be_loaded_have_codecs(string name)
    {
        Type type = WithoutOther.GetType("Lib." + name, throwOnError: true)!;
        object value = Activator.CreateInstance(name == "FineUnion" ? WithoutOther.GetType("Lib.FineCase")! : type)!;
        value.GetType().GetProperty("Id")!.SetValue(value, 5);
        foreach (OctavoFormat format in Unnumbered.Formats)
        {
            object read = format.Deserialize(format.Serialize(value, type), type)!;
            Assert.Equal(5, read.GetType().GetProperty("Id")!.GetValue(read));
        }
    }

    /// <summary>Asked for twice: what was begun at the first call must not be taken for whole at the second.</summary>
    [Theory]
    [InlineData("Holds")]
    [InlineData("HoldsPlain")]
    [InlineData("HoldsHolder")]
    [InlineData("Noted")]
    public void Types_that_need_what_is_not_there_are_refused(string name)
    {
        Type type = WithoutOther.GetType("Lib." + name, throwOnError: true)!;
        object value = Activator.CreateInstance(type)!;
        for (int i = 0; i < 2; i++)
        {
            OctavoException refused = Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(value, type));
            Assert.Equal(OctavoErrorCode.NoCodec, refused.Code);
            Assert.Contains("Gone", refused.Message, StringComparison.Ordinal);
        }
    }

    /// <summary>Plug-ins of two versions: each type has its own codec.</summary>
    [Fact]
    public void One_assembly_may_be_loaded_twice()
    {
        foreach (Type type in new[] { Load("first", false), Load("second", false) })
        {
            Trip(type);
        }
    }

    /// <summary>A codec knows types by their names: one that would take one type for the other is refused.</summary>
    [Fact]
    public void Two_types_of_one_name_are_not_in_one_codec()
    {
        Type[] both = [Load("third", false), Load("fourth", false)];
        Type pair = typeof(ValueTuple<,>).MakeGenericType(both);
        foreach (Type type in new[] { typeof(Tuple<,>).MakeGenericType(both), typeof(Dictionary<,>).MakeGenericType(typeof(int), pair) })
        {
            OctavoException refused = Assert.Throws<OctavoException>(() => OctavoFormats.Binary.Serialize(null, type));
            Assert.Equal(OctavoErrorCode.NoCodec, refused.Code);
            Assert.Contains("two types " + typeof(Basic.Order).FullName, refused.Message, StringComparison.Ordinal);
        }
    }

    /// <summary>As libraries for older platforms have them.</summary>
    [Fact]
    public void A_type_with_the_name_of_one_of_the_platform_is_not_taken_for_it()
    {
        ModuleBuilder module = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Older"), AssemblyBuilderAccess.Run).DefineDynamicModule("Older");
        TypeBuilder own = module.DefineType("System.Collections.BitArray", TypeAttributes.Public);
        Property(own, "From", typeof(string));
        TypeBuilder holder = module.DefineType("Older.Holder", TypeAttributes.Public);
        Property(holder, "Bits", own.CreateType());
        Property(holder, "Times", typeof(DateTime[]));
        object value = Activator.CreateInstance(holder.CreateType())!;
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(value, value.GetType()));
        Assert.Equal(OctavoErrorCode.NoCodec, refused.Code);
        Assert.Contains("System.Collections.BitArray", refused.Message, StringComparison.Ordinal);
    }

    /// <summary>A program without namespaces: emitted code means the library's types by these names.</summary>
    [Fact]
    public void Types_without_a_namespace_hide_nothing()
    {
        ModuleBuilder module = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Flat"), AssemblyBuilderAccess.Run).DefineDynamicModule("Flat");
        TypeBuilder holder = module.DefineType("Holder", TypeAttributes.Public);
        foreach (string name in new[] { "Throw", "Lists", "Maps", "Layout", "CodecEntry", "Unsafe", "OctavoBinaryWriter", "Octavo.OctavoJsonReader", "List`1" })
        {
            TypeBuilder one = module.DefineType(name, TypeAttributes.Public);
            Property(one, "Times", typeof(DateTime[]));
            Type made = one.CreateType();
            if (!name.Contains('`', StringComparison.Ordinal))
            {
                Property(holder, name.Replace('.', '_'), made);
            }
        }
        Property(holder, "Counts", typeof(Dictionary<Guid, List<int?>>));
        Trip(holder.CreateType());
    }

    /// <summary>Plain or not, before and after the step to compiled codecs, and as elements.</summary>
    [Fact]
    public void Types_that_may_be_unloaded_have_codecs()
    {
        Type type = Load("unloaded", true);
        Assert.True(type.IsCollectible);
        Trip(type);
        Trip(type.Assembly.GetType(typeof(Basic.Line).FullName!)!);
        OctavoRuntime.Prepare(type.Assembly.GetType(typeof(Basic.Line).FullName!)!);
        Trip(type.Assembly.GetType(typeof(Basic.Line).FullName!)!);
        Trip(typeof(List<>).MakeGenericType(type));
    }

    private static Type Load(string context, bool isCollectible) => new AssemblyLoadContext(context, isCollectible)
        .LoadFromAssemblyPath(typeof(Basic.Order).Assembly.Location).GetType(typeof(Basic.Order).FullName!, throwOnError: true)!;

    private static void Trip(Type type)
    {
        object value = Activator.CreateInstance(type)!;
        foreach (OctavoFormat format in Unnumbered.Formats)
        {
            byte[] bytes = format.Serialize(value, type);
            object read = format.Deserialize(bytes, type)!;
            Assert.Equal(type, read.GetType());
            Assert.Equal(bytes, format.Serialize(read, type));
        }
    }

    /// <summary>An assembly <c>Lib</c> whose types use an assembly <c>Gone</c>, which is not there.</summary>
    private static Assembly WithoutOther => s_withoutOther.Value;

    private static Assembly MakeWithoutOther()
    {
        Assembly gone = Save("Gone", null, static (module, _) =>
        {
            module.DefineType("Gone.Base", TypeAttributes.Public).CreateType();
            TypeBuilder note = module.DefineType("Gone.NoteAttribute", TypeAttributes.Public, typeof(Attribute));
            note.DefineDefaultConstructor(MethodAttributes.Public);
            note.CreateType();
        });
        return Save("Lib", gone, static (module, gone) =>
        {
            Type lost = gone!.GetType("Gone.Base", throwOnError: true)!;
            module.DefineType("Lib.Broken", TypeAttributes.Public, lost).CreateType();
            Class(module, "FinePlain");
            Class(module, "Fine", ("Times", typeof(DateTime[])));
            TypeBuilder plain = Class(module, "HoldsPlain", ("Lost", lost));
            Class(module, "Holds", ("Times", typeof(DateTime[])), ("Lost", lost));
            Class(module, "HoldsHolder", ("Holder", plain));
            Class(module, "Noted", note: gone.GetType("Gone.NoteAttribute")!);
            TypeBuilder union = module.DefineType("Lib.FineUnion", TypeAttributes.Public | TypeAttributes.Abstract);
            union.SetCustomAttribute(new CustomAttributeBuilder(typeof(CodecUnionAttribute).GetConstructor([])!, []));
            union.DefineDefaultConstructor(MethodAttributes.Public);
            union.CreateType();
            TypeBuilder one = module.DefineType("Lib.FineCase", TypeAttributes.Public, union);
            one.SetCustomAttribute(new CustomAttributeBuilder(typeof(CodecUnionAttribute).GetConstructor([typeof(int), typeof(string)])!, [1, "one"]));
            Property(one, "Id", typeof(int));
            one.CreateType();
        });
    }

    private static TypeBuilder Class(ModuleBuilder module, string name, params (string Name, Type Type)[] members) => Class(module, name, null, members);

    private static TypeBuilder Class(ModuleBuilder module, string name, Type? note, params (string Name, Type Type)[] members)
    {
        TypeBuilder made = module.DefineType("Lib." + name, TypeAttributes.Public);
        PropertyBuilder id = Property(made, "Id", typeof(int));
        if (note is not null)
        {
            id.SetCustomAttribute(new CustomAttributeBuilder(note.GetConstructor([])!, []));
        }
        foreach ((string member, Type type) in members)
        {
            Property(made, member, type);
        }
        made.CreateType();
        return made;
    }

    private static Assembly Save(string name, Assembly? other, Action<ModuleBuilder, Assembly?> define)
    {
        var assembly = new PersistedAssemblyBuilder(new AssemblyName(name), typeof(object).Assembly);
        define(assembly.DefineDynamicModule(name), other);
        var image = new MemoryStream();
        assembly.Save(image);
        image.Position = 0;
        return new AssemblyLoadContext(name).LoadFromStream(image);
    }

    /// <summary>An automatic property, as compilers make one.</summary>
    private static PropertyBuilder Property(TypeBuilder type, string name, Type of)
    {
        FieldBuilder field = type.DefineField("<" + name + ">k__BackingField", of, FieldAttributes.Private);
        MethodBuilder get = Accessor("get_" + name, of, []), set = Accessor("set_" + name, null, [of]);
        ILGenerator il = get.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldfld, field);
        il.Emit(OpCodes.Ret);
        il = set.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldarg_1);
        il.Emit(OpCodes.Stfld, field);
        il.Emit(OpCodes.Ret);
        PropertyBuilder property = type.DefineProperty(name, PropertyAttributes.None, of, null);
        property.SetGetMethod(get);
        property.SetSetMethod(set);
        return property;

        MethodBuilder Accessor(string accessor, Type? returns, Type[] takes)
        {
            const MethodAttributes Attributes = MethodAttributes.Public | MethodAttributes.SpecialName | MethodAttributes.HideBySig;
            MethodBuilder made = type.DefineMethod(accessor, Attributes, returns, takes);
            made.SetCustomAttribute(new CustomAttributeBuilder(typeof(CompilerGeneratedAttribute).GetConstructor([])!, []));
            return made;
        }
    }
}
