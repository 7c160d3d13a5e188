// Owns: the way from the text of emitted files to types of a dynamic assembly. Knows no codec and no format.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Runtime.Compiling.Binding;
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling;

/// <summary>
/// Compiles emitted code: the part of C# that emitters print. The runtime looks through a module's tables at each row that it adds, so many small compilations
/// are faster than a large one: 126 types take 0.6 seconds, 1,633 take 48.
/// </summary>
[RequiresDynamicCode("Codecs made at run time are compiled.")]
internal sealed class SourceCompiler
{
    /// <summary>What the type parameter of a method may be.</summary>
    private static readonly Dictionary<string, Type> s_contracts =
        ((Type[])
        [
            typeof(ISequentialWriter<>), typeof(ISequentialReader<>), typeof(ITaggedWriter<>), typeof(ITaggedReader<>), typeof(IEngineWriter<>),
            typeof(IEngineReader<>),
        ]).ToDictionary(contract => contract.Name[..contract.Name.IndexOf('`')], StringComparer.Ordinal);

    private readonly TypeNames _names;
    private readonly ModuleBuilder _module;
    private readonly Compilation _compilation;
    private readonly TypeBuilder _data;
    private readonly List<SourceType> _types = [];

    private SourceCompiler(string name, TypeNames names, IEnumerable<Assembly> friends)
    {
        _names = names;
        // The runtime refuses references from an assembly that stays to one that may be unloaded.
        AssemblyBuilder assembly = AssemblyBuilder.DefineDynamicAssembly(new AssemblyName(name),
            friends.Any(one => one.IsCollectible) ? AssemblyBuilderAccess.RunAndCollect : AssemblyBuilderAccess.Run);
        _module = assembly.DefineDynamicModule(name);
        Friends.Add(assembly, _module, friends);
        _data = _module.DefineType("Octavo.Generated.Literals", TypeAttributes.NotPublic | TypeAttributes.Sealed | TypeAttributes.Abstract);
        _compilation = new Compilation(names, _data);
    }

    /// <summary>Compiles files into one assembly.</summary>
    /// <param name="name">The assembly's name.</param>
    /// <param name="texts">The files.</param>
    /// <param name="names">Types that the files name, in addition to the libraries' and their own.</param>
    /// <param name="friends">Assemblies whose members are used though they are not public.</param>
    public static Assembly Compile(string name, IEnumerable<string> texts, TypeNames names, IEnumerable<Assembly> friends)
    {
        var compiler = new SourceCompiler(name, names, friends);
        compiler.Compile([.. texts.Select(Parser.Parse)]);
        return compiler._module.Assembly;
    }

    private void Compile(FileNode[] files)
    {
        foreach (FileNode file in files)
        {
            foreach (TypeDeclaration node in file.Types)
            {
                Declare(file, node, null);
            }
        }
        foreach (SourceType type in _types)
        {
            DeclareBases(type);
        }
        foreach (SourceType type in _types)
        {
            DeclareMembers(type);
        }
        foreach (SourceType type in _types)
        {
            CompileBodies(type);
        }
        _data.CreateType();
        foreach (SourceType type in _types)
        {
            type.Builder.CreateType();
        }
    }

    private void Declare(FileNode file, TypeDeclaration node, SourceType? outer)
    {
        TypeAttributes attributes = TypeAttributes.Sealed | TypeAttributes.BeforeFieldInit | (node.IsStatic ? TypeAttributes.Abstract : 0)
            | (node.IsStruct ? TypeAttributes.SequentialLayout : 0);
        Type? parent = node.IsStruct ? typeof(ValueType) : null;
        string name = (file.Namespace.Length == 0 ? "" : file.Namespace + ".") + node.Name;
        TypeBuilder builder = outer is null ? _module.DefineType(name, attributes | TypeAttributes.Public, parent)
            : outer.Builder.DefineNestedType(node.Name, attributes | TypeAttributes.NestedPublic, parent);
        bool constructs = !node.IsStruct && !node.IsStatic;
        var type = new SourceType(node, builder, file, outer)
        {
            Constructor = constructs ? builder.DefineConstructor(MethodAttributes.Public | MethodAttributes.HideBySig, CallingConventions.Standard, []) : null,
        };
        _types.Add(type);
        _compilation.Types.Add(builder, type);
        if (outer is null)
        {
            _names.Add(name, builder);
        }
        else
        {
            outer.Nested.Add(node.Name, type);
        }
        foreach (NestedNode nested in node.Members.OfType<NestedNode>())
        {
            if (nested.Type.Generics.Length == 0)
            {
                Declare(file, nested.Type, type);
            }
            else
            {
                type.GenericAccess.Add(nested.Name, nested.Type);
            }
        }
    }

