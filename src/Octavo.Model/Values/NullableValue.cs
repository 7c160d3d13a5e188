// Owns: a nullable value type.
namespace Octavo.Model.Values;

/// <summary>A <c>Nullable</c> of a value.</summary>
internal sealed record NullableValue(string Type, ValueModel Inner) : ValueModel(Type, NotNull: false)
{
    /// <summary>Whether it is the library's optional, as a tagged format has it: what is undefined is absent, and null is nothing that a field can
    /// say.</summary>
    public bool IsOptional { get; init; }

    /// <summary>Whether what the optional has is nullable itself.</summary>
    public bool HoldsNullable { get; init; }

    /// <summary>C# text that gives the value if there is one.</summary>
    public string Get => HoldsNullable ? ".GetValueOrDefault().GetValueOrDefault()" : ".GetValueOrDefault()";

    public override string Name => (IsOptional ? "Optional" : "Nullable") + Inner.Id;

    /// <summary>C# text of the codec that tells an absent value from its own null; null if the value has no null of its own.</summary>
    public string? OwnCodec =>
        Inner is ObjectValue { Codec: "global::Octavo.Internal.ProtobufValueCodec" } ? "global::Octavo.Internal.ProtobufOptionalValueCodec" : null;

    /// <summary>The value of a member as formats without fields have it: one with a null of its own tells absence.</summary>
    /// <param name="value">As it is parsed.</param>
    public static ValueModel OfMember(ValueModel value) => value is NullableValue { OwnCodec: { } codec } nullable
        ? new ObjectValue(value.Type, nullable.Name, NotNull: false, IsStruct: true, codec, IsLocal: false, Fixed: null)
        {
            ByHand = true,
            CanBeAbsent = true,
            IsPublic = true,
            Described = "opt<unknown>"
        }
        : value;

    /// <summary>The value of a member as in a field.</summary>
    /// <param name="value">As other formats have it.</param>
    public static ValueModel OfField(ValueModel value) => value switch
    {
        ObjectValue { Held: NullableValue { Inner: ScalarValue or ObjectValue { CanBeAbsent: false } } held } =>
            new NullableValue(value.Type, held.Inner) { IsOptional = true, HoldsNullable = true },
        ObjectValue { Held: ScalarValue or TextValue or BytesValue or ObjectValue { CanBeAbsent: false } } optional =>
            new NullableValue(value.Type, optional.Held!) { IsOptional = true },
        _ => value,
    };

    public override string Mark => Inner.Mark;

    public override bool Quoted => Inner.Quoted;

    public override bool IsFixed => Inner is ScalarValue;

    public override bool IsImmutable => Inner.IsImmutable;

    public override int Size => Inner.Size == 0 ? 0 : Inner.Size + 8;

    public override int ReadMax => ScalarReadMax.Head + Inner.ReadMax;

    public override int Calls => 1 + Inner.Calls;
}
