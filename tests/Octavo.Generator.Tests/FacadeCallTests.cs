// Owns: that the call analysis knows every call of the facades whose type argument needs a codec.
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using System.Reflection;

namespace Octavo.Generator.Tests;

public sealed class FacadeCallTests
{
    /// <summary>Generic methods of facades that need no codec of their argument.</summary>
    private static readonly string[] s_others = [];

    private static readonly string[] s_libraries = ["Octavo", "Octavo.Caching", "Octavo.Compression", "Octavo.Grpc", "Octavo.Http", "Octavo.Interop",
        "Octavo.Lz4", "Octavo.ProtoJson", "Octavo.Transcode"];

    [Fact]
    public void Every_generic_call_is_known_or_excluded_by_name()
    {
        MethodInfo[] methods =
            [.. Facades().SelectMany(t => t.GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly))
            .Where(
                m => m.IsGenericMethodDefinition && m.GetGenericArguments() is [{ GenericParameterAttributes: var attributes }]
                    && (attributes & GenericParameterAttributes.AllowByRefLike) == 0)];
        string[] unknown =
            [.. methods.Where(m => !IsKnown(m.Name)).Select(m => m.DeclaringType!.Name + "." + m.Name).Distinct().Where(n => !s_others.Contains(n))
                .Order(StringComparer.Ordinal)];
        Assert.Empty(unknown);
        Assert.Contains(methods, m => m.Name == "SerializeToString");
        Assert.All(s_others, other => Assert.Contains(methods, m => m.DeclaringType!.Name + "." + m.Name == other));
    }

    /// <summary>The static classes that are called: those of the library and of each package over it.</summary>
    private static IEnumerable<Type> Facades() =>
        s_libraries.SelectMany(a => Assembly.Load(a).GetExportedTypes())
            .Where(t => t is { Namespace: "Octavo", IsValueType: false, IsGenericType: false } && CallParser.IsFacade(t.Name));

    private static bool IsKnown(string name) =>
        CallParser.MayBeCall((InvocationExpressionSyntax)SyntaxFactory.ParseExpression("OctavoX." + name + "<T>()"));

    /// <summary>Results and bodies of minimal APIs, whose extensions are in the framework's namespace.</summary>
    [Fact]
    public void What_minimal_endpoints_name_is_a_root()
    {
        Generated generated = Harness.Run(Harness.Compilation(
            [
                """
                using System.Collections.Generic;
                using Microsoft.AspNetCore.Builder;
                using Microsoft.AspNetCore.Http;
                using Octavo;
                [GenerateCodec] public sealed class Order { [CodecMember(1)] public int Id { get; set; } }
                public static class Endpoints
                {
                    public static void Map(WebApplication app)
                    {
                        app.MapPost("/orders", (OctavoBody<Dictionary<int, Order>> orders) => TypedResults.Octavo((orders.Value.Count, true)));
                        app.MapGet("/orders", () => Results.Octavo(new SortedDictionary<int, Order>()));
                    }
                }
                """,
            ],
            more: Harness.Web)).Compiles();
        string table = string.Concat(generated.Files.Where(file => file.Key.EndsWith("Codecs.g.cs", StringComparison.Ordinal)).Select(file => file.Value));
        Assert.Contains("Dictionary<int, global::Order>", table, StringComparison.Ordinal);
        Assert.Contains("SortedDictionary<int, global::Order>", table, StringComparison.Ordinal);
        Assert.Contains("(int, bool)", table.Replace("global::System.ValueTuple<int, bool>", "(int, bool)", StringComparison.Ordinal),
            StringComparison.Ordinal);
    }
}
