// Owns: golden sizes of document 001 at full scale: its messages come back from its generator, because all 35 published sizes do.
using Octavo.Lab.Contract;
using Octavo.Lab.Published;
using Octavo.Lab.Tables;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Tests;

public class MessageFixtureTests
{
    public static TheoryData<string> Rows => [.. MessageData.Kinds.Select(kind => kind.Row)];

    [Theory]
    [MemberData(nameof(Rows))]
    public void The_messages_have_the_published_sizes(string row)
    {
        long netSerializer = 0, netSerializer2 = 0, protobuf = 0;
        foreach (MessageBase message in MessageData.Stream(MessageData.Kinds.First(kind => kind.Row == row), 1))
        {
            netSerializer += MessageSizes.NetSerializer(message);
            netSerializer2 += MessageSizes.NetSerializer2(message);
            protobuf += message is BoxedPrimitivesMessage ? 0 : MessageSizes.Protobuf(message);
        }

        PublishedTable table = PublishedCatalog.Read("netserializer2");
        Assert.Equal(Published("NetSerializer"), netSerializer);
        Assert.Equal(Published("NetSerializer2"), netSerializer2);
        Assert.Equal(Published("protobuf-net"), protobuf);

        long Published(string method) => table.Find(row, OperationNames.Name(Operation.SerializeToStream), method).FirstOrDefault()?.Bytes ?? 0;
    }

    [Fact]
    public void The_table_has_the_documents_types_in_its_order()
    {
        TableDefinition table = TableCatalog.Select(["netserializer2"]).Single();
        Assert.Equal(MessageData.Kinds.Select(kind => kind.Row), table.Rows.Select(row => row.Name));
        Assert.Equal(MessageData.Kinds.Select(kind => kind.Row), table.Published.Lines.Select(line => line.Row).Distinct());
        Assert.All(MessageData.Kinds,
            kind => Assert.StartsWith($"{kind.Count} {kind.Row}", table.Published.Lines.First(line => line.Row == kind.Row).Heading, StringComparison.Ordinal));
    }

    [Theory]
    [MemberData(nameof(Rows))]
    public void A_smaller_scale_takes_the_first_messages(string row)
    {
        MessageKind kind = MessageData.Kinds.First(kind => kind.Row == row);
        MessageBase[] few = MessageData.Make(row, 3.0 / kind.Count), more = [.. MessageData.Make(row, 5.0 / kind.Count)];
        Assert.Equal([3, 5], [few.Length, more.Length]);
        Assert.All(few.Zip(more), pair => Assert.Null(MessageComparison.Difference(pair.First, pair.Second)));
        Assert.NotNull(MessageComparison.Difference(more[0], more[1]));
        Assert.NotNull(MessageComparison.Difference(more[0], null));
    }
}
