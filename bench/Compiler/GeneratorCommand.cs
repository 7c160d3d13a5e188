// Owns: the command `generator`: what the generators cost in a large project, against their bars. Knows no model.
using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Bench.Compiler;

/// <summary>Measures a first run and keystrokes, ours and System.Text.Json's on the same types.</summary>
internal static class GeneratorCommand
{
    /// <summary>Milliseconds of a keystroke outside of what declares a type's members, and inside.</summary>
    private const double Outside = 15, Inside = 60;

    internal static Command Create()
    {
        var types = new Option<int>("--types") { Description = "Types in the project, a multiple of ten.", DefaultValueFactory = _ => 500 };
        var rounds = new Option<int>("--rounds") { Description = "Rounds a row, at least 11.", DefaultValueFactory = _ => 11 };
        var command =
            new Command("generator",
                "What the generator costs in a large project: a first run, keystrokes, memory; System.Text.Json's generator beside it. "
                    + "Exits with 1 where a bar falls short.") { types, rounds };
        command.SetAction(parsed => Run(Math.Max(20, parsed.GetValue(types) / 10 * 10), Math.Max(11, parsed.GetValue(rounds))));
        return command;
    }

    private static int Run(int types, int rounds)
    {
        var project = new LargeProject(types);
        IIncrementalGenerator ours = Generators.Octavo();
        IIncrementalGenerator other = Generators.Json();
        var table = new Table(rounds);
        Console.WriteLine(
            string.Create(CultureInfo.InvariantCulture,
                $"{types} types, {types} services' calls by three; medians of {rounds} interleaved rounds, milliseconds"));
        table.Head();
        table.Against("first run", () => First(ours, types), () => First(other, types), 1.2);
        GeneratorDriver oursWarm = Driver(ours).RunGenerators(project.Compilation);
        GeneratorDriver otherWarm = Driver(other).RunGenerators(project.Compilation);
        Keystroke("a method elsewhere", Outside, project.EditServiceBody);
        Keystroke("a constructor elsewhere", Outside, project.EditServiceConstructor);
        Keystroke("a getter elsewhere", Outside, project.EditServiceGetter);
        Keystroke("an operator elsewhere", Outside, project.EditOperator);
        Keystroke("a top-level statement", Outside, project.EditStatement);
        Keystroke("a property's name in an unrelated file", Outside, project.EditServiceProperty);
        Keystroke("a method of a type", Outside, project.EditTypeBody);
        Keystroke("an accessor of a type", Outside, project.EditTypeAccessor);
        Keystroke("a property's name", Inside, project.EditProperty);
        Keystroke("a property's type", Inside, project.EditPropertyType);
        Keystroke("a property's attribute", Inside, project.EditAttribute);
        Keystroke("a record's parameter", Inside, project.EditRecord);
        Keystroke("a struct's property", Inside, project.EditStruct);
        Keystroke("a base's property", Inside, project.EditBase);
        Keystroke("a derived class's property", Inside, project.EditDerived);
        table.Retained("kept between keystrokes, MiB", Kept(ours, types), Kept(other, types), 15);
        Console.WriteLine(table.Failed == 0 ? "All bars are kept." : $"{table.Failed} bars fall short.");
        return table.Failed == 0 ? 0 : 1;

        void Keystroke(string where, double bar, Func<SyntaxTree> edit) =>
            table.Within("keystroke in " + where, () => Edit(oursWarm, project, edit()), () => Edit(otherWarm, project, edit()), bar);
    }

    /// <summary>What a driver holds that has seen a project and a keystroke in it, without the compilation: MiB.</summary>
    private static double Kept(IIncrementalGenerator generator, int types)
    {
        var project = new LargeProject(types);
        // The compiler's own symbols of the project, which the generators ask for, are made first: by a run whose driver is let go.
        CSharpCompilation edited = project.With(project.EditProperty());
        _ = Driver(generator).RunGenerators(project.Compilation).RunGenerators(edited);
        double before = Held();
        GeneratorDriver driver = Driver(generator).RunGenerators(project.Compilation).RunGenerators(edited);
        double after = Held();
        GC.KeepAlive(driver);
        GC.KeepAlive(edited);
        GC.KeepAlive(project);
        return after - before;
    }

    private static double Held()
    {
        GC.Collect();
        GC.WaitForPendingFinalizers();
        return GC.GetTotalMemory(forceFullCollection: true) / 1048576.0;
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

    /// <summary>The rows that are printed, and how many of them miss their bars.</summary>
    private sealed class Table(int rounds)
    {
        public int Failed { get; private set; }

        public void Head() => Console.WriteLine($"{"",-52}{"Octavo",10}{"Text.Json",12}{"ratio",9}{"bar",12}  ok");

        /// <summary>A row whose bar is a ratio.</summary>
        public void Against(string name, Func<double> ours, Func<double> other, double bar)
        {
            (double mine, double theirs) = Rounds(ours, other);
            Line(name, mine, theirs, mine / theirs <= bar, string.Create(CultureInfo.InvariantCulture, $"{bar:F1} ×"));
        }

        /// <summary>A row whose bar is a time.</summary>
        public void Within(string name, Func<double> ours, Func<double> other, double bar)
        {
            (double mine, double theirs) = Rounds(ours, other);
            Line(name, mine, theirs, mine <= bar, string.Create(CultureInfo.InvariantCulture, $"{bar:F0} ms"));
        }

        /// <summary>A row whose bar is a size.</summary>
        public void Retained(string name, double ours, double other, double bar) =>
            Line(name, ours, other, ours <= bar, string.Create(CultureInfo.InvariantCulture, $"{bar:F0} MiB"));

        private (double Ours, double Other) Rounds(Func<double> ours, Func<double> other)
        {
            // Two rounds to warm up; then the candidates alternate.
            var times = new (double Ours, double Other)[rounds + 2];
            for (int i = 0; i < times.Length; i++)
            {
                times[i] = (ours(), other());
            }
            return (Median(times.Skip(2).Select(t => t.Ours)), Median(times.Skip(2).Select(t => t.Other)));
        }

        private void Line(string name, double ours, double other, bool ok, string bar)
        {
            Failed += ok ? 0 : 1;
            Console.WriteLine(
                string.Create(CultureInfo.InvariantCulture, $"{name,-52}{ours,10:F1}{other,12:F1}{ours / other,9:F2}{bar,12}  {(ok ? "yes" : "NO")}"));
        }

        private static double Median(IEnumerable<double> times)
        {
            double[] sorted = [.. times.Order()];
            return sorted[sorted.Length / 2];
        }
    }
}
