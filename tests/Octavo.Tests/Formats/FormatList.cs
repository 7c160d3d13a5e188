// Owns: the list of formats that every zoo test runs over. A new format is one line here.
namespace Octavo.Tests.Formats;

public static class FormatList
{
    /// <summary>Formats with the whole public surface.</summary>
    public static IReadOnlyList<string> Names { get; } = [.. Of<int>().Where(calls => calls.HasWholeSurface).Select(calls => calls.Format)];

    /// <summary>Tokens too: the zoo and the properties run over it, since its reader takes the emitted bodies by name, as JSON's will.</summary>
    public static IReadOnlyList<string> AllNames { get; } = [.. Of<int>().Select(calls => calls.Format)];

    public static FormatCalls<T>[] Of<T>() =>
    [
        new BinaryCalls<T>(),
        new CompactCalls<T>(),
        new MsgPackCalls<T>(),
        new JsonCalls<T>(),
        new TokensCalls<T>(),
    ];

    public static FormatCalls<T> Of<T>(string format) => Of<T>().Single(calls => calls.Format == format);
}
