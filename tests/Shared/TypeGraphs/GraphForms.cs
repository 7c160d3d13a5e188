// Owns: what in a graph has another form in data than its members: surrogates, hand-written codecs, fixed integers; and callbacks.
using System.Globalization;
using System.Text;

namespace Octavo.Tests.TypeGraphs;

internal static class GraphForms
{
    private static readonly string[] s_moments = ["OnSerializing", "OnSerialized", "OnDeserializing", "OnDeserialized"];

    /// <summary>Types with hand-written codecs, as in members.</summary>
    internal static string[] Converted { get; } =
    [
        $"global::{TypeGraph.Namespace}.Measure", $"global::{TypeGraph.Namespace}.Measure?", $"global::{TypeGraph.Namespace}.Mark?",
            $"List<global::{TypeGraph.Namespace}.Mark?>?", $"Dictionary<int, global::{TypeGraph.Namespace}.Measure>?",
    ];

    /// <summary>The declarations of <see cref="Converted"/>: a number, a text that may be null, a codec of members.</summary>
    internal static string ConvertedTypes { get; } = """

        [CodecConverter(typeof(MeasureCodec))]
        public readonly record struct Measure(double Value);

        public readonly struct MeasureCodec : ICodec<Measure>
        {
            public static void Write<W>(ref W writer, scoped in Measure value) where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteDouble(value.Value);
            public static void Read<R>(ref R reader, ref Measure value) where R : struct, IFormatReader<R>, allows ref struct => value = new Measure(reader.ReadDouble());
        }

        [CodecConverter(typeof(MarkCodec))]
        public sealed record Mark(string Text);

        public readonly struct MarkCodec : ICodec<Mark?>
        {
            public static void Write<W>(ref W writer, scoped in Mark? value) where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteText(value?.Text);
            public static void Read<R>(ref R reader, ref Mark? value) where R : struct, IFormatReader<R>, allows ref struct => value = reader.ReadText() is { } text ? new Mark(text) : null;
        }

        public readonly struct MaskCodec : ICodec<int>
        {
            public static void Write<W>(ref W writer, scoped in int value) where W : struct, IFormatWriter<W>, allows ref struct => writer.WriteUInt32((uint)value ^ 0x5A5A_5A5A);
            public static void Read<R>(ref R reader, ref int value) where R : struct, IFormatReader<R>, allows ref struct => value = (int)(reader.ReadUInt32() ^ 0x5A5A_5A5A);
        }

        """;

    /// <summary>A member's attributes, or null.</summary>
    /// <param name="identity">Its number or quoted name; empty if it has neither.</param>
    /// <param name="type">Its type's text.</param>
    /// <param name="random">Whether its integer is fixed, or has a codec of its own.</param>
    internal static string? Attributes(string identity, string type, Random random)
    {
        bool isFixed = type.TrimEnd('?') is "int" or "uint" or "long" or "ulong" && random.Next(6) == 0;
        bool isMasked = !isFixed && type.TrimEnd('?') == "int" && random.Next(6) == 0;
        string arguments = isFixed ? $"{identity}{(identity.Length == 0 ? "" : ", ")}Encoding = MemberEncoding.Fixed" : identity;
        string member = arguments.Length == 0 ? "" : $"CodecMember({arguments})";
        string converter = isMasked ? $"{(member.Length == 0 ? "" : ", ")}CodecConverter(typeof(global::{TypeGraph.Namespace}.MaskCodec))" : "";
        return member.Length + converter.Length == 0 ? null : member + converter;
    }

    /// <summary>A type with a surrogate, by operators.</summary>
    internal static void WriteReplaced(StringBuilder to, GraphType made, GraphType data, Random random)
    {
        string voice = random.Next(2) == 0 ? "implicit" : "explicit";
        to.Append(CultureInfo.InvariantCulture, $"""

            [CodecSurrogate(typeof({data.FullName}))]
            public {(made.IsStruct ? "readonly struct" : "sealed class")} {made.Name}({data.FullName} data__)
            {"{"}
                private readonly {data.FullName} _data = data__;
                public static {voice} operator {data.FullName}({made.FullName} value) => value._data;
                public static {voice} operator {made.FullName}({data.FullName} value) => new(value);
            {"}"}

            """);
    }

    /// <summary>Methods that are told of writing and reading, in a type of five.</summary>
    internal static void WriteCallbacks(StringBuilder to, string indent, Random random)
    {
        if (random.Next(5) != 0)
        {
            return;
        }
        to.Append(indent).Append("    private static int s_told__;\n");
        foreach (string moment in s_moments)
        {
            if (random.Next(2) == 0)
            {
                string parameter = random.Next(2) == 0 ? "" : "global::System.Runtime.Serialization.StreamingContext context";
                to.Append(CultureInfo.InvariantCulture,
                    $"{indent}    [global::System.Runtime.Serialization.{moment}] {(random.Next(2) == 0 ? "private" : "internal")} void {moment}__({parameter}) => s_told__++;\n");
            }
        }
    }
}
