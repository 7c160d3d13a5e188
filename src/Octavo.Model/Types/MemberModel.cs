// Owns: one member of a type. Knows no symbol.
using Octavo.Model.Tagged;
using Octavo.Model.Values;

namespace Octavo.Model.Types;

/// <summary>A member, with its identity in every format.</summary>
/// <param name="Name">Its name in C#.</param>
/// <param name="WireName">Its name in formats with names.</param>
/// <param name="Number">Its number, from 1: the slot plus one in arrays, the key in maps by number; its place where the type has no numbers.</param>
/// <param name="Gap">Slots without a member before it.</param>
/// <param name="Local">The name of its local in emitted bodies.</param>
/// <param name="Value">Its type.</param>
/// <param name="IsField">Whether it is a field.</param>
/// <param name="Owner">The type that declares it, for accessors.</param>
/// <param name="OwnType">C# text of its type as the owner says it, for accessors.</param>
/// <param name="Access">How it is read.</param>
/// <param name="Setting">How it is set.</param>
/// <param name="Parameter">The place of the constructor's parameter that takes it; −1 if none does.</param>
/// <param name="Required">Whether data without it is refused.</param>
internal sealed record MemberModel(
    string Name,
    string WireName,
    int Number,
    int Gap,
    string Local,
    ValueModel Value,
    bool IsField,
    OwnerModel Owner,
    string OwnType,
    MemberAccess Access,
    MemberSetting Setting,
    int Parameter,
    bool Required)
{
    /// <summary>C# text of the type that declares it, where a name of a derived type hides it: it is reached by a cast to it. Empty if its name means
    /// it.</summary>
    public string Through { get; init; } = "";

    /// <summary>Whether its getter has code: of a struct that nothing was set in it may throw, so nothing that exists is asked for.</summary>
    public bool HasGetter { get; init; }

    /// <summary>Whether its accessors do more than to give and to keep the value: the getter may give a copy, to which adding is in vain, and the setter may
    /// look into what it is given or refuse null. So a collection is set once, when it is whole.</summary>
    public bool HasCode { get; init; }

    /// <summary>Whether its setter empties the collection that the getter gives: that one is never given back to it.</summary>
    public bool IsEmptied { get; init; }

    /// <summary>Whether an initializer can set it.</summary>
    public bool IsInitializable => Setting is not (MemberSetting.Accessor or MemberSetting.Fill) && Through.Length == 0;

    /// <summary>When formats with names leave it out.</summary>
    public OmitRule Omit { get; init; }

    /// <summary>What tells whether it has a value, by a convention that is followed: a field is written if it does. Null for most members.</summary>
    public SpecifiedModel? Specified { get; init; }

    /// <summary>How it is reached itself, where formats without fields see it as null while <see cref="Specified"/> says that it has no value; null for most
    /// members.</summary>
    public SeenModel? Seen { get; init; }

    /// <summary>The member as formats without fields see it: null if it has no value.</summary>
    public MemberModel AsSeen()
    {
        bool isWrapped = Value is ScalarValue or ObjectValue { IsStruct: true };
        return this with
        {
            Value = isWrapped ? new NullableValue(Value.Type + "?", Value) : Value with { NotNull = false },
            Seen = new SeenModel(Access, Setting, isWrapped),
            Access = MemberAccess.Accessor,
            Setting = MemberSetting.Accessor,
        };
    }

    /// <summary>The member itself, where <see cref="Seen"/> is another way to it.</summary>
    public MemberModel Itself => Seen is null ? this : this with { Access = Seen.Access, Setting = Seen.Setting, Seen = null };

    /// <summary>Of what keeps unknown fields: C# text of the call on <c>v</c> that gives protobuf-net's holder of them, without its last argument; empty for a
    /// member of the type.</summary>
    public string Bridge { get; init; } = "";

    /// <summary>What it is as a field of a tagged format; null if its type is not seen by one.</summary>
    public FieldModel? Field { get; init; }

    /// <summary>Further names for reading, in formats with names.</summary>
    public EquatableList<string> Aliases { get; init; }

    /// <summary>Whether C# asks an initializer for it (<c>required</c>), whatever data may lack.</summary>
    public bool IsInitialized { get; init; }

    /// <summary>Whether it is read and no longer written; of Tolerant types alone.</summary>
    public bool IsOnlyRead { get; init; }

    /// <summary>The forms of its numbers, if a format has several.</summary>
    public NumberTraits Numbers { get; init; }

    /// <summary>The member if it is known not to be absent, in formats with names of a type that leaves members out.</summary>
    public MemberModel Present => Value is ObjectValue { CanBeAbsent: true } value ? this with { Value = value with { IsPresent = true } } : this;

    /// <summary>Whether formats by name leave it out where <see cref="Specified"/> says that it has no value, as Json.NET does.</summary>
    public bool IsSpecifiedByName { get; init; }

    /// <summary>Whether it is left out of formats with names, by what it is or by what tells of it.</summary>
    public bool CanOmit => IsSpecifiedByName || OmitsValue;

    /// <summary>Whether it has a value that is left out.</summary>
    public bool OmitsValue =>
        Value is ObjectValue { CanBeAbsent: true }
            || Omit != OmitRule.Never
            && (Value is NullableValue || Value.CanBeNull || (Omit == OmitRule.Default && Value is ScalarValue or ObjectValue { IsEnum: true }));

    /// <summary>The key in JSON-ready form.</summary>
    public string Literal => ",\"" + WireName + "\":";

    /// <summary>The same with the name escaped as JSON text.</summary>
    public string EscapedLiteral => ",\"" + JsonName.Escape(WireName) + "\":";
}
