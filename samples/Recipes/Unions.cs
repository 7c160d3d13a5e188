// Owns: derived types: the base names its cases, and data can name no other.
using Octavo;

namespace Recipes;

[GenerateCodec]
[CodecUnion(0, typeof(CardPayment), "card")]
[CodecUnion(1, typeof(CashPayment), "cash")]
public abstract record Payment(decimal Amount);

[GenerateCodec]
public sealed record CardPayment(decimal Amount, string Number) : Payment(Amount);

[GenerateCodec]
public sealed record CashPayment(decimal Amount) : Payment(Amount);

internal static class Unions
{
    internal static Task RunAsync()
    {
        List<Payment> payments = [new CardPayment(9.90m, "1234"), new CashPayment(5m)];
        Console.WriteLine(OctavoJson.SerializeToString(payments));
        foreach (Payment payment in OctavoMsgPack.Deserialize<List<Payment>>(OctavoMsgPack.Serialize(payments))!)
        {
            Console.WriteLine(payment);
        }
        return Task.CompletedTask;
    }
}
