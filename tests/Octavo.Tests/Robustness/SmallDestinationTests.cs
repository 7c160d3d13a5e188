// Owns: destinations that give less memory than they are asked for: refused by a code of their own, and nothing is written after the end.
using System.Buffers;
using Octavo.Tests.Features;

namespace Octavo.Tests.Robustness;

public sealed class SmallDestinationTests
{
    private const int Guard = 256;

    public static TheoryData<string> Formats => [.. s_writes.Keys];

    private static readonly Dictionary<string, Action<IBufferWriter<byte>, object>> s_writes = new()
    {
        ["Binary"] = (to, value) => OctavoBinary.Serialize(to, value),
        ["Compact"] = (to, value) => OctavoCompact.Serialize(to, value),
        ["MessagePack"] = (to, value) => OctavoMsgPack.Serialize(to, value),
        ["JSON"] = (to, value) => OctavoJson.Serialize(to, value),
        ["JSON, indented"] = (to, value) => OctavoJson.Serialize(to, value, new OctavoJsonOptions { Indent = "  " }),
        ["CBOR"] = (to, value) => OctavoCbor.Serialize(to, value),
    };

    [Fact]
    public void Stamped_values_are_refused()
    {
        var values = new OctavoStampedValues<int>(new OctavoStampedOptions());
        OctavoException refused = Assert.Throws<OctavoException>(() => values.Write(new Small(0, 1), 5));
        Assert.Equal(OctavoErrorCode.DestinationTooSmall, refused.Code);
    }

    /// <summary>Every size that is less, at the first time and at a later one.</summary>
    [Theory, MemberData(nameof(Formats))]
    public void Less_than_asked_for_is_refused(string format)
    {
        string[] text = [.. Enumerable.Range(0, 200).Select(i => new string((char)('a' + (i % 26)), 40))];
        int[] numbers = [.. Enumerable.Range(0, 2000)];
        foreach (object value in new object[] { text, numbers, new string('x', 70_000), 5 })
        {
            for (int good = 0; good < 3; good++)
            {
                foreach (int gives in new[] { 0, 1, 63, 64, 65, 127, 255 })
                {
                    var small = new Small(good, gives);
                    OctavoException? refused = null;
                    try
                    {
                        s_writes[format](small, value);
                    }
                    catch (OctavoException found)
                    {
                        refused = found;
                    }
                    Assert.True(small.IsUntouched, $"{format} wrote behind {gives} bytes");
                    if (small.Refused)
                    {
                        Assert.Equal(OctavoErrorCode.DestinationTooSmall, refused?.Code);
                        Assert.NotEqual("", refused!.Format);
                    }
                    else
                    {
                        Assert.Null(refused);
                    }
                }
            }
        }
    }

    [Fact]
    public void Structs_of_fixed_size_ask_too()
    {
        foreach (Action<IBufferWriter<byte>> write in new Action<IBufferWriter<byte>>[] { to => OctavoBinary.Serialize(to, Guid.NewGuid()),
            to => OctavoCompact.Serialize(to, 5m), to => OctavoMsgPack.Serialize(to, 5m), to => OctavoCbor.Serialize(to, 5m),
            to => OctavoBinary.Serialize(to, new Side(3)) })
        {
            var small = new Small(0, 1);
            OctavoException refused = Assert.Throws<OctavoException>(() => write(small));
            Assert.Equal(OctavoErrorCode.DestinationTooSmall, refused.Code);
            Assert.NotEqual("", refused.Format);
            Assert.True(small.IsUntouched);
        }
    }

    /// <summary>What is made elsewhere and copied: a reservation above 64 KiB, a message after its length, a compressed stamped value.</summary>
    [Fact]
    public void Copies_ask_too()
    {
        string text = new('x', 100_000);
        foreach (Action<IBufferWriter<byte>> write in new Action<IBufferWriter<byte>>[] { to => OctavoProtobuf.Serialize(to, text),
            to => OctavoProtobuf.SerializeWithLengthPrefix(to, text), to => OctavoJson.Serialize(to, text),
            to => new OctavoStampedValues<string>(new OctavoStampedOptions()).Write(to, text) })
        {
            for (int good = 0; good < 2; good++)
            {
                var small = new Small(good, 0);
                OctavoException? refused = null;
                try
                {
                    write(small);
                }
                catch (OctavoException found)
                {
                    refused = found;
                }
                Assert.Equal(small.Refused ? OctavoErrorCode.DestinationTooSmall : null, refused?.Code);
                Assert.True(small.Refused || good != 0);
            }
        }
    }

    /// <summary>A writer that keeps its contract some times, and then gives a number of bytes with others after them.</summary>
    private sealed class Small(int good, int gives) : IBufferWriter<byte>
    {
        private readonly byte[] _given = [.. Enumerable.Repeat((byte)0xA5, gives + Guard)];
        private int _left = good;

        public bool Refused { get; private set; }

        public bool IsUntouched => _given.AsSpan(gives).IndexOfAnyExcept((byte)0xA5) < 0;

        public void Advance(int count)
        {
        }

        public Memory<byte> GetMemory(int sizeHint = 0)
        {
            if (_left-- > 0 || sizeHint <= gives)
            {
                return new byte[Math.Max(sizeHint, 1)];
            }
            Refused = true;
            return _given.AsMemory(0, gives);
        }

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
    }
}
