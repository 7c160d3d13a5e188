// Owns: members that are read and no longer written, in every format. Knows no format.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Versions;

public sealed class DeprecatedMemberTests
{
    public static TheoryData<string> Formats => [.. FormatList.EveryName];

    [Theory, MemberData(nameof(Formats))]
    public void OlderDataGivesThemTheirValues(string format)
    {
        var old =
            new AccountBefore
            {
                Name = "n",
                Mail = "m",
                Balance = 5,
                Rights = [1, 2],
                Owner = new() { Id = 1, Mark = "x" },
                Kinds = new() { ["a"] = 1 },
                Last = true
            };
        Account read = Convert<AccountBefore, Account>(format, old);
        Assert.Equal(("n", "m", 5L, true), (read.Name, read.Mail, read.Balance, read.Last));
        Assert.Equal([1, 2], read.Rights!);
        Assert.Equal((1, "x"), (read.Owner!.Id, read.Owner.Mark));
        Assert.Equal(1, read.Kinds!["a"]);
    }

    [Theory, MemberData(nameof(Formats))]
    public void TheyAreNotWritten(string format)
    {
        var account =
            new Account
            {
                Name = "n",
                Mail = "m",
                Balance = 5,
                Rights = [1, 2],
                Owner = new() { Id = 1, Mark = "x" },
                Kinds = new() { ["a"] = 1 },
                Last = true
            };
        byte[] bytes = FormatList.Of<Account>(format).Serialize(account);
        Assert.Equal(FormatList.Of<AccountAfter>(format).Serialize(new AccountAfter { Name = "n", Owner = new() { Id = 1 }, Last = true }), bytes);
        Account read = FormatList.Of<Account>(format).Deserialize(bytes)!;
        Assert.Equal(("n", null, 0L, true), (read.Name, read.Mail, read.Balance, read.Last));
        Assert.Null(read.Rights);
        Assert.Equal((1, ""), (read.Owner!.Id, read.Owner.Mark ?? ""));
    }

    /// <summary>Tokens has no Populate.</summary>
    public static TheoryData<string> PopulatedFormats => [.. FormatList.Names, "Protobuf"];

    [Theory, MemberData(nameof(PopulatedFormats))]
    public void PopulateKeepsThem(string format)
    {
        var existing = new Account { Mail = "mine", Rights = [3] };
        FormatList.Of<Account>(format).Populate(FormatList.Of<AccountAfter>(format).Serialize(new AccountAfter { Name = "n" }), ref existing);
        Assert.Equal(("n", "mine"), (existing.Name, existing.Mail));
        Assert.Equal([3], existing.Rights!);
    }

    [Theory, MemberData(nameof(Formats))]
    public void TypesWhoseMembersAllAreDeprecatedAreEmpty(string format)
    {
        byte[] bytes = FormatList.Of<Relic>(format).Serialize(new Relic { A = 1, B = "b" });
        var read = FormatList.Of<Relic>(format).Deserialize(bytes)!;
        Assert.Equal((0, null), (read.A, read.B));
    }

    [Theory, MemberData(nameof(Formats))]
    public void ParametersTakeThem(string format)
    {
        Assert.Equal(new BoundAccount("n", 7), Convert<BoundBefore, BoundAccount>(format, new("n", 7)));
        Assert.Equal(new BoundAccount("n"), Convert<BoundAccount, BoundAccount>(format, new("n", 7)));
    }

    [Theory, MemberData(nameof(Formats))]
    public void CasesLeaveThemOut(string format)
    {
        AccountEvent read = Convert<AccountEvent, AccountEvent>(format, new Opened { By = "b", At = 5 });
        Assert.Equal((null, 5), (((Opened)read).By, ((Opened)read).At));
    }

    [Theory, MemberData(nameof(Formats))]
    public void UnknownMembersStayBesideThem(string format)
    {
        if (format == "Tokens")
        {
            return; // it keeps none
        }
        var newer = new KeeperNewer { A = 1, B = 2, C = "c" };
        Keeper read = Convert<KeeperNewer, Keeper>(format, newer);
        Assert.Equal((1, 2), (read.A, read.B));
        KeeperNewer back = Convert<Keeper, KeeperNewer>(format, read);
        Assert.Equal((0, 2, "c"), (back.A, back.B, back.C));
    }

    [Fact]
    public void ClonesAndComparisonsHaveThem()
    {
        var account = new Account { Mail = "m", Rights = [1] };
        Account clone = OctavoGraph.Clone(account)!;
        Assert.Equal("m", clone.Mail);
        Assert.Equal("Account.Mail", OctavoGraph.Diff(account, new Account { Rights = [1] })[0].Path);
    }

    private static TTo Convert<TFrom, TTo>(string format, TFrom value) =>
        FormatList.Of<TTo>(format).Deserialize(FormatList.Of<TFrom>(format).Serialize(value))!;
}
