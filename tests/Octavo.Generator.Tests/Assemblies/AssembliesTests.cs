// Owns: codecs across assemblies: found by CodecFor, never by name, and used through what their constants say.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Assemblies;

public sealed class AssembliesTests
{
    private const string Library = """
        using System;
        using System.Collections.Generic;
        using Octavo;

        [assembly: System.Runtime.CompilerServices.InternalsVisibleTo("App")]

        namespace Lib;

        [GenerateCodec] public class Order { public int Id { get; set; } public List<Line>? Lines { get; set; } public System.Numerics.Vector3 Where { get; set; } }
        [GenerateCodec] public record Line(string Sku, decimal Price);
        [GenerateCodec] public struct Spot { public byte A; public long B; public bool C; }
        [GenerateCodec] public struct Mixed { public DateTimeOffset A; public int? B; }
        [GenerateCodec] public struct Managed { public string? A; public int B; }
        [GenerateCodec] internal class Hidden { public int A; public List<System.Numerics.Vector3>? B; }
        public class Plain { public int A { get; set; } }
        """;

    private const string App = """
        using System;
        using System.Collections.Generic;
        using Lib;
        using Octavo;

        #pragma warning disable OCT0025 // Plain has no codec in its assembly
        [assembly: GenerateCodecFor(typeof(Plain))]
        #pragma warning restore OCT0025

        namespace Acme;

        [GenerateCodec]
        public class Basket
        {
            public Order? Order { get; set; }
            public Line? Line { get; set; }
            public List<Line>? Lines { get; set; }
            public Dictionary<string, Order>? Orders { get; set; }
            public Spot Spot { get; set; }
            public Spot? MaybeSpot { get; set; }
            public Spot[]? Spots { get; set; }
            public List<Spot>? SpotList { get; set; }
            public Mixed Mixed { get; set; }
            public Mixed[]? Mixeds { get; set; }
            public Managed Managed { get; set; }
            public Managed? MaybeManaged { get; set; }
            public List<Managed>? Manageds { get; set; }
            public Around Around { get; set; }
            public Around[]? Arounds { get; set; }
            public Plain? Plain { get; set; }
            public System.Numerics.Vector3 Where { get; set; }
            public List<System.Numerics.Vector3>? Places { get; set; }
        }

        [GenerateCodec] public struct Around { public short A; public Spot B; public int C; }
        [GenerateCodec] public class MyOrder : Order { public int More { get; set; } }

        public static class Check
        {
            public static void Run()
            {
                Trip.Json(new Basket());
                Trip.Json(new Basket
                {
                    Order = new() { Id = 1, Lines = [new("s", 1)], Where = new(1, 2, 3) }, Line = new("t", 2), Lines = [new("u", 3)], Orders = new() { ["a"] = new() }, Spot = new() { A = 1, B = 2, C = true },
                    MaybeSpot = new Spot { B = 5 }, Spots = new Spot[100], SpotList = [new() { A = 7 }], Mixed = new() { A = DateTimeOffset.UnixEpoch, B = 3 }, Mixeds = new Mixed[20], Managed = new() { A = "m" },
                    MaybeManaged = new Managed { B = 4 }, Manageds = [new() { A = "x" }], Around = new() { A = 1, B = new() { B = 2 }, C = 3 }, Arounds = new Around[50], Plain = new() { A = 1 }, Where = new(4, 5, 6), Places = [new(7, 8, 9)],
                });
                Trip.Json(new MyOrder { Id = 1, More = 2 });
                Trip.Json(new Order { Id = 3 });
                Trip.Json(new Hidden { A = 1, B = [new(1, 2, 3)] });
                Trip.Json(new Plain { A = 1 });
                Trip.Same(40, OctavoBinary.Serialize(new Around()).Length, "an image around another assembly's");
            }
        }
        """;

    [Fact]
    public void Types_of_another_assembly_are_read_and_written_by_its_codecs()
    {
        Generated library = Harness.Run(Harness.Compilation([Library], assembly: "Lib"));
        MetadataReference reference = MetadataReference.CreateFromImage(library.Image());
        Generated app = Harness.Run(Harness.Compilation([Sources.Read("Trip"), App], assembly: "App", more: reference));
        Assert.DoesNotContain(app.Files.Keys, f => f.Contains("Lib.", StringComparison.Ordinal) && !f.Contains("Lib.PlainCodec", StringComparison.Ordinal));
        app.Invoke("Acme.Check", "Run", library);
    }

    /// <summary>In an editor another project is its sources, with what the generator made of them.</summary>
    [Fact]
    public void A_project_reference_is_as_good()
    {
        Generated library = Harness.Run(Harness.Compilation([Library], assembly: "Lib"));
        Generated app = Harness.Run(Harness.Compilation([Sources.Read("Trip"), App], assembly: "App", more: library.Output.ToMetadataReference()));
        Assert.DoesNotContain(app.Files.Keys, f => f.Contains("Lib.", StringComparison.Ordinal) && !f.Contains("Lib.PlainCodec", StringComparison.Ordinal));
        app.Compiles();
    }

    [Fact]
    public void Names_that_run_together_are_told_apart() => Harness.Run(Harness.Compilation([Sources.Read("Trip"), """
        using System.Collections.Generic;
        using Octavo;
        namespace Acme
        {
            [GenerateCodec] public class ArrayOfString { public int A; }
            [GenerateCodec] public class Foo { public int A; }
            [GenerateCodec] public class FooBar { public int A; }
            [GenerateCodec] public struct BarBaz { public int A; }
            [GenerateCodec] public struct Baz { public int A; }
            [GenerateCodec] public class A_B { public int A; }
            public static class A { [GenerateCodec] public class B { public int C; } }
            public enum Color { Red }
            [GenerateCodec]
            public class Holder
            {
                public List<string[]>? A;
                public List<ArrayOfString>? B;
                public List<A_B>? C;
                public List<A.B>? D;
                public List<Color>? E;
                public List<Other.Color>? F;
                public List<Other.Foo>? G;
                public List<Foo>? H;
                public Dictionary<string, FooBar>? I;
            }
            public static class Check
            {
                public static void Run() => Trip.Json(new Holder
                {
                    A = [["a"]], B = [new() { A = 1 }], C = [new() { A = 2 }], D = [new() { C = 3 }], E = [Color.Red], F = [Other.Color.Blue], G = [new() { B = 4 }], H = [new() { A = 5 }], I = new() { ["x"] = new() { A = 6 } },
                });
            }
        }
        namespace Acme.Other
        {
            public enum Color : byte { Blue }
            [GenerateCodec] public class Foo { public int B; }
        }
        """])).Invoke("Acme.Check", "Run");
}
