// Owns: the choice of the constructor and the binding of its parameters to members.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Types;

internal sealed class ConstructorParser(ParseContext context)
{
    private const string Collections = "System.Collections.Generic";

    /// <summary>Each field of a type asks for its primary constructor.</summary>
    private static readonly ConditionalWeakTable<INamedTypeSymbol, Tuple<IMethodSymbol?>> s_primary = new();

    /// <summary>The primary constructor of a type, or null. Of another assembly it is the one whose parameters have attributes of members: they have no other
    /// place for them.</summary>
    public static IMethodSymbol? Primary(INamedTypeSymbol type) => s_primary.GetValue(type, static t => Tuple.Create(FindPrimary(t))).Item1;

    private static IMethodSymbol? FindPrimary(INamedTypeSymbol type) =>
        StateAnalysis.IsHidden(type) && !ValueParser.IsPlatform(type) ? type.InstanceConstructors.FirstOrDefault(c => c.Parameters.Any(MarksMember))
        : type.InstanceConstructors.FirstOrDefault(
            c => c.DeclaringSyntaxReferences.Any(r => r.GetSyntax() is TypeDeclarationSyntax { ParameterList: not null }));

    private static bool MarksMember(IParameterSymbol parameter) =>
        parameter.GetAttributes().Any(a => a.AttributeClass?.ContainingAssembly?.Name is "Octavo" or "Newtonsoft.Json");

    /// <summary>Chooses the constructor and binds it: sets <see cref="MemberDraft.Parameter"/> and <see cref="MemberDraft.IsRequired"/>.</summary>
    /// <returns>Null if the type has none that can be called.</returns>
    public Choice? Choose(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members, IMethodSymbol? primary, Location? location = null)
    {
        IMethodSymbol[] constructors = [.. type.InstanceConstructors.Where(c => !IsCopy(c)), .. context.Facts.Mirror(type)?.Hidden ?? []];
        IMethodSymbol? empty = constructors.FirstOrDefault(c => c.Parameters.Length == 0);
        IMethodSymbol[] marked = MarkedConstructors.Of(constructors);
        if (marked.Length > 1)
        {
            context.Report(Descriptors.SeveralConstructors, marked[1].Locations.FirstOrDefault() ?? location, type.ToDisplayString(), marked.Length);
        }
        if (marked.Length != 0)
        {
            string[]? names = MarkedConstructors.MemberNames(marked[0]);
            return marked[0].Parameters.Length == 0 ? Empty(marked[0])
                : (Match(marked[0], members, names) ?? Match(marked[0], members, ByKeys(marked[0], members))) is { } match ? Bound(marked[0], match, members)
                : null;
        }
        (IMethodSymbol Constructor, int[] Match)? best = Best(type, constructors.Where(MayCall), members, primary);
        // One that is not visible, if no other takes what nothing sets.
        if (best is null && (empty is null || !MayCall(empty))
            && Best(type, constructors.Where(c => !MayCall(c) && (context.Declares(type) || context.Facts.IsMirrored(c))), members, primary) is { } hidden
            && hidden.Match.All(m => m >= 0) && (empty is null || GetOnly(hidden.Match, members) != 0))
        {
            best = hidden;
        }
        bool isRecordOwn = best is not null && type.IsRecord && SymbolEqualityComparer.Default.Equals(best.Value.Constructor, primary);
        if (empty is not null && MayCall(empty) && (best is null || (!isRecordOwn && GetOnly(best.Value.Match, members) == 0)))
        {
            return Empty(empty);
        }
        return best is not null ? Bound(best.Value.Constructor, best.Value.Match, members)
            : empty is not null ? Empty(empty)
            : null;
    }

    /// <summary>The constructor that takes the most members that nothing else sets, then a record's own, then the one with the most parameters.</summary>
    private (IMethodSymbol Constructor, int[] Match)? Best(INamedTypeSymbol type, IEnumerable<IMethodSymbol> constructors, IReadOnlyList<MemberDraft> members,
        IMethodSymbol? primary) => constructors
            .Where(c => c.Parameters.Length != 0)
            .Select(c => (Constructor: c, Match: Match(c, members)!))
            .Where(c => c.Match is not null)
            .OrderByDescending(c => GetOnly(c.Match, members))
            .ThenBy(c => c.Match.Count(m => m < 0))
            .ThenByDescending(c => type.IsRecord && SymbolEqualityComparer.Default.Equals(c.Constructor, primary))
            .ThenBy(c => c.Constructor.Parameters.Where((p, i) => c.Match[i] >= 0 && !Converts(members[c.Match[i]], p)).Count())
            .ThenByDescending(c => c.Constructor.Parameters.Length)
            .Select(c => ((IMethodSymbol, int[])?)c)
            .FirstOrDefault();

