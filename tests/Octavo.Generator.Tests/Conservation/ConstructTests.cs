// Owns: constructs of C# in which state was lost: each comes back in every format, field by field, without a word from the build.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class ConstructTests
{
    private static readonly string s_newtonsoft = Path.Combine(AppContext.BaseDirectory, "libraries", "Newtonsoft.Json.dll");

    /// <summary>The type <c>R</c>, and what it needs.</summary>
    [Theory]
    // Members that share a name along the chain.
    [InlineData("[GenerateCodec] public class A { [CodecMember(1, \"base\")] public string? Prop { get; set; } } [GenerateCodec] public class R : A { [CodecMember(2)] public new string? Prop { get; set; } }")]
    [InlineData("[GenerateCodec] public class A { [CodecMember(\"base\")] public string? Prop { get; set; } } [GenerateCodec] public class R : A { public new int Prop { get; set; } }")]
    [InlineData("[GenerateCodec] public partial class A { [CodecMember(\"ax\")] private int _x; public int X() => _x++; } [GenerateCodec] public partial class R : A { [CodecMember(\"bx\")] private int _x; public int Y() => _x++; }")]
    [InlineData("[GenerateCodec] public class A { public int Value { get; set; } public int Other { get; set; } } [GenerateCodec] public class R : A { [CodecIgnore] public new int Value => 3; }")]
    [InlineData("[GenerateCodec] public class A { public int Size { get; set; } } [GenerateCodec] public class R : A { public new int Size() => 3; }")]
    [InlineData("[GenerateCodec] public class A { public int Size { get; set; } public int Kind { get; init; } public int Inner { get; set; } } [GenerateCodec] public class R : A { public new const int Size = 3; public new static int Kind => 4; public new class Inner; }")]
    [InlineData("[GenerateCodec] public class A { public string? Name { get; set; } } [GenerateCodec] public class R : A { public new string Name => \"B:\" + base.Name; }")]
    [InlineData("public class Base<T> { [CodecMember(\"v\")] public T? Value { get; set; } } public class Mid : Base<string> { public new int Value { get; set; } } [GenerateCodec] public class R : Mid { public int Own { get; set; } }")]
    [InlineData("[GenerateCodec] public class A { [CodecMember(\"p\")] public List<int>? Items { get; set; } } [GenerateCodec] public class R : A { public new List<string>? Items { get; set; } }")]
    // What an override inherits.
    [InlineData("[GenerateCodec] public class A { [CodecMember(1)] public virtual string? Name { get; set; } [CodecMember(2)] public virtual int V { get; set; } } [GenerateCodec] public class R : A { public override string? Name { get => base.Name; set => base.Name = value; } [CodecMember(3)] public int W { get; set; } }")]
    [InlineData("public abstract class A { [CodecMember(1)] public abstract string? N { get; set; } } public abstract class B : A { public override string? N { get; set; } } [GenerateCodec] public class R : B { public sealed override string? N { get => base.N; set => base.N = value; } [CodecMember(2)] public int X { get; set; } }")]
    // Tuples of any length.
    [InlineData("[GenerateCodec] public class R { public (int, int, int, int, int, int, int, int) T8 { get; set; } public (int a, int b, int c, int d, int e, int f, int g, int h, string? i)? T9 { get; set; } }")]
    [InlineData("[GenerateCodec] public class R { public (int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, long) T16 { get; set; } public List<(int, int, int, int, int, int, int, (int, int))>? L { get; set; } public ValueTuple E { get; set; } public ValueTuple<int> One { get; set; } }")]
    [InlineData("[GenerateCodec] public class R { public Tuple<int, int, int, int, int, int, int, Tuple<int, string>>? Big { get; set; } }")]
    // Names that objects have.
    [InlineData("[GenerateCodec] public class R { public new string? GetType { get; set; } public new int Equals { get; set; } }")]
    [InlineData("[GenerateCodec] public record R([CodecMember(\"first\")] int A, [CodecMember(\"second\")] int a);")]
    // Constructors in place of which C# takes another one.
    [InlineData("[GenerateCodec] public class R { public string A { get; } public string B { get; } [CodecConstructor] public R(object a, object b) { A = (string)a; B = (string)b; } public R(params string[] x) { A = B = \"x\"; } }")]
    [InlineData("[GenerateCodec] public class R { public int A { get; } public int B { get; } public R(long a, long b) { A = (int)a; B = (int)b; } public R(params ReadOnlySpan<int> x) { A = B = 94; } }")]
    [InlineData("[GenerateCodec] public record R(int X, in long Y) { public R(int x, long y) : this(x, in y) { X = 94; } }")]
    [InlineData("[GenerateCodec] public readonly record struct R(in int X) { public R(int x) : this(in x) { X = 94; } }")]
    [InlineData("[GenerateCodec] public class R { public int A { get; } public int B { get; } [CodecConstructor] public R(int a, in int b) { A = a; B = b; } public R(int a, int b) { A = B = 94; } }")]
    [InlineData("[GenerateCodec] public class R { public int X { get; } [CodecConstructor] public R(int x) { X = x; } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public R(long x) { X = 78; } }")]
    [InlineData("[GenerateCodec] public class R { public int X { get; } public int Y { get; } [CodecConstructor] public R(int x, int y) { X = x; Y = y; } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public R(int y, long x) { X = Y = 78; } }")]
    [InlineData("[GenerateCodec] public class R { public int X { get; set; } public R() { } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public R(params int[] all) { X = 78; } public int Z { get; init; } }")]
    [InlineData("[GenerateCodec] public class R { public required int X { get; init; } public int Y { get; } [CodecConstructor] public R(int y) { Y = y; } [System.Runtime.CompilerServices.OverloadResolutionPriority(2)] public R(object y) { Y = 78; } }")]
    [InlineData("[GenerateCodec] public class G<T> { public T A { get; } [CodecConstructor] public G(T a) { A = a; } public G(int a) { A = default!; } } [GenerateCodec] public class R { public G<int>? I { get; set; } public G<string>? S { get; set; } }")]
    [InlineData("[CodecAs(typeof(int))] public readonly struct V { public int N { get; } public V(int n) { N = n; } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public V(long n) { N = 78; } } [GenerateCodec] public class R { public V A { get; set; } public V? B { get; set; } }")]
    [InlineData("[GenerateCodec] public class R { public int X { get; set; } [System.Runtime.Serialization.OnDeserialized] public void Done(System.Runtime.Serialization.StreamingContext c) { } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public void Done(object c) { X = 97; } }")]
    [InlineData("[GenerateCodec] public class R { public int X { get; set; } [System.Runtime.Serialization.OnDeserialized] public void Done() { } [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] public void Done(int times = 2) { X = 97; } }")]
    // Collections that C# makes of a span.
    [InlineData("[System.Runtime.CompilerServices.CollectionBuilder(typeof(Bag), \"Create\")] [GenerateCodec] public sealed class Bag : IEnumerable<int> { private readonly int[] _all; private Bag(int[] all) => _all = all; public static Bag Create(params int[] x) { int[] all = (int[])x.Clone(); Array.Reverse(all); return new(all); } public static Bag Create(ReadOnlySpan<int> s) => new(s.ToArray()); public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_all).GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } [GenerateCodec] public class R { public Bag? A { get; set; } = Bag.Create([1, 2, 3]); public List<Bag>? B { get; set; } }")]
    [InlineData("[System.Runtime.CompilerServices.CollectionBuilder(typeof(Bags), \"Create\")] [GenerateCodec] public sealed class Bag<T> : IEnumerable<T> { private readonly T[] _all; internal Bag(T[] all) => _all = all; public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)_all).GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } public static class Bags { public static Bag<T> Create<T>(ReadOnlySpan<object> s) => new([]); public static Bag<T> Create<T>(ReadOnlySpan<T> s) => new(s.ToArray()); } [GenerateCodec] public class R { public Bag<string>? A { get; set; } public Bag<int>? B { get; set; } }")]
    public void State_comes_back(string source)
    {
        Generated generated = Harness.Run(Harness.Compilation(["using System; using System.Collections.Generic; using Octavo;\n" + source]));
        Assert.DoesNotContain(generated.Diagnostics, d => d.Severity >= DiagnosticSeverity.Warning);
        var context = new AssemblyLoadContext("construct", isCollectible: true);
        Assembly assembly = context.Load(generated.Image());
        Type type = assembly.GetType("R", throwOnError: true)!;
        object written = new StateFiller(new Random(5)).Make(type);
        foreach ((string format, Func<object, Type, object?> trip) in Trips.All)
        {
            try
            {
                Assert.True(!StateComparer.Differences(written, trip(written, type)).Any(),
                    $"{format} loses {string.Join(", ", StateComparer.Differences(written, trip(written, type)))}");
            }
            catch (OctavoException refused) when (refused.Code == OctavoErrorCode.NotInFormat && format == "Protobuf")
            {
                // Without numbers a type is not in Protobuf.
            }
        }
        context.Unload();
    }

    /// <summary>An attribute on a virtual property holds for its overrides.</summary>
    [Theory]
    [InlineData("[GenerateCodec] public class A { [CodecIgnore] public virtual string? Secret { get; set; } public int X { get; set; } } [GenerateCodec] public class R : A { public override string? Secret { get; set; } }")]
    [InlineData("public abstract class A { [CodecIgnore] public abstract string? Secret { get; set; } } [GenerateCodec] public class R : A { public override string? Secret { get; set; } public int X { get; set; } }")]
    [InlineData("public class A { [System.Runtime.Serialization.IgnoreDataMember] public virtual string? Secret { get; set; } } [GenerateCodec] public class R : A { public override string? Secret { get; set; } public int X { get; set; } }")]
    public void What_is_left_out_stays_out(string source)
    {
        Generated generated = Harness.Run(Harness.Compilation(["using System; using System.Collections.Generic; using Octavo;\n" + source]));
        // Readers of formats by name know the name, to skip what the data may have there; nothing else does.
        const string Known = "global::System.MemoryExtensions.SequenceEqual(key, \"Secret\"u8) || (R.FoldsNames && R.TryFold(ref r, \"Secret\\0\"u8, ref key))";
        Assert.DoesNotContain(generated.Files.Values.Select(text => text.Replace(Known, "", StringComparison.Ordinal)),
            text => text.Contains("\"Secret", StringComparison.Ordinal) || text.Contains("Secret:", StringComparison.Ordinal));
        Assert.NotEmpty(generated.Files);
    }

    /// <summary>Attributes of the parameters of a base record hold for the records that derive from it; a nearer word counts before.</summary>
    [Theory]
    [InlineData("[GenerateCodec] public record A(int X, [CodecIgnore] string Secret = \"\"); [GenerateCodec] public record R(int X, int Y, string Secret = \"\") : A(X, Secret) { public static R Make() => new(1, 2, \"hidden\"); }",
        "{\"X\":1,\"Y\":2}")]
    [InlineData("[GenerateCodec] public record A([CodecMember(1, \"x\"), CodecAlias(\"ex\")] int X); [GenerateCodec] public record R(int X, [CodecMember(2)] int Y) : A(X) { public static R Make() => new(1, 2); }",
        "{\"x\":1,\"Y\":2}")]
    [InlineData("public readonly struct Masked : ICodec<int> { public static void Write<W>(ref W w, scoped in int v) where W : struct, IFormatWriter<W>, allows ref struct => w.WriteInt32(v + 1000); public static void Read<R>(ref R r, ref int v) where R : struct, IFormatReader<R>, allows ref struct => v = r.ReadInt32() - 1000; } [GenerateCodec] public record Card([CodecMember(\"n\"), CodecConverter(typeof(Masked))] int Number); public record Mid(int Number) : Card(Number); [GenerateCodec] public record R(int Number, int Y) : Mid(Number) { public static R Make() => new(1, 2); }",
        "{\"n\":1001,\"Y\":2}")]
    [InlineData("public abstract class A([CodecMember(\"v\")] int value) { public int Value { get; } = value; } [GenerateCodec] public class R(int value, int y) : A(value) { public int Y { get; } = y; public static R Make() => new(1, 2); }",
        "{\"v\":1,\"Y\":2}")]
    [InlineData("[GenerateCodec] public record A([CodecMember(\"x\")] int X); [GenerateCodec] public record R([CodecMember(\"z\")] int X, int Y) : A(X) { public static R Make() => new(1, 2); }",
        "{\"z\":1,\"Y\":2}")]
    [InlineData("[GenerateCodec] public record A([CodecMember(\"x\")] int X) { public virtual int X { get; init; } = X; } [GenerateCodec] public record R(int X, int Y) : A(X) { public override int X { get => base.X; init => base.X = value; } public static R Make() => new(1, 2); }",
        "{\"x\":1,\"Y\":2}")]
    [InlineData("[GenerateCodec] public record A<T>([CodecMember(\"x\")] T X); [GenerateCodec] public record R(int X, int Y) : A<int>(X) { public static R Make() => new(1, 2); }",
        "{\"x\":1,\"Y\":2}")]
    [InlineData("public class A { public int Name { get; set; } } [GenerateCodec] public class R([CodecMember(\"own\")] string name) : A { public new string Name { get; } = name; public int Y { get; set; } public static R Make() => new(\"a\") { Y = 2 }; }",
        "{\"Name\":0,\"own\":\"a\",\"Y\":2}")]
    public void Attributes_of_a_base_records_parameters_hold(string source, string json)
    {
        Type type = Load(source, out AssemblyLoadContext context);
        object written = type.GetMethod("Make")!.Invoke(null, null)!;
        Assert.Equal(json, System.Text.Encoding.UTF8.GetString(OctavoJson.Serialize(written, type)));
        byte[] data = OctavoMsgPack.Serialize(written, type);
        Assert.Equal(data, OctavoMsgPack.Serialize(OctavoMsgPack.Deserialize(data, type)!, type));
        context.Unload();
    }

    /// <summary>Json.NET's converter of enums to names is found on bases and interfaces too.</summary>
    [Theory]
    [InlineData("public abstract class A { [Newtonsoft.Json.JsonProperty(\"s\"), Newtonsoft.Json.JsonConverter(typeof(Newtonsoft.Json.Converters.StringEnumConverter))] public virtual DayOfWeek S { get; set; } } [GenerateCodec] public class R : A { public override DayOfWeek S { get => base.S; set => base.S = value; } }")]
    [InlineData("public interface I { [Newtonsoft.Json.JsonConverter(typeof(Newtonsoft.Json.Converters.StringEnumConverter))] DayOfWeek S { get; set; } } [GenerateCodec] public class R : I { [Newtonsoft.Json.JsonProperty(\"s\")] public DayOfWeek S { get; set; } }")]
    public void Enums_are_named_as_Json_NET_names_them(string source)
    {
        Type type = Load(source, out AssemblyLoadContext context);
        object written = Activator.CreateInstance(type)!;
        type.GetProperty("S")!.SetValue(written, DayOfWeek.Friday);
        Assert.Equal("{\"s\":\"Friday\"}", System.Text.Encoding.UTF8.GetString(OctavoJson.Serialize(written, type)));
        context.Unload();
    }

    /// <summary>Json.NET reads the attributes of bases and interfaces, and JSON follows it.</summary>
    [Theory]
    [InlineData("public interface IHas { [Newtonsoft.Json.JsonIgnore] string? Secret { get; } } [GenerateCodec] public class R : IHas { public string? Secret { get; set; } public int X { get; set; } }")]
    [InlineData("public interface IHas { [Newtonsoft.Json.JsonIgnore] string? Secret { get; } } public class B : IHas { [Newtonsoft.Json.JsonProperty(\"s\")] public string? Secret { get; set; } } [GenerateCodec] public class R : B { public int X { get; set; } }")]
    [InlineData("[Newtonsoft.Json.JsonObject(Newtonsoft.Json.MemberSerialization.OptIn)] public class B { [Newtonsoft.Json.JsonProperty] public int X { get; set; } } [GenerateCodec] public class R : B { public string? Secret { get; set; } }")]
    [InlineData("[Newtonsoft.Json.JsonObject(Newtonsoft.Json.MemberSerialization.OptIn)] public interface IHas { } [GenerateCodec] public class R : IHas { [Newtonsoft.Json.JsonProperty] public int X { get; set; } public string? Secret { get; set; } }")]
    public void Attributes_of_Json_NET_on_bases_and_interfaces_are_followed(string source)
    {
        Type type = Load(source, out AssemblyLoadContext context);
        object written = Activator.CreateInstance(type)!;
        type.GetProperty("Secret")!.SetValue(written, "hidden");
        type.GetProperty("X")!.SetValue(written, 7);
        string json = System.Text.Encoding.UTF8.GetString(OctavoJson.Serialize(written, type));
        Assert.Contains("7", json, StringComparison.Ordinal);
        Assert.DoesNotContain("hidden", json, StringComparison.Ordinal);
        context.Unload();
    }

    /// <summary>What reading cannot give back is refused when it is written, in every format.</summary>
    [Theory]
    [InlineData("[GenerateCodec] public class R { public R() { } private R(bool b) { Items = null; } public List<int>? Items { get; } = []; public static R Make() => new(true); }")]
    [InlineData("[GenerateCodec] public class R { public readonly List<int>? Items = []; public R() { } private R(bool b) { Items = null; } public static R Make() => new(true); }")]
    [InlineData("[GenerateCodec] public class R { public R() { Map = new(); } private R(bool b) { } public Dictionary<string, int>? Map { get; } public static R Make() => new(true); }")]
    [InlineData("#nullable disable\n[GenerateCodec] public class R { public R() { } private R(bool b) { Items = null; } public HashSet<int> Items { get; } = new(); public static R Make() => new(true); }")]
    public void Null_of_a_collection_that_nothing_sets_is_refused(string source)
    {
        Type type = Load(source, out AssemblyLoadContext context);
        object written = type.GetMethod("Make")!.Invoke(null, null)!;
        Func<byte[]>[] all = [() => OctavoBinary.Serialize(written, type), () => OctavoCompact.Serialize(written, type),
            () => OctavoMsgPack.Serialize(written, type), () => OctavoCbor.Serialize(written, type), () => OctavoJson.Serialize(written, type)];
        Assert.All(all, write => Assert.Equal(OctavoErrorCode.NullNotAllowed, Assert.Throws<OctavoException>(write).Code));
        context.Unload();
    }

    private static Type Load(string source, out AssemblyLoadContext context)
    {
        Generated generated = Harness.Run(Harness.Loose(Harness.Compilation(["using System; using System.Collections.Generic; using Octavo;\n" + source],
            more: [Harness.Reference(s_newtonsoft)])));
        context = new AssemblyLoadContext("construct", isCollectible: true);
        context.LoadFromAssemblyPath(s_newtonsoft);
        Assembly assembly = context.Load(generated.Image());
        return assembly.GetType("R", throwOnError: true)!;
    }

    /// <summary>Two members of one name in formats with names are an error.</summary>
    [Theory]
    [InlineData("[GenerateCodec] public class A { public string? Prop { get; set; } } [GenerateCodec] public class R : A { public new int Prop { get; set; } }")]
    [InlineData("[GenerateCodec] public partial class A { [CodecMember(1)] private int _x; public int X() => _x++; } [GenerateCodec] public partial class R : A { [CodecMember(2)] private int _x; public int Y() => _x++; }")]
    [InlineData("[GenerateCodec, CodecUnion(0, typeof(R))] public abstract class U { public string? Name { get; set; } } [GenerateCodec] public class R : U { public new int Name { get; set; } }")]
    public void Names_that_a_format_cannot_tell_apart_are_refused(string source) =>
        Assert.Contains(Harness.Run(Harness.Compilation(["using System; using Octavo;\n" + source])).Diagnostics, d => d.Id == "OCT0004");
}
