// Owns: members of google.protobuf's times that lead to .NET's and back. Knows no field.
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

internal static class TimeMembers
{
    private const string Offset = "global::System.DateTimeOffset";
    private const string Span = "global::System.TimeSpan";

    /// <summary>Prints the members of a message, if it is a time.</summary>
    public static void Print(CodeText code, ProtoMessage message, string name)
    {
        if (!TypeNames.IsGoogle(message.File))
        {
            return;
        }
        switch (message.FullName)
        {
            case TypeNames.Timestamp:
                Summary(code, "The time in .NET, cut to 100 nanoseconds.", "ArgumentOutOfRangeException", "The time is not in the years 1 to 9999.");
                code.Line($"public {Offset} ToDateTimeOffset() => {Offset}.FromUnixTimeSeconds(Seconds).AddTicks(Nanos / {Span}.NanosecondsPerTick);");
                Summary(code, "The time of .NET's.", null, "");
                code.Open($"public static {name} From({Offset} time)");
                code.Line($"long seconds = time.ToUnixTimeSeconds();");
                code.Line($"return new() {{ Seconds = seconds, Nanos = (int)(time - {Offset}.FromUnixTimeSeconds(seconds)).TotalNanoseconds }};");
                code.Close();
                break;
            case TypeNames.Duration:
                Summary(code, "The span in .NET, cut to 100 nanoseconds.", "OverflowException", "The span is longer than those of .NET.");
                code.Line($"public {Span} ToTimeSpan() => new(checked((Seconds * {Span}.TicksPerSecond) + (Nanos / {Span}.NanosecondsPerTick)));");
                Summary(code, "The span of .NET's.", null, "");
                code.Line($"public static {name} From({Span} span) =>");
                code.Line(
                    $"    new() {{ Seconds = span.Ticks / {Span}.TicksPerSecond, Nanos = (int)(span.Ticks % {Span}.TicksPerSecond * {Span}.NanosecondsPerTick) }};");
                break;
        }
    }

    private static void Summary(CodeText code, string summary, string? thrown, string when)
    {
        code.Line();
        code.Line($"/// <summary>{summary}</summary>");
        if (thrown is not null)
        {
            code.Line($"/// <exception cref=\"global::System.{thrown}\">{when}</exception>");
        }
    }
}
