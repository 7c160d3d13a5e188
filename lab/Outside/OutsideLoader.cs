// Owns: turning a built program outside of .NET into candidates.
// Must not know: building and measuring.
using System.Text.Json;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Outside;

/// <summary>Asks a program for its versions.</summary>
internal static class OutsideLoader
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(1);

    /// <summary>The program's candidates among those wanted, or for each system one that says why there is none.</summary>
    public static IReadOnlyList<LoadedCandidate> Load(OutsideBuild build, Func<OutsideCandidateManifest, bool> wants)
    {
        OutsideCandidateManifest[] wanted = [.. build.Program.Candidates.Where(wants)];
        if (wanted.Length == 0)
            return [];
        if (build.Unavailable is not null)
            return Absent(wanted, build.Unavailable);
        try
        {
            using var process = new OutsideProcess(build.Peer.Name, build.Start, Patience);
            JsonElement description = process.Ask("describe");
            string origin = $"{build.Origin}; {Text(description, "runtime")}";
            JsonElement versions = description.TryGetProperty("versions", out JsonElement found) ? found : default;
            return [.. wanted.Select(candidate => new LoadedCandidate(
                candidate.Name, candidate.System, candidate.Format, [.. candidate.Rows.Keys], new OutsideCandidate(candidate, build.Start),
                    Text(versions, candidate.System), origin, null, candidate.Rows))];
        }
        catch (OutsideException error)
        {
            return Absent(wanted, error.Message);
        }
    }

    private static LoadedCandidate[] Absent(IEnumerable<OutsideCandidateManifest> candidates, string reason) =>
    [
        .. from candidate in candidates
           group candidate by candidate.System into system
           let first = system.First()
           select new LoadedCandidate(system.Key, system.Key, first.Format, [.. first.Rows.Keys], null, "", "",
               reason.StartsWith(system.Key, StringComparison.Ordinal) ? reason : $"{system.Key}: {reason}", first.Rows),
    ];

    private static string Text(JsonElement of, string name) =>
        of.ValueKind == JsonValueKind.Object && of.TryGetProperty(name, out JsonElement text) ? text.ToString() : "";
}
