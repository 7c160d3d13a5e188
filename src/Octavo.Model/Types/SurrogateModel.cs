// Owns: a type that has a surrogate in data. Knows no symbol.
using Octavo.Model.Values;

namespace Octavo.Model.Types;

/// <summary>A type with a surrogate.</summary>
/// <param name="Type">C# text of the type.</param>
/// <param name="Id">Name part.</param>
/// <param name="Namespace">The namespace of its codec.</param>
/// <param name="IsStruct">Whether it is a struct.</param>
/// <param name="IsPublic">Whether other assemblies see it.</param>
/// <param name="Value">The surrogate as it is written: of a type that can be null it can be null, too.</param>
/// <param name="From">C# text that converts, with <c>$</c> for the object: <c>Surrogate.From($)</c>, <c>(Surrogate)($)</c>, <c>$.Value</c>; empty where the
/// type stands for itself.</param>
/// <param name="To">The same of the way back.</param>
internal sealed record SurrogateModel(string Type, string Id, string Namespace, bool IsStruct, bool IsPublic, ValueModel Value, string From, string To)
{
    /// <summary>Whether the type stands for itself, shared: a collection with references.</summary>
    public bool IsItself { get; init; }

    /// <summary>Whether null of the surrogate is the default of a struct, whose single value it is.</summary>
    public bool NullIsDefault { get; init; }

    /// <summary>What stands for a type that another assembly declares, as compilers compare it with what others name: its name, and whether it is the single
    /// value of the type. Empty for this assembly's own types.</summary>
    public string ForeignForm { get; init; } = "";

    /// <summary>What conversions reach past visibility.</summary>
    public EquatableList<AccessorModel> Accessors { get; init; }

    /// <summary>C# text of the surrogate for an object.</summary>
    public string Converted(string value) => From.Replace("$", value);

    /// <summary>C# text of the object for a surrogate.</summary>
    public string Restored(string surrogate) => To.Replace("$", surrogate);

    /// <summary>Whether its codec names what the compiler refuses: <c>[Obsolete("…", true)]</c>.</summary>
    public bool IsObsolete { get; init; }

    /// <summary>The codec's simple name.</summary>
    public string Codec => Id + Kind + "Codec";

    /// <summary>The entry's simple name.</summary>
    public string Entry => Id + Kind + "Entry";

    private string Kind => IsItself ? "" : "Surrogate";

    /// <summary>The codec's full C# name.</summary>
    public string CodecType => "global::" + Namespace + "." + Codec;
}
