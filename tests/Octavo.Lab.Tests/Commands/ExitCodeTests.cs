// Owns: that the same code means the same in every command.
using Octavo.Lab.Commands;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

public sealed class ExitCodeTests : IDisposable
{
    private const string Youngest = "DOTNET_GCgen0size";

    private readonly string? _youngest = Environment.GetEnvironmentVariable(Youngest);

    // This process is one to measure in then, and starts no other.
    public ExitCodeTests() => Environment.SetEnvironmentVariable(Youngest, "0x400000");

    public void Dispose() => Environment.SetEnvironmentVariable(Youngest, _youngest);

    [Theory]
    [InlineData("run", "--table", "nano")]
    [InlineData("run", "--peer", "Nobody")]
    [InlineData("run", "--data", "/no/such/folder")]
    [InlineData("run", "--table", "nino", "--out", "/proc/none")]
    [InlineData("verify", "--peer", "Nobody")]
    [InlineData("hostile", "--peer", "Nobody")]
    [InlineData("custom", "--project", "/no/such/Shop.csproj", "--type", "Order", "--data", "/no/such/orders.json")]
    [InlineData("report", "/no/such/results.json")]
    [InlineData("compare", "/no/such/results.json", "/no/such/results.json")]
    public async Task A_request_that_cannot_be_met_ends_with_2(params string[] arguments)
    {
        if (arguments.Contains("/proc/none") && !OperatingSystem.IsLinux())
            return;
        (TextWriter console, TextWriter errors) = (Console.Out, Console.Error);
        using var said = new StringWriter();
        try
        {
            Console.SetOut(said);
            Console.SetError(said);
            int code = await LabCommandLine.Create().Parse(arguments).InvokeAsync(null, TestContext.Current.CancellationToken);
            Assert.True(code == ExitCodes.Request, $"{code}: {said}");
        }
        finally
        {
            Console.SetOut(console);
            Console.SetError(errors);
        }

        Assert.NotEmpty(said.ToString());
    }

    /// <summary>By the program itself, which tells what does not parse from what does.</summary>
    [Theory]
    [InlineData("--rounds", "none")]
    [InlineData("--budget", "0")]
    [InlineData("--scale", "none")]
    [InlineData("--nothing", "none")]
    public async Task An_option_that_does_not_parse_ends_with_2(string option, string value)
    {
        (int code, string said) = await ChildProcess.RunAsync(PeerBuilder.Dotnet,
            ["exec", typeof(LabCommandLine).Assembly.Location, "run", option, value], AppContext.BaseDirectory, TestContext.Current.CancellationToken);
        Assert.True(code == ExitCodes.Request, $"{code}: {said}");
    }
}
