// Owns: the list of formats that every zoo test runs over. A new format is one line here.
namespace Octavo.Tests.Formats;

public static class FormatList
{
    public static IReadOnlyList<string> Names { get; } = [.. Of<int>().Select(calls => calls.Format)];

    public static FormatCalls<T>[] Of<T>() =>
    [
        new BinaryCalls<T>(),
        new MsgPackCalls<T>(),
    ];

    public static FormatCalls<T> Of<T>(string format) => Of<T>().Single(calls => calls.Format == format);
}
