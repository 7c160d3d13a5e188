// Owns: that a run's reports have a folder of their own, that an interrupted run overwrites none, and the codes that runs end with.
using System.Diagnostics;
using Octavo.Lab.Commands;
using Octavo.Lab.Measuring;
using Octavo.Lab.Output;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;

namespace Octavo.Lab.Tests;

public sealed class RunReportsTests : IDisposable
{
    private static readonly DateTime Begun = new(2026, 11, 26, 14, 30, 5);

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("octavo-lab-");

    private string Latest => Path.Combine(_folder.FullName, "report.html");

    private string Own => Path.Combine(_folder.FullName, "runs", "2026-11-26T14-30-05", "report.html");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public async Task A_run_is_the_latest_and_is_kept()
    {
        Assert.Equal(_folder.FullName, await Write(Sample.Results, stopped: false));
        Assert.Equal(await File.ReadAllTextAsync(Own, TestContext.Current.CancellationToken),
            await File.ReadAllTextAsync(Latest, TestContext.Current.CancellationToken));
    }

    [Fact]
    public async Task An_interrupted_run_overwrites_nothing()
    {
        await File.WriteAllTextAsync(Latest, "earlier", TestContext.Current.CancellationToken);
        Assert.Equal(Path.GetDirectoryName(Own), await Write(Sample.Results, stopped: true));
        Assert.True(File.Exists(Own));
        Assert.Equal("earlier", await File.ReadAllTextAsync(Latest, TestContext.Current.CancellationToken));
    }

    [Fact]
    public async Task What_was_interrupted_before_it_measured_is_not_written()
    {
        LabResults nothing = Sample.Results with { Tables = [Sample.Results.Tables[1]] };
        Assert.Null(await Write(nothing, stopped: true));
        Assert.Empty(_folder.EnumerateFileSystemInfos());
    }

    [Fact]
    public async Task A_folder_that_is_named_has_the_reports_alone()
    {
        string given = Path.Combine(_folder.FullName, "given");
        Assert.Equal(given,
            await RunReports.WriteAsync(Sample.Results, Sample.Tables, [.. ReportFormats.For([])], _folder.FullName, given, Begun, stopped: false));
        Assert.Equal(["report.html", "results.json"], Directory.EnumerateFiles(given).Select(Path.GetFileName).Order());
        Assert.Equal("given", Assert.Single(_folder.EnumerateFileSystemInfos()).Name);
    }

    [Fact]
    public async Task An_interrupted_run_leaves_a_named_folder_with_results_as_it_is()
    {
        string given = Path.Combine(_folder.FullName, "given");
        Directory.CreateDirectory(given);
        Assert.Equal(given, await RunReports.WriteAsync(Sample.Results, Sample.Tables, [.. ReportFormats.For([])], Latest, given, Begun, stopped: true));
        await File.WriteAllTextAsync(Path.Combine(given, "results.json"), "earlier", TestContext.Current.CancellationToken);
        string own = Path.Combine(given, "runs", "2026-11-26T14-30-05");
        Assert.Equal(own, await RunReports.WriteAsync(Sample.Results, Sample.Tables, [.. ReportFormats.For([])], Latest, given, Begun, stopped: true));
        Assert.True(File.Exists(Path.Combine(own, "report.html")));
        Assert.Equal("earlier", await File.ReadAllTextAsync(Path.Combine(given, "results.json"), TestContext.Current.CancellationToken));
    }

    [Fact]
    public async Task Two_runs_of_a_second_have_two_folders()
    {
        await Write(Sample.Results, stopped: true);
        Assert.Equal(Path.GetDirectoryName(Own) + "-2", await Write(Sample.Results, stopped: true));
    }

    [Fact]
    public void A_folder_that_cannot_be_written_is_known_before_the_run()
    {
        Assert.Null(RunReports.Obstacle(Path.Combine(_folder.FullName, "new")));
        string file = Path.Combine(_folder.FullName, "file");
        File.WriteAllText(file, "");
        Assert.StartsWith("Reports cannot be written: ", RunReports.Obstacle(file), StringComparison.Ordinal);
    }

