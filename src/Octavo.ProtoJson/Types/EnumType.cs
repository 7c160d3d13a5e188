// Owns: an enum as in its descriptor.
using Octavo.Text;

namespace Octavo.ProtoJson.Types;

internal sealed class EnumType
{
    private readonly Dictionary<int, EnumValue> _byNumber;
    private readonly NameTable<EnumValue> _byName;

    private EnumType? _closed;

    internal EnumType(string fullName, IReadOnlyList<EnumValue> values, bool isClosed)
    {
        _byNumber = new(KeyedNumbers.Instance);
        FullName = fullName;
        IsClosed = isClosed;
        First = values.Count == 0 ? 0 : values[0].Number;
        foreach (EnumValue value in values)
        {
            // Of several names of a number the first is written.
            _byNumber.TryAdd(value.Number, value);
        }
        _byName = new NameTable<EnumValue>([.. values.Select(value => (value.Utf8, value))]);
    }

    private EnumType(EnumType open) => (FullName, First, IsClosed, _byNumber, _byName) = (open.FullName, open.First, true, open._byNumber, open._byName);

    internal string FullName { get; }

    /// <summary>Whether other numbers than the declared ones are unknown fields.</summary>
    internal bool IsClosed { get; }

    /// <summary>The same, closed.</summary>
    internal EnumType Closed => IsClosed ? this : _closed ??= new EnumType(this);

    /// <summary>Whether its one value is JSON's null.</summary>
    internal bool IsNullValue => FullName == "google.protobuf.NullValue";

    /// <summary>The number of an absent value: that of the first name.</summary>
    internal int First { get; }

    internal EnumValue? Find(ReadOnlySpan<byte> name) => _byName.Find(name);

    internal EnumValue? Find(int number) => _byNumber.GetValueOrDefault(number);
}
