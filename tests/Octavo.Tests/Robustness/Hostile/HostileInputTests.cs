// Owns: the shared list of bad inputs, for every format there is or will be: each is refused, and each category is there or its absence has a reason. Knows no
// format.
using Octavo.Tests.Hostile;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness.Hostile;

public sealed class HostileInputTests
{
    public static TheoryData<string> Formats => [.. FormatList.EveryName];

    public static TheoryData<string, string> Payloads
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach ((string format, HostileColumn column) in HostileTable.Columns)
            {
                foreach (var payload in column.Payloads)
                {
                    data.Add(format, $"{payload.Group}: {payload.Name}");
                }
            }
            return data;
        }
    }

    [Fact]
    public void EveryFormatHasAColumn() =>
        Assert.Equal(FormatList.EveryName.Order(StringComparer.Ordinal), HostileTable.Columns.Keys.Order(StringComparer.Ordinal));

    [Theory, MemberData(nameof(Formats))]
    public void EveryCategoryIsThereOrHasAReasonNotToBe(string format)
    {
        HostileColumn column = HostileTable.Columns[format];
        string[] groups = [.. column.Payloads.Select(payload => payload.Group).Distinct()];
        foreach (string category in HostileTable.Categories)
        {
            Assert.True(groups.Contains(category) != column.Without.ContainsKey(category),
                $"{format} has {(groups.Contains(category) ? "payloads, and a reason to have none, of" : "neither payloads nor a reason to have none of")} \"{category}\".");
        }
        Assert.All(column.Without, reason => Assert.NotEmpty(reason.Value));
        Assert.All(groups, group => Assert.NotEmpty(HostileReasons.Of(group)));
        Assert.Equal(column.Payloads.Count, column.Payloads.Select(payload => (payload.Group, payload.Name)).Distinct().Count());
    }

    [Theory, MemberData(nameof(Payloads))]
    public void EachIsRefused(string format, string payload)
    {
        var found = HostileTable.Columns[format].Payloads.Single(one => $"{one.Group}: {one.Name}" == payload);
        HostileReads.As(found.Type).Check(found.Bytes, format, HostileReasons.Of(found.Group));
    }
}
