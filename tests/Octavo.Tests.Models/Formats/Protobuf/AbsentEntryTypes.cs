// Owns: the types of AbsentEntryTests: maps whose keys and values are messages, or have no value for empty data.
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
}
