// Owns: members whose names, put into camel case, would be no identifier.
namespace Octavo.Generator.Tests.Emitting;

public sealed class LocalNameTests
{
    [Fact]
    public void A_member_that_begins_with_underscores_and_a_digit() => Harness.Run("""
        using Octavo;
        namespace Acme;
        [GenerateCodec] public class Digits { public int _1; public string? __2; public int ___; public decimal _9a { get; init; } }
        [GenerateCodec] public readonly record struct Bound(int _1, int __1, int _);
        """).Compiles();
}
