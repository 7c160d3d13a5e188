// Owns: the parse of a type of which all members are asked for, public or not: in the compilation that has them.
using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Compiling;

internal static class AllMembersParser
{
    /// <summary>Parses what <c>[assembly: GenerateCodecFor(typeof(X), Members = MemberSet.All)]</c> asks for.</summary>
    public static void Parse(ParseContext context, AttributeData attribute, Location? location)
    {
        Compilation whole = WholeCompilation.Of(context.Compilation);
        if (WholeCompilation.Find(whole, attribute)?.ConstructorArguments is not [{ Value: INamedTypeSymbol type }])
        {
            return;
        }
        var inner = new ParseContext(whole) { Place = location };
        if (Refuse(inner, type) is string reason)
        {
            context.Report(Descriptors.NotAllMembers, location, type.ToDisplayString(), reason);
            return;
        }
        new TypeParser(inner).Parse(type, TypeRequest.From(attribute, location));
        context.Add(inner);
    }

    private static string? Refuse(ParseContext context, INamedTypeSymbol type) =>
        GenericParser.IsGeneric(type) && GenericParser.IsOpen(type) ? "the type is open; ask for each closed one"
        : ValueParser.IsKnown(type) || type.TypeKind is not (TypeKind.Class or TypeKind.Struct) ? "it is not a class or struct with its own members"
        : new ConverterParser(context).Named(type) is not null || new SurrogateParser(context).Named(type) is not null
        ? "it has a hand-written codec, or a surrogate"
        : MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers()).OfType<IFieldSymbol>()
        .FirstOrDefault(f => f.Name.EndsWith(">P", StringComparison.Ordinal)) is { } captured
        ? $"'{captured.ContainingType.Name}' keeps a parameter of its constructor, '{captured.Name}', which has no name in C#"
        : WholeCompilation.Reduced(type) is { } reduced
        ? ValueParser.IsPlatform(reduced)
        ? $"'{reduced.ToDisplayString()}' is in the platform's reference assembly, which has no non-public members; name a codec or a surrogate for it"
        : $"'{reduced.ContainingAssembly.Name}' is a reference assembly, which has no non-public members; set CompileUsingReferenceAssemblies to false in this project, or ProduceReferenceAssembly to false in that one"
        : null;
}
