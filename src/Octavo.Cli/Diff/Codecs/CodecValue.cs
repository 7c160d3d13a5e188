// Owns: the type of a member, element, key or value, as a Shape names it, with the names of types instead of numbers.
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>A type in a Shape.</summary>
/// <param name="Word">What it is.</param>
/// <param name="First">Of a sequence the element, of a map the key, of an optional, shared or named value the value.</param>
/// <param name="Second">Of a map the value.</param>
/// <param name="Type">Of a reference or value the full name; else empty.</param>
/// <param name="NotNull">Whether a reference is declared as not nullable.</param>
internal sealed record CodecValue(ShapeWord Word, CodecValue? First, CodecValue? Second, string Type, bool NotNull)
{
    /// <summary>Of an enum, the names that stand for its values in formats with names; null if any may.</summary>
    internal IReadOnlyList<string>? Names { get; init; }

    /// <summary>Of an enum, whether other formats have other names, or none.</summary>
    internal bool NamesByFormat { get; init; }

    /// <summary>Of an enum, whether numbers that it does not define are refused. By name nothing says so: numbers pass.</summary>
    internal bool IsChecked => Word == ShapeWord.Enum && Names is { Count: 0 } && !NamesByFormat;

    /// <summary>Of a type of the platform whose text, bytes or numbers are not any, its name; else empty.</summary>
    internal string Platform { get; init; } = "";

    /// <summary>Of a sequence, whether it is a set, which holds nothing twice.</summary>
    internal bool IsSet { get; init; }

    /// <summary>Whether null can be written.</summary>
    internal bool CanBeNull =>
        Word == ShapeWord.Optional
            || (!NotNull
            && Word is ShapeWord.Text or ShapeWord.Bytes or ShapeWord.Sequence or ShapeWord.Map or ShapeWord.Reference or ShapeWord.Object or ShapeWord.Shared
            or ShapeWord.Unknown);

    /// <summary>Whether it refers to a type that is compared by itself.</summary>
    internal bool IsType => Word is ShapeWord.Reference or ShapeWord.Value;

    /// <summary>The types that it refers to.</summary>
    internal IEnumerable<string> Types => [.. IsType ? [Type] : Array.Empty<string>(), .. First?.Types ?? [], .. Second?.Types ?? []];

    /// <summary>Whether two are the same except for the names of types and whether they may be null.</summary>
    internal bool IsLike(CodecValue other) =>
        Word == other.Word && (First is null || First.IsLike(other.First!)) && (Second is null || Second.IsLike(other.Second!));

    /// <summary>As people say it: <c>int?</c>, <c>sequence of text</c>.</summary>
    public override string ToString() => Platform.Length != 0 ? Platform + (CanBeNull ? "?" : "") : Word switch
    {
        ShapeWord.Optional => First + "?",
        ShapeWord.Sequence => IsSet ? $"set of {First}" : $"sequence of {First}",
        ShapeWord.Map => $"map of {First} to {Second}",
        ShapeWord.Shared => $"shared {First}",
        ShapeWord.Maybe => $"optional {First}",
        ShapeWord.Enum => Names is not { Count: 0 } ? $"enum by name, of {First}" : NamesByFormat ? $"enum of {First}" : $"checked enum of {First}",
        ShapeWord.Reference or ShapeWord.Value => Type,
        ShapeWord.Unknown => "value of a hand-written codec",
        _ => Plain,
    } + (NotNull || !CanBeNull || Word is ShapeWord.Optional or ShapeWord.Unknown ? "" : "?");

    private string Plain => Word switch
    {
        ShapeWord.Int8 => "sbyte",
        ShapeWord.UInt8 => "byte",
        ShapeWord.Int16 => "short",
        ShapeWord.UInt16 => "ushort",
        ShapeWord.Int32 => "int",
        ShapeWord.UInt32 => "uint",
        ShapeWord.Int64 => "long",
        ShapeWord.UInt64 => "ulong",
        ShapeWord.Int128 => "Int128",
        ShapeWord.UInt128 => "UInt128",
        ShapeWord.Float16 => "Half",
        ShapeWord.Float32 => "float",
        ShapeWord.Float64 => "double",
        ShapeWord.FixedInt32 => "fixed int",
        ShapeWord.FixedUInt32 => "fixed uint",
        ShapeWord.FixedInt64 => "fixed long",
        ShapeWord.FixedUInt64 => "fixed ulong",
        ShapeWord.DateTime => "DateTime",
        ShapeWord.DateTimeOffset => "DateTimeOffset",
        ShapeWord.Date => "DateOnly",
        ShapeWord.Time => "TimeOnly",
        ShapeWord.TimeSpan => "TimeSpan",
        ShapeWord.Guid => "Guid",
        ShapeWord.Integer => "BigInteger",
        _ => ShapeWords.Text(Word),
    };
}
