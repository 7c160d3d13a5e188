// Owns: types that are their one value in data, in the shapes that people and generators of such types give them.
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;

[assembly: Octavo.CodecAs(typeof(System.Net.Mail.MailAddress), typeof(string))]
[assembly: Octavo.CodecAs(typeof(Octavo.Tests.Features.OfAssembly<>), typeof(long))]

namespace Octavo.Tests.Features;

[CodecAs(typeof(int))]
public readonly struct OrderNumber(int value)
{
    private readonly int _value = value;

    public override string ToString() => "#" + _value;
}

[CodecAs(typeof(Guid))]
public readonly record struct CustomerKey(Guid Value);

/// <summary>As Vogen makes them: made by a method that checks, the constructor is not visible.</summary>
[CodecAs(typeof(int))]
public readonly struct Age
{
    private readonly int _value;
    private readonly bool _isInitialized;

    private Age(int value) => (_value, _isInitialized) = (value, true);

    public int Value => _isInitialized ? _value : throw new InvalidOperationException("not initialized");

    public static Age From(int value) => value >= 0 ? new Age(value) : throw new ArgumentOutOfRangeException(nameof(value));

    public static explicit operator int(Age age) => age._value;
}

[CodecAs(typeof(string))]
public sealed class Isbn
{
    private readonly string _digits;

    private Isbn(string digits) => _digits = digits;

    public static Isbn Of(string digits) => new(digits);

    public override bool Equals(object? obj) => obj is Isbn other && other._digits == _digits;

    public override int GetHashCode() => _digits.GetHashCode(StringComparison.Ordinal);
}

[CodecAs(typeof(string))]
public readonly struct Tag(string? text)
{
    public string? Text { get; } = text;
}

[CodecAs(typeof(Guid))]
public readonly struct Key<T>(Guid value)
{
    private readonly Guid _value = value;

    public override string ToString() => typeof(T).Name + _value;
}

public sealed class OfAssembly<T>
{
    public OfAssembly(long amount) => Amount = amount;

    public long Amount { get; }
}

/// <summary>By its text.</summary>
[CodecAs(typeof(string))]
public readonly record struct Amount(decimal Value, string Currency)
{
    public override string ToString() => Value.ToString(CultureInfo.InvariantCulture) + " " + Currency;

    public static bool TryParse(string? text, out Amount amount)
    {
        amount = default;
        int space = text is null ? -1 : text.IndexOf(' ', StringComparison.Ordinal);
        if (space < 0 || !decimal.TryParse(text.AsSpan(0, space), NumberStyles.Number, CultureInfo.InvariantCulture, out decimal value))
        {
            return false;
        }
        amount = new Amount(value, text![(space + 1)..]);
        return true;
    }
}

[CodecAs(typeof(double))]
public sealed class Metres : IEquatable<Metres>
{
    public Metres(in double value) => Value = value;

    public double Value { get; }

    public bool Equals(Metres? other) => other is not null && other.Value.Equals(Value);

    public override bool Equals(object? obj) => Equals(obj as Metres);

    public override int GetHashCode() => Value.GetHashCode();
}

/// <summary>Its value is an object.</summary>
[CodecAs(typeof(List<int>))]
public sealed class Ladder(List<int> rungs)
{
    public List<int> Rungs => rungs;
}

[GenerateCodec]
public sealed class HoldsSingles
{
    [CodecMember(1)] public OrderNumber Number { get; set; }

    [CodecMember(2)] public OrderNumber? Perhaps { get; set; }

    [CodecMember(3)] public CustomerKey Customer { get; set; }

    [CodecMember(4)] public Age Age { get; set; }

    [CodecMember(5)] public Isbn? Book { get; set; }

    [CodecMember(6)] public Tag Tag { get; set; }

    [CodecMember(7)] public Key<string> KeyOfText { get; set; }

    [CodecMember(8)] public Key<HoldsSingles> KeyOfSelf { get; set; }

    [CodecMember(9)] public OfAssembly<int>? Long { get; set; }

    [CodecMember(10)] public Amount Price { get; set; }

    [CodecMember(11)] public Metres? Length { get; set; }

    [CodecMember(12)] public System.Net.Mail.MailAddress? Mail { get; set; }

    [CodecMember(13)] public List<OrderNumber> Numbers { get; set; } = [];

    [CodecMember(14)] public Dictionary<CustomerKey, Amount> Prices { get; set; } = [];

    [CodecMember(15)] public Ladder? Ladder { get; set; }
}

[CodecAs(typeof(string))]
public readonly record struct StockKey(string Value);

[CodecAs(typeof(int))]
public sealed record ShelfNumber(int Value);

[CodecAs(typeof(ShelfNumber))]
public readonly record struct Shelf(ShelfNumber Number);

[CodecAs(typeof(DateTime))]
public readonly record struct Moment(DateTime Value);

/// <summary>Maps whose keys are single values.</summary>
[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class SingleKeys
{
    public Dictionary<StockKey, int> Texts { get; set; } = [];

    public Dictionary<ShelfNumber, string> Numbers { get; set; } = [];

    public Dictionary<Shelf, int> Nested { get; set; } = [];

    public IReadOnlyDictionary<CustomerKey, int> Guids { get; set; } = new Dictionary<CustomerKey, int>();

    public Dictionary<Moment, int> Times { get; set; } = [];
}

/// <summary>Maps whose keys are types of the platform that are one text or number in JSON.</summary>
[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class PlatformKeys
{
    public Dictionary<Uri, int> Uris { get; set; } = [];

    public SortedDictionary<Version, string> Versions { get; set; } = [];

    public Dictionary<CultureInfo, int> Cultures { get; set; } = [];

    public Dictionary<IPAddress, IPAddress> Addresses { get; set; } = [];

    public Dictionary<IPEndPoint, int> EndPoints { get; set; } = [];

    public Dictionary<IPNetwork, int> Networks { get; set; } = [];

    public Dictionary<PhysicalAddress, int> Physical { get; set; } = [];

    public Dictionary<Index, int> Indexes { get; set; } = [];
}
