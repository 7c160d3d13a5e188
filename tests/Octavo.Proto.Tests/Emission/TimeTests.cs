// Owns: times of google.protobuf in messages that are made: every bit by default, the types of .NET by option. Knows no parser.
using Octavo.Proto.CSharp;

namespace Octavo.Proto.Tests.Emission;

public class TimeTests
{
    private static readonly Dictionary<bool, Func<byte[], byte[]>> s_compiled = [];

    private const string Text = """
        syntax = "proto2";
        package times;
        import "google/protobuf/timestamp.proto";
        import "google/protobuf/duration.proto";

        message M {
          optional google.protobuf.Timestamp placed = 1;
          repeated google.protobuf.Duration waits = 2;
          map<int32, google.protobuf.Timestamp> days = 3;
          oneof when { google.protobuf.Timestamp at = 4; google.protobuf.Duration after = 5; }
          extensions 100 to 110;
        }
        extend M { optional google.protobuf.Timestamp seen = 100; repeated google.protobuf.Duration spans = 101; }
        """;

    [Theory]
    [InlineData("0A060801100180")] // damaged
    [InlineData("0A0408011001")] // a nanosecond
    [InlineData("0A0B08FFFFFFFFFFFFFFFF7F")] // seconds beyond the years
    [InlineData("0A0B10FFFFFFFFFFFFFFFFFF01")] // nanoseconds below zero
    [InlineData("0A070880D9B1D7FFFF")] // year -290307
    [InlineData("12040801100712001202 1063")]
    [InlineData("1A0808011204100308011A0608021202 1001")]
    [InlineData("220210012A021001")]
    [InlineData("A20602 1001AA0602 1002")]
    public void Every_bit_is_kept(string hex)
    {
        byte[] data = Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal));
        Func<byte[], byte[]> plain = Compiled(plain: true);
        Func<byte[], byte[]> made = Compiled(plain: false);
        Assert.Equal(Result(plain, data), Result(made, data));
    }

    [Fact]
    public void They_lead_to_the_types_of_NET_and_back() => EmittedProtos.Run(EmittedProtos.Emit(Text, formats: "Protobuf"), """
        using System;
        using Test.WellKnown;
        public static class Check
        {
            public static void Run()
            {
                foreach (DateTimeOffset time in new[] { DateTimeOffset.MinValue, DateTimeOffset.MaxValue, DateTimeOffset.UnixEpoch, DateTimeOffset.UnixEpoch.AddTicks(-1), new DateTimeOffset(2026, 3, 1, 12, 0, 0, TimeSpan.FromHours(5)).AddTicks(1234567) })
                {
                    Timestamp made = Timestamp.From(time);
                    if (made.ToDateTimeOffset() != time || made.Nanos is < 0 or > 999_999_999)
                    {
                        throw new InvalidOperationException($"{time:O} {made.Seconds} {made.Nanos}");
                    }
                }
                foreach (TimeSpan span in new[] { TimeSpan.MinValue, TimeSpan.MaxValue, TimeSpan.Zero, new TimeSpan(-1), new TimeSpan(10_000_001), new TimeSpan(-10_000_001) })
                {
                    Duration made = Duration.From(span);
                    if (made.ToTimeSpan() != span || Math.Sign(made.Seconds) * Math.Sign(made.Nanos) < 0)
                    {
                        throw new InvalidOperationException($"{span} {made.Seconds} {made.Nanos}");
                    }
                }
                Thrown<ArgumentOutOfRangeException>(() => new Timestamp { Seconds = long.MaxValue }.ToDateTimeOffset());
                Thrown<OverflowException>(() => new Duration { Seconds = long.MaxValue }.ToTimeSpan());
            }

            private static void Thrown<T>(Action action)
                where T : Exception
            {
                try
                {
                    action();
                }
                catch (T)
                {
                    return;
                }
                throw new InvalidOperationException(typeof(T).Name);
            }
        }
        """);

    [Theory]
    [InlineData(TimeTypes.DateTime, "global::System.DateTime")]
    [InlineData(TimeTypes.DateTimeOffset, "global::System.DateTimeOffset")]
    internal void The_types_of_NET_are_there_by_option(TimeTypes times, string type)
    {
        List<CSharpFile> files = EmittedProtos.Emit(Text, times: times);
        string text = Assert.Single(files).Text;
        Assert.Contains($"public {type}? Placed ", text, StringComparison.Ordinal);
        Assert.Contains("List<global::System.TimeSpan> Waits ", text, StringComparison.Ordinal);
        Assert.Contains($"Dictionary<int, {type}> Days ", text, StringComparison.Ordinal);
        Assert.Contains($"ProtobufExtension<global::Times.M, {type}> Seen ", text, StringComparison.Ordinal);
        Assert.Equal("0A050801108407",
            Convert.ToHexString(
                EmittedProtos.Compile(files, "Times.M")["Times.M"](Convert.FromHexString("0A0508011085 07".Replace(" ", "", StringComparison.Ordinal)))));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void ProtoJSON_has_nanoseconds(bool set) => EmittedProtos.Run(EmittedProtos.Emit(Text, formats: set ? "All" : "Protobuf"), """
        using Octavo;
        public static class Check
        {
            public static void Run()
            {
                string json = "{\"placed\":\"2026-11-24T01:02:03.000000001Z\",\"waits\":[\"-1.000000001s\"],\"[times.seen]\":\"1970-01-01T00:00:00.000000007Z\"}";
                Times.M read = OctavoProtoJson.Deserialize<Times.M>(System.Text.Encoding.UTF8.GetBytes(json))!;
                string again = System.Text.Encoding.UTF8.GetString(OctavoProtoJson.Serialize(read));
                if (again != json || read.Placed!.Nanos != 1)
                {
                    throw new System.InvalidOperationException(again);
                }
            }
        }
        """);

    private static Func<byte[], byte[]> Compiled(bool plain)
    {
        lock (s_compiled)
        {
            if (!s_compiled.TryGetValue(plain, out Func<byte[], byte[]>? again))
            {
                s_compiled.Add(plain, again = EmittedProtos.Compile(EmittedProtos.Emit(Text, plain, formats: "Protobuf"), "Times.M")["Times.M"]);
            }
            return again;
        }
    }

    private static string Result(Func<byte[], byte[]> again, byte[] data)
    {
        try
        {
            return Convert.ToHexString(again(data));
        }
        catch (OctavoException refused)
        {
            return refused.Code.ToString();
        }
    }
}
