// Owns: the source of a program of many types, for one serializer. Knows no measurement.
using System.Globalization;
using System.Text;

namespace Octavo.Bench.Footprint;

/// <summary>Types of eight members and a reference to the one before, and a program that writes and reads each of them once.</summary>
internal static class FootprintSource
{
    private static readonly (string Type, string Value)[] s_members =
    [
        ("int", "#"), ("string", "\"text #\""), ("double", "#.5"), ("bool", "true"), ("System.DateTime", "new System.DateTime(2026, 1, 1)"),
            ("System.Guid", "System.Guid.Empty"), ("long", "#L"),
        ("System.Collections.Generic.List<int>", "[1, 2, 3]"), ("string[]", "[\"a\", \"b\"]"), ("decimal", "#.25m"), ("int?", "#"),
    ];

    /// <summary>The types.</summary>
    /// <param name="count">How many.</param>
    /// <param name="head">Usings of the file.</param>
    /// <param name="attribute">What is on each type.</param>
    /// <param name="member">What is on each member; <c>#</c> is its number, from 1. Empty for nothing.</param>
    public static string Types(int count, string head, string attribute, string member = "")
    {
        var text = new StringBuilder(head).AppendLine("namespace Acme;");
        for (int type = 0; type < count; type++)
        {
            text.AppendLine(CultureInfo.InvariantCulture, $"{attribute} public partial class T{type}").AppendLine("{");
            for (int i = 0; i < 8; i++)
            {
                (string name, string value) = s_members[(type + (3 * i)) % s_members.Length];
                text.AppendLine(CultureInfo.InvariantCulture, $"    {Number(member, i + 1)}public {name} M{i} {{ get; set; }} = {Number(value, type + i)};");
            }
            if (type % 4 != 0)
            {
                text.AppendLine(CultureInfo.InvariantCulture, $"    {Number(member, 9)}public T{type - 1}? Next {{ get; set; }}");
            }
            text.AppendLine("}");
        }
        return text.ToString();
    }

    /// <summary>The program: it prints the processor time of its first calls in milliseconds, and what the process has in memory in addition, in MiB.</summary>
    /// <param name="count">Types that are called.</param>
    /// <param name="call">The expression that writes and reads a new object; <c>#</c> is its number.</param>
    /// <param name="first">Statements that are measured with the calls.</param>
    public static string Program(int count, string call, string first = "")
    {
        var text = new StringBuilder($$"""
            using System.Globalization;

            long held = Environment.WorkingSet;
            TimeSpan before = Environment.CpuUsage.TotalTime;
            int read = Calls.Run();
            double taken = (Environment.CpuUsage.TotalTime - before).TotalMilliseconds;
            GC.Collect();
            double more = (Environment.WorkingSet - held) / 1048576.0;
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{taken} {more} {read}"));

            internal static class Calls
            {
                public static int Run()
                {
                    int read = 0;
                    {{first}}

            """);
        for (int i = 0; i < count; i++)
        {
            text.AppendLine(CultureInfo.InvariantCulture, $"        read += ({Number(call, i)}) is null ? 0 : 1;");
        }
        return text.AppendLine("        return read;").AppendLine("    }").AppendLine("}").ToString();
    }

    private static string Number(string text, int number) => text.Replace("#", number.ToString(CultureInfo.InvariantCulture), StringComparison.Ordinal);
}