    /// <summary>The names of the members whose keys are the places of the parameters: MessagePack-CSharp passes them so to a constructor that its attribute
    /// marks. Null if the attribute is not there or a place has no member.</summary>
    private static string[]? ByKeys(IMethodSymbol constructor, IReadOnlyList<MemberDraft> members)
    {
        if (Attributes.Find(constructor, Attributes.MessagePackConstructor) is null)
        {
            return null;
        }
        string[] names =
            [.. constructor.Parameters.Select((_, place) => members.FirstOrDefault(m =>
                Attributes.Find(m.Symbol, Attributes.MessagePackKey)?.ConstructorArguments is [{ Value: int key }] && key == place)?.Name ?? "")];
        return names.Contains("") ? null : names;
    }

    /// <summary>Whether a constructor is the one by which a record is copied.</summary>
    public static bool IsCopy(IMethodSymbol constructor) =>
        constructor.ContainingType.IsRecord && constructor.Parameters.Length == 1
            && SymbolEqualityComparer.Default.Equals(constructor.Parameters[0].Type, constructor.ContainingType);

    private static int GetOnly(int[] match, IReadOnlyList<MemberDraft> members) => match.Count(m => m >= 0 && members[m].Setting == MemberSetting.Constructor);

    /// <summary>Whether the codec of the type's own assembly may call a constructor that has no mark.</summary>
    private bool MayCall(IMethodSymbol constructor) =>
        context.CanReach(constructor) || (context.Facts.IsMirrored(constructor) && constructor.DeclaredAccessibility == Accessibility.Public);

    /// <summary>Which constructor came closest, and what is wrong with it: a clause for a diagnostic.</summary>
    public string WhyNone(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members)
    {
        IMethodSymbol[] constructors = MarkedConstructors.Of([.. type.InstanceConstructors]) is { Length: not 0 } marked ? marked
            : [.. type.InstanceConstructors.Where(c => !IsCopy(c))];
        IMethodSymbol? closest = constructors.OrderByDescending(c => c.Parameters.Count(p => WhyNot(p, members) is null) * 2 - c.Parameters.Length)
            .ThenByDescending(c => c.Parameters.Length).FirstOrDefault();
        if (closest is null)
        {
            return "it has no constructor that is accessible here";
        }
        string? reason = closest.Parameters.Select(p => WhyNot(p, members)).FirstOrDefault(r => r is not null);
        return "the nearest is '" + closest.ToDisplayString() + "', "
            + (reason ?? (context.CanReach(closest) ? "which has two parameters for one member" : "which is not visible to the codec"));
    }

    /// <summary>Why no member can be given to a parameter; null if one can.</summary>
    private string? WhyNot(IParameterSymbol parameter, IReadOnlyList<MemberDraft> members)
    {
        int index = Find(parameter.Name, members);
        return !Overloads.TakesValue(parameter) ? $"which takes '{parameter.Name}' by reference"
            : index < 0 && NeedsNone(parameter) ? CanName(parameter.Type) ? null : $"whose parameter '{parameter.Name}' has a type that emitted code cannot name"
            : index < 0 ? $"and no member has the name of its parameter '{parameter.Name}'"
            : !Converts(members[index], parameter) && !IsMadeFor(members[index].Type, parameter.Type)
            ? $"whose parameter '{parameter.Name}' is not a '{members[index].Type.ToDisplayString()}' like the member of that name"
            : null;
    }

    private bool Converts(MemberDraft member, IParameterSymbol parameter) =>
        context.Compilation.ClassifyConversion(member.Type, parameter.Type) is { IsImplicit: true, IsUserDefined: false };

    /// <summary>Whether a parameter takes the collection that reading makes for a member whose type is an interface: <c>List&lt;T&gt;</c> for
    /// <c>IReadOnlyList&lt;T&gt;</c>.</summary>
    public static bool IsMadeFor(ITypeSymbol member, ITypeSymbol parameter) =>
        member is INamedTypeSymbol { TypeKind: TypeKind.Interface, Arity: not 0 } shown && parameter is INamedTypeSymbol { TypeKind: TypeKind.Class } taken
            && CSharpNames.Space(shown) == Collections && CSharpNames.Space(taken) == Collections
            && (shown.Name, taken.Name) is (("IEnumerable" or "IReadOnlyCollection" or "IReadOnlyList" or "ICollection" or "IList", "List")
            or ("IReadOnlySet" or "ISet", "HashSet") or ("IReadOnlyDictionary" or "IDictionary", "Dictionary"))
            && shown.TypeArguments.Zip(taken.TypeArguments, SymbolEqualityComparer.Default.Equals).All(same => same);

