// Owns: the command line: commands and options.
// Must not know: how a run is done.
using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;
using Octavo.Lab.Hostile;
using Octavo.Lab.Measuring;
using Octavo.Lab.Output;

namespace Octavo.Lab.Commands;

/// <summary>The commands; without one, everything is run at small scale.</summary>
internal static class LabCommandLine
{
    private static readonly Option<string[]> Table =
        new("--table") { Description = "Only this table; may be repeated.", AllowMultipleArgumentsPerToken = true };
    private static readonly Option<string[]> Peer =
        new("--peer") { Description = "Only this peer (beside Octavo); may be repeated.", AllowMultipleArgumentsPerToken = true };
    private static readonly Option<int?> Rounds =
        new("--rounds") { Description = "Rounds over all candidates (11, with --quick 5), in turns of full length however long that takes." };
    private static readonly Option<double?> Turn =
        new("--turn") { Description = "Length of a candidate's turn in a round, in milliseconds (up to 12, with --quick 3), however long the run takes." };
    private static readonly Option<double?> Budget =
        new("--budget")
        {
            Description =
            $"Seconds that measuring may take: turns are shortened, to a millisecond at least, until it fits ({MeasureSettings.Standard.Budget?.TotalSeconds}, with --quick {MeasureSettings.Quick.Budget?.TotalSeconds}; no limit with --rounds, --turn or --scale)."
        };
    private static readonly Option<bool> All =
        new("--all")
        {
            Description =
            "All tables with every candidate: also Octavo's with codecs made at run time, which a run without --table and --peer leaves out."
        };
    private static readonly Option<string> Gc = new("--gc") { Description = "workstation or server.", DefaultValueFactory = _ => "workstation" };
    private static readonly Option<string> Scale =
        new("--scale") { Description = "small, full, or a factor of the documents' counts.", DefaultValueFactory = _ => "small" };
    private static readonly Option<int> Seed = new("--seed") { Description = "Seed of all values.", DefaultValueFactory = _ => 1 };
    private static readonly Option<DirectoryInfo?> Out =
        new("--out") { Description = "Folder for report.html and results.json (artifacts/lab of the checkout; octavo-lab here, as a tool)." };
    private static readonly Option<string?> PackageSource =
        new("--package-source") { Description = "A further NuGet source for the peers, and as a tool for Octavo's packages: a folder or an address." };
    private static readonly Option<string?> MavenRepository =
        new("--maven-repository") { Description = "A Maven repository for the JVM's systems, a folder or an address; without it Maven is as it is set up." };
    private static readonly Option<bool?> Jvm =
        new("--jvm") { Description = "With the JVM's systems (JDK 17 and Maven); \"false\" leaves them out although they are built." };
    private static readonly Option<bool?> Haskell =
        new("--haskell") { Description = "With Haskell's systems (GHC); \"false\" leaves them out although they are built." };
    private static readonly Option<string[]> Source =
        new("--source")
        {
            Description = "NAME=DIR: the folder of a library's source, of those that are built from it; may be repeated.",
            AllowMultipleArgumentsPerToken = true
        };
    private static readonly Option<DirectoryInfo?> Data =
        new("--data")
        {
            Description =
            "Folder with document 004's largesample.json and canada.json, citm_catalog.json, twitter.json; its folders are looked into too."
        };
    private static readonly Option<bool> Quick =
        new("--quick")
        {
            Description =
            "A look, not a measurement: of each row the first way of writing and the first of reading, in fewer and shorter rounds."
        };
    private static readonly Option<bool> Full = new("--full") { Description = "Also all tables on the console: a line for each candidate of each row." };
    private static readonly Option<string[]> Format =
        new("--format")
        {
            Description = "Also the report in this format: md, csv; json and html are always written. May be repeated.",
            AllowMultipleArgumentsPerToken = true
        };
    private static readonly Option<string> Layout =
        new("--layout") { Description = "candidates, or document: the documents' own columns and order.", DefaultValueFactory = _ => "candidates" };

