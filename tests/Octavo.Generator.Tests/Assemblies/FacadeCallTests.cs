// Owns: that the call analysis knows every call of the facades whose type argument needs a codec.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using System.Reflection;

namespace Octavo.Generator.Tests.Assemblies;

public sealed class FacadeCallTests
{
    /// <summary>Generic methods of facades that need no codec of their argument.</summary>
    private static readonly string[] s_others = [];

    /// <summary>Methods with a <see cref="Type"/> that ask about it, or about what its methods take, and need no codec of it.</summary>
    private static readonly string[] s_questions = ["OctavoCodecs.HasCodec", "OctavoCodecs.FormatsOf", "OctavoCodecs.EnsureCallCodecs",
        "OctavoCodecs.UnionBase", "OctavoCodecs.GetSerializableType", "OctavoCodecs.ToSerializable", "OctavoFormat.CanSerialize", "OctavoMessageTypes.Get",
        "OctavoMessageTypes.TryGet"];

    private static readonly string[] s_libraries = ["Octavo", "Octavo.Caching", "Octavo.Compression", "Octavo.Grpc", "Octavo.Http", "Octavo.Interop",
        "Octavo.Lz4", "Octavo.ProtoJson", "Octavo.Transcode"];

    [Fact]
    public void Every_generic_call_is_known_or_excluded_by_name()
    {
        MethodInfo[] methods =
            [.. Methods(Facades()).Where(
                m => m.IsGenericMethodDefinition && m.GetGenericArguments() is [{ GenericParameterAttributes: var attributes }]
                    && (attributes & GenericParameterAttributes.AllowByRefLike) == 0)];
        string[] unknown =
            [.. methods.Where(m => !IsKnown(m.Name)).Select(FullName).Distinct().Where(n => !s_others.Contains(n))
                .Order(StringComparer.Ordinal)];
        Assert.Empty(unknown);
        Assert.Contains(methods, m => m.Name == "SerializeToString");
        Assert.All(s_others, other => Assert.Contains(methods, m => FullName(m) == other));
    }

