// Owns: types as a user's project has them, which references nothing.
namespace Octavo.Lab.Tests;

/// <summary>A shop's types and data.</summary>
public sealed class CustomShop() : CustomFolder("Shop", "", new Dictionary<string, string> { ["Shop.cs"] = Source }, s_data)
{
    private const string Source = """
        namespace Shop;

        public enum Priority { Low, High = 5 }

        public partial class Order
        {
            public int Id { get; set; }
            public string? Customer { get; set; }
            public DateTime Placed { get; set; }
            public List<Line> Lines { get; set; } = [];
            public DayOfWeek Day { get; set; }
            public Priority Priority { get; set; }
            public Dictionary<string, decimal> Totals { get; set; } = [];
            public int[]? Codes { get; set; }
            public Note? Note { get; set; }
            public Point Where { get; set; }
        }

        public partial class Line
        {
            public string Article { get; set; } = "";
            public double? Price { get; set; }
            public int Count { get; set; } = 1;
        }

        public partial record Note(string Text, int Stars);

        public partial struct Point
        {
            public double X { get; set; }
            public double Y { get; set; }
        }

        public partial class Plain
        {
            public long Id { get; set; }
            public string? Text { get; set; }
            public Priority Priority { get; set; }
            public List<Point> Points { get; set; } = [];
        }

        public class Big : Line
        {
            public int Weight { get; set; }
        }

        public class Jagged
        {
            public List<List<int>> Numbers { get; set; } = [];
        }
        """;

    private static readonly Dictionary<string, string> s_data = new()
    {
        ["Order"] = """
            [
              { "Id": 1, "Customer": "Käufer", "Placed": "2024-05-06T07:08:09.123Z", "Lines": [{ "Article": "a", "Price": 1.5, "Count": 2 }, { "Article": "b", "Price": null, "Count": 0 }],
                "Day": 5, "Priority": 5, "Totals": { "sum": 1.5 }, "Codes": [1, 2, 3], "Note": { "Text": "hi", "Stars": 3 }, "Where": { "X": 1.5, "Y": 0 } },
              { "Id": 0, "Customer": null, "Placed": "2024-05-06T07:08:09Z", "Lines": [], "Day": 0, "Priority": 0, "Totals": {}, "Codes": [], "Note": null, "Where": { "X": 0, "Y": 0 } }
            ]
            """,
        ["Plain"] = """{ "Id": 7, "Text": "ß", "Priority": 5, "Points": [{ "X": 1, "Y": 2 }] }""",
        ["Jagged"] = """{ "Numbers": [[1], [2, 3]] }""",
        ["Big"] = """{ "Article": "a", "Price": 0, "Count": 0, "Weight": 3 }""",
    };
}
