// Owns: the list of formats that every zoo test runs over. A new format is one line here.
namespace Octavo.Tests.Zoo.Formats;

public static class FormatList
{
    /// <summary>Formats with the whole public surface.</summary>
    public static IReadOnlyList<string> Names { get; } = [.. Of<int>().Where(calls => calls.HasWholeSurface).Select(calls => calls.Format)];

    /// <summary>Tokens too: the zoo and the properties run over it, because its reader takes the emitted bodies by name, as JSON's will.</summary>
    public static IReadOnlyList<string> AllNames { get; } = [.. Of<int>().Select(calls => calls.Format)];

    /// <summary>Protobuf too, which has types with numbers alone: the zoo runs over what is in it, and the hostile payloads.</summary>
    public static IReadOnlyList<string> EveryName { get; } = [.. All<int>().Select(calls => calls.Format)];

    /// <summary>The formats that have every type.</summary>
    public static FormatCalls<T>[] Of<T>() =>
    [
        new BinaryCalls<T>(),
        new CompactCalls<T>(),
        new MsgPackCalls<T>(),
        new CborCalls<T>(),
        new JsonCalls<T>(),
        new TokensCalls<T>(),
    ];

    /// <summary>All formats, also those that a type may not be in.</summary>
    public static FormatCalls<T>[] All<T>() => [.. Of<T>(), new ProtobufCalls<T>()];

    public static FormatCalls<T> Of<T>(string format) => All<T>().Single(calls => calls.Format == format);
}
