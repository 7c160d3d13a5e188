// Owns: reading the data of an attack in two sizes, and putting what happened into a line, and back. The child's side and the parent's agree here.
// Must not know: processes.
using System.Diagnostics;
using System.Globalization;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Hostile;

/// <summary>The line protocol: the parent sends "attack" and a number, the child answers with the outcome, seven numbers and a detail.</summary>
internal static class AttackAnswer
{
    private const string Prefix = "attack ";

    /// <summary>Reads of each size, of which the quickest counts; a long one is not read again.</summary>
    private const int Reads = 3;

    private static readonly TimeSpan s_long = TimeSpan.FromSeconds(1);

    /// <summary>The question for an attack.</summary>
    public static string Ask(int attack) => Prefix + attack.ToString(CultureInfo.InvariantCulture);

    /// <summary>The attack that a line asks for; null if it asks for a payload.</summary>
    public static int? Question(string line) =>
        line.StartsWith(Prefix, StringComparison.Ordinal) ? int.Parse(line.AsSpan(Prefix.Length), CultureInfo.InvariantCulture) : null;

    /// <summary>Reads an attack's data, once as it is and once twice as large; a library that ends the process leaves no answer.</summary>
    public static string Of(IAttacked reader, int attack)
    {
        // What is compiled and made once is not the data's price.
        Once(reader, attack, reader.Data(attack, 1));
        Reading half = Best(reader, attack, reader.Data(attack, 8));
        Reading whole = Best(reader, attack, reader.Data(attack, 16));
        return string.Create(CultureInfo.InvariantCulture,
            $"{whole.Outcome}\t{half.Bytes}\t{half.Time.TotalMilliseconds:F3}\t{half.Allocated}\t{whole.Bytes}\t{whole.Time.TotalMilliseconds:F3}\t{whole.Allocated}\t{whole.Message}\t{HostileAnswer.OneLine(whole.Detail)}");
    }

    /// <summary>Reads a line back; null when it is none.</summary>
    public static AttackResult? Parse(string candidate, string attack, string? line)
    {
        string[] parts = line?.Split('\t', 9) ?? [];
        return parts.Length == 9 && Enum.TryParse(parts[0], out HostileOutcome outcome)
            ? new AttackResult(candidate, attack, outcome, new AttackSize(Long(1), Milliseconds(2), Long(3)),
                new AttackSize(Long(4), Milliseconds(5), Long(6)), (int)Long(7), parts[8])
            : null;

        long Long(int at) => long.Parse(parts[at], CultureInfo.InvariantCulture);
        TimeSpan Milliseconds(int at) => TimeSpan.FromMilliseconds(double.Parse(parts[at], CultureInfo.InvariantCulture));
    }

    /// <summary>The least time of several readings, and the least memory: what a collection took from a pool of arrays is not the data's price.</summary>
    private static Reading Best(IAttacked reader, int attack, byte[] data)
    {
        Reading best = Once(reader, attack, data);
        for (int i = 1; i < Reads && best.Time < s_long; i++)
        {
            Reading next = Once(reader, attack, data);
            best = (next.Time < best.Time ? next : best) with { Allocated = Math.Min(next.Allocated, best.Allocated) };
        }

        return best;
    }

    private static Reading Once(IAttacked reader, int attack, byte[] data)
    {
        GC.Collect();
        long allocated = GC.GetAllocatedBytesForCurrentThread();
        long start = Stopwatch.GetTimestamp();
        HostileOutcome outcome = HostileOutcome.WrongValue;
        string detail = "";
        int message = 0;
        try
        {
            detail = $"a {reader.Read(attack, data)?.GetType().Name ?? "null"}";
        }
        catch (Exception error)
        {
            outcome = HostileAnswer.Judge(reader.Info.Refusal, error);
            detail = $"{error.GetType().Name}: {error.Message}";
            message = error.Message.Length;
        }

        return new Reading(outcome, data.Length, Stopwatch.GetElapsedTime(start), GC.GetAllocatedBytesForCurrentThread() - allocated, message, detail);
    }

    private readonly record struct Reading(HostileOutcome Outcome, long Bytes, TimeSpan Time, long Allocated, int Message, string Detail);
}
