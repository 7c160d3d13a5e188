// Owns: each leniency of reading: what it allows, that nothing else allows it, and what it does not allow; from every source, in values read and skipped, and
// in sequences. Knows no codec.
namespace Octavo.Conformance.Json;

public class LeniencyTests
{
    private static readonly (string Name, OctavoJsonOptions Options)[] s_options =
    [
        ("AllowComments", new() { AllowComments = true }),
        ("AllowTrailingCommas", new() { AllowTrailingCommas = true }),
        ("AllowSingleQuotes", new() { AllowSingleQuotes = true }),
        ("AllowUnquotedNames", new() { AllowUnquotedNames = true }),
        ("AllowSpecialFloats", new() { AllowSpecialFloats = true }),
        ("AllowByteOrderMark", new() { AllowByteOrderMark = true }),
        ("LastWins", new() { Duplicates = DuplicatePolicy.LastWins }),
    ];

    private static readonly OctavoJsonOptions s_all = new()
    {
        AllowComments = true,
        AllowTrailingCommas = true,
        AllowSingleQuotes = true,
        AllowUnquotedNames = true,
        AllowSpecialFloats = true,
        AllowByteOrderMark = true,
        AllowNumbersInStrings = true,
        IgnoreNameCase = true,
        Duplicates = DuplicatePolicy.LastWins,
    };

    /// <summary>Option, what it allows, the same in strict JSON.</summary>
    public static TheoryData<string, string, string> Allowed => new()
    {
        { "AllowComments", "//\n1", "1" },
        { "AllowComments", "1//", "1" },
        { "AllowComments", "// a\r// b\r\n\t/* c */ [ /**/ 1 /* , */ , // ]\n 2 /***/ ] // end", "[1,2]" },
        { "AllowComments", "{ // \"a\n \"a\" /*:*/ : /* 'it''s' */ \"/*b*/\" /*,*/ , \"c\" : null/*}*/ }", "{\"a\":\"/*b*/\",\"c\":null}" },
        { "AllowComments", "/* * / ** // \n */true/**/", "true" },
        { "AllowComments", "[[]/*a*/,{}/*b*/,\"\"/*c*/,1e5/*d*/,false//e\n,-0.5/**/]", "[[],{},\"\",1e5,false,-0.5]" },
        { "AllowTrailingCommas", "[1,]", "[1]" },
        { "AllowTrailingCommas", "[[1 , ] , ]", "[[1]]" },
        { "AllowTrailingCommas", "{\"a\":{\"b\":[] , } ,\n}", "{\"a\":{\"b\":[]}}" },
        { "AllowSingleQuotes", "''", "\"\"" },
        { "AllowSingleQuotes", "'a'", "\"a\"" },
        { "AllowSingleQuotes", "'it\\'s \"quoted\" \\\" \\n \\u0041 \\\\'", "\"it's \\\"quoted\\\" \\\" \\n A \\\\\"" },
        { "AllowSingleQuotes", "{'a':'b','\\'':\"'\",\"c\":['d',\"it's\"]}", "{\"a\":\"b\",\"'\":\"'\",\"c\":[\"d\",\"it's\"]}" },
        { "AllowSingleQuotes", "['// no comment', '/* none */', '[', '}', 'a:b,']", "[\"// no comment\",\"/* none */\",\"[\",\"}\",\"a:b,\"]" },
        { "AllowSingleQuotes", "'\u8A9E \U0001D11E \\uD834\\uDD1E'", "\"\u8A9E \U0001D11E \U0001D11E\"" },
        { "AllowUnquotedNames", "{a:1}", "{\"a\":1}" },
        { "AllowUnquotedNames", "{ _a$1 : [ { b\n:\t{ } } ] , \"c\" : true , true : null , null:false}",
            "{\"_a$1\":[{\"b\":{}}],\"c\":true,\"true\":null,\"null\":false}" },
        { "AllowUnquotedNames", "{\u00E9l\u00E8ve:\"a:b, c:d\",\u8A9E:1e5}", "{\"\u00E9l\u00E8ve\":\"a:b, c:d\",\"\u8A9E\":1e5}" },
        { "AllowSpecialFloats", "[NaN , Infinity,-Infinity]", "" },
        { "AllowSpecialFloats", "{\"a\":NaN}", "" },
        { "AllowByteOrderMark", "\uFEFF1", "1" },
        { "AllowByteOrderMark", "\uFEFF \n[\"\uFEFF\"]", "[\"\uFEFF\"]" },
        { "LastWins", "{\"a\":1,\"b\":2,\"a\":3}", "{\"a\":3,\"b\":2}" },
        { "LastWins", "{\"a\":{\"b\":1,\"\\u0062\":2}}", "{\"a\":{\"b\":2}}" },
    };

