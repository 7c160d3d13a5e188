// Owns: that a codec has the code of its formats and no other: each method, field and constant is reached from them, and no arm of a condition is for a format
// that the type is not in.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Binary;
using Octavo.Cbor;
using Octavo.Compact;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Json;
using Octavo.MsgPack;

namespace Octavo.Generator.Tests.Emitting;

public sealed class ReachedCodeTests
{
    private static readonly string[] s_formats = ["Binary", "Compact", "MessagePack", "Cbor", "Json", "Protobuf"];

    /// <summary>What stands on members; <c>#</c> is a number from 0, <c>$</c> from 1.</summary>
    private static readonly string[] s_marks =
    [
        "", "[CodecMember($)]", "[MessagePack.Key(#)]", "[MessagePack.Key($)]", "[MessagePack.Key(\"k#\")]", "[ProtoBuf.ProtoMember($)]",
        "[System.Runtime.Serialization.DataMember(Order = $)]", "[System.Runtime.Serialization.DataMember(Name = \"d#\")]",
        "[System.Text.Json.Serialization.JsonPropertyName(\"n#\")]", "[Newtonsoft.Json.JsonProperty(\"n#\")]", "[MemoryPack.MemoryPackOrder(#)]",
        "[CodecMember($), System.Text.Json.Serialization.JsonPropertyName(\"n#\")]",
    ];

    private const string Stubs = """
        namespace Newtonsoft.Json
        {
            public sealed class JsonPropertyAttribute(string name) : System.Attribute { public string PropertyName { get; set; } = name; }
        }
        namespace MemoryPack
        {
            public sealed class MemoryPackOrderAttribute(int order) : System.Attribute { public int Order { get; } = order; }
        }
        """;

    public static TheoryData<string> Formats() => [.. TestRun.Sample(
        s_formats.SelectMany(one => s_formats.Where(other => string.CompareOrdinal(one, other) <= 0).Select(other => one == other ? one : $"{one}|{other}")),
        oneIn: 7)];

    /// <summary>The types with all marks are one program, each mark in a namespace of its own: 252 programs took two minutes.</summary>
    [Theory, MemberData(nameof(Formats))]
    public void What_is_emitted_for_some_formats_is_reached_in_them(string formats)
    {
        string attribute = $"[GenerateCodec(Formats = {string.Join(" | ", formats.Split('|').Select(f => "CodecFormats." + f))})]";
        string[] members =
        [
            "int Id", "string Name", "double Price", "bool Active", "DateTime At", "List<int> Numbers", "Grade Grade", "string? Remark", "Ten? Next",
            "Spot Spot", "Spot[] Spots", "Dictionary<string, Ten>? Others",
        ];
        Generated generated = Harness.Run(Harness.Loose(Harness.Compilation([Samples.Stubs, Stubs, .. s_marks.Select((mark, i) => $$"""
            // {{mark}}
            using System;
            using System.Collections.Generic;
            using Octavo;

            #nullable enable annotations
            namespace Acme.Marks{{i}};

            public enum Grade { A, B }

            {{attribute}}
            public sealed class Ten
            {
            {{Marked(members, mark)}}
            }

            {{attribute}}
            public struct Spot
            {
            {{Marked(["int X", "float Y", "bool Lit"], mark)}}
            }
            """)])));
        Assert.DoesNotContain(generated.Found, d => d.Severity == DiagnosticSeverity.Error);
        string[] found = new Reach(generated.Output).Unreached();
        Assert.True(found.Length == 0, string.Join("\n", found));
    }

    private static string Marked(string[] members, string mark) =>
        string.Join('\n',
            members.Select(
                (member, i) => "    " + mark.Replace("#", i.ToString(), StringComparison.Ordinal).Replace("$", (i + 1).ToString(), StringComparison.Ordinal)
                    + $" public {member} {{ get; set; }}"));

