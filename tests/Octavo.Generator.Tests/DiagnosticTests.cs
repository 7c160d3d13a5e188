// Owns: each diagnostic is reported if it should be, at its place, and not if it should not.
using System.Globalization;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Tests;

public sealed partial class DiagnosticTests
{
    /// <summary>Id, a source that reports it with [| |] around the place, and one like it that does not.</summary>
    public static TheoryData<string, string, string> Cases => new()
    {
        { "OCT0001", "[GenerateCodec] public class A { [CodecMember(1)] public int B; public int [|C|]; }",
            "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecIgnore] public int C; }" },
        { "OCT0001", "[GenerateCodec] public class A { [MessagePack.Key(1)] public int B; public int [|C|]; }",
            "[GenerateCodec] public class A { [MessagePack.Key(1)] public int B; [CodecMember(1)] public int C; }" },
        { "OCT0002", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecMember(1)] public int [|C|]; }",
            "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecMember(2)] public int C; }" },
        { "OCT0002", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [MessagePack.Key(0)] public int [|C|]; }",
            "[GenerateCodec] public class A { [CodecMember(1)] public int B; [MessagePack.Key(1)] public int C; }" },
        { "OCT0003", "[GenerateCodec] public class A { [CodecMember(0)] public int [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(1)] public int B; }" },
        { "OCT0003", "[GenerateCodec] public class A { [MessagePack.Key(-1)] public int [|B|]; }",
            "[GenerateCodec] public class A { [MessagePack.Key(0)] public int B; }" },
        { "OCT0004", "[GenerateCodec] public class A { public int B; [CodecMember(\"B\")] public int [|C|]; }",
            "[GenerateCodec] public class A { public int B; [CodecMember(\"b\")] public int C; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.Action? [|B|]; }", "[GenerateCodec] public class A { public object? B; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.Lazy<int, string>? [|B|]; }",
            "[GenerateCodec] public class A { public System.Lazy<int>? B; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.Collections.Generic.List<System.Lazy<int, string>>? [|B|]; }",
            "[GenerateCodec] public class A { public System.Collections.Generic.List<System.Lazy<int>>? B; }" },
        { "OCT0007", "[assembly: [|GenerateCodecFor(typeof(System.Collections.Immutable.ImmutableArray<int>.Builder))|]]",
            "[assembly: GenerateCodecFor(typeof(System.Collections.Immutable.ImmutableArray<int>))]" },
        { "OCT0007", "[assembly: [|GenerateCodecFor(typeof(System.Collections.Generic.Dictionary<int, int>.KeyCollection))|]]",
            "[assembly: GenerateCodecFor(typeof(System.Collections.Generic.Dictionary<int, int>))]" },
        { "OCT0025", "[assembly: [|GenerateCodecFor(typeof(System.Exception))|]]", "[assembly: GenerateCodecFor(typeof(System.Drawing.Size))]" },
        { "OCT0025", "[assembly: [|GenerateCodecFor(typeof(System.Net.CookieContainer))|]]",
            "[assembly: GenerateCodecFor(typeof(System.Runtime.CompilerServices.StrongBox<int>))]" },
        { "OCT0025", "[assembly: [|GenerateCodecFor(typeof(System.Net.Http.Headers.CacheControlHeaderValue))|]]",
            "[assembly: GenerateCodecFor(typeof(System.Drawing.PointF))]" },
        { "OCT0039", "[assembly: [|GenerateCodecFor(typeof(System.Collections.Generic.List<>))|]]",
            "[assembly: GenerateCodecFor(typeof(System.Collections.Generic.List<int>))]" },
        { "OCT0039", "[assembly: [|GenerateCodecFor(typeof(System.Nullable<>))|]]", "[assembly: GenerateCodecFor(typeof(int?))]" },
        { "OCT0042",
            Formatters + "public class MyKeyAttribute(int i) : MessagePack.KeyAttribute(i); [GenerateCodec, MessagePack.MessagePackObject(true)] public class A { [[|MyKey(0)|]] public int B { get; set; } }",
            Formatters + "[GenerateCodec, MessagePack.MessagePackObject] public class A { [MessagePack.Key(0)] public int B { get; set; } }" },
        { "OCT0042",
            Formatters + "public class MineAttribute() : MessagePack.MessagePackObjectAttribute(true); [GenerateCodec, [|Mine|]] public class A { public int B { get; set; } }",
            Formatters + "public class SecretAttribute : MessagePack.IgnoreMemberAttribute; [GenerateCodec, MessagePack.MessagePackObject(true)] public class A { [Secret] public int B { get; set; } public int C { get; set; } }" },
        { "OCT0008", "[GenerateCodec] public class A { public int [|B|] { get => 5; set; } public int C; }",
            "[GenerateCodec] public class A { public int B { get => field; set; } public int C; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.DBNull? [|B|]; }", "[GenerateCodec] public class A { public int[,]? B; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.Action? [|B|]; }", "[GenerateCodec] public class A { public int B; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.Threading.CancellationToken [|B|]; }",
            "[GenerateCodec] public class A { public System.Collections.Generic.Stack<int>? B; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.Collections.Generic.List<System.TimeZoneInfo>? [|B|]; }",
            "[GenerateCodec] public class A { public System.Collections.Generic.List<System.Uri>? B; }" },
        { "OCT0005", "[GenerateCodec] public class [|A|] : System.Collections.Generic.List<A>;",
            "[GenerateCodec] public class A : System.Collections.Generic.List<B>; [GenerateCodec] public class B { public A? C; }" },
        { "OCT0006", "public class A { [GenerateCodec] private class [|B|] { public int C; } }",
            "public class A { [GenerateCodec] internal class B { public int C; } }" },
        { "OCT0006", "[GenerateCodec] file enum [|B|] { C }", "[GenerateCodec] internal enum B { C }" },
        { "OCT0007", "[GenerateCodec] public class [|A|] { private enum M { N } [CodecConstructor] private A(int b, M c = M.N) { B = b; } public int B { get; } }",
            "[GenerateCodec] public class A { public enum M { N } [CodecConstructor] private A(int b, M c = M.N) { B = b; } public int B { get; } }" },
        { "OCT0006", "[GenerateCodec] file class [|B|] { public int C; }", "[GenerateCodec] internal class B { public int C; }" },
        { "OCT0007", "[GenerateCodec] public class [|A|] { public A(int x) => B = x; public int B { get; set; } }",
            "[GenerateCodec] public class A { public A(int b) => B = b; public int B { get; set; } }" },
        { "OCT0007", "[GenerateCodec] public class [|A|] { public A(string b) => B = b.Length; public int B { get; set; } }",
            "[GenerateCodec] public class A { private A() { } public A(string b) => B = b.Length; public int B { get; set; } }" },
        { "OCT0008", "[GenerateCodec] public class A { public readonly int [|B|] = 5; public int C; }",
            "[GenerateCodec] public class A(int b) { public readonly int B = b; }" },
        { "OCT0008", "[GenerateCodec] public class A { public int B; private int [|_c|]; public void D() => _c++; }",
            "[GenerateCodec] public class A { public int B; private int _c; public int C { get => _c; set => _c = value; } }" },
        { "OCT0008", "public interface I { int C { get; set; } } [GenerateCodec] public class A : I { public int B; int I.[|C|] { get; set; } }",
            "public interface I { int C { get; set; } } [GenerateCodec] public partial class A : I { public int B; [CodecMember] private int _c; int I.C { get => _c; set => _c = value; } }" },
        { "OCT0008", "[GenerateCodec] public class A { public int B; private int [|C|] { get; set; } }",
            "[GenerateCodec] public class A { public int B; [CodecIgnore] private int C { get; set; } }" },
        { "OCT0008", "[GenerateCodec] public class A { public int B; public int [|C|] { private get; set; } }",
            "[GenerateCodec] public class A { public int B; public int C { get; private set; } }" },
        { "OCT0008", "[GenerateCodec] public class A { public int B; public int [|C|] { get; } = 4; }",
            "[GenerateCodec] public class A { public int B; public int C => 4; }" },
        { "OCT0008", "[GenerateCodec] public class A(int [|seed|]) { public A() : this(1) { } public int B; public int Next() => seed++; }",
            "[GenerateCodec] public class A(int seed) { public int Seed { get; } = seed; public int Next() => Seed + 1; }" },
        // A collection that nobody makes cannot be filled.
        { "OCT0008", "[GenerateCodec] public class A { public readonly System.Collections.Generic.List<int> [|B|] = null!; public int C; }",
            "[GenerateCodec] public class A { public readonly System.Collections.Generic.List<int> B = []; public int C; }" },
        { "OCT0008", "[GenerateCodec] public class A { public A() { } public A(System.Collections.Generic.List<int> c) => B = c; public System.Collections.Generic.List<int>? [|B|] { get; } public int C; }",
            "[GenerateCodec] public class A { public A() : this([]) { } public A(System.Collections.Generic.List<int> c) => B = c; public System.Collections.Generic.List<int>? B { get; } }" },
        { "OCT0009", "[GenerateCodec] public class A { [CodecMember] public System.Collections.Generic.List<int> [|B|] { get; } = default!; public int C; }",
            "[GenerateCodec] public class A { public A() => B = new(); [CodecMember] public System.Collections.Generic.List<int> B { get; } = default!; public int C; }" },
        // A parameter that is kept, under the name of a property that gives something else of it.
        { "OCT0008", "[GenerateCodec] public class A(int [|b|]) { public int B { get => b + 1; } }", "[GenerateCodec] public class A(int b) { public int B { get => b; } }" },
        { "OCT0008", "[GenerateCodec] public class A(int [|b|]) { public int B => b.ToString().Length; }",
            "[GenerateCodec] public class A(int b) { public int B { get { return b; } } }" },
        { "OCT0008", "[GenerateCodec] public class A(string? [|b|]) { public string B => b ?? \"\"; }",
            "[GenerateCodec] public class A(string? b) { public string B => b ?? throw new System.InvalidOperationException(); }" },
        { "OCT0008", "[GenerateCodec] public class A(int [|b|]) { public int B => Normalize(b); private static int Normalize(int c) => c / 2 * 2; }",
            "[GenerateCodec] public class A(int b) { public int B { get { lock (this) { return (b); } } } }" },
        { "OCT0008", "[GenerateCodec] public class A(int [|b|]) { public int B { get => b + 1; set => b = value; } }",
            "[GenerateCodec] public class A(int b) { public int B { get => b; set => b = value; } }" },
        { "OCT0008", "[GenerateCodec] public struct A(int [|b|]) { public readonly int B => b & 7; }", "[GenerateCodec] public struct A(int b) { public readonly int B => b; }" },
        { "OCT0008", "[GenerateCodec] public class A(long [|b|]) { public int B => (int)b; }", "[GenerateCodec] public class A(int b) { public int B => (int)b; }" },
        { "OCT0008", "using System.Linq; [GenerateCodec] public class A(System.Collections.Generic.IEnumerable<int> [|b|]) { public System.Collections.Generic.List<int> B => b.Where(x => x > 0).ToList(); }",
            "using System.Linq; [GenerateCodec] public class A(System.Collections.Generic.IEnumerable<int> b, System.Collections.Generic.IEnumerable<int> c) { public System.Collections.Generic.List<int> B => b.ToList(); public int[] C => [.. c]; }" },
        { "OCT0008", "[GenerateCodec] public record A(int B) { private readonly int [|_b|] = B; public int B { get => _b + 1; } }",
            "[GenerateCodec] public record A(int B) { private readonly int _b = B; public int B { get => _b; } }" },
        { "OCT0008", "[GenerateCodec] public class A { private readonly int [|_b|]; public A(int b) => _b = b; public int B => _b + 1; }",
            "[GenerateCodec] public class A { private readonly int _b; public A(int b) => _b = b; public int B => _b; }" },
        { "OCT0008", "[GenerateCodec] public class A { private readonly string? [|_b|]; public A(string? b) { this._b = b; } public string B => _b ?? \"\"; }",
            "[GenerateCodec] public class A { private readonly string _b; public A(string? b) => _b = b ?? \"\"; public string B => _b; }" },
        // What is kept in another form is taken to come back by what the getter makes of it.
        { "OCT0008", "[GenerateCodec] public class A { private readonly decimal [|_b|]; public A(decimal b) => (_b, C) = (b, 1); public decimal B => _b / 100m; public int C { get; set; } }",
            "[GenerateCodec] public class A { private readonly int _b; public A(decimal b) => _b = (int)(b * 100); public decimal B => _b / 100m; }" },
        { "OCT0008", "public class Z(int [|b|]) { public int B => b + 1; } [GenerateCodec] public class A(int b, int c) : Z(b) { public int C => c; }",
            "public class Z(int b) { public int B => b; } [GenerateCodec] public class A(int b, int c) : Z(b) { public int C => c; }" },
        { "OCT0008", "[GenerateCodec] public class A<T>(T? [|b|]) where T : class { public T? B => b is string ? null : b; }",
            "[GenerateCodec] public class A<T>(T? b) where T : class { public T? B => b; }" },
        { "OCT0008", "[GenerateCodec] public class A { public A(int b) => B = b; public int [|B|] { get => field * 2; } }",
            "[GenerateCodec] public class A { public A(int b) => B = b; public int B { get => field; } }" },
        { "OCT0045", "[GenerateCodec] public struct A { public ulong V; public int B { get => (int)V; set => [|V = V + (uint)value|]; } }",
            "[GenerateCodec] public struct A { public ulong V; public int B { get => (int)V; set => V = (V & 0xFFFF_FFFF_0000_0000) + (uint)value; } }" },
        { "OCT0045", "[GenerateCodec] public class A(int b) { public int B { get; } = [|b + 1|]; }",
            "[GenerateCodec] public class A(int b, string? c, string d, int e) { public int B { get; } = b; public string C { get; } = c ?? \"\"; public string D { get; } = d.Trim(); public int E { get; } = e < 0 ? 0 : e; }" },
        { "OCT0045", "[GenerateCodec] public class A { public A(int b) { B = [|b + 1|]; } public int B { get; } }",
            "[GenerateCodec] public class A { public A(int b, string c, System.DateTime d) { B = b; C = c ?? throw new System.ArgumentNullException(nameof(c)); D = d.Date; } public int B { get; } public string C { get; } public System.DateTime D { get; } }" },
        { "OCT0045", "[GenerateCodec] public class A { private readonly int _b; public A(int b) => _b = [|-b|]; public int B => _b; }",
            "[GenerateCodec] public class A { private readonly int _b; public A(int b) => _b = -b; public int B => -_b; }" },
        { "OCT0045", "[GenerateCodec] public class A { public A(string b) => B = [|\"<\" + b|]; public string B { get; } }",
            "[GenerateCodec] public class A { public A(string b) => B = $\"{b}\"; public string B { get; } }" },
        { "OCT0045", "[GenerateCodec] public class A { public A(int b, int c) => (B, C) = (b, [|b|]); public int B { get; } public int C { get; } }",
            "[GenerateCodec] public class A { public A(int b, int c) { if (b > c) { B = c; C = b; } else { (B, C) = (b, c); } } public int B { get; } public int C { get; } }" },
        { "OCT0045", "[GenerateCodec] public record Z(int B); [GenerateCodec] public record A(int B, string C) : Z([|B * 10|]);",
            "[GenerateCodec] public record Z(int B); [GenerateCodec] public record A(int B, string C) : Z(B);" },
        { "OCT0045", "[GenerateCodec] public class A { public A(int b) : this([|b + 1|], 0) { } [CodecIgnore] public int C { get; set; } private A(int b, byte c) { B = b; C = c; } public int B { get; } }",
            "[GenerateCodec] public class A { public A(int b) : this(b, 0) { } [CodecIgnore] public int C { get; set; } private A(int b, byte c) { B = b; C = c; } public int B { get; } }" },
        { "OCT0045", "[GenerateCodec] public class A { private int _b; public int B { get => [|_b + 1|]; set => _b = value; } }",
            "[GenerateCodec] public class A { private int _b; public int B { get => _b + 1; set => _b = value - 1; } }" },
        { "OCT0045", "[GenerateCodec] public class A { private bool _b; public bool B { get { return _b; } init { [|_b = !value|]; } } }",
            "[GenerateCodec] public class A { private bool _b; public bool B { get { return !_b; } init { _b = !value; } } public string C { get; set => field = value.Trim(); } = \"\"; }" },
        { "OCT0045", "[GenerateCodec] public class A<T>(T b, int c) { public T B { get; } = b; public int C { get; } = [|c << 1|]; } [GenerateCodec] public class D { public A<int>? E; public A<string>? F; }",
            "[GenerateCodec] public class A<T>(T b, int c) { public T B { get; } = b; public int C { get; } = c & 1; } [GenerateCodec] public class D { public A<int>? E; public A<string>? F; }" },
        { "OCT0045", "public class A { public virtual int B { get; set; } } [GenerateCodec] public class C : A { public override int B => [|base.B + 1|]; }",
            "public class A { public virtual int B { get; set; } } [GenerateCodec] public class C : A { public override int B => base.B; }" },
        { "OCT0045", "public class A { public virtual int B { get; set; } } [GenerateCodec] public class C : A { public override int B { set => [|base.B = value + 1|]; } }",
            "public class A { public virtual int B { get; set; } } [GenerateCodec] public class C : A { public override int B { set => base.B = value; } }" },
        { "OCT0045", "[GenerateCodec] public class A { public A(int b) => B = [|b * 9 / 5 + 32|]; public int B { get; } }",
            "[GenerateCodec] public class A { public A(int b) => B = b / 10 * 10; public int B { get; } }" },
        { "OCT0045", "[GenerateCodec] public class A { public A(int b) { B = b; [|B++|]; } public int B { get; } }",
            "[GenerateCodec] public class A { public A(int b) { B = b; if (b < 0) { B++; } } public int B { get; } }" },
        { "OCT0045", "[GenerateCodec] public class A { private int _b; public int B { get => [|_b + 1|]; set => Set(ref _b, value); } private static void Set(ref int a, int v) => a = v; }",
            "[GenerateCodec] public class A { private int _b; public int B { get => _b; set => Set(ref _b, value); } private static void Set(ref int a, int v) => a = v; }" },
        { "OCT0047", "[GenerateCodec] public class A { private int _c; public bool B { get; set; } public int [|C|] { get => _c; set { _c = value; B = true; } } }",
            "[GenerateCodec] public class A { private int _c; [CodecIgnore] public bool B { get; set; } public int C { get => _c; set { _c = value; B = true; D = 1; } } public int D { get; set; } }" },
        { "OCT0047", "[GenerateCodec] public class A { private int _b; public int [|B|] { get => _b; set => _b = System.Math.Min(value, C); } public int C { get; set; } }",
            "[GenerateCodec] public class A { private int _b; public int C { get; set; } public int B { get => _b; set => _b = System.Math.Min(value, C); } }" },
        { "OCT0047", "[GenerateCodec] public class A { private int _b; public int [|B|] { get => _b; set { if (value > C) { throw new System.Exception(); } _b = value; } } public int C { get; set; } }",
            "[GenerateCodec] public class A { private int _b; public int C { get; set; } public int B { get => _b; set { if (value > C) { throw new System.Exception(); } _b = value; } } }" },
        { "OCT0047", "[GenerateCodec] public class A { private int _b; public int C { get; set; } public int [|B|] { get => _b; set { _b = value; Touch(); } } private void Touch() => C++; }",
            "[GenerateCodec] public class A { private int _b; public int C { get; set; } public int B { get => _b; set { _b = value; Touch(); } } private void Touch() { } }" },
        { "OCT0008", "[GenerateCodec] public class A { private int [|_at|]; public bool B { get => (_at & 1) != 0; set => _at = value ? _at | 1 : _at & ~1; } public void Lock() => _at |= 2; }",
            "[GenerateCodec] public class A { private int _at; public bool B { get => (_at & 1) != 0; set => _at = value ? _at | 1 : _at & ~1; } public bool IsLocked() => (_at & 2) != 0; }" },
        { "OCT0086", "[GenerateCodec] public class A { public System.Collections.Generic.Dictionary<string, System.Collections.Generic.HashSet<string>> [|M|] { get; set; } = new() { [\"a\"] = new(System.StringComparer.Ordinal) }; }",
            "[GenerateCodec] public class A { public A() : this(new(System.StringComparer.Ordinal)) { } private A(System.Collections.Generic.Dictionary<string, int> m) => M = m; public System.Collections.Generic.Dictionary<string, int> M { get; set; } }" },
        { "OCT0008", "[GenerateCodec] public class A { private int [|_n|]; private int _b; public int B { get => _b; set { _b = value; _n++; } } }",
            "[GenerateCodec] public class A { private string? _n; private int _b; private byte _f; public int B { get => _b; set { _b = value; _n = null; } } [CodecIgnore] public string N => _n ??= B.ToString(); public bool C { get => (_f & 1) != 0; set { if (value) { _f |= 1; } else { _f &= 2; } } } }" },
        { "OCT0008", "[GenerateCodec] public class A { private string? [|_c|] = null; private string? _b; public string? B { get => _b ?? _c; set => _b = value; } public void D() => _c = _b; }",
            "[GenerateCodec] public class A { private string? _b; public string? B { get => _b; set => Set(value); } private void Set(string? b) => _b = b; }" },
        { "OCT0008", "[GenerateCodec] public class Z { public Z(int b) { B = b; } public int B { get; } } [GenerateCodec] public class [|A|] : Z { public A() : base(4) { } public int C { get; set; } }",
            "[GenerateCodec] public class Z { public Z(int b) { B = b; } public int B { get; } } [GenerateCodec] public class A : Z { public A(int b) : base(b) { } public int C { get; set; } }" },
        { "OCT0008", "[GenerateCodec] public class A { public System.Collections.Generic.IList<int> [|B|] { get; } = new int[2]; public int C; }",
            "[GenerateCodec] public class A { public System.Collections.Generic.IList<int> B { get; } = new System.Collections.Generic.List<int>(); public int C; }" },
        { "OCT0008", "[GenerateCodec] public class A { private double [|_b|]; public int B { get => (int)_b; set => _b = value; } }",
            "[GenerateCodec] public class A { private int _b; public long B { get => (long)_b; set => _b = (int)value; } }" },
        { "OCT0008", "public class A { public virtual int [|B|] { get; set; } } [GenerateCodec] public class C : A { public override int B { get; set; } }",
            "public class A { public virtual int B { get; set; } } [GenerateCodec] public class C : A { public override int B { get => base.B; set => base.B = value; } }" },
        { "OCT0008", "public class A { private int [|_b|]; public void D() => _b++; } [GenerateCodec] public class C : A { public int E; }",
            "public class A { public event System.Action? B; private readonly object _lock = new(); public void D() { lock (_lock) { B?.Invoke(); } } } [GenerateCodec] public class C : A { public int E; }" },
        { "OCT0008", "[GenerateCodec] public class A : System.Collections.Generic.List<int> { public string? [|B|] { get; set; } }",
            "[GenerateCodec] public class A : System.Collections.Generic.List<int> { public string? B => null; }" },
        { "OCT0020", "[GenerateCodec] public class A { public int B; public int [|C|] => B; }",
            "[GenerateCodec] public class A { public int B; [CodecIgnore] public int C => B; }" },
        { "OCT0021",
            "[GenerateCodec] public readonly struct [|A|] { private readonly int _b; public A(int c) => _b = c; public override string ToString() => _b.ToString(); }", "[GenerateCodec] public readonly struct A { public int B { get; } public A(int b) => B = b; }" },
        { "OCT0021", "[GenerateCodec] public class [|A|] { private readonly string _b; public A(string c) => _b = c; public override string ToString() => _b; }",
            "[CodecAs(typeof(string))] public class A { private readonly string _b; public A(string c) => _b = c; }" },
        { "OCT0021", "public class UnitOfAttribute : System.Attribute; [UnitOf, GenerateCodec] public partial struct [|A|];",
            "public class UnitOfAttribute : System.Attribute; [UnitOf, GenerateCodec] public partial struct A { public int B; }" },
        { "OCT0025", "[GenerateCodec] public class [|A|] : System.Exception { public int B { get; set; } }",
            "[GenerateCodec] public class A : System.EventArgs { public int B { get; set; } }" },
        { "OCT0008", "[GenerateCodec] public class A<T> : System.Collections.Generic.List<T> { public int [|B|] { get; set; } }",
            "[GenerateCodec] public class A<T> : System.Collections.Generic.List<T> { [CodecIgnore] public int B { get; set; } }" },
        { "OCT0008", "[GenerateCodec] internal class A<T> : System.Collections.Generic.List<T> { private int [|_b|]; public void C() => _b++; }",
            "[GenerateCodec] internal class A<T> : System.Collections.Generic.List<T> { public int C => Count; }" },
        { "OCT0045", "[GenerateCodec] public class A<T> : System.Collections.ObjectModel.Collection<T> { protected override void InsertItem(int index, T item) => [|base.InsertItem(0, item)|]; }",
            "[GenerateCodec] public class A<T> : System.Collections.ObjectModel.Collection<T> { protected override void InsertItem(int index, T item) => base.InsertItem(index, item); }" },
        { "OCT0044",
            JsonObject + "[GenerateCodec, Newtonsoft.Json.JsonObject(Newtonsoft.Json.MemberSerialization.OptIn)] public class A { public int [|B|] { get; set; } }",
            JsonObject + "[GenerateCodec, Newtonsoft.Json.JsonObject(Newtonsoft.Json.MemberSerialization.OptIn)] public class A { [Newtonsoft.Json.JsonProperty] public int B { get; set; } }" },
        { "OCT0046",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1), System.ComponentModel.DefaultValue(\"x\")] public string? [|B|] { get; set; } }",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1), System.ComponentModel.DefaultValue(\"x\")] public string B { get; set; } = \"x\"; }" },
        { "OCT0021", "[GenerateCodec] public class [|A|] { private int _b; public void C() => _b++; }",
            "[GenerateCodec] public class A { public static int B; public void C() => B++; }" },
        { "OCT0021", "[GenerateCodec, System.Runtime.Serialization.DataContract] public class [|A|] { public int B { get; set; } }",
            "[GenerateCodec, System.Runtime.Serialization.DataContract] public class A { [System.Runtime.Serialization.DataMember] public int B { get; set; } }" },
        { "OCT0022", "[GenerateCodec] public class A { public int B; [[|CodecMember|]] public static int C; }",
            "[GenerateCodec] public class A { [CodecMember] public int B; }" },
        { "OCT0022", "[GenerateCodec] public class A { public int B; [[|CodecMember|]] public int this[int i] => i; }",
            "[GenerateCodec] public class A { public int B; public int this[int i] => i; }" },
        { "OCT0022", "[GenerateCodec] public class A { public int B; [[|CodecMember|]] public int C { set { B = value; } } }",
            "[GenerateCodec] public class A { public int B; public int C { set { B = value; } } }" },
        { "OCT0022", "[GenerateCodec] public class A { [field: [|CodecMember|]] public int B { get; set; } }",
            "[GenerateCodec] public class A { [property: CodecMember] public int B { get; set; } }" },
        { "OCT0022",
            "public interface I { int C { get; set; } } [GenerateCodec] public class A : I { public int B; [[|CodecMember|]] int I.C { get => B; set => B = value; } }", "public interface I { int C { get; set; } } [GenerateCodec] public class A : I { [CodecMember] public int B; int I.C { get => B; set => B = value; } }" },
        { "OCT0022", "[GenerateCodec] public class A { public A() { } public A([[|CodecMember|]] int b) => B = b; public int B; }",
            "[GenerateCodec] public record A([CodecMember] int B);" },
        { "OCT0022", "[GenerateCodec] public class A { public int B; [CodecIgnore, [|CodecMember(2, \"c\")|], CodecAlias(\"d\")] public int C { get; set; } }",
            "[GenerateCodec] public class A { public int B; [CodecIgnore, MessagePack.Key(2)] public int C { get; set; } }" },
        { "OCT0022", "[GenerateCodec] public record A(int B, [CodecIgnore, [|CodecMember(2)|]] int C = 3);",
            "[GenerateCodec] public record A(int B, [CodecIgnore] int C = 3);" },
        { "OCT0022", "public interface I { [[|CodecMember(\"b\")|]] int B { get; } } [GenerateCodec] public class A : I { public int B { get; set; } }",
            "public interface I { [CodecMember(\"b\")] int B { get; } } [GenerateCodec] public class A : I { [CodecMember(\"b\")] public int B { get; set; } }" },
        { "OCT0022", Converter + "public interface I { [[|CodecConverter(typeof(ByHand))|]] int B { get; } } [GenerateCodec] public class A : I { public int B { get; set; } }",
            Converter + "public interface I { int B { get; } } [GenerateCodec] public class A : I { [CodecConverter(typeof(ByHand))] public int B { get; set; } }" },
        { "OCT0022", Converter + "[GenerateCodec] public class A { public A() { } public A([[|CodecConverter(typeof(ByHand))|]] int b) => B = b; public int B { get; set; } }",
            Converter + "[GenerateCodec] public record A([CodecConverter(typeof(ByHand))] int B);" },
        { "OCT0022", Converter + "public interface I { int C { get; set; } } [GenerateCodec] public class A : I { public int B; [[|CodecConverter(typeof(ByHand))|]] int I.C { get => B; set => B = value; } }",
            Converter + "public interface I { int C { get; set; } } [GenerateCodec] public class A : I { [CodecConverter(typeof(ByHand))] public int B; int I.C { get => B; set => B = value; } }" },
        { "OCT0022", Converter + "[GenerateCodec] public class A { [field: [|CodecConverter(typeof(ByHand))|]] public int B { get; set; } }",
            Converter + "[GenerateCodec] public class A { [property: CodecConverter(typeof(ByHand))] public int B { get; set; } }" },
        { "OCT0022", Converter + "[GenerateCodec] public class A { public int B; [[|CodecConverter(typeof(ByHand))|]] public static int C { get; set; } }",
            Converter + "[GenerateCodec] public class A { public int B; public static int C { get; set; } }" },
        // What is local to its file no emitted code can name.
        { "OCT0030", "file struct F : ICodec<int> { public static void Write<W>(ref W w, scoped in int v) where W : struct, IFormatWriter<W>, allows ref struct => w.WriteInt32(v); public static void Read<R>(ref R r, ref int v) where R : struct, IFormatReader<R>, allows ref struct => v = r.ReadInt32(); } [GenerateCodec] public class A { [CodecConverter(typeof(F))] public int [|B|]; }",
            "struct F : ICodec<int> { public static void Write<W>(ref W w, scoped in int v) where W : struct, IFormatWriter<W>, allows ref struct => w.WriteInt32(v); public static void Read<R>(ref R r, ref int v) where R : struct, IFormatReader<R>, allows ref struct => v = r.ReadInt32(); } [GenerateCodec] public class A { [CodecConverter(typeof(F))] public int B; }" },
        { "OCT0034", "file class F { public int B { get; set; } public static F From(A a) => new(); public static A To(F f) => new(); } [[|CodecSurrogate(typeof(F))|]] public class A;",
            "[GenerateCodec] class F { public int B { get; set; } public static F From(A a) => new(); public static A To(F f) => new(); } [CodecSurrogate(typeof(F))] public class A;" },
        { "OCT0010", "file class N; [CodecAs(typeof(int))] public readonly record struct F<T>(int V); public static class C { public static byte[] D() => [|OctavoBinary.Serialize(new F<N>(1))|]; }",
            "class N; [CodecAs(typeof(int))] public readonly record struct F<T>(int V); public static class C { public static byte[] D() => OctavoBinary.Serialize(new F<N>(1)); }" },
        { "OCT0010", "file enum M { N } public static class C { public static byte[] D() => [|OctavoBinary.Serialize(new System.Collections.Generic.List<M>())|]; }",
            "internal enum M { N } public static class C { public static byte[] D() => OctavoBinary.Serialize(new System.Collections.Generic.List<M>()); }" },
        { "OCT0024", "file static class F { public static A Of(System.ReadOnlySpan<int> all) => new(all.ToArray()); } [GenerateCodec, System.Runtime.CompilerServices.CollectionBuilder(typeof(F), \"Of\")] public sealed class [|A|] : System.Collections.Generic.IReadOnlyCollection<int> { internal A(int[] all) { } public int Count => 0; public System.Collections.Generic.IEnumerator<int> GetEnumerator() => null!; System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => null!; }",
            "static class F { public static A Of(System.ReadOnlySpan<int> all) => new(all.ToArray()); } [GenerateCodec, System.Runtime.CompilerServices.CollectionBuilder(typeof(F), \"Of\")] public sealed class A : System.Collections.Generic.IReadOnlyCollection<int> { internal A(int[] all) { } public int Count => 0; public System.Collections.Generic.IEnumerator<int> GetEnumerator() => null!; System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => null!; }" },
        { "OCT0023",
            "public class A { [System.Text.Json.Serialization.JsonIgnore] public virtual int B { get; set; } } [GenerateCodec] public class C : A { public override int [|B|] { get => base.B; set => base.B = value; } }", "public class A { [System.Text.Json.Serialization.JsonIgnore] public virtual int B { get; set; } } [GenerateCodec] public class C : A { [System.Text.Json.Serialization.JsonIgnore] public override int B { get => base.B; set => base.B = value; } }" },
        { "OCT0027", "[GenerateCodec] public class A { [System.Text.Json.Serialization.JsonIgnore] public required string [|B|] { get; init; } public int C; }",
            "[GenerateCodec] public class A { [System.Text.Json.Serialization.JsonIgnore] public required string? B { get; init; } public int C; }" },
        { "OCT0027", "[GenerateCodec] public class A { [MessagePack.IgnoreMember] public required int [|B|] { get; init; } public int C; }",
            "[GenerateCodec] public class A { [MessagePack.IgnoreMember] public int B { get; init; } public int C; }" },
        { "OCT0027", "[GenerateCodec] public record A([property: System.Text.Json.Serialization.JsonIgnore] string [|B|], int C);",
            "[GenerateCodec] public record A([property: System.Text.Json.Serialization.JsonIgnore] string B = \"\", int C = 0);" },
        { "OCT0024", "[GenerateCodec] public class [|A|] : System.Collections.Generic.Queue<int> { public A(int size) : base(size) { } }",
            "[GenerateCodec] public class A : System.Collections.Generic.Queue<int>;" },
        { "OCT0024", "[GenerateCodec] public class [|A|] : System.Collections.Hashtable { public A(int size) : base(size) { } }",
            "[GenerateCodec] public class A : System.Collections.Hashtable;" },
        { "OCT0024", "[GenerateCodec] public class [|A|] : System.Collections.Specialized.StringDictionary;",
            "[GenerateCodec] public class A : System.Collections.DictionaryBase;" },
        { "OCT0024", "[GenerateCodec] public class [|A|] : System.Collections.ReadOnlyCollectionBase;",
            "[GenerateCodec] public class A : System.Collections.CollectionBase;" },
        { "OCT0024", "[GenerateCodec] public class [|A|] : System.Collections.ObjectModel.ReadOnlyCollection<int> { public A() : base([]) { } }",
            "[GenerateCodec] public class A : System.Collections.Generic.PriorityQueue<int, string>;" },
        { "OCT0024",
            "[GenerateCodec] public class [|A|] : System.Collections.Generic.List<int>, System.Collections.Generic.ICollection<string> { bool System.Collections.Generic.ICollection<string>.IsReadOnly => true; public void Add(string a) { } bool System.Collections.Generic.ICollection<string>.Contains(string a) => false; void System.Collections.Generic.ICollection<string>.CopyTo(string[] a, int b) { } bool System.Collections.Generic.ICollection<string>.Remove(string a) => false; System.Collections.Generic.IEnumerator<string> System.Collections.Generic.IEnumerable<string>.GetEnumerator() => null!; }", "[GenerateCodec] public class A : System.Collections.Concurrent.BlockingCollection<int>;" },
        { "OCT0024", "[GenerateCodec] public class [|A|] : System.Collections.Specialized.NameValueCollection;",
            "[GenerateCodec] public class A : System.Collections.Generic.SortedSet<int>;" },
        { "OCT0024", "[GenerateCodec] public class [|A|] : System.Collections.Generic.Stack<int> { protected A() { } public static A B() => new(); }",
            "[GenerateCodec] public class A : System.Collections.Generic.Stack<int> { internal A() { } }" },
        { "OCT0024", "[GenerateCodec] public class [|A|] : System.Collections.Generic.Queue<int> { private A() { } public static A B() => new(); }",
            "[GenerateCodec] public class A : System.Collections.Generic.List<int>;" },
        { "OCT0024", "[GenerateCodec] public class [|A|] : System.Collections.Generic.List<int> { private A() { } }",
            "[GenerateCodec] public class A : System.Collections.Generic.List<int> { [CodecMember] public int B; }" },
        { "OCT0009", "[GenerateCodec] public class A { [CodecMember] public int [|B|] => 5; }",
            "[GenerateCodec] public class A { [CodecMember] public int B { get; private set; } }" },
        { "OCT0010", "public class A { public int B; } public static class C { public static byte[] D(A a) => [|OctavoBinary.Serialize(a)|]; }",
            "[GenerateCodec] public class A { public int B; } public static class C { public static byte[] D(A a) => OctavoBinary.Serialize(a); }" },
        { "OCT0010",
            "public static class C { public static object? D(byte[] a) => [|OctavoMsgPack.Deserialize<System.Collections.Generic.List<System.Action>>(a)|]; }",
            "public static class C { public static object? D<T>(byte[] a) => OctavoMsgPack.Deserialize<System.Collections.Generic.List<T>>(a); }" },
        { "OCT0011", "[GenerateCodec] public abstract class [|A|] { public int B; }", "[GenerateCodec] public class A { public int B; }" },
        { "OCT0005",
            "[GenerateCodec] public class N<T> { public N<System.Collections.Generic.List<T>>? [|B|]; } [GenerateCodec] public class A { public N<int>? B; }",
            "[GenerateCodec] public class N<T> { public N<T>? B; } [GenerateCodec] public class A { public N<int>? B; }" },
        { "OCT0011", "[GenerateCodec] public interface [|A|] { int B { get; set; } }", "[GenerateCodec] public enum A { B }" },
        { "OCT0011", "[assembly: [|GenerateCodecFor(typeof(A))|]] public abstract class A { public int B; }",
            "[assembly: GenerateCodecFor(typeof(A))] public class A { public int B; }" },
        { "OCT0012", "public class B { public int C; } [GenerateCodec] public class A { public B? [|D|]; }",
            "[GenerateCodec] public class B { public int C; } [GenerateCodec] public class A { public B? D; }" },
        { "OCT0012", "public class B { public int C; } [GenerateCodec] public class A { public System.Collections.Generic.Dictionary<int, B[]>? [|D|]; }",
            "[assembly: GenerateCodecFor(typeof(B))] public class B { public int C; } [GenerateCodec] public class A { public System.Collections.Generic.Dictionary<int, B[]>? D; }" },
        { "OCT0013", "public abstract class B; [GenerateCodec] public class A { public B? [|D|]; }",
            "[GenerateCodec] public class B; [GenerateCodec] public class A { public B? D; }" },
        { "OCT0013", "public interface I; [GenerateCodec] public class A { public I? [|D|]; }",
            "[GenerateCodec] public class A { public System.Collections.Generic.IList<int>? D; }" },
        { "OCT0014", "[GenerateCodec(Order = MemberOrder.Declaration)] public class [|A|] { [CodecMember(2)] public int B; [CodecMember(1)] public int C; }",
            "[GenerateCodec(Order = MemberOrder.Declaration, Layout = Layout.NumberMap)] public class A { [CodecMember(2)] public int B; [CodecMember(1)] public int C; }" },
        { "OCT0014", "[GenerateCodec(Layout = Layout.NumberMap)] public class [|A|] { public int B; }",
            "[GenerateCodec(Layout = Layout.NumberMap)] public class A { [CodecMember(1)] public int B; }" },
        { "OCT0014", "[GenerateCodec(Order = MemberOrder.Number)] public class [|A|] { public int B; }",
            "[GenerateCodec(Order = MemberOrder.Name)] public class A { public int B; }" },
        { "OCT0015", "[GenerateCodec] public class A { [CodecMember] private int [|_b|]; public int B() => _b; }",
            "[GenerateCodec] public partial class A { [CodecMember] private int _b = 5; public int B() => _b; }" },
        { "OCT0016", "[GenerateCodec] public class [|A|] { [CodecMember(1)] public int B; [CodecMember(5000)] public int C; }",
            "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecMember(1000)] public int C; }" },
        { "OCT0039", "[assembly: [|GenerateCodecFor(typeof(System.Collections.Generic.List<int>), Names = NamePolicy.CamelCase)|]]",
            "[assembly: GenerateCodecFor(typeof(System.Collections.Generic.List<int>))]" },
        { "OCT0039", "[GenerateCodec(Omit = OmitPolicy.Null)] public class [|A|] : System.Collections.Generic.List<int>;",
            "[GenerateCodec] public class A : System.Collections.Generic.List<int>;" },
        { "OCT0039",
            "[GenerateCodec] public class A : System.Collections.Generic.List<int> { [System.Runtime.Serialization.OnDeserialized] internal void [|Read|](System.Runtime.Serialization.StreamingContext c) { } }",
            "[GenerateCodec] public class A : System.Collections.Generic.List<int> { internal void Read(System.Runtime.Serialization.StreamingContext c) { } }" },
        { "OCT0039", "[GenerateCodec(Names = NamePolicy.CamelCase), CodecUnion(1, typeof(B))] public abstract class [|A|]; [GenerateCodec] public class B : A;",
            "[GenerateCodec, CodecUnion(1, typeof(B))] public abstract class A; [GenerateCodec(Names = NamePolicy.CamelCase)] public class B : A;" },
        { "OCT0039", "[GenerateCodec(Names = NamePolicy.CamelCase)] public enum [|A|] { B }", "[GenerateCodec] public enum A { B }" },
        { "OCT0040", "[GenerateCodec] public class A { [MessagePack.Key(0)] public int B; [MessagePack.IgnoreMember] public int [|C|]; }",
            "[GenerateCodec] public class A { [MessagePack.Key(0)] public int B; [CodecIgnore] public int C; }" },
        { "OCT0040",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public int B; public int [|C|]; }",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public int B; [CodecIgnore] public int C; }" },
        { "OCT0044", "[GenerateCodec] public partial class A { [MessagePack.Key(0)] public int B; [MessagePack.Key(1)] internal int [|C|]; }",
            "[GenerateCodec] public partial class A { [MessagePack.Key(0)] public int B; [MessagePack.Key(1), CodecMember(2)] internal int C; }" },
        { "OCT0044",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public partial class A { [ProtoBuf.ProtoMember(1)] private int [|_b|] = 3; public int B() => _b; }",
            ProtoContract + "[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoBuf.ProtoContract] public partial class A { [ProtoBuf.ProtoMember(1)] private int _b = 0; public int B() => _b; }" },
        { "OCT0044",
            "[GenerateCodec] public class A { public int B; [System.Text.Json.Serialization.JsonInclude] private int [|_c|] = 4; public int C() => _c; }",
            "[GenerateCodec] public class A { public int B; [System.Text.Json.Serialization.JsonInclude, CodecIgnore] private int _c = 4; public int C() => _c; }" },
        { "OCT0044", "public class Z { public int [|C|]; } [GenerateCodec] public class A : Z { [ProtoBuf.ProtoMember(1)] public int B; }",
            "public class Z { [CodecIgnore] public int C; } [GenerateCodec] public class A : Z { [ProtoBuf.ProtoMember(1)] public int B; }" },
        { "OCT0044",
            ProtoContract + "[ProtoBuf.ProtoContract] public class Z { [ProtoBuf.ProtoMember(1)] public int [|C|]; } [GenerateCodec, ProtoBuf.ProtoContract] public class A : Z { [ProtoBuf.ProtoMember(1)] public int B; }",
            ProtoContract + "[ProtoBuf.ProtoContract] public class Z { [ProtoBuf.ProtoMember(1), CodecMember(2)] public int C; } [GenerateCodec, ProtoBuf.ProtoContract] public class A : Z { [CodecMember(1)] public int B; }" },
        { "OCT0044",
            ProtoContract + "[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoBuf.ProtoContract] public class Z<T> { [ProtoBuf.ProtoMember(1)] protected int [|C|] { get; set; } } [GenerateCodec, ProtoBuf.ProtoContract] public class A : Z<int> { [ProtoBuf.ProtoMember(1)] public int B; }",
            ProtoContract + "[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoBuf.ProtoContract] public class Z<T> { [ProtoBuf.ProtoMember(1), CodecIgnore] protected int C { get; set; } } [GenerateCodec, ProtoBuf.ProtoContract] public class A : Z<int> { [ProtoBuf.ProtoMember(1)] public int B; }" },
        { "OCT0044", "public class Z { [System.Text.Json.Serialization.JsonIgnore] public int [|C|]; } [GenerateCodec] public class A : Z { [ProtoBuf.ProtoMember(1)] public int B; }",
            "public class Z { [System.Runtime.Serialization.IgnoreDataMember, System.Text.Json.Serialization.JsonIgnore] public int C; } [GenerateCodec] public class A : Z { [ProtoBuf.ProtoMember(1)] public int B; }" },
        { "OCT0044", ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { public int [|B|] { get; set; } }",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A;" },
        { "OCT0041",
            MemoryPackable
                + "[GenerateCodec, MemoryPack.MemoryPackable] public class A { public int B; [System.Runtime.Serialization.OnSerializing] public void [|C|]() => B++; }", MemoryPackable + "[GenerateCodec, MemoryPack.MemoryPackable] public class A { public int B; [System.Runtime.Serialization.OnSerializing, MemoryPack.MemoryPackOnSerializing] public void C() => B++; }" },
        { "OCT0041",
            "[GenerateCodec] public class A { [System.Text.Json.Serialization.JsonPropertyName(\"b\")] public int B; [System.Runtime.Serialization.OnDeserialized] private void [|C|]() => B++; }", "[GenerateCodec] public class A : System.Text.Json.Serialization.IJsonOnDeserialized { [System.Text.Json.Serialization.JsonPropertyName(\"b\")] public int B; public void OnDeserialized() => B++; }" },
        { "OCT0041",
            "[GenerateCodec] public class A : System.Text.Json.Serialization.IJsonOnSerializing { [MessagePack.Key(0)] public int B; void System.Text.Json.Serialization.IJsonOnSerializing.[|OnSerializing|]() => B++; }", "[GenerateCodec] public class A : System.Text.Json.Serialization.IJsonOnSerializing { public int B; void System.Text.Json.Serialization.IJsonOnSerializing.OnSerializing() => B++; }" },
        { "OCT0041",
            ProtoContract
                + "[GenerateCodec, ProtoBuf.ProtoContract] public class A : System.Text.Json.Serialization.IJsonOnSerialized { [ProtoBuf.ProtoMember(1)] public int B { get; set; } public void [|OnSerialized|]() => B++; }", ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public int B { get; set; } [System.Runtime.Serialization.OnSerialized] public void C() => B++; }" },
        { "OCT0042",
            "[GenerateCodec, [|System.Runtime.Serialization.KnownType(typeof(B))|]] public class A { public int C; } [GenerateCodec] public class B : A;",
            "[GenerateCodec, System.Runtime.Serialization.KnownType(typeof(A)), System.Runtime.Serialization.KnownType(typeof(B))] public class A { public int C; } [GenerateCodec] public class B : A;" },
        { "OCT0042",
            "[GenerateCodec, [|System.Runtime.Serialization.DataContract(IsReference = true)|]] public class A { [System.Runtime.Serialization.DataMember] public A? B; }", "[GenerateCodec(References = true), System.Runtime.Serialization.DataContract(IsReference = true)] public class A { [System.Runtime.Serialization.DataMember] public A? B; }" },
        { "OCT0042",
            MemoryPackable + "[GenerateCodec, [|MemoryPack.MemoryPackable(MemoryPack.GenerateType.VersionTolerant)|]] public class A { public int B; }",
            MemoryPackable
                + "[GenerateCodec(Layout = Layout.Tolerant), MemoryPack.MemoryPackable(MemoryPack.GenerateType.VersionTolerant)] public class A { [CodecMember(1)] public int B; }" },
        { "OCT0042", MemoryPackable + "[GenerateCodec, MemoryPack.MemoryPackable] public class A { public int B; public int [|C|] => B; }",
            MemoryPackable + "[GenerateCodec, MemoryPack.MemoryPackable] public class A { public int B; public int C { get => B; set { } } }" },
        { "OCT0042", MemoryPackable + "[GenerateCodec, MemoryPack.MemoryPackable] public struct A { public string? B; public int [|C|] => 1; }",
            MemoryPackable + "[GenerateCodec, MemoryPack.MemoryPackable] public struct A { public int B; public int C => B; }" },
        { "OCT0042", MemoryPackable + "[GenerateCodec, MemoryPack.MemoryPackable] public class A(int b) { public int B => b; public int [|C|] => b; }",
            MemoryPackable + "[GenerateCodec, MemoryPack.MemoryPackable] public class A { public int B; [CodecIgnore] public int C => B; int D => B; }" },
        { "OCT0042",
            MemoryPackable + "[GenerateCodec, [|MemoryPack.MemoryPackable(MemoryPack.GenerateType.CircularReference)|]] public class A { public A? B; }",
            MemoryPackable
                + "[GenerateCodec(References = true), MemoryPack.MemoryPackable(MemoryPack.GenerateType.CircularReference)] public class A { public A? B; }" },
        { "OCT0043",
            ProtoContract
                + "[GenerateCodec, ProtoBuf.ProtoContract, ProtoBuf.ProtoReserved(2)] public class A { [ProtoBuf.ProtoMember(2)] public int [|B|] { get; set; } }", ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract, ProtoBuf.ProtoReserved(2)] public class A { [ProtoBuf.ProtoMember(3)] public int B { get; set; } }" },
        { "OCT0043",
            ProtoContract
                + "[GenerateCodec, ProtoBuf.ProtoContract, ProtoBuf.ProtoReserved(3, 2000)] public class A { [ProtoBuf.ProtoMember(2000)] public int [|B|] { get; set; } }", ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract, ProtoBuf.ProtoReserved(3, 2000)] public class A { [ProtoBuf.ProtoMember(2)] public int B { get; set; } [ProtoBuf.ProtoMember(2001)] public int C { get; set; } }" },
        { "OCT0043",
            ProtoContract
                + "[GenerateCodec, ProtoBuf.ProtoContract, ProtoBuf.ProtoReserved(\"B\")] public class A { [ProtoBuf.ProtoMember(2)] public int [|B|] { get; set; } }", ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract, ProtoBuf.ProtoReserved(\"b\")] public class A { [ProtoBuf.ProtoMember(2)] public int B { get; set; } }" },
        { "OCT0016", "[GenerateCodec] public class [|A|] { [CodecMember(1)] public int B; [CodecMember(5000)] public int C; }",
            "[GenerateCodec(Layout = Layout.NumberMap)] public class A { [CodecMember(1)] public int B; [CodecMember(5000)] public int C; }" },
        { "OCT0016", "[GenerateCodec] public class [|A|] { [CodecMember(1)] public int B; [CodecMember(5000)] public int C; }",
            "[GenerateCodec(Formats = CodecFormats.Protobuf)] public class A { [CodecMember(1)] public int B; [CodecMember(5000)] public int C; }" },
        { "OCT0045", "[GenerateCodec] public class A { public A(int b) { B = [|b < 0 ? 0 : b|]; } public int B { get; set; } }",
            "[GenerateCodec] public class A { public A(int b) { B = b < 0 ? 0 : b; } public int B { get; } }" },
        { "OCT0045", "[GenerateCodec] public class A(string b) { public string B { get; set; } = [|b.Trim()|]; }",
            "[GenerateCodec] public class A(string b) { private string _b = b.Trim(); public string B { get => _b; set => _b = value.Trim(); } }" },
        { "OCT0045", "[GenerateCodec] public class A { private int _b; public A(int b) { B = b; } public int B { get => _b; set => [|_b = value + 1|]; } }",
            "[GenerateCodec] public class A { private int _b; public A(int b) { B = b; } public int B { get => _b; set => _b = System.Math.Max(value, 0); } }" },
        { "OCT0045", "[GenerateCodec] public class A { public A(int b) { b = [|System.Math.Max(b, 0)|]; B = b; } public int B { get; set; } }",
            "[GenerateCodec] public class A { public A(int b) { if (b < 0) { throw new System.ArgumentException(); } B = b; } public int B { get; set; } }" },
        { "OCT0008", "[GenerateCodec] public class A : System.Collections.Generic.ICollection<int> { private readonly System.Collections.Generic.List<int> _s = new(); private readonly int [|_limit|] = 3; public int Count => _s.Count; public bool IsReadOnly => _s.Count == _limit; public void Add(int i) => _s.Add(i); public void Clear() => _s.Clear(); public bool Contains(int i) => _s.Contains(i); public void CopyTo(int[] a, int i) => _s.CopyTo(a, i); public bool Remove(int i) => _s.Remove(i); public System.Collections.Generic.IEnumerator<int> GetEnumerator() => _s.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }",
            "[GenerateCodec] public class A : System.Collections.Generic.ICollection<int> { private readonly System.Collections.Generic.List<int> _s = new(); private int _count; public int Count => _s.Count; public bool IsReadOnly => _count < 0; public void Add(int i) => Put(i); private void Put(int i) { _s.Add(i); _count++; } public void Clear() { _s.Clear(); _count = 0; } public bool Contains(int i) => _s.Contains(i); public void CopyTo(int[] a, int i) => _s.CopyTo(a, i); public bool Remove(int i) { bool had = _s.Remove(i); _count -= had ? 1 : 0; return had; } public System.Collections.Generic.IEnumerator<int> GetEnumerator() => _s.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }" },
        { "OCT0022", "public class B { [[|CodecMember(\"x\")|]] public int C { get; set; } } [GenerateCodec, System.ComponentModel.DataAnnotations.MetadataType(typeof(B))] public class A { public int C { get; set; } }",
            "public class B { [System.ComponentModel.DataAnnotations.Range(1, 2)] public int C { get; set; } } [GenerateCodec, System.ComponentModel.DataAnnotations.MetadataType(typeof(B))] public class A { public int C { get; set; } }" },
        { "OCT0045", "public class A { protected virtual int B { get; set; } } [GenerateCodec] public partial class C : A { [CodecMember] protected override int B { set => [|base.B = value + 1|]; } }",
            "public class A { protected virtual int B { get; set; } } [GenerateCodec] public partial class C : A { [CodecMember] protected override int B { set => base.B = value; } }" },
        { "OCT0048", "public class B { [[|CodecIgnore|]] public object? C; } [GenerateCodec, System.ComponentModel.DataAnnotations.MetadataType(typeof(B))] public class A { public int C { get; set; } public int D { get; set; } }",
            "public class B { [CodecIgnore] public object? C; } [GenerateCodec, System.ComponentModel.DataAnnotations.MetadataType(typeof(B))] public class A { [CodecIgnore] public int C { get; set; } public int D { get; set; } }" },
        { "OCT0048", "[GenerateCodec] public class A { [field: [|CodecIgnore|]] public int B { get; set; } }",
            "[GenerateCodec] public class A { [CodecIgnore] public int B { get; set; } public int C; }" },
        { "OCT0048", "[GenerateCodec] public class A { [[|CodecIgnore|]] private int _b; public int B { get => _b; set => _b = value; } }",
            "[GenerateCodec] public class A { [CodecIgnore] private int? _b; public int B { get; set; } public int C => _b ??= B + 1; }" },
        { "OCT0048", "[GenerateCodec] public class A { [[|System.Runtime.Serialization.IgnoreDataMember|]] private int _b; public int B { get { return _b; } set { _b = value; } } }",
            "[GenerateCodec] public class A { [System.Runtime.Serialization.IgnoreDataMember] private int _b; [CodecMember] public int B { get => _b; set => _b = value; } }" },
        { "OCT0048", "[GenerateCodec] public class A { [[|CodecIgnore|]] private string _b = \"\"; public string B { get => _b.Trim(); set => _b = value; } }",
            "[GenerateCodec] public class A { [CodecIgnore] private string? _b; private string _c = \"\"; public string C { get => _b ??= _c.Trim(); set { _c = value; _b = null; } } }" },
        { "OCT0048", "[GenerateCodec] public class A { [[|CodecIgnore|]] private int _b; public string B { get => _b.ToString(\"D4\"); set => _b = int.Parse(value); } }",
            "[GenerateCodec] public class A { [CodecIgnore] private readonly int _b = 2; private int _c; public int C { get => _c * _b; set => _c = Share(value, _b); } private static int Share(int c, int b) => b == 0 ? c : c / b; }" },
        { "OCT0048", "public interface I { [[|CodecIgnore|]] int B { get; } } [GenerateCodec] public class A : I { public int B { get; set; } }",
            "public interface I { [CodecIgnore] int B { get; } } [GenerateCodec] public class A : I { [CodecIgnore] public int B { get; set; } public int C; }" },
        { "OCT0048", "[GenerateCodec] public class A { public A([[|CodecIgnore|]] int b) => B = b; public int B { get; } }",
            "[GenerateCodec] public class A { public A(int b = 0) => B = b; [CodecIgnore] public int B { get; } public int C { get; set; } }" },
        { "OCT0050",
            "[GenerateCodec, CodecUnion(1, typeof(B)), [|CodecUnion(1, typeof(C))|]] public abstract class A; [GenerateCodec] public class B : A; [GenerateCodec] public class C : A;", "[GenerateCodec, CodecUnion(1, typeof(B)), CodecUnion(2, typeof(C))] public abstract class A; [GenerateCodec] public class B : A; [GenerateCodec] public class C : A;" },
        { "OCT0050",
            "[GenerateCodec, CodecUnion(1, typeof(B), \"x\"), [|CodecUnion(2, typeof(C), \"x\")|]] public interface A; [GenerateCodec] public class B : A; [GenerateCodec] public class C : A;", "[GenerateCodec, CodecUnion(1, typeof(B), \"x\"), CodecUnion(2, typeof(C), \"y\")] public interface A; [GenerateCodec] public class B : A; [GenerateCodec] public class C : A;" },
        { "OCT0050", "[GenerateCodec, CodecUnion, CodecUnion(1, typeof(B))] public abstract class A; [GenerateCodec, [|CodecUnion(2)|]] public class B : A;",
            "[GenerateCodec, CodecUnion, CodecUnion(1, typeof(B))] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0051",
            "[GenerateCodec, CodecUnion(0, typeof(B)), [|CodecUnion(1, typeof(C))|]] public abstract class A; [GenerateCodec] public class B : A; [GenerateCodec] public class C;", "[GenerateCodec, CodecUnion(0, typeof(B)), CodecUnion(1, typeof(C))] public abstract class A; [GenerateCodec] public class B : A; [GenerateCodec] public class C : A;" },
        { "OCT0052", "[GenerateCodec, [|CodecUnion(-1, typeof(B))|]] public abstract class A; [GenerateCodec] public class B : A;",
            "[GenerateCodec, CodecUnion(0, typeof(B))] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0100",
            "[assembly: CodecDefaults(Enum = EnumForm.Name)] [GenerateCodec] public class A { [[|System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonNumberEnumConverter<System.DayOfWeek>))|]] public System.DayOfWeek? B; }",
            "[GenerateCodec] public class A { [System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonNumberEnumConverter<System.DayOfWeek>))] public System.DayOfWeek? B; }" },
        { "OCT0100",
            "[assembly: CodecDefaults(Enum = EnumForm.Name)] [[|System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonNumberEnumConverter<B>))|]] public enum B { C } [GenerateCodec] public class A { public B D; }",
            "[assembly: CodecDefaults(Enum = EnumForm.Name)] [CodecEnum(EnumForm.Number, Formats = CodecFormats.Json), System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonNumberEnumConverter<B>))] public enum B { C } [GenerateCodec] public class A { public B D; }" },
        { "OCT0037",
            "[GenerateCodec] public class [|A|] : System.Collections.Generic.IEnumerable<int> { [System.Text.Json.Serialization.JsonPropertyName(\"b\")] public int B; public System.Collections.Generic.IEnumerator<int> GetEnumerator() { yield return B; } System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }",
            "[GenerateCodec] public class A : System.Collections.Generic.IEnumerable<int> { public int B; public System.Collections.Generic.IEnumerator<int> GetEnumerator() { yield return B; } System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }" },
        { "OCT0042", "namespace PolyType { public sealed class PropertyShapeAttribute : System.Attribute { public string? Name { get; set; } public bool Ignore { get; set; } } } [GenerateCodec] public class A { [[|PolyType.PropertyShape(Ignore = true)|]] public int B; public int C; }",
            "namespace PolyType { public sealed class PropertyShapeAttribute : System.Attribute { public string? Name { get; set; } public bool Ignore { get; set; } } } [GenerateCodec] public class A { [PolyType.PropertyShape(Ignore = true), CodecIgnore] public int B; [PolyType.PropertyShape(Name = \"c\"), CodecMember(\"c\")] public int C; }" },
        { "OCT0042", "namespace Nerdbank.MessagePack { public sealed class KeyAttribute(int index) : System.Attribute { public int Index => index; } } [GenerateCodec] public class A { [[|Nerdbank.MessagePack.Key(1)|]] public int B; }",
            "namespace Nerdbank.MessagePack { public sealed class KeyAttribute(int index) : System.Attribute { public int Index => index; } } [GenerateCodec] public class A { [Nerdbank.MessagePack.Key(0), CodecMember(1)] public int B; }" },
        { "OCT0009", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecMember(2, Computed = ComputedMembers.Write)] public int [|C|] => 2; }",
            "[GenerateCodec] public class A { public int B; [CodecMember(Computed = ComputedMembers.Write)] public int C => 2; }" },
        { "OCT0008", "[GenerateCodec] public class A { public int B; [CodecMember(Computed = ComputedMembers.Write)] public readonly int [|C|] = 2; }",
            "[GenerateCodec] public class A(int c) { public int B; public readonly int C = c; }" },
        { "OCT0045", "[GenerateCodec] public class A { public string? B { get; set; } public string C { get => [|field ?? B + \"!\"|]; set; } }",
            "[GenerateCodec] public class A { public string? B { get; set; } public string C { get => field ?? \"!\"; set; } }" },
        { "OCT0045", "[GenerateCodec] public class A { public string? B { get; set; } private string? _c; public string C { get => [|_c ?? (\"<\" + B)|]; set => _c = value; } }",
            "[GenerateCodec] public class A { public string? B { get; set; } private string? _c; public string? C { get => _c; set => _c = value; } public string Shown() => _c ?? (\"<\" + B); }" },
        { "OCT0008", "public class A { public virtual int [|B|] { get; set; } public int D; } [GenerateCodec] public class C : A { [CodecIgnore] public override int B { get; set; } }",
            "public class A { public virtual int B { get; set; } public int D; } [GenerateCodec] public class C : A { [CodecIgnore] public override int B { set => base.B = value; } } [GenerateCodec] public class E : A { [CodecIgnore] public override int B { get => base.B; } }" },
        { "OCT0053", "[GenerateCodec] public class A; [GenerateCodec, [|CodecUnion(1)|]] public class B : A;",
            "[GenerateCodec, CodecUnion] public class A; [GenerateCodec, CodecUnion(1)] public class B : A;" },
        { "OCT0053",
            "[GenerateCodec, CodecUnion] public class A; [GenerateCodec, CodecUnion] public interface I; [GenerateCodec, [|CodecUnion(1)|]] public class B : A, I;", "[GenerateCodec, CodecUnion] public class A; [GenerateCodec, CodecUnion] public interface I; [GenerateCodec, CodecUnion(1, typeof(I))] public class B : A, I;" },
        { "OCT0053", "[GenerateCodec, CodecUnion] public interface I<T>; [GenerateCodec, [|CodecUnion(1)|]] public class B<T> : I<T>, I<System.Collections.Generic.List<T>> { public T? C; } [GenerateCodec] public class D { public B<int>? E; }",
            "[assembly: CodecUnionFor(typeof(I<int>), 1, typeof(B<int>))] [GenerateCodec, CodecUnion] public interface I<T>; [GenerateCodec] public class B<T> : I<T>, I<System.Collections.Generic.List<T>> { public T? C; } [GenerateCodec] public class D { public I<int>? E; }" },
        { "OCT0012", "[GenerateCodec, [|CodecUnion(1, typeof(B))|]] public abstract class A; public class B : A;",
            "[GenerateCodec, CodecUnion(1, typeof(B))] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0013", "public abstract class B; [GenerateCodec] public class A { public B? [|D|]; }",
            "[GenerateCodec, CodecUnion(1, typeof(C))] public abstract class B; [GenerateCodec] public class C : B; [GenerateCodec] public class A { public B? D; }" },
        { "OCT0087", "[GenerateCodec] public class A { [CodecMember(Enum = EnumForm.Name)] public int [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(Enum = EnumForm.Name)] public System.DayOfWeek B; }" },
        { "OCT0087", "[GenerateCodec] public class A { [CodecMember(Defined = true)] public System.DayOfWeek[]? [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(Defined = true)] public System.DayOfWeek? B; }" },
        { "OCT0088", "[CodecEnum(EnumForm.Name), GenerateCodec] public enum [|A|] { B, [CodecMember(\"B\")] C }",
            "[CodecEnum(EnumForm.Name), GenerateCodec] public enum A { B, [CodecMember(\"b\")] C }" },
        { "OCT0088", "[System.Flags, CodecEnum(EnumForm.Name), GenerateCodec] public enum [|A|] { [CodecMember(\"B, C\")] B }",
            "[CodecEnum(EnumForm.Name), GenerateCodec] public enum A { [CodecMember(\"B, C\")] B }" },
        { "OCT0088", "[CodecEnum(EnumForm.Name), GenerateCodec] public enum [|A|] { B, [CodecName(\"B\", CodecFormats.Cbor)] C }",
            "[CodecEnum(EnumForm.Name, Formats = CodecFormats.Json), GenerateCodec] public enum A { B, [CodecName(\"B\", CodecFormats.Cbor)] C }" },
        { "OCT0091", "[CodecEnum(EnumForm.Name), [|CodecEnum(EnumForm.Number, Formats = CodecFormats.Cbor)|], GenerateCodec] public enum A { B }",
            "[CodecEnum(EnumForm.Name, Formats = CodecFormats.Json), CodecEnum(EnumForm.Number, Formats = CodecFormats.Cbor), GenerateCodec] public enum A { B }" },
        { "OCT0091", "[CodecEnum(EnumForm.Number, Formats = CodecFormats.Json), [|CodecEnum(EnumForm.Name, Formats = CodecFormats.Json | CodecFormats.Cbor)|], GenerateCodec] public enum A { B }",
            "[CodecEnum(EnumForm.Name, Formats = CodecFormats.Json), CodecEnum(EnumForm.Name, Formats = CodecFormats.Json | CodecFormats.Cbor), CodecEnum(Defined = true), GenerateCodec] public enum A { B }" },
        { "OCT0092", "[[|CodecEnum(EnumForm.Name, Formats = CodecFormats.Binary | CodecFormats.Protobuf)|], GenerateCodec] public enum A { B }",
            "[CodecEnum(EnumForm.Name, Formats = CodecFormats.Binary | CodecFormats.Cbor), GenerateCodec] public enum A { B }" },
        { "OCT0092", "[[|CodecEnum(Formats = CodecFormats.Json, Defined = true)|], GenerateCodec] public enum A { B }",
            "[CodecEnum(Defined = true), GenerateCodec] public enum A { B }" },
        { "OCT0092", "[GenerateCodec] public class A { [CodecMember(Enum = EnumForm.Name, EnumFormats = CodecFormats.Compact)] public System.DayOfWeek [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(Enum = EnumForm.Name, EnumFormats = CodecFormats.MessagePack)] public System.DayOfWeek B; }" },
        { "OCT0092", "[GenerateCodec] public class A { [CodecMember(EnumFormats = CodecFormats.Json)] public System.DayOfWeek [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(Enum = EnumForm.Number, EnumFormats = CodecFormats.Json)] public System.DayOfWeek B; }" },
        { "OCT0092", "[assembly: [|CodecDefaults(Enum = EnumForm.Name, EnumFormats = CodecFormats.Binary)|]] [GenerateCodec] public class A { public System.DayOfWeek B; }",
            "[assembly: CodecDefaults(Enum = EnumForm.Name, EnumFormats = CodecFormats.Json)] [GenerateCodec] public class A { public System.DayOfWeek B; }" },
        { "OCT0092", "[GenerateCodec] public class A { [[|CodecName(\"b\", CodecFormats.Binary)|]] public int B; }",
            "[GenerateCodec] public class A { [CodecName(\"b\", CodecFormats.Json)] public int B; }" },
        { "OCT0092", "[GenerateCodec] public class A { [CodecMember(1), [|CodecName(\"b\", CodecFormats.Cbor | CodecFormats.MessagePack)|]] public int B; }",
            "[GenerateCodec(Layout = Layout.NameMap)] public class A { [CodecMember(1), CodecName(\"b\", CodecFormats.Cbor | CodecFormats.MessagePack)] public int B; }" },
        { "OCT0092", "[GenerateCodec] public enum A { [[|CodecName(\"b\", CodecFormats.Compact)|]] B }",
            "[CodecEnum(EnumForm.Name), GenerateCodec] public enum A { [CodecName(\"b\", CodecFormats.Json)] B }" },
        { "OCT0093", "[GenerateCodec] public class A { [CodecName(\"b\", CodecFormats.Json), CodecName(\"c\", CodecFormats.Json | CodecFormats.Cbor)] public int [|B|]; }",
            "[GenerateCodec] public class A { [CodecName(\"b\", CodecFormats.Json), CodecName(\"c\", CodecFormats.Cbor)] public int B; }" },
        { "OCT0093", "[CodecEnum(EnumForm.Name), GenerateCodec] public enum A { [CodecName(\"b\", CodecFormats.Json), CodecName(\"c\", CodecFormats.Json)] [|B|] }",
            "[CodecEnum(EnumForm.Name), GenerateCodec] public enum A { [CodecName(\"b\", CodecFormats.Json), CodecName(\"c\", CodecFormats.MessagePack)] B }" },
        { "OCT0004", "[GenerateCodec] public class A { public int B; [CodecName(\"B\", CodecFormats.Cbor)] public int [|C|]; }",
            "[GenerateCodec] public class A { [CodecName(\"C\", CodecFormats.Cbor)] public int B; [CodecName(\"B\", CodecFormats.Cbor)] public int C; }" },
        { "OCT0004", "[GenerateCodec] public class A { public int B; [CodecName(\"B\", CodecFormats.MessagePack)] public int [|C|]; }",
            "[GenerateCodec] public class A { [CodecName(\"D\", CodecFormats.MessagePack)] public int B; [CodecName(\"B\", CodecFormats.MessagePack)] public int C; }" },
        { "OCT0004", "[GenerateCodec] public class A { [CodecAlias(\"x\")] public int B; [CodecName(\"x\", CodecFormats.Json)] public int [|C|]; }",
            "[GenerateCodec] public class A { [CodecAlias(\"x\")] public int B; [CodecName(\"y\", CodecFormats.Json)] public int C; }" },
        { "OCT0101", "[GenerateCodec, [|CodecUnion(0, typeof(B))|], CodecUnion(Discriminator = \"kind\")] public abstract class A; [GenerateCodec] public class B : A { [CodecName(\"kind\", CodecFormats.Json)] public int C; }",
            "[GenerateCodec, CodecUnion(0, typeof(B)), CodecUnion(Discriminator = \"kind\")] public abstract class A; [GenerateCodec] public class B : A { [CodecMember(\"kind\"), CodecName(\"c\", CodecFormats.Json)] public int C; }" },
        { "OCT0022", "[GenerateCodec] public class A { public int B; [[|CodecName(\"c\", CodecFormats.Json)|]] public static int C; }",
            "[GenerateCodec] public class A { public int B; [CodecName(\"c\", CodecFormats.Json)] public int C; }" },
        { "OCT0089", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecExtensionData] public UnknownMembers? [|C|]; }",
            "[GenerateCodec(Layout = Layout.NumberMap)] public class A { [CodecMember(1)] public int B; [CodecExtensionData] public UnknownMembers? C; }" },
        { "OCT0089", "[GenerateCodec] public class A { [CodecMember(1)] public int B; [CodecExtensionData] public UnknownMembers? [|C|]; }",
            "[GenerateCodec, ProtobufMessage] public class A { [CodecMember(1)] public int B; [CodecExtensionData] public UnknownMembers? C; }" },
        { "OCT0089", "[GenerateCodec] public struct A { public int B; [CodecExtensionData] public UnknownMembers? [|C|]; }",
            "[GenerateCodec] public class A { public int B; [CodecExtensionData] public UnknownMembers? C; }" },
        { "OCT0089", "[GenerateCodec] public class A { public int B; [CodecExtensionData] public object? [|C|]; }",
            "[GenerateCodec] public class A { public int B; [CodecExtensionData] private UnknownMembers? C { get; set; } }" },
        { "OCT0090", "[assembly: [|GenerateCodecFor(typeof(A), Members = MemberSet.All)|]] public class A(int b) { public int C() => b; }",
            "[assembly: GenerateCodecFor(typeof(A), Members = MemberSet.All)] public class A { private int _b; public int C() => _b++; }" },
        { "OCT0090", "[assembly: [|GenerateCodecFor(typeof(A<>), Members = MemberSet.All)|]] public class A<T> { private T? _b; public T? C() => _b; }",
            "[assembly: GenerateCodecFor(typeof(A<int>), Members = MemberSet.All)] public class A<T> { private T? _b = default; public T? C() => _b; }" },
        { "OCT0085",
            "[GenerateCodec] public class A { [CodecMember(Comparer = KnownComparer.Ordinal)] public System.Collections.Generic.Dictionary<int, int>? [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(Comparer = KnownComparer.Ordinal)] public System.Collections.Generic.Dictionary<string, int>? B; }" },
        { "OCT0085",
            "[GenerateCodec] public class A { [CodecMember(Comparer = KnownComparer.Ordinal)] public System.Collections.Generic.List<string>? [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(Comparer = KnownComparer.Ordinal)] public System.Collections.Generic.ISet<string>? B; }" },
        { "OCT0086",
            "[GenerateCodec] public class A { public System.Collections.Generic.HashSet<string> [|B|] = new(System.StringComparer.Create(System.Globalization.CultureInfo.InvariantCulture, true)); }", "[GenerateCodec] public class A { public readonly System.Collections.Generic.HashSet<string> B = new(System.StringComparer.Create(System.Globalization.CultureInfo.InvariantCulture, true)); }" },
        { "OCT0086",
            "[GenerateCodec] public class A { private static readonly System.StringComparer s_own = System.StringComparer.Ordinal; public System.Collections.Generic.HashSet<string> [|B|] { get; set; } = new(s_own); }", "[GenerateCodec] public class A { internal static readonly System.StringComparer Own = System.StringComparer.Ordinal; public System.Collections.Generic.HashSet<string> B { get; set; } = new(Own); }" },
        { "OCT0086",
            "[GenerateCodec] public class A { public A() { var c = System.StringComparer.OrdinalIgnoreCase; B = new(c); } public System.Collections.Generic.HashSet<string> [|B|] { get; set; } }", "[GenerateCodec] public class A { public A() { B = new(System.StringComparer.OrdinalIgnoreCase); } public System.Collections.Generic.HashSet<string> B { get; set; } }" },
        { "OCT0086",
            "[GenerateCodec] public class A { public A() { } public A(int b) { B = new(System.StringComparer.Ordinal); if (b == 0) { this.B = new(System.StringComparer.OrdinalIgnoreCase); } } public System.Collections.Generic.HashSet<string> [|B|] { get; set; } = new(); }", "[GenerateCodec] public class A { private System.Collections.Generic.HashSet<string> _b = new(System.StringComparer.OrdinalIgnoreCase); public System.Collections.Generic.HashSet<string> B { get => _b; set => _b = value; } }" },
        { "OCT0086",
            "[GenerateCodec] public class A { private static System.Collections.Generic.HashSet<string> Make(System.StringComparer c) { return new(c); } public System.Collections.Generic.HashSet<string> [|B|] { get; set; } = Make(Own().Item1); private static (System.StringComparer, int) Own() => (System.StringComparer.Ordinal, 1); }", "[GenerateCodec] public class A { private static System.Collections.Generic.HashSet<string> Make() => new(System.StringComparer.OrdinalIgnoreCase); public System.Collections.Generic.HashSet<string> B { get; set; } = Make(); }" },
        { "OCT0029",
            "[GenerateCodec(References = true)] public class A { public int B; } [GenerateCodec(Computed = ComputedMembers.Write)] public class C { public System.Collections.Generic.List<A> D { get; set; } = []; public A? [|First|] => D[0]; }", "[GenerateCodec] public class A { public int B; } [GenerateCodec(Computed = ComputedMembers.Write)] public class C { public System.Collections.Generic.List<A> D { get; set; } = []; public A? First => D[0]; }" },
        { "OCT0021",
            "namespace Vogen { public class ValueObjectAttribute<T> : System.Attribute; } namespace N { [GenerateCodec, Vogen.ValueObject<int>] public partial struct [|A|] { } }", "namespace Vogen { public class ValueObjectAttribute<T> : System.Attribute; } namespace N { [CodecAs(typeof(int)), Vogen.ValueObject<int>] public partial struct A { } public partial struct A { public int Value { get => 1; } public static A From(int value) => default; } }" },
        { "OCT0008",
            "namespace CommunityToolkit.Mvvm.ComponentModel { public class ObservablePropertyAttribute : System.Attribute; } namespace N { [GenerateCodec] public partial class A { public int B; [CommunityToolkit.Mvvm.ComponentModel.ObservableProperty] private int [|_c|]; public int D() => _c++; } }", "namespace CommunityToolkit.Mvvm.ComponentModel { public class ObservablePropertyAttribute : System.Attribute; } namespace N { [GenerateCodec] public partial class A { public int B; [CommunityToolkit.Mvvm.ComponentModel.ObservableProperty] public partial int C { get; set; } } public partial class A { public partial int C { get => 1; set { } } } }" },
        { "OCT0034", "[[|CodecAs(typeof(int))|]] public class A(string b) { public string B => b; }",
            "[CodecAs(typeof(string))] public class A(string b) { public string B => b; }" },
        { "OCT0034", "[[|CodecAs(typeof(int))|]] public class A(int b) { public int B => b; public int C { get; set; } }",
            "[CodecAs(typeof(int))] public class A(int b) { public int B => b; [CodecIgnore] public int C { get; set; } }" },
        { "OCT0034", "[[|CodecAs(typeof(int))|]] public class A(int b) { public int B { get; } = b; public string? C { get; set; } }",
            "[CodecAs(typeof(int))] public class A(int b) { public int B { get; } = b; public string? C => null; }" },
        { "OCT0034", "[[|CodecAs(typeof(int))|]] public struct A { public int B; }", "[CodecAs(typeof(int))] public struct A(int b) { public int B = b; }" },
        { "OCT0034", "[[|CodecAs(typeof(string))|]] public record A(int B, int C);",
            "[CodecAs(typeof(string))] public record A(int B, int C) { public override string ToString() => \"\"; public static A Parse(string text) => new(1, 2); }" },
        { "OCT0034", "[GenerateCodec, [|CodecAs(typeof(int))|]] public class A(int b) { public int B => b; }",
            "[CodecAs(typeof(int))] public class A(int b) { public int B => b; }" },
        { "OCT0034", "[[|CodecAs(typeof(int))|]] public class A<T>(T b) { public T B => b; }",
            "[CodecAs(typeof(int))] public class A<T>(int b) { public int B => b; } [GenerateCodec] public class C { public A<string>? D { get; set; } }" },
        { "OCT0028", "[GenerateCodec] public class A { [CodecMember(\"\\uD800\")] public int [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(\"\\uD83D\\uDE00\")] public int B; }" },
        { "OCT0028", "[GenerateCodec] public class A { [CodecAlias(\"b\", \"\\uDC00\")] public int [|B|]; }",
            "[GenerateCodec] public class A { [CodecAlias(\"b\", \"c\")] public int B; }" },
        { "OCT0028", "[CodecEnum(EnumForm.Name)] public enum A { [CodecMember(\"a\\uD800b\")] [|B|] } [GenerateCodec] public class C { public A D; }",
            "[CodecEnum(EnumForm.Name)] public enum A { [CodecMember(\"ab\")] B } [GenerateCodec] public class C { public A D; }" },
        { "OCT0028", "[GenerateCodec, [|CodecUnion(0, typeof(B), \"\\uD800\")|]] public abstract class A; [GenerateCodec] public class B : A;",
            "[GenerateCodec, CodecUnion(0, typeof(B), \"b\")] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0012", "public class B; [GenerateCodec] public class A { public B? [|C|]; }",
            "[GenerateCodec] public class B; [GenerateCodec] public class A { public B? C; }" },
        { "OCT0005", "[GenerateCodec] public class A { public System.IO.Stream? [|B|]; }", "[GenerateCodec] public class A { public byte[]? B; }" },
        { "OCT0010", "public class A; public static class B { public static string C() => [|OctavoJson.SerializeToString(new A())|]; }",
            "[GenerateCodec] public class A; public static class B { public static string C() => OctavoJson.SerializeToString(new A()); }" },
        { "OCT0010", "public class A; public static class B { public static string C() => [|OctavoJson.Schema<A>()|]; }",
            "[GenerateCodec] public class A; public static class B { public static string C() => OctavoJson.Schema<A>() + OctavoSchema.Text<A[]>(); }" },
        { "OCT0110", "[GenerateCodec] public class A { [ProtobufMember(19500)] public int [|B|]; }",
            "[GenerateCodec(Layout = Layout.NumberMap)] public class A { [CodecMember(19500)] public int B; }" },
        { "OCT0111", "[GenerateCodec] public class A { [ProtobufMember(1)] public int B; [ProtobufMember(1)] public int [|C|]; }",
            "[GenerateCodec] public class A { [ProtobufMember(1)] public int B; [ProtobufMember(2)] public int C; }" },
        { "OCT0112", "[GenerateCodec] public class A { [ProtobufMember(1)] public int B; public int [|C|]; }",
            "[GenerateCodec] public class A { [ProtobufMember(1)] public int B; [CodecIgnore] public int C; }" },
        { "OCT0112", "[GenerateCodec, ProtobufMessage] public class A { public int [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(1)] public int B; }" },
        { "OCT0113", "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public uint [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int? B; }" },
        { "OCT0113", "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(Encoding = ProtobufEncoding.Group)] public int [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(Encoding = ProtobufEncoding.Group)] public A? B; }" },
        { "OCT0113",
            "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(Oneof = \"o\", Presence = ProtobufPresence.Required)] public int? [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(Oneof = \"o\")] public int? B; }" },
        { "OCT0113",
            "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(KeyEncoding = ProtobufEncoding.Fixed)] public System.Collections.Generic.Dictionary<string, int>? [|B|]; }", "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(KeyEncoding = ProtobufEncoding.Fixed)] public System.Collections.Generic.Dictionary<int, int>? B; }" },
        { "OCT0113", "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(Wrapped = true)] public System.Guid? [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(Wrapped = true)] public int? B; [CodecMember(2), ProtobufMember(Wrapped = true)] public string? C; }" },
        { "OCT0113", "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(Wrapped = true)] public int [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(1), ProtobufMember(Wrapped = true)] public byte[]? B; }" },
        { "OCT0115",
            "[GenerateCodec] public class A { public int B; } public static class C { public static byte[] D(A a) => [|OctavoProtobuf.Serialize(a)|]; }",
            "[GenerateCodec] public class A { [CodecMember(1)] public int B; } public static class C { public static byte[] D(A a) => OctavoProtobuf.Serialize(a); public static byte[] E(A a) => OctavoBinary.Serialize(a); }" },
        { "OCT0115",
            "[GenerateCodec] public class A { [CodecMember(1)] public B? C; } [GenerateCodec] public class B { public A? D; } public static class E { public static object? F(byte[] a) => [|OctavoProtobuf.Deserialize<System.Collections.Generic.List<A>>(a)|]; }", "[GenerateCodec] public class A { [CodecMember(1)] public B? C; } [GenerateCodec] public class B { [CodecMember(1)] public A? D; } public static class E { public static object? F(byte[] a) => OctavoProtobuf.Deserialize<System.Collections.Generic.List<A>>(a); public static object? G<T>(byte[] a) => OctavoProtobuf.Deserialize<T>(a); }" },
        { "OCT0115", "public static class C { public static byte[] D(object a) => [|OctavoProtobuf.Serialize(a)|]; }",
            "public static class C { public static byte[] D(ProtobufValue a) => OctavoProtobuf.Serialize(a); public static object E(ProtobufStruct a) => ProtobufAny.Pack(a); }" },
        { "OCT0115", "[GenerateCodec] public class A { public int B; } public static class C { public static object D() => [|OctavoGrpc.Marshaller<A>()|]; }",
            "[GenerateCodec] public class A { [CodecMember(1)] public int B; } public static class C { public static object D() => OctavoGrpc.Marshaller<A>(); }" },
        { "OCT0114",
            ProtoInclude
                + "[GenerateCodec, [|ProtoBuf.ProtoInclude(7, typeof(B))|], ProtobufMessage] public class A { [CodecMember(1)] public int C; } public class B : A;", ProtoInclude + "[GenerateCodec, ProtoBuf.ProtoInclude(7, typeof(B)), ProtobufMessage] public class A { [CodecMember(1)] public int C; } [GenerateCodec] public class B : A;" },
        { "OCT0114",
            ProtoInclude
                + "[GenerateCodec, ProtoBuf.ProtoInclude(7, typeof(B)), ProtobufMessage] public class [|A|] { [CodecMember(1), ProtobufMember(Presence = ProtobufPresence.Required)] public string? C; } [GenerateCodec] public class B : A;", ProtoInclude + "[GenerateCodec, ProtoBuf.ProtoInclude(7, typeof(B)), CodecUnion(0, typeof(B))] public abstract class A; [GenerateCodec, ProtobufMessage] public class B : A { [CodecMember(1), ProtobufMember(Presence = ProtobufPresence.Required)] public string? C; }" },
        { "OCT0114", ProtoPartial + "[GenerateCodec, [|ProtoBuf.ProtoPartialMember(2, \"Naem\")|]] public class A { [CodecMember(1)] public int B; [CodecMember(2)] public int Name; }",
            ProtoPartial + "[GenerateCodec, ProtoBuf.ProtoPartialMember(2, \"Name\")] public class A { [CodecMember(1)] public int B; [CodecMember(2)] public int Name; }" },
        { "OCT0114", ProtoPartial + "[GenerateCodec, [|ProtoBuf.ProtoPartialIgnore(\"C\")|]] public class A { [CodecMember(1)] public int B; }",
            ProtoPartial + "[GenerateCodec, ProtoBuf.ProtoPartialIgnore(\"C\")] public class A { [CodecMember(1)] public int B; [CodecIgnore] public int C; }" },
        { "OCT0037",
            ProtoContract
                + "[GenerateCodec, ProtoBuf.ProtoContract] public class A(int b) { [ProtoBuf.ProtoMember(1)] public int [|B|] { get; } = b; public bool ShouldSerializeB() => B != 3; }",
                ProtoContract
                + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public int B { get; set; } public bool ShouldSerializeB() => B != 3; }" },
        { "OCT0037",
            ProtoContract
                + "[GenerateCodec, ProtoBuf.ProtoContract] public class A(int b) { [ProtoBuf.ProtoMember(1)] public int [|B|] { get; } = b; [CodecIgnore] public bool BSpecified { get; set; } }",
                ProtoContract
                + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public int B { get; set; } [CodecIgnore] public bool BSpecified { get; set; } }" },
        { "OCT0037",
            ProtoContract
                + "[GenerateCodec, ProtoBuf.ProtoContract] public struct [|A|] : ProtoBuf.IExtensible { [ProtoBuf.ProtoMember(1)] public int B { get; set; } public readonly ProtoBuf.IExtension GetExtensionObject(bool create) => null!; } " + NetExtension,
                ProtoContract
                + "[GenerateCodec, ProtoBuf.ProtoContract] public class A : ProtoBuf.IExtensible { [ProtoBuf.ProtoMember(1)] public int B { get; set; } public ProtoBuf.IExtension GetExtensionObject(bool create) => null!; } " + NetExtension },
        { "OCT0038", Formatters + "[GenerateCodec] public class A { [MessagePack.MessagePackFormatter] public int [|B|]; }",
            Formatters + Converter + "[GenerateCodec] public class A { [MessagePack.MessagePackFormatter, CodecConverter(typeof(ByHand))] public int B; }" },
        { "OCT0038", Formatters + "public class OwnAttribute : MessagePack.MessagePackFormatterAttribute; [GenerateCodec] public class A { [Own] public int [|B|]; }",
            Formatters + "public class OwnAttribute : System.Attribute; [GenerateCodec] public class A { [Own] public int B; }" },
        { "OCT0038", Formatters + "[GenerateCodec] public class A { [MemoryPack.Utf16StringFormatter] public string? [|B|]; }",
            Formatters + "[GenerateCodec] public class A { [MemoryPack.Utf8StringFormatter] public string? B; }" },
        { "OCT0038",
            Formatters
                + "public class OwnAttribute : MemoryPack.MemoryPackCustomFormatterAttribute<int>; [GenerateCodec] public class A { [Own] public int [|B|]; }",
                    Formatters + "public class OwnAttribute : System.Attribute; [GenerateCodec] public class A { [Own] public int B; }" },
        { "OCT0038", FormatterClass + "public class Own : MessagePack.Formatters.IMessagePackFormatter<A>; [GenerateCodec] public class [|A|] { public int B; }",
            FormatterClass + "[MessagePack.ExcludeFormatterFromSourceGeneratedResolver] public class Own : MessagePack.Formatters.IMessagePackFormatter<A>; [GenerateCodec] public class A { public int B; }" },
        { "OCT0038", FormatterClass + "public class Own : MessagePack.Formatters.IMessagePackFormatter<E>; public enum [|E|] { X } [GenerateCodec] public class A { public E B; }",
            FormatterClass + "public class Own<T> : MessagePack.Formatters.IMessagePackFormatter<T>; public enum E { X } [GenerateCodec] public class A { public E B; }" },
        { "OCT0038", FormatterClass + "public class Own : MessagePack.Formatters.IMessagePackFormatter<System.Guid>; [GenerateCodec] public class A { public System.Guid? [|B|]; }",
            FormatterClass + Converter + "public class Own : MessagePack.Formatters.IMessagePackFormatter<int>; [GenerateCodec] public class A { [CodecConverter(typeof(ByHand))] public int B; }" },
        { "OCT0037", "[GenerateCodec] public class A { public int [|B|] { get; set; } public bool ShouldSerializeB() => B != 3; }",
            "[GenerateCodec] public class A { public int B { get; set; } private bool ShouldSerializeB() => B != 3; [CodecIgnore] public int C { get; set; } public bool ShouldSerializeC() => C != 3; public int D { get; set; } public bool ShouldSerializeD() => D != 3; public void ResetD() => D = 3; }" },
        { "OCT0037", "public class D { public bool ShouldSerializeB() => false; } [GenerateCodec] public class A : D { public int C { get; set; } public int [|B|] { get; set; } }",
            "[GenerateCodec] public class A { [System.Text.Json.Serialization.JsonPropertyName(\"b\")] public int B { get; set; } public bool ShouldSerializeB() => B != 3; }" },
        { "OCT0049", Formatters + "[GenerateCodec, MessagePack.MessagePackObject(true)] public class A { public System.Collections.Generic.List<System.Collections.Generic.Stack<int>>? [|B|]; }",
            "[GenerateCodec] public class A { public System.Collections.Generic.Stack<int>? B; }" },
        { "OCT0049", "[GenerateCodec] public class A { [System.Text.Json.Serialization.JsonPropertyName(\"b\")] public System.Collections.Immutable.ImmutableStack<int>? [|B|]; }",
            MemoryPackable + "[GenerateCodec, MemoryPack.MemoryPackable] public class A { public System.Collections.Generic.Stack<int>? B; }" },
        { "OCT0027", ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public int B; public int[] [|C|] => [B]; public A() { } public A(int[] c) => B = c[0]; }",
            ProtoContract + "[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public int B; public int[] C => [B]; public A() { } public A(int[] c) => B = c[0]; }" },
        { "OCT0114",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract(SkipConstructor = true)] public class [|A|] { [ProtoBuf.ProtoMember(1)] public int B; }",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract(SkipConstructor = false)] public class A { [ProtoBuf.ProtoMember(1)] public int B; }" },
        { "OCT0114",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract(InferTagFromName = true)] public class [|A|] { [ProtoBuf.ProtoMember(1)] public int B; }",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public int B; }" },
        { "OCT0114",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract(Surrogate = typeof(int))] public class [|A|] { [ProtoBuf.ProtoMember(1)] public int B; }",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public int B; }" },
        { "OCT0114",
            ProtoContract
                + "public enum E { [ProtoBuf.ProtoEnum(Value = 7)] One } [GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public System.Collections.Generic.List<E>? [|B|]; }", ProtoContract + "public enum E { [ProtoBuf.ProtoEnum] One } [GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1)] public System.Collections.Generic.List<E>? B; }" },
        { "OCT0111",
            ProtoInclude
                + "[GenerateCodec, [|ProtoBuf.ProtoInclude(7, typeof(B))|], ProtobufMessage] public class A { [CodecMember(7)] public int C; } [GenerateCodec] public class B : A;", ProtoInclude + "[GenerateCodec, ProtoBuf.ProtoInclude(7, typeof(B)), ProtobufMessage] public class A { [CodecMember(1)] public int C; } [GenerateCodec, ProtobufMessage] public class B : A { [CodecMember(2), ProtobufMember(1)] public int D; }" },
        { "OCT0019", "[GenerateCodec] public class A { [CodecMember(1, Since = 1)] public int [|B|]; }",
            "[GenerateCodec(Layout = Layout.Tolerant, Version = 1)] public class A { [CodecMember(1, Since = 2)] public int B; }" },
        { "OCT0019", "[GenerateCodec(Layout = Layout.Tolerant, Version = 2)] public class A { [CodecMember(1, Since = 2)] public required int [|B|]; }",
            "[GenerateCodec(Layout = Layout.Tolerant)] public class A { [CodecMember(1)] public required int B; [CodecMember(2, Since = 2)] public int C; }" },
        { "OCT0019", "[GenerateCodec(Layout = Layout.Tolerant)] public class A { [CodecMember(1, Since = -1)] public int [|B|]; }",
            "[GenerateCodec(Layout = Layout.Tolerant)] public class A { [CodecMember(1, Since = 1)] public int B; }" },
        { "OCT0019", "[GenerateCodec] public class A { [CodecMember(1, Deprecated = true)] public int [|B|]; }",
            "[GenerateCodec(Layout = Layout.Tolerant)] public class A { [CodecMember(1, Deprecated = true)] public int B; }" },
        { "OCT0019", "[GenerateCodec(Layout = Layout.Tolerant)] public class A { [CodecMember(1, Deprecated = true)] public required int [|B|]; }",
            "[GenerateCodec(Layout = Layout.Tolerant)] public class A { [CodecMember(1, Deprecated = true)] public int B; }" },
        { "OCT0019", "[GenerateCodec(Layout = Layout.Tolerant)] public record A([property: CodecMember(1, Deprecated = true)] int [|B|]);",
            "[GenerateCodec(Layout = Layout.Tolerant)] public record A([property: CodecMember(1, Deprecated = true)] int B = 0);" },
        { "OCT0030", Converter + "public struct A; [GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public A [|C|]; }",
            Converter + "public struct A; [GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public int C; }" },
        { "OCT0030", Converter + "[[|CodecConverter(typeof(ByHand))|]] public struct A;",
            "[GenerateCodec] public class B { public A C; } [CodecConverter(typeof(ByHand))] public struct A; "
                + Converter.Replace("int", "A", StringComparison.Ordinal) },
        { "OCT0030",
            Converter.Replace("struct", "sealed class", StringComparison.Ordinal)
                + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public int [|C|]; }",
                    Converter + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public int? C; }" },
        { "OCT0030",
            "public class A { " + Converter.Replace("public struct", "private struct", StringComparison.Ordinal)
                + "} [GenerateCodec] public class B : A { [CodecConverter(typeof(string))] public int [|C|]; }",
                    Converter + "[GenerateCodec] public record B([CodecConverter(typeof(ByHand))] int C);" },
        { "OCT0030",
            Converter.Replace("public static void", "static void ICodec<int>.", StringComparison.Ordinal).Replace(".  ", ".", StringComparison.Ordinal)
                .Replace(". ", ".", StringComparison.Ordinal).Replace("where W : struct, IFormatWriter<W>, allows ref struct", "", StringComparison.Ordinal)
                .Replace("where R : struct, IFormatReader<R>, allows ref struct", "", StringComparison.Ordinal)
                + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public int [|C|]; }",
                    Converter + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public int C; }" },
        { "OCT0030", MemberConverter + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public int [|C|]; }",
            MemberConverter.Replace("static bool IMemberCodec<int>.", "public static bool ", StringComparison.Ordinal)
                + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public int C; }" },
        { "OCT0030",
            "[assembly: [|CodecConverter(typeof(A), typeof(ByHand))|]] [GenerateCodec] public struct A { public int B; } "
                + Converter.Replace("int", "A", StringComparison.Ordinal),
                    "[assembly: CodecConverter(typeof(A), typeof(ByHand))] public struct A { public int B; } "
                        + Converter.Replace("int", "A", StringComparison.Ordinal) },
        { "OCT0030", "[ProtobufForm(typeof(int[]))] " + Converter + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public int [|C|]; }",
            "[ProtobufForm(typeof(int))] " + Converter
                + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand)), CodecMember(1)] public int C; } public static class D { public static byte[] E(B b) => OctavoProtobuf.Serialize(b); }" },
        { "OCT0030",
            "[ProtobufForm(typeof(int))] " + MemberConverter.Replace("static bool IMemberCodec<int>.", "public static bool ", StringComparison.Ordinal)
                + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public int [|C|]; }",
                    MemberConverter.Replace("static bool IMemberCodec<int>.", "public static bool ", StringComparison.Ordinal)
                        + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand))] public int C; }" },
        { "OCT0115",
            Converter
                + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand)), CodecMember(1)] public int C; } public static class D { public static byte[] E(B b) => [|OctavoProtobuf.Serialize(b)|]; }", "[ProtobufForm(typeof(uint))] " + Converter + "[GenerateCodec] public class B { [CodecConverter(typeof(ByHand)), CodecMember(1)] public int C; } public static class D { public static byte[] E(B b) => OctavoProtobuf.Serialize(b); }" },
        { "OCT0030", "[assembly: [|CodecConverter(typeof(ByHand))|]] " + Converter, "[assembly: CodecConverter(typeof(int), typeof(ByHand))] " + Converter },
        { "OCT0030", "[[|CodecConverter(typeof(ByHand<,>))|]] public struct A<T>; public struct ByHand<T, U>;",
            "public static class C { public static byte[] D() => OctavoBinary.Serialize(new A<int>()); } [CodecConverter(typeof(ByHand<>))] public struct A<T>; " + Converter.Replace("int", "A<T>", StringComparison.Ordinal).Replace("ByHand", "ByHand<T>", StringComparison.Ordinal) },
        { "OCT0031", "[GenerateCodec] public class A { public int B; [System.Runtime.Serialization.OnDeserialized] public int [|C|]() => B; }",
            "[GenerateCodec] public class A { public int B; [System.Runtime.Serialization.OnDeserialized] private void C() => B++; }" },
        { "OCT0031", "[GenerateCodec] public class A { public int B; [System.Runtime.Serialization.OnSerializing] public void [|C|](int d) => B = d; }",
            "[GenerateCodec] public class A { public int B; [System.Runtime.Serialization.OnSerializing] public void C(System.Runtime.Serialization.StreamingContext d) => B++; }" },
        { "OCT0031", "[GenerateCodec] public class A { public int B; [System.Runtime.Serialization.OnSerialized] private static void [|C|](A d) { } }",
            "[GenerateCodec] public class A { public int B; [System.Runtime.Serialization.OnSerialized] private static void C() { } [System.Runtime.Serialization.OnSerialized] internal static void D() { } }" },
        { "OCT0042", "namespace MemoryPack { public sealed class MemoryPackOnSerializingAttribute : System.Attribute; public ref struct MemoryPackWriter<T>; } [GenerateCodec] public class A { public int B; [[|MemoryPack.MemoryPackOnSerializing|]] private static void C<T>(ref MemoryPack.MemoryPackWriter<T> w, ref A? v) { } }",
            "namespace MemoryPack { public sealed class MemoryPackOnSerializingAttribute : System.Attribute; } [GenerateCodec] public class A { public int B; [MemoryPack.MemoryPackOnSerializing] private static void C() { } }" },
        { "OCT0114", "namespace ProtoBuf { public sealed class ProtoAfterDeserializationAttribute : System.Attribute; public class SerializationContext; } [GenerateCodec] public class A { public int B; [[|ProtoBuf.ProtoAfterDeserialization|]] public void C(ProtoBuf.SerializationContext c) { } }",
            "namespace ProtoBuf { public sealed class ProtoAfterDeserializationAttribute : System.Attribute; } [GenerateCodec] public class A { public int B; [ProtoBuf.ProtoAfterDeserialization] public void C(System.Runtime.Serialization.StreamingContext c) { } }" },
        { "OCT0031",
            "[GenerateCodec] public class A { public int B; [System.Runtime.Serialization.OnSerialized] public async void [|C|]() => await System.Threading.Tasks.Task.Yield(); }", "[GenerateCodec] public class A { public int B; [System.Runtime.Serialization.OnSerialized] public void C() { } }" },
        { "OCT0031", "[GenerateCodec] public class A { public int B; [System.Runtime.Serialization.OnSerialized] public void [|C|]<T>() { } }",
            "[GenerateCodec] public class A { public int B; public void C<T>() { } }" },
        { "OCT0032",
            "[GenerateCodec] public class A { [CodecConstructor] public A(int b) => B = b; [CodecConstructor] public [|A|](int b, int c) => (B, C) = (b, c); public int B { get; } public int C { get; } }", "[GenerateCodec] public class A { [CodecConstructor] public A(int b) => B = b; [System.Text.Json.Serialization.JsonConstructor] public A(int b, int c) => (B, C) = (b, c); public int B { get; } [CodecIgnore] public int C { get; } }" },
        { "OCT0033", "[GenerateCodec(Omit = OmitPolicy.Null)] public class A { public string? [|B|] { get; set; } = \"b\"; }",
            "[GenerateCodec(Omit = OmitPolicy.Null)] public class A { public string? B { get; set; } = null; public string C { get; set; } = \"c\"; public int D { get; set; } = 5; [CodecMember(Omit = OmitPolicy.Never)] public string? E { get; set; } = \"e\"; }" },
        { "OCT0033", "[GenerateCodec] public class A { [CodecMember(Omit = OmitPolicy.Default)] public int [|B|] = 5; }",
            "[GenerateCodec] public class A { [CodecMember(Omit = OmitPolicy.Default)] public int B = 0; [CodecMember(Omit = OmitPolicy.Default)] public System.DayOfWeek C = default; }" },
        { "OCT0033", "[assembly: CodecDefaults(Omit = OmitPolicy.Default)] [GenerateCodec] public record A(int [|B|] = 7);",
            "[assembly: CodecDefaults(Omit = OmitPolicy.Default)] [GenerateCodec] public record A(int B = 0, string? C = null);" },
        { "OCT0033", "[GenerateCodec(Omit = OmitPolicy.Null)] public class A { public System.Collections.Generic.List<int>? [|B|] { get; set; } = []; }",
            "[GenerateCodec(Omit = OmitPolicy.Null)] public class A { public System.Collections.Generic.List<int>? B { get; set; } = null!; }" },
        { "OCT0033", "[GenerateCodec(Omit = OmitPolicy.Default)] public class A { public A() { B = 5; } public int [|B|] { get; set; } }",
            "[GenerateCodec(Omit = OmitPolicy.Default)] public class A { public A() { B = 0; } public A(int b) { B = b; } public int B { get; set; } }" },
        { "OCT0033", "[GenerateCodec(Omit = OmitPolicy.Null)] public class A { private string? _b = \"b\"; public string? [|B|] { get => _b; set => _b = value; } }",
            "[GenerateCodec(Omit = OmitPolicy.Null)] public class A { private string? _b = null; public string? B { get => _b; set => _b = value; } }" },
        { "OCT0033", "[GenerateCodec(Omit = OmitPolicy.Default)] public class A { public A() : this(5) { } protected A(int b) { B = b; } public int [|B|] { get; set; } }",
            "[GenerateCodec(Omit = OmitPolicy.Default)] public class A { public A() : this(0) { } protected A(int b) { B = b; } public int B { get; set; } }" },
        { "OCT0046",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { public A() { B = 5; } [ProtoBuf.ProtoMember(1)] public int [|B|] { get; set; } }",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { public A() { B = 5; C = 0; } [ProtoBuf.ProtoMember(1), System.ComponentModel.DefaultValue(5)] public int B { get; set; } [ProtoBuf.ProtoMember(2)] public int C { get; set; } }" },
        { "OCT0046",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1), System.ComponentModel.DefaultValue(5)] public int [|B|] { get; set; } }",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1), System.ComponentModel.DefaultValue(System.DayOfWeek.Friday)] public System.DayOfWeek B { get; set; } = System.DayOfWeek.Friday; }" },
        { "OCT0046",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1, OverwriteList = true)] public System.Collections.Generic.List<int> [|B|] { get; set; } = [1]; }",
            ProtoContract + "[GenerateCodec, ProtoBuf.ProtoContract] public class A { [ProtoBuf.ProtoMember(1, OverwriteList = true, IsPacked = true)] public System.Collections.Generic.List<int> B { get; set; } = [1]; [ProtoBuf.ProtoMember(2, OverwriteList = true)] public System.Collections.Generic.List<int> C { get; set; } = []; }" },
        { "OCT0034", "[[|CodecAs(typeof(int))|]] public struct A { private long _b; public static explicit operator long(A a) => a._b; public static explicit operator A(long b) => new() { _b = b }; }",
            "[CodecAs(typeof(long))] public struct A { private int _b; public static explicit operator int(A a) => a._b; public static explicit operator A(long b) => new() { _b = (int)b }; }" },
        { "OCT0034", "[[|CodecSurrogate(typeof(string))|]] public class A;",
            "[CodecSurrogate(typeof(string))] public class A { public static implicit operator string(A a) => \"\"; public static explicit operator A(string s) => new(); }" },
        { "OCT0034", "[[|CodecSurrogate(typeof(S))|]] public class A; public class S { public static S From(A a) => new(); public static A To(S s) => new(); }",
            "[CodecSurrogate(typeof(S))] public class A; [GenerateCodec] public class S { public static S From(A a) => new(); public static A To(S s) => new(); }" },
        { "OCT0034", "[[|CodecSurrogate(typeof(S))|]] public class A; [GenerateCodec] public class S { public static S From(A a) => new(); }",
            "[CodecSurrogate(typeof(S))] public interface A; [GenerateCodec] public struct S : A { public static S From(A a) => new(); public static A To(in S s) => s; }" },
        { "OCT0034", "[assembly: [|CodecSurrogate(typeof(string))|]] public class A;",
            "[assembly: CodecSurrogate(typeof(A), typeof(int))] public struct A { public static implicit operator int(A a) => 1; public static implicit operator A(int i) => default; }" },
        { "OCT0034",
            "[[|CodecSurrogate(typeof(int))|], GenerateCodec] public class A { public static implicit operator int(A a) => 1; public static implicit operator A(int i) => new(); }", "[CodecSurrogate(typeof(int))] public class A { public static implicit operator int(A a) => 1; public static implicit operator A(int i) => new(); }" },
        { "OCT0080", "[GenerateCodec, [|CodecUnion(0, typeof(B), Open = true)|]] public abstract class A; [GenerateCodec] public class B : A;",
            "[GenerateCodec, CodecUnion(Open = true), CodecUnion(0, typeof(B))] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0080", "[GenerateCodec, CodecUnion] public interface IA; [GenerateCodec, [|CodecUnion(0, Open = true)|]] public class B : IA;",
            "[GenerateCodec, CodecUnion(Open = true)] public interface IA; [GenerateCodec] public class B : IA;" },
        { "OCT0060", "[GenerateCodec] public class A { [CodecMember(Encoding = MemberEncoding.Fixed)] public string? [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(Encoding = MemberEncoding.Fixed)] public ulong B; }" },
        { "OCT0060", "[GenerateCodec] public class A { [CodecMember(Encoding = MemberEncoding.Fixed)] public int[]? [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(Encoding = MemberEncoding.Fixed)] public int? B; }" },
        { "OCT0004", "[GenerateCodec] public class A { public int B; [CodecAlias(\"B\")] public int [|C|]; }",
            "[GenerateCodec] public class A { public int B; [CodecAlias(\"b\", \"c\")] public int C; }" },
        { "OCT0004", "[GenerateCodec(Names = NamePolicy.CamelCase)] public class A { public int Ab; public int [|ab|]; }",
            "[GenerateCodec(Names = NamePolicy.CamelCase)] public class A { public int Ab; public int B; }" },
        { "OCT0100", "public sealed class By : System.Text.Json.Serialization.JsonConverterAttribute { } [GenerateCodec] public class A { [[|By|]] public int B { get; set; } }",
            "public sealed class ByAttribute : System.Attribute { } [GenerateCodec] public class A { [By] public int B { get; set; } }" },
        { "OCT0100", "public sealed class ByAttribute : System.Text.Json.Serialization.JsonConverterAttribute { } [GenerateCodec, [|By|]] public class A { public int B { get; set; } }",
            "[GenerateCodec, System.Obsolete] public class A { public int B { get; set; } }" },
        { "OCT0100",
            "[GenerateCodec] public class A { [[|System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonStringEnumConverter))|]] public int B; }", "[GenerateCodec] public class A { [System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonStringEnumConverter))] public System.DayOfWeek B; }" },
        { "OCT0100",
            "public class C : System.Text.Json.Serialization.JsonConverter<int> { public override int Read(ref System.Text.Json.Utf8JsonReader r, System.Type t, System.Text.Json.JsonSerializerOptions o) => 0; public override void Write(System.Text.Json.Utf8JsonWriter w, int v, System.Text.Json.JsonSerializerOptions o) { } } [GenerateCodec] public class A { [[|System.Text.Json.Serialization.JsonConverter(typeof(C))|]] public int B; }", "[System.Text.Json.Serialization.JsonConverter(typeof(System.Text.Json.Serialization.JsonStringEnumConverter<E>))] public enum E { F } [GenerateCodec] public class A { public E B; public System.Collections.Generic.List<E>? C; }" },
        { "OCT0100", "[GenerateCodec, [|System.Text.Json.Serialization.JsonConverter(typeof(object))|]] public class A { public int B; }",
            "[GenerateCodec] public class A { public int B; }" },
        { "OCT0100", "[GenerateCodec, [|System.Text.Json.Serialization.JsonDerivedType(typeof(B), \"b\")|]] public class A; public class B : A;",
            "[GenerateCodec, System.Text.Json.Serialization.JsonDerivedType(typeof(A), \"a\"), System.Text.Json.Serialization.JsonDerivedType(typeof(B), \"b\")] public class A; [GenerateCodec] public class B : A;" },
        { "OCT0100",
            "[GenerateCodec, [|System.Text.Json.Serialization.JsonPolymorphic(UnknownDerivedTypeHandling = System.Text.Json.Serialization.JsonUnknownDerivedTypeHandling.FallBackToBaseType)|], System.Text.Json.Serialization.JsonDerivedType(typeof(B), \"b\")] public abstract class A; [GenerateCodec] public class B : A;", "[GenerateCodec, System.Text.Json.Serialization.JsonPolymorphic(UnknownDerivedTypeHandling = System.Text.Json.Serialization.JsonUnknownDerivedTypeHandling.FailSerialization), System.Text.Json.Serialization.JsonDerivedType(typeof(B), \"b\")] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0100",
            "[GenerateCodec] public class A { [[|System.Text.Json.Serialization.JsonObjectCreationHandling(System.Text.Json.Serialization.JsonObjectCreationHandling.Populate)|]] public System.Collections.Generic.List<int> B { get; set; } = []; }", "[GenerateCodec] public class A { [System.Text.Json.Serialization.JsonObjectCreationHandling(System.Text.Json.Serialization.JsonObjectCreationHandling.Populate)] public System.Collections.Generic.List<int> B { get; } = []; }" },
        { "OCT0100",
            "[GenerateCodec] public class A { [[|System.Text.Json.Serialization.JsonNumberHandling(System.Text.Json.Serialization.JsonNumberHandling.WriteAsString)|]] public string? B; }", "[GenerateCodec, System.Text.Json.Serialization.JsonNumberHandling(System.Text.Json.Serialization.JsonNumberHandling.WriteAsString)] public class A { [System.Text.Json.Serialization.JsonNumberHandling(System.Text.Json.Serialization.JsonNumberHandling.WriteAsString)] public int B; public string? C; }" },
        { "OCT0100",
            "namespace MessagePack { public class UnionAttribute : System.Attribute { public UnionAttribute(int n, System.Type t) { } } } [GenerateCodec, MessagePack.Union(1, typeof(B)), [|System.Text.Json.Serialization.JsonDerivedType(typeof(B), 2)|]] public abstract class A; [GenerateCodec] public class B : A;", "namespace MessagePack { public class UnionAttribute : System.Attribute { public UnionAttribute(int n, System.Type t) { } } } [GenerateCodec, MessagePack.Union(1, typeof(B)), System.Text.Json.Serialization.JsonDerivedType(typeof(B), 1)] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0103", "[GenerateCodec] public class A { [CodecMember(Numbers = NumberForms.WriteText)] public string? [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(Numbers = NumberForms.WriteText)] public System.Collections.Generic.List<int?>? B; }" },
        { "OCT0103", "[GenerateCodec] public class A { [CodecMember(Numbers = NumberForms.NamedFloats)] public int[,]? [|B|]; }",
            "[assembly: CodecDefaults(Numbers = NumberForms.WriteText)] [GenerateCodec] public class A { public int[,]? B; public string? C; public int D; }" },
        { "OCT0100",
            "[GenerateCodec] public class A { [[|System.Text.Json.Serialization.JsonIgnore(Condition = (System.Text.Json.Serialization.JsonIgnoreCondition)4)|]] public int B; }", "[GenerateCodec] public class A { [System.Text.Json.Serialization.JsonIgnore(Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingDefault)] public int B; }" },
        { "OCT0055", "[GenerateCodec(References = true)] public class A { [CodecMember(\"$id\")] public int [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(\"$id\")] public int B; }" },
        { "OCT0055", "[GenerateCodec(References = true)] public class A; [GenerateCodec] public class B : A { [CodecAlias(\"$ref\")] public int [|C|]; }",
            "[GenerateCodec(References = true)] public class A; [GenerateCodec] public class B : A { [CodecAlias(\"ref\")] public int C; }" },
        { "OCT0101",
            "[assembly: GenerateCodecFor(typeof(B), Names = NamePolicy.CamelCase)] [GenerateCodec, CodecUnion(Discriminator = \"kind\"), [|CodecUnion(0, typeof(B))|]] public abstract class A; public class B : A { public int Kind; }", "[assembly: GenerateCodecFor(typeof(B))] [GenerateCodec, CodecUnion(Discriminator = \"kind\"), CodecUnion(0, typeof(B))] public abstract class A; public class B : A { public int Kind; }" },
        { "OCT0101",
            "[GenerateCodec, CodecUnion(Discriminator = \"kind\"), [|CodecUnion(0, typeof(B))|]] public abstract class A; [GenerateCodec] public class B : A { [CodecMember(\"kind\")] public int C; }", "[GenerateCodec, CodecUnion(Discriminator = \"kind\"), CodecUnion(0, typeof(B))] public abstract class A; [GenerateCodec] public class B : A { [CodecMember(\"Kind\")] public int C; }" },
        { "OCT0101",
            "[GenerateCodec, System.Text.Json.Serialization.JsonPolymorphic(TypeDiscriminatorPropertyName = \"\"), [|System.Text.Json.Serialization.JsonDerivedType(typeof(B), \"b\")|]] public abstract class A; [GenerateCodec] public class B : A;", "[GenerateCodec, System.Text.Json.Serialization.JsonPolymorphic(TypeDiscriminatorPropertyName = \"t\"), System.Text.Json.Serialization.JsonDerivedType(typeof(B), \"b\")] public abstract class A; [GenerateCodec] public class B : A;" },
        { "OCT0102", "[GenerateCodec] public class A { public int B; [System.Text.Json.Serialization.JsonExtensionData] public object? [|C|] { get; set; } }",
            "[GenerateCodec] public class A { public int B; [System.Text.Json.Serialization.JsonExtensionData] public System.Collections.Generic.Dictionary<string, System.Text.Json.JsonElement>? C { get; set; } }" },
        { "OCT0102",
            "[GenerateCodec] public struct A { public int B; [System.Text.Json.Serialization.JsonExtensionData] public System.Collections.Generic.Dictionary<string, object?>? [|C|]; }", "[GenerateCodec] public class A { public int B; [System.Text.Json.Serialization.JsonExtensionData] public System.Collections.Generic.IDictionary<string, object?>? C; }" },
        { "OCT0120", "[GenerateCodec(References = true)] public struct [|A|] { public int B; }",
            "[GenerateCodec(References = true)] public class A { public int B; }" },
        { "OCT0120", "[assembly: [|GenerateCodecFor(typeof(System.Collections.Generic.List<int>), References = true)|]]",
            "[assembly: GenerateCodecFor(typeof(System.Collections.Generic.List<int>))] [GenerateCodec(References = true)] public class A : System.Collections.Generic.List<A>;" },
        { "OCT0120", "[GenerateCodec(References = true)] public record [|A|](int B, A? C);",
            "[GenerateCodec(References = true)] public record A(int B, string? C);" },
        { "OCT0120",
            "[GenerateCodec(References = true)] public record [|A|](int B, System.Collections.Generic.List<C>? D); [GenerateCodec] public class C { public A? E; }", "[GenerateCodec(References = true)] public record A(int B, System.Collections.Generic.List<C>? D); [GenerateCodec] public class C { public int E; }" },
        { "OCT0120",
            "[GenerateCodec(References = true), CodecUnion(0, typeof(B))] public abstract class A; [GenerateCodec] public class [|B|](A? c) : A { public A? C => c; }", "[GenerateCodec(References = true), CodecUnion(0, typeof(B))] public abstract class A; [GenerateCodec] public class B : A { public A? C { get; set; } }" },
        { "OCT0120", "[GenerateCodec(References = true, Layout = Layout.NameMap)] public class [|A|] { [CodecExtensionData] public UnknownMembers? B; }",
            "[GenerateCodec(Layout = Layout.NameMap)] public class A { [CodecExtensionData] public UnknownMembers? B; }" },
        { "OCT0121", "[GenerateCodec] public class A { [CodecMember(Sharing = Sharing.All)] public int [|B|]; }",
            "[GenerateCodec(Sharing = Sharing.All)] public class A { public int B; public string? C; }" },
        { "OCT0121",
            "[GenerateCodec] public class A { [CodecMember(Sharing = Sharing.Text)] public System.Collections.Generic.Dictionary<string, int>? [|B|]; }",
            "[GenerateCodec] public class A { [CodecMember(Sharing = Sharing.Text)] public System.Collections.Generic.Dictionary<int, string>? B; }" },
        { "OCT0121",
            "[GenerateCodec] public class A { [CodecMember(Sharing = Sharing.Collections)] public System.Collections.Generic.List<int> [|B|] { get; } = new(); }", "[GenerateCodec(Sharing = Sharing.Collections)] public class A { public System.Collections.Generic.List<int> B { get; } = new(); }" },
        { "OCT0121",
            "[GenerateCodec(Layout = Layout.NameMap, Sharing = Sharing.Text)] public class A { public string? [|B|] { get; set; } [CodecExtensionData] public UnknownMembers? C; }", "[GenerateCodec(Layout = Layout.NameMap)] public class A { public string? B { get; set; } [CodecExtensionData] public UnknownMembers? C; }" },
        { "OCT0130",
            "[GenerateCodec(Formats = CodecFormats.Json)] public class A { public int B; } public static class C { public static byte[] D(A a) => [|OctavoBinary.Serialize(a)|]; }", "[GenerateCodec(Formats = CodecFormats.Json)] public class A { public int B; } public static class C { public static byte[] D(A a) => OctavoJson.Serialize(a); }" },
        { "OCT0130",
            "[GenerateCodec(Formats = CodecFormats.Json)] public class A { public int B; } [GenerateCodec] public class E { public A[]? F; } public static class C { public static E? D(byte[] a) => [|OctavoCbor.Deserialize<E>(a)|]; }", "[GenerateCodec] public class A { public int B; } [GenerateCodec] public class E { public A[]? F; } public static class C { public static E? D(byte[] a) => OctavoCbor.Deserialize<E>(a); }" },
        { "OCT0115",
            "[GenerateCodec(Formats = CodecFormats.Json)] public class A { [CodecMember(1)] public int B; } public static class C { public static byte[] D(A a) => [|OctavoProtobuf.Serialize(a)|]; }", "[GenerateCodec(Formats = CodecFormats.Protobuf)] public class A { [CodecMember(1)] public int B; } public static class C { public static byte[] D(A a) => OctavoProtobuf.Serialize(a); }" },
        { "OCT0131", "[GenerateCodec(Formats = CodecFormats.Protobuf)] public class [|A|] { public int B; }",
            "[GenerateCodec(Formats = CodecFormats.Protobuf)] public class A { [CodecMember(1)] public int B; }" },
        { "OCT0131",
            "[GenerateCodec(Formats = CodecFormats.Json)] public class A { public int B; } [GenerateCodec(Formats = CodecFormats.Json | CodecFormats.Binary)] public class [|E|] { public A? F; }", "[GenerateCodec(Formats = CodecFormats.Json)] public class A { public int B; } [GenerateCodec(Formats = CodecFormats.Json)] public class E { public A? F; }" },
        { "OCT0131",
            "[GenerateCodec(Formats = CodecFormats.Json)] public class B : A; [GenerateCodec(Formats = CodecFormats.Json | CodecFormats.Cbor), CodecUnion(1, typeof(B))] public abstract class [|A|];", "[GenerateCodec(Formats = CodecFormats.Json | CodecFormats.Cbor)] public class B : A; [GenerateCodec(Formats = CodecFormats.Cbor), CodecUnion(1, typeof(B))] public abstract class A;" },
    };

    /// <summary>A hand-written codec of <c>int</c>.</summary>
    private const string NetExtension =
        "namespace ProtoBuf { public interface IExtensible { IExtension GetExtensionObject(bool create); } public interface IExtension { System.IO.Stream BeginAppend(); "
            + "void EndAppend(System.IO.Stream stream, bool commit); System.IO.Stream BeginQuery(); void EndQuery(System.IO.Stream stream); } }";

    private const string JsonObject = "namespace Newtonsoft.Json { public enum MemberSerialization { OptOut, OptIn } public class JsonObjectAttribute(MemberSerialization m) : System.Attribute { public MemberSerialization M => m; } public class JsonPropertyAttribute : System.Attribute; } ";

    private const string ProtoPartial = "namespace ProtoBuf { public sealed class ProtoPartialMemberAttribute(int tag, string memberName) : System.Attribute { public int Tag => tag; public string MemberName => memberName; } "
        + "public sealed class ProtoPartialIgnoreAttribute(string memberName) : System.Attribute { public string MemberName => memberName; } } ";

    private const string ProtoContract =
        "namespace ProtoBuf { public sealed class ProtoContractAttribute : System.Attribute { public bool SkipConstructor { get; set; } public bool InferTagFromName { get; set; } public System.Type? Surrogate { get; set; } } "
        + "public sealed class ProtoReservedAttribute : System.Attribute { public ProtoReservedAttribute(int field, string? comment = null) { } public ProtoReservedAttribute(int from, int to, string? comment = null) { } public ProtoReservedAttribute(string field, string? comment = null) { } } "
        + "public sealed class ProtoEnumAttribute : System.Attribute { public int Value { get; set; } } } ";

    private const string Formatters =
        "namespace MessagePack { public class MessagePackFormatterAttribute : System.Attribute; public class MessagePackObjectAttribute(bool keyAsPropertyName = false) : System.Attribute { public bool KeyAsPropertyName => keyAsPropertyName; } } namespace MemoryPack { public class MemoryPackCustomFormatterAttribute<T> : System.Attribute; "
        + "public sealed class Utf16StringFormatterAttribute : MemoryPackCustomFormatterAttribute<string>; public sealed class Utf8StringFormatterAttribute : MemoryPackCustomFormatterAttribute<string>; } ";

    private const string FormatterClass =
        "namespace MessagePack { public sealed class ExcludeFormatterFromSourceGeneratedResolverAttribute : System.Attribute; namespace Formatters { public interface IMessagePackFormatter<T>; } } ";

    private const string MemoryPackable =
        "namespace MemoryPack { public enum GenerateType { Object, VersionTolerant, CircularReference } public sealed class MemoryPackableAttribute : System.Attribute { public MemoryPackableAttribute() { } public MemoryPackableAttribute(GenerateType generateType) { } } public sealed class MemoryPackOnSerializingAttribute : System.Attribute; } ";

    private const string ProtoInclude =
        "namespace ProtoBuf { [System.AttributeUsage(System.AttributeTargets.Class, AllowMultiple = true)] public sealed class ProtoIncludeAttribute(int tag, System.Type type) : System.Attribute { public int Tag => tag; public System.Type Type => type; } } ";

    private const string Converter = "public struct ByHand : ICodec<int> { "
        + "public static void Write<W>(ref W w, scoped in int v) where W : struct, IFormatWriter<W>, allows ref struct => w.WriteText(v.ToString()); "
        + "public static void Read<R>(ref R r, ref int v) where R : struct, IFormatReader<R>, allows ref struct { r.ReadText(); v = default; } } ";

    /// <summary>One that tells absence, explicitly, so emitted code cannot call it.</summary>
    private const string MemberConverter = "public struct ByHand : IMemberCodec<int> { "
        + "public static void Write<W>(ref W w, scoped in int v) where W : struct, IFormatWriter<W>, allows ref struct => w.WriteText(v.ToString()); "
        + "public static void Read<R>(ref R r, ref int v) where R : struct, IFormatReader<R>, allows ref struct { r.ReadText(); v = default; } "
        + "public static void WriteMember<W>(ref W w, scoped in int v) where W : struct, IFormatWriter<W>, allows ref struct => w.WriteText(v.ToString()); "
        + "public static void ReadMember<R>(ref R r, ref int v) where R : struct, IFormatReader<R>, allows ref struct { r.ReadText(); v = default; } "
        + "static bool IMemberCodec<int>.IsAbsent(scoped in int v) => v == 0; } ";

    [Fact]
    public void A_member_of_some_formats_names_CBOR_among_the_others()
    {
        Generated generated =
            Harness.Run(
                Harness.Compilation(
                    [Samples.Stubs,
                        Place("[GenerateCodec] public partial class A { [MessagePack.Key(0)] public int B; [MessagePack.Key(1)] internal int C; }")]));
        Diagnostic found = Assert.Single(generated.Diagnostics, d => d.Id == "OCT0044");
        Assert.Contains("left out of Binary, formats by name and CBOR", found.GetMessage(), StringComparison.Ordinal);
    }

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

    /// <summary>What another assembly's class keeps is reported where its codec is made, or is unseen; what is passed to it is seen.</summary>
    [Theory]
    [InlineData("public class B(int x) { public int X => x + 1; }", "[GenerateCodec] public class A(int x) : Lib.B(x);", "OCT0025")]
    [InlineData("[GenerateCodec] public record B(int X);", "[GenerateCodec] public record A(int X) : Lib.B(X * 10);", "OCT0045")]
    [InlineData("[GenerateCodec] public record B(int X);", "[GenerateCodec] public record A(int X) : Lib.B(X);", "")]
    public void Parameters_of_another_assembly(string library, string source, string id)
    {
        Generated lib = Harness.Run(Harness.Compilation([Place("namespace Lib { " + library + " }")], assembly: "Lib"));
        Generated generated = Harness.Run(Harness.Compilation([Place(source)], more: MetadataReference.CreateFromImage(lib.ReferenceImage())));
        Assert.Equal(id.Length == 0 ? [] : [id], generated.Diagnostics.Where(d => d.Severity >= DiagnosticSeverity.Warning).Select(d => d.Id));
    }

    [Fact]
    public void OCT0017_is_reported_for_an_old_language()
    {
        const string Source = "using Octavo; [GenerateCodec] public class A { public int B; }";
        Assert.Contains(Harness.Run(Source, LanguageVersion.CSharp13).Diagnostics, d => d.Id == "OCT0017");
        Assert.DoesNotContain(Harness.Run(Source, LanguageVersion.CSharp14).Diagnostics, d => d.Id == "OCT0017");
        Assert.DoesNotContain(Harness.Run("public class A { public int B; }", LanguageVersion.CSharp13).Diagnostics, d => d.Id == "OCT0017");
    }

    [Fact]
    public void OCT0018_is_reported_for_members_in_several_files()
    {
        const string First = "using Octavo; [GenerateCodec] public partial class A { public int B; }";
        Assert.Contains(Harness.Run(Harness.Compilation([First, "public partial class A { public int C; }"])).Diagnostics, d => d.Id == "OCT0018");
        Assert.DoesNotContain(Harness.Run(Harness.Compilation([First, "public partial class A { public int C() => B; }"])).Compiles().Diagnostics,
            d => d.Id == "OCT0018");
        const string Numbered = "using Octavo; [GenerateCodec] public partial class A { [CodecMember(1)] public int B; }";
        Assert.DoesNotContain(Harness.Run(Harness.Compilation([Numbered, "public partial class A { [Octavo.CodecMember(2)] public int C; }"]))
            .Compiles().Diagnostics, d => d.Id == "OCT0018");
    }

    [Fact]
    public void A_type_with_an_error_takes_those_that_hold_it_along_without_further_noise()
    {
        Generated generated =
            Harness.Run(
                "using Octavo; [GenerateCodec] public class A { public System.Action? X; } [GenerateCodec] public class B { public A? Y; } [GenerateCodec] public class C { public int Z; }");
        Assert.Equal(["OCT0005"], generated.Diagnostics.Select(d => d.Id));
        Assert.DoesNotContain(generated.Found, d => d.Severity == DiagnosticSeverity.Error && d.Id != "CS1591");
        Assert.Contains(generated.Files.Keys, f => f.Contains("CCodec", StringComparison.Ordinal));
        Assert.DoesNotContain(generated.Files.Keys, f => f.Contains("BCodec", StringComparison.Ordinal));
    }

    /// <summary>Every diagnostic has a case above, or is reported by an analyzer and tested with its fixes; it has a section in the documentation and a link to
    /// it.</summary>
    [Fact]
    public void All_are_tested_and_documented()
    {
        string documentation = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "diagnostics.md"));
        HashSet<string> tested = [.. Cases.Select(c => c.Data.Item1), "OCT0017", "OCT0018", "OCT0025", "OCT0026", "OCT0035", "OCT0036", "OCT0070", "OCT0071",
            "OCT0072", "OCT0073", "OCT0074", "OCT0075"];
        foreach ((string id, DiagnosticDescriptor descriptor) in Descriptors.All)
        {
            Assert.Contains(id, tested);
            Assert.Contains("\n## " + id + "\n", documentation, StringComparison.Ordinal);
            Assert.StartsWith("https://", descriptor.HelpLinkUri, StringComparison.Ordinal);
            Assert.EndsWith("/docs/diagnostics.md#" + id.ToLowerInvariant(), descriptor.HelpLinkUri, StringComparison.Ordinal);
            Assert.Equal("Octavo", descriptor.Category);
        }
        Assert.Equal(Descriptors.All.Count, documentation.Split("\n## OCT").Length - 1);
    }

    /// <summary>A section of the page begins with the title of the diagnostic and the label of its severity; an error has no label.</summary>
    [Fact]
    public void Titles_and_severities_on_the_page_are_those_of_the_descriptors()
    {
        string page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "diagnostics.md"));
        foreach ((string id, DiagnosticDescriptor descriptor) in Descriptors.All)
        {
            string section = page[(page.IndexOf("\n## " + id + "\n", StringComparison.Ordinal) + id.Length + 5)..].TrimStart();
            string label = descriptor.DefaultSeverity switch
            {
                DiagnosticSeverity.Error => "",
                DiagnosticSeverity.Warning => "warning",
                DiagnosticSeverity.Info => "information",
                _ => "hidden",
            };
            Match begin = SectionBegin().Match(section);
            Assert.Equal((id, descriptor.Title.ToString(CultureInfo.InvariantCulture), label), (id, begin.Groups["title"].Value, begin.Groups["label"].Value));
        }
    }

    [GeneratedRegex(@"^\*\*(?<title>[^*]+?)\.?\*\*(?: \((?<label>warning|information|hidden)\))?")]
    private static partial Regex SectionBegin();

    private const string Header = "using Octavo; using Octavo.Protobuf.WellKnown; ";

    /// <summary>An attribute of the assembly must come before everything else but usings.</summary>
    private static string Place(string source) => Header + source;
}
