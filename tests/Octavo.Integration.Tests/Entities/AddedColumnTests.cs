// Owns: the tests of columns that a migration adds to a table with rows: the default of the migration is what the rows have.
using Microsoft.Data.Sqlite;
using Microsoft.EntityFrameworkCore;

namespace Octavo.IntegrationTests.Entities;

public sealed class AddedColumnTests
{
    /// <summary>EF Core writes an empty text or no bytes into the migration of a required property, which is not a value.</summary>
    [Fact]
    public void RowsNeedADefaultThatIsAValue()
    {
        using var connection = new SqliteConnection("Data Source=:memory:");
        connection.Open();
        using var library = new Library(new DbContextOptionsBuilder().UseSqlite(connection).Options);
        library.Database.ExecuteSqlRaw("CREATE TABLE Readers (Id INTEGER PRIMARY KEY)");
        library.Database.ExecuteSqlRaw("INSERT INTO Readers VALUES (1)");
        library.Database.ExecuteSqlRaw("ALTER TABLE Readers ADD \"Lines\" TEXT NOT NULL DEFAULT ''");
        library.Database.ExecuteSqlRaw("ALTER TABLE Readers ADD \"Old\" BLOB NOT NULL DEFAULT X''");
        Exception found = Assert.ThrowsAny<Exception>(() => library.Readers.Single());
        Assert.Contains("EndOfData", found.ToString(), StringComparison.Ordinal);
        // What the page says to write into the migration.
        library.Database.ExecuteSqlRaw("UPDATE Readers SET \"Lines\" = '[]', \"Old\" = {0}", OctavoBinary.Serialize(new List<OrderLine>()));
        Reader reader = library.Readers.Single();
        Assert.Empty(reader.Lines);
        Assert.Empty(reader.Old);
    }

    private sealed class Library(DbContextOptions options) : DbContext(options)
    {
        public DbSet<Reader> Readers => Set<Reader>();

        protected override void ConfigureConventions(ModelConfigurationBuilder configuration) => configuration.UseOctavo();
    }
}

public sealed class Reader
{
    public int Id { get; set; }

    [OctavoColumn] public List<OrderLine> Lines { get; set; } = [];

    [OctavoColumn(OctavoColumnForm.Binary)] public List<OrderLine> Old { get; set; } = [];
}
