// Owns: types of other assemblies past their visibility, and generic definitions closed elsewhere.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Assemblies;

public sealed class OtherAssembliesTests
{
    private const string Library = """
        using System;
        using System.Collections.Generic;
        using Octavo;

        namespace Lib;

        public class Account
        {
            private int _id;
            private readonly string _owner;
            private readonly List<int> _moves = new();
            public event EventHandler? Changed;
            public Account() => _owner = "nobody";
            public Account(int id, string who) { _id = id; _owner = who; _moves.Add(id); Balance = id; Changed?.Invoke(this, EventArgs.Empty); }
            protected decimal Balance { get; private set; }
            public string? Note { get; set; }
            public virtual string Show() => _id + _owner + string.Join(",", _moves) + Balance + Note;
        }

        public sealed class Savings : Account
        {
            private bool _locked;
            internal double Rate { get; set; }
            private Savings() { }
            public Savings(int id, bool locked, double rate) : base(id, "saver") { _locked = locked; Rate = rate; }
            public override string Show() => base.Show() + _locked + Rate;
        }

        public struct Coin
        {
            private int _value;
            private string? _name;
            public Coin(int value, string? name) { _value = value; _name = name; }
            public readonly string Show() => _value + (_name ?? "-");
        }

        public class Cell<T>
        {
            private T? _item;
            public void Set(T item) => _item = item;
            public T? Get() => _item;
        }

        [GenerateCodec] public class Box<T> { public T? Item { get; set; } public List<T>? Items { get; set; } }
        [GenerateCodec] public struct Pair<T, U> { public T? A; public U? B; }
        [GenerateCodec] public class Holder { public Box<int>? Here { get; set; } }
        public class Plain<T> { public T? Value { get; set; } public class Inner { public T? Deep { get; set; } } }
        """;

    private const string App = """
        using System;
        using System.Collections.Generic;
        using Lib;
        using Octavo;

        [assembly: GenerateCodecFor(typeof(Account), Members = MemberSet.All)]
        [assembly: GenerateCodecFor(typeof(Savings), Members = MemberSet.All)]
        [assembly: GenerateCodecFor(typeof(Coin), Members = MemberSet.All)]
        [assembly: GenerateCodecFor(typeof(Cell<string>), Members = MemberSet.All)]
        [assembly: GenerateCodecFor(typeof(Box<DateTime>))]
        [assembly: GenerateCodecFor(typeof(Box<Acme.Mine>))]
        #pragma warning disable OCT0025 // Plain has no codec in its assembly
        [assembly: GenerateCodecFor(typeof(Plain<>))]
        [assembly: GenerateCodecFor(typeof(Plain<>.Inner))]
        #pragma warning restore OCT0025

        namespace Acme;

        [GenerateCodec] public sealed class Mine { public string? Name { get; set; } }

        [GenerateCodec]
        public class All
        {
            public Box<int>? Theirs { get; set; }
            public Box<string>? Texts { get; set; }
            public Box<Mine>? Mines { get; set; }
            public List<Box<Box<Guid>>>? Nested { get; set; }
            public Pair<int, byte> Fixed { get; set; }
            public Pair<string, Mine?>? Managed { get; set; }
            public Dictionary<string, Plain<int[]>>? Plains { get; set; }
            public Plain<long>.Inner? Inner { get; set; }
            public Coin Coin { get; set; }
            public Account? Account { get; set; }
        }

        public static class Check
        {
            public static void Run()
            {
                Same(new Account(5, "me") { Note = "n" }, a => a.Show());
                Same(new Account(), a => a.Show());
                Same(new Savings(7, true, 1.5), a => a.Show());
                Same(new Coin(3, "c"), c => c.Show());
                Same(new Coin(), c => c.Show());
                var cell = new Cell<string>();
                cell.Set("x");
                Same(cell, c => c.Get() ?? "");
                Same(new List<Coin> { new(1, null), new(2, "two") }, c => c[0].Show() + c[1].Show());
                Trip.Json(new All());
                Trip.Json(new All
                {
                    Theirs = new() { Item = 1, Items = [2] }, Texts = new() { Item = "t", Items = ["u"] }, Mines = new() { Item = new() { Name = "n" }, Items = [new()] }, Nested = [new() { Item = new() { Item = Guid.Empty } }],
                    Fixed = new() { A = 1, B = 2 }, Managed = new() { A = "a", B = new() { Name = "b" } }, Plains = new() { ["k"] = new() { Value = [1, 2] } }, Inner = new() { Deep = 9 },
                });
                Trip.Json(new Holder { Here = new() { Item = 4 } });
                Trip.Json(new Box<DateTime> { Item = DateTime.UnixEpoch });
                Trip.Json(new Box<Mine>());
            }

            private static void Same<T>(T value, Func<T, string> show)
            {
                T[] read = [OctavoBinary.Deserialize<T>(OctavoBinary.Serialize(value))!, OctavoCompact.Deserialize<T>(OctavoCompact.Serialize(value))!, OctavoMsgPack.Deserialize<T>(OctavoMsgPack.Serialize(value))!];
                foreach (T one in read)
                {
                    if (show(one) != show(value))
                    {
                        throw new InvalidOperationException(show(one) + " for " + show(value));
                    }
                }
            }
        }
        """;

