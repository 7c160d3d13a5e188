// Owns: the rule that what a body may call is what compiles: a contract of formats has what its family has, and no member that refuses in the other one.
using System.Reflection;
using Octavo.Architecture.Inspection;
using Octavo.Contracts;

namespace Octavo.Architecture.Rules;

public sealed class FamilyTests
{
    /// <summary>Decoders in runs, which JSON and Tokens lack: docs/decisions.md, 47.</summary>
    private static readonly string[] s_byPosition = ["IDecoderBounds", "IScalarDecoder", "IStructureDecoder"];

    /// <summary>What a body asks a constant for before it calls.</summary>
    private static readonly string[] s_asked = ["GetBools", "PutBools", "ReadBools", "ReadOptionalsStart", "WriteUnknown"];

    [Fact]
    public void Writers_of_both_families_share_the_engine_alone() =>
        Assert.Equal(Parts(typeof(IEngineWriter<>)), Parts(typeof(ISequentialWriter<>)).Intersect(Parts(typeof(ITaggedWriter<>))));

    [Fact]
    public void Readers_of_both_families_share_the_engine_and_decoders_of_single_values() =>
        Assert.Equal(Parts(typeof(IEngineReader<>)).Append("IDecoderBounds").Append("IScalarDecoder").Order(StringComparer.Ordinal),
            Parts(typeof(ISequentialReader<>)).Intersect(Parts(typeof(ITaggedReader<>))));

    [Fact]
    public void Each_format_has_one_family() => Assert.Empty(
        from type in typeof(OctavoBinary).Assembly.GetTypes()
        where type.IsValueType
        let contracts = type.GetInterfaces().Where(one => one.IsGenericType).Select(one => one.GetGenericTypeDefinition()).ToArray()
        where contracts.Contains(typeof(IEngineWriter<>)) || contracts.Contains(typeof(IEngineReader<>))
        where contracts.Count(one => one == typeof(ISequentialWriter<>) || one == typeof(ITaggedWriter<>) || one == typeof(ISequentialReader<>)
            || one == typeof(ITaggedReader<>)) != 1
        select type.Name);

    [Fact]
    public void No_member_refuses_but_decoders_by_position_and_what_a_fact_is_asked_for() => Assert.Empty(
        from contract in (Type[])[typeof(ISequentialReader<>), typeof(ITaggedReader<>), typeof(ISequentialWriter<>), typeof(ITaggedWriter<>)]
        from part in contract.GetInterfaces().Append(contract)
        from method in part.GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly)
        where !method.IsAbstract && MethodCode.References(method).Any(called => called.DeclaringType?.Name == "Family")
        where !s_byPosition.Contains(NameOf(part)) && !s_asked.Contains(method.Name)
        select $"{NameOf(part)}.{method.Name}");

    private static string[] Parts(Type contract) =>
        [.. contract.GetInterfaces().Append(contract).Select(NameOf).Order(StringComparer.Ordinal)];

    private static string NameOf(Type part) => part.Name.Split('`')[0];
}
