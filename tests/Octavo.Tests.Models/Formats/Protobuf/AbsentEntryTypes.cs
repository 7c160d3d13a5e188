// Owns: the types of AbsentEntryTests: maps and lists whose parts are messages, or have no value for empty data.
using System.Net;

namespace Octavo.Tests.Formats.Protobuf;

[GenerateCodec]
public record struct CountedFromFive()
{
    [CodecMember(1)] public int Number { get; set; } = 5;
}

[GenerateCodec, CodecUnion(1, typeof(AbsentCase))]
public abstract record AbsentUnion;

[GenerateCodec]
public sealed record AbsentCase([property: CodecMember(1)] int Number) : AbsentUnion;

[GenerateCodec, CodecUnion(1, typeof(AbsentGenericCase))]
public abstract record AbsentGeneric<T>;

[GenerateCodec]
public sealed record AbsentGenericCase([property: CodecMember(1)] int Number) : AbsentGeneric<int>;

[GenerateCodec]
public sealed class KeysOfMessages
{
    [CodecMember(1)] public Dictionary<DateTime, int>? Times { get; set; }

    [CodecMember(2)] public Dictionary<DateTimeOffset, int>? Offsets { get; set; }

    [CodecMember(3)] public Dictionary<CountedFromFive, int>? Structs { get; set; }

    [CodecMember(4)] public Dictionary<(int, string), int>? Tuples { get; set; }

    [CodecMember(5)] public Dictionary<KeyValuePair<int, string>, int>? Pairs { get; set; }

    [CodecMember(6)] public SortedDictionary<TimeSpan, int>? Spans { get; set; }
}

[GenerateCodec]
public sealed class ValuesOfMessages
{
    [CodecMember(1)] public Dictionary<string, DateTime>? Times { get; set; }

    [CodecMember(2)] public Dictionary<string, DateTimeOffset>? Offsets { get; set; }

    [CodecMember(3)] public Dictionary<string, CountedFromFive>? Structs { get; set; }

    [CodecMember(4)] public Dictionary<string, (int, string)>? Tuples { get; set; }

    [CodecMember(5)] public Dictionary<string, int[]>? Arrays { get; set; }
}

[GenerateCodec]
public sealed class KeysThatCannotBeAbsent
{
    [CodecMember(1)] public Dictionary<AbsentUnion, int>? Unions { get; set; }

    [CodecMember(2)] public Dictionary<Version, int>? Versions { get; set; }

    [CodecMember(3)] public Dictionary<IPAddress, int>? Addresses { get; set; }

    [CodecMember(4)] public Dictionary<Uri, int>? Links { get; set; }
}

[GenerateCodec]
public sealed class ValuesThatCannotBeAbsent
{
    [CodecMember(1)] public Dictionary<string, AbsentUnion>? Unions { get; set; }

    [CodecMember(2)] public Dictionary<string, Version>? Versions { get; set; }

    [CodecMember(3)] public Dictionary<string, Uri>? Links { get; set; }

    [CodecMember(4)] public Dictionary<string, Uri?>? MaybeLinks { get; set; }

    [CodecMember(5)] public Dictionary<string, AbsentUnion?>? MaybeUnions { get; set; }

    [CodecMember(6)] public SortedDictionary<string, Version?>? MaybeVersions { get; set; }

    [CodecMember(7)] public IReadOnlyDictionary<string, AbsentGeneric<int>?>? MaybeClosed { get; set; }
}

[GenerateCodec]
public sealed class ElementsThatCannotBeEmpty
{
    [CodecMember(1)] public List<AbsentUnion>? List { get; set; }

    [CodecMember(2)] public AbsentUnion[]? Array { get; set; }

    [CodecMember(3)] public HashSet<AbsentUnion>? Set { get; set; }

    [CodecMember(4)] public List<AbsentGeneric<int>>? Closed { get; set; }

    [CodecMember(5)] public IReadOnlyList<AbsentUnion>? ReadOnly { get; set; }

    [CodecMember(6)] public List<Version>? Versions { get; set; }

    [CodecMember(7)] public List<IPAddress>? Addresses { get; set; }

    [CodecMember(8)] public List<AbsentUnion?>? Nullable { get; set; }

    [CodecMember(9)] public AbsentUnion?[]? NullableArray { get; set; }

    [CodecMember(10)] public HashSet<AbsentUnion?>? NullableSet { get; set; }

    [CodecMember(11)] public IReadOnlyList<AbsentGeneric<int>?>? NullableClosed { get; set; }

    [CodecMember(12)] public List<List<AbsentUnion?>?>? NullableLists { get; set; }
}
