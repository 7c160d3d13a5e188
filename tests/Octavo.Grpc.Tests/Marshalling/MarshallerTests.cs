// Owns: what a marshaller asks of gRPC's buffers, and what its exceptions say. No call is made here.
using Octavo.GrpcTests.Calls;

namespace Octavo.GrpcTests.Marshalling;

public sealed class MarshallerTests
{
    private static readonly Marshaller<Everything> s_everything = OctavoGrpc.Marshaller<Everything>();

    [Theory]
    [InlineData(1)]
    [InlineData(7)]
    [InlineData(4096)]
    [InlineData(int.MaxValue)]
    public void Segments_cut_anywhere_are_read_and_nothing_of_them_is_kept(int segment)
    {
        byte[] payload = [.. Samples.Full, 0xFA, 0x3E, 0x03, 1, 2, 3]; // and a field 1007 that is unknown
        byte[] lent = [.. payload];
        Everything message = s_everything.ContextualDeserializer(new ReadingContext(lent, segment));
        Array.Fill(lent, (byte)0xEE);
        Samples.Same(payload, Write(message).Written);
    }

    [Fact]
    public void The_length_is_told_before_the_buffer_is_taken()
    {
        foreach (byte[] payload in (byte[][])[[], Samples.Full, Samples.Large(300_000)])
        {
            WritingContext context = Write(OctavoProtobuf.Deserialize<Everything>(payload)!);
            Assert.Equal(context.Written.Length, context.Length);
            Assert.True(context.IsComplete);
            Samples.Same(payload, context.Written);
        }
    }

    [Fact]
    public void A_message_that_cannot_be_written_touches_no_buffer()
    {
        var context = new WritingContext();
        RpcException refused =
            Assert.Throws<RpcException>(
                () => s_everything.ContextualSerializer(new Everything { String = new string('x', 1000), Strings = { "\uDC00" } }, context));
        Assert.False(context.IsBegun);
        Assert.Equal((StatusCode.Internal, "The message could not be written. InvalidText."), (refused.StatusCode, refused.Status.Detail));
        Assert.Same(refused.InnerException, refused.Status.DebugException);
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.IsType<OctavoException>(refused.InnerException).Code);

        Assert.Equal(StatusCode.Internal, Assert.Throws<RpcException>(() => s_everything.ContextualSerializer(null!, context)).StatusCode);
        Assert.False(context.IsBegun);

