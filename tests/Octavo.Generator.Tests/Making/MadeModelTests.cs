// Owns: strange models with codecs made at run time: their bytes are those of generated codecs, and come back. What the build refuses is refused, or served.
using Octavo.Generator.Tests.Conservation;

namespace Octavo.Generator.Tests.Making;

public sealed class MadeModelTests
{
    private static readonly OctavoFormat[] s_formats =
        [OctavoFormats.Binary, OctavoFormats.Compact, OctavoFormats.MessagePack, OctavoFormats.Cbor, OctavoFormats.Json, OctavoFormats.Protobuf];

    /// <summary>Words of models that differ in what only source says (docs/features/run-time-codecs.md), or from one object to the next.</summary>
    private static readonly string[] s_apart =
    [
        "NewGuid", "namespace Octavo.Generated", // a new value each time; names of what is emitted
        "order: ", // setters that change other members
        "_l ??= [5]", "_n ??= ", "_flags", "Interlocked", // properties with bodies among fields
        "get-only interfaces over", "new System.Collections.ObjectModel.ReadOnlyDictionary", // what an initializer is, and that nothing fills it
        "the seconds of a time", "partial int Count",
        "HashSet<int> Own { get; }", "public readonly HashSet<int> C = null!", "public new readonly Made Name", // null that no initializer explains
    ];

    private static readonly string[] s_bodies = ["set {", "set =>", "init {", "init =>"];

    [Theory, MemberData(nameof(StrangeModelTests.Files), MemberType = typeof(StrangeModelTests))]
    public void Run_time_codecs_have_the_bytes_of_generated_ones(string file)
    {
        string[] found = [.. StrangeModel.Of(file).Where(StrangeModelTests.IsTaken).SelectMany(Differences)];
        Assert.True(found.Length == 0, string.Join("\n", found));
    }

    private static IEnumerable<string> Differences(StrangeModel model)
    {
        string text = model.Title + model.Text;
        if (model.HasLibrary || s_apart.Any(word => text.Contains(word, StringComparison.Ordinal)))
        {
            return [];
        }
        var source = new MemoryStream();
        if (model.Build is not { Errors: [], Image: { } image } || !model.Compilation.Emit(source).Success)
        {
            return [];
        }
        // What setters with bodies do to other members, only source says.
        bool hasSetters = s_bodies.Any(word => text.Contains(word, StringComparison.Ordinal));
        string[] expected = Outcomes(Load(image), hasSetters), made = Outcomes(Make(source.ToArray()), hasSetters);
        return s_formats.Select((format, i) => $"{model.Title}: {format.Name}: {made[i]}, generated {expected[i]}").Where((_, i) => made[i] != expected[i]);
    }

    private static string[] Outcomes(Type type, bool writesAlone) => Array.ConvertAll(s_formats, format =>
    {
        try
        {
            byte[] bytes = format.Serialize(type.GetMethod("Make")!.Invoke(null, null), type);
            if (writesAlone)
            {
                return Convert.ToHexString(bytes);
            }
            try
            {
                return Convert.ToHexString(bytes) + " " + Convert.ToHexString(format.Serialize(format.Deserialize(bytes, type), type));
            }
            catch (OctavoException refused)
            {
                return Convert.ToHexString(bytes) + " " + refused.Message;
            }
        }
        catch (OctavoException refused)
        {
            return refused.Message;
        }
    });

    private static Type Make(byte[] image)
    {
        Type type = Load(image);
        MadeAssemblies.Add(type.Assembly);
        return type;
    }

    private static Type Load(byte[] image) => ModelLibraries.Context("made", isCollectible: false).Load(image).GetType("R", throwOnError: true)!;
}
