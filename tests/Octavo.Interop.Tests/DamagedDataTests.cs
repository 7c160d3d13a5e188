// Owns: damaged data of every layout: refused with an error of the library, or read as a value; nothing else, and in bounded memory.
using Octavo.Interop.Tests.Haskell;
using Octavo.Interop.Tests.NetSerializer;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests;

public sealed class DamagedDataTests
{
    private const int Rounds = 4000;

    [Theory]
    [InlineData(HaskellPackage.Binary)]
    [InlineData(HaskellPackage.Cereal)]
    public void Haskell(HaskellPackage package)
    {
        var options = new HaskellOptions { Package = package };
        Damage(value => OctavoHaskell.Serialize(value, options), bytes =>
        {
            OctavoHaskell.Deserialize<Everything>(bytes, options);
        });
    }

    [Fact]
    public void Serialise() => Damage(value => OctavoSerialise.Serialize(value), bytes => OctavoSerialise.Deserialize<Everything>(bytes));

    [Fact]
    public void Haskell_in_chunks() => Damage(value => OctavoHaskell.Serialize(value), bytes =>
    {
        var decoder = new HaskellDecoder<Everything>();
        int cut = bytes.Length / 3;
        if (decoder.Feed(bytes.AsSpan(0, cut)) == HaskellDecodeState.Partial && decoder.Feed(bytes.AsSpan(cut)) == HaskellDecodeState.Partial)
        {
            decoder.Finish();
        }
        if (decoder.State == HaskellDecodeState.Fail)
        {
            // The same error as in one piece, where a count beyond the end of the data is told earlier.
            OctavoException found = Assert.Throws<OctavoException>(() => OctavoHaskell.Deserialize<Everything>(bytes, out _));
            bool isOfCount = found.Code is OctavoErrorCode.CountTooLarge && found.Offset <= decoder.Error.Offset;
            Assert.True(isOfCount || (found.Code, found.Offset, found.Path) == (decoder.Error.Code, decoder.Error.Offset, decoder.Error.Path),
                $"{found.Message} {decoder.Error.Message}");
            throw found;
        }
    });

    [Theory]
    [InlineData(NetSerializerVersion.NetSerializer4)]
    [InlineData(NetSerializerVersion.NetSerializer2)]
    public void NetSerializer(NetSerializerVersion version)
    {
        NetSerializerOptions options = NetMessages.Of(version);
        Damage(new NetMessages(3).Next, value => OctavoNetSerializer.Serialize(value, options),
            bytes => OctavoNetSerializer.Deserialize<NetMessage>(bytes, options));
    }

    private static void Damage(Func<Everything, byte[]> write, Action<byte[]> read) => Damage(new RandomValues(3).Next, write, read);

    private static void Damage<T>(Func<T> next, Func<T, byte[]> write, Action<byte[]> read)
    {
        var random = new Random(4);
        int refused = 0;
        for (int round = 0; round < Rounds; round++)
        {
            byte[] bytes = write(next());
            for (int i = random.Next(3); i >= 0; i--)
            {
                bytes[random.Next(bytes.Length)] = (byte)(random.Next(3) == 0 ? 0xFF : random.Next(256));
            }
            if (random.Next(4) == 0)
            {
                bytes = bytes[..random.Next(bytes.Length)];
            }
            long before = GC.GetAllocatedBytesForCurrentThread();
            try
            {
                read(bytes);
            }
            catch (OctavoException found)
            {
                refused++;
                Assert.NotEqual(OctavoErrorCode.UserCode, found.Code);
                Assert.InRange(found.Offset, 0, bytes.Length);
            }
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 4_000_000);
        }
        Assert.InRange(refused, Rounds / 4, Rounds);
    }
}
