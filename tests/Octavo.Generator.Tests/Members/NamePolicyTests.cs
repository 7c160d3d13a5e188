// Owns: names by policy are those of System.Text.Json.
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Members;
using System.Text.Json;

namespace Octavo.Generator.Tests.Members;

public sealed class NamePolicyTests
{
    private static readonly (int Policy, JsonNamingPolicy Theirs)[] s_policies =
    [
        (NamePolicies.CamelCase, JsonNamingPolicy.CamelCase),
        (NamePolicies.SnakeCaseLower, JsonNamingPolicy.SnakeCaseLower),
        (NamePolicies.SnakeCaseUpper, JsonNamingPolicy.SnakeCaseUpper),
        (NamePolicies.KebabCaseLower, JsonNamingPolicy.KebabCaseLower),
        (NamePolicies.KebabCaseUpper, JsonNamingPolicy.KebabCaseUpper),
    ];

    [Theory]
    [InlineData("Id")]
    [InlineData("OrderId")]
    [InlineData("IOStream")]
    [InlineData("HTTPStatusCode200OK")]
    [InlineData("a")]
    [InlineData("_under_Score")]
    [InlineData("X1Y2z3")]
    [InlineData("Ünïcode")]
    [InlineData("already_snake")]
    [InlineData("ABC")]
    public void Names_are_the_same(string name) => Assert.All(s_policies, p => Assert.Equal(p.Theirs.ConvertName(name), NamePolicies.Apply(p.Policy, name)));

    /// <summary>Every name of up to five characters of the kinds that policies tell apart.</summary>
    [Fact]
    public void Names_of_all_kinds_of_characters_are_the_same()
    {
        const string Kinds = "aB1_é";
        foreach ((int policy, JsonNamingPolicy theirs) in s_policies)
        {
            for (int i = 0; i < Math.Pow(Kinds.Length + 1, 5); i++)
            {
                string name = "";
                for (int rest = i; rest != 0; rest /= Kinds.Length + 1)
                {
                    name += rest % (Kinds.Length + 1) is var kind and not 0 ? Kinds[kind - 1] : "";
                }
                Assert.Equal(theirs.ConvertName(name), NamePolicies.Apply(policy, name));
            }
        }
    }
}
