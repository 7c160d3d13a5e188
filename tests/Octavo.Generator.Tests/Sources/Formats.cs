using System;
using System.Collections.Generic;
using Octavo;

namespace Acme.Formats;

/// <summary>In Protobuf alone: no sequential bodies.</summary>
[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed class Note
{
    [CodecMember(1)] public int Id { get; set; }
    [CodecMember(2)] public string? Text { get; set; }
    [CodecMember(3)] public List<Mark> Marks { get; set; } = [];
    [CodecMember(4)] public Dictionary<string, Note>? Related { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public struct Mark
{
    [CodecMember(1)] public int From;
    [CodecMember(2)] public int To;
}

/// <summary>Two formats of one family: bodies as ever, two slots.</summary>
[GenerateCodec(Formats = CodecFormats.Json | CodecFormats.MessagePack)]
public sealed class Answer
{
    [CodecMember(1)] public int Code { get; set; }
    [CodecMember(2)] public Coin Coin { get; set; }
}

[GenerateCodec]
public struct Coin
{
    [CodecMember(1)] public int Value;
}

/// <summary>Asks for nothing, and is in no more than what it holds.</summary>
[GenerateCodec]
public sealed class Envelope
{
    [CodecMember(1)] public Note? Note { get; set; }
    [CodecMember(2)] public (int Number, Answer Answer)[]? Answers { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), CodecUnion(0, typeof(Ask)), CodecUnion(1, typeof(Tell))]
public abstract class Talk;

[GenerateCodec]
public sealed class Ask : Talk
{
    [CodecMember(1)] public string? What { get; set; }
}

[GenerateCodec]
public sealed class Tell : Talk
{
    [CodecMember(1)] public Mark[]? What { get; set; }
}

public static class Calls
{
    public static byte[] Notes(List<Note> notes) => OctavoProtobuf.Serialize(notes);
    public static byte[] Answers(Answer[] answers) => OctavoJson.Serialize(answers);
}
