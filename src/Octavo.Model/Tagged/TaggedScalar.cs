// Owns: what is known of each scalar in a tagged format: wire type, encoders, decoders, packed members. One table; knows no emitter.
using Octavo.Model.Values;

namespace Octavo.Model.Tagged;

/// <summary>A scalar in one form.</summary>
/// <param name="Wire">Its wire type.</param>
/// <param name="Put">The encoder's name.</param>
/// <param name="Max">C# text of its bound.</param>
/// <param name="Number">The C# type that encoder and decoder have.</param>
internal sealed record TaggedScalar(int Wire, string Put, string Max, string Number)
{
    /// <summary>The decoder that works in a window; empty if the reader reads it by itself.</summary>
    public string Get { get; init; } = "";

    /// <summary>The expression that reads it by itself.</summary>
    public string Read { get; init; } = "";

    /// <summary>What the names of the members for packed sequences end in; empty if there are none.</summary>
    public string Bulk { get; init; } = "";

    /// <summary>What comes after the value in the encoder's call.</summary>
    public string Argument { get; init; } = "";

    /// <summary>Whether it is a short message: a time, or one of bcl.proto.</summary>
    public bool IsMessage { get; init; }

    /// <summary>C# text of the value of a message without fields; empty if it is the default of the type.</summary>
    public string Empty { get; init; } = "";

    /// <summary>Whether elements can share one field.</summary>
    public bool IsPackable => Wire != WireType.Delimited;

    /// <summary>The facts of a scalar in a form.</summary>
    public static TaggedScalar Of(ScalarKind kind, FieldForm form) => (kind, form.Encoding) switch
    {
        (ScalarKind.Int32 or ScalarKind.SByte or ScalarKind.Int16, FieldEncoding.ZigZag) =>
            new(WireType.Varint, "PutZigZag32", "5", "int") { Get = "GetZigZag32", Bulk = kind == ScalarKind.Int32 ? "ZigZag32s" : "" },
        (ScalarKind.Int64, FieldEncoding.ZigZag) => new(WireType.Varint, "PutZigZag64", "10", "long") { Get = "GetZigZag64", Bulk = "ZigZag64s" },
        (ScalarKind.Int32 or ScalarKind.SByte or ScalarKind.Int16 or ScalarKind.UInt32 or ScalarKind.Byte or ScalarKind.UInt16
            or ScalarKind.Char, FieldEncoding.Fixed) =>
            new(WireType.Fixed32, "PutFixed32", "4", "uint")
            {
                Get = "GetFixed32",
                Bulk = kind == ScalarKind.UInt32 ? "Fixed32s" : kind == ScalarKind.Int32 ? "SFixed32s" : ""
            },
        (ScalarKind.Int64 or ScalarKind.UInt64, FieldEncoding.Fixed) =>
            new(WireType.Fixed64, "PutFixed64", "8", "ulong") { Get = "GetFixed64", Bulk = kind == ScalarKind.UInt64 ? "Fixed64s" : "SFixed64s" },
        (ScalarKind.Bool or ScalarKind.Int32 or ScalarKind.UInt32 or ScalarKind.Int64 or ScalarKind.UInt64, _) =>
            Plain(kind, WireType.Varint) with { Get = "Get" + kind, Bulk = kind + "s" },
        (ScalarKind.Single, _) => Plain(kind, WireType.Fixed32) with { Get = "GetSingle", Bulk = "Singles" },
        (ScalarKind.Double, _) => Plain(kind, WireType.Fixed64) with { Get = "GetDouble", Bulk = "Doubles" },
        (ScalarKind.Half, _) => Plain(kind, WireType.Fixed32),
        (ScalarKind.Guid, FieldEncoding.Fixed) when form.Level == FieldForm.Level300 => Bcl("GuidBytes", "Guid") with { IsMessage = false },
        (ScalarKind.Guid, _) when form.Level < FieldForm.Level300 => Bcl("BclGuid", "Guid"),
        (ScalarKind.Decimal, _) when form.Level < FieldForm.Level300 => Bcl("BclDecimal", "decimal"),
        (ScalarKind.DateTime, _) when form.Level < FieldForm.Level240 => Bcl("BclDateTime", "DateTime") with
        {
            Argument = ", kind: false",
            Empty = "new DateTime(DateTime.UnixEpoch.Ticks)"
        },
        (ScalarKind.TimeSpan, _) when form.Level < FieldForm.Level240 => Bcl("BclTimeSpan", "TimeSpan"),
        (ScalarKind.DateTime or ScalarKind.DateTimeOffset, _) => Plain(kind, WireType.Delimited) with { IsMessage = true, Empty = $"{kind}.UnixEpoch" },
        (ScalarKind.TimeSpan, _) => Plain(kind, WireType.Delimited) with { IsMessage = true },
        (ScalarKind.Int128 or ScalarKind.UInt128 or ScalarKind.Decimal or ScalarKind.Guid, _) => Plain(kind, WireType.Delimited),
        _ => Plain(kind, WireType.Varint),
    };

    private static TaggedScalar Plain(ScalarKind kind, int wire) =>
        new(wire, "Put" + kind, "W.Max" + kind, ScalarFacts.Of(kind).CSharp) { Read = "r.Read" + kind + "()" };

    private static TaggedScalar Bcl(string name, string type) =>
        new(WireType.Delimited, "Put" + name, "W.MaxBcl", type) { Read = "R.Read" + name + "(ref r)", IsMessage = true };
}
