// Owns: the C# text of types as emitted code names them, and the name parts made of them. Knows no member.
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Model.Planning;

namespace Octavo.Generator.Parsing;

internal static class CSharpNames
{
    /// <summary>Parts of namespaces that emitted code has or begins with. Other names of emitted code are full ones, so a namespace cannot hide them.</summary>
    private static readonly HashSet<string> s_reserved = ["Collections", "KeyHashes", "Octavo", "System"];

    /// <summary>Endings of the types that are emitted: no part of a namespace may come to one of their names.</summary>
    private static readonly string[] s_suffixes = ["Codec", "Codecs", "Entry"];

    private static readonly ConditionalWeakTable<INamespaceSymbol, string> s_spaces = new();

    /// <summary>The full name of a symbol's namespace; empty if it has none. Kept: a namespace has many types, and its name is joined at each call.</summary>
    public static string Space(ISymbol symbol) =>
        symbol.ContainingNamespace is { } space ? s_spaces.GetValue(space, static s => s.ToDisplayString()) : "";

    /// <summary>C# text of a type: closed, without nullability of references and names of tuple elements.</summary>
    public static string Text(ITypeSymbol type)
    {
        switch (type)
        {
            case IArrayTypeSymbol array:
                // int[][,] reads from the outside in.
                var ranks = new StringBuilder();
                ITypeSymbol element = array;
                while (element is IArrayTypeSymbol inner)
                {
                    ranks.Append('[').Append(',', inner.Rank - 1).Append(']');
                    element = inner.ElementType;
                }
                return Text(element) + ranks;
            case INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable:
                return Text(nullable.TypeArguments[0]) + "?";
            case IDynamicTypeSymbol:
                return "object";
            case ITypeParameterSymbol parameter:
                // Outer and nested types may name theirs alike, and any word may be a name.
                return "T" + (Outer(parameter.ContainingType?.ContainingType) + parameter.Ordinal + 1).ToString(CultureInfo.InvariantCulture);
        }
        if (type is not INamedTypeSymbol named)
        {
            return type.ToDisplayString();
        }
        if (Keyword(named.SpecialType) is string keyword)
        {
            return keyword;
        }
        if (named.IsTupleType)
        {
            named = named.TupleUnderlyingType ?? named;
        }
        string prefix = named.ContainingType is not null ? Text(named.ContainingType) + "."
            // a type that does not exist has none
            : named.ContainingNamespace is not { IsGlobalNamespace: false } ? AssemblyAliases.Of(named.ContainingAssembly)
            : IsKnown(named) ? ""
            : AssemblyAliases.Of(named.ContainingAssembly) + Namespace(named.ContainingNamespace) + ".";
        string arguments = named.TypeArguments.Length == 0 ? "" : "<" + string.Join(", ", named.TypeArguments.Select(Text)) + ">";
        return prefix + Identifier(named.Name) + arguments;
    }

    /// <summary>C# text of a type with nullable annotations, of its arguments and elements too.</summary>
    public static string Annotated(ITypeSymbol type)
    {
        string text = Text(type), mark = type.IsValueType || type.NullableAnnotation != NullableAnnotation.Annotated ? "" : "?";
        switch (type)
        {
            case IArrayTypeSymbol array:
                var ranks = new StringBuilder("[" + new string(',', array.Rank - 1) + "]");
                ITypeSymbol element = array.ElementType;
                for (; element is IArrayTypeSymbol { NullableAnnotation: not NullableAnnotation.Annotated } inner; element = inner.ElementType)
                {
                    ranks.Append('[').Append(',', inner.Rank - 1).Append(']');
                }
                return Annotated(element) + ranks + mark;
            case INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable:
                return Annotated(nullable.TypeArguments[0]) + "?";
            case INamedTypeSymbol { TypeArguments: { IsEmpty: false } arguments }:
                int own = 2 + arguments.Sum(a => Text(a).Length) + (2 * (arguments.Length - 1));
                return text.Substring(0, text.Length - own) + "<" + string.Join(", ", arguments.Select(Annotated)) + ">" + mark;
            default:
                return text + mark;
        }
    }

    /// <summary>C# text of a definition as <c>typeof</c> takes it: <c>global::Acme.Page&lt;&gt;</c>.</summary>
    public static string Unbound(INamedTypeSymbol type) =>
        (type.ContainingType is { } around ? Unbound(around) + "." : type.ContainingNamespace is { IsGlobalNamespace: false } space
            ? AssemblyAliases.Of(type.ContainingAssembly) + Namespace(space) + "." : AssemblyAliases.Of(type.ContainingAssembly))
        + Identifier(type.Name) + (type.Arity == 0 ? "" : "<" + new string(',', type.Arity - 1) + ">");

    /// <summary>The name of a definition in one word: <c>Outer_Page</c>.</summary>
    public static string Flat(INamedTypeSymbol type) => (type.ContainingType is { } around ? Flat(around) + "_" : "") + type.Name;

    /// <summary>The name for people: <c>Acme.Outer.Inner</c>, <c>System.Collections.Generic.KeyValuePair&lt;int,string&gt;</c>.</summary>
    public static string FullName(INamedTypeSymbol type)
    {
        string prefix = type.ContainingType is not null ? FullName(type.ContainingType) + "."
            : type.ContainingNamespace is not { IsGlobalNamespace: false } ? "" // a type that does not exist has none
            : Space(type) + ".";
        string arguments = type.TypeArguments.Length == 0 ? ""
            : "<" + string.Join(",", type.TypeArguments.Select(a => a is INamedTypeSymbol n && Keyword(n.SpecialType) is null ? FullName(n) : Text(a))) + ">";
        return prefix + type.Name + arguments;
    }

