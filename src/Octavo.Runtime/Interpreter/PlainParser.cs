// Owns: which classes are plain: all that their codec depends on is said here, and nothing else says anything of them. Knows no format.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Internal;
using Octavo.Runtime.Pipeline;
using Octavo.Runtime.Symbols;

namespace Octavo.Runtime.Interpreter;

/// <summary>
/// Reads classes by reflection, without the generator's parser, whose first run alone takes longer than the whole first tier. So it takes only what cannot
/// mean anything else: every attribute, field, property and constructor of a class must be one that it knows; anything else makes the class, and what holds it,
/// one for the compiler.
/// </summary>
internal sealed class PlainParser
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly HashSet<Type> s_silent =
    [
        typeof(IEquatable<>), typeof(IComparable<>), typeof(IComparable), typeof(ICloneable), typeof(IDisposable), typeof(IAsyncDisposable),
        typeof(IFormattable),
    ];

    /// <summary>The longest name of a member: longer ones have rules of their own in some formats.</summary>
    private const int LongestName = 100;

    /// <summary>Classes that are read, one within another, before the runtime is asked for stack: it says no to every thread of 128 KiB.</summary>
    private const int FreeLevels = 32;

    private readonly Lock _gate = new();
    private readonly Dictionary<Type, PlainType> _types = [];
    private readonly HashSet<Type> _others = [];
    private readonly List<PlainType> _open = []; // of the root that is parsed
    private readonly Dictionary<Assembly, HashSet<Type>?> _named = [];
    private readonly Dictionary<Type, bool> _enums = [];
    private readonly Dictionary<Type, PlainValue> _values = []; // of types without a name in errors
    private HashSet<Type>? _around; // of the class whose members are read
    private bool _ranOut;           // of stack: classes are read where they are met

    /// <summary>The plan of a class and of all that it holds; null if one of them is not plain. Any thread may call it.</summary>
    [RequiresDynamicCode("Closed types are made.")]
    internal PlainType? Parse(Type type)
    {
        PlainType[] open;
        PlainType? found;
        lock (_gate)
        {
            found = Read(type, out open);
        }
        if (found is null || open.Length == 0)
        {
            return found;
        }
        // Constructors are users' code, which may use codecs itself, or wait for a thread that does: no lock is held, and nobody has the classes yet.
        List<Type>? others = null;
        foreach (PlainType one in open)
        {
            if (one.HasOwnComparers())
            {
                (others ??= []).Add(one.Type);
            }
        }
        lock (_gate)
        {
            if (others is not null)
            {
                _others.UnionWith(others);
                return null;
            }
            foreach (PlainType one in open)
            {
                one.Link();
                _types.TryAdd(one.Type, one); // another thread may have been faster, with the same
            }
        }
        return found;
    }

    /// <summary>Reads a class and what it holds. Nothing that was begun is kept: it may hold what is not plain.</summary>
    /// <param name="type">The class.</param>
    /// <param name="open">The classes that were not known before.</param>
    /// <returns>Null if one of them is not plain.</returns>
    [RequiresDynamicCode("Closed types are made.")]
    private PlainType? Read(Type type, out PlainType[] open)
    {
        PlainType? found = null;
        bool isTried = false;
        try
        {
            found = Find(type);
        }
        catch (Exception unread) when (unread is not OutOfMemoryException)
        {
            // An assembly that a member or an attribute needs is not there, or the like: the compiler says so.
        }
        finally
        {
            open = [.. _open];
            _open.Clear();
            _around = null;
            _ranOut = false;
            foreach (PlainType one in open)
            {
                _types.Remove(one.Type);
                isTried |= RunningConstructors.IsOpen(one.Type);
            }
        }
        // A class whose constructor runs on this thread, to be looked at, is not looked at once more.
        return isTried ? null : found;
    }

    /// <summary>The plan of a class, which may not have all of its members yet; null if it is not plain.</summary>
    [RequiresDynamicCode("Closed types are made.")]
    internal PlainType? Find(Type type)
    {
        if (_types.TryGetValue(type, out PlainType? known))
        {
            return known;
        }
        if (_open.Count >= FreeLevels && !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            _ranOut = true;
            return null;
        }
        if (_others.Contains(type) || !IsPlain(type) || Constructor(type) is not { } constructor)
        {
            _others.Add(type);
            return null;
        }
        var plain = new PlainType(type, constructor.GetParameters().Length == 0 ? null : constructor);
        _types.Add(type, plain);
        _open.Add(plain);
        HashSet<Type>? around = _around;
        _around = Named(type.Assembly);
        PlainMember[]? members = Members(plain);
        _around = around;
        if (_ranOut)
        {
            return null; // nothing is known of it, and the compiler asks without recursion
        }
        if (members is null || Parameters(plain, members) is not { } parameters)
        {
            _others.Add(type);
            return null;
        }
        plain.Set(members, parameters);
        return plain;
    }

    /// <summary>The body of a type that has no name in errors: made once.</summary>
    /// <param name="type">The type.</param>
    /// <param name="make">Makes it; null if it does not know the type.</param>
    internal PlainValue? Keep(Type type, Func<Type, PlainValue?> make)
    {
        if (!_values.TryGetValue(type, out PlainValue? value) && (value = make(type)) is not null)
        {
            _values.Add(type, value);
        }
        return value;
    }

    /// <summary>Whether an attribute of the assembly that is looked at says something of a type.</summary>
    internal bool IsNamed(Type type) => _around!.Contains(type) || (type.IsGenericType && _around.Contains(type.GetGenericTypeDefinition()));

    /// <summary>Whether an enum is its number: no attribute says anything else.</summary>
    internal bool IsPlainEnum(Type type)
    {
        if (!_enums.TryGetValue(type, out bool isPlain))
        {
            isPlain = type.GetCustomAttributesData().All(a => a.AttributeType == typeof(FlagsAttribute));
            _enums.Add(type, isPlain);
        }
        return isPlain && !IsNamed(type);
    }

    /// <summary>Whether the declaration of a member, element or value refuses null.</summary>
    internal static bool RefusesNull(Type type, Nullability nullability) =>
        !type.IsValueType && nullability.Annotation == Microsoft.CodeAnalysis.NullableAnnotation.NotAnnotated;

    private bool IsPlain(Type type) => type is { IsAbstract: false } && BaseFirst(type).All(IsPlainPart) && Array.TrueForAll(type.GetInterfaces(), IsSilent);

    /// <summary>Whether a class, or one that it derives from, says nothing that its members do not say.</summary>
