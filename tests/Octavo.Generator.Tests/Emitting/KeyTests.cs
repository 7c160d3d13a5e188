// Owns: keys of hashed collections whose types are of every kind: what is emitted for them compiles. What it does is tested where it runs.
namespace Octavo.Generator.Tests.Emitting;

public sealed class KeyTests
{
    [Fact]
    public void Keys_of_every_kind_compile()
    {
        Generated generated = Harness.Run(Harness.Compilation("""
            using System;
            using System.Collections.Generic;
            using System.Collections.Immutable;
            using System.Linq;
            using Octavo;

            namespace A
            {
                [GenerateCodec] public readonly record struct Key(long X);
                namespace B { [GenerateCodec] public readonly record struct Key(long Y, A.Key Other); }
                public static class Outer { [GenerateCodec] public sealed record Key(string? @class, Key? Next); }
                [GenerateCodec] public record Base(long Id) { public string Name { get; init; } = ""; }
                [GenerateCodec] public sealed record Derived(long Id, DateTime[] Times) : Base(Id) { [CodecMember("Other")] public new string Name { get; init; } = ""; }
                [GenerateCodec] public struct Plain { public long First; public (int, Guid)? Second; [CodecIgnore] private long _hidden; public void Hide() => _hidden++; }
                [GenerateCodec] public record struct Generic<T>(T Value, List<T> Others);
                [GenerateCodec] public record struct Gone([property: Obsolete("", true)] long Old, long New);
                [GenerateCodec] public sealed class Named { public long Id { get; set; } public override bool Equals(object? o) => o is Named n && n.Id == Id; public override int GetHashCode() => 0; }
                [GenerateCodec] public partial record struct Private([property: CodecMember(1)] int X) { [CodecMember(2)] private long _y = 1; [CodecIgnore] private Inner? _z = new(); public long Sum => _z is null ? 0 : _y; private sealed class Inner; }
                [GenerateCodec] public partial record PrivateBase<T> { [CodecMember(1)] private T _x = default!; [CodecMember(2)] private long Y { get; set; } public T X => _x; }
                [GenerateCodec] public sealed partial record PrivateDerived : PrivateBase<Key> { [CodecMember(3, "other")] private long _x = 1; public long Z => _x; }
                [GenerateCodec] public readonly struct Small(short id) { public short Id { get; } = id; public override int GetHashCode() => Id; }
                public enum Wide : ulong { None }

                [GenerateCodec]
                public sealed class All
                {
                    public Dictionary<Key, int>? A { get; set; }
                    public Dictionary<B.Key, int>? B { get; set; }
                    public Dictionary<Outer.Key, int>? C { get; set; }
                    public HashSet<Base>? D { get; set; }
                    public HashSet<Derived>? E { get; set; }
                    public HashSet<Plain?>? F { get; set; }
                    public ImmutableHashSet<Generic<Key>>? G { get; set; }
                    public ILookup<Gone, Key>? H { get; set; }
                    public HashSet<Named>? I { get; set; }
                    public HashSet<Small>? J { get; set; }
                    public HashSet<Wide?>? K { get; set; }
                    public HashSet<Private>? P { get; set; }
                    public HashSet<PrivateBase<string>>? Q { get; set; }
                    public HashSet<PrivateDerived>? R { get; set; }
                    public HashSet<CodecOptional<Key>>? S { get; set; }
                    public HashSet<int[]>? L { get; set; }
                    public HashSet<ImmutableArray<int>>? M { get; set; }
                    public ISet<(int, int, int, int, int, int, int, int, Key, B.Key)>? N { get; set; }
                    public IReadOnlyDictionary<KeyValuePair<Key, Tuple<B.Key, string>>, int>? O { get; set; }
                }
            }
            """)).Compiles();
        string keys = generated.Files.Single(f => f.Key.EndsWith("KeyHashes.g.cs", StringComparison.Ordinal)).Value;
        Assert.Contains("KeyKey2", keys, StringComparison.Ordinal);
        Assert.Contains("struct DerivedKey", keys, StringComparison.Ordinal);
        Assert.DoesNotContain("key.Old", keys, StringComparison.Ordinal);
        Assert.Contains("Name = \"<Old>k__BackingField\"", keys, StringComparison.Ordinal);
        Assert.Contains("((global::A.Base)key).Name", keys, StringComparison.Ordinal);
        Assert.DoesNotContain("Named", keys, StringComparison.Ordinal);
    }
}
