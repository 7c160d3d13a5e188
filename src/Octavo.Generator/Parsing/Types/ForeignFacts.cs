// Owns: what the constants of another assembly's codec say about its struct.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Model;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Types;

internal static class ForeignFacts
{
    /// <summary>Whether a codec has the bodies for a tagged format.</summary>
    private static bool IsMessage(INamedTypeSymbol codec) =>
        codec.GetMembers("IsMessage").OfType<IFieldSymbol>().Any(f => f is { HasConstantValue: true, ConstantValue: true });

    /// <summary>What a type with the codec is in a field of Protobuf, and its wire type.</summary>
    public static (FieldContent Content, int Wire) Field(INamedTypeSymbol codec) =>
        IsMessage(codec) ? (FieldContent.Message, WireType.Delimited)
        : codec.GetMembers("FieldWire").OfType<IFieldSymbol>().FirstOrDefault(f => f.HasConstantValue)?.ConstantValue is int wire ? (FieldContent.Payload, wire)
        : (FieldContent.None, 0);

    /// <summary>The scalar or text that a codec writes alone; null if it says nothing.</summary>
    public static ValueModel? Single(INamedTypeSymbol codec) =>
        codec.GetMembers("SingleKind").OfType<IFieldSymbol>().FirstOrDefault(f => f.HasConstantValue)?.ConstantValue switch
        {
            "Text" => new TextValue(NotNull: false),
            string kind when System.Enum.TryParse(kind.TrimEnd('?'), out ScalarKind scalar) => Scalar(scalar, orNull: kind.Contains("?")),
            _ => null,
        };

    /// <summary>Whether a codec says that it writes one text in formats whose keys are text.</summary>
    public static bool IsKeyText(INamedTypeSymbol codec) =>
        codec.GetMembers("IsKeyText").OfType<IFieldSymbol>().Any(f => f is { HasConstantValue: true, ConstantValue: true });

    private static ValueModel Scalar(ScalarKind kind, bool orNull)
    {
        var scalar = new ScalarValue(ScalarFacts.Of(kind).CSharp, kind.ToString(), kind, IsEnum: false);
        return orNull ? new NullableValue(scalar.Type + "?", scalar) : scalar;
    }

    /// <summary>The formats that a codec is for.</summary>
    public static FormatSet Formats(INamedTypeSymbol codec) =>
        codec.GetMembers("Formats").OfType<IFieldSymbol>().FirstOrDefault(f => f.HasConstantValue)?.ConstantValue is int formats ? (FormatSet)formats
            : FormatSet.All;

    /// <summary>The facts of a fixed-size struct; null if the codec says nothing, and is called through <c>ISequentialCodec</c> alone.</summary>
    public static FixedFacts? Of(INamedTypeSymbol codec)
    {
        if (Constant("FixedReadMax") is not int readMax || Constant("FixedValues") is not int values || Constant("FixedSize") is not int size)
        {
            return null;
        }
        RawLayoutFacts? raw = Constant("RawLayoutSize") is int rawLayoutSize && Constant("RawLayoutAlignment") is int alignment
            && Constant("RawLayoutTraits") is int traits
            ? new RawLayoutFacts(rawLayoutSize, alignment, -1, (traits & 1) != 0, (traits & 2) != 0,
                traits == 0 ? new RawLayoutMask(Enumerable.Repeat((byte)0, rawLayoutSize).ToEquatable(),
                    Enumerable.Repeat((byte)0, rawLayoutSize).ToEquatable()) : null,
                    CSharpNames.Text(codec))
            : null;
        return new FixedFacts(readMax, values, size, IsPlain: false, raw);

        object? Constant(string name) => codec.GetMembers(name).OfType<IFieldSymbol>().FirstOrDefault(f => f.HasConstantValue)?.ConstantValue;
    }
}
