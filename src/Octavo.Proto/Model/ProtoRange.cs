// Owns: ranges of numbers and names that are kept free.
using System.Globalization;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

/// <summary>Numbers from <see cref="Start"/> to <see cref="Last"/>, both in it.</summary>
internal sealed class ProtoRange : ProtoElement
{
    public int Start { get; set; }

    public int Last { get; set; }

    /// <summary>Whether the text says <c>max</c>.</summary>
    public bool IsMax { get; set; }

    /// <summary>Takes the options of another range of the same statement: they are one list, so n ranges with m options are n + m.</summary>
    public void Share(ProtoRange other) => Written = other.Written;

    /// <summary>Whether it shares the options of another range of the same statement.</summary>
    public bool Shares(ProtoRange other) => Written.Count != 0 && ReferenceEquals(Written, other.Written);

    /// <summary><c>1</c>, <c>1 to 5</c> or <c>1 to max</c>.</summary>
    /// <param name="most">The number that is <c>max</c>.</param>
    public string Text(int most) => Start == Last ? Number(Start) : $"{Number(Start)} to {(Last >= most ? "max" : Number(Last))}";

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}

/// <summary>A name that is reserved.</summary>
/// <param name="Name">The name.</param>
/// <param name="Position">Where it is.</param>
internal sealed record ProtoReservedName(string Name, Position Position);
