// Owns: calls whose allocations fail, at one place after the other: what is thrown is the runtime's, and the next call is right.
// In a process of its own, whose heap has a limit.
using System.Diagnostics;
using System.Runtime.CompilerServices;
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness;

public sealed class AllocationFailureTests
{
    private const string Child = "OCTAVO_HEAP_LIMITED";

    private const string Done = "Every call after a failure was right.";

    /// <summary>Bytes of the blocks that take the heap: large objects, and ever smaller ones, until nothing is left between them.</summary>
    private static readonly int[] s_blocks = [128 * 1024, 16 * 1024, 1024, 64];

    /// <summary>Blocks that are given back before a call, from none to as many as it needs.</summary>
    private const int Steps = 24;

    [Fact]
    public async Task Calls_in_a_process_whose_heap_is_full()
    {
        (int code, string output) = await RunAsync();
        // The process has one thread of ours, but the finalizer allocates too. What fails there ends the process and says nothing of the calls.
        for (int again = 0; code != 0 && again < 3 && output.Contains("Out of memory.", StringComparison.Ordinal)
            && !output.Contains("at Octavo.", StringComparison.Ordinal); again++)
        {
            (code, output) = await RunAsync();
        }
        Assert.True(code == 0 && output.Contains(Done, StringComparison.Ordinal), output);
    }

    private static async Task<(int Code, string Output)> RunAsync()
    {
        string program = Path.Combine(AppContext.BaseDirectory, "Octavo.Tests" + (OperatingSystem.IsWindows() ? ".exe" : ""));
        var start = new ProcessStartInfo(program)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        start.Environment[Child] = "1";
        start.Environment["DOTNET_GCHeapHardLimit"] = "0x6000000"; // 96 MB
        start.Environment["DOTNET_gcServer"] = "0";
        start.Environment["DOTNET_TieredCompilation"] = "0";
        // A thread of the pool that ends after 20 idle seconds has a finalizer, which allocates.
        start.Environment["DOTNET_ThreadPool_ThreadTimeoutMs"] = "7FFFFFFF";
        using Process child = Process.Start(start)!;
        Task<string> errors = child.StandardError.ReadToEndAsync();
        string output = await child.StandardOutput.ReadToEndAsync();
        await child.WaitForExitAsync();
        return (child.ExitCode, output + await errors);
    }

    /// <summary>What the child process does. It ends before a test runner starts: an allocation that fails on its thread ends the process.</summary>
    [ModuleInitializer]
    internal static void RunAsChild()
    {
        if (Environment.GetEnvironmentVariable(Child) is null)
        {
            return;
        }
        int code = 1;
        try
        {
            CallEveryFormat();
            Console.WriteLine(Done);
            code = 0;
        }
        catch (Exception e)
        {
            Console.Error.WriteLine(e);
        }
        Environment.Exit(code);
    }

    private static void CallEveryFormat()
    {
        var map = Enumerable.Range(0, 2_000).ToDictionary(i => i, i => 2 * i);
        var value = new UnsortedMaps { Settable = map, Own = map, Interface = map, Derived = map, Made = map, OfDerived = map, SettableInterface = map };
        var blocks = new byte[]?[200_000];
        foreach (FormatCalls<UnsortedMaps> calls in FormatList.All<UnsortedMaps>())
        {
            byte[] data = calls.Serialize(value);
            Assert.Equal(map, calls.Deserialize(data)!.Made);
            int refused = 0;
            for (int step = 0; step < Steps; step += TestRun.All ? 1 : 8)
            {
                refused += Fails(blocks, step * step, () => calls.Deserialize(data)) ? 1 : 0;
                refused += Fails(blocks, step * step, () => calls.Serialize(value)) ? 1 : 0;
                Assert.True(data.AsSpan().SequenceEqual(calls.Serialize(value)), $"{calls.Format}: written after step {step}");
                Assert.True(calls.Deserialize(data)!.OfDerived.SequenceEqual(map), $"{calls.Format}: read after step {step}");
            }
            Assert.True(refused > (TestRun.All ? Steps / 4 : 0), $"{calls.Format}: {refused} calls failed");
        }
    }

    private static bool Fails(byte[]?[] blocks, int free, Action call)
    {
        int count = 0;
        bool failed = false;
        foreach (int size in s_blocks)
        {
            try
            {
                for (; count < blocks.Length; count++)
                {
                    blocks[count] = new byte[size];
                }
            }
            catch (OutOfMemoryException)
            {
                // As is meant.
            }
        }
        try
        {
            blocks.AsSpan(Math.Max(0, count - free), Math.Min(free, count)).Clear();
            call();
        }
        catch (OutOfMemoryException)
        {
            failed = true;
        }
        finally
        {
            blocks.AsSpan().Clear();
            GC.Collect(GC.MaxGeneration, GCCollectionMode.Aggressive, blocking: true, compacting: true);
        }
        return failed;
    }
}
