// Owns: the text of a reason, which is made when somebody asks for it.
using System.Text;

namespace Octavo.Cli.Diff.Findings;

/// <summary>A clause with the one that follows it: thousands of pairs of messages have reasons, which end alike, and few are printed.</summary>
internal sealed class VerdictReason
{
    private const string Between = " is read as ";

    private readonly string _name;
    private readonly string _other;
    private readonly VerdictReason? _inner;

    /// <summary>A clause.</summary>
    internal VerdictReason(string text)
        : this(text, "", null)
    {
    }

    private VerdictReason(string name, string other, VerdictReason? inner)
    {
        (_name, _other, _inner) = (name, other, inner);
        Length = name.Length + (other.Length == 0 ? 0 : Between.Length + other.Length) + (inner is null ? 0 : 2 + inner.Length);
    }

    /// <summary>Its characters.</summary>
    internal int Length { get; }

    /// <summary>A message that is read as another one.</summary>
    internal static VerdictReason ReadAs(string writer, string reader) => new(writer, reader, null);

    /// <summary>The same with the clause that follows it.</summary>
    internal VerdictReason With(VerdictReason? inner) => new(_name, _other, inner);

    /// <inheritdoc />
    public override string ToString()
    {
        if (_other.Length == 0 && _inner is null)
        {
            return _name;
        }
        var text = new StringBuilder(Length);
        for (VerdictReason? one = this; one is not null; one = one._inner)
        {
            text.Append(text.Length == 0 ? "" : ": ").Append(one._name).Append(one._other.Length == 0 ? "" : Between).Append(one._other);
        }
        return text.ToString();
    }
}
