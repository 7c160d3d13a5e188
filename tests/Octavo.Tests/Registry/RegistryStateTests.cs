// Owns: a registry's state: its text, its way back, what it compares. Knows no format but the one that it writes ids in.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Registry;

public sealed class RegistryStateTests
{
    private static CodecRegistry Sample() =>
        new CodecRegistry().Register<Address>(64).Register<Company>(70, "a company, 100 %").Register<List<Address>>(71).Register<Disc>(72)
            .Register<DayOfWeek>(73);

    private static readonly Type[] s_types = [typeof(Address), typeof(Company), typeof(List<Address>), typeof(Disc), typeof(DayOfWeek), typeof(int)];

    [Fact]
    public void ARegistryComesBackWithItsIds()
    {
        CodecRegistry registry = Sample();
        CodecRegistry restored = CodecRegistry.Restore(CodecRegistryState.Parse(registry.Save().ToString()), s_types);
        Assert.Equal(registry.Registrations, restored.Registrations);
        byte[] data = OctavoBinary.Serialize<object>(new Company(), new() { Registry = registry });
        Assert.IsType<Company>(OctavoBinary.Deserialize<object>(data, new() { Registry = restored }));
        Assert.Equal(registry.Save().ToString(), restored.Save().ToString());
        Assert.False(restored.IsFrozen);
    }

    [Fact]
    public void TheTextSaysWhatEachTypeIs()
    {
        string text = Sample().Save().ToString();
        Assert.StartsWith(
            "octavo registry 1\n64 Octavo.Tests.Zoo.Types.Address Octavo.Tests.Zoo.Types.Address\n70 a%20company,%20100%20%25 Octavo.Tests.Zoo.Types.Company\n",
                text, StringComparison.Ordinal);
        Assert.Contains("\ntype Octavo.Tests.Zoo.Types.Address class%20array\n1 City text!\n2 Lines seq<text!>", text, StringComparison.Ordinal);
        Assert.Contains("\ntype System.Collections.Generic.List`1[Octavo.Tests.Zoo.Types.Address] seq<Octavo.Tests.Zoo.Types.Address", text,
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("1 City text!", "1 City int32", "Octavo.Tests.Zoo.Types.Address.City: stored 1 int32, here 1 text!")]
    [InlineData("1 City text!", "5 City text!", "Octavo.Tests.Zoo.Types.Address.City: stored 5 text!, here 1 text!")]
    [InlineData("1 City text!", "1 Town text!",
        "Octavo.Tests.Zoo.Types.Address.Town: stored 1 text!, here nothing\nOctavo.Tests.Zoo.Types.Address.City: stored nothing, here 1 text!")]
    [InlineData("Address class%20array", "Address struct%20tolerant", "Octavo.Tests.Zoo.Types.Address: stored struct tolerant, here class array")]
    public void EveryDifferenceIsListed(string line, string stored, string differences)
    {
        string text = Sample().Save().ToString();
        Assert.Contains("\n" + (line.StartsWith("Address", StringComparison.Ordinal) ? "type Octavo.Tests.Zoo.Types." : "") + line, text,
            StringComparison.Ordinal);
        CodecRegistryState state = CodecRegistryState.Parse(text.Replace(line, stored, StringComparison.Ordinal));
        CodecRegistryException refused = Assert.Throws<CodecRegistryException>(() => CodecRegistry.Restore(state, s_types));
        Assert.Equal(differences, string.Join('\n', refused.Differences));
        Assert.Contains(refused.Differences[0].ToString(), refused.Message, StringComparison.Ordinal);
        CodecRegistry tolerant = CodecRegistry.Restore(state, s_types, out IReadOnlyList<CodecDifference> seen);
        Assert.Equal(refused.Differences, seen);
        Assert.Equal(5, tolerant.Registrations.Count);
    }

    [Fact]
    public void AMissingTypeKeepsItsId()
    {
        CodecRegistryState state = Sample().Save();
        Type[] without = [.. s_types.Where(type => type != typeof(Disc))];
        CodecRegistryException refused = Assert.Throws<CodecRegistryException>(() => CodecRegistry.Restore(state, without));
        Assert.Contains(new CodecDifference(typeof(Disc).ToString(), null, refused.Differences[0].Stored, null), refused.Differences);
        CodecRegistry restored = CodecRegistry.Restore(state, without, out _);
        Assert.Equal([64, 70, 71, 73], restored.Registrations.Select(one => one.Id));
        Assert.Throws<ArgumentException>("id", () => restored.Register<Tree>(72));
        Assert.Equal(state.ToString().Split('\n').Order(StringComparer.Ordinal), restored.Save().ToString().Split('\n').Order(StringComparer.Ordinal));
        restored.AddsTypes = true;
        OctavoBinaryOptions options = new() { Registry = restored };
        Assert.Equal(74 + 1, OctavoBinary.Serialize<object>(new Tree(), options)[0]); // after the missing type's
        Assert.Equal(72 + 1, OctavoBinary.Serialize<object>(new Disc(), options)[0]); // which has its own again
    }

    [Theory]
    [InlineData("", "Line 1")]
    [InlineData("octavo registry 2\n", "Line 1")]
    [InlineData("octavo registry 1\n64 a", "Line 2")]
    [InlineData("octavo registry 1\n64 a b\nx y z", "Line 3")]
    [InlineData("octavo registry 1\n64 a b\n64 c d", "64 appears twice")]
    [InlineData("octavo registry 1\n64 a b\n65 c b", "b appears twice")]
    [InlineData("octavo registry 1\ntype a b\ntype a b", "a appears twice")]
    [InlineData("octavo registry 1\n-1 a b", "Line 2")]
    public void OtherTextsAreRefused(string text, string reason) =>
        Assert.Contains(reason, Assert.Throws<FormatException>(() => CodecRegistryState.Parse(text)).Message, StringComparison.Ordinal);

    [Fact]
    public void AStateBringsNoType()
    {
        CodecRegistryState state = CodecRegistryState.Parse("octavo registry 1\n64 p System.Diagnostics.Process\n");
        CodecRegistry restored = CodecRegistry.Restore(state, [], out _);
        Assert.Empty(restored.Registrations);
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoBinary.Deserialize<object>([65, 0], new() { Registry = restored }));
    }
}
