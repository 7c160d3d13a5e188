// Owns: the peers that can take a user type, and what each needs of it. Must not know: types, building.
namespace Octavo.Lab.PlugIns;

/// <summary>A peer of the command "custom". Its adapter is <c>lab/custom/peers/&lt;Peer&gt;Custom.cs</c>, its package the one that
/// <c>lab/peers/&lt;Peer&gt;</c>
/// names.</summary>
/// <param name="Peer">The peer's folder.</param>
/// <param name="Attribute">The attribute that each type must carry, by its full name; null if the library takes types as they are.</param>
/// <param name="TakesPlainStructs">Whether structs without references are taken as they are anyway.</param>
/// <param name="EnumAttribute">The attribute of a declaration that names an enum as its <c>Target</c>, which each enum wants; null if the library takes enums
/// as they are.</param>
/// <param name="Interface">What the type must be, by its full name, where the library takes its own generated types alone.</param>
internal sealed record CustomKind(string Peer, string? Attribute = null, bool TakesPlainStructs = false, string? EnumAttribute = null, string? Interface = null)
{
    /// <summary>All of them.</summary>
    public static IReadOnlyList<CustomKind> All { get; } =
    [
        new("MessagePack"), new("MsgPackCli"), new("NerdbankMessagePack"), new("DahomeyCbor"), new("ProtobufNet"),
        new("MemoryPack", "MemoryPack.MemoryPackableAttribute", TakesPlainStructs: true),
        new("Nino", "Nino.Core.NinoTypeAttribute", TakesPlainStructs: true),
        new("Fory", "Apache.Fory.ForyStructAttribute", EnumAttribute: "Apache.Fory.ForyEnumAttribute"),
        new("NetSerializer", "System.SerializableAttribute"),
        new("GoogleProtobuf", Interface: "Google.Protobuf.IMessage"),
    ];

    /// <summary>"[MemoryPackable]".</summary>
    public string Shown => Attribute is null ? "" : $"[{Attribute[(Attribute.LastIndexOf('.') + 1)..^nameof(System.Attribute).Length]}]";
}
