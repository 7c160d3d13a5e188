// Owns: messages that only the marshallers' tests need.
namespace Octavo.GrpcTests.Marshalling;

/// <summary>Its setter refuses.</summary>
[GenerateCodec]
public sealed class Guarded
{
    [CodecMember(1)]
    public int Value
    {
        get => 0;
        set => throw new ArgumentException($"a secret beside {value}");
    }
}

/// <summary>A path of many levels is long.</summary>
[GenerateCodec]
public sealed class MessageWhoseMembersHaveLongNames
{
    [CodecMember(1)] public string TextThatHasALongName { get; set; } = "";

    [CodecMember(2)] public MessageWhoseMembersHaveLongNames? ChildThatHasALongName { get; set; }
}

/// <summary>Each letter of a path has three bytes in UTF-8.</summary>
[GenerateCodec]
public sealed class Foreign
{
    [CodecMember(1)] public Foreign? 子子子子子子子子 { get; set; }
}

/// <summary>Its member has no number, so it is not a message.</summary>
[GenerateCodec]
public sealed class NoMessage
{
    public int Value { get; set; }
}
