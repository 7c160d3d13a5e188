// Owns: what codecs of enums by name have in common: flags as one text, and the refusal of what the enum does not know.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Errors;

namespace Octavo.Internal;

/// <summary>Names of enums, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class EnumNames
{
    private const int LongestShown = 40;

    private static ReadOnlySpan<byte> Separator => ", "u8;

    /// <summary>The text of several flags, as <see cref="Enum.ToString()"/> puts them together: the largest are taken first, the smallest come first.</summary>
    /// <param name="value">The bits.</param>
    /// <param name="flags">The bits of each name, largest first.</param>
    /// <param name="names">The names.</param>
    /// <returns>Null if some bits have no name.</returns>
    public static string? Join(ulong value, ReadOnlySpan<ulong> flags, ReadOnlySpan<string> names)
    {
        string? text = null;
        for (int i = 0; i < flags.Length && value != 0; i++)
        {
            if (flags[i] != 0 && (value & flags[i]) == flags[i])
            {
                value &= ~flags[i];
                text = text is null ? names[i] : names[i] + ", " + text;
            }
        }
        return value == 0 ? text : null;
    }

    /// <summary>Takes the first name off a text of flags.</summary>
    /// <param name="text">In: the text. Out: what follows the separator.</param>
    /// <param name="name">The name.</param>
    /// <returns>Whether another follows.</returns>
    public static bool Split(scoped ref ReadOnlySpan<byte> text, out ReadOnlySpan<byte> name)
    {
        int end = text.IndexOf(Separator);
        name = end < 0 ? text : text[..end];
        text = end < 0 ? default : text[(end + Separator.Length)..];
        return end >= 0;
    }

    /// <summary>The number that a key's text is, of an enum's value that has no name.</summary>
    /// <param name="text">As in the data.</param>
    /// <param name="number">The number.</param>
    /// <returns>False if it is not a number that the enum's base type holds.</returns>
    public static bool TryNumber<T>(scoped ReadOnlySpan<byte> text, out T number)
        where T : struct, System.Numerics.IBinaryInteger<T> => T.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number);

    /// <summary>The value of a text as System.Text.Json's converter of enums by name reads it: white space around it, a number, or names with commas between,
    /// each whatever its case.</summary>
    /// <typeparam name="T">The enum's base type.</typeparam>
    /// <param name="text">As in the data.</param>
    /// <param name="names">The names.</param>
    /// <param name="bits">What they stand for.</param>
    /// <param name="value">The bits of the value.</param>
    public static bool TryText<T>(scoped ReadOnlySpan<byte> text, ReadOnlySpan<string> names, ReadOnlySpan<ulong> bits, out ulong value)
        where T : struct, System.Numerics.IBinaryInteger<T>
    {
        value = 0;
        ReadOnlySpan<char> rest = Encoding.UTF8.GetString(text).AsSpan().Trim();
        if (!rest.IsEmpty && (char.IsAsciiDigit(rest[0]) || (rest[0] is '+' or '-' && rest.Length > 1)) && !rest[1..].ContainsAnyExceptInRange('0', '9'))
        {
            bool fits = T.TryParse(rest, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out T number);
            value = ulong.CreateTruncating(number);
            return fits;
        }
        do
        {
            int comma = rest.IndexOf(',');
            ReadOnlySpan<char> name = comma < 0 ? rest : rest[..comma].TrimEnd();
            rest = comma < 0 ? default : rest[(comma + 1)..].TrimStart();
            int found = Find(name, names, StringComparison.Ordinal);
            found = found < 0 ? Find(name, names, StringComparison.OrdinalIgnoreCase) : found;
            if (found < 0)
            {
                return false;
            }
            value |= bits[found];
        }
        while (!rest.IsEmpty);
        return true;
    }

    private static int Find(ReadOnlySpan<char> name, ReadOnlySpan<string> names, StringComparison comparison)
    {
        for (int i = 0; i < names.Length; i++)
        {
            if (name.Equals(names[i], comparison))
            {
                return i;
            }
        }
        return -1;
    }

    /// <summary>A name that the enum does not have.</summary>
    /// <param name="name">As in the data.</param>
    /// <param name="type">The enum's name in errors.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/>, always.</exception>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void Unknown(scoped ReadOnlySpan<byte> name, string type) =>
        Throw.InvalidValue(type, $"it has no \"{PlainText.Of(Encoding.UTF8.GetString(name), LongestShown)}\"");

    /// <summary>A number that the enum does not define.</summary>
    /// <param name="value">The number.</param>
    /// <param name="type">The enum's name in errors.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/>, always.</exception>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void Undefined(Int128 value, string type) => Throw.InvalidValue(type, $"it does not define {value.ToString(CultureInfo.InvariantCulture)}");
}
