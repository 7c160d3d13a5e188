// Owns: the way from a type to its codecs: parse it and what it holds, plan, print, compile. Knows no catalog.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Emission;
using Octavo.Generator.Emission.Assemblies;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Parsing.Values;
using Octavo.Internal;
using Octavo.Model.Planning;
using Octavo.Runtime.Compiling;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;
using Octavo.Runtime.FSharp;
using Octavo.Runtime.Symbols;

namespace Octavo.Runtime.Pipeline;

/// <summary>Makes the codecs of some types and of all that they hold, as one assembly.</summary>
internal sealed class CodecMaker
{
    private readonly Queue<ReflectedType> _wanted = [];
    private readonly HashSet<(Type, string)> _known = [];
    private readonly List<Parsed> _parsed = [];
    private readonly HashSet<Assembly> _assemblies = [];
    private readonly HashSet<Type> _held = []; // what emitted code may name, without what is around it
    private readonly Dictionary<Assembly, Compilation> _compilations = [];
    private readonly Dictionary<string, Type> _own = [];
    private readonly HashSet<Type> _foreign = [];
    private readonly ReusableCodecs _before;
    private Type? _at; // the type that is parsed

    private CodecMaker(ReusableCodecs before) => _before = before;

    /// <summary>Parses types and what they hold, and plans their codecs.</summary>
    /// <param name="assembly">The name of the assembly that is made, as an identifier.</param>
    /// <param name="roots">The types.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: a type, or one that it holds, can have no codec; the message says which and
    /// why.</exception>
    internal static AssemblyPlan Plan(string assembly, IEnumerable<Type> roots) => new CodecMaker(new ReusableCodecs()).Plan(roots, assembly);

    /// <summary>Makes the codecs of types and of what they hold.</summary>
    /// <param name="assembly">The name of the assembly that is made, as an identifier.</param>
    /// <param name="roots">The types.</param>
    /// <param name="before">Codecs that were made before, which are called if their types are held; those that are made now are added.</param>
    /// <param name="holdsObjects">Whether some value may be of any type.</param>
    /// <returns>Their table; null if the library has all of them.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>, as <see cref="Plan(string, IEnumerable{Type})"/>.</exception>
    [RequiresDynamicCode("Codecs made at run time are compiled.")]
    internal static CodecTable? Make(string assembly, IEnumerable<Type> roots, ReusableCodecs before, out bool holdsObjects)
    {
        var maker = new CodecMaker(before);
        try
        {
            return maker.Make(assembly, roots, out holdsObjects);
        }
        catch (Exception found) when (found is not (OctavoException or OutOfMemoryException))
        {
            throw maker.Refusal(roots, found);
        }
    }

    /// <summary>What the generator's warnings would say about types and of what they hold.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>, as <see cref="Plan(string, IEnumerable{Type})"/>.</exception>
    internal static string[] Warnings(IReadOnlyList<Type> roots)
    {
        var maker = new CodecMaker(new ReusableCodecs());
        try
        {
            maker.Plan(roots, "Checked");
        }
        catch (Exception found) when (found is not (OctavoException or OutOfMemoryException))
        {
            throw maker.Refusal(roots, found);
        }
        DiagnosticInfo[] warnings = [.. maker._parsed.SelectMany(p => p.Diagnostics).Where(d => d.Severity == DiagnosticSeverity.Warning)];
        if (Array.Find(warnings, d => d.Id == Descriptors.RootWithoutCodec.Id) is { } without)
        {
            throw new OctavoException(OctavoErrorCode.NoCodec, without.ToString());
        }
        return [.. warnings.Concat(maker.Lost()).Select(d => d.ToString()).Distinct()];
    }

    private IEnumerable<DiagnosticInfo> Lost() => _own.Values.Where(type => !type.IsInterface && !FSharpTypes.IsOwn(type))
        .SelectMany(type => LostState.Of(_compilations[type.Assembly], (INamedTypeSymbol)ReflectedType.Of(type), IsSerializable(type)));

    /// <summary>An assembly that a member or an attribute needs is not there, or a name that no code can write, or the like.</summary>
    private OctavoException Refusal(IEnumerable<Type> roots, Exception found) =>
        new(OctavoErrorCode.NoCodec, $"No codec can be made at run time for {_at?.ToString() ?? string.Join(", ", roots)}: {found.Message} Leave out what it "
            + "cannot have with [CodecIgnore], name a converter or a surrogate for it, or let the generator make the codec: [GenerateCodec].", found);

