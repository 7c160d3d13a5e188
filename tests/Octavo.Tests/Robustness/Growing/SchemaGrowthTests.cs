// Owns: what a JSON Schema costs: as much as its text is long, however many types it has.
using System.Text;
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo;

namespace Octavo.Tests.Robustness.Growing;

[Trait("Runs", "Once")]
public sealed class SchemaGrowthTests
{
    /// <summary>What may be allocated for a byte of the schema: its text, a buffer that doubles, the names of its types, and their Shapes.</summary>
    private const int BytesAByte = 100;

    [Fact]
    public void A_schema_of_many_types()
    {
        Type[] types = [.. ZooCatalog.Cases.Where(zoo => zoo.Format == "JSON").Select(zoo => zoo.Accept(new TypeOf())).Where(HasSchema).Distinct()];
        var random = new Random((int)TestRun.Seed);
        random.Shuffle(types);
        int n = types.Length / 8;
        Assert.True(n >= 20, $"{types.Length} types");
        var counts = new Dictionary<byte[], int>();
        Growth.IsLinear(count =>
        {
            byte[] schema = Encoding.UTF8.GetBytes(OctavoJson.Schema(types.Take(count)));
            counts[schema] = count;
            return schema;
        }, schema => OctavoJson.Schema(types.Take(counts[schema])), n, BytesAByte, "types of a schema");
    }

    private static bool HasSchema(Type type)
    {
        try
        {
            return OctavoJson.Schema([type]).Length != 0;
        }
        catch (Exception e) when (e is NotSupportedException or OctavoException)
        {
            return false; // written by hand
        }
    }

    private sealed class TypeOf : IZooVisitor<Type>
    {
        public Type Visit<T>(ZooCase<T> zoo) => typeof(T);
    }
}