    /// <summary>What not even all options together allow.</summary>
    public static TheoryData<string> Refused =>
    [
        "", "/", "//", "/**/", "/*", "/* *", "1/", "1/*", "[1/2]", "[1,/*]", "/ /1", "[,]", "{,}", "[1,,]", "[1,,2]", "{\"a\":1,,}", "{\"a\":,}", "{\"a\",}",
            ",", "1,", "[1,", "{\"a\":1,",
        "'", "'a", "'a\"", "\"a'", "'a\\", "'\\x'", "'\\u12'", "'a\nb'", "[a']", "[a]", "a", "[a:1]", "{a}", "{a 1}", "{1a:1}", "{1:1}", "{a-b:1}", "{a b:1}",
            "{:1}", "{a:b}", "{\"a\"b:1}", "{'a'b:1}", "{a\"b\":1}", "{\\u0061:1}",
        "nan", "+Infinity", "Inf", "-NaN", "[NaN1]", "\uFEFF", "\uFEFF\uFEFF1", "1\uFEFF", "[\uFEFF1]", "[+1]", "[.5]", "[1.]", "[0x1]", "[01]", "`a`", "[1;2]",
            "#\n1", "{\"a\"=1}", "[1 2]", "True", "undefined",
    ];

    [Theory]
    [MemberData(nameof(Allowed))]
    public void An_option_allows_what_it_is_for_and_no_other_does(string option, string text, string strict)
    {
        byte[] data = Encoding.UTF8.GetBytes(text);
        foreach ((string name, OctavoJsonOptions options) in s_options.Append(("none", OctavoJsonOptions.Default)))
        {
            if (name != option)
            {
                JsonWays.Refuse(data, $"{text}, with {name},", options);
            }
        }
        foreach (OctavoJsonOptions options in new[] { s_options.Single(one => one.Name == option).Options, s_all })
        {
            object? value = JsonWays.Read(data, text, options);
            if (strict.Length != 0)
            {
                Assert.True(JsonValues.Same(value, OctavoJson.Deserialize<object>(Encoding.UTF8.GetBytes(strict))),
                    $"{text} gave {OctavoJson.SerializeToString(value)}.");
            }
        }
    }

    [Theory]
    [MemberData(nameof(Refused))]
    public void Nothing_allows_what_is_not_listed(string text)
    {
        byte[] data = Encoding.UTF8.GetBytes(text);
        JsonWays.Refuse(data, text, s_all);
        JsonWays.Refuse(data, text, OctavoJsonOptions.Default);
    }

    [SuiteFact("jsontestsuite")]
    public void Options_take_nothing_away()
    {
        foreach ((string file, _, _) in SuiteFolder.Manifest("jsontestsuite")
            .Where(
                entry =>
                    System.IO.Path.GetFileName(entry.File).StartsWith("y_", StringComparison.Ordinal)
                        && entry.File.EndsWith(".json", StringComparison.Ordinal)))
        {
            byte[] data = SuiteFolder.Bytes(file);
            Assert.True(JsonValues.Same(JsonWays.Read(data, file, s_all), OctavoJson.Deserialize<object>(data, JsonWays.LastWins)), file);
        }
    }

