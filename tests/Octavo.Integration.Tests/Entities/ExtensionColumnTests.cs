// Owns: the tests that a change of what only JSON has of an object in a column is saved.
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.Data.Sqlite;
using Microsoft.EntityFrameworkCore;

namespace Octavo.IntegrationTests.Entities;

public sealed class ExtensionColumnTests
{
    [Fact]
    public void AChangeOfWhatOnlyJsonHasIsSaved()
    {
        using var connection = new SqliteConnection("Data Source=:memory:");
        connection.Open();
        DbContextOptions options = new DbContextOptionsBuilder().UseSqlite(connection).Options;
        using (var members = new Members(options))
        {
            members.Database.EnsureCreated();
            members.Add(new Member
            {
                Profile = OctavoJson.Deserialize<Profile>("""{"Name":"a","Badge":"x","theme":"light"}""")!,
                Settings = OctavoJson.Deserialize<Settings>("""{"Name":"a","theme":"light"}""")!,
            });
            members.SaveChanges();
        }
        Save(0, _ => { });
        Save(1, member => member.Profile.More!["theme"] = JsonElement.Parse("\"dark\""));
        Save(0, member => member.Profile.More!["theme"] = JsonElement.Parse("\"dark\""));
        Save(1, member => member.Profile.Badge = "y");
        Save(1, member => member.Profile.More = null);
        Save(0, member => member.Profile.More = []); // as it is written
        Save(1, member => member.Settings.Unknown = OctavoJson.Deserialize<Settings>("""{"Name":"a","theme":"dark"}""")!.Unknown);

        void Save(int rows, Action<Member> change)
        {
            using var members = new Members(options);
            Member member = members.All.Single();
            change(member);
            Assert.Equal(rows, members.SaveChanges());
            Assert.Equal(0, members.SaveChanges());
        }
    }

    private sealed class Members(DbContextOptions options) : DbContext(options)
    {
        public DbSet<Member> All => Set<Member>();

        protected override void ConfigureConventions(ModelConfigurationBuilder configuration) => configuration.UseOctavo();
    }
}

public sealed class Member
{
    public int Id { get; set; }

    [OctavoColumn] public Profile Profile { get; set; } = new();

    [OctavoColumn] public Settings Settings { get; set; } = new();
}

[GenerateCodec]
public sealed class Profile
{
    public string Name { get; set; } = "";

    [MemoryPack.MemoryPackIgnore] public string? Badge { get; set; }

    [JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; }
}

[GenerateCodec(Layout = Layout.NameMap)]
public sealed class Settings
{
    public string Name { get; set; } = "";

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
