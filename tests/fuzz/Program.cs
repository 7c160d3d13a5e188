// Owns: the command line. Knows no format.
using System.CommandLine;
using Octavo.Fuzz.Running;
using Octavo.Fuzz.Targets.Surfaces;
using Octavo.Tests.Zoo.Formats;

var seconds = new Option<int>("--seconds") { Description = "How long to run.", DefaultValueFactory = _ => 120 };
var format = new Option<string[]>("--format") { Description = "Formats and packages; all where none is named.", AllowMultipleArgumentsPerToken = true };
var seed =
    new Option<int>("--seed")
    {
        Description = "Of the random choices; another each time where none is given.",
        DefaultValueFactory = _ => Random.Shared.Next()
    };
var target = new Option<string?>("--target") { Description = "Part of a target's name: only these, and no random graphs." };
var graphs = new Option<bool>("--graphs") { Description = "Random graphs alone." };
var output = new Option<string>("--output") { Description = "The folder of findings.", DefaultValueFactory = _ => Path.Combine("artifacts", "fuzz") };
var corpus = new Option<string?>("--write-corpus") { Description = "The folder that receives the inputs worth keeping." };
var replay =
    new Option<FileInfo?>("--replay") { Description = "A finding's .bin, for the one target that --target names; a graph's is named by its number and type." };
var worker = new Option<bool>("--worker") { Hidden = true };
var root =
    new RootCommand("Feeds every reader with what no writer writes: the zoo and random type graphs, in every format, and the packages beside.") { seconds,
        format, seed, target, graphs, output, corpus, replay, worker };
root.SetAction(parsed =>
{
    string[] formats = parsed.GetValue(format) is { Length: > 0 } named ? named : [.. FormatList.EveryName, .. SurfaceTargets.Names];
    var settings =
        new Settings(parsed.GetValue(seconds), formats, parsed.GetValue(seed), parsed.GetValue(target), parsed.GetValue(graphs), parsed.GetValue(output)!,
            parsed.GetValue(corpus));
    if (parsed.GetValue(replay) is { } file)
    {
        return Replay.Run(settings, File.ReadAllBytes(file.FullName));
    }
    if (parsed.GetValue(worker))
    {
        using var work = new Worker(settings);
        return work.Run() == 0 ? 0 : 1;
    }
    return new Supervisor(settings, [.. Arguments(settings)]).Run() == 0 ? 0 : 1;
});
return root.Parse(args).Invoke();

static IEnumerable<string> Arguments(Settings settings)
{
    foreach (string one in settings.Formats)
    {
        yield return "--format";
        yield return one;
    }
    yield return "--output";
    yield return settings.Output;
    if (settings.Target is not null)
    {
        yield return "--target";
        yield return settings.Target;
    }
    if (settings.GraphsAlone)
    {
        yield return "--graphs";
    }
    if (settings.Corpus is not null)
    {
        yield return "--write-corpus";
        yield return settings.Corpus;
    }
}
