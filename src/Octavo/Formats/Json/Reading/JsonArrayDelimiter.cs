// Owns: finding the elements of one JSON array in bytes that come in pieces. RFC 8259, section 5.
using Octavo.Internal;

namespace Octavo.Json;

/// <summary>Brackets and commas belong to what comes before an element. After the array nothing but white space may follow.</summary>
internal sealed class JsonArrayDelimiter(OctavoJsonOptions options) : JsonDelimiter(options)
{
    private readonly bool _allowsComma = options.AllowTrailingCommas;
    private ArrayPlace _place;

    private enum ArrayPlace
    {
        Before,
        First,   // an element or the end
        Element, // after a comma
        After,   // of an element: a comma or the end
        Ended,
    }

    internal override void Next()
    {
        base.Next();
        _place = ArrayPlace.After;
    }

    internal override bool MayEnd(long buffered) => _place == ArrayPlace.Ended && base.MayEnd(buffered);

    /// <summary>A number that the source ends in may lack digits.</summary>
    internal override bool EndWithSource() => false;

    private protected override bool IsBetween(byte value) => value is (byte)' ' or (byte)'\n' or (byte)'\r' or (byte)'\t';

    private protected override bool EndsBare(byte value) => IsBetween(value) || value is (byte)',' or (byte)']' or (byte)'}';

    private protected override bool IsAround(byte found, int left)
    {
        switch (_place)
        {
            case ArrayPlace.Before when found == '[':
                _place = ArrayPlace.First;
                return true;
            case ArrayPlace.First when found == ']':
            case ArrayPlace.After when found == ']':
            case ArrayPlace.Element when found == ']' && _allowsComma:
                _place = ArrayPlace.Ended;
                return true;
            case ArrayPlace.After when found == ',':
                _place = ArrayPlace.Element;
                return true;
            case ArrayPlace.First or ArrayPlace.Element when found is not ((byte)',' or (byte)']'):
                return false;
            case ArrayPlace.Before when JsonWords.KindOf(found) is { } kind:
                Throw.TypeMismatch("an array", kind);
                break;
            case ArrayPlace.Ended:
                Throw.TrailingData(left);
                break;
            default:
                string expected = _place switch
                {
                    ArrayPlace.Before => "an array",
                    ArrayPlace.After => "',' or ']'",
                    _ => "a value",
                };
                Throw.InvalidData($"not well-formed JSON: expected {expected}, found {JsonWords.Quoted(found)}.");
                break;
        }
        return false;
    }
}
