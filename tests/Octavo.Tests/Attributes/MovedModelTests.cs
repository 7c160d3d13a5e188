// Owns: models of twenty types that came from MemoryPack and from Nino: their attributes choose Binary's members and order, every format keeps the values, and
// Binary's bytes are those of the vectors.
// The vectors are MemoryPackModel.txt and NinoModel.txt; a value that has none is written there by OCTAVO_WRITE_GOLDEN, set to this folder.
using System.Reflection;
using Octavo.Internal;
using Octavo.Shapes;
using Octavo.Tests.Attributes.Fleet;
using Octavo.Tests.Attributes.Game;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Attributes;

public sealed class MovedModelTests
{
    private static readonly Dictionary<string, (Dictionary<Type, string[]> Members, IEnumerable<(string Name, Type Type, object Value)> Samples)> s_models =
        new()
        {
            ["MemoryPackModel"] = (GameSamples.Members, GameSamples.All),
            ["NinoModel"] = (FleetSamples.Members, FleetSamples.All),
        };

    public static TheoryData<string, string> Names
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach ((string model, var of) in s_models)
            {
                foreach ((string name, _, _) in of.Samples)
                {
                    data.Add(model, name);
                }
            }
            return data;
        }
    }

    public static TheoryData<string> Models => [.. s_models.Keys];

    /// <summary>Types, enums and bases among them.</summary>
    [Theory, MemberData(nameof(Models))]
    public void AModelHasTwentyTypes(string model)
    {
        Type first = s_models[model].Members.Keys.First();
        Assert.InRange(
            first.Assembly.GetTypes().Count(type => type.Namespace == first.Namespace && type.IsDefined(typeof(GenerateCodecAttribute), inherit: false)), 20,
                30);
    }

    [Theory, MemberData(nameof(Models))]
    public void AttributesChooseMembersAndTheirOrder(string model)
    {
        foreach ((Type type, string[] expected) in s_models[model].Members)
        {
            Assert.Equal(expected, TypeShape.Of(CodecCatalog.Get(type))!.Members.ToArray().Select(member => member.Name));
        }
    }

    [Theory, MemberData(nameof(Names))]
    public void EveryFormatKeepsTheValues(string model, string name)
    {
        (_, Type type, object value) = Sample(model, name);
        typeof(MovedModelTests).GetMethod(nameof(ThereAndBack), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(type).Invoke(null, [value]);
    }

    [Theory, MemberData(nameof(Names))]
    public void BinarysBytesStay(string model, string name)
    {
        (_, Type type, object value) = Sample(model, name);
        string bytes = Convert.ToHexString(OctavoBinary.Serialize(value, type));
        Dictionary<string, string> vectors = Vectors(Path.Combine(AppContext.BaseDirectory, "Attributes", $"{model}.txt"));
        if (Environment.GetEnvironmentVariable("OCTAVO_WRITE_GOLDEN") is { Length: > 0 } folder && !vectors.ContainsKey(name))
        {
            File.AppendAllText(Path.Combine(folder, $"{model}.txt"), $"{name} {bytes}\n");
            return;
        }
        Assert.Equal(vectors[name], bytes);
        Assert.Null(DeepComparer.Difference(value, OctavoBinary.Deserialize(Convert.FromHexString(vectors[name]), type), Fidelity.Binary));
    }

    private static void ThereAndBack<T>(T value)
    {
        foreach (FormatCalls<T> calls in FormatList.Of<T>())
        {
            Assert.Null(DeepComparer.Difference(value, calls.Deserialize(calls.Serialize(value)), calls.Fidelity));
        }
    }

    private static (string Name, Type Type, object Value) Sample(string model, string name) => s_models[model].Samples.Single(sample => sample.Name == name);

    private static Dictionary<string, string> Vectors(string path) => File.Exists(path)
        ? File.ReadAllLines(path).Where(line => !line.StartsWith('#')).Select(line => line.Split(' ')).ToDictionary(parts => parts[0], parts => parts[1])
        : [];
}
