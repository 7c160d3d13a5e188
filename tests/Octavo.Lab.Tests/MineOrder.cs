// Owns: a type in the place of the user's, for the command "mine".
namespace Octavo.Lab.Tests;

/// <summary>An order with what the walk over types meets: lists, maps, nullable structs, enums, fields.</summary>
[GenerateCodec]
public class MineOrder
{
    public int Id { get; set; }

    public string? Customer { get; set; }

    public DateTime Placed { get; set; }

    public List<MineLine> Lines { get; set; } = [];

    public DayOfWeek Day { get; set; }

    public Dictionary<string, decimal> Totals { get; set; } = [];

    public int[]? Codes;
}
