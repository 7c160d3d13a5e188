// Owns: the sources of a project of many types, and the edits made to it. Knows no generator.
using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Bench.Compiler;

/// <summary>A project: types, ten a file, each with ten properties and a method; a record, a struct, a base and a derived class; services, one a file, that
/// serialize the types; a program of top-level statements; and System.Text.Json's context that names the types.</summary>
internal sealed class LargeProject
{
    private const int TypesPerFile = 10;
    private const int TypesPerService = 5;
    private const string ProgramPath = "Program.cs";
    private const string OrdersPath = "Orders.cs";

    private const string Orders = """
        using Octavo;
        namespace Shop.Data;

        [GenerateCodec]
        public sealed record Parcel(string Street, int Number)
        {
            public string? Carrier { get; set; }
        }

        [GenerateCodec]
        public struct Amount
        {
            public long Cents { get; set; }
            public int Digits { get; set; }
        }

        public abstract class Document
        {
            public string? Title { get; set; }
        }

        [GenerateCodec]
        public sealed class Invoice : Document
        {
            public Amount Due { get; set; }
            public Parcel? Sent { get; set; }
        }
        """;

    private static readonly CSharpParseOptions s_options = new(LanguageVersion.CSharp14);
    private static readonly MetadataReference[] s_references =
        [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(p => Path.GetFileName(p) is var name && (name.StartsWith("System.", StringComparison.Ordinal) || name is "Octavo.dll" or "netstandard.dll"))
            .Select(p => MetadataReference.CreateFromFile(p))];

    /// <summary>Types that a property takes in turn.</summary>
    private static readonly string[] s_numbers = ["int", "uint", "short", "ushort", "sbyte", "float", "decimal"];

    private readonly int _types;
    private int _edits;

    internal LargeProject(int types)
    {
        _types = types;
        SyntaxTree[] trees =
        [
            .. Enumerable.Range(0, types / TypesPerFile).Select(f => Parse(TypesFile(f, "0"), TypesPath(f))),
            .. Enumerable.Range(0, types / TypesPerService).Select(f => Parse(ServiceFile(f, "0"), ServicePath(f))),
            Parse(Orders, OrdersPath),
            Parse(ContextFile(), "Context.cs"),
            Parse(ProgramFile("0"), ProgramPath),
        ];
        Compilation =
            CSharpCompilation.Create("Shop", trees, s_references,
                new CSharpCompilationOptions(OutputKind.ConsoleApplication, nullableContextOptions: NullableContextOptions.Enable));
    }

    /// <summary>The project before any edit.</summary>
    internal CSharpCompilation Compilation { get; }

    /// <summary>Another number in the body of a service's method.</summary>
    internal SyntaxTree EditServiceBody() => Parse(ServiceFile(1, NextEdit()), ServicePath(1));

    /// <summary>Another number in the body of a service's constructor.</summary>
    internal SyntaxTree EditServiceConstructor() =>
        Parse(ServiceFile(1, "0").Replace("=> s_made = 1", "=> s_made = " + NextEdit(), StringComparison.Ordinal), ServicePath(1));

    /// <summary>Another number in a getter of a service.</summary>
    internal SyntaxTree EditServiceGetter() =>
        Parse(ServiceFile(1, "0").Replace("Made => s_made", "Made => s_made + " + NextEdit(), StringComparison.Ordinal), ServicePath(1));

    /// <summary>Another number in an operator of a struct in a service's file.</summary>
    internal SyntaxTree EditOperator() =>
        Parse(ServiceFile(1, "0").Replace("one.Cents + other.Cents", "one.Cents + other.Cents + " + NextEdit(), StringComparison.Ordinal), ServicePath(1));

    /// <summary>Another number in a top-level statement.</summary>
    internal SyntaxTree EditStatement() => Parse(ProgramFile(NextEdit()), ProgramPath);

    /// <summary>Another name of a service's property.</summary>
    internal SyntaxTree EditServiceProperty() =>
        Parse(ServiceFile(1, "0").Replace("int Made", "int Made" + NextEdit(), StringComparison.Ordinal), ServicePath(1));

    /// <summary>Another number in the body of a method beside a type's properties.</summary>
    internal SyntaxTree EditTypeBody() => Parse(TypesFile(1, NextEdit()), TypesPath(1));

    /// <summary>Another name of one property of one type.</summary>
    internal SyntaxTree EditProperty() => Parse(TypesFile(1, "0").Replace("Note", "Note" + NextEdit(), StringComparison.Ordinal), TypesPath(1));

    /// <summary>Another number in an accessor of a type, of a property that is not written.</summary>
    internal SyntaxTree EditTypeAccessor() =>
        Parse(TypesFile(1, "0").Replace("get { return 5; }", "get { return " + NextEdit() + "; }", StringComparison.Ordinal), TypesPath(1));

    /// <summary>Another text in an attribute of one property of one type.</summary>
    internal SyntaxTree EditAttribute() =>
        Parse(TypesFile(1, "0").Replace("public string? Note", "[System.ComponentModel.Description(\"" + NextEdit() + "\")] public string? Note",
            StringComparison.Ordinal), TypesPath(1));

