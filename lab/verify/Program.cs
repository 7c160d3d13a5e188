// Owns: running the plan under BenchmarkDotNet's default job, or its short one for a try.
// Must not know: rows.
using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Exporters.Json;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using Octavo.Lab.Verify;

// Arguments: "default" or "short", and the folder for BenchmarkDotNet's own files.
Job job = args[0] == "short" ? Job.ShortRun : Job.Default;
IConfig config = ManualConfig.CreateEmpty().AddJob(job).AddDiagnoser(MemoryDiagnoser.Default).AddExporter(JsonExporter.Brief)
    .AddLogger(ConsoleLogger.Default).AddColumnProvider(DefaultColumnProviders.Instance).WithArtifactsPath(args[1])
    .WithBuildTimeout(TimeSpan.FromMinutes(10));
Summary summary = BenchmarkRunner.Run<RowBenchmark>(config);
return summary.HasCriticalValidationErrors || summary.Reports.IsDefaultOrEmpty || summary.Reports.Any(report => !report.Success) ? 1 : 0;
