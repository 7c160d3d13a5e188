// Owns: enums by name, of flags, and those whose values must be defined. Knows no format.
using System.Runtime.Serialization;
using Octavo;

[assembly: GenerateCodecFor(typeof(List<Octavo.Tests.Zoo.Types.Tint>))]
[assembly: GenerateCodecFor(typeof(Dictionary<Octavo.Tests.Zoo.Types.Tint, int>))]
[assembly: GenerateCodecFor(typeof(Dictionary<Octavo.Tests.Zoo.Types.Tint, Octavo.Tests.Zoo.Types.Rights>))]

namespace Octavo.Tests.Zoo.Types;

internal static class NamedEnums
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<OfNamedEnums>("enums by name", () =>
        [
            new(),
            new() { Tint = Tint.Green, Perhaps = Tint.Red, Plain = ByteEnum.Most, Number = Tint.Green, Rights = Rights.Read | Rights.Write, After = 5 },
            new() { Tint = (Tint)77, Rights = Rights.All, Perhaps = (Tint)(-1), Plain = (ByteEnum)77 },
            new() { Rights = (Rights)0x40, Long = (LongRights)(-1) },
            new() { Rights = Rights.Execute, Long = LongRights.Top | LongRights.Low },
        ]),
        new ZooEntry<BoundNamedEnums>("enums by name as constructor parameters",
            () => [new(Tint.Red, null), new(Tint.Green, Rights.Read) { Later = Tint.Red }]),
        new ZooEntry<CheckedEnums>("enums that must be defined",
            () => [new(), new() { Tint = Tint.Red, Rights = Rights.Write | Rights.Execute, Perhaps = Tint.Green }]),
        new ZooEntry<CollectionsOfNamedEnums>("collections of enums by name",
            () => [new(),
            new() { Array = [Tint.Red, (Tint)9], List = [], Map = new() { [Tint.Green] = Rights.All }, Optional = [null, Tint.Red],
            Set = [Tint.Red] }]) { ByHand = true },
        new ZooEntry<TolerantNamedEnums>("enums by name, tolerant",
            () => [new(), new() { Tint = Tint.Green, Rights = Rights.Read | Rights.Execute }]) { ByHand = true },
        new ZooEntry<StructOfNamedEnums>("enums by name in a struct", () => [default, new() { Tint = Tint.Green, Number = 5 }]) { ByHand = true },
        new ZooEntry<Tint>("root enum by name", () => [default, Tint.Green, (Tint)123456]),
        new ZooEntry<Dictionary<Tint, int>>("root map of enums by name",
            () => [[], new() { [Tint.Red] = 1, [Tint.Green] = 2, [(Tint)77] = 3, [(Tint)(-1)] = 4 }]) { ByHand = true },
        new ZooEntry<List<Tint>>("root list of enums by name", () => [[], [Tint.Red, Tint.Green, (Tint)5]]) { ByHand = true },
    ];
}

[CodecEnum(EnumForm.Name)]
[GenerateCodec]
public enum Tint
{
    None,
    Red,
    [CodecMember("grün")] Green,
    AlsoGreen = Green,
}

[Flags, CodecEnum(EnumForm.Name)]
public enum Rights : byte
{
    None = 0,
    [EnumMember(Value = "r")] Read = 1,
    [CodecMember("w")] Write = 2,
    Execute = 4,
    All = Read | Write | Execute,
}

[Flags, CodecEnum(EnumForm.Name)]
public enum LongRights : long
{
    Low = 1,
    Top = long.MinValue,
}

[GenerateCodec]
public sealed class OfNamedEnums
{
    public Tint Tint { get; set; }

    public Tint? Perhaps { get; set; }

    [CodecMember(Enum = EnumForm.Name)] public ByteEnum Plain { get; set; }

    [CodecMember(Enum = EnumForm.Number)] public Tint Number { get; set; }

    public Rights Rights { get; set; }

    public LongRights Long { get; set; }

    public int After { get; set; }
}

[GenerateCodec]
public sealed record BoundNamedEnums(Tint Tint, Rights? Rights)
{
    [CodecMember(Enum = EnumForm.Name)] public Tint? Later { get; init; }
}

[GenerateCodec]
public sealed class CheckedEnums
{
    [CodecMember(Defined = true)] public Tint Tint { get; set; }

    [CodecMember(Defined = true, Enum = EnumForm.Number)] public Rights Rights { get; set; }

    [CodecMember(Defined = true)] public Tint? Perhaps { get; set; }
}

[GenerateCodec]
public sealed class CollectionsOfNamedEnums
{
    public Tint[]? Array { get; set; }

    public List<Rights>? List { get; set; }

    public Dictionary<Tint, Rights>? Map { get; set; }

    public Tint?[]? Optional { get; set; }

    public HashSet<Tint>? Set { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantNamedEnums
{
    [CodecMember(1)] public Tint Tint { get; set; }

    [CodecMember(2)] public Rights Rights { get; set; }
}

[GenerateCodec]
public struct StructOfNamedEnums
{
    public Tint Tint { get; set; }

    public int Number { get; set; }
}
