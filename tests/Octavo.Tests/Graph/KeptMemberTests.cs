// Owns: the comparing and cloning of what an object has besides the members of Binary. Knows no format.
using System.Text.Json;

namespace Octavo.Tests.Graph;

public sealed class KeptMemberTests
{
    private const string Light = """{"Name":"a","theme":"light","size":{"x":1.0,"y":[null,5]}}""";

    /// <summary>A column of Entity Framework Core was not saved.</summary>
    [Fact]
    public void UnknownMembersOfJsonAreCompared()
    {
        Check<KeptElements>(one => one.More);
        Check<KeptNode>(one => one.More);
        Check<KeptObjects>(one => one.More);

        static void Check<T>(Func<T, object?> more)
            where T : class
        {
            T light = Of<T>(Light);
            Equal(light, Of<T>(Light));
            Equal(light, Of<T>("""{"size":{"x":1.0,"y":[null,5]},"theme":"light","Name":"a"}"""));
            Equal(light, OctavoGraph.Clone(light));
            Assert.NotSame(more(light), more(OctavoGraph.Clone(light)));
            Equal(Of<T>("""{"Name":"a"}"""), OctavoGraph.Clone(Of<T>("""{"Name":"a"}""")));
            Differ(light, Of<T>(Light.Replace("light", "dark")), "More[\"theme\"]");
            Differ(light, Of<T>(Light.Replace("5", "6")), "More[\"size\"]");
            Differ(light, Of<T>("""{"Name":"a"}"""), "More");
        }
    }

    /// <summary>They are written alike.</summary>
    [Fact]
    public void NoUnknownMembersAreTheSameAsNone()
    {
        Equal(new KeptElements { More = [] }, new KeptElements());
        Equal(new KeptNode { More = [] }, new KeptNode());
        Equal(new KeptObjects { More = [] }, new KeptObjects());
    }

    [Fact]
    public void UnknownMembersOfBinaryAreCompared()
    {
        KeptUnknown kept = Of("a");
        Assert.NotNull(kept.Unknown);
        Equal(kept, Of("a"));
        Equal(kept, OctavoGraph.Clone(kept));
        Differ(kept, Of("b"), "Unknown");
        Differ(kept, new KeptUnknown { Id = 1 }, "Unknown");

        static KeptUnknown Of(string note) => OctavoBinary.Deserialize<KeptUnknown>(OctavoBinary.Serialize(new KeptSource { Id = 1, Note = note }))!;
    }

    [Fact]
    public void MembersOfOtherFormatsAreComparedAndCloned()
    {
        var seen = new SeenByJson { Id = 1, Notes = { "a" }, Mark = "m" };
        SeenByJson clone = OctavoGraph.Clone(seen);
        Equal(seen, clone);
        Assert.Equal(["a"], clone.Notes);
        Assert.Equal("m", clone.Mark);
        Assert.NotSame(seen.Notes, clone.Notes);
        Differ(seen, new SeenByJson { Id = 1, Notes = { "b" }, Mark = "m" }, "Notes[0]");
        Differ(seen, new SeenByJson { Id = 1, Notes = { "a" } }, "Mark");
        var bound = new BoundByJson(1, "note");
        Equal(bound, OctavoGraph.Clone(bound));
        Assert.Equal("note", OctavoGraph.Clone(bound).Note);
        Differ(bound, bound with { Note = "other" }, "Note");
    }

    /// <summary>Frameworks that copy instead of writing and reading ask for it.</summary>
    [Fact]
    public void WhatAReaderMakesOtherwiseIsTold()
    {
        Assert.True(OctavoGraph.TryClone(new KeptSource { Id = 1 }, typeof(KeptSource), out object? copy));
        Assert.Equal(1, Assert.IsType<KeptSource>(copy).Id);
        Assert.True(OctavoGraph.TryClone(null, typeof(Told), out copy));
        Assert.False(OctavoGraph.TryClone(new Told { Name = "a" }, typeof(Told), out copy));
        Assert.Null(copy);
        Assert.True(OctavoGraph.TryClone(new HoldsTold(), typeof(HoldsTold), out _));
        Assert.False(OctavoGraph.TryClone(new HoldsTold { All = { new Told() } }, typeof(HoldsTold), out _));
        Assert.False(OctavoGraph.TryClone(new HoldsTold { Other = new Told() }, typeof(HoldsTold), out _));
        Assert.False(OctavoGraph.TryClone(new SeenByJson(), typeof(SeenByJson), out _));
        Assert.True(OctavoGraph.TryClone(new KeptSource { Id = 1 }, typeof(KeptSource), out _)); // nothing is left of the last call
        Assert.Throws<ArgumentException>(() => OctavoGraph.TryClone("", typeof(Told), out _));
    }

    private static T Of<T>(string json) => OctavoJson.Deserialize<T>(json)!;

    private static void Equal<T>(T left, T right)
    {
        Assert.Empty(OctavoGraph.Diff(left, right));
        Assert.True(OctavoGraph.Equals(left, right));
    }

    private static void Differ<T>(T left, T right, string path)
    {
        Assert.StartsWith($"{typeof(T).Name}.{path}", Assert.Single(OctavoGraph.Diff(left, right)).Path, StringComparison.Ordinal);
        Assert.False(OctavoGraph.Equals(left, right));
    }
}
