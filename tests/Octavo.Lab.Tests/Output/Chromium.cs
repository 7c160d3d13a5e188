// Owns: a page seen by a browser without a window.
// Must not know: what is on the page.
using System.Text.Json;
using System.Text.RegularExpressions;
using Octavo.Lab.Outside;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

/// <summary>Chromium, if it is on the path.</summary>
internal static partial class Chromium
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(2);

    /// <summary>Its name on the path; null if there is none.</summary>
    public static string? Program { get; } =
        ((string[])["chromium", "chromium-browser", "google-chrome"]).FirstOrDefault(name => new OutsideNeed(name, "").IsThere);

    /// <summary>
    /// What a script says about a page in a frame of some width, in which media queries see that width: a window has a least width of its own. The script is an
    /// expression over <c>page</c>, the frame's window. What the console shows comes beside.
    /// </summary>
    public static async Task<(JsonElement Said, string[] Console)> AskAsync(string page, int width, bool dark, string script)
    {
        string folder = Directory.CreateTempSubdirectory("octavo-page").FullName;
        try
        {
            await File.WriteAllTextAsync(Path.Combine(folder, "page.html"), page);
            string wrapper = Path.Combine(folder, "wrapper.html");
            await File.WriteAllTextAsync(wrapper, $$"""
                <!DOCTYPE html><meta charset="utf-8"><pre id="said"></pre>
                <iframe src="page.html" style="width: {{width}}px; height: 900px; border: 0"></iframe>
                <script>
                document.querySelector("iframe").onload = event => { const page = event.target.contentWindow; document.getElementById("said").textContent = btoa(encodeURIComponent(JSON.stringify({{script}}))); };
                </script>
                """);
            string[] arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--allow-file-access-from-files", $"--user-data-dir={folder}/profile",
                $"--blink-settings=preferredColorScheme={(dark ? 0 : 1)}", "--dump-dom", new Uri(wrapper).AbsoluteUri,
            ];
            using var limit = new CancellationTokenSource(Patience);
            (_, string output) = await ChildProcess.RunAsync(Program!, arguments, folder, limit.Token);
            Match said = Said().Match(output);
            Assert.True(said.Success, output);
            JsonElement answer =
                JsonSerializer.Deserialize<JsonElement>(
                    Uri.UnescapeDataString(System.Text.Encoding.ASCII.GetString(Convert.FromBase64String(said.Groups[1].Value))));
            return (answer, [.. output.Split('\n').Where(line => ConsoleLine().IsMatch(line))]);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    [GeneratedRegex("<pre id=\"said\">([A-Za-z0-9+/=]+)</pre>")]
    private static partial Regex Said();

    [GeneratedRegex(@":CONSOLE[:(]\d+")]
    private static partial Regex ConsoleLine();
}
