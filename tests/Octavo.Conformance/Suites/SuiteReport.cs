// Owns: the one line that says how many suites ran and how many were not there. Knows no format.
using System.Reflection;
using Xunit.Abstractions;
using Xunit.Sdk;

[assembly: TestFramework("Octavo.Conformance.Suites.SuiteReport", "Octavo.Conformance")]

namespace Octavo.Conformance.Suites;

/// <summary>xunit's framework, with the line at the end of the run as a diagnostic message, which <c>dotnet test</c> shows.</summary>
public sealed class SuiteReport(IMessageSink messages) : XunitTestFramework(messages)
{
    /// <inheritdoc/>
    protected override ITestFrameworkExecutor CreateExecutor(AssemblyName assemblyName) => new Executor(assemblyName, SourceInformationProvider, DiagnosticMessageSink);

    private static string Line()
    {
        string[] suites = [.. typeof(SuiteReport).Assembly.GetTypes().SelectMany(type => type.GetMethods()).Select(method => method.GetCustomAttribute<SuiteFactAttribute>()?.Suite)
            .OfType<string>().Distinct().Order(StringComparer.Ordinal)];
        string[] missing = [.. suites.Where(suite => !SuiteFolder.Has(suite))];
        string which = missing.Length == 0 ? "" : $" ({string.Join(", ", missing)})";
        return $"Conformance: {suites.Length - missing.Length} suites ran, {missing.Length} were not present{which}.";
    }

    private sealed class Executor(AssemblyName name, ISourceInformationProvider sources, IMessageSink diagnostics) : XunitTestFrameworkExecutor(name, sources, diagnostics)
    {
        protected override async void RunTestCases(IEnumerable<IXunitTestCase> testCases, IMessageSink executionMessageSink, ITestFrameworkExecutionOptions executionOptions)
        {
            using var runner = new Runner(TestAssembly, testCases, DiagnosticMessageSink, executionMessageSink, executionOptions);
            await runner.RunAsync();
        }
    }

    private sealed class Runner(ITestAssembly assembly, IEnumerable<IXunitTestCase> cases, IMessageSink diagnostics, IMessageSink execution, ITestFrameworkExecutionOptions options)
        : XunitTestAssemblyRunner(assembly, cases, diagnostics, execution, options)
    {
        protected override Task BeforeTestAssemblyFinishedAsync()
        {
            DiagnosticMessageSink.OnMessage(new DiagnosticMessage(Line()));
            return base.BeforeTestAssemblyFinishedAsync();
        }
    }
}