    /// <summary>Follows calls of emitted code, format by format, as the JIT does: an arm whose condition is false in a format is not taken there.</summary>
    private sealed class Reach(Compilation compilation)
    {
        private static readonly Dictionary<string, Dictionary<string, object?>> s_facts = new()
        {
            ["OctavoBinaryWriter"] = Written<OctavoBinaryWriter>(),
            ["OctavoBinaryReader"] = Read<OctavoBinaryReader>(),
            ["OctavoCompactWriter"] = Written<OctavoCompactWriter>(),
            ["OctavoCompactReader"] = Read<OctavoCompactReader>(),
            ["OctavoMsgPackWriter"] = Written<OctavoMsgPackWriter>(),
            ["OctavoMsgPackReader"] = Read<OctavoMsgPackReader>(),
            ["OctavoCborWriter"] = Written<OctavoCborWriter>(),
            ["OctavoCborReader"] = Read<OctavoCborReader>(),
            ["OctavoJsonWriter"] = Written<OctavoJsonWriter>(),
            ["OctavoJsonReader"] = Read<OctavoJsonReader>(),
            ["OctavoTokensWriter"] = Written<OctavoTokensWriter>(),
            ["OctavoTokensReader"] = Read<OctavoTokensReader>(),
        };
        private readonly HashSet<ISymbol> _reached = new(SymbolEqualityComparer.Default);
        private readonly HashSet<(ISymbol Symbol, string Format)> _seen = [];
        private readonly Dictionary<SyntaxNode, bool> _arms = [];
        private readonly SyntaxTree[] _trees =
            [.. compilation.SyntaxTrees.Where(
                t => t.FilePath.EndsWith("Codec.g.cs", StringComparison.Ordinal) || t.FilePath.EndsWith("Collections.g.cs", StringComparison.Ordinal))];

        public string[] Unreached()
        {
            ISymbol[] declared = [.. _trees.SelectMany(Declared)];
            foreach (ISymbol root in declared.Where(
                s => s is { IsOverride: true } or IPropertySymbol or IMethodSymbol { MethodKind: MethodKind.ExplicitInterfaceImplementation }))
            {
                Visit(root, "");
            }
            string[] symbols =
                [.. declared.Where(s => !_reached.Contains(s) && !IsContract(s)).Select(s => $"not reached: {s.ToDisplayString()}")];
            string[] arms =
                [.. _arms.Where(arm => !arm.Value)
                    .Select(arm => $"never taken: {arm.Key.Parent!.ToString().Split('\n')[0]} in {arm.Key.SyntaxTree.FilePath}")];
            return [.. symbols, .. arms];
        }

        private IEnumerable<ISymbol> Declared(SyntaxTree tree)
        {
            SemanticModel model = compilation.GetSemanticModel(tree);
            foreach (SyntaxNode node in tree.GetRoot().DescendantNodes())
            {
                switch (node)
                {
                    case MethodDeclarationSyntax or PropertyDeclarationSyntax or VariableDeclaratorSyntax { Parent.Parent: FieldDeclarationSyntax }:
                        yield return model.GetDeclaredSymbol(node)!;
                        break;
                }
            }
        }

        /// <summary>What codecs of other assemblies call or read: they are in some of the formats.</summary>
        private static bool IsContract(ISymbol symbol) =>
            symbol is { DeclaredAccessibility: Accessibility.Public, ContainingType.DeclaredAccessibility: Accessibility.Public };

        private void Visit(ISymbol symbol, string format)
        {
            symbol = symbol.OriginalDefinition;
            _reached.Add(symbol);
            if (!_seen.Add((symbol, format)))
            {
                return;
            }
            foreach (SyntaxReference reference in symbol.DeclaringSyntaxReferences.Where(r => _trees.Contains(r.SyntaxTree)))
            {
                Walk(reference.GetSyntax(), compilation.GetSemanticModel(reference.SyntaxTree), format);
            }
        }

        private void Walk(SyntaxNode? node, SemanticModel model, string format)
        {
            switch (node)
            {
                case null:
                    return;
                case IfStatementSyntax one:
                    Branch(one.Condition, one.Statement, one.Else?.Statement, model, format);
                    return;
                case ConditionalExpressionSyntax one:
                    Branch(one.Condition, one.WhenTrue, one.WhenFalse, model, format);
                    return;
                case SimpleNameSyntax name when model.GetSymbolInfo(name).Symbol is { } symbol && symbol.DeclaringSyntaxReferences.Length != 0:
                    string into =
                        symbol is IMethodSymbol { TypeArguments: [var argument] } ? argument is ITypeParameterSymbol ? format : argument.Name : format;
                    if (symbol is IMethodSymbol or IFieldSymbol or IPropertySymbol)
                    {
                        Visit(symbol, into);
                    }
                    break;
            }
            foreach (SyntaxNode child in node.ChildNodes())
            {
                Walk(child, model, format);
            }
        }