    [RequiresDynamicCode("Codecs made at run time are compiled.")]
    private CodecTable? Make(string assembly, IEnumerable<Type> roots, out bool holdsObjects)
    {
        AssemblyPlan plan = Plan(roots, assembly);
        holdsObjects = plan.HoldsObjects;
        if (TableEmitter.Table(plan, new([])).Rows.Count == 0)
        {
            return null;
        }
        var names = new Compiling.Symbols.TypeNames(_assemblies);
        foreach (Type one in _held)
        {
            names.AddHeld(one);
        }
        foreach (Type codec in _foreign)
        {
            names.Add(codec.FullName!, codec);
        }
        Assembly made = SourceCompiler.Compile(assembly, PlanFiles.Of(plan).Select(f => f.Text), names, _assemblies);
        _before.Add(plan, made, _own);
        return (CodecTable)Activator.CreateInstance(made.GetType("Octavo.Generated." + assembly + "Codecs", throwOnError: true)!, nonPublic: true)!;
    }

    private AssemblyPlan Plan(IEnumerable<Type> roots, string assembly)
    {
        foreach (Type root in roots)
        {
            Root(root);
        }
        while (_wanted.TryDequeue(out ReflectedType? type))
        {
            Parse(type);
        }
        _at = null;
        return ParsedPlan.Of(assembly, _parsed);
    }

    /// <summary>The codec that was made before for a type, which is called from here on; null if there is none.</summary>
    private Type? Before(Type type)
    {
        Type? codec = _before.Find(type);
        if (codec is not null)
        {
            _foreign.Add(codec);
        }
        return codec;
    }

    private void Root(Type type)
    {
        _at = type;
        ITypeSymbol symbol = ReflectedType.Of(type);
        if (symbol is INamedTypeSymbol named && !ValueParser.IsKnown(named) && IsObject(named))
        {
            Want((ReflectedType)symbol);
            return;
        }
        ParseContext context = Context(type);
        RootParser.Parse(context, symbol, null);
        Take(context);
    }

    /// <summary>Whether a type has members that are parsed: no converter and no surrogate stands for it.</summary>
    private bool IsObject(INamedTypeSymbol type)
    {
        ParseContext context = Context(((ReflectedType)type).Type);
        return context.Facts.HasCodec(type) && new ConverterParser(context).Named(type) is null && new SurrogateParser(context).Named(type) is null;
    }

    /// <summary>Once for each set of nullable annotations of its arguments; the plan takes what holds for all.</summary>
    private void Want(ReflectedType type)
    {
        if (_known.Add((type.Type, type.Nullability.ArgumentsText)))
        {
            _own.TryAdd(CSharpNames.Text(type), type.Type);
            _wanted.Enqueue(type);
        }
    }

    private void Parse(ReflectedType wanted)
    {
        Type type = _at = wanted.Type;
        RefuseNames(type);
        ParseContext context = Context(type);
        foreach (Type part in MemberTypes(type).SelectMany(Parts))
        {
            Hold(part);
        }
        var symbol = (INamedTypeSymbol)wanted.WithNullableAnnotation(NullableAnnotation.None);
        new TypeParser(context).Parse(symbol,
            context.Facts.Request(symbol) is { } attribute ? TypeRequest.From(attribute, null)
                : new TypeRequest(0, 0, null) { AllMembers = IsSerializable(type) });
        if (UnionAttributes.IsUnion(symbol))
        {
            foreach (AttributeData one in context.Compilation.Assembly.GetAttributes()
                .Where(
                    a => Attributes.Is(a, Attributes.CodecUnionFor)
                        && SymbolEqualityComparer.Default.Equals(a.ConstructorArguments[0].Value as ISymbol, symbol)))
            {
                new UnionParser(context).ParseAssembly(one);
            }
            if (UnionAttributes.IsMarked(symbol))
            {
                foreach (Type one in UnionCases.Of(type))
                {
                    Want((ReflectedType)ReflectedType.Of(one));
                }
            }
        }
        // What the unions of a type tell it by are names that its codec knows; and protobuf-net's bases say which fields its parts are.
        foreach (INamedTypeSymbol union in symbol.AllInterfaces.AddRange(MemberParser.BaseFirst(symbol))
            .Where(u => !SymbolEqualityComparer.Default.Equals(u, symbol)
                && (UnionAttributes.IsUnion(u) || Attributes.Find(u, UnionAttributes.ProtoInclude) is not null)))
        {
            if (context.Facts.HasCodec(union) && Before(((ReflectedType)union).Type) is null)
            {
                Want((ReflectedType)union);
            }
        }
        Take(context);
    }