    [Fact]
    public void Private_members_and_generic_definitions_of_another_assembly()
    {
        Generated library = Harness.Run(Harness.Compilation([Library], assembly: "Lib"));
        MetadataReference reference = MetadataReference.CreateFromImage(library.Image());
        Harness.Run(Harness.Compilation([Sources.Read("Trip"), App], assembly: "App", more: reference)).Invoke("Acme.Check", "Run", library);
    }

    [Fact]
    public void They_are_as_good_as_sources()
    {
        Generated library = Harness.Run(Harness.Compilation([Library], assembly: "Lib"));
        Harness.Run(Harness.Compilation([Sources.Read("Trip"), App], assembly: "App", more: library.Output.ToMetadataReference())).Compiles();
    }

    [Theory]
    [InlineData("public class A { public int B { get; } = 5; private int _c; public int C() => _c; }", "OCT0009")] // nothing sets B
    [InlineData("public class A(int b) { public int C() => b; }", "OCT0090")]
    [InlineData("public class A { private Hidden? _b; public object? C() => _b ??= new(); private class Hidden; }", "OCT0005")]
    [InlineData("public class A { private int _b; public int C() => _b; public event System.Action? D; public void E() => D?.Invoke(); }", null)]
    public void What_cannot_be_reached_is_said(string source, string? id)
    {
        Compilation library = Harness.Compilation([source], assembly: "Lib");
        Assert.Equal(id,
            Harness.Run(
                Harness.Compilation(["using Octavo; [assembly: GenerateCodecFor(typeof(A), Members = MemberSet.All)]"], assembly: "App",
                    more: Image(library))).Diagnostics.FirstOrDefault(d => d.Severity >= DiagnosticSeverity.Warning)?.Id);
    }

    /// <summary>A base of another assembly, seen through its reference assembly, with a codec there or without.</summary>
    [Theory]
    [InlineData("[GenerateCodec] public class A { public int B { get; set; } }", null, "")]
    [InlineData("[GenerateCodec] public class A { public int B { get; private set; } }", null, "")]
    [InlineData("[GenerateCodec] public partial class A { public int B; [CodecMember] private int _c; public void D() => _c++; }", null, "")]
    // C cannot be named
    [InlineData("[GenerateCodec] public partial class A { public int B; [CodecMember] private C? _c; public object D() => _c ??= new(); } [GenerateCodec] internal class C { public int E { get; set; } }", "OCT0026", "'_c'")]
    // it is filled
    [InlineData("[GenerateCodec] public class A { public int B; public System.Collections.Generic.List<int> C { get; private set; } = []; }", null, "")]
    [InlineData("[GenerateCodec] public class A { public int B; [System.Runtime.Serialization.OnDeserialized] private void Done() { } }", null, "")]
    [InlineData("public class A { public int B { get; set; } }", "OCT0025", "'Lib.A'")]
    [InlineData("public abstract class A { public int B { get; set; } private int _c; public void D() => _c++; }", "OCT0025", "[CodecUnion] on it there")]
    [InlineData("[GenerateCodec, CodecUnion] public abstract class A { public int B { get; private set; } public void D(int b) => B = b; }", null, "")]
    // what it is there says nothing of its members
    [InlineData("[CodecAs(typeof(int))] public class A { private int _c; public A() { } public A(int c) => _c = c; }", "OCT0025", "its codec there does not write its members")]
    [InlineData("[CodecSurrogate(typeof(C))] public class A { private int _b; public int D() => _b++; } [GenerateCodec] public struct C { public int E; public static C From(A a) => new() { E = a.D() }; public readonly A To() => new(); }", "OCT0025", "'Lib.A'")]
    // its two layouts differ by a private field
    [InlineData("public class A { private int _c; public int B { get; set; } public int D() => _c++; }", "OCT0008", "'Lib.A._c'", true)]
    public void State_of_a_base_that_cannot_be_reached_is_said(string source, string? id, string name, bool all = false)
    {
        Generated library = Harness.Run(Harness.Compilation(["using Octavo; " + (all ? "[assembly: GenerateCodecFor(typeof(Lib.A), Members = MemberSet.All)]" : "")
            + "namespace Lib {\n" + source + "}"], assembly: "Lib"));
        MetadataReference reference = MetadataReference.CreateFromImage(library.ReferenceImage());
        Diagnostic? found =
            Harness.Run(
                Harness.Compilation(["using Octavo; [GenerateCodec] public class E : Lib.A { public int F { get; set; } }"], assembly: "App",
                    more: reference)).Diagnostics.SingleOrDefault(d => d.Severity >= DiagnosticSeverity.Warning);
        Assert.Equal(id, found?.Id);
        Assert.Contains(name, found?.GetMessage() ?? "", StringComparison.Ordinal);
    }

