// Owns: names in JSON: metadata that comes twice, members that attributes leave out, unknown members that come twice, keys in quotes, enums by text, addresses.
using System.Net;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Octavo.Tests.Features;

public sealed class JsonNameTests
{
    private static readonly OctavoJsonOptions s_last = new() { Duplicates = DuplicatePolicy.LastWins };

    private static readonly OctavoJsonOptions s_refuse = new() { UnknownMembers = UnknownMemberPolicy.Refuse };

    [Theory]
    [InlineData("""{"$type":"c","$type":"d"}""")]
    [InlineData("""{"$type":"c","$type":"c"}""")]
    [InlineData("""{"$type":"c","Lives":1,"$type":"d"}""")]
    [InlineData("""{"$type":"c","Lives":1,"\u0024type":"d"}""")]
    [InlineData("""{"\u0024type":"c","Lives":1,"$type":"d"}""")]
    [InlineData("""{ "$type" : "c" , "Lives" : 1 , "$type" : "d" }""")]
    [InlineData("""{"Lives":1,"$type":"c","$type":"d"}""")]
    [InlineData("""{"Lives":1,"$type":"c","Age":5,"\u0024typ\u0065":"d"}""")]
    [InlineData("""{"$type":"d","Chases":[{"$type":"c"},{"$type":"c","Age":1,"$type":"c"}]}""")]
    [InlineData("""{"$type":"p","x":1,"$type":"p"}""")]
    [InlineData("""{"x":1,"$type":"p","$type":"p"}""")]
    public void A_case_that_is_told_twice_is_refused(string json)
    {
        Refused<Animal>(json, OctavoErrorCode.DuplicateMember);
        Refused<List<Animal>>($"[{json}]", OctavoErrorCode.DuplicateMember);
        Assert.NotNull(OctavoJson.Deserialize<Animal>(json, s_last));
        Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Animal>(new MemoryStream(Encoding.UTF8.GetBytes(json))));
    }

    [Theory]
    [InlineData("""{"$type":"c","Lives":9,"Age":1}""")]
    [InlineData("""{"Lives":9,"$type":"c","Age":1}""")]
    [InlineData("""{"Lives":9,"Age":1,"$type":"c"}""")]
    [InlineData("""{"$type":"d","Chases":[{"$type":"c"},{"Age":1,"$type":"c"},{"$type":"d","Chases":[{"$type":"c"}]}]}""")]
    public void A_case_that_is_told_once_is_read(string json)
    {
        Assert.NotNull(OctavoJson.Deserialize<Animal>(json));
        Assert.NotNull(OctavoJson.Deserialize<Animal>(json, s_refuse));
    }

    [Theory]
    [InlineData("""{"kind":"Round","R":1,"kind":"Round"}""")]
    [InlineData("""{"kind":"Round","kind":"Dot"}""")]
    [InlineData("""{"R":1,"kind":"Round","\u006Bind":"Round"}""")]
    [InlineData("""{ "kind":"Round", "R":1, "kind":"Dot" }""")]
    [InlineData("""{"kind":"Dot","x":1,"kind":"Dot"}""")]
    public void A_member_that_tells_cases_by_another_name_comes_once(string json)
    {
        Refused<Form>(json, OctavoErrorCode.DuplicateMember);
        Assert.NotNull(OctavoJson.Deserialize<Form>(json, s_last));
    }

    /// <summary>A class may be a case of two unions; what the other one tells it by is skipped.</summary>
    [Fact]
    public void Two_names_that_tell_one_case_are_told_apart()
    {
        Assert.Equal(3, Assert.IsType<Round>(OctavoJson.Deserialize<Form>("""{"kind":"Round","drawn":"Round","R":3}""")).R);
        Assert.Equal(3, Assert.IsType<Round>(OctavoJson.Deserialize<IDrawn>("""{"R":3,"kind":"Round","drawn":"Round"}""")).R);
        Refused<IDrawn>("""{"drawn":"Round","kind":"Round","R":3,"kind":"Round"}""", OctavoErrorCode.DuplicateMember);
        Refused<IDrawn>("""{"kind":"Round","drawn":"Round","R":3,"drawn":"Round"}""", OctavoErrorCode.DuplicateMember);
    }

    [Theory]
    [InlineData("""{"$type":"Spot","$value":{"X":1},"$type":"Spot"}""")]
    [InlineData("""{"$type":"Spot","$type":"Spot","$value":{"X":1}}""")]
    [InlineData("""{"$type":"Spot","$value":{"X":1},"$value":{"X":2}}""")]
    [InlineData("""{"$value":{"X":1},"$type":"Spot","\u0024type":"Spot"}""")]
    [InlineData("""{"$type":"Round2","Inner":{"$type":"Spot","$value":{"X":1},"$type":"Spot"}}""")]
    public void A_case_beside_its_value_is_told_once(string json)
    {
        Refused<IPlaced>(json, OctavoErrorCode.DuplicateMember);
        Assert.NotNull(OctavoJson.Deserialize<IPlaced>(json, s_last));
        Assert.Equal(4, Assert.IsType<Spot>(OctavoJson.Deserialize<IPlaced>("""{"$value":{"X":4},"$type":"Spot"}""")).X);
        Assert.Equal(4, Assert.IsType<Spot>(OctavoJson.Deserialize<IDrawn>("""{"$value":{"X":4},"drawn":"Spot"}""")).X);
        Refused<IDrawn>("""{"$value":{"X":4},"drawn":"Spot","drawn":"Spot"}""", OctavoErrorCode.DuplicateMember);
        Refused<IDrawn>("""{"drawn":"Spot","$value":{"X":4},"drawn":"Spot"}""", OctavoErrorCode.DuplicateMember);
    }

    [Theory]
    [InlineData("""{"$id":"1","N":1,"$id":"2"}""")]
    [InlineData("""{"$id":"1","$id":"1","N":1}""")]
    [InlineData("""{ "$id" : "1", "N":1,"\u0024id":"1"}""")]
    [InlineData("""{"$id":"1","N":1,"Next":{"$ref":"1","$ref":"1"}}""")]
    [InlineData("""{"$id":"1","N":1,"Next":{"$id":"2","N":1,"\u0024\u0069d":"3"}}""")]
    public void Identities_come_once(string json)
    {
        Refused<Knot>(json, OctavoErrorCode.DuplicateMember);
        Assert.NotNull(OctavoJson.Deserialize<Knot>(json, s_last));
    }

    [Fact]
    public void A_case_without_a_name_says_so()
    {
        OctavoException thrown = Refused<Animal>("""{"$type":null}""", OctavoErrorCode.TypeMismatch);
        Assert.Contains("null", thrown.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Members_that_attributes_leave_out_are_neither_kept_nor_refused()
    {
        const string Json = """{"A":1,"Password":"p","pin":4,"Token":"t","Other":5}""";
        Login read = OctavoJson.Deserialize<Login>(Json)!;
        Assert.Equal(["Other"], read.Ext!.Keys);
        Assert.Equal((null, 0, null), (read.Password, read.Pin, read.Token));
        Assert.Equal("""{"A":1,"Other":5}""", OctavoJson.SerializeToString(read));
        Assert.Equal("""{"A":1,"Other":5}""", OctavoJson.SerializeToString(OctavoJson.Deserialize<LoginObject>("""{"Password":[{}],"A":1,"Other":5}""")));
        Assert.Equal("""{"A":1,"Other":5}""", OctavoJson.SerializeToString(OctavoJson.Deserialize<LoginKept>("""{"Password":[{}],"A":1,"Other":5}""")));
        Assert.Equal(["Ext"], OctavoJson.Deserialize<Login>("""{"Ext":1}""")!.Ext!.Keys);
        Assert.Equal(1, OctavoJson.Deserialize<LoginPlain>("""{"Password":"p","A":1}""", s_refuse)!.A);
        Assert.Equal(1, OctavoJson.Deserialize<LoginStrict>("""{"A":1,"Password":"p"}""", s_refuse)!.A);
        Refused<LoginStrict>("""{"A":1,"password":"p"}""", OctavoErrorCode.UnknownMember);
        Assert.Null(OctavoJson.Deserialize<Login>("""{"a":1,"PASSWORD":"p"}""", new OctavoJsonOptions { IgnoreNameCase = true })!.Ext);
        OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<LoginPlain>("""{"A":1,"Password":"p","Other":5}""", s_refuse));
        Assert.Equal((OctavoErrorCode.UnknownMember, 21L), (thrown.Code, thrown.Offset));
    }

    [Fact]
    public void Unknown_members_that_are_kept_follow_Duplicates()
    {
        const string Json = """{"A":1,"a":1,"b":{"a":1},"\u0061":2,"c":3,"b":4}""";
        Refused<Login>(Json, OctavoErrorCode.DuplicateMember);
        Refused<LoginObject>(Json, OctavoErrorCode.DuplicateMember);
        Refused<LoginKept>(Json, OctavoErrorCode.DuplicateMember);
        Refused<LoginKept>("""{"A":1,"":1,"":2}""", OctavoErrorCode.DuplicateMember);
        Assert.Equal("""{"A":1,"a":2,"c":3,"b":4}""", OctavoJson.SerializeToString(OctavoJson.Deserialize<LoginKept>(Json, s_last)));
        Assert.Equal(3, OctavoJson.Deserialize<LoginKept>(Json, s_last)!.Ext!.Count);
        Assert.Equal("""{"A":1,"a":2,"b":4,"c":3}""", Sorted(OctavoJson.SerializeToString(OctavoJson.Deserialize<Login>(Json, s_last))));
        Assert.Equal("""{"A":1,"a":2,"b":4,"c":3}""", Sorted(OctavoJson.SerializeToString(OctavoJson.Deserialize<LoginObject>(Json, s_last))));
        // What the type skips may come twice, as it always could.
        Assert.Equal(1, OctavoJson.Deserialize<LoginPlain>("""{"x":1,"A":1,"x":2}""")!.A);
    }

    [Fact]
    public void Unknown_members_of_known_names_are_not_written()
    {
        JsonElement one = JsonDocument.Parse("1").RootElement;
        Assert.Equal(OctavoErrorCode.DuplicateMember,
            Assert.Throws<OctavoException>(() => OctavoJson.Serialize(new Login { Ext = new() { ["B"] = one, ["A"] = one } })).Code);
        Assert.Equal(OctavoErrorCode.DuplicateMember,
            Assert.Throws<OctavoException>(() => OctavoJson.Serialize(new LoginObject { Ext = new() { ["A"] = 1 } })).Code);
        Assert.Equal(OctavoErrorCode.DuplicateMember,
            Assert.Throws<OctavoException>(() => OctavoJson.Serialize<Animal>(new Pup { More = new() { ["$type"] = one } })).Code);
        // What one type did not know another does.
        UnknownMembers kept = OctavoJson.Deserialize<Dot>("""{"A":5,"x":[{"A":1}]}""")!.More!;
        Assert.Equal(OctavoErrorCode.DuplicateMember, Assert.Throws<OctavoException>(() => OctavoJson.Serialize(new LoginKept { Ext = kept })).Code);
        Assert.Equal("""{"A":5,"x":[{"A":1}]}""", OctavoJson.SerializeToString(new Dot { More = kept }));
        Assert.Equal("""{"A":0,"a":1}""", OctavoJson.SerializeToString(new Login { Ext = new() { ["a"] = one } }));
    }

    /// <summary>A map with member A and an unknown one that comes twice, in each binary format that has keys.</summary>
    [Fact]
    public void Unknown_members_of_other_formats_follow_Duplicates_too()
    {
        Check<NamedKept>("83A14101A17801A17802", "82A14101A17802", (d, o) => OctavoMsgPack.Deserialize<NamedKept>(d, o), v => OctavoMsgPack.Serialize(v),
            new OctavoMsgPackOptions { Duplicates = DuplicatePolicy.LastWins });
        Check<NumberedKept>("830101090109CCFF", "820101 09CCFF", (d, o) => OctavoMsgPack.Deserialize<NumberedKept>(d, o), v => OctavoMsgPack.Serialize(v),
            new OctavoMsgPackOptions { Duplicates = DuplicatePolicy.LastWins });
        Check<NumberedKept>("830101FF01D0FF02", "820101FF02", (d, o) => OctavoMsgPack.Deserialize<NumberedKept>(d, o), v => OctavoMsgPack.Serialize(v),
            new OctavoMsgPackOptions { Duplicates = DuplicatePolicy.LastWins });
        Check<NamedKept>("A3614101617801617802", "A2614101617802", (d, o) => OctavoCbor.Deserialize<NamedKept>(d, o), v => OctavoCbor.Serialize(v),
            new OctavoCborOptions { Duplicates = DuplicatePolicy.LastWins });
        Check<NumberedKept>("A301010901 0902", "A201010902", (d, o) => OctavoCbor.Deserialize<NumberedKept>(d, o), v => OctavoCbor.Serialize(v),
            new OctavoCborOptions { Duplicates = DuplicatePolicy.LastWins });

        static void Check<T>(string data, string last, Func<byte[], dynamic?, T?> read, Func<T, byte[]> write, OctavoOptions options)
        {
            byte[] bytes = Convert.FromHexString(data.Replace(" ", "", StringComparison.Ordinal));
            Assert.Equal(OctavoErrorCode.DuplicateMember, Assert.Throws<OctavoException>(() => read(bytes, null)).Code);
            Assert.Equal(last.Replace(" ", "", StringComparison.Ordinal), Convert.ToHexString(write(read(bytes, options)!)));
        }
    }

    [Theory]
    [InlineData(" 1")]
    [InlineData("\t1")]
    [InlineData("1 ")]
    [InlineData("/**/1")]
    [InlineData("1/**/")]
    [InlineData("//\n1")]
    [InlineData("")]
    public void Nothing_but_the_number_stands_in_a_key(string key)
    {
        var lenient = new OctavoJsonOptions { AllowComments = true, AllowNumbersInStrings = true };
        string json = $"{{\"{key}\":1}}";
        Refused<Dictionary<int, int>>(json, null, lenient);
        Refused<Dictionary<byte, string>>($"{{\"{key}\":\"x\"}}", null, lenient);
        Refused<Dictionary<ulong, int>>(json, null, lenient);
        Refused<SortedDictionary<double, int>>(json, null, lenient);
        Refused<Dictionary<decimal, int>>(json, null, lenient);
        Refused<Dictionary<Half, int>>(json, null, lenient);
        Refused<Dictionary<Int128, int>>(json, null, lenient);
        Refused<Dictionary<DayOfWeek, int>>(json, null, lenient);
        Refused<Dictionary<bool, int>>(json.Replace("1\"", "true\"", StringComparison.Ordinal).Replace("1 \"", "true \"", StringComparison.Ordinal)
            .Replace("1/", "true/", StringComparison.Ordinal), null, lenient);
        Refused<int>($"\"{key}\"", null, lenient);
        Refused<double>($"\"{key}\"", null, lenient);
        Refused<decimal>($"\"{key}\"", null, lenient);
        if (!key.Contains('\n', StringComparison.Ordinal) && !key.Contains('\t', StringComparison.Ordinal))
        {
            Refused<Dictionary<int, int>>(json, null);
        }
    }

    [Fact]
    public void A_key_has_one_pair_of_quotes() => Refused<Dictionary<int, int>>("{\"\"1\"\":1}", null, new OctavoJsonOptions { AllowNumbersInStrings = true });

    /// <summary>Texts as JsonStringEnumConverter of this platform reads them: the same value, or refused by both.</summary>
    [Theory]
    [InlineData("A"), InlineData("a"), InlineData(" A"), InlineData("A "), InlineData("A,B"), InlineData("A ,B"), InlineData("A, B"), InlineData("a,b"),
        InlineData("2"), InlineData("+2"), InlineData("-1"), InlineData(" 2 ")]
    [InlineData(""), InlineData(" "), InlineData(","), InlineData("A,"), InlineData(",A"), InlineData("2,A"), InlineData("A,2"), InlineData("77"),
        InlineData("256"), InlineData("2.0"), InlineData("A B"), InlineData("A|B"), InlineData("A,,B"), InlineData("99999999999999999999"), InlineData("-")]
    public void Enums_are_read_as_System_Text_Json_reads_them(string text)
    {
        var options = new OctavoJsonOptions { AllowEnumText = true };
        var theirs = new JsonSerializerOptions { Converters = { new JsonStringEnumConverter() } };
        string json = JsonSerializer.Serialize(text);
        Assert.Equal(Try(() => JsonSerializer.Deserialize<Letters>(json, theirs)),
            Try(() => OctavoJson.Deserialize<OfLetters>($"{{\"Many\":{json}}}", options)!.Many));
        // Of an enum that is not of flags, the same; its third name is the converter's only by an attribute of its own.
        Assert.Equal(Try(() => JsonSerializer.Deserialize<Letter>(json, theirs)),
            Try(() => OctavoJson.Deserialize<OfLetters>($"{{\"One\":{json}}}", options)!.One));
        Assert.Equal(Try(() => JsonSerializer.Deserialize<Letter>(json, theirs)),
            Try(() => OctavoJson.Deserialize<OfLetters>($"{{\"Perhaps\":{json}}}", options)!.Perhaps!.Value));
        Assert.Equal(Try(() => JsonSerializer.Deserialize<Letter>(json, theirs)),
            Try(() => OctavoJson.Deserialize<OfLetters>($"{{\"List\":[{json}]}}", options)!.List![0]));
        // Without the option only the names as they are, and flags as the library writes them.
        if (text is not ("A" or "A, B"))
        {
            Refused<OfLetters>($"{{\"One\":{json}}}", null);
            Refused<OfLetters>($"{{\"Many\":{json}}}", null);
        }

        static string Try<T>(Func<T> read)
        {
            try
            {
                return $"{read():D}";
            }
            catch (Exception e) when (e is OctavoException { Code: OctavoErrorCode.InvalidValue } or JsonException)
            {
                return "refused";
            }
        }
    }

    [Fact]
    public void Enums_by_text_as_keys_and_checked()
    {
        var options = new OctavoJsonOptions { AllowEnumText = true };
        Assert.Equal(Letter.C, OctavoJson.Deserialize<OfLetters>("""{"One":" SEE"}""", options)!.One);
        Assert.Equal([Letter.A], OctavoJson.Deserialize<OfLetters>("""{"Keys":{"a":1}}""", options)!.Keys!.Keys);
        Assert.Equal([(Letter)3], OctavoJson.Deserialize<OfLetters>("""{"Keys":{"A,B":1}}""", options)!.Keys!.Keys);
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<OfLetters>("""{"Sure":"A,B"}""", options)).Code);
        Assert.Equal(Letter.a2, OctavoJson.Deserialize<OfLetters>("""{"Sure":"5"}""", options)!.Sure);
    }

    [Fact]
    public void Addresses_are_text()
    {
        var value =
            new OfAddresses
            {
                Address = IPAddress.Parse("fe80::1%3"),
                Point = new IPEndPoint(IPAddress.IPv6Loopback, 80),
                Network = IPNetwork.Parse("10.0.0.0/8"),
                List = [IPAddress.Loopback, null],
                Perhaps = IPNetwork.Parse("2001:db8::/33")
            };
        string json = OctavoJson.SerializeToString(value);
        Assert.Equal("""{"Address":"fe80::1%3","Point":"[::1]:80","Network":"10.0.0.0/8","List":["127.0.0.1",null],"Perhaps":"2001:db8::/33"}""", json);
        OfAddresses read = OctavoJson.Deserialize<OfAddresses>(json)!;
        Assert.Equal((value.Address, value.Point, value.Network, value.Perhaps), (read.Address, read.Point, read.Network, read.Perhaps));
        Assert.Equal(IPAddress.IPv6Loopback, OctavoJson.Deserialize<IPAddress>("\"0:0:0:0:0:0:0:1\""));
        Assert.Equal(IPAddress.Parse("::ffff:1.2.3.4"), OctavoJson.Deserialize<IPAddress>("\"::FFFF:1.2.3.4\""));
        Assert.Contains("\"string\"", OctavoJson.Schema<OfAddresses>(), StringComparison.Ordinal);
        foreach (string text in (string[])["", "1", "127.1", "010.0.0.1", "1.2.3.4.5", "[::1]", "::1/128", "[::1]:80", "::1%eth0", "::1%", "%3", "1.2.3.256",
            "localhost", " ::1", "wKgAAQ=="])
        {
            Refused<IPAddress>($"\"{text}\"", OctavoErrorCode.InvalidValue);
        }
        foreach (string text in (string[])["", "1.2.3.4", "1.2.3.4:", ":80", "1.2.3.4:080", "1.2.3.4:65536", "1.2.3.4: 80", "::1", "::1:80", "[1.2.3.4]:80",
            "[::1]", "[::1]80", "1.2.3.4:-1"])
        {
            Refused<IPEndPoint>($"\"{text}\"", OctavoErrorCode.InvalidValue);
        }
        foreach (string text in (string[])["", "10.0.0.0", "10.0.0.1/8", "10.0.0.0/33", "10.0.0.0/", "/8", "10.0.0.0/08", "10.0.0.0/8/8", "::/129", "::1/0",
            "10.0.0.0/-1"])
        {
            Refused<IPNetwork>($"\"{text}\"", OctavoErrorCode.InvalidValue);
        }
    }

    private static string Sorted(string json)
    {
        using var document = JsonDocument.Parse(json);
        return "{"
            + string.Join(",",
                document.RootElement.EnumerateObject().OrderBy(p => p.Name, StringComparer.Ordinal).Select(p => $"\"{p.Name}\":{p.Value.GetRawText()}")) + "}";
    }

    private static OctavoException Refused<T>(string json, OctavoErrorCode? code, OctavoJsonOptions? options = null)
    {
        OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<T>(json, options));
        Assert.True(code is null ? thrown.Code != OctavoErrorCode.UserCode : thrown.Code == code, $"{json}: {thrown.Code} {thrown.Message}");
        return thrown;
    }
}
