// Owns: types as a user's project has them that carry a library's attributes themselves.
namespace Octavo.Lab.Tests;

/// <summary>Types for Fory, whose generator runs in the user's own project.</summary>
public sealed class CustomAnnotated()
    : CustomFolder("Annotated", """<PackageReference Include="Apache.Fory" Version="1.6.1" />""", new Dictionary<string, string> { ["Annotated.cs"] = Source },
        s_data)
{
    private const string Source = """
        using Apache.Fory;

        namespace Annotated;

        [ForyEnum]
        public enum Priority { Low, High = 5 }

        [ForyStruct]
        public class Order
        {
            public int Id { get; set; }
            public Priority Priority { get; set; }
            public List<Line> Lines { get; set; } = [];
        }

        [ForyStruct]
        public struct Line
        {
            public string? Article { get; set; }
            public DayOfWeek Day { get; set; }
        }
        """;

    private static readonly Dictionary<string, string> s_data = new()
    {
        ["Order"] = """{ "Id": 1, "Priority": 5, "Lines": [{ "Article": "a", "Day": 3 }] }""",
    };
}
