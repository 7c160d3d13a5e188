// Owns: one type in two versions, as sources.
namespace Octavo.Cli.Tests.Diff;

/// <summary>A pair.</summary>
/// <param name="Name">What changed.</param>
/// <param name="Old">The old version: a type T, and what it needs.</param>
/// <param name="New">The new version.</param>
/// <remarks><c>M1 int A;</c> is a numbered member, <c>N int A;</c> one without a number.</remarks>
internal sealed record Pair(string Name, string Old, string New)
{
    /// <summary>What stands above the types of all pairs.</summary>
    internal const string Head =
        """
        using System; using System.Collections.Generic; using Octavo; using System.Text.Json.Serialization;
        namespace MessagePack { [AttributeUsage(AttributeTargets.Property)] public sealed class KeyAttribute(int number) : Attribute { public int IntKey => number; } }
        [AttributeUsage(AttributeTargets.Property)] public sealed class WasAttribute(string name) : Attribute { public string Name => name; }

        """;

    /// <summary>A namespace with the types of a version, and one that holds the pair's and has members after it.</summary>
    internal static string Source(string space, string version) =>
        $$"""
        namespace {{space}} {
        {{Members(version)}}
        [GenerateCodec] public sealed class Holder { [CodecMember(1)] public T Item { get; set; } = default!; [CodecMember(2)] public string? After { get; set; } [CodecMember(3)] public int Last { get; set; } } }

        """;

    private static string Members(string version)
    {
        string numbered =
            System.Text.RegularExpressions.Regex.Replace(version, @"\bM(\d+) ((?:\[[^\]]*\] )*)([^;=]+?) (\w+)( = [^;]+)?;",
                match =>
                    $"[CodecMember({match.Groups[1]})] {match.Groups[2]}public {match.Groups[3]} {match.Groups[4]} {{ get; set; }}{Initial(match.Groups[5].Value)}");
        return System.Text.RegularExpressions.Regex.Replace(numbered, @"\bN ((?:\[[^\]]*\] )*)([^;=]+?) (\w+)( = [^;]+)?;",
            match => $"{match.Groups[1]}public {match.Groups[2]} {match.Groups[3]} {{ get; set; }}{Initial(match.Groups[4].Value)}");
    }

    private static string Initial(string text) => text.Length == 0 ? "" : text + ";";
}
