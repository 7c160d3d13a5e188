// Owns: no error says that user code threw if none ran: values that JSON lacks, objects that are not registered, collections that change while they are
// written.
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Errors;

public sealed class NoUserCodeTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Fact]
    public void Unknown_members_without_a_value_have_a_code()
    {
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new KeepsElements { More = new() { ["x"] = default } }));
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new KeepsObjects { More = new() { ["x"] = default(JsonElement) } }));
        Assert.Equal(OctavoErrorCode.NotRegistered, Code(new KeepsObjects { More = new() { ["x"] = new Uri("http://a"), ["y"] = new KeepsNode() } }));
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new KeepsObjects { More = new() { ["x"] = double.NaN } }));
        Assert.Equal(OctavoErrorCode.InvalidText, Code(new KeepsObjects { More = new() { ["\uD800"] = 1 } }));
        Assert.Equal(OctavoErrorCode.InvalidText, Code(new KeepsElements { More = new() { ["\uDC00"] = JsonDocument.Parse("1").RootElement } }));
    }

    [Theory, InlineData(double.NaN), InlineData(double.PositiveInfinity), InlineData(double.NegativeInfinity)]
    public void Numbers_that_JSON_lacks_have_a_code(double number)
    {
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new KeepsNode { More = new() { ["x"] = number } }));
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new KeepsNode { More = new() { ["x"] = new JsonArray(1, number) } }));
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new KeepsObjects { More = new() { ["x"] = JsonValue.Create((float)number) } }));
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new HoldsJson { Node = new JsonObject { ["deep"] = new JsonArray(number) } }));
    }

    [Theory, MemberData(nameof(Formats))]
    public void Disposed_documents_have_a_code(string format)
    {
        JsonDocument gone = JsonDocument.Parse("""{"a":"text"}""");
        JsonElement element = gone.RootElement;
        JsonNode node = new JsonArray(JsonValue.Create(gone.RootElement.GetProperty("a")));
        gone.Dispose();
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new KeepsElements { More = new() { ["x"] = element } }));
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new HoldsJson { Element = element }, format));
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new HoldsJson { Document = gone }, format));
        Assert.Equal(OctavoErrorCode.InvalidValue, Code(new HoldsJson { Node = node }, format));
    }

    [Theory, MemberData(nameof(Formats))]
    public void Collections_that_change_have_a_code(string format)
    {
        Changing(format, (holder, one) =>
        {
            holder.Set = [one, new()];
            return added => holder.Set.Add(added);
        });
        Changing(format, (holder, one) =>
        {
            holder.Queue = new([one, new()]);
            return holder.Queue.Enqueue;
        });
        Changing(format, (holder, one) =>
        {
            holder.Map = new() { [0] = one, [1] = new() };
            return added => holder.Map.Add(holder.Map.Count, added);
        });
        Changing(format, (holder, one) =>
        {
            holder.Linked = new([one, new()]);
            return added => holder.Linked.AddLast(added);
        });
    }

    /// <summary>A stream of the platform that is closed, full or not writable: what it throws is there, and no user code is blamed.</summary>
    [Fact]
    public void Streams_of_the_platform_are_not_user_code()
    {
        var closed = new MemoryStream();
        closed.Dispose();
        foreach (Stream stream in (Stream[])[closed, new MemoryStream(new byte[1]), new MemoryStream(new byte[1], writable: false)])
        {
            OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoJson.Serialize(stream, new KeepsNode()));
            Assert.Equal(OctavoErrorCode.UserCode, thrown.Code);
            Assert.True(thrown.InnerException is ObjectDisposedException or NotSupportedException);
            Assert.DoesNotContain("user code", thrown.Message, StringComparison.Ordinal);
        }
    }

    /// <summary>A reader skips a value of the name, so it would be lost.</summary>
    [Fact]
    public void Unknown_members_with_a_name_that_an_attribute_leaves_out_are_refused() =>
        Assert.Equal(OctavoErrorCode.DuplicateMember, Code(new KeepsAndHides { More = new() { ["Secret"] = JsonDocument.Parse("1").RootElement } }));

    [Fact]
    public void Types_to_register_are_named_as_in_CSharp()
    {
        var holder = new KeepsObjects { More = new() { ["x"] = new List<Lazy<KeepsNode>[]>().GetEnumerator() } };
        OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoJson.Serialize(holder));
        Assert.Contains("Register<List<Lazy<KeepsNode>[]>.Enumerator>(id)", thrown.Message, StringComparison.Ordinal);
    }

    /// <summary>What a getter of the user's throws is the user's.</summary>
    [Theory, MemberData(nameof(Formats))]
    public void User_code_is_still_told(string format)
    {
        var thrown =
            Assert.Throws<OctavoException>(
                () => FormatList.Of<ChangesOthers>(format).Serialize(new ChangesOthers { OnRead = () => throw new InvalidOperationException("mine") }));
        Assert.Equal((OctavoErrorCode.UserCode, "mine"), (thrown.Code, thrown.InnerException!.Message));
    }

    private static void Changing(string format, Func<HoldsChanging, ChangesOthers, Action<ChangesOthers>> make)
    {
        var holder = new HoldsChanging();
        var one = new ChangesOthers();
        Action<ChangesOthers> add = make(holder, one);
        one.OnRead = () => add(new());
        Assert.Equal(OctavoErrorCode.CountChanged, Code(holder, format));
    }

    private static OctavoErrorCode Code<T>(T value, string format = "JSON")
    {
        OctavoException thrown = Assert.Throws<OctavoException>(() => FormatList.Of<T>(format).Serialize(value));
        Assert.DoesNotContain("user code", thrown.Message, StringComparison.Ordinal);
        return thrown.Code;
    }
}
