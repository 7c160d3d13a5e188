// Owns: calls whose allocations fail, at one place after the other: what is thrown is the runtime's, and the next call is right.
// In a process of its own, whose heap has a limit.
using System.Buffers;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Robustness;

[Trait("Runs", "Once")]
public sealed class AllocationFailureTests
{
    private const string Child = "OCTAVO_HEAP_LIMITED";

    private const string Done = "Every call after a failure was right.";

    /// <summary>Parts of what a call allocates: it fails in each of them.</summary>
    private static readonly int s_steps = TestRun.All ? 24 : 8;

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
        // Sizes of generations that fit a test run are larger than this heap.
        start.Environment.Remove("DOTNET_GCgen0size");
        start.Environment.Remove("DOTNET_GCLOHThreshold");
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

    /// <summary>Each format writes and reads a value, into an array and from pieces, with memory for ever more of the call.</summary>
    private static void CallEveryFormat()
    {
        AllocatingOrder value = AllocatingOrder.Make();
        var heap = new FullHeap();
        foreach (FormatCalls<AllocatingOrder> calls in FormatList.All<AllocatingOrder>())
        {
            byte[] data = calls.Serialize(value);
            Check(calls.Format, "writing", () => calls.Serialize(value));
            Check(calls.Format, "writing to a buffer", () =>
            {
                var buffer = new ArrayBufferWriter<byte>();
                calls.Serialize(buffer, value);
                return buffer.WrittenSpan.ToArray();
            });
            Check(calls.Format, "reading", () => calls.Serialize(calls.Deserialize(data)!));
            Check(calls.Format, "reading pieces", () => calls.Serialize(calls.Deserialize(Segments.Pieces(data, 61))!));

            void Check(string format, string what, Func<byte[]> call)
            {
                Assert.True(data.AsSpan().SequenceEqual(call()), $"{format}, {what}: before any failure");
                long start = GC.GetAllocatedBytesForCurrentThread();
                call();
                long needed = GC.GetAllocatedBytesForCurrentThread() - start;
                int refused = 0;
                for (int step = 0; step < s_steps; step++)
                {
                    refused += heap.Fails(needed * step / s_steps, () => call()) ? 1 : 0;
                    Assert.True(data.AsSpan().SequenceEqual(call()), $"{format}, {what}: after step {step}");
                }
                Assert.True(refused > s_steps / 4, $"{format}, {what}: {refused} of {s_steps} calls failed");
            }
        }
    }
}
