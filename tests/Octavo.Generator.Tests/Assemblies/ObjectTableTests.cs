// Owns: which assemblies bring the library's table of types that hold objects: native programs have its code only if one does.
namespace Octavo.Generator.Tests.Assemblies;

public sealed class ObjectTableTests
{
    [Theory]
    [InlineData("[GenerateCodec] public class Use { public object? A; }")]
    [InlineData("[GenerateCodec] public class Use { public dynamic? A; }")]
    [InlineData("[GenerateCodec] public class Use { public Hashtable? A; }")]
    [InlineData("[GenerateCodec] public class Use { public Dictionary<int, List<object?[]>>? A; }")]
    [InlineData("[GenerateCodec] public class Use { public (int, object?) A; }")]
    [InlineData("[GenerateCodec] public class Box<T> { public T? A; } public class Use { static byte[] F(Box<IList> box) => OctavoBinary.Serialize(box); }")]
    [InlineData("[CodecSurrogate(typeof(Data))] public class Use { public static implicit operator Data(Use value) => new(); public static implicit operator Use(Data value) => new(); } [GenerateCodec] public struct Data { public object? A; }")]
    [InlineData("public class Use { static byte[] F(object value) => OctavoBinary.Serialize(value); }")]
    [InlineData("public class Use { static ArrayList? F(byte[] data) => OctavoMsgPack.Deserialize<ArrayList>(data); }")]
    [InlineData("public class Use { static byte[] F(List<object> value) => OctavoCompact.Serialize(value); }")]
    [InlineData("public class Use { static CodecRegistry F() => new CodecRegistry().Register<Queue>(64); }")]
    [InlineData("[GenerateCodec, CodecUnion(0, typeof(Case)), CodecUnion(Open = true)] public abstract class Use { } [GenerateCodec] public class Case : Use { public int A; }")]
    [InlineData("[assembly: GenerateCodecFor(typeof(object))]")]
    [InlineData("[assembly: GenerateCodecFor(typeof(SortedList))]")]
    public void An_assembly_that_holds_objects_brings_it(string source) =>
        Assert.Contains("CodecCatalog.AddObjects();", Table(source), StringComparison.Ordinal);

    [Theory]
    [InlineData("[GenerateCodec] public class Use { public string? A; public BitArray? B; public Uri? C; public Dictionary<string, List<int?>>? D; }")]
    [InlineData("[GenerateCodec] public class Use { public int A; [CodecIgnore] public object? B; }")]
    [InlineData("[GenerateCodec, CodecUnion(0, typeof(Case))] public abstract class Use { } [GenerateCodec] public class Case : Use { public int A; }")]
    [InlineData("public class Use { static byte[] F(int[] value) => OctavoBinary.Serialize(value); static CodecRegistry G() => new CodecRegistry().Register<int[][]>(64); }")]
    [InlineData("public class Use { static object? F(byte[] data, Type type) => OctavoBinary.Deserialize(data, type); }")] // the library's call brings it
    public void Another_does_not(string source) => Assert.DoesNotContain("AddObjects", Table(source), StringComparison.Ordinal);

    [Fact]
    public void An_assembly_without_an_object_has_no_table() =>
        Assert.Empty(Run("public class Use { static byte[] F(int value) => OctavoBinary.Serialize(value); }").Files);

    private static string Table(string source) =>
        string.Concat(Run(source).Files.Where(f => f.Key.EndsWith("AcmeCodecs.g.cs", StringComparison.Ordinal)).Select(f => f.Value));

    private static Generated Run(string source) => Harness.Run("""
        using System;
        using System.Collections;
        using System.Collections.Generic;
        using Octavo;
        
        """ + source).Compiles();
}