        // The thread's buffer is free again.
        Assert.Equal([0x08, 0x01], Write(new Everything { Int32 = 1 }).Written);
    }

    [Theory]
    [InlineData("0A", "EndOfData")]
    [InlineData("72FFFFFFFF07", "CountTooLarge")]
    [InlineData("7203", "CountTooLarge")]
    [InlineData("00", "InvalidData")]
    [InlineData("7202C328", "InvalidText")]
    public void What_is_no_message_is_internal_with_its_place(string payload, string code)
    {
        byte[] bytes = Convert.FromHexString(payload);
        foreach (int segment in (int[])[1, int.MaxValue])
        {
            RpcException refused = Assert.Throws<RpcException>(() => s_everything.ContextualDeserializer(new ReadingContext(bytes, segment)));
            Assert.Equal(StatusCode.Internal, refused.StatusCode);
            OctavoException found = Assert.IsType<OctavoException>(refused.InnerException);
            Assert.Equal("The message could not be read. " + found.Message, refused.Status.Detail);
            Assert.Equal(code, found.Code.ToString());
        }
    }

    [Fact]
    public void Depth_is_bounded()
    {
        byte[] payload = [];
        for (int i = 0; i < 100; i++)
        {
            // The field 40, a message, which holds what there was.
            payload = [0xC2, 0x02, .. payload.Length < 128 ? (byte[])[(byte)payload.Length] : [(byte)(payload.Length | 0x80), (byte)(payload.Length >> 7)],
                .. payload];
        }
        RpcException refused = Assert.Throws<RpcException>(() => s_everything.ContextualDeserializer(new ReadingContext(payload, int.MaxValue)));
        Assert.Equal((StatusCode.Internal, OctavoErrorCode.DepthExceeded), (refused.StatusCode, ((OctavoException)refused.InnerException!).Code));
        Marshaller<Everything> deep = OctavoGrpc.Marshaller<Everything>(new OctavoProtobufOptions { Limits = new SerializerLimits { MaxDepth = 200 } });
        Assert.NotNull(deep.ContextualDeserializer(new ReadingContext(payload, int.MaxValue)).Child);
    }

    /// <summary>gRPC writes each byte of a detail that is not printable ASCII as three: what counts is the header.</summary>
    [Fact]
    public void Details_are_bounded_in_the_header()
    {
        byte[] payload = [0x0F];
        for (int i = 0; i < 50; i++)
        {
            payload = [0x0A, .. payload.Length < 128 ? (byte[])[(byte)payload.Length] : [(byte)(payload.Length | 0x80), (byte)(payload.Length >> 7)],
                .. payload];
        }
        RpcException refused =
            Assert.Throws<RpcException>(() => OctavoGrpc.Marshaller<Foreign>().ContextualDeserializer(new ReadingContext(payload, int.MaxValue)));
        Assert.EndsWith("…", refused.Status.Detail, StringComparison.Ordinal);
        int bytes = System.Text.Encoding.UTF8.GetBytes(refused.Status.Detail).Sum(one => one is >= 0x20 and <= 0x7E and not (byte)'%' ? 1 : 3);
        Assert.InRange(bytes, 990, 1_009); // 1,000, and the mark
        Assert.StartsWith(refused.Status.Detail[..^1], "The message could not be read. " + refused.InnerException!.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Bytes_are_bounded_by_the_options_in_one_segment_as_in_many()
    {
        Marshaller<Everything> bounded = OctavoGrpc.Marshaller<Everything>(new OctavoProtobufOptions { Limits = new SerializerLimits { MaxTotalBytes = 4 } });
        byte[] within = [0x08, 0x01, 0x10, 0x02];
        byte[] beyond = [.. within, 0x18, 0x03];
        foreach (int segment in (int[])[1, int.MaxValue])
        {
            Assert.Equal(1, bounded.ContextualDeserializer(new ReadingContext(within, segment)).Int32);
            RpcException refused = Assert.Throws<RpcException>(() => bounded.ContextualDeserializer(new ReadingContext(beyond, segment)));
            Assert.Equal((StatusCode.ResourceExhausted, OctavoErrorCode.TotalBytesExceeded),
                (refused.StatusCode, ((OctavoException)refused.InnerException!).Code));
        }
    }

    [Fact]
    public void What_user_code_says_stays_on_this_side()
    {
        RpcException refused =
            Assert.Throws<RpcException>(() => OctavoGrpc.Marshaller<Guarded>().ContextualDeserializer(new ReadingContext([0x08, 0x01], int.MaxValue)));
        Assert.Equal(StatusCode.Internal, refused.StatusCode);
        Assert.StartsWith("The message could not be read. UserCode: the type refused it. At Guarded", refused.Status.Detail, StringComparison.Ordinal);
        Assert.DoesNotContain("secret", refused.Status.Detail, StringComparison.Ordinal);
        Assert.Contains("secret", refused.InnerException!.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Details_are_short_enough_for_a_header()
    {
        byte[] payload = [0x0A, 0x02, 0xC3, 0x28];
        for (int i = 0; i < 60; i++)
        {
            payload = [0x12, .. payload.Length < 128 ? (byte[])[(byte)payload.Length] : [(byte)(payload.Length | 0x80), (byte)(payload.Length >> 7)],
                .. payload];
        }
        RpcException refused =
            Assert.Throws<RpcException>(
                () => OctavoGrpc.Marshaller<MessageWhoseMembersHaveLongNames>().ContextualDeserializer(new ReadingContext(payload, int.MaxValue)));
        Assert.True(refused.InnerException!.Message.Length > 1100);
        Assert.InRange(refused.Status.Detail.Length, 900, 1001);
    }

    /// <summary>When its service is mapped, and not at the first call.</summary>
    [Fact]
    public void A_type_without_numbers_is_refused_when_its_marshaller_is_made()
    {
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(Made<NoMessage>).Code);

        static object Made<T>() => OctavoGrpc.Marshaller<T>();
    }

    private static WritingContext Write(Everything message)
    {
        var context = new WritingContext();
        s_everything.ContextualSerializer(message, context);
        return context;
    }
}
