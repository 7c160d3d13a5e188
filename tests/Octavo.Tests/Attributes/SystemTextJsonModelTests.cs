// Owns: a model of twenty types that came from System.Text.Json: JSON has the text that its generated code writes, reads it, and every format keeps the values.
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Attributes.Theatre;

public sealed class SystemTextJsonModelTests
{
    private static readonly TheatreContext s_theirs = new(new JsonSerializerOptions
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    });

    [Fact]
    public void A_model_has_twenty_types() =>
        Assert.InRange(typeof(Archive).Assembly.GetTypes()
            .Count(t => t.Namespace == typeof(Archive).Namespace && (t.IsEnum || t.IsDefined(typeof(GenerateCodecAttribute), inherit: false))), 20, 30);

    [Fact]
    public void System_Text_Json_writes_the_same_text()
    {
        Same(Full());
        Same(new Archive());
        Same<Show[]>(
            [new Concert(), new Play { Id = new(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), Title = "t", Genre = Genre.Opera, Acts = [[1, 2], [], [3]] },
                new Lecture { Speaker = new("n", null) }]);
        Same<IPayment>(new Cash { Paid = new() { Amount = 10.50m, Currency = "EUR" } });
        Same(new Page<Review> { Items = [new Review { Text = "quote \" back \\ tab \t é ß </p>" }.WithStars(5), new()], NextPage = "2" });
    }

    [Fact]
    public void Every_format_keeps_the_values()
    {
        foreach (FormatCalls<Archive> calls in FormatList.Of<Archive>())
        {
            Archive full = Full();
            // What JSON alone leaves out or keeps.
            full.Tickets![0].Draft = null;
            full.Customers![0].More = null;
            Assert.Null(DeepComparer.Difference(full, calls.Deserialize(calls.Serialize(full)), calls.Fidelity));
        }
    }

    private static void Same<T>(T value)
    {
        byte[] theirs = JsonSerializer.SerializeToUtf8Bytes(value, typeof(T), s_theirs);
        byte[] ours = OctavoJson.Serialize(value);
        Assert.Equal(Encoding.UTF8.GetString(theirs), Encoding.UTF8.GetString(ours));
        T? read = OctavoJson.Deserialize<T>(theirs);
        Assert.Equal(theirs, JsonSerializer.SerializeToUtf8Bytes(read, typeof(T), s_theirs));
        Assert.Equal(ours, OctavoJson.Serialize((T?)JsonSerializer.Deserialize(ours, typeof(T), s_theirs)));
    }

    private static Archive Full() => new()
    {
        Shows =
        [
            new Concert { Id = new(0x12345678, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), Title = "Octet", Pieces = ["D 803", ""], Length = new(0, 1, 2, 3, 4) },
            new Play { Title = "Play", Genre = Genre.Drama, Cast = new() { ["Ö"] = new("A", "a@example.org") { Born = new(1980, 2, 29) } },
                Acts = [[1], [2, 3]] },
            new Lecture { Speaker = new("B", null), Slides = new("https://example.org/s?a=1&b=ü") },
        ],
        Tickets =
        [
            new() { Number = long.MaxValue, Seat = new(1, 2, Level.Gods), Used = true, Genre = Genre.Opera, Draft = "no",
                Payment = new Card { Token = [1, 2, 255], Approved = new(2024, 1, 2, 3, 4, 5, 678, TimeSpan.FromHours(-3.5)) },
                Bought = new(2024, 5, 6, 7, 8, 9, 123, DateTimeKind.Utc) },
            new() { Number = -1, Seat = default,
                Payment = new Cash { Paid = new() { Amount = 0.10m }, Change = new Price { Amount = 79228162514264337593543950335m, Currency = "X" } },
                Bought = new(2024, 5, 6) },
        ],
        Customers =
            [new(7, "N") { Home = new() { Street = "S", PostCode = "0" }, Likes = [Genre.Opera, Genre.Comedy],
                More = new() { ["vip"] = JsonDocument.Parse("{\"since\":2001}").RootElement } }, new("M")],
        Hall = new() { Name = "Hall", Blocks = new() { ["a b"] = [new(1, 1, Level.Circle), default] }, Reverberation = 1.85, Slope = 0.1f, Code = 'é' },
        Reviews = new() { Items = [new Review { Text = "fine", Edition = new(1, 2, 3) }.WithStars(4)] },
        Lead = new() { Name = "H", Understudies = [new() { Name = "I", Understudies = [] }, new()] },
        Season =
            new()
            {
                From = new(2024, 9, 1),
                To = new(2025, 6, 30),
                Doors = new(19, 30),
                Discount = -5,
                Visitors = ulong.MaxValue,
                Balance = -128,
                Takings = new() { [2024] = 12.5m, [-1] = 0m }
            },
    };
}
