// Owns: a value with a codec of its own.
using Octavo.Model.Tagged;
using Octavo.Model.Types;

namespace Octavo.Model.Values;

/// <summary>A class or struct with a codec.</summary>
/// <param name="Type">C# text.</param>
/// <param name="SimpleName">Name part.</param>
/// <param name="NotNull">Whether null is refused.</param>
/// <param name="IsStruct">Whether it is a struct.</param>
/// <param name="Codec">The codec's C# name.</param>
/// <param name="IsLocal">Whether the codec is emitted into this assembly; another's is called through <c>ISequentialCodec</c> alone, or through its fixed
/// form.</param>
/// <param name="Fixed">The facts of a fixed-size struct; null for others, and until types are linked.</param>
internal sealed record ObjectValue(string Type, string SimpleName, bool NotNull, bool IsStruct, string Codec, bool IsLocal, FixedFacts? Fixed)
    : ValueModel(Type, NotNull)
{
    /// <summary>Whether the codec is written by hand: what it writes is not described.</summary>
    public bool ByHand { get; init; }

    /// <summary>The engine's adapter over a hand-written codec, whose contract is smaller than the engine's; empty for other codecs. One of a single value is
    /// adapted too, by what it is in a field.</summary>
    public string Adapter { get; init; } = "";

    /// <summary>The codec as a type argument: calls name <see cref="Codec"/>.</summary>
    public string CodecArgument => (Adapter.Length != 0 ? Adapter : Content == FieldContent.Payload ? "OfValue" : "") is { Length: > 0 } adapter
        ? "global::Octavo.Internal." + adapter + "<" + Type + ", " + Codec + ">" : Codec;

    /// <summary>Whether it is a union: a tagged message of it without a case is null.</summary>
    public bool IsUnion { get; init; }

    /// <summary>Whether the hand-written codec tells that a member is absent, so formats with names leave it out.</summary>
    public bool CanBeAbsent { get; init; }

    /// <summary>C# text of the types whose codecs a generic hand-written codec may call: those that its type arguments are or hold.</summary>
    public EquatableList<string> Reaches { get; init; }

    /// <summary>Of the library's optional the value that it may have: it describes that, and emitted code refuses the nulls that are not its. Null for
    /// others.</summary>
    public ValueModel? Held { get; init; }

    /// <summary>Whether a null within it is refused.</summary>
    public bool RefusesHeld => Held is { NotNull: true, CanBeNull: true };

    /// <summary>Whether it is a member of a format with names that is not absent: the codec's own methods for those write and read it.</summary>
    public bool IsPresent { get; init; }

    /// <summary>Whether it is an enum, whose codec knows names or which values are defined.</summary>
    public bool IsEnum { get; init; }

    /// <summary>Whether it is <c>object</c> or a collection of objects of the platform: an assembly with one adds the library's table of them.</summary>
    public bool HoldsObjects { get; init; }

    /// <summary>What a Shape says about a value with such a codec; empty if that is unknown.</summary>
    public string Described { get; init; } = "";

    /// <summary>What a tagged format's Shape says about a value whose hand-written codec states its form there; empty for others.</summary>
    public string TaggedShape { get; init; } = "";

    /// <summary>Whether a packed field can have its elements: the codec writes one number after the tag.</summary>
    public bool IsPackable => Content == FieldContent.Payload && PayloadWire != WireType.Delimited;

    /// <summary>Whether objects of it are written once and referred to from then on; given by the linker for types of this assembly.</summary>
    public bool HasReferences { get; init; }

    /// <summary>Whether other assemblies may use a codec that is written by hand.</summary>
    public bool IsPublic { get; init; }

    /// <summary>Whether another assembly declares the type of a codec by hand, so several may name one for it.</summary>
    public bool IsForeign { get; init; }

    /// <summary>The formats that the codec of another assembly is for; every one for types of this assembly, of which the plan says it.</summary>
    public FormatSet Formats { get; init; } = FormatSet.All;

    /// <summary>What it is in a tagged format; given by the linker for types of this assembly.</summary>
    public FieldContent Content { get; init; }

    /// <summary>Whether a piece of the message costs more than its bytes if there are others already: a collection is made again. Given by the
    /// linker.</summary>
    public bool IsGathered { get; init; }

    /// <summary>Whether a new object of the message has something that absence takes away: one that is read does not continue another object. Given by the
    /// linker.</summary>
    public bool HasInitial { get; init; }

    /// <summary>The wire type of what its codec writes, where <see cref="Content"/> is <see cref="FieldContent.Payload"/>.</summary>
    public int PayloadWire { get; init; }

    /// <summary>The scalar, with or without null, or text that its codec writes alone in every format: as a map's key it is one. Null for others; given by the
    /// linker for types of this assembly.</summary>
    public ValueModel? Single { get; init; }

    /// <summary>Whether its codec writes one text or number alone in formats whose keys are text: as a map's key it is a name there.</summary>
    public bool IsKeyText { get; init; }

    /// <summary>Whether that is a number, which needs quotes as a name.</summary>
    public bool IsKeyNumber { get; init; }

    /// <summary>Whether it is a struct of this assembly that is its members alone, none of which can be changed; given by the linker.</summary>
    public bool IsAssigned { get; init; }

    public override bool IsImmutable => IsAssigned || IsEnum || (!IsLocal && (Fixed is not null || LibraryValues.IsImmutable(Type)));

    public override string Name => SimpleName;

    public override bool Quoted => IsKeyNumber || Single is { Quoted: true };

    public override bool IsFixed => Fixed is { JoinsRuns: true };

    public override bool CanBeNull => !IsStruct;

    public override int Size => IsStruct ? Fixed?.Size ?? 0 : 8;

    public override RawLayoutFacts? RawLayout => Fixed?.RawLayout;

    public override int ReadMax => Fixed?.ReadMax ?? 0;
}
