// Owns: where a locator over Protobuf data is, without its text: fields are many, and one of them is reported. Knows no bytes.
using System.Globalization;
using System.Text;

namespace Octavo.Protobuf;

/// <summary>A place by that of the message around it.</summary>
/// <param name="Around">The message; null for the root.</param>
/// <param name="Name">The member's name; empty for a value that is its message's only one.</param>
/// <param name="Number">The number of a field that has no name; else 0.</param>
/// <param name="Index">Which of the elements it is; −1 for none.</param>
/// <param name="End">What comes after these.</param>
internal readonly record struct ProtobufLocatorPlace(ProtobufLocatorFrame? Around, string Name = "", int Number = 0, int Index = -1, string End = "")
{
    /// <summary>The path.</summary>
    public override string ToString()
    {
        var places = new Stack<ProtobufLocatorPlace>();
        places.Push(this);
        while (places.Peek().Around is { } around)
        {
            places.Push(around.Place);
        }
        var path = new StringBuilder(places.Pop().Name);
        foreach (ProtobufLocatorPlace place in places)
        {
            path.Append(place.Name.Length == 0 ? "" : ".").Append(place.Name);
            if (place.Number != 0)
            {
                path.Append(CultureInfo.InvariantCulture, $".#{place.Number}");
            }
            if (place.Index >= 0)
            {
                path.Append(CultureInfo.InvariantCulture, $"[{place.Index}]");
            }
            path.Append(place.End);
        }
        return path.ToString();
    }
}