    [Fact]
    public void Special_floats_are_read_bare_or_in_quotes_by_an_option_each()
    {
        OctavoJsonOptions bare = new() { AllowSpecialFloats = true };
        OctavoJsonOptions quoted = new() { AllowNumbersInStrings = true };
        foreach ((string text, double value) in new[] { ("NaN", double.NaN), ("Infinity", double.PositiveInfinity), ("-Infinity", double.NegativeInfinity) })
        {
            Assert.Equal(value, OctavoJson.Deserialize<double>(text, bare));
            Assert.Equal((float)value, OctavoJson.Deserialize<float>(text, bare));
            Assert.Equal((Half)value, OctavoJson.Deserialize<Half>(text, bare));
            Assert.Equal(value, OctavoJson.Deserialize<double>($"\"{text}\"", quoted));
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<double>(text, quoted));
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<double>($"\"{text}\"", bare));
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<double>(text));
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<int>(text, s_all));
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<decimal>(text, s_all));
        }
    }

    [Fact]
    public void Numbers_may_stand_in_quotes_by_option()
    {
        OctavoJsonOptions quoted = new() { AllowNumbersInStrings = true };
        Assert.Equal(-5, OctavoJson.Deserialize<int>("\"-5\"", quoted));
        Assert.Equal(1.5e10, OctavoJson.Deserialize<double>("\"1.5e10\"", quoted));
        Assert.Equal(1.50m, OctavoJson.Deserialize<decimal>("\"1.50\"", quoted));
        Assert.Equal(UInt128.MaxValue, OctavoJson.Deserialize<UInt128>($"\"{UInt128.MaxValue}\"", quoted));
        Assert.Equal([1, 2, 3], OctavoJson.Deserialize<int[]>("[\"1\",2,\"3\"]", quoted)!);
        Assert.Equal(System.Numerics.BigInteger.Pow(10, 30), OctavoJson.Deserialize<System.Numerics.BigInteger>("\"1" + new string('0', 30) + "\"", quoted));
        Assert.Equal("5", OctavoJson.Deserialize<object>("\"5\"", quoted));
        Assert.Equal(5, OctavoJson.Deserialize<int>("'5'", s_all));
        foreach (string text in new[] { "\"\"", "\" 5\"", "\"5 \"", "\"+5\"", "\"05\"", "\"5", "\"0x5\"", "\"\\u0035\"" })
        {
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<int>(text, quoted));
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<double>(text, quoted));
        }
        Assert.Equal(OctavoErrorCode.TypeMismatch, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<int>("\"5\"")).Code);
    }

    [Fact]
    public void Names_in_another_case_are_members_by_option()
    {
        OctavoJsonOptions ignoring = new() { IgnoreNameCase = true };
        const string Text = "{\"PERSONS\":[\"a\"],\"Width\":1,\"hEIGHT\":2,\"other\":{\"Width\":9},\"pLay\\u0065R\":\"FLASH\"}";
        Models.Media found = OctavoJson.Deserialize<Models.Media>(Text, ignoring)!;
        Assert.Equal((1, 2, Models.MediaPlayer.FLASH), (found.Width, found.Height, found.Player));
        Assert.Equal(["a"], found.Persons!);
        byte[] data = Encoding.UTF8.GetBytes(Text);
        for (int cut = 0; cut < data.Length; cut++)
        {
            Assert.Equal(2, OctavoJson.Deserialize<Models.Media>(Segments.Cut(data, cut), ignoring)!.Height);
        }
        Models.Media strict = OctavoJson.Deserialize<Models.Media>(Text)!;
        Assert.Equal((0, 0, null), (strict.Width, strict.Height, strict.Persons));
        Assert.Equal(OctavoErrorCode.UnknownMember,
            Assert.Throws<OctavoException>(
                () => OctavoJson.Deserialize<Models.Media>(Text, ignoring with { UnknownMembers = UnknownMemberPolicy.Refuse })).Code);
    }

    [Fact]
    public void A_member_that_comes_twice_in_another_case_or_form_is_a_duplicate()
    {
        OctavoJsonOptions ignoring = new() { IgnoreNameCase = true };
        foreach ((string text,
            OctavoJsonOptions options) in new[] { ("{\"width\":1,\"Width\":2}", ignoring), ("{\"width\":1,\"\\u0077idth\":2}", OctavoJsonOptions.Default),
            ("{width:1,'width':2}", s_all with { Duplicates = DuplicatePolicy.Refuse }) })
        {
            Assert.Equal(OctavoErrorCode.DuplicateMember, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Models.Media>(text, options)).Code);
            Assert.Equal(2, OctavoJson.Deserialize<Models.Media>(text, options with { Duplicates = DuplicatePolicy.LastWins })!.Width);
        }
    }

    [Fact]
    public void Errors_and_ends_are_where_the_text_has_them()
    {
        OctavoException found =
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Models.MediaContent>("{media:{uri:'a\"b',title:'it\\'s',width:'x'}}", s_all));
        Assert.Equal(("$.media.width", 38L), (found.Path.Replace("MediaContent", "$", StringComparison.Ordinal), found.Offset));
        byte[] two = "{a:'\"'} {b:2}"u8.ToArray();
        Assert.IsType<Dictionary<string, object?>>(OctavoJson.Deserialize<object>(two, out int consumed, s_all));
        Assert.Equal(7, consumed);
        Assert.IsType<Dictionary<string, object?>>(OctavoJson.Deserialize<object>(Segments.Every(two, 2), out long taken, s_all));
        Assert.Equal(7, taken);
        Assert.Equal(OctavoErrorCode.TrailingData, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<object>(two, s_all)).Code);
    }

    [Fact]
    public void Raw_values_are_strict_where_quotes_were_made()
    {
        OctavoRaw raw = OctavoJson.Deserialize<OctavoRaw>("{a:'b'}", s_all);
        Assert.Equal("{\"a\":\"b\"}", Encoding.UTF8.GetString(raw.Bytes.Span));
        Assert.Equal("{\"a\":\"b\"}", OctavoJson.SerializeToString(raw));
    }

    [Fact]
    public async Task Sequences_may_have_what_values_may()
    {
        const string Text = "\uFEFF// first\n{a:'}',b:1,} /* ] */ 12// twelve\n'it\\'s'\u001E[NaN,/*]*/]\n\"//\"/**/{'//':\"'\"}//";
        byte[] data = Encoding.UTF8.GetBytes(Text);
        foreach (int step in new[] { 1, 2, 3, 7, 1000 })
        {
            var found = new List<object?>();
            await foreach (object? value in OctavoJson.DeserializeSequenceAsync<object>(new SlowStream(data, step), s_all,
                TestContext.Current.CancellationToken))
            {
                found.Add(value);
            }
            Assert.Equal("[{\"a\":\"}\",\"b\":1},12,\"it's\",\"//\",{\"//\":\"'\"}]",
                OctavoJson.SerializeToString<object>(found.Where(value => value is not object?[]).ToArray()));
            Assert.Equal(double.NaN, Assert.Single(Assert.IsType<object?[]>(found[3])));
        }
        await Assert.ThrowsAsync<OctavoException>(async () => await Count(OctavoJson.DeserializeSequenceAsync<object>(new SlowStream(data, 3))));
        foreach (string cut in new[] { "1 /", "1 /*", "/x", "\uFEFF1 \uFEFF2", "'a", "1 //\n[" })
        {
            await Assert.ThrowsAsync<OctavoException>(
                async () => await Count(OctavoJson.DeserializeSequenceAsync<object>(new SlowStream(Encoding.UTF8.GetBytes(cut), 1), s_all)));
        }
    }

    private static async Task<int> Count(IAsyncEnumerable<object?> values)
    {
        int count = 0;
        await foreach (object? _ in values)
        {
            count++;
        }
        return count;
    }
}