    private TypeBinder Binder(SourceType type) => new(_names, type.File, type);

    private void DeclareBases(SourceType type)
    {
        TypeBinder binder = Binder(type);
        foreach (TypeNode node in type.Node.Bases)
        {
            Type implemented = binder.Resolve(node);
            if (implemented.IsInterface)
            {
                type.Builder.AddInterfaceImplementation(implemented);
                type.Contracted.AddRange(implemented.GetInterfaces().Prepend(implemented)
                    .SelectMany(i => i.GetMethods(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic)).Where(m => m.IsVirtual));
            }
            else
            {
                type.Builder.SetParent(implemented);
            }
        }
        if (type.Constructor is { } constructor)
        {
            Type parent = type.Builder.BaseType ?? typeof(object);
            ILGenerator il = constructor.GetILGenerator();
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Call, parent.GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, [])!);
            il.Emit(OpCodes.Ret);
        }
    }

    private void DeclareMembers(SourceType type)
    {
        TypeBinder binder = Binder(type);
        foreach (MemberNode member in type.Node.Members)
        {
            switch (member)
            {
                case FieldNode field:
                    DeclareField(type, field, binder.Resolve(field.Type));
                    break;
                case PropertyNode property:
                    SourceMethod getter =
                        DeclareMethod(type,
                            new MethodNode("get_" + property.Name, property.Modifiers, property.Type, false, [], "", [], property.Body, "", null));
                    type.Properties.Add(property.Name, getter);
                    break;
                case MethodNode method:
                    SourceMethod declared = DeclareMethod(type, method);
                    if (!type.Methods.TryGetValue(method.Name, out List<SourceMethod>? same))
                    {
                        type.Methods.Add(method.Name, same = []);
                    }
                    same.Add(declared);
                    break;
            }
        }
    }

    private static void DeclareField(SourceType type, FieldNode node, Type fieldType)
    {
        bool constant = node.Has("const");
        FieldAttributes attributes = FieldAttributes.Public | (node.Has("static") ? FieldAttributes.Static : 0)
            | (node.Has("readonly") ? FieldAttributes.InitOnly : 0);
        var field = new SourceField(node) { Type = fieldType, Builder = constant ? null : type.Builder.DefineField(node.Name, fieldType, attributes) };
        type.Fields.Add(node.Name, field);
        if (constant && node.Value is Literal { Value: { } value } && value.GetType() == fieldType)
        {
            // What a codec says about itself is read by those that are made later.
            type.Builder.DefineField(node.Name, fieldType, FieldAttributes.Public | FieldAttributes.Static | FieldAttributes.Literal).SetConstant(value);
        }
        if (!constant && node.Value is not null)
        {
            type.Initialized.Add(field);
        }
    }

    private SourceMethod DeclareMethod(SourceType type, MethodNode node)
    {
        bool isStatic = node.Has("static");
        MethodAttributes attributes = MethodAttributes.Public | MethodAttributes.HideBySig | (isStatic ? MethodAttributes.Static : 0)
            | (node.Has("override") ? MethodAttributes.Virtual : 0)
                | (node.Name.StartsWith("get_", StringComparison.Ordinal) ? MethodAttributes.SpecialName : 0);
        MethodBuilder builder = type.Builder.DefineMethod(node.Name, attributes);
        TypeBinder binder = Binder(type);
        Type[] generics = [];
        if (node.Generics.Length != 0)
        {
            GenericTypeParameterBuilder[] parameters = builder.DefineGenericParameters(node.Generics);
            generics = parameters;
            binder = binder.With(node.Generics.Zip(parameters).ToDictionary(p => p.First, p => (Type)p.Second));
            foreach (GenericTypeParameterBuilder parameter in parameters)
            {
                parameter.SetGenericParameterAttributes(
                    GenericParameterAttributes.NotNullableValueTypeConstraint | GenericParameterAttributes.DefaultConstructorConstraint
                        | GenericParameterAttributes.AllowByRefLike);
                Type contract = s_contracts[node.Contract];
                parameter.SetInterfaceConstraints(contract.MakeGenericType(parameter));
                _compilation.Contracts.Add(parameter, contract);
            }
        }
        var bound = new Parameter[node.Parameters.Length];
        for (int i = 0; i < bound.Length; i++)
        {
            ParameterNode parameter = node.Parameters[i];
            Passing passing = parameter.Passing switch { "ref" => Passing.Ref, "in" => Passing.In, "out" => Passing.Out, _ => Passing.Value };
            bound[i] = new Parameter(parameter.Name, binder.Resolve(parameter.Type!), passing, false, null, false);
        }
        Type returns = binder.Resolve(node.Returns);
        MethodInfo? overridden = node.Has("override") ? Overridden(type.Builder.BaseType!, node.Name, bound) : isStatic
            ? type.Contracted.Find(d => d.Name == node.Name && Same(d, bound, generics)) : null;
        Signature(builder, node, returns, bound, overridden);
        for (int i = 0; i < bound.Length; i++)
        {
            if (bound[i].Passing is Passing.In or Passing.Out)
            {
                builder.DefineParameter(i + 1, bound[i].Passing == Passing.In ? ParameterAttributes.In : ParameterAttributes.Out, bound[i].Name);
            }
        }
        if (node.Inlining.Length != 0)
        {
            builder.SetImplementationFlags(node.Inlining == "NoInlining" ? MethodImplAttributes.NoInlining : MethodImplAttributes.AggressiveInlining);
        }
        var method =
            new Method(node.Name, type.Builder, builder, isStatic, returns, node.ReturnsRef, bound, generics, null,
                node.Accessor is null ? null : Accessors.Find(node.Accessor, returns, bound));
        if (isStatic && overridden is not null)
        {
            // Nothing is matched by name if an interface's member is static.
            type.Builder.DefineMethodOverride(builder, overridden);
        }
        return new SourceMethod(method, builder, node.Body, node.Parameters, node.Generics);
    }

    /// <summary>An override has the modifiers of what it overrides; other methods have none.</summary>
    private static void Signature(MethodBuilder builder, MethodNode node, Type returns, Parameter[] parameters, MethodInfo? overridden)
    {
        Type[] types = [.. parameters.Select(p => p.Passing == Passing.Value ? p.Type : p.Type.MakeByRefType())];
        ParameterInfo[]? infos = overridden?.GetParameters();
        builder.SetSignature(
            node.ReturnsRef ? returns.MakeByRefType() : returns,
            overridden?.ReturnParameter.GetRequiredCustomModifiers(),
            overridden?.ReturnParameter.GetOptionalCustomModifiers(),
            types,
            infos is null ? null : [.. infos.Select(i => i.GetRequiredCustomModifiers())],
            infos is null ? null : [.. infos.Select(i => i.GetOptionalCustomModifiers())]);
    }

    private static MethodInfo? Overridden(Type parent, string name, Parameter[] parameters) =>
        MemberTable.Methods(parent, name)
            .FirstOrDefault(
                m => m.Info is MethodInfo { IsVirtual: true } && m.Parameters.Length == parameters.Length
                    && m.Parameters.Zip(parameters)
                    .All(p => p.First.Type == p.Second.Type && (p.First.Passing == Passing.Value) == (p.Second.Passing == Passing.Value)))?.Info as MethodInfo;

    private static bool Same(MethodInfo declared, Parameter[] parameters, Type[] generics)
    {
        Method known = Method.Of(declared, declared.DeclaringType!, [], []);
        return known.Generics.Length == generics.Length && known.Parameters.Length == parameters.Length
            && known.Parameters.Zip(parameters)
            .All(p => Substitution.Replace(p.First.Type, known.Generics, generics) == p.Second.Type && p.First.Passing == p.Second.Passing);
    }

    private void CompileBodies(SourceType type)
    {
        if (type.Initialized.Count != 0)
        {
            ConstructorBuilder initializer = type.Builder.DefineTypeInitializer();
            new BodyBinder(_compilation, type, Binder(type), new MethodCode(initializer.GetILGenerator()), typeof(void), false, true,
                []).Initialize(type.Initialized);
        }
        foreach (SourceMethod method in type.Methods.Values.SelectMany(m => m).Concat(type.Properties.Values))
        {
            CompileBody(type, method);
        }
    }

    private void CompileBody(SourceType type, SourceMethod source)
    {
        ILGenerator il = source.Builder.GetILGenerator();
        if (source.Body is null)
        {
            // An accessor: calls of it are calls of what it stands for.
            il.Emit(OpCodes.Ldnull);
            il.Emit(OpCodes.Throw);
            return;
        }
        TypeBinder binder = Binder(type).With(source.GenericNames.Zip(source.Method.Generics).ToDictionary(p => p.First, p => p.Second));
        try
        {
            new BodyBinder(_compilation, type, binder, new MethodCode(il), source.Method.Returns, source.Method.ReturnsRef, source.Method.IsStatic,
                source.Method.Parameters).Compile(source.Body);
        }
        catch (InvalidOperationException e)
        {
            throw new InvalidOperationException(type.Builder.FullName + "." + source.Method.Name + ": " + e.Message, e);
        }
    }
}
