// Owns: the deterministic fixture that reproduces document 000's twelve payload sizes (workload specification 1.4).
// Must not know: libraries. Same seed, same values in every load context.
namespace Octavo.Lab.Workloads;

/// <summary>
/// Document 000's objects. The numbers and flags are fixed, because the sizes depend on them; names, texts and the date differ from object to object but never
/// in length.
/// </summary>
public sealed class Dotnet2019Data(int seed)
{
    private readonly Random _random = new(seed);

    /// <summary>An object of 46 bytes in MessagePack.</summary>
    public SimpleObject Simple() => Simple(200, true);

    /// <summary>An object of 327 bytes in MessagePack.</summary>
    public ComplexObject Complex() => new()
    {
        Id = 200,
        Name = "Name" + GuidText(),
        Enabled = true,
        LastUpdated = Date(),
        Children = new List<SimpleObject> { Simple(201, false), Simple(10, true), Simple(11, false) },
        Mappings = new Dictionary<int, string> { [202] = "value" + GuidText(), [12] = "value" + GuidText(), [13] = "value" + GuidText() },
    };

    private SimpleObject Simple(int id, bool enabled) => new() { Id = id, Name = "Name" + GuidText(), Enabled = enabled };

    private string GuidText()
    {
        Span<byte> bytes = stackalloc byte[16];
        _random.NextBytes(bytes);
        return new Guid(bytes).ToString();
    }

    // Any moment of 2019 whose seventh fraction digit is not zero, because JSON trims trailing zeros. Kind Unspecified, as AutoFixture made it.
    private DateTime Date()
    {
        var day = new DateTime(2019, 1, 1, 0, 0, 0, DateTimeKind.Unspecified).AddSeconds(_random.Next(0, 365 * 86_400));
        return day.AddTicks((_random.Next(0, 1_000_000) * 10L) + _random.Next(1, 10));
    }
}