    /// <summary>The part of helper and codec names that stands for a type: <c>ListOfDateTime</c>, <c>Outer_Inner</c>.</summary>
    public static string Id(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => (array.Rank == 1 ? "ArrayOf" : "Array" + array.Rank + "Of") + Id(array.ElementType),
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable => "Nullable" + Id(nullable.TypeArguments[0]),
        INamedTypeSymbol named => BoundedName.Identifier((named.ContainingType is null ? "" : Id(named.ContainingType) + "_") + named.Name
            + (named.TypeArguments.Length == 0 ? "" : "Of" + string.Concat(named.TypeArguments.Select(Id)))),
        _ => "Value",
    };

    /// <summary>The namespace of a type's codec.</summary>
    /// <param name="type">The type.</param>
    /// <param name="within">What comes before its own namespace.</param>
    public static string CodecNamespace(INamedTypeSymbol type, string within = "")
    {
        var text = new StringBuilder("Octavo.Generated");
        if (within.Length != 0)
        {
            text.Append('.').Append(within);
        }
        if (type.ContainingNamespace is { IsGlobalNamespace: false })
        {
            foreach (string part in Space(type).Split('.'))
            {
                string name = part.TrimStart('@');
                text.Append('.')
                    .Append(s_reserved.Contains(name) || s_suffixes.Any(s => name.EndsWith(s, System.StringComparison.Ordinal)) ? name + "_"
                    : Identifier(name));
            }
        }
        return text.ToString();
    }

    /// <summary>An assembly's name as an identifier.</summary>
    public static string AssemblyId(string? name)
    {
        var text = new StringBuilder();
        foreach (char c in name ?? "")
        {
            text.Append(char.IsLetterOrDigit(c) ? c : '_');
        }
        return text.Length == 0 ? "Assembly" : char.IsDigit(text[0]) ? "_" + text : text.ToString();
    }

    public static string Identifier(string name) =>
        SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None || SyntaxFacts.GetContextualKeywordKind(name) != SyntaxKind.None ? "@" + name : name;

    /// <summary>C# text of a parameter's default.</summary>
    public static string Default(IParameterSymbol parameter)
    {
        object? value = parameter.ExplicitDefaultValue;
        ITypeSymbol type = parameter.Type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
            ? nullable.TypeArguments[0] : parameter.Type;
        if (value is null)
        {
            return "default";
        }
        string literal = Literal(value);
        return type.TypeKind == TypeKind.Enum
            || type.SpecialType is SpecialType.System_SByte or SpecialType.System_Byte or SpecialType.System_Int16 or SpecialType.System_UInt16
            or SpecialType.System_UInt32 or SpecialType.System_Int64 or SpecialType.System_UInt64
            ? "(" + Text(type) + ")(" + literal + ")"
            : literal;
    }

    /// <summary>C# text of a constant.</summary>
    public static string Literal(object value) => value switch
    {
        float number when float.IsNaN(number) => "float.NaN",
        float number when float.IsInfinity(number) => number > 0 ? "float.PositiveInfinity" : "float.NegativeInfinity",
        double number when double.IsNaN(number) => "double.NaN",
        double number when double.IsInfinity(number) => number > 0 ? "double.PositiveInfinity" : "double.NegativeInfinity",
        float number => number.ToString("R", CultureInfo.InvariantCulture) + "F",
        double number => number.ToString("R", CultureInfo.InvariantCulture) + "D",
        decimal number => number.ToString(CultureInfo.InvariantCulture) + "M",
        // Of [DateTimeConstant], which compilers of other languages write.
        System.DateTime time => "new global::System.DateTime(" + time.Ticks.ToString(CultureInfo.InvariantCulture) + "L)",
        _ => SymbolDisplay.FormatPrimitive(value, quoteStrings: true, useHexadecimalNumbers: false)!,
    };

    /// <summary>Type parameters of a type and those around it.</summary>
    private static int Outer(INamedTypeSymbol? type) => type is null ? 0 : Outer(type.ContainingType) + type.Arity;

    private static string Namespace(INamespaceSymbol space) =>
        space.ContainingNamespace.IsGlobalNamespace ? Identifier(space.Name) : Namespace(space.ContainingNamespace) + "." + Identifier(space.Name);

    /// <summary>Whether a type is one of the platform that emitted code names without its namespace, until its file is added.</summary>
    private static bool IsKnown(INamedTypeSymbol type) =>
        KnownNames.Find(type.Name) is { } full && full == "global::" + Space(type) + "." + type.Name && type.ContainingAssembly?.Name is string name
            && (name.StartsWith("System.", System.StringComparison.Ordinal) || name is "mscorlib" or "netstandard");

    private static string? Keyword(SpecialType type) => type switch
    {
        SpecialType.System_Object => "object",
        SpecialType.System_Boolean => "bool",
        SpecialType.System_Char => "char",
        SpecialType.System_SByte => "sbyte",
        SpecialType.System_Byte => "byte",
        SpecialType.System_Int16 => "short",
        SpecialType.System_UInt16 => "ushort",
        SpecialType.System_Int32 => "int",
        SpecialType.System_UInt32 => "uint",
        SpecialType.System_Int64 => "long",
        SpecialType.System_UInt64 => "ulong",
        SpecialType.System_Single => "float",
        SpecialType.System_Double => "double",
        SpecialType.System_Decimal => "decimal",
        SpecialType.System_String => "string",
        _ => null,
    };
}
