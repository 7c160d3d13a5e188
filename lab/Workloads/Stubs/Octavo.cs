// Owns: Octavo's attributes by name, for adapters that do not reference it.
// Must not know: anything.
namespace Octavo;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
internal sealed class GenerateCodecAttribute : Attribute
{
    public Layout Layout { get; set; }

    public bool References { get; set; }
}

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class CodecMemberAttribute(int number = 0) : Attribute
{
    public CodecMemberAttribute(string name)
        : this() => Name = name;

    public int Number { get; } = number;

    public string? Name { get; }

    public MemberEncoding Encoding { get; set; }
}

[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
internal sealed class CodecUnionForAttribute(Type union, int number, Type type) : Attribute
{
    public Type Union { get; } = union;

    public int Number { get; } = number;

    public Type Type { get; } = type;
}

internal enum MemberEncoding
{
    Default,
    Fixed,
}

internal enum Layout
{
    Auto,
    Array,
    NameMap,
    NumberMap,
    Tolerant,
}
