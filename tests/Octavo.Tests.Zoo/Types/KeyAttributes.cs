// Owns: types that carry MessagePack-CSharp's attributes instead of Octavo's numbers. Knows no format.
using MessagePack;

namespace Octavo.Tests.Zoo.Types
{
    internal static class KeyAttributes
    {
        internal static IEnumerable<ZooEntry> Entries() =>
        [
            new ZooEntry<KeyedByNumber>("MessagePack-CSharp's numbers", () => [new(), new() { Id = 200, Name = "n", Enabled = true, Skipped = 5 }]),
            new ZooEntry<KeyedByName>("MessagePack-CSharp's names", () => [new(), new() { Id = 200, Name = "n" }]),
            new ZooEntry<KeyedWithGaps>("MessagePack-CSharp's numbers with gaps", () => [new(), new() { Id = 200, Name = "n" }]),
        ];
    }

    [GenerateCodec]
    [MessagePackObject]
    public sealed class KeyedByNumber
    {
        [Key(0)] public int Id { get; set; }

        [Key(1)] public string? Name { get; set; }

        [Key(2)] public bool Enabled { get; set; }

        [IgnoreMember] public int Skipped { get; set; }
    }

    [GenerateCodec]
    [MessagePackObject]
    public sealed class KeyedByName
    {
        [Key("i")] public int Id { get; set; }

        [Key("n")] public string? Name { get; set; }
    }

    [GenerateCodec]
    [MessagePackObject]
    public sealed class KeyedWithGaps
    {
        [Key(3)] public int Id { get; set; }

        [Key(1)] public string? Name { get; set; }
    }
}

// The attributes are found by name, so the tests need no reference to the library.
namespace MessagePack
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    internal sealed class MessagePackObjectAttribute(bool keyAsPropertyName = false) : Attribute
    {
        public bool KeyAsPropertyName { get; } = keyAsPropertyName;

        public bool AllowPrivate { get; set; }
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    internal sealed class KeyAttribute : Attribute
    {
        public KeyAttribute(int x) => IntKey = x;

        public KeyAttribute(string x) => StringKey = x;

        public int? IntKey { get; }

        public string? StringKey { get; }
    }

    [AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
    internal sealed class IgnoreMemberAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
    internal sealed class UnionAttribute(int key, Type subType) : Attribute
    {
        public int Key { get; } = key;

        public Type SubType { get; } = subType;
    }
}
