// Owns: largesample's user: 23 members.
// Must not know: formats, harness.
using System.Text.Json.Serialization;

namespace Octavo.Bench.Models;

/// <summary>A user of <see cref="Response"/>.</summary>
public partial class User
{
    [JsonPropertyName("_id")]
    public string? Key { get; set; }

    public int Index { get; set; }

    public string? Guid { get; set; }

    public bool IsActive { get; set; }

    public string? Balance { get; set; }

    public string? Picture { get; set; }

    public int Age { get; set; }

    public string? EyeColor { get; set; }

    public PersonName? Name { get; set; }

    public string? Company { get; set; }

    public string? Email { get; set; }

    public string? Phone { get; set; }

    public string? Address { get; set; }

    public string? About { get; set; }

    public string? Registered { get; set; }

    public double Latitude { get; set; }

    public double Longitude { get; set; }

    public List<string>? Tags { get; set; }

    public List<int>? Range { get; set; }

    public List<Friend>? Friends { get; set; }

    public List<Image>? Images { get; set; }

    public string? Greeting { get; set; }

    public string? FavoriteFruit { get; set; }
}