    /// <summary>A call of every overload with a <see cref="Type"/>, each with a root of its own, compiled.</summary>
    [Fact]
    public void Every_call_with_a_literal_type_names_a_root()
    {
        MethodInfo[] methods =
            [.. Methods(Facades()).Where(m => !m.IsGenericMethodDefinition && m.GetParameters().Any(p => p.ParameterType == typeof(Type)))];
        Assert.All(s_questions, asked => Assert.Contains(methods, m => FullName(m) == asked));
        methods = [.. methods.Where(m => !s_questions.Contains(FullName(m)))];
        Assert.Contains(methods, m => FullName(m) == "OctavoJson.Serialize");
        Assert.Contains(methods, m => FullName(m) == "OctavoFormat.SerializeAsync");
        string calls = string.Concat(methods.Select((method, i) => "    public static void Call" + i + "() => "
            + (method.IsStatic ? method.DeclaringType!.FullName : "default(" + method.DeclaringType!.FullName + ")!") + "." + method.Name + "("
            + string.Join(", ", method.GetParameters().Select(p => Argument(p, i))) + ");\n"));
        Generated generated = Harness.Run(Harness.Compilation(
            [
                "using System.Collections.Generic;\nusing Octavo;\n[GenerateCodec] public sealed class Order { [CodecMember(1)] public int Id { get; set; } }\n"
                    + "public static class Calls\n{\n" + calls + "}\n",
            ],
            more: Harness.Web));
        Assert.Empty(Harness.Loose((CSharpCompilation)generated.Output).GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error));
        string table = string.Concat(generated.Files.Where(file => file.Key.EndsWith("Codecs.g.cs", StringComparison.Ordinal)).Select(file => file.Value));
        Assert.Empty(methods.Where((_, i) => !table.Contains("typeof(" + RootOf(i, "global::Order", "global::System.Collections.Generic.") + ")",
            StringComparison.Ordinal)).Select(m => m.ToString()));
    }

    [Fact]
    public void A_literal_type_is_held_against_the_format()
    {
        const string Types = "using System; using Octavo; [GenerateCodec] public class Without { public int Id; } public class Uncoded { public int Id; }\n";
        string[] ids =
            [.. Harness.Run(Types + """
                public static class Calls
                {
                    public static void Call(object value)
                    {
                        OctavoProtobuf.Serialize(value, typeof(Without));
                        OctavoProtobuf.Serialize(type: typeof(Without), value: value);
                        OctavoJson.Serialize(value, typeof(Uncoded));
                        OctavoJson.Serialize(typeof(Uncoded), typeof(Without));
                        Type late = typeof(Uncoded);
                        OctavoJson.Serialize(value, late);
                    }

                    public static void Open<T>(object value) => OctavoJson.Serialize(value, typeof(T));
                }
                """).Diagnostics.Select(d => d.Id)];
        Assert.Equal(["OCT0010", "OCT0115", "OCT0115"], ids.Order(StringComparer.Ordinal));
    }

    /// <summary>Types that are called with roots and are not facades of a format: <c>Any</c>, and the registry of ProtoJSON.</summary>
    [Fact]
    public void What_packs_messages_names_roots()
    {
        const string Types = """
            using System.Collections.Generic;
            using Octavo;
            using Octavo.Protobuf.WellKnown;
            [GenerateCodec] public class Numbered { [CodecMember(1)] public int Id; }
            [GenerateCodec] public class Without { public int Id; }
            public class Uncoded { public int Id; }

            """;
        foreach (string call in (string[])["ProtobufAny.Pack(default($)!)", "any.Is<$>()", "any.TryUnpack<$>(out _)", "ProtoJsonTypes.Of<$>()",
            "ProtoJsonTypes.MessageOf<$>()", "OctavoProtoJson.SerializeToString(default($)!)", "OctavoProtoJson.Deserialize<$>(\"\")"])
        {
            foreach ((string type, string? id) in ((string, string?)[])[("Numbered", null), ("Without", "OCT0115"), ("Uncoded", "OCT0010"),
                ("List<Numbered>", "OCT0115"), ("Dictionary<string, Numbered>", "OCT0115"), ("int", "OCT0115"), ("string", "OCT0115"),
                ("System.DayOfWeek", "OCT0115"), ("ProtobufStruct", null)])
            {
                string source = Types + "public static class Calls { public static object? Call(ProtobufAny any) => "
                    + call.Replace("$", type, StringComparison.Ordinal) + "; }";
                Assert.Equal(id, Harness.Run(source).Diagnostics.SingleOrDefault()?.Id);
            }
        }
    }

    /// <summary>Facades that write a value are held against their format; those of no format of their own take any.</summary>
    [Fact]
    public void Every_facade_that_writes_has_a_format()
    {
        string[] without = ["OctavoCompression", "OctavoTokens"];
        Type[] facades =
        [
            .. Facades().Where(t => t is { IsAbstract: true, IsSealed: true } && Methods([t]).Any(m => m is { Name: "Serialize", IsGenericMethod: true })),
        ];
        Assert.Contains(facades, t => t.Name == "OctavoMsgPackLz4");
        Assert.DoesNotContain(facades, t => CallParser.HasFormat(t.Name) == without.Contains(t.Name));
    }

    [Fact]
    public void What_an_endpoint_produces_is_a_root()
    {
        const string Source = """
            using System.Collections.Generic;
            using Octavo;
            using Microsoft.AspNetCore.Builder;
            [GenerateCodec] public sealed class Order { [CodecMember(1)] public int Id { get; set; } }
            public class Uncoded { public int Id; }
            public static class Routes { public static void Add(RouteHandlerBuilder builder) => builder.ProducesOctavo<List<Order>>(); }
            """;
        Generated generated = Harness.Run(Harness.Compilation([Source], more: Harness.Web));
        Assert.Contains("typeof(global::System.Collections.Generic.List<global::Order>)", string.Concat(generated.Files.Values), StringComparison.Ordinal);
        Assert.Equal("OCT0010", Assert.Single(Harness.Run(Harness.Compilation([Source.Replace("List<Order>", "Uncoded", StringComparison.Ordinal)],
            more: Harness.Web)).Diagnostics).Id);
    }

    /// <summary>A list of orders in as many dictionaries as the number says: another root for each.</summary>
    private static string RootOf(int number, string order, string space = "") =>
        number == 0 ? space + "List<" + order + ">"
            : space + "Dictionary<" + (number % 2 == 0 ? "int" : "long") + ", " + RootOf((number - 1) / 2, order, space) + ">";

    private static string Argument(ParameterInfo parameter, int number)
    {
        Type type = parameter.ParameterType;
        return type == typeof(Type) ? "typeof(" + RootOf(number, "Order") + ")" : parameter.IsOut ? "out _"
            : "default(" + Name(type.IsByRef ? type.GetElementType()! : type) + ")!";
    }

    private static string Name(Type type) => !type.IsGenericType ? type.IsArray ? Name(type.GetElementType()!) + "[]" : type.FullName!
        : type.FullName![..type.FullName!.IndexOf('`', StringComparison.Ordinal)] + "<" + string.Join(", ", type.GetGenericArguments().Select(Name)) + ">";

    /// <summary>The types that are called: those of the library and of each package over it.</summary>
    private static IEnumerable<Type> Facades() =>
        s_libraries.SelectMany(a => Assembly.Load(a).GetExportedTypes())
            .Where(t => t is { Namespace: "Octavo" or "Octavo.Protobuf.WellKnown", IsValueType: false, IsGenericType: false } && CallParser.IsFacade(t.Name));

    private static IEnumerable<MethodInfo> Methods(IEnumerable<Type> types) =>
        types.SelectMany(t => t.GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly));

    private static string FullName(MethodInfo method) => method.DeclaringType!.Name + "." + method.Name;

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