    /// <summary>The member of a parameter's name, exact before without case, and that before without underscores, then by the name that Json.NET's attribute
    /// gives it; −1 if none has it. Of several, one that the type hides comes last.</summary>
    private static int Find(string name, IReadOnlyList<MemberDraft> members)
    {
        foreach (Func<MemberDraft, bool> isNamed in new Func<MemberDraft, bool>[]
        {
            m => m.Name == name,
            m => string.Equals(m.Name, name, StringComparison.OrdinalIgnoreCase),
            m => string.Equals(m.Name.TrimStart('_'), name, StringComparison.OrdinalIgnoreCase),
            m => string.Equals(m.Mark(AttributeLibrary.Newtonsoft)?.Name, name, StringComparison.OrdinalIgnoreCase), // Json.NET goes by names in JSON
        })
        {
            int index = Find(members, m => isNamed(m) && m.Through is null);
            index = index >= 0 ? index : Find(members, isNamed);
            if (index >= 0)
            {
                return index;
            }
        }
        return -1;
    }

    /// <summary>Whether C# needs no argument for a parameter.</summary>
    private static bool NeedsNone(IParameterSymbol parameter) => parameter.HasExplicitDefaultValue || parameter.IsOptional
        || (parameter.IsParams && (parameter.Type is IArrayTypeSymbol || parameter.Type.IsRefLikeType));

    private bool CanName(ITypeSymbol type) =>
        type is IArrayTypeSymbol array ? CanName(array.ElementType) : type is not INamedTypeSymbol || context.CanReach(type);

    /// <summary>C# text of what C# gives a parameter for which there is no argument, of the parameter's type, so no other constructor is meant.</summary>
    private static string Otherwise(IParameterSymbol parameter)
    {
        string type = CSharpNames.Text(parameter.Type);
        string given = parameter.HasExplicitDefaultValue ? CSharpNames.Default(parameter) : "default";
        return given != "default" ? "(" + type + ")(" + given + ")"
            : parameter.HasExplicitDefaultValue ? "default(" + type + ")"
            : parameter is { IsParams: true, Type: IArrayTypeSymbol array } ? "global::System.Array.Empty<" + CSharpNames.Text(array.ElementType) + ">()"
            : parameter.Type.SpecialType == SpecialType.System_Object ? "global::System.Type.Missing"
            : "default(" + type + ")";
    }

    /// <summary>For each parameter the member of its name, whose type converts to it; −1 for one that needs no argument and has no member; null if another has
    /// none.</summary>
    private int[]? Match(IMethodSymbol constructor, IReadOnlyList<MemberDraft> members, string[]? names = null)
    {
        var match = new int[constructor.Parameters.Length];
        for (int i = 0; i < match.Length; i++)
        {
            IParameterSymbol parameter = constructor.Parameters[i];
            string name = names is not null && i < names.Length ? names[i] : parameter.Name;
            match[i] = Find(name, members);
            if (match[i] < 0 && NeedsNone(parameter) && Overloads.TakesValue(parameter) && CanName(parameter.Type))
            {
                continue;
            }
            if (match[i] < 0 || Array.IndexOf(match, match[i], 0, i) >= 0 || !Overloads.TakesValue(parameter)
                || (!Converts(members[match[i]], parameter) && !IsMadeFor(members[match[i]].Type, parameter.Type)))
            {
                return null;
            }
        }
        return match;
    }

    private static int Find(IReadOnlyList<MemberDraft> members, Func<MemberDraft, bool> which)
    {
        for (int i = 0; i < members.Count; i++)
        {
            if (which(members[i]))
            {
                return i;
            }
        }
        return -1;
    }

    private Choice Empty(IMethodSymbol constructor) => new(constructor, ByAccessor(constructor), !constructor.IsImplicitlyDeclared, [], false);

    /// <summary>Whether <c>new</c> does not come to a constructor: it is not visible, or C# takes another one of the type.</summary>
    private bool ByAccessor(IMethodSymbol constructor) =>
        !context.CanReach(constructor) || Overloads.IsOutdone(context, constructor, constructor.ContainingType.InstanceConstructors);

