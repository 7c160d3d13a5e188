// Owns: each diagnostic is reported where it should be, at its place, and not where it should not.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Tests;

public sealed class DiagnosticTests
{
    /// <summary>Id, a source that reports it with [| |] around the place, and one like it that does not.</summary>
    public static TheoryData<string, string, string> Cases => new()
    {
        { "OCT0001", "[GenerateCodec] public class A { [CodecMember(1)] public int B; public int [|C|]; }", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecIgnore] public int C; }" },
        { "OCT0001", "[GenerateCodec] public class A { [MessagePack.Key(1)] public int B; public int [|C|]; }", "[GenerateCodec] public class A { [MessagePack.Key(1)] public int B; [CodecMember(1)] public int C; }" },
        { "OCT0002", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecMember(1)] public int [|C|]; }", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecMember(2)] public int C; }" },
        { "OCT0002", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [MessagePack.Key(0)] public int [|C|]; }", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [MessagePack.Key(1)] public int C; }" },
        { "OCT0003", "[GenerateCodec] public class A { [CodecMember(0)] public int [|B|]; }", "[GenerateCodec] public class A { [CodecMember(1)] public int B; }" },
        { "OCT0003", "[GenerateCodec] public class A { [MessagePack.Key(-1)] public int [|B|]; }", "[GenerateCodec] public class A { [MessagePack.Key(0)] public int B; }" },
        { "OCT0004", "[GenerateCodec] public class A { public int B; [CodecMember(\"B\")] public int [|C|]; }", "[GenerateCodec] public class A { public int B; [CodecMember(\"b\")] public int C; }" },
        { "OCT0005", "[GenerateCodec] public class A { public object? [|B|]; }", "[GenerateCodec] public class A { [CodecIgnore] public object? B; }" },
        { "OCT0005", "[GenerateCodec] public class A { public int[,]? [|B|]; }", "[GenerateCodec] public class A { public int[][]? B; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.Action? [|B|]; }", "[GenerateCodec] public class A { public int B; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.Collections.Generic.Stack<int>? [|B|]; }", "[GenerateCodec] public class A { public System.Collections.Generic.List<int>? B; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.Collections.Generic.List<System.Uri>? [|B|]; }", "[GenerateCodec] public class A { public System.Collections.Generic.List<System.Guid>? B; }" },
        { "OCT0006", "public class A { [GenerateCodec] private class [|B|] { public int C; } }", "public class A { [GenerateCodec] internal class B { public int C; } }" },
        { "OCT0006", "[GenerateCodec] file class [|B|] { public int C; }", "[GenerateCodec] internal class B { public int C; }" },
        { "OCT0007", "[GenerateCodec] public class [|A|] { public A(int x) => B = x; public int B { get; set; } }", "[GenerateCodec] public class A { public A(int b) => B = b; public int B { get; set; } }" },
        { "OCT0007", "[GenerateCodec] public class [|A|] { public A(string b) => B = b.Length; public int B { get; set; } }", "[GenerateCodec] public class A { private A() { } public A(string b) => B = b.Length; public int B { get; set; } }" },
        { "OCT0008", "[GenerateCodec] public class A { public int B; public int [|C|] => B; }", "[GenerateCodec] public class A { public int B; [CodecIgnore] public int C => B; }" },
        { "OCT0008", "[GenerateCodec] public class A { public readonly int [|B|] = 5; }", "[GenerateCodec] public class A(int b) { public readonly int B = b; }" },
        { "OCT0009", "[GenerateCodec] public class A { [CodecMember] public int [|B|] => 5; }", "[GenerateCodec] public class A { [CodecMember] public int B { get; private set; } }" },
        { "OCT0010", "public class A { public int B; } public static class C { public static byte[] D(A a) => [|OctavoBinary.Serialize(a)|]; }", "[GenerateCodec] public class A { public int B; } public static class C { public static byte[] D(A a) => OctavoBinary.Serialize(a); }" },
        { "OCT0010", "public static class C { public static object? D(byte[] a) => [|OctavoMsgPack.Deserialize<System.Collections.Generic.List<object>>(a)|]; }", "public static class C { public static object? D<T>(byte[] a) => OctavoMsgPack.Deserialize<System.Collections.Generic.List<T>>(a); }" },
        { "OCT0011", "[GenerateCodec] public abstract class [|A|] { public int B; }", "[GenerateCodec] public class A { public int B; }" },
        { "OCT0011", "[GenerateCodec] public class [|A|]<T> { public T? B; }", "[assembly: GenerateCodecFor(typeof(A<int>))] public class A<T> { public T? B; }" },
        { "OCT0011", "[GenerateCodec] public interface [|A|] { int B { get; set; } }", "[GenerateCodec] public enum A { B }" },
        { "OCT0011", "[assembly: [|GenerateCodecFor(typeof(A))|]] public abstract class A { public int B; }", "[assembly: GenerateCodecFor(typeof(A))] public class A { public int B; }" },
        { "OCT0012", "public class B { public int C; } [GenerateCodec] public class A { public B? [|D|]; }", "[GenerateCodec] public class B { public int C; } [GenerateCodec] public class A { public B? D; }" },
        { "OCT0012", "public class B { public int C; } [GenerateCodec] public class A { public System.Collections.Generic.Dictionary<int, B[]>? [|D|]; }", "[assembly: GenerateCodecFor(typeof(B))] public class B { public int C; } [GenerateCodec] public class A { public System.Collections.Generic.Dictionary<int, B[]>? D; }" },
        { "OCT0013", "public abstract class B; [GenerateCodec] public class A { public B? [|D|]; }", "[GenerateCodec] public class B; [GenerateCodec] public class A { public B? D; }" },
        { "OCT0013", "[GenerateCodec] public class A { public System.IDisposable? [|D|]; }", "[GenerateCodec] public class A { public System.Collections.Generic.IList<int>? D; }" },
        { "OCT0014", "[GenerateCodec(Order = MemberOrder.Declaration)] public class [|A|] { [CodecMember(2)] public int B; [CodecMember(1)] public int C; }", "[GenerateCodec(Order = MemberOrder.Declaration, Layout = Layout.NumberMap)] public class A { [CodecMember(2)] public int B; [CodecMember(1)] public int C; }" },
        { "OCT0014", "[GenerateCodec(Layout = Layout.NumberMap)] public class [|A|] { public int B; }", "[GenerateCodec(Layout = Layout.NumberMap)] public class A { [CodecMember(1)] public int B; }" },
        { "OCT0014", "[GenerateCodec(Order = MemberOrder.Number)] public class [|A|] { public int B; }", "[GenerateCodec(Order = MemberOrder.Name)] public class A { public int B; }" },
        { "OCT0015", "[GenerateCodec] public class A { [CodecMember] private int [|_b|]; public int B() => _b; }", "[GenerateCodec] public partial class A { [CodecMember] private int _b = 5; public int B() => _b; }" },
        { "OCT0016", "[GenerateCodec] public class [|A|] { [CodecMember(1)] public int B; [CodecMember(5000)] public int C; }", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecMember(1000)] public int C; }" },
        { "OCT0040", "[GenerateCodec] public class A { [MessagePack.Key(0)] public int B; [MessagePack.IgnoreMember] public int [|C|]; }", "[GenerateCodec] public class A { [MessagePack.Key(0)] public int B; [CodecIgnore] public int C; }" },
        { "OCT0016", "[GenerateCodec] public class [|A|] { [CodecMember(1)] public int B; [CodecMember(5000)] public int C; }", "[GenerateCodec(Layout = Layout.NumberMap)] public class A { [CodecMember(1)] public int B; [CodecMember(5000)] public int C; }" },
        { "OCT0050", "[GenerateCodec, CodecUnion(1, typeof(B)), [|CodecUnion(1, typeof(C))|]] public abstract class A; [GenerateCodec] public class B : A; [GenerateCodec] public class C : A;", "[GenerateCodec, CodecUnion(1, typeof(B)), CodecUnion(2, typeof(C))] public abstract class A; [GenerateCodec] public class B : A; [GenerateCodec] public class C : A;" },
        { "OCT0050", "[GenerateCodec, CodecUnion(1, typeof(B), \"x\"), [|CodecUnion(2, typeof(C), \"x\")|]] public interface A; [GenerateCodec] public class B : A; [GenerateCodec] public class C : A;", "[GenerateCodec, CodecUnion(1, typeof(B), \"x\"), CodecUnion(2, typeof(C), \"y\")] public interface A; [GenerateCodec] public class B : A; [GenerateCodec] public class C : A;" },
        { "OCT0050", "[GenerateCodec, CodecUnion, CodecUnion(1, typeof(B))] public abstract class A; [GenerateCodec, [|CodecUnion(2)|]] public class B : A;", "[GenerateCodec, CodecUnion, CodecUnion(1, typeof(B))] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0051", "[GenerateCodec, CodecUnion(0, typeof(B)), [|CodecUnion(1, typeof(C))|]] public abstract class A; [GenerateCodec] public class B : A; [GenerateCodec] public class C;", "[GenerateCodec, CodecUnion(0, typeof(B)), CodecUnion(1, typeof(C))] public abstract class A; [GenerateCodec] public class B : A; [GenerateCodec] public class C : A;" },
        { "OCT0052", "[GenerateCodec, [|CodecUnion(-1, typeof(B))|]] public abstract class A; [GenerateCodec] public class B : A;", "[GenerateCodec, CodecUnion(0, typeof(B))] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0053", "[GenerateCodec] public class A; [GenerateCodec, [|CodecUnion(1)|]] public class B : A;", "[GenerateCodec, CodecUnion] public class A; [GenerateCodec, CodecUnion(1)] public class B : A;" },
        { "OCT0053", "[GenerateCodec, CodecUnion] public class A; [GenerateCodec, CodecUnion] public interface I; [GenerateCodec, [|CodecUnion(1)|]] public class B : A, I;", "[GenerateCodec, CodecUnion] public class A; [GenerateCodec, CodecUnion] public interface I; [GenerateCodec, CodecUnion(1, typeof(I))] public class B : A, I;" },
        { "OCT0012", "[GenerateCodec, [|CodecUnion(1, typeof(B))|]] public abstract class A; public class B : A;", "[GenerateCodec, CodecUnion(1, typeof(B))] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0013", "public abstract class B; [GenerateCodec] public class A { public B? [|D|]; }", "[GenerateCodec, CodecUnion(1, typeof(C))] public abstract class B; [GenerateCodec] public class C : B; [GenerateCodec] public class A { public B? D; }" },
    };

    [Theory]
    [MemberData(nameof(Cases))]
    public void Reported_where_it_should_be_and_not_elsewhere(string id, string wrong, string right)
    {
        string source = wrong.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal);
        int start = wrong.IndexOf("[|", StringComparison.Ordinal) + Header.Length;
        int length = wrong.IndexOf("|]", StringComparison.Ordinal) + Header.Length - start - 2;
        Generated generated = Harness.Run(Harness.Compilation([Samples.Stubs, Place(source)]));
        Diagnostic found = Assert.Single(generated.Diagnostics, d => d.Id == id);
        Assert.Equal("Source1.cs", found.Location.SourceTree?.FilePath);
        Assert.Equal((source, start, length), (source, found.Location.SourceSpan.Start, found.Location.SourceSpan.Length));
        Assert.DoesNotContain("{", found.GetMessage(), StringComparison.Ordinal);

        Assert.DoesNotContain(Harness.Run(Harness.Compilation([Samples.Stubs, Place(right)])).Compiles().Diagnostics, d => d.Id == id);
    }

    [Fact]
    public void OCT0017_is_reported_for_an_old_language()
    {
        const string Source = "using Octavo; [GenerateCodec] public class A { public int B; }";
        Assert.Contains(Harness.Run(Source, LanguageVersion.CSharp12).Diagnostics, d => d.Id == "OCT0017");
        Assert.DoesNotContain(Harness.Run(Source, LanguageVersion.CSharp13).Diagnostics, d => d.Id == "OCT0017");
        Assert.DoesNotContain(Harness.Run("public class A { public int B; }", LanguageVersion.CSharp12).Diagnostics, d => d.Id == "OCT0017");
    }

    [Fact]
    public void OCT0018_is_reported_for_members_in_several_files()
    {
        const string First = "using Octavo; [GenerateCodec] public partial class A { public int B; }";
        Assert.Contains(Harness.Run(Harness.Compilation([First, "public partial class A { public int C; }"])).Diagnostics, d => d.Id == "OCT0018");
        Assert.DoesNotContain(Harness.Run(Harness.Compilation([First, "public partial class A { public int C() => B; }"])).Compiles().Diagnostics, d => d.Id == "OCT0018");
        const string Numbered = "using Octavo; [GenerateCodec] public partial class A { [CodecMember(1)] public int B; }";
        Assert.DoesNotContain(Harness.Run(Harness.Compilation([Numbered, "public partial class A { [Octavo.CodecMember(2)] public int C; }"])).Compiles().Diagnostics, d => d.Id == "OCT0018");
    }

    [Fact]
    public void A_type_with_an_error_takes_those_that_hold_it_along_without_further_noise()
    {
        Generated generated = Harness.Run("using Octavo; [GenerateCodec] public class A { public object? X; } [GenerateCodec] public class B { public A? Y; } [GenerateCodec] public class C { public int Z; }");
        Assert.Equal(["OCT0005"], generated.Diagnostics.Select(d => d.Id));
        Assert.DoesNotContain(generated.Output.GetDiagnostics(), d => d.Severity == DiagnosticSeverity.Error && d.Id != "CS1591");
        Assert.Contains(generated.Files.Keys, f => f.Contains("CCodec", StringComparison.Ordinal));
        Assert.DoesNotContain(generated.Files.Keys, f => f.Contains("BCodec", StringComparison.Ordinal));
    }

    /// <summary>Every diagnostic has a case above, a section in the documentation and a link to it.</summary>
    [Fact]
    public void All_are_tested_and_documented()
    {
        string documentation = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "diagnostics.md"));
        HashSet<string> tested = [.. Cases.Select(c => (string)((object[])c)[0]), "OCT0017", "OCT0018"];
        foreach ((string id, DiagnosticDescriptor descriptor) in Descriptors.All)
        {
            Assert.Contains(id, tested);
            Assert.Contains("\n## " + id + "\n", documentation, StringComparison.Ordinal);
            Assert.EndsWith("docs/diagnostics.md#" + id.ToLowerInvariant(), descriptor.HelpLinkUri, StringComparison.Ordinal);
            Assert.Equal("Octavo", descriptor.Category);
        }
        Assert.Equal(Descriptors.All.Count, documentation.Split("\n## OCT").Length - 1);
    }

    private const string Header = "using Octavo; ";

    /// <summary>An attribute of the assembly must stand before everything else but usings.</summary>
    private static string Place(string source) => Header + source;
}