    [Fact]
    public void Without_Octavo_a_run_ends()
    {
        LoadedCandidate there = new("Other", "Other", "binary", [], null, "", "", "Other 1.0: your feeds lack Other");
        Assert.Null(RunCommand.ComplaintOf([there]));
        Assert.Equal("Without Octavo there is nothing to compare with. Octavo: does not build here: CS1002 ; expected",
            RunCommand.ComplaintOf([there, there with { System = "Octavo", Unavailable = "Octavo: does not build here: CS1002 ; expected" }]));
    }

    [Fact]
    public void A_request_that_names_nothing_is_told_so()
    {
        var options =
            new RunOptions([], [], null, "workstation", "small", 1, null, null, null, null, false, "candidates", [], null, null,
                new Dictionary<string, string>());
        IReadOnlyList<PeerProject> peers = PeerProject.FindAll(LabPaths.Find().Peers);
        Assert.Null(RunCommand.Unknown(options, Sample.Tables, peers, []));
        Assert.StartsWith("There is no such table.", RunCommand.Unknown(options with { Tables = ["nano"] }, [], peers, []), StringComparison.Ordinal);
        Assert.StartsWith("There is no peer \"Nobody\".", RunCommand.Unknown(options with { Peers = ["Nobody"] }, Sample.Tables, peers, []),
            StringComparison.Ordinal);
        Assert.StartsWith("There is no folder ", RunCommand.Unknown(options with { Data = Path.Combine(_folder.FullName, "none") }, Sample.Tables, peers, []),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_run_that_is_interrupted_exits_with_130_and_writes_nothing()
    {
        if (OperatingSystem.IsWindows())
            return;
        string given = Path.Combine(_folder.FullName, "given");
        var start = new ProcessStartInfo(PeerBuilder.Dotnet,
            ["exec", typeof(RunCommand).Assembly.Location, "run", "--table", "dotnet-2019", "--peer", "System.Text.Json", "--out", given])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        using Process run = Process.Start(start)!;
        while (await run.StandardOutput.ReadLineAsync(TestContext.Current.CancellationToken) is { } line
            && !line.StartsWith("building", StringComparison.Ordinal))
        {
        }

        Task<string> said = run.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken);
        using (Process kill = Process.Start("kill", ["-s", "INT", $"{run.Id}"]))
            await kill.WaitForExitAsync(TestContext.Current.CancellationToken);
        await run.WaitForExitAsync(TestContext.Current.CancellationToken);
        Assert.True(run.ExitCode == 130, $"{run.ExitCode}: {await said}");
        Assert.False(File.Exists(Path.Combine(given, "results.json")));
    }

    [Fact]
    public void Codes_tell_how_a_run_ended()
    {
        TableResult table = Sample.Results.Tables[0];
        CandidateResult right = table.Rows[0].Candidates[0] with { System = "Octavo", Wrong = null };
        Assert.Equal(0, Code(right, stopped: false));
        Assert.Equal(0, Code(right with { System = "Other", Wrong = "another value" }, stopped: false));
        Assert.Equal(1, Code(right with { Wrong = "another value" }, stopped: false));
        Assert.Equal(130, Code(right, stopped: true));

        int Code(CandidateResult candidate, bool stopped) =>
            RunReports.CodeOf(Sample.Results with { Tables = [table with { Rows = [table.Rows[0] with { Candidates = [candidate] }] }] }, stopped);
    }

    [Fact]
    public void Other_work_is_a_share_of_the_processors()
    {
        Assert.Equal((400L, 1_000L), BusyMachine.Parse("cpu  500 20 60 390 10 5 10 5 99 99"));
        Assert.Null(BusyMachine.Parse("intr 5"));
        Assert.Equal(0.25, BusyMachine.Between((400, 1_000), (1_150, 2_000)));
        Assert.Null(BusyMachine.Between((400, 1_000), (400, 1_000)));
    }

    private Task<string?> Write(LabResults results, bool stopped) =>
        RunReports.WriteAsync(results, Sample.Tables, [.. ReportFormats.For([])], _folder.FullName, null, Begun, stopped);
}
