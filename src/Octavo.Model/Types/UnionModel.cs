// Owns: one union as declared: the base type and what its codec is called. Knows no symbol; its cases may be declared elsewhere.
namespace Octavo.Model.Types;

/// <summary>A union.</summary>
/// <param name="Type">C# text of the base type.</param>
/// <param name="FullName">Its name for people and Shapes.</param>
/// <param name="Id">Name part.</param>
/// <param name="Namespace">The codec's namespace.</param>
/// <param name="IsPublic">Whether other assemblies see it.</param>
/// <param name="IsOpen">Whether it holds objects of other types too, by the registry.</param>
internal sealed record UnionModel(string Type, string FullName, string Id, string Namespace, bool IsPublic, bool IsOpen)
{
    /// <summary>Whether protobuf-net's attributes make it one of the classes of an inheritance: in Protobuf the cases are parts of its message, and no
    /// oneof.</summary>
    public bool IsInheritance { get; init; }

    /// <summary>Whether a member of the base type is named GetType.</summary>
    public bool HidesGetType { get; init; }

    /// <summary>The formats that are asked for.</summary>
    public FormatSet Formats { get; init; } = FormatSet.All;

    /// <summary>Whether assemblies that see this one's internals use its codec: it is internal, and there are such.</summary>
    public bool IsFriend { get; init; }

    /// <summary>Whether another assembly declares it, so several may say what its cases are.</summary>
    public bool IsForeign { get; init; }

    /// <summary>Whether its codec names what the compiler refuses: <c>[Obsolete("…", true)]</c>.</summary>
    public bool IsObsolete { get; init; }

    /// <summary>The codec's simple name.</summary>
    public string Codec => Id + "Codec";

    /// <summary>The codec's full C# name.</summary>
    public string CodecType => "global::" + Namespace + "." + Codec;
}
