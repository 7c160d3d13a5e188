// Owns: that an object of a base class keeps its values when a message of a derived class is merged into it, whoever overrides a member that is not public.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Conservation;

public sealed class MergedPartsTests
{
    /// <summary>What follows the base <c>B</c>, whose object is merged into: classes down to <c>R</c>.</summary>
    [Theory]
    // A constructor binds the derived class.
    [InlineData("R", "public partial record R(int A, [property: ProtoMember(1)] string? S) : B(A) { protected override int C { get; set; } }")]
    [InlineData("R",
        "public partial record R(int A, [property: ProtoMember(1)] string? S) : B(A) { protected override int C { get => base.C; set => base.C = value; } }")]
    [InlineData("R", "public partial record R(int A, [property: ProtoMember(1)] string? S) : B(A);")]
    [InlineData("M", "public partial record R(int A, [property: ProtoMember(1)] string? S) : M(A) { protected override int C { get; set; } }")]
    [InlineData("M", "public partial record R(int A, [property: ProtoMember(1)] string? S) : M(A);")]
    // Its fields are set one by one.
    [InlineData("R",
        "public partial record R : B { public R() : base(0) { } [ProtoMember(1)] public string? S { get; set; } protected override int C { get; set; } }")]
    [InlineData("R", "public partial record R : B { public R() : base(0) { } [ProtoMember(1)] public string? S { get; set; } }")]
    [InlineData("M",
        "public partial record R : M { public R() : base(0) { } [ProtoMember(1)] public string? S { get; set; } protected override int C { get; set; } }")]
    public void They_come_back(string next, string derived) => Harness.Run(Quiet(Harness.Compilation(["""
        using System;
        using Octavo;
        using ProtoBuf;

        [ProtoContract, ProtoInclude(10, typeof(NEXT)), GenerateCodec]
        public partial record B([property: ProtoMember(1)] int A)
        {
            [ProtoMember(2)] protected virtual int C { get; set; }
            [ProtoMember(3)] private int _d;
            public B() : this(0) { }
            public int More { get => C; init => C = value; }
            [ProtoIgnore] public int D { get => _d; init => _d = value; }
        }

        MIDDLE
        [ProtoContract, GenerateCodec] DERIVED

        public static class Check
        {
            public static void Run()
            {
                byte[] message = OctavoProtobuf.Serialize<B>(new R(EMPTY) { S = "s" });
                byte[] full = OctavoProtobuf.Serialize<B>(new R(EMPTY) { S = "s", More = 7, D = 8 });
                foreach (Func<B> make in new Func<B>[] { () => new B(1) { More = 4, D = 5 }, () => new R(EMPTY) { A = 1, S = "old", More = 4, D = 5 } MADE })
                {
                    B read = make();
                    OctavoProtobuf.Populate(message, ref read);
                    if (read is not R { A: 1, S: "s", More: 4, D: 5 }) throw new InvalidOperationException(make() + " became " + read + read.More + read.D);
                    read = make();
                    OctavoProtobuf.Populate(full, ref read);
                    if (read is not R { A: 1, S: "s", More: 7, D: 8 }) throw new InvalidOperationException(make() + " became " + read + read.More + read.D);
                }
            }
        }
        """.Replace("DERIVED", derived, StringComparison.Ordinal).Replace("NEXT", next, StringComparison.Ordinal)
            .Replace("EMPTY", derived.Contains("record R(", StringComparison.Ordinal) ? "0, null" : "", StringComparison.Ordinal)
            .Replace("MADE", next == "M" ? ", () => new M(1) { More = 4, D = 5 }" : "", StringComparison.Ordinal)
            .Replace("MIDDLE", next == "M" ? Middle : "", StringComparison.Ordinal), Stubs]))).Invoke("Check", "Run");

    /// <summary>Without reports of fields that overrides leave behind: these are tested elsewhere.</summary>
    private static CSharpCompilation Quiet(CSharpCompilation compilation) => compilation.WithOptions(
        compilation.Options.WithSpecificDiagnosticOptions(
            compilation.Options.SpecificDiagnosticOptions.SetItem("OCT0008", ReportDiagnostic.Suppress).SetItem("OCT0044", ReportDiagnostic.Suppress)));

    private const string Middle = "[ProtoContract, ProtoInclude(10, typeof(R)), GenerateCodec] "
        + "public partial record M(int A) : B(A) { public M() : this(0) { } protected override int C { get; set; } }";

    private const string Stubs = """
        namespace ProtoBuf
        {
            public sealed class ProtoContractAttribute : System.Attribute;
            public sealed class ProtoIgnoreAttribute : System.Attribute;
            public sealed class ProtoMemberAttribute(int tag) : System.Attribute { public int Tag { get; } = tag; }
            [System.AttributeUsage(System.AttributeTargets.Class, AllowMultiple = true)]
            public sealed class ProtoIncludeAttribute(int tag, System.Type known) : System.Attribute
            {
                public int Tag { get; } = tag;
                public System.Type KnownType { get; } = known;
            }
        }
        """;
}