#pragma warning disable SYSLIB0050 // the mark is meant, not the formatter
    private bool IsPlainPart(Type type) =>
        type is { IsClass: true, IsGenericType: false, IsArray: false, IsSerializable: false, IsImport: false }
        && type.Assembly != typeof(GenerateCodecAttribute).Assembly && IsSeen(type) && !CompilationFacts.IsPlatform(type) && HasUsualName(type)
        && Named(type.Assembly) is { } named && !named.Contains(type) && !HasMeaning(type, takesRequest: true)
        && type.GetMethods(Own).All(m => m.IsSpecialName || IsSilent(m));
#pragma warning restore SYSLIB0050

    /// <summary>The classes that a class consists of, its last base first: the order of their members.</summary>
    private static IEnumerable<Type> BaseFirst(Type type)
    {
        Stack<Type> parts = [];
        for (Type? part = type; part is not null && part != typeof(object); part = part.BaseType)
        {
            parts.Push(part);
        }
        return parts;
    }

    /// <summary>Whether no codec asks whether a class implements an interface: those of the platform that compare, copy, format and dispose, and those of
    /// programs that have no attributes and whose properties have none.</summary>
    private bool IsSilent(Type contract)
    {
        Type definition = contract.IsGenericType ? contract.GetGenericTypeDefinition() : contract;
        if (CompilationFacts.IsPlatform(definition))
        {
            return s_silent.Contains(definition);
        }
        return !contract.IsGenericType && contract.Assembly != typeof(GenerateCodecAttribute).Assembly && Named(contract.Assembly) is { } named
            && !named.Contains(contract) && !HasMeaning(contract) && Array.TrueForAll(contract.GetMembers(Own), m => !HasMeaning(m));
    }

    private static bool IsRecord(Type type) => type.GetMethod("<Clone>$", Own) is not null;

    /// <summary>The constructor that a codec calls: the only one besides that by which a record is copied, or, if a class that is not a record has several, the
    /// one without parameters. Null if there is another choice, or it is not public.</summary>
    private static ConstructorInfo? Constructor(Type type)
    {
        ConstructorInfo[] all = type.GetConstructors(Own);
        if (all.Length != 1 && IsRecord(type))
        {
            all = Array.FindAll(all, c => c.GetParameters() is not [{ } copied] || copied.ParameterType != type);
        }
        else if (all.Length != 1 && Array.TrueForAll(all, c => !HasMeaning(c)))
        {
            all = Array.FindAll(all, c => c.GetParameters().Length == 0);
        }
        return all is [{ IsPublic: true } one] && !HasMeaning(one) ? one : null;
    }

    /// <summary>The places of the members that the parameters of the constructor take, all or none; null if another number is taken, or in another
    /// way.</summary>
    private static int[]? Parameters(PlainType plain, PlainMember[] members)
    {
        ParameterInfo[] parameters = plain.Constructor?.GetParameters() ?? [];
        int[] places =
            Array.ConvertAll(parameters,
                p => p is { HasDefaultValue: false, IsIn: false } && p.GetCustomAttributesData().All(a => SaysNothing(a.AttributeType))
                    ? Array.FindIndex(members, m => m.Name == p.Name && m.Type == p.ParameterType) : -1);
        return places.Length == 0 || (places.Length == members.Length && !places.Contains(-1) && places.Distinct().Count() == places.Length) ? places : null;
    }

    /// <summary>The members in the order of their declaration, those of bases first; null if one is not plain.</summary>
    [RequiresDynamicCode("Closed types are made.")]
    private PlainMember[]? Members(PlainType plain)
    {
        var members = new List<PlainMember>();
        HashSet<string> names = []; // of members and computed properties: one that hides or overrides another is for the compiler
        foreach (Type part in BaseFirst(plain.Type))
        {
            if (!Add(plain, part, members, names))
            {
                return null;
            }
        }
        return members.Count is 0 or > PlainType.MostMembers ? null : [.. members];
    }

    /// <summary>Adds the members that a class declares; false if one is not plain.</summary>
    [RequiresDynamicCode("Closed types are made.")]
    private bool Add(PlainType plain, Type part, List<PlainMember> members, HashSet<string> names)
    {
        FieldInfo[] fields = part.GetFields(Own);
        Array.Sort(fields, static (a, b) => a.MetadataToken.CompareTo(b.MetadataToken));
        var backed = new Dictionary<string, PropertyInfo>();
        if (!Array.TrueForAll(part.GetProperties(Own), p => backed.TryAdd("<" + p.Name + ">k__BackingField", p)))
        {
            return false; // indexers
        }
#pragma warning disable SYSLIB0050 // the mark is meant, not the formatter
        foreach (FieldInfo field in fields)
        {
            backed.Remove(field.Name, out PropertyInfo? property);
            if (field.IsNotSerialized || Member(plain, field, property) is not { } member || !names.Add(member.Name))
            {
                return false;
            }
            members.Add(member);
        }
#pragma warning restore SYSLIB0050
        return backed.Values.All(p => IsContract(p) || (IsComputed(p) && names.Add(p.Name)));
    }

    /// <summary>Whether a property is the one that a record has for itself.</summary>
    private static bool IsContract(PropertyInfo property) => property is { Name: "EqualityContract", SetMethod: null, GetMethod: { IsPublic: false } getter }
        && getter.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false);

    /// <summary>Whether a property without a field of its own is one that no format has: a single value that nothing sets.</summary>
    private static bool IsComputed(PropertyInfo property) =>
        property is { SetMethod: null, GetMethod: { } getter, PropertyType: var type } && IsNew(getter) && (type.IsValueType || type == typeof(string))
        && property.GetIndexParameters().Length == 0 && IsUsual(property.Name) && !TellsOfOthers(property.Name) && !HasMeaning(property) && !HasMeaning(getter);

    /// <summary>Whether an accessor neither overrides another nor can be overridden; those that implement interfaces are virtual and final.</summary>
    private static bool IsNew(MethodInfo accessor) => !accessor.IsVirtual || (accessor.IsFinal && (accessor.Attributes & MethodAttributes.NewSlot) != 0);

    [RequiresDynamicCode("Closed types are made.")]
    private PlainMember? Member(PlainType owner, FieldInfo field, PropertyInfo? property)
    {
        MemberInfo member = property is null ? field : property;
        Type type = field.FieldType;
        bool isTaken = owner.Constructor is not null;
        bool isOpen = property is null ? field.IsPublic && !isTaken && !field.IsInitOnly
            : property.GetMethod is { IsPublic: true } && property.PropertyType == type && (property.SetMethod is null ? isTaken : property.SetMethod.IsPublic);
        bool isAutomatic =
            property is null || (property.GetMethod is { } getter && IsNew(getter) && getter.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false));
        if (!isOpen || !isAutomatic || !IsUsual(member.Name) || TellsOfOthers(member.Name) || HasMeaning(member))
        {
            return null;
        }
        Nullability nullability = type.IsValueType ? Nullability.None
            : property is null ? Nullability.Of(field, Nullability.None) : Nullability.Of(property, Nullability.None);
        if (PlainValues.Find(type, nullability, this) is not { } value)
        {
            return null;
        }
        var name = new PlainName(null, owner.Type, "." + member.Name);
        // A parameter without a default that takes no null asks for its member.
        bool isRequired = isTaken ? type.IsValueType ? Nullable.GetUnderlyingType(type) is null : TakesNoNull(owner.Constructor!, member.Name)
            : member.IsDefined(typeof(RequiredMemberAttribute), inherit: false);
        return new PlainMember(member.Name, type, value, value.Access(owner.Owner, member), RefusesNull(type, nullability) ? name : null,
            isRequired ? name : null);
    }

    private static bool TakesNoNull(ConstructorInfo constructor, string name) => Array.Find(constructor.GetParameters(), p => p.Name == name) is { } parameter
        && Nullability.Of(parameter).Annotation == Microsoft.CodeAnalysis.NullableAnnotation.NotAnnotated;

    /// <summary>Whether a name is one by which a member or method may say whether another member has a value.</summary>
    private static bool TellsOfOthers(string name) => name.EndsWith("Specified", StringComparison.Ordinal);

    /// <summary>Whether codecs may name a type.</summary>
    private static bool IsSeen(Type type)
    {
        for (Type? one = type; one is not null; one = one.DeclaringType)
        {
            if (one.IsNested ? !(one.IsNestedPublic || one.IsNestedAssembly) || one.DeclaringType!.IsGenericType : !(one.IsPublic || one.IsNotPublic))
            {
                return false;
            }
        }
        return true;
    }

    /// <summary>Whether no part of a type's name is one that C# would write in another way.</summary>
    private static bool HasUsualName(Type type) =>
        Array.TrueForAll(type.FullName!.Split('.', '+'), part => IsUsual(part) && (char.IsAsciiLetterUpper(part[0]) || CSharpNames.Identifier(part) == part));

    private static bool IsUsual(string name)
    {
        foreach (char c in name)
        {
            if (!char.IsAsciiLetterOrDigit(c) && c != '_')
            {
                return false;
            }
        }
        return name.Length is > 0 and <= LongestName;
    }

    /// <summary>Whether an attribute may say something of a codec: any but those that the compiler leaves for itself.</summary>
    /// <param name="member">What may have the attributes.</param>
    /// <param name="takesRequest">Whether asking for a codec, and for nothing else of it, says nothing: no one asked for another.</param>
    private static bool HasMeaning(MemberInfo member, bool takesRequest = false)
    {
        foreach (CustomAttributeData one in member.GetCustomAttributesData())
        {
            bool isRequest =
                takesRequest && one.AttributeType == typeof(GenerateCodecAttribute) && one.ConstructorArguments.Count + one.NamedArguments.Count == 0;
            if (!isRequest && !SaysNothing(one.AttributeType))
            {
                return true;
            }
        }
        return false;
    }

    /// <summary>Whether an attribute is one that compilers leave for themselves, or that is meant for people, databases and forms.</summary>
    private static bool SaysNothing(Type attribute) => attribute.Namespace switch
    {
        "System.Runtime.CompilerServices" => attribute.Name is "NullableAttribute" or "NullableContextAttribute" or "CompilerGeneratedAttribute"
            or "RequiredMemberAttribute" or "CompilerFeatureRequiredAttribute",
        "System.ComponentModel" => attribute.Name is "DescriptionAttribute" or "DisplayNameAttribute" or "CategoryAttribute" or "BrowsableAttribute",
        "System.ComponentModel.DataAnnotations" or "System.ComponentModel.DataAnnotations.Schema" => CompilationFacts.IsPlatform(attribute),
        "System.Diagnostics" => attribute.Name is "DebuggerDisplayAttribute" or "DebuggerBrowsableAttribute",
        "System" => attribute.Name is "ObsoleteAttribute" && CompilationFacts.IsPlatform(attribute),
        _ => false,
    };

    /// <summary>Whether serializers neither call nor ask a method.</summary>
    private static bool IsSilent(MethodInfo method) =>
        method.Name != nameof(GetType) && !method.Name.Contains("Serializ", StringComparison.OrdinalIgnoreCase) && !TellsOfOthers(method.Name)
        && method.GetCustomAttributesData()
            .All(a => a.AttributeType.Namespace is "System.Runtime.CompilerServices" or "System.Diagnostics" or "System.Diagnostics.CodeAnalysis");

    /// <summary>The types of which attributes of an assembly say something; null if one says something of all. They are the library's: the parser reads no
    /// others of an assembly but Protobuf's, and plain classes have no numbers for it.</summary>
    private HashSet<Type>? Named(Assembly assembly)
    {
        if (!_named.TryGetValue(assembly, out HashSet<Type>? named))
        {
            named = [];
            foreach (CustomAttributeData one in assembly.GetCustomAttributesData())
            {
                // Those of codecs that were generated say nothing: where codecs are made in their place, they are made of the type.
                if (one.AttributeType.Assembly != typeof(GenerateCodecAttribute).Assembly || one.AttributeType == typeof(CodecForAttribute)
                    || one.AttributeType == typeof(CodecMirrorAttribute))
                {
                    continue;
                }
                if (one.AttributeType == typeof(CodecDefaultsAttribute))
                {
                    named = null;
                    break;
                }
                foreach (CustomAttributeTypedArgument argument in one.ConstructorArguments)
                {
                    if (argument.Value is Type said)
                    {
                        named.Add(said);
                    }
                }
            }
            _named.Add(assembly, named);
        }
        return named;
    }
}