    /// <summary>Whether a type says that its fields are what it is, public or not. F# says it of all its types.</summary>
#pragma warning disable SYSLIB0050 // the mark is meant, not the formatters
    private static bool IsSerializable(Type type) => type.IsSerializable && !FSharpTypes.IsOwn(type);
#pragma warning restore SYSLIB0050

    private void Take(ParseContext context)
    {
        Parsed parsed = context.ToParsed();
        DiagnosticInfo[] errors = [.. parsed.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error)];
        if (errors.Length != 0)
        {
            throw new OctavoException(OctavoErrorCode.NoCodec, string.Join(" ", errors.Select(e => e.ToString())));
        }
        _parsed.Add(parsed);
    }

    private void Hold(Type type)
    {
        _assemblies.Add(type.Assembly);
        if (!type.HasElementType && !type.IsGenericParameter && !type.IsFunctionPointer)
        {
            Type outer = type;
            while (outer.DeclaringType is { } around)
            {
                outer = around;
            }
            _held.Add(outer.IsConstructedGenericType ? outer.GetGenericTypeDefinition() : outer);
        }
    }

    private ParseContext Context(Type type)
    {
        foreach (Type one in Parts(type))
        {
            Hold(one);
        }
        if (!_compilations.TryGetValue(type.Assembly, out Compilation? compilation))
        {
            _compilations.Add(type.Assembly, compilation = new Compilation(type.Assembly, Want, Before));
        }
        return new ParseContext(compilation);
    }

    /// <summary>Codecs are compiled from code, which must be able to write what the type and its members are called. Other languages have names of any
    /// characters, and compilers give some to types without one.</summary>
    private static void RefuseNames(Type type)
    {
        for (Type? one = type; one is not null; one = one.DeclaringType)
        {
            if (!Lexer.IsName(one.Name.Split('`')[0]))
            {
                throw new OctavoException(OctavoErrorCode.NoCodec, $"No codec can be made at run time for {type}, because C# cannot name it: anonymous "
                    + "types and types that are local to a file have such names. Declare a class, a struct or a record for it.");
            }
        }
        const BindingFlags Public = BindingFlags.Instance | BindingFlags.Public;
        foreach (MemberInfo member in type.GetFields(Public).Concat<MemberInfo>(type.GetProperties(Public)))
        {
            if (!Lexer.IsName(member.Name) && !member.Name.AsSpan().ContainsAny('<', '@') // compilers' own, which the parser passes over
                && !member.IsDefined(typeof(CodecIgnoreAttribute), inherit: true))
            {
                throw new OctavoException(OctavoErrorCode.NoCodec, $"No codec can be made at run time for {type}: C# cannot write the name of its member "
                    + $"'{member.Name}'. Give it a name of letters and digits; [CodecMember] takes another one for data.");
            }
        }
    }

    /// <summary>What emitted code names in addition to a type: the types of its members, and those that attributes name, converters and surrogates.</summary>
    private static IEnumerable<Type> MemberTypes(Type type)
    {
        const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        foreach (Type contract in type.GetInterfaces())
        {
            yield return contract; // other libraries' have callbacks and unknown fields
        }
        for (Type? one = type; one is not null && one != typeof(object); one = one.BaseType)
        {
            foreach (MemberInfo member in one.GetMembers(Own).Append(one))
            {
                if (member is FieldInfo or PropertyInfo)
                {
                    yield return member is FieldInfo field ? field.FieldType : ((PropertyInfo)member).PropertyType;
                }
                foreach (Type named in member.GetCustomAttributesData().SelectMany(a => a.ConstructorArguments).Select(a => a.Value).OfType<Type>())
                {
                    yield return named;
                }
            }
        }
    }

    /// <summary>A type, what it is made of, what it derives from, and what stands for it.</summary>
    private static IEnumerable<Type> Parts(Type type)
    {
        if (FSharpForms.Find(type) is { } form)
        {
            yield return form.Type;
            yield return typeof(FSharpValues);
        }
        for (Type? one = type; one is not null; one = one.BaseType)
        {
            yield return one;
        }
        foreach (Type part in type.HasElementType ? [type.GetElementType()!] : type.GetGenericArguments())
        {
            foreach (Type inner in Parts(part))
            {
                yield return inner;
            }
        }
    }
}
