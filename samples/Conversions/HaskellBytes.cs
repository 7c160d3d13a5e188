// Owns: the bytes of another system's serializer for a type with a codec: here Data.Binary of Haskell. Kryo, MemoryPack and NetSerializer have the same calls.
// Packages: Octavo, Octavo.Interop.
using Octavo;

namespace Conversions;

/// <summary><c>data Invoice = Invoice { number :: Int, name :: String, count :: Maybe Int32 } deriving (Generic, Binary)</c></summary>
[GenerateCodec]
public sealed record Invoice(long Number, string Name, int? Count);

/// <summary><c>data Payment = Cash | Card { digits :: String } deriving (Generic, Binary)</c></summary>
[GenerateCodec]
[CodecUnion(0, typeof(Cash))]
[CodecUnion(1, typeof(Card))]
public abstract record Payment;

[GenerateCodec]
public sealed record Cash : Payment;

[GenerateCodec]
public sealed record Card(string Digits) : Payment;

internal static class HaskellBytes
{
    /// <summary>The program whose <c>name</c> is a <c>Text</c>. Created once: options hold the plans of the types.</summary>
    private static readonly HaskellOptions s_withText = new()
    {
        Members = new Dictionary<string, HaskellMember> { ["Invoice.Name"] = new() { Text = HaskellText.Text } },
    };

    internal static Task<bool> RunAsync()
    {
        var invoice = new Invoice(7, "Zoë", null);
        byte[] bytes = OctavoHaskell.Serialize(invoice);   // what encode gives: the name is counted in characters
        Invoice? read = OctavoHaskell.Deserialize<Invoice>(bytes);
        byte[] withText = OctavoHaskell.Serialize(invoice, s_withText);   // the name is counted in bytes
        Console.WriteLine($"{Convert.ToHexString(bytes)}: {read}");
        bool isRight = read == invoice && Convert.ToHexString(bytes) == "0000000000000007" + "0000000000000003" + "5A6FC3AB" + "00"
            && Convert.ToHexString(withText) == "0000000000000007" + "0000000000000004" + "5A6FC3AB" + "00";

        // A union is a type with several constructors: the index of the constructor, then its fields.
        List<Payment> payments = [new Cash(), new Card("42")];
        byte[] list = OctavoHaskell.Serialize(payments);
        Console.WriteLine($"{Convert.ToHexString(list)}: {string.Join(", ", OctavoHaskell.Deserialize<List<Payment>>(list)!)}");
        isRight &= Convert.ToHexString(list) == "0000000000000002" + "00" + "01" + "0000000000000002" + "3432";

        try
        {
            OctavoHaskell.Deserialize<Invoice>(bytes.AsSpan()[..^1]);
            return Task.FromResult(false);
        }
        catch (OctavoException refused)
        {
            Console.WriteLine($"Refused: {refused.Message}");
            return Task.FromResult(isRight && refused.Code == OctavoErrorCode.EndOfData && refused.Error.Path == "Invoice.Count");
        }
    }
}