        private void Branch(ExpressionSyntax condition, SyntaxNode whenTrue, SyntaxNode? whenFalse, SemanticModel model, string format)
        {
            bool? value = Evaluate(condition, model, format) as bool?;
            _arms[whenTrue] = _arms.GetValueOrDefault(whenTrue) || value != false;
            if (whenFalse is not null)
            {
                _arms[whenFalse] = _arms.GetValueOrDefault(whenFalse) || value != true;
            }
            if (value is null)
            {
                Walk(condition, model, format);
            }
            if (value != false)
            {
                Walk(whenTrue, model, format);
            }
            if (value != true)
            {
                Walk(whenFalse, model, format);
            }
        }

        /// <summary>The value of an expression of a format's facts; null if it is known only at run time.</summary>
        private object? Evaluate(ExpressionSyntax expression, SemanticModel model, string format)
        {
            switch (expression)
            {
                case ParenthesizedExpressionSyntax one:
                    return Evaluate(one.Expression, model, format);
                case PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } one:
                    return Evaluate(one.Operand, model, format) is bool operand ? !operand : null;
                case BinaryExpressionSyntax one:
                    object? left = Evaluate(one.Left, model, format), right = Evaluate(one.Right, model, format);
                    return one.Kind() switch
                    {
                        SyntaxKind.LogicalAndExpression => left is false || right is false ? false : left is true && right is true ? true : null,
                        SyntaxKind.LogicalOrExpression => left is true || right is true ? true : left is false && right is false ? false : null,
                        SyntaxKind.EqualsExpression => left is null || right is null ? null : Equals(left, right),
                        SyntaxKind.NotEqualsExpression => left is null || right is null ? null : !Equals(left, right),
                        _ => null,
                    };
                case InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.Text: "Named" } member } call
                    when model.GetTypeInfo(member.Expression).Type is ITypeParameterSymbol:
                    return Fact(format, "Named:" + call.ArgumentList.Arguments[0].ToString().Split('.')[^1]);
                case MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.Text: "W" or "R" } } fact:
                    return Fact(format, fact.Name.Identifier.Text);
                case MemberAccessExpressionSyntax constant
                    when model.GetSymbolInfo(constant).Symbol is IFieldSymbol { HasConstantValue: true, ContainingType.TypeKind: TypeKind.Enum } field:
                    return $"{field.ContainingType.Name}.{field.Name}";
                default:
                    return null;
            }
        }

        /// <summary>A fact of a writer or reader; null outside of the bodies that have one.</summary>
        private static object? Fact(string format, string name) => s_facts.GetValueOrDefault(format)?.GetValueOrDefault(name);

        private static Dictionary<string, object?> Written<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct
        {
            var facts = new Dictionary<string, object?>
            {
                ["Identity"] = $"MemberIdentity.{W.Identity}",
                ["RawLayouts"] = W.RawLayouts,
                ["Slots"] = W.Slots,
                ["Ends"] = W.Ends,
                ["TextKeys"] = W.TextKeys,
                ["EscapesNames"] = W.EscapesNames,
                ["Separates"] = W.Separates,
                ["PacksBools"] = W.PacksBools,
                ["PacksSequences"] = W.PacksSequences,
                ["TypesSequences"] = W.TypesSequences,
                ["NamesEnums"] = W.NamesEnums,
                ["FormsNumbers"] = W.FormsNumbers,
            };
            foreach (Layout layout in Enum.GetValues<Layout>())
            {
                facts[$"Named:{layout}"] = W.Named(layout);
            }
            return facts;
        }

        private static Dictionary<string, object?> Read<R>()
            where R : struct, ISequentialReader<R>, allows ref struct
        {
            var facts = new Dictionary<string, object?>
            {
                ["Identity"] = $"MemberIdentity.{R.Identity}",
                ["Shape"] = $"ReaderShape.{R.Shape}",
                ["RawLayouts"] = R.RawLayouts,
                ["Slots"] = R.Slots,
                ["TextKeys"] = R.TextKeys,
                ["EscapesNames"] = R.EscapesNames,
                ["LeavesHeads"] = R.LeavesHeads,
                ["PacksBools"] = R.PacksBools,
                ["PacksSequences"] = R.PacksSequences,
                ["TypesSequences"] = R.TypesSequences,
                ["FoldsNames"] = R.FoldsNames,
                ["Counted"] = R.Counted,
                ["FoldsCases"] = R.FoldsCases,
            };
            foreach (Layout layout in Enum.GetValues<Layout>())
            {
                facts[$"Named:{layout}"] = R.Named(layout);
            }
            return facts;
        }
    }
}
