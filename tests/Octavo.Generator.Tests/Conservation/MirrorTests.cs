// Owns: models whose bases and generic definitions are in another assembly, seen through its reference assembly: one definition has one layout in both.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class MirrorTests
{
    private const string Head = "#pragma warning disable CS0649 // reflection sets the fields\nusing System; using System.Collections.Generic; using Octavo;\n";

    /// <summary>The type <c>R</c> of the program, and what the library has for it.</summary>
    [Theory]
    [InlineData("[GenerateCodec] public class A { public int B { get; private set; } }",
        "[GenerateCodec] public class R : Lib.A { public int F { get; set; } }")]
    [InlineData("[GenerateCodec] public class A { public int X { get; private set; } public string? N { get; private set; } public List<int>? L { get; private set; } public List<int> M { get; private set; } = []; public int Y { get; internal set; } public int Z { get; protected set; } public int I { get; init; } public int J { get; private protected set; } }", "[GenerateCodec] public class R : Lib.A { public int Own { get; set; } }")]
    [InlineData("[GenerateCodec] public partial class A { [CodecMember(1)] private int _p; [CodecMember(2)] internal string? Marked { get; set; } [CodecMember(3)] public int Pub { get; set; } public int P() => _p++; }", "[GenerateCodec] public class R : Lib.A { [CodecMember(4)] public int Own { get; set; } }")]
    [InlineData("[GenerateCodec] public partial class A { [CodecMember(\"base\")] private int _p; public int P() => _p++; }",
        "[GenerateCodec] public partial class R : Lib.A { [CodecMember(\"own\")] private int _p; public int Q() => _p++; }")]
    [InlineData("[GenerateCodec] public partial class A { public int B { get; set; } public int C; [CodecMember] private readonly int _d; public int E { get; set; } public int F; public int D() => _d; }", "[GenerateCodec] public class R : Lib.A { public int G { get; set; } public int H; }")]
    [InlineData("[GenerateCodec] public class Gen<T> { public int X { get; private set; } public T? V { get; private set; } public List<T>? L { get; private set; } }", "[GenerateCodec] public class My { public int Z { get; set; } } [GenerateCodec] public class R { public Lib.Gen<My>? A { get; set; } public Lib.Gen<int>? B { get; set; } public Lib.Gen<Lib.Gen<My>>? C { get; set; } }")]
    [InlineData("[GenerateCodec] public partial class Gen<T> { [CodecMember] private T? _v; private Gen() { } public T? V() => _v; }",
        "[GenerateCodec] public class R { public Lib.Gen<string>? A { get; set; } public Lib.Gen<int>? B { get; set; } }")]
    [InlineData("[GenerateCodec] public class Gen<T> { [CodecConstructor] internal Gen(T value, int count = 3) { Value = value; Count = count; } public T Value { get; } public int Count { get; } }", "[GenerateCodec] public class R { public Lib.Gen<string>? A { get; set; } public Lib.Gen<int>? B { get; set; } }")]
    [InlineData("[GenerateCodec] public class Gen<T> { internal Gen(T value) { Value = value; } public T Value { get; } }",
        "[GenerateCodec] public class R { public Lib.Gen<string>? A { get; set; } public Lib.Gen<Guid>? B { get; set; } }")]
    [InlineData("[GenerateCodec] public partial struct Box<T, U> where T : struct where U : notnull { [CodecMember(1)] private T? _a; [CodecMember(2)] private Dictionary<U, T>? _b; [CodecMember(3)] public int C; public object? D() => (_a, _b); }", "[GenerateCodec] public class R { public Lib.Box<int, string> A { get; set; } public Lib.Box<DateTime, Guid>? B { get; set; } }")]
    [InlineData("public class Outer<T> { [GenerateCodec] public partial class Inner<U> { [CodecMember] private T? _t; [CodecMember] private U? _u; public object? P() => (_t, _u); } }", "[GenerateCodec] public class R : Lib.Outer<int>.Inner<string> { public Lib.Outer<string>.Inner<long>? O { get; set; } }")]
    [InlineData("public abstract class Root { public Guid Id { get; private set; } } [GenerateCodec] public class A : Root { public int B { get; private set; } }", "public class Mid : Lib.A { public int M { get; set; } } [GenerateCodec] public class R : Mid { public int F { get; set; } }")]
    [InlineData("[GenerateCodec, CodecUnion(0, typeof(One))] public abstract class U { public int Id { get; private set; } } [GenerateCodec] public class One : U { public int A { get; set; } }", "[GenerateCodec] public class R : Lib.U { public int F { get; set; } }")]
    [InlineData("public abstract class Entity<TId> { [CodecMember(1)] public TId? Id { get; private set; } } [GenerateCodec] public class A : Entity<Guid> { [CodecMember(2)] public int B { get; private set; } }", "[GenerateCodec] public class R : Lib.A { [CodecMember(3)] public int F { get; set; } }")]
    [InlineData("[GenerateCodec] public class A { public virtual int V { get; private protected set; } public int W { get; private set; } }",
        "[GenerateCodec] public class R : Lib.A { public new int W { get; set; } [CodecMember(\"X\")] public int Y { get; set; } }", true)]
    [InlineData("[GenerateCodec] public partial class A { [CodecMember, CodecAlias(\"old\", \"older\")] private int @class; [CodecMember(Encoding = MemberEncoding.Fixed)] private long _n; [CodecMember(\"te\\\"xt\")] private protected string? Text { get; set; } [CodecMember] protected (int a, string? b)[]? T { get; set; } public object P() => (@class, _n); }", "[GenerateCodec] public class R : Lib.A { public int F { get; set; } }")]
    public void State_of_another_assembly_comes_back(string library, string program, bool conflicts = false)
    {
        Generated made = Harness.Run(Harness.Compilation([Head + "namespace Lib;\n" + library], assembly: "Lib"));
        made.Compiles();
        Generated generated = Harness.Run(Harness.Compilation([Head + program], assembly: "App", more: Reference(made)));
        if (conflicts)
        {
            Assert.Contains(generated.Diagnostics, d => d.Id == "OCT0004");
            return;
        }
        Assert.DoesNotContain(generated.Diagnostics, d => d.Severity >= DiagnosticSeverity.Warning);
        var context = new AssemblyLoadContext("mirror", isCollectible: true);
        Load(context, made);
        Type type = Load(context, generated).GetType("R", throwOnError: true)!;
        object written = new StateFiller(new Random(5)).Make(type);
        foreach ((string format, Func<object, Type, object?> trip) in Trips.All)
        {
            try
            {
                FieldInfo[] lost = [.. StateComparer.Differences(written, trip(written, type))];
                Assert.True(lost.Length == 0, $"{format} loses {string.Join<FieldInfo>(", ", lost)}");
            }
            catch (OctavoException refused) when (refused.Code == OctavoErrorCode.NotInFormat && format == "Protobuf")
            {
                // Without numbers a type is not in Protobuf.
            }
        }
        context.Unload();
    }

    /// <summary>In metadata the attributes of a property are on its accessors.</summary>
    [Fact]
    public void Members_that_may_be_null_may_be_null_elsewhere()
    {
        const string Library = """
            using System.Diagnostics.CodeAnalysis;
            namespace Lib;
            [GenerateCodec] public partial class A { [MaybeNull] public string B { get; set; } = ""; [AllowNull] public string C { get; set; } = ""; [CodecMember, MaybeNull] private string _d = ""; [CodecMember, MaybeNull] private string E { get; set; } = ""; public object? D() => _d; }
            """;
        const string Program = """
            [GenerateCodec] public class R : Lib.A { public int F { get; set; } }
            public static class Write { public static void All() { _ = OctavoBinary.Deserialize<R>(OctavoBinary.Serialize(new R { B = null!, C = null! })); } }
            """;
        Generated made = Harness.Run(Harness.Compilation([Head + Library], assembly: "Lib"));
        Generated generated = Harness.Run(Harness.Compilation([Head + Program], assembly: "App", more: Reference(made)));
        var context = new AssemblyLoadContext("mirror", isCollectible: true);
        Load(context, made);
        Load(context, generated).GetType("Write")!.GetMethod("All")!.Invoke(null, null);
        Assert.DoesNotContain(generated.Files.Values, text => text.Contains("W.OnNull", StringComparison.Ordinal));
        context.Unload();
    }

    /// <summary>A closed type is written alike by the definition's assembly and by another one, whatever each sets for its own types.</summary>
    [Theory]
    [InlineData("", "")]
    [InlineData("[assembly: CodecDefaults(Names = NamePolicy.SnakeCaseLower, Omit = OmitPolicy.Null)]", "")]
    [InlineData("", "[assembly: CodecDefaults(Names = NamePolicy.KebabCaseUpper, Omit = OmitPolicy.Default)]")]
    public void One_definition_has_one_layout(string libraryDefaults, string programDefaults)
    {
        const string Library = """
            namespace Lib;
            [GenerateCodec] public partial class Page<T> { public int A { get; set; } = 1; public T? B; [CodecMember] private int _c = 3; public int D { get; private set; } = 4; public int E = 5; public int C() => _c; }
            [GenerateCodec] public class Mine { public Page<int> Page { get; set; } = new() { B = 2 }; }
            public static class Write { public static byte[] All() => [.. OctavoBinary.Serialize(new Mine().Page), .. OctavoJson.Serialize(new Mine().Page)]; }
            """;
        const string Program = """
            [GenerateCodec] public class Theirs { public Lib.Page<int> Page { get; set; } = new() { B = 2 }; }
            public static class Write { public static byte[] All() => [.. OctavoBinary.Serialize(new Theirs().Page), .. OctavoJson.Serialize(new Theirs().Page)]; }
            """;
        Generated made = Harness.Run(Harness.Compilation([Head + libraryDefaults + Library], assembly: "Lib"));
        Generated generated = Harness.Run(Harness.Compilation([Head + programDefaults + Program], assembly: "App", more: Reference(made)));
        var context = new AssemblyLoadContext("mirror", isCollectible: true);
        Assert.Equal(Written(Load(context, made), "Lib.Write"), Written(Load(context, generated), "Write"));
        context.Unload();

        static byte[] Written(Assembly assembly, string type) => (byte[])assembly.GetType(type)!.GetMethod("All")!.Invoke(null, null)!;
    }

    /// <summary>What attributes of a primary constructor's parameters say holds wherever the type is closed.</summary>
    [Theory]
    [InlineData("public record Page<T>([CodecMember(2)] int Number, [CodecMember(1, \"item\")] T Item, [CodecIgnore] string Token = \"\");", "Page<int>(5, 6, \"secret\")")]
    [InlineData("public class Page<T>([CodecMember(\"v\")] T value, int size = 3) { public T Value { get; } = value; public int Size { get; } = size; public int Hidden { get; private set; } }", "Page<int>(5)")]
    [InlineData("public class Page<T>([CodecMember(\"v\")] T value) { public T Value { get; private set; } = value; }", "Page<int>(5)")]
    [InlineData("public readonly record struct Page<T>([CodecMember(\"v\")] T Value, [CodecIgnore] string Token = \"\");", "Page<int>(5, \"secret\")")]
    public void Attributes_of_parameters_hold_elsewhere(string definition, string value)
    {
        string library = "namespace Lib; [GenerateCodec] " + definition + " [GenerateCodec] public class Mine { public Page<int> P { get; set; } = new " + value + "; } "
            + "public static class Write { public static byte[] All() => [.. OctavoBinary.Serialize(new Mine().P), .. OctavoJson.Serialize(new Mine().P)]; }";
        string program = "[GenerateCodec] public class Theirs { public Lib.Page<int> P { get; set; } = new Lib." + value + "; } "
            + "public static class Write { public static byte[] All() => [.. OctavoBinary.Serialize(new Theirs().P), .. OctavoJson.Serialize(new Theirs().P)]; }";
        Generated made = Harness.Run(Harness.Compilation([Head + library], assembly: "Lib"));
        Generated generated = Harness.Run(Harness.Compilation([Head + program], assembly: "App", more: Reference(made)));
        var context = new AssemblyLoadContext("mirror", isCollectible: true);
        byte[] there = (byte[])Load(context, made).GetType("Lib.Write")!.GetMethod("All")!.Invoke(null, null)!;
        byte[] here = (byte[])Load(context, generated).GetType("Write")!.GetMethod("All")!.Invoke(null, null)!;
        Assert.Equal(System.Text.Encoding.Latin1.GetString(there), System.Text.Encoding.Latin1.GetString(here));
        Assert.DoesNotContain("secret", System.Text.Encoding.Latin1.GetString(here), StringComparison.Ordinal);
        context.Unload();
    }

    /// <summary>The same of a base in another assembly, whether that has a codec for it or not.</summary>
    [Theory]
    [InlineData("[GenerateCodec] ")]
    [InlineData("")]
    public void Attributes_of_a_bases_parameters_hold_elsewhere(string asked)
    {
        string library = "namespace Lib; " + asked + "public record Entity([CodecMember(\"id\")] int Id, [CodecIgnore] string Secret = \"\");";
        const string Program = "[GenerateCodec] public record R(int Id, int Own, string Secret = \"\") : Lib.Entity(Id, Secret); "
            + "public static class Write { public static string All() => OctavoJson.SerializeToString(new R(1, 2, \"secret\")); }";
        Generated made = Harness.Run(Harness.Compilation([Head + library], assembly: "Lib"));
        Generated generated = Harness.Run(Harness.Loose(Harness.Compilation([Head + Program], assembly: "App", more: Reference(made))));
        // Without a codec there, what is not public cannot be seen.
        Assert.Equal(asked.Length == 0 ? ["OCT0025"] : [], generated.Diagnostics.Where(d => d.Severity >= DiagnosticSeverity.Warning).Select(d => d.Id));
        var context = new AssemblyLoadContext("mirror", isCollectible: true);
        Load(context, made);
        Assert.Equal("{\"id\":1,\"Own\":2}", context.Load(generated.TryImage()!).GetType("Write")!.GetMethod("All")!.Invoke(null, null));
        context.Unload();
    }

    [Fact]
    public void Callbacks_of_a_base_are_called()
    {
        const string Library = """
            using System.Runtime.Serialization;
            namespace Lib;
            [GenerateCodec] public class A { public int X { get; set; } [CodecIgnore] public int Calls; [OnDeserialized] private void Done() => Calls++; [OnDeserialized] internal void Done(StreamingContext context) => Calls += 10; public static int All { get; private set; } [OnDeserialized] private static void Count() => All = 100; }
            """;
        const string Program = """
            [GenerateCodec] public class R : Lib.A { public int Own { get; set; } }
            public static class Read { public static int Calls() => OctavoBinary.Deserialize<R>(OctavoBinary.Serialize(new R()))!.Calls + Lib.A.All; }
            """;
        Generated made = Harness.Run(Harness.Compilation([Head + Library], assembly: "Lib"));
        Generated generated = Harness.Run(Harness.Compilation([Head + Program], assembly: "App", more: Reference(made)));
        var context = new AssemblyLoadContext("mirror", isCollectible: true);
        Load(context, made);
        Assert.Equal(111, Load(context, generated).GetType("Read")!.GetMethod("Calls")!.Invoke(null, null));
        context.Unload();
    }

    /// <summary>Types without state that is hidden, and those that no one can derive from, leave nothing.</summary>
    [Theory]
    [InlineData("[GenerateCodec] public class A { public int B; public int C { get; set; } }")]
    [InlineData("[GenerateCodec] public sealed class A { public int B { get; private set; } }")]
    [InlineData("[GenerateCodec] internal class A { public int B { get; private set; } }")]
    [InlineData("[GenerateCodec] public class A<T> { public T? B; public int C { get; set; } }")]
    public void Most_types_leave_no_mirror(string source) =>
        Assert.DoesNotContain(Harness.Run(Harness.Compilation([Head + source])).Files.Values, text => text.Contains("CodecMirror", StringComparison.Ordinal));

    private static MetadataReference Reference(Generated made) => MetadataReference.CreateFromImage(made.ReferenceImage());

    private static Assembly Load(AssemblyLoadContext context, Generated generated)
    {
        return context.Load(generated.Image());
    }
}
