// Owns: MessagePack-CSharp's bytes for a model of twenty types: written the same, and read. The bytes are in MessagePackVectors.txt.
using Octavo.Tests.Zoo.Comparing;

namespace Octavo.Tests.Attributes;

public sealed class MessagePackVectorTests
{
    public static TheoryData<string> Names => [.. ShopSamples.All.Select(s => s.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void TheOriginalsBytesAreWrittenAndRead(string name)
    {
        object value = ShopSamples.All.Single(s => s.Name == name).Value;
        string expected = Vectors()[name];
        Assert.Equal(expected, Convert.ToHexString(OctavoMsgPack.Serialize(value, value.GetType())));
        Assert.Null(DeepComparer.Difference(value, OctavoMsgPack.Deserialize(Convert.FromHexString(expected), value.GetType()), Fidelity.MsgPack));
    }

    /// <summary>The same types in Binary, which does not follow MessagePack's attributes.</summary>
    [Theory]
    [MemberData(nameof(Names))]
    public void BinaryKeepsThemToo(string name)
    {
        object value = ShopSamples.All.Single(s => s.Name == name).Value;
        Assert.Null(DeepComparer.Difference(value, OctavoBinary.Deserialize(OctavoBinary.Serialize(value, value.GetType()), value.GetType()), Fidelity.Binary));
    }

    private static Dictionary<string, string> Vectors() => File.ReadAllLines(Path.Combine(AppContext.BaseDirectory, "Attributes", "MessagePackVectors.txt"))
        .Where(line => !line.StartsWith('#')).Select(line => line.Split(' ')).ToDictionary(parts => parts[0], parts => parts[1]);
}