    /// <summary>Builds the command line.</summary>
    public static RootCommand Create()
    {
        Gc.AcceptOnlyFromAmong("workstation", "server");
        Format.AcceptOnlyFromAmong(ReportFormats.Names);
        Layout.AcceptOnlyFromAmong("candidates", "document");
        Scale.Validators.Add(result =>
        {
            if (!RunOptions.ScaleOf(result.GetValueOrDefault<string>(), out _))
                result.AddError("--scale takes small, full, or a factor above 0 such as 0.1.");
        });
        Rounds.Validators.Add(result =>
        {
            // What is not a number at all is told by the parser itself; asked for its value here, it would throw.
            if (int.TryParse(TextOf(result), CultureInfo.InvariantCulture, out int value) && value < 1)
                result.AddError("--rounds takes a number of at least 1.");
        });

        foreach (Option<double?> positive in (Option<double?>[])[Turn, Budget])
        {
            positive.Validators.Add(result =>
            {
                if (double.TryParse(TextOf(result), CultureInfo.InvariantCulture, out double value) && !(value > 0 && value <= 86_400))
                    result.AddError($"{positive.Name} takes a number above 0, and of 86,400 at most.");
            });
        }

        Source.Validators.Add(result =>
        {
            if (result.Tokens.Any(token => token.Value.IndexOf('=', StringComparison.Ordinal) < 1))
                result.AddError("--source takes NAME=DIR, such as packman=../packman.");
        });

        var root =
            new RootCommand("Octavo's lab: rebuilds the benchmark tables of five documents on this machine, Octavo beside every system that can be had here.");
        var run = new Command("run", "Measures. This is also what happens without a command.");
        foreach (Command command in (Command[])[root, run])
        {
            foreach (Option option in (Option[])[Table, Peer, All, Rounds, Turn, Budget, Gc, Scale, Seed, Out, PackageSource, MavenRepository, Jvm, Haskell,
                Source, Data, Quick, Full, Layout, Format])
                command.Options.Add(option);
            command.SetAction((parsed, _) => RunCommand.RunAsync(Read(parsed)));
        }

        var list = new Command("list", "Tables and peers, and whether each can be had here.");
        foreach (Option option in (Option[])[PackageSource, MavenRepository, Source, Data])
            list.Options.Add(option);
        list.SetAction((parsed, _) => ListCommand.RunAsync(Read(parsed)));
        var everything = new Option<bool>("--all") { Description = "Every payload with the library's message." };
        var hostile =
            new Command("hostile",
                "Puts payloads that must be refused before Octavo, and before others where a published advisory names one, and data that grows before all of them, in child processes with caps on memory and time.");
        foreach (Option option in (Option[])[Peer, PackageSource, everything])
            hostile.Options.Add(option);
        hostile.SetAction((parsed, _) => HostileCommand.RunAsync(Read(parsed), parsed.GetValue(everything)));

        var project = new Option<FileInfo>("--project") { Description = "The project that has the type; it is built, and not changed.", Required = true };
        var type = new Option<string>("--type") { Description = "The type: its full name, or its name where one type alone has it.", Required = true };
        var data = new Option<FileInfo>("--data") { Description = "A JSON file with a value of it, or an array of values.", Required = true };
        var annotate =
            new Option<bool>(
                "--annotate")
            {
                Description =
                    "Generates the attributes that a library needs and your types lack, where these are partial; your project is not changed."
            };
        var custom =
            new Command("custom",
                "A type and data of your own through every format of Octavo's, System.Text.Json, Newtonsoft.Json, and every peer that can take it.");
        custom.Options.Add(annotate);
        foreach (Option option in (Option[])[project, type, data, Rounds, Turn, Gc, Out, PackageSource, Quick, Full])
            custom.Options.Add(option);
        custom.SetAction(
            (parsed, _) =>
                CustomCommand.RunAsync(parsed.GetRequiredValue(project), parsed.GetRequiredValue(type), parsed.GetValue(annotate),
                    Read(parsed) with { Data = parsed.GetRequiredValue(data).FullName }));
        root.Subcommands.Add(custom);

        root.Subcommands.Add(Verify());
        root.Subcommands.Add(Compare());
        root.Subcommands.Add(Report());

        Argument<string> assembly = new("assembly"), peer = new("peer"), candidate = new("candidate");
        var child = new Command(HostileChild.Command, "Started by \"hostile\".") { Hidden = true };
        foreach (Argument argument in (Argument[])[assembly, peer, candidate])
            child.Arguments.Add(argument);
        child.SetAction(parsed => HostileChild.Run(parsed.GetRequiredValue(assembly), parsed.GetRequiredValue(peer), parsed.GetRequiredValue(candidate)));
        root.Subcommands.Add(hostile);
        root.Subcommands.Add(child);
        root.Subcommands.Add(run);
        root.Subcommands.Add(list);
        return root;
    }