    /// <summary>Another type of one property of one type.</summary>
    internal SyntaxTree EditPropertyType() =>
        Parse(TypesFile(1, "0").Replace("string? Note", s_numbers[++_edits % s_numbers.Length] + " Note", StringComparison.Ordinal), TypesPath(1));

    /// <summary>Another name of a positional record's parameter.</summary>
    internal SyntaxTree EditRecord() => EditOrders("string Street");

    /// <summary>Another name of a struct's property.</summary>
    internal SyntaxTree EditStruct() => EditOrders("long Cents");

    /// <summary>Another name of a property of a base class.</summary>
    internal SyntaxTree EditBase() => EditOrders("string? Title");

    /// <summary>Another name of a property of a derived class.</summary>
    internal SyntaxTree EditDerived() => EditOrders("Amount Due");

    private SyntaxTree EditOrders(string member) => Parse(Orders.Replace(member, member + NextEdit(), StringComparison.Ordinal), OrdersPath);

    /// <summary>A new compilation, in which one file is another.</summary>
    internal CSharpCompilation With(SyntaxTree edited) =>
        Compilation.ReplaceSyntaxTree(Compilation.SyntaxTrees.Single(t => t.FilePath == edited.FilePath), edited);

    private static SyntaxTree Parse(string source, string path) => CSharpSyntaxTree.ParseText(source, s_options, path, Encoding.UTF8);

    private static string TypesPath(int file) => string.Create(CultureInfo.InvariantCulture, $"Types{file}.cs");

    private static string ServicePath(int file) => string.Create(CultureInfo.InvariantCulture, $"Service{file}.cs");

    private string NextEdit() => (++_edits).ToString(CultureInfo.InvariantCulture);

    private string TypesFile(int file, string edit)
    {
        var text = new StringBuilder("using System;\nusing System.Collections.Generic;\nusing Octavo;\nnamespace Shop.Data;\n\n");
        for (int i = file * TypesPerFile; i < (file + 1) * TypesPerFile; i++)
        {
            int other = (i + 1) % _types;
            string note = i % TypesPerFile == 3 ? "Note" : "Text";
            text.Append(CultureInfo.InvariantCulture, $$"""
                [GenerateCodec]
                public sealed partial class Entity{{i}}
                {
                    public int Id { get; set; }
                    public string? Name { get; set; }
                    public string? {{note}} { get; set; }
                    public long Version { get; set; }
                    public double Price { get; set; }
                    public DateTime Created { get; set; }
                    public Guid Key { get; set; }
                    public List<string>? Tags { get; set; }
                    public Dictionary<string, int>? Counts { get; set; }
                    public Entity{{other}}? Next { get; set; }

                    public int Rank() => Id * {{edit}} + (Tags?.Count ?? 0);

                    public static int Limit { get { return 5; } }
                }


                """);
        }
        return text.ToString();
    }

    private static string ServiceFile(int file, string edit)
    {
        var text = new StringBuilder("using System.Collections.Generic;\nusing Octavo;\nusing Shop.Data;\nnamespace Shop.Services;\n\n");
        text.Append(CultureInfo.InvariantCulture, $"internal static class Service{file}\n{{\n    private static int s_made;\n\n");
        text.Append(CultureInfo.InvariantCulture, $"    static Service{file}() => s_made = 1;\n\n    internal static int Made => s_made;\n\n");
        for (int i = file * TypesPerService; i < (file + 1) * TypesPerService; i++)
        {
            text.Append(CultureInfo.InvariantCulture, $$"""
                    internal static byte[] Save{{i}}(Entity{{i}} value) => OctavoBinary.Serialize(value);

                    internal static Entity{{i}} Load{{i}}(byte[] data)
                    {
                        Entity{{i}} value = OctavoBinary.Deserialize<Entity{{i}}>(data)!;
                        value.Id += {{edit}};
                        return value;
                    }

                    internal static byte[] SaveAll{{i}}(List<Entity{{i}}> values) => OctavoMsgPack.Serialize(values);


                """);
        }
        text.Append(CultureInfo.InvariantCulture, $"}}\n\ninternal readonly struct Money{file}(int cents)\n{{\n    internal int Cents => cents;\n\n");
        return text.Append(CultureInfo.InvariantCulture,
            $"    public static Money{file} operator +(Money{file} one, Money{file} other) => new(one.Cents + other.Cents);\n}}\n").ToString();
    }

    private static string ProgramFile(string edit) => $"int started = {edit};\nSystem.Console.WriteLine(started);\n";

    private string ContextFile()
    {
        var text = new StringBuilder("using System.Text.Json.Serialization;\nusing Shop.Data;\nnamespace Shop.Json;\n\n");
        for (int i = 0; i < _types; i++)
        {
            text.Append(CultureInfo.InvariantCulture, $"[JsonSerializable(typeof(Entity{i}))]\n");
        }
        text.Append("[JsonSerializable(typeof(Parcel))]\n[JsonSerializable(typeof(Amount))]\n[JsonSerializable(typeof(Invoice))]\n");
        return text.Append("internal sealed partial class ShopJsonContext : JsonSerializerContext;\n").ToString();
    }
}
