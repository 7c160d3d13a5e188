// Owns: a type that changed while data of its earlier form is about: a program of the old version and one of the new read each other's data.
using Octavo;

namespace Recipes;

/// <summary>The type in the first release.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class ProfileOfMay
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string? FullName { get; set; }
}

/// <summary>The type in the next release: the name is now two members, and a third is new.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class ProfileOfJune
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2, Deprecated = true)] public string? FullName { get; set; }

    [CodecMember(3)] public string? GivenName { get; set; }

    [CodecMember(4)] public string? FamilyName { get; set; }

    [CodecMember(5)] public string Language { get; set; } = "en";
}

internal static class Versions
{
    internal static Task RunAsync()
    {
        byte[] old = OctavoBinary.Serialize(new ProfileOfMay { Id = 7, FullName = "Ada Lovelace" });
        ProfileOfJune read = OctavoBinary.Deserialize<ProfileOfJune>(old)!;
        Console.WriteLine($"May read by June: {read.Id}, {read.FullName}, {read.Language}");

        byte[] recent = OctavoBinary.Serialize(new ProfileOfJune { Id = 8, GivenName = "Grace", FamilyName = "Hopper", Language = "fr" });
        ProfileOfMay again = OctavoBinary.Deserialize<ProfileOfMay>(recent)!;
        Console.WriteLine($"June read by May: {again.Id}, {again.FullName ?? "no full name"}");
        return Task.CompletedTask;
    }
}
