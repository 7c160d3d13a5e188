// Owns: a type in the place of the user's, for the command "custom".
namespace Octavo.Lab.Tests;

/// <summary>An order with what the walk over types meets: lists, maps, nullable structs, enums, fields.</summary>
[GenerateCodec]
public class CustomOrder
{
    public int Id { get; set; }

    public string? Customer { get; set; }

    public DateTime Placed { get; set; }

    public List<CustomLine> Lines { get; set; } = [];

    public DayOfWeek Day { get; set; }

    public Dictionary<string, decimal> Totals { get; set; } = [];

    public int[]? Codes;
}