    /// <summary>A property of another assembly's base that is overridden here: its field there is named, unless the override passes on to it.</summary>
    [Theory]
    [InlineData("public override int B { get; set; }", "OCT0008")]
    [InlineData("private int _b; public override int B { get => _b; set => _b = value; }", "OCT0008")]
    [InlineData("public override int B { get => base.B; set => base.B = value; }", null)]
    [InlineData("[CodecIgnore] public override int B { get; set; }", null)]
    public void A_field_that_an_override_leaves_behind_is_said(string member, string? id)
    {
        Generated library =
            Harness.Run(
                Harness.Compilation(
                    ["using Octavo; namespace Lib; [GenerateCodec] public class A { public virtual int B { get; set; } public int C { get; set; } }"],
                        assembly: "Lib"));
        MetadataReference reference = MetadataReference.CreateFromImage(library.ReferenceImage());
        Diagnostic? found =
            Harness.Run(
                Harness.Compilation(["using Octavo; [GenerateCodec] public class E : Lib.A { " + member + " }"], assembly: "App",
                    more: reference)).Diagnostics.SingleOrDefault(d => d.Severity >= DiagnosticSeverity.Warning);
        Assert.Equal(id, found?.Id);
        Assert.Contains(id is null ? "" : "Lib.A.B", found?.GetMessage() ?? "", StringComparison.Ordinal);
        Assert.True(found is null || found.Location.IsInSource);
    }

    [Fact]
    public void A_reference_assembly_has_no_private_members()
    {
        const string App = "using Octavo; [assembly: GenerateCodecFor(typeof(A), Members = MemberSet.All)]";
        Compilation library = Harness.Compilation(["public class A { private int _b; public int C() => _b; }"], assembly: "Lib");
        Diagnostic found =
            Assert.Single(
                Harness.Run(
                    Harness.Compilation([App], assembly: "App",
                        more: MetadataReference.CreateFromImage(Harness.ReferenceImage(library)))).Diagnostics);
        Assert.Equal("OCT0090", found.Id);
        Harness.Run(Harness.Compilation([App], assembly: "App", more: Image(library))).Compiles();
    }

    [Theory]
    [InlineData("public class H { public Model.M? M { get; set; } }")]
    [InlineData("public class H { public System.Collections.Generic.List<Model.M?>? M { get; set; } }")]
    [InlineData("public class H { public Model.Own? M { get; set; } }")] // its own assembly has a codec
    public void One_type_with_codecs_in_several_libraries(string source)
    {
        MetadataReference model =
            Image(Harness.Run(
                Harness.Compilation(
                    ["using Octavo; namespace Model; public class M { public int A { get; set; } } [GenerateCodec] public class Own { public int A { get; set; } }"], assembly: "Model")).Output);
        const string For =
            "#pragma warning disable OCT0025\nusing Octavo; [assembly: GenerateCodecFor(typeof(Model.M))] [assembly: GenerateCodecFor(typeof(Model.Own))]";
        MetadataReference[] libraries =
            [.. new[] { "LibA", "LibB" }.Select(name => Image(Harness.Run(Harness.Compilation([For], assembly: name, more: model)).Output))];
        foreach (string head in new[] { "using Octavo; ", For })
        {
            Harness.Run(Harness.Compilation([head + "[GenerateCodec] " + source], assembly: "App", more: [model, .. libraries])).Compiles();
        }
    }

    /// <summary>What is in another assembly is reported at the type or attribute that asks for it.</summary>
    [Theory]
    [InlineData("[GenerateCodec] public class [|E|] : Lib.Based { public int F { get; set; } }", "OCT0005")]
    [InlineData("[assembly: [|GenerateCodecFor(typeof(Lib.Based))|]]", "OCT0005")]
    [InlineData("[assembly: [|GenerateCodecFor(typeof(Lib.Closed))|]]", "OCT0007")]
    [InlineData("[GenerateCodec] public class [|E|] { public Lib.Generic<System.Action>? F { get; set; } }", "OCT0005")]
    [InlineData("public static class E { public static byte[] F(Lib.Generic<System.Action> g) => [|OctavoBinary.Serialize(g)|]; }", "OCT0005")]
    public void What_is_wrong_in_another_assembly_has_a_place_here(string source, string id)
    {
        const string Lib =
            "using Octavo; namespace Lib; public class Based { public System.Action? A { get; set; } } public class Closed { private Closed(int a) { } } [GenerateCodec] public class Generic<T> { public T? Value { get; set; } }";
        string app = "using Octavo; " + source.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal);
        Diagnostic found =
            Harness.Run(
                Harness.Compilation([app], assembly: "App", more: Image(Harness.Run(Harness.Compilation([Lib], assembly: "Lib")).Output))).Diagnostics.First(
                    d => d.Id == id);
        Assert.True(found.Location.IsInSource);
        Assert.Equal("using Octavo; ".Length + source.IndexOf("[|", StringComparison.Ordinal), found.Location.SourceSpan.Start);
    }

    private static PortableExecutableReference Image(Compilation compilation)
    {
        var stream = new MemoryStream();
        Assert.True(compilation.WithOptions(compilation.Options.WithGeneralDiagnosticOption(ReportDiagnostic.Default)).Emit(stream).Success);
        return MetadataReference.CreateFromImage(stream.ToArray());
    }
}