    private Choice Bound(IMethodSymbol constructor, int[] match, IReadOnlyList<MemberDraft> members)
    {
        bool setsRequired = Attributes.Find(constructor, Attributes.SetsRequiredMembers) is not null;
        var defaults = new List<string?>();
        for (int i = 0; i < match.Length; i++)
        {
            IParameterSymbol parameter = constructor.Parameters[i];
            if (match[i] < 0)
            {
                defaults.Add(Otherwise(parameter));
                continue;
            }
            MemberDraft member = members[match[i]];
            member.Parameter = i;
            bool takesNull = parameter.Type.IsReferenceType
                ? parameter.NullableAnnotation != NullableAnnotation.NotAnnotated
                : parameter.Type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;
            member.IsRequired |= !parameter.HasExplicitDefaultValue && !takesNull;
            string? value = parameter.HasExplicitDefaultValue ? CSharpNames.Default(parameter) : null;
            // The local is of the member's type, which may convert to the parameter's and not back.
            defaults.Add(value is null or "default" || SymbolEqualityComparer.Default.Equals(parameter.Type, member.Type) ? value
                : Nearest(parameter.ExplicitDefaultValue, member.Type) is { } nearest ? nearest
                : Fits(parameter.ExplicitDefaultValue, member.Type) ? "(" + CSharpNames.Text(member.Type) + ")(" + value + ")"
                : "unchecked((" + CSharpNames.Text(member.Type) + ")(" + value + "))");
        }
        bool synthesized = constructor.ContainingType is { IsRecord: true, IsValueType: true }
            && constructor.DeclaringSyntaxReferences.Any(r => r.GetSyntax() is RecordDeclarationSyntax);
        return new Choice(constructor, ByAccessor(constructor), true, [.. defaults], synthesized || setsRequired && synthesized);
    }

    /// <summary>C# text of the number of a whole type that is nearest to a fraction beyond it, which no cast of a constant gives; null for all
    /// others.</summary>
    private static string? Nearest(object? number, ITypeSymbol type)
    {
        ITypeSymbol held =
            type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : type;
        (decimal least, decimal most) = Range(held.SpecialType);
        if (number is not (float or double or decimal) || most == decimal.MaxValue)
        {
            return null;
        }
        double value = Convert.ToDouble(number, System.Globalization.CultureInfo.InvariantCulture);
        return double.IsNaN(value) ? "default"
            : value >= (double)(most + 1) ? CSharpNames.Text(held) + ".MaxValue"
            : value <= (double)(least - 1) ? CSharpNames.Text(held) + ".MinValue"
            : null;
    }

    /// <summary>Whether a type has a number, so that a cast compiles.</summary>
    private static bool Fits(object? number, ITypeSymbol type)
    {
        (decimal least, decimal most) = Range(type.SpecialType);
        return number is not (sbyte or byte or short or ushort or int or uint or long or ulong)
            || Convert.ToDecimal(number, System.Globalization.CultureInfo.InvariantCulture) is var value && value >= least && value <= most;
    }

    private static (decimal Least, decimal Most) Range(SpecialType type) => type switch
    {
        SpecialType.System_SByte => (sbyte.MinValue, sbyte.MaxValue),
        SpecialType.System_Byte => (byte.MinValue, byte.MaxValue),
        SpecialType.System_Int16 => (short.MinValue, short.MaxValue),
        SpecialType.System_UInt16 => (ushort.MinValue, ushort.MaxValue),
        SpecialType.System_Char => (char.MinValue, char.MaxValue),
        SpecialType.System_Int32 => (int.MinValue, int.MaxValue),
        SpecialType.System_UInt32 => (uint.MinValue, uint.MaxValue),
        SpecialType.System_Int64 => (long.MinValue, long.MaxValue),
        SpecialType.System_UInt64 => (ulong.MinValue, ulong.MaxValue),
        _ => (decimal.MinValue, decimal.MaxValue),
    };

    /// <summary>A chosen constructor.</summary>
    /// <param name="Constructor">The symbol.</param>
    /// <param name="ByAccessor">Whether it must be called past its visibility, or past an overload that C# prefers.</param>
    /// <param name="IsExplicit">Whether the type declares it, so it may set defaults.</param>
    /// <param name="Defaults">The parameters' defaults; null for those without.</param>
    /// <param name="OnlyAssigns">Whether it is known to do nothing but assign its parameters.</param>
    internal sealed record Choice(IMethodSymbol Constructor, bool ByAccessor, bool IsExplicit, string?[] Defaults, bool OnlyAssigns);
}
