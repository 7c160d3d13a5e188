// Owns: what the report says about the machine.
// Must not know: results.
using System.Globalization;
using System.Runtime.InteropServices;

namespace Octavo.Lab.Results;

/// <summary>The machine that measured.</summary>
/// <param name="Processor">Processor's name.</param>
/// <param name="LogicalCores">Cores that this process may use.</param>
/// <param name="MemoryMiB">Memory that this process may use.</param>
/// <param name="System">Operating system.</param>
/// <param name="Architecture">Instruction set of the process.</param>
internal sealed record MachineInfo(string Processor, int LogicalCores, long MemoryMiB, string System, string Architecture)
{
    /// <summary>Describes this machine.</summary>
    public static MachineInfo Here() => new(
        ProcessorName(), Environment.ProcessorCount, GC.GetGCMemoryInfo().TotalAvailableMemoryBytes >> 20, RuntimeInformation.OSDescription,
            RuntimeInformation.ProcessArchitecture.ToString());

    /// <summary>One line.</summary>
    public override string ToString() =>
        string.Create(CultureInfo.InvariantCulture, $"{Processor}, {LogicalCores} logical cores, {MemoryMiB / 1024.0:0.#} GiB, {System}, {Architecture}");

    private static string ProcessorName()
    {
        const string information = "/proc/cpuinfo";
        if (File.Exists(information) && File.ReadLines(information).FirstOrDefault(line => line.StartsWith("model name", StringComparison.Ordinal)) is { } line)
            return line[(line.IndexOf(':', StringComparison.Ordinal) + 1)..].Trim();
        return Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER") ?? $"{RuntimeInformation.ProcessArchitecture} processor";
    }
}
