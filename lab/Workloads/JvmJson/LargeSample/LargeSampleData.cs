// Owns: document 004's file made from a seed: the counts and lengths of the original, and both its sizes.
// Must not know: libraries. Same seed, same values in every load context.
using System.Globalization;

namespace Octavo.Lab.Workloads.LargeSample;

/// <summary>Sixty users as in the original: ASCII alone, one line end to escape in each, a format with angle brackets in each image.</summary>
public sealed class LargeSampleData(int seed)
{
    /// <summary>Bytes of the original, indented by two blanks, with a line end after it.</summary>
    public const int IndentedSize = 235_661;

    /// <summary>Bytes of the original without white space, with a line end after it.</summary>
    public const int MinifiedSize = 173_671;

    private const int Users = 60;
    private const int Images = 459;
    private const int ShortestAbout = 123;
    private const int LongestAbout = 584;

    private static readonly string[] Fruits = ["banana", "strawberry", "apple"];
    private static readonly string[] EyeColors = ["green", "brown", "blue", "green", "brown", "blue", "green"];
    private readonly Random _random = new(seed);

    /// <summary>A document of exactly the original's two sizes.</summary>
    public Response Make()
    {
        int[] images = ImageCounts();
        var response = new Response { Status = "success", Users = [.. Enumerable.Range(0, Users).Select(i => User(i, images[i]))] };
        int missing = MinifiedSize - JsonDocuments.Minified(response).Length;
        foreach (User user in response.Users)
        {
            int length = Math.Clamp(user.About!.Length + missing, ShortestAbout, LongestAbout);
            missing -= length - user.About.Length;
            user.About = About(length);
        }

        return missing == 0 ? response : throw new InvalidOperationException($"The document is {missing} bytes too short, and no text takes them.");
    }

    // Two to thirteen each, and as many as the original has in all.
    private int[] ImageCounts()
    {
        int[] counts = [.. Enumerable.Range(0, Users).Select(_ => _random.Next(2, 14))];
        for (int missing = Images - counts.Sum(); missing != 0;)
        {
            ref int count = ref counts[_random.Next(Users)];
            int step = Math.Sign(missing);
            if (count + step is < 2 or > 13)
                continue;
            count += step;
            missing -= step;
        }

        return counts;
    }

    private User User(int index, int images) => new()
    {
        Id = Hex(24),
        Index = index,
        Guid = $"{Hex(8)}-{Hex(4)}-{Hex(4)}-{Hex(4)}-{Hex(12)}",
        IsActive = index % 15 < 8,
        Balance = string.Create(CultureInfo.InvariantCulture, $"${_random.Next(1, 4)},{_random.Next(100, 1000)}.{_random.Next(10, 100)}"),
        Picture = "http://placehold.it/32x32",
        Age = _random.Next(20, 41),
        EyeColor = EyeColors[index % EyeColors.Length],
        Name = new PersonName { First = Name(5, 8), Last = Name(5, 8) },
        Company = Word(5, 10).ToUpperInvariant(),
        Email = $"{Word(5, 8)}.{Word(5, 8)}@{Word(5, 8)}.tv",
        Phone = string.Create(CultureInfo.InvariantCulture, $"+1 ({_random.Next(800, 1000)}) {_random.Next(400, 600)}-{_random.Next(2000, 4000)}"),
        Address =
            string.Create(CultureInfo.InvariantCulture,
                $"{_random.Next(100, 1000)} {Name(5, 9)} Street, {Name(6, 11)}, {Name(6, 11)}, {_random.Next(1000, 10_000)}"),
        About = About(_random.Next(200, 480)),
        Registered = string.Create(CultureInfo.InvariantCulture, $"{Date():dddd, MMMM d, yyyy h:mm tt}"),
        Latitude = _random.Next(-90_000_000, 90_000_000) / 1e6,
        Longitude = _random.Next(-180_000_000, 180_000_000) / 1e6,
        Tags = [.. Enumerable.Range(0, 7).Select(_ => Word(2, 13))],
        Range = [.. Enumerable.Range(0, 10)],
        Friends = [.. Enumerable.Range(0, 3).Select(i => new Friend { Id = i, Name = $"{Name(4, 8)} {Name(4, 8)}" })],
        Images = [.. Enumerable.Range(0, images).Select(_ => Image())],
        Greeting = string.Create(CultureInfo.InvariantCulture, $"Hello, {Name(5, 8)}! You have {_random.Next(5, 11)} unread messages."),
        FavoriteFruit = Fruits[index % Fruits.Length],
    };

    private Image Image() => new()
    {
        Id = Hex(24),
        Format = "<ReferenceError: png is not defined>",
        Url = $"http://imageserver.example/images/{Hex(24)}",
        Description = Text(_random.Next(40, 92)),
    };

    private DateTime Date() => new DateTime(2014, 1, 1, 0, 0, 0, DateTimeKind.Unspecified).AddMinutes(_random.Next(600_000));

    private string About(int length) => Text(length - 2) + "\r\n";

    private string Name(int from, int to) => Word(from, to) is var word ? char.ToUpperInvariant(word[0]) + word[1..] : "";

    private string Word(int from, int to) => Letters(_random.Next(from, to + 1), "abcdefghijklmnopqrstuvwxyz");

    private string Hex(int length) => Letters(length, "0123456789abcdef");

    // Words of six letters, the last cut or lengthened to fit.
    private string Text(int length) => string.Create(length, _random, static (text, random) =>
    {
        for (int i = 0; i < text.Length; i++)
            text[i] = i % 7 == 6 && i < text.Length - 1 ? ' ' : (char)('a' + random.Next(26));
    });

    private string Letters(int length, string alphabet) => string.Create(length, (_random, alphabet), static (text, state) =>
    {
        for (int i = 0; i < text.Length; i++)
            text[i] = state.alphabet[state._random.Next(state.alphabet.Length)];
    });
}
