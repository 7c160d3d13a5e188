// Owns: the options that mean something here, read from their message's bytes.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Proto.Sets;

internal static class OptionReader
{
    // Numbers of fields in descriptor.proto.
    public const int MapEntry = 7;
    public const int MessageSet = 1;
    public const int AllowAlias = 2;
    public const int Packed = 2;
    public const int JavaStringCheck = 27; // of files
    public const int Lazy = 5;
    public const int UnverifiedLazy = 15;
    public const int JsType = 6;
    public const int Namespace = 37;
    public const int DeprecatedCall = 33; // of services and methods
    public const int FileFeatures = 50;
    public const int MessageFeatures = 12;
    public const int FieldFeatures = 21;
    public const int OneofFeatures = 1;
    public const int RangeFeatures = 50;
    public const int EnumFeatures = 7;
    public const int ValueFeatures = 2;
    public const int ServiceFeatures = 34;
    public const int MethodFeatures = 35;
    private const int OptimizeFor = 9;
    private const int LiteRuntime = 3;
    private const int Retention = 17;
    private const int Source = 2;
    private const int Targets = 19; // of fields: enums, which may be packed
    private const int Uninterpreted = 999;
    private const int NamePart = 2; // of uninterpreted options

    // What descriptor.proto declares as messages in the options of each kind of element, features among it.
    public static readonly int[] OfFile = [FileFeatures];
    public static readonly int[] OfMessage = [MessageFeatures];
    public static readonly int[] OfField = [20, FieldFeatures, 22]; // edition_defaults, feature_support
    public static readonly int[] OfOneof = [OneofFeatures];
    public static readonly int[] OfRange = [2, RangeFeatures]; // declaration
    public static readonly int[] OfEnum = [EnumFeatures];
    public static readonly int[] OfValue = [ValueFeatures, 4]; // feature_support
    public static readonly int[] OfService = [ServiceFeatures];
    public static readonly int[] OfMethod = [MethodFeatures];

    /// <summary>The options of an element of a set as one message, once it is certain that it can be read, and what descriptor.proto declares in it. Pieces are
    /// parts of one message, as everywhere in Protobuf.</summary>
    /// <param name="element">The fields of the element.</param>
    /// <param name="number">The number of its options.</param>
    /// <param name="messages">The numbers of the messages among them.</param>
    /// <exception cref="FormatException">The bytes are not options.</exception>
    public static byte[] Of(List<WireField> element, int number, int[] messages)
    {
        byte[][] pieces = [.. element.Where(one => one.Number == number).Select(one => one.Bytes)];
        byte[] options = pieces.Length switch
        {
            0 => [],
            1 => pieces[0],
            _ => [.. pieces.SelectMany(piece => piece)],
        };
        foreach (WireField one in WireField.Read(options))
        {
            Check(one, messages);
        }
        return options;
    }

    private static void Check(WireField one, int[] messages)
    {
        if (Array.IndexOf(messages, one.Number) >= 0)
        {
            WireField.Read(one.Bytes);
        }
        else if (one.Number == Uninterpreted)
        {
            foreach (WireField part in WireField.Read(one.Bytes).Where(part => part.Number == NamePart))
            {
                WireField.Read(part.Bytes);
            }
        }
        else if (one is { Number: Targets, Type: 2 } && messages == OfField)
        {
            WireField.Elements(one.Bytes, 0);
        }
    }

    /// <summary>A truth value; false if it is not said.</summary>
    public static bool Flag(byte[] options, int number) => Flagged(options, number) ?? false;

    /// <summary>A truth value; null if it is not said.</summary>
    public static bool? Flagged(byte[] options, int number)
    {
        WireField[] found = [.. WireField.Read(options).Where(one => one.Number == number)];
        return found.Length == 0 ? null : found[found.Length - 1].Bool;
    }

    /// <summary>Whether a field's options keep it in source, as an option that other programs do not see.</summary>
    public static bool IsOfSource(byte[] options) => options.Length != 0 && WireField.Read(options).Any(one => one.Number == Retention && one.Int32 == Source);

    /// <summary>Whether a file's options are for the lite runtime.</summary>
    public static bool IsLite(byte[] options) =>
        options.Length != 0 && WireField.Read(options).LastOrDefault(one => one.Number == OptimizeFor) is { Number: OptimizeFor, Int32: LiteRuntime };

    /// <summary>A text; empty if it is not said. Bytes that are not UTF-8 give a text with U+FFFD, which names never have.</summary>
    public static string Text(byte[] options, int number) =>
        WireField.Read(options).Where(one => one.Number == number).Select(one => System.Text.Encoding.UTF8.GetString(one.Bytes)).LastOrDefault() ?? "";
}
