// Owns: the test with Kryo itself: its default serializers write what is read here, and read what is written here.
using System.Diagnostics;
using System.Globalization;
using System.Numerics;
using System.Text;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Kryo;

public sealed class KryoLiveTests : IDisposable
{
    private const int Count = 400;

    private readonly string _folder = Directory.CreateTempSubdirectory("octavo-interop-").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    /// <summary>A run of Java takes two seconds: a default run takes one case in three.</summary>
    public static TheoryData<string, bool, bool> Cases =>
        [.. TestRun.Sample(from kind in new[] { "thing", "ring" } from references in new[] { false, true } from named in new[] { false, true }
            where kind == "thing" || references select (kind, references, named), oneIn: 3)];

    [KryoTheory, MemberData(nameof(Cases))]
    public void Both_sides_read_what_the_other_wrote(string kind, bool references, bool named)
    {
        Run("javac", "-nowarn", "-cp", KryoTheoryAttribute.ClassPath, "-d", _folder, Path.Combine(AppContext.BaseDirectory, "Kryo", "Program", "Interop.java"));
        KryoOptions options = KryoManifests.Interop(named) with { References = references };

        // Kryo writes: what it says about each value is said here, and without references the same bytes come again.
        string[] theirs = Java("write", kind, references, named, "7", At("theirs"));
        byte[] written = File.ReadAllBytes(At("theirs"));
        (string[] said, byte[] ours) = kind == "ring" ? Again<Ring>(written, options, Say) : Again<JavaThing>(written, options, Say);
        Assert.Equal(theirs, said);
        if (!references)
        {
            Assert.Equal(written, ours);
        }

        // And reads what was written here, says the same, and what it writes of that is the same again.
        File.WriteAllBytes(At("ours"), ours);
        Assert.Equal(theirs, Java("copy", kind, references, named, At("ours"), At("again")));
        (string[] again, byte[] same) = kind == "ring" ? Again<Ring>(File.ReadAllBytes(At("again")), options, Say)
            : Again<JavaThing>(File.ReadAllBytes(At("again")), options, Say);
        Assert.Equal(theirs, again);
        Assert.Equal(ours, same);
    }

    private static (string[] Said, byte[] Bytes) Again<T>(byte[] written, KryoOptions options, Func<T, string> say)
    {
        var said = new List<string>();
        var bytes = new MemoryStream();
        for (int at = 0; at < written.Length;)
        {
            T value = OctavoKryo.Deserialize<T>(written.AsSpan(at), out int consumed, options)!;
            said.Add(say(value));
            OctavoKryo.Serialize(bytes, value, options);
            at += consumed;
        }
        return ([.. said], bytes.ToArray());
    }

    /// <summary>The counterpart of the program's say.</summary>
    private static string Say(Ring r) => Joined(r.Zed, r.Big, Or(r.Boxed), Hex(r.Name), Is(r.Next == r), Is(r.Any == r.Next));

    private static string Say(JavaThing t)
    {
        var said = new List<object>
        {
            Is(t.ABool), t.AByte, (int)t.AChar, t.ADate is { } date ? new DateTimeOffset(date).ToUnixTimeMilliseconds() : "null", Or(t.ADecimal),
                BitConverter.DoubleToInt64Bits(t.ADouble),
            t.ADuration is { } duration ? Split(duration.Ticks) : "null", BitConverter.SingleToInt32Bits(t.AFloat), t.AGrade is { } grade ? (int)grade : "null",
                Or(t.AGuid),
            t.AInstant is { } instant ? Split((instant - DateTime.UnixEpoch).Ticks) : "null", Or(t.AInteger),
                t.ALocal is { } local ? $"{Days(DateOnly.FromDateTime(local))}:{local.TimeOfDay.Ticks * 100}" : "null",
            t.ALocalDate is { } day ? Days(day) : "null", t.ALocalTime is { } time ? time.Ticks * 100 : "null", t.ALong,
            t.AOffset is { } offset ? $"{Days(DateOnly.FromDateTime(offset.DateTime))}:{(long)offset.Offset.TotalSeconds}" : "null", t.AShort, Hex(t.AString),
                t.BBytes is { } bytes ? bytes.Length : "null",
            t.BInts is { } ints ? ints.Aggregate(0, (sum, one) => unchecked(sum + one)) : "null",
                t.BLongs is { } longs ? longs.Aggregate(0L, (sum, one) => unchecked(sum + one)) : "null",
            t.CFigures is { } figures ? figures.Count : "null",
        };
        said.AddRange(t.CStrings?.Select(Hex) ?? []);
        said.Add(
            t.Figure switch
            {
                JavaSquare square => $"square {square.Side}",
                JavaCircle circle => $"circle {BitConverter.DoubleToInt64Bits(circle.Radius)}",
                _ => "null"
            });
        said.Add(t.Record is { } record ? $"{record.Count}:{Hex(record.Name)}" : "null");
        return Joined([.. said]);
    }

    private static string Joined(params object[] said) => string.Join(' ', said.Select(one => Convert.ToString(one, CultureInfo.InvariantCulture)));

    private static string Is(bool value) => value ? "true" : "false";

    private static object Or<T>(T? value)
        where T : struct => value is { } given ? given : "null";

    private static int Days(DateOnly date) => date.DayNumber - DateOnly.FromDateTime(DateTime.UnixEpoch).DayNumber;

    private static string Split(long ticks)
    {
        BigInteger seconds = BigInteger.DivRem(ticks, TimeSpan.TicksPerSecond, out BigInteger rest);
        return rest.Sign < 0 ? $"{seconds - 1}:{(rest + TimeSpan.TicksPerSecond) * 100}" : $"{seconds}:{rest * 100}";
    }

    private static string Hex(string? text) =>
        text is null ? "null"
            : text.Aggregate(new StringBuilder("'"), (hex, one) => hex.Append(((int)one).ToString("x", CultureInfo.InvariantCulture)).Append('.')).ToString();

    private string At(string file) => Path.Combine(_folder, file);

    private string[] Java(string verb, string kind, bool references, bool named, string from, string to) =>
        Run("java", "-cp", _folder + Path.PathSeparator + KryoTheoryAttribute.ClassPath, "Interop", verb, kind, Is(references), Is(named), from,
            Count.ToString(CultureInfo.InvariantCulture), to).Split('\n', StringSplitOptions.RemoveEmptyEntries);

    private static string Run(string program, params string[] arguments)
    {
        using Process process = Process.Start(new ProcessStartInfo(program, arguments) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        Task<string> errors = process.StandardError.ReadToEndAsync();
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.True(process.ExitCode == 0, errors.Result);
        return output;
    }
}
