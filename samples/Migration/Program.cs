// Owns: the way from MessagePack-CSharp, step by step. Each step is what a program is after one more release, and all of them read each other's data.
using MessagePack;
using Octavo;
using Shop;

// 1. Before: only the library. This data is in stores and queues.
byte[] old = MessagePackSerializer.Serialize(new CustomerBefore { Id = 7, Name = "Ada", Tags = ["a", "b"], Secret = "none" });
Console.WriteLine($"1 MessagePack-CSharp wrote {Convert.ToHexString(old)}");

// 2. The type gets [GenerateCodec] next to its own attributes, and the calls change. The bytes do not.
CustomerBetween read = OctavoMsgPack.Deserialize<CustomerBetween>(old)!;
byte[] between = OctavoMsgPack.Serialize(read);
Console.WriteLine($"2 Octavo read {read.Name}, and wrote the same bytes: {between.AsSpan().SequenceEqual(old)}");

// 3. A program that has not changed yet reads what the new one writes.
CustomerBefore back = MessagePackSerializer.Deserialize<CustomerBefore>(between);
Console.WriteLine($"3 MessagePack-CSharp read {back.Name} of it");

// 4. Octavo's attributes replace those of the library: [Key(0)] becomes [CodecMember(1)]. The package can go, and every other format works.
CustomerAfter after = OctavoMsgPack.Deserialize<CustomerAfter>(old)!;
byte[] last = OctavoMsgPack.Serialize(after);
Console.WriteLine($"4 Without the package: the same bytes: {last.AsSpan().SequenceEqual(old)}; JSON: {OctavoJson.SerializeToString(after)}");

bool isRight = between.AsSpan().SequenceEqual(old) && last.AsSpan().SequenceEqual(old) && back is { Id: 7, Name: "Ada", Tags: ["a", "b"], Secret: null }
    && after is { Id: 7, Tags: ["a", "b"] };
Console.WriteLine(isRight ? "All answers are right" : "An answer is wrong");
return isRight ? 0 : 1;
