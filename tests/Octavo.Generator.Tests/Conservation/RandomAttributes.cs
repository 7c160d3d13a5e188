// Owns: the attributes of a random model's types and members. Knows no layout and no member's type.
namespace Octavo.Generator.Tests.Conservation;

/// <summary>Attributes of one model: the types of its chain have those of one library.</summary>
internal sealed class RandomAttributes(Random random)
{
    private static readonly RandomStyle[] s_styles =
    [
        RandomStyle.Plain, RandomStyle.Plain, RandomStyle.Plain, RandomStyle.Plain, RandomStyle.Numbered, RandomStyle.Numbered, RandomStyle.ProtobufNet,
        RandomStyle.ProtobufNet, RandomStyle.Newtonsoft, RandomStyle.MessagePack, RandomStyle.Contract, RandomStyle.MemoryPack, RandomStyle.SystemTextJson,
    ];

    private int _number;

    public RandomStyle Style { get; } = s_styles[random.Next(s_styles.Length)];

    /// <summary>What asks for a codec, with options now and then.</summary>
    public string OfCodec()
    {
        string options = Style == RandomStyle.Numbered
            ? Pick("", "", "Layout = Octavo.Layout.Tolerant", "Layout = Octavo.Layout.NumberMap", "Layout = Octavo.Layout.NameMap")
            : Pick("", "", "", "", "", "Layout = Octavo.Layout.NameMap", "Names = Octavo.NamePolicy.SnakeCaseLower", "Omit = Octavo.OmitPolicy.Null",
                "Omit = Octavo.OmitPolicy.Default", "Order = Octavo.MemberOrder.Name", "Computed = Octavo.ComputedMembers.Write",
                "Sharing = Octavo.Sharing.Text");
        return options.Length == 0 ? "[Octavo.GenerateCodec] " : $"[Octavo.GenerateCodec({options})] ";
    }

    /// <summary>What a library asks of a type, whether it has a codec or not.</summary>
    public string OfType() => Style switch
    {
        RandomStyle.ProtobufNet => "[ProtoBuf.ProtoContract] ",
        RandomStyle.Newtonsoft => Pick("", "[Newtonsoft.Json.JsonObject] "),
        RandomStyle.MessagePack => "[MessagePack.MessagePackObject] ",
        RandomStyle.Contract => "[System.Runtime.Serialization.DataContract] ",
        RandomStyle.MemoryPack => "[MemoryPack.MemoryPackable] ",
        _ => "",
    };

    /// <summary>The attributes of a member that has state.</summary>
    public string OfMember() => Style switch
    {
        RandomStyle.Numbered => random.Next(8) == 0 ? "[Octavo.CodecIgnore] " : $"[Octavo.CodecMember({++_number})] " + Alias(),
        RandomStyle.ProtobufNet => random.Next(8) switch
        {
            0 => "",
            1 => "[ProtoBuf.ProtoIgnore] ",
            _ => $"[ProtoBuf.ProtoMember({++_number})] ",
        },
        RandomStyle.Newtonsoft => random.Next(6) switch
        {
            0 => "[Newtonsoft.Json.JsonIgnore] ",
            1 or 2 => $"[Newtonsoft.Json.JsonProperty(\"k{++_number}\")] ",
            _ => "",
        },
        RandomStyle.MessagePack => random.Next(6) == 0 ? "[MessagePack.IgnoreMember] " : $"[MessagePack.Key({_number++})] ",
        RandomStyle.Contract => random.Next(6) switch
        {
            0 => "[System.Runtime.Serialization.IgnoreDataMember] ",
            1 => "",
            _ => $"[System.Runtime.Serialization.DataMember(Order = {++_number})] ",
        },
        RandomStyle.MemoryPack => random.Next(6) switch
        {
            0 => "[MemoryPack.MemoryPackIgnore] ",
            1 => "[MemoryPack.MemoryPackInclude] ",
            2 => $"[MemoryPack.MemoryPackOrder({_number++})] ",
            _ => "",
        },
        RandomStyle.SystemTextJson => random.Next(9) switch
        {
            0 => "[System.Text.Json.Serialization.JsonIgnore] ",
            1 or 2 => "[System.Text.Json.Serialization.JsonInclude] ",
            3 => $"[System.Text.Json.Serialization.JsonPropertyName(\"j{++_number}\")] ",
            4 => $"[System.Text.Json.Serialization.JsonPropertyOrder({random.Next(-3, 9)})] ",
            5 => "[System.Text.Json.Serialization.JsonIgnore(Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingDefault)] ",
            _ => "",
        },
        _ => Plain(),
    };

    /// <summary>What says about a member that shows no state that it is written anyway, under a name that tests look for.</summary>
    public string OfComputed(int level) => Style switch
    {
        RandomStyle.Numbered => $"[Octavo.CodecMember({++_number}, \"cmp{level}\", Computed = Octavo.ComputedMembers.Write)] ",
        _ => $"[Octavo.CodecMember(\"cmp{level}\", Computed = Octavo.ComputedMembers.Write)] ",
    };

    private string Plain() => random.Next(19) switch
    {
        0 => "[Octavo.CodecIgnore] ",
        1 or 2 => "[Octavo.CodecMember] ",
        3 => $"[Octavo.CodecMember(\"n{random.Next(1000)}\")] ",
        4 => "[System.Obsolete] ",
        5 or 6 => OfLibrary(),
        7 or 8 => Alias(),
        _ => "",
    };

    private string Alias() => random.Next(5) == 0 ? $"[Octavo.CodecAlias(\"old{random.Next(100000)}\")] " : "";

    /// <summary>An attribute of another library: it leaves the member out of that library's formats, brings it in, or names it.</summary>
    private string OfLibrary() => random.Next(11) switch
    {
        0 => "[System.Text.Json.Serialization.JsonIgnore] ",
        1 => "[System.Text.Json.Serialization.JsonInclude] ",
        2 => $"[System.Text.Json.Serialization.JsonPropertyName(\"j{random.Next(1000)}\")] ",
        3 => "[MemoryPack.MemoryPackIgnore] ",
        4 => "[MemoryPack.MemoryPackInclude] ",
        5 => "[MessagePack.IgnoreMember] ",
        6 => $"[ProtoBuf.ProtoMember({random.Next(1, 100)})] ",
        7 => "[Newtonsoft.Json.JsonIgnore] ",
        8 => "[System.Runtime.Serialization.IgnoreDataMember] ",
        9 => "[System.Text.Json.Serialization.JsonRequired] ",
        _ => $"[Newtonsoft.Json.JsonProperty(\"k{random.Next(1000)}\")] ",
    };

    private string Pick(params string[] from) => from[random.Next(from.Length)];
}
