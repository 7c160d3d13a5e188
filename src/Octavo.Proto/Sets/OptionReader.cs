// Owns: the options that mean something here, read from their message's bytes.
using System;
using System.Linq;

namespace Octavo.Proto.Sets;

internal static class OptionReader
{
    // Numbers of fields in descriptor.proto.
    public const int MapEntry = 7;
    public const int MessageSet = 1;
    public const int AllowAlias = 2;
    public const int Packed = 2;
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
    private const int Retention = 17;
    private const int Source = 2;

    /// <summary>The options as they are, once it is certain that they can be read, and the features in them: whoever asks them later is not prepared for bytes
    /// that are not a message.</summary>
    /// <param name="options">The bytes of a set.</param>
    /// <param name="features">The number of the features among these options.</param>
    /// <exception cref="FormatException">The bytes are not options.</exception>
    public static byte[] Checked(byte[] options, int features)
    {
        foreach (WireField one in WireField.Read(options).Where(one => one.Number == features))
        {
            WireField.Read(one.Bytes);
        }
        return options;
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

    /// <summary>A text; empty if it is not said.</summary>
    public static string Text(byte[] options, int number) =>
        WireField.Read(options).Where(one => one.Number == number).Select(one => one.Text).LastOrDefault() ?? "";
}
