// Owns: the bytes of another system's serializer for a type with a codec: here Data.Binary of Haskell. Kryo, MemoryPack and NetSerializer have the same calls.
// Packages: Octavo, Octavo.Interop.
using Octavo;

namespace Conversions;

/// <summary><c>data Invoice = Invoice { number :: Int, name :: String, count :: Maybe Int32 } deriving (Generic, Binary)</c></summary>
[GenerateCodec]
public sealed partial record Invoice(long Number, string Name, int? Count);

internal static class HaskellBytes
{
    internal static Task<bool> RunAsync()
    {
        var invoice = new Invoice(7, "Zoë", null);
        byte[] bytes = OctavoHaskell.Serialize(invoice);   // what encode gives
        Invoice? read = OctavoHaskell.Deserialize<Invoice>(bytes);
        Console.WriteLine($"{Convert.ToHexString(bytes)}: {read}");
        return Task.FromResult(read == invoice && Convert.ToHexString(bytes) == "0000000000000007" + "0000000000000003" + "5A6FC3AB" + "00");
    }
}
