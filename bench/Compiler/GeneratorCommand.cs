// Owns: the command `generator`: what the generators cost in a large project. Knows no model.
using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Bench.Compiler;

/// <summary>Measures a first run and keystrokes, ours and System.Text.Json's on the same types.</summary>
internal static class GeneratorCommand
{
    internal static Command Create()
    {
        var types = new Option<int>("--types") { Description = "Types in the project, a multiple of ten.", DefaultValueFactory = _ => 500 };
        var rounds = new Option<int>("--rounds") { Description = "Rounds a row, at least 11.", DefaultValueFactory = _ => 11 };
        var command =
            new Command("generator",
                "What the generator costs in a large project: a first run, and keystrokes; System.Text.Json's generator beside it.") { types, rounds };
        command.SetAction(parsed => Run(Math.Max(20, parsed.GetValue(types) / 10 * 10), Math.Max(11, parsed.GetValue(rounds))));
        return command;
    }

    private static void Run(int types, int rounds)
    {
        var project = new LargeProject(types);
        IIncrementalGenerator ours = Generators.Octavo();
        IIncrementalGenerator other = Generators.Json();
        Console.WriteLine(
            string.Create(CultureInfo.InvariantCulture,
                $"{types} types, {types} services' calls by three; medians of {rounds} interleaved rounds, milliseconds"));
        Console.WriteLine($"{"",-40}{"Octavo",12}{"Text.Json",12}");
        Row("first run", rounds, () => First(ours, types), () => First(other, types));
        GeneratorDriver oursWarm = Driver(ours).RunGenerators(project.Compilation);
        GeneratorDriver otherWarm = Driver(other).RunGenerators(project.Compilation);
        Row("keystroke in a method elsewhere", rounds, () => Edit(oursWarm, project, project.EditServiceBody()),
            () => Edit(otherWarm, project, project.EditServiceBody()));
        Row("keystroke in a method of a type", rounds, () => Edit(oursWarm, project, project.EditTypeBody()),
            () => Edit(otherWarm, project, project.EditTypeBody()));
        Row("keystroke in a constructor elsewhere", rounds, () => Edit(oursWarm, project, project.EditServiceConstructor()),
            () => Edit(otherWarm, project, project.EditServiceConstructor()));
        Row("keystroke in a getter elsewhere", rounds, () => Edit(oursWarm, project, project.EditServiceGetter()),
            () => Edit(otherWarm, project, project.EditServiceGetter()));
        Row("keystroke in a property's name", rounds, () => Edit(oursWarm, project, project.EditProperty()),
            () => Edit(otherWarm, project, project.EditProperty()));
    }

    private static void Row(string name, int rounds, Func<double> ours, Func<double> other)
    {
        // Two rounds to warm up; then the candidates alternate.
        var times = new (double Ours, double Other)[rounds + 2];
        for (int i = 0; i < times.Length; i++)
        {
            times[i] = (ours(), other());
        }
        Console.WriteLine(
            string.Create(CultureInfo.InvariantCulture,
                $"{name,-40}{Median(times.Skip(2).Select(t => t.Ours)),12:F1}{Median(times.Skip(2).Select(t => t.Other)),12:F1}"));
    }

    /// <summary>A driver that has seen nothing, on files that no one has seen.</summary>
    private static double First(IIncrementalGenerator generator, int types) => Time(Driver(generator), new LargeProject(types).Compilation);

    /// <summary>A driver that has seen the project, on the same with one file edited. Parsing the file is not measured.</summary>
    private static double Edit(GeneratorDriver driver, LargeProject project, SyntaxTree edited) => Time(driver, project.With(edited));

    private static double Time(GeneratorDriver driver, CSharpCompilation compilation)
    {
        GC.Collect();
        long start = Stopwatch.GetTimestamp();
        GeneratorDriver after = driver.RunGenerators(compilation);
        double taken = Stopwatch.GetElapsedTime(start).TotalMilliseconds;
        GeneratorRunResult result = after.GetRunResult().Results.Single();
        return result.Exception is null && result.GeneratedSources.Length != 0 ? taken
            : throw new InvalidOperationException("The generator made nothing.", result.Exception);
    }

    private static GeneratorDriver Driver(IIncrementalGenerator generator) =>
        CSharpGeneratorDriver.Create([generator.AsSourceGenerator()], parseOptions: new CSharpParseOptions(LanguageVersion.CSharp14));

    private static double Median(IEnumerable<double> times)
    {
        double[] sorted = [.. times.Order()];
        return sorted[sorted.Length / 2];
    }
}
