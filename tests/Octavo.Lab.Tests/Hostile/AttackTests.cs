// Owns: that attacks are measured and told apart, and that Octavo stands them.
using Octavo.Lab.Contract;
using Octavo.Lab.Hostile;
using Octavo.Lab.Output.Text;
using Octavo.Lab.Peers;

namespace Octavo.Lab.Tests;

public class AttackTests
{
    public static TheoryData<string> Candidates => [.. new OctavoPeer().Attacked.Select(reader => reader.Info.Name)];

    /// <summary>Each is a value or refused, and takes memory as its data has bytes. Time is not looked at: other tests run beside.</summary>
    [Theory, MemberData(nameof(Candidates))]
    public void Octavo_takes_or_refuses_each(string candidate)
    {
        IAttacked reader = new OctavoPeer().Attacked.Single(one => one.Info.Name == candidate);
        Assert.NotEmpty(reader.Attacks);
        for (int i = 0; i < reader.Attacks.Count; i++)
        {
            AttackResult result = AttackAnswer.Parse(candidate, reader.Attacks[i], AttackAnswer.Of(new Small(reader), i))!;
            Assert.True(result.Outcome is HostileOutcome.Refused or HostileOutcome.WrongValue, $"{result}");
            Assert.True(result.Message < 2_000, $"{result}");
            Assert.False(result.MemoryGrowth > 3, $"{result}");
        }
    }

    [Theory]
    [InlineData(nameof(HostileOutcome.WrongValue), 2.1, 1, "reads it")]
    [InlineData(nameof(HostileOutcome.WrongValue), 4.1, 1, "reads it, its cost grows as the square")]
    [InlineData(nameof(HostileOutcome.Refused), 2, 2_000_000, "refuses it, in 2,000,000 characters")]
    [InlineData(nameof(HostileOutcome.OtherError), 2, 1, "fails with another error")]
    [InlineData(nameof(HostileOutcome.Overrun), 2, 1, "writes after the end")]
    public void What_a_result_says(string outcome, double growth, int message, string words) => Assert.Equal(words,
        AttackTable.Does(new AttackResult("", "", Enum.Parse<HostileOutcome>(outcome), Size(1000, 10), Size(2000, 10 * growth), message, "")));

    [Fact]
    public void A_process_that_ends_has_no_sizes() =>
        Assert.Equal("ends the process", AttackTable.Does(new AttackResult("", "", HostileOutcome.Crashed, null, null, 0, "")));

    [Fact]
    public void Questions_are_told_from_payloads()
    {
        Assert.Equal(7, AttackAnswer.Question(AttackAnswer.Ask(7)));
        Assert.Null(AttackAnswer.Question("7"));
    }

    private static AttackSize Size(long bytes, double milliseconds) => new(bytes, TimeSpan.FromMilliseconds(milliseconds), bytes);

    /// <summary>The attacks in an eighth of their size: otherwise a flood of keys takes a second.</summary>
    private sealed class Small(IAttacked reader) : IAttacked
    {
        public CandidateInfo Info => reader.Info;

        public IReadOnlyList<string> Attacks => reader.Attacks;

        public byte[] Data(int attack, int eighths) => reader.Data(attack, Math.Max(1, eighths / 8));

        public object? Read(int attack, byte[] data) => reader.Read(attack, data);
    }
}