    private static Command Verify()
    {
        var job = new Option<string>("--job") { Description = "BenchmarkDotNet's job: default, or short for a try.", DefaultValueFactory = _ => "default" };
        job.AcceptOnlyFromAmong("default", "short");
        var verify = new Command("verify", "Twelve rows of all kinds by the lab and by BenchmarkDotNet, with the difference of their ratios.");
        foreach (Option option in (Option[])[job, Peer, Rounds, Turn, Budget, Seed, Out, PackageSource])
            verify.Options.Add(option);
        verify.SetAction((parsed, _) => VerifyCommand.RunAsync(Read(parsed), parsed.GetRequiredValue(job)));
        return verify;
    }

    private static Command Compare()
    {
        Argument<FileInfo> before = new("before") { Description = "A results.json." }, after = new("after") { Description = "A later one." };
        var compare = new Command("compare", "Two saved runs beside one another: what is faster, slower, new or gone, and where the spreads allow no word.");
        compare.Arguments.Add(before);
        compare.Arguments.Add(after);
        compare.SetAction(parsed => CompareCommand.Run(parsed.GetRequiredValue(before), parsed.GetRequiredValue(after)));
        return compare;
    }

    private static Command Report()
    {
        var results = new Argument<FileInfo>("results") { Description = "A results.json." };
        var format = new Option<string>("--format") { Description = "md, csv, json or html.", DefaultValueFactory = _ => "md" };
        format.AcceptOnlyFromAmong(ReportFormats.Names);
        var report = new Command("report", "Prints a saved run again; nothing is measured.");
        report.Arguments.Add(results);
        report.Options.Add(format);
        report.SetAction(parsed => ReportCommand.Run(parsed.GetRequiredValue(results), parsed.GetRequiredValue(format), Console.Out));
        return report;
    }

    private static string? TextOf(OptionResult result) => result.Tokens.Count == 1 ? result.Tokens[0].Value : null;

    private static RunOptions Read(ParseResult parsed) => new(
        parsed.GetValue(Table) ?? [], parsed.GetValue(Peer) ?? [], parsed.GetValue(Rounds), parsed.GetValue(Gc) ?? "workstation",
            parsed.GetValue(Scale) ?? "small", parsed.GetValue(Seed),
        parsed.GetValue(Out)?.FullName, parsed.GetValue(PackageSource), parsed.GetValue(MavenRepository), parsed.GetValue(Data)?.FullName,
            parsed.GetValue(Quick),
        parsed.GetValue(Layout) ?? "candidates", parsed.GetValue(Format) ?? [], parsed.GetValue(Jvm), parsed.GetValue(Haskell),
            Sources(parsed.GetValue(Source) ?? []),
        parsed.GetValue(All), parsed.GetValue(Turn), parsed.GetValue(Budget), parsed.GetValue(Full));

    private static Dictionary<string, string> Sources(string[] sources) =>
        sources.Select(source => source.Split('=', 2)).GroupBy(source => source[0])
            .ToDictionary(source => source.Key, source => Path.GetFullPath(source.Last()[1]), StringComparer.OrdinalIgnoreCase);
}
