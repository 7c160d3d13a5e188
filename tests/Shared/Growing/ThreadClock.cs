// Owns: the processor time of the calling thread. Knows nothing that is measured.
using System.Diagnostics;
using System.Runtime.InteropServices;

namespace Octavo.Tests.Shared;

/// <summary>
/// Time that the calling thread ran. Tests run beside other tests and on machines that others share: the time on a wall includes what they took, and the
/// collections that they caused. Windows counts a thread's time in ticks of 16 ms, too coarse here, so the wall's clock serves there.
/// </summary>
internal static class ThreadClock
{
    private const int LinuxThreadTime = 3;

    private const int MacThreadTime = 16;

    /// <summary>Milliseconds since some point in the thread's life.</summary>
    internal static double Milliseconds
    {
        get
        {
            int clock = OperatingSystem.IsLinux() ? LinuxThreadTime : OperatingSystem.IsMacOS() ? MacThreadTime : -1;
            if (clock >= 0 && GetTime(clock, out Moment moment) == 0)
            {
                return (moment.Seconds * 1000.0) + (moment.Nanoseconds / 1e6);
            }
            return Stopwatch.GetTimestamp() * 1000.0 / Stopwatch.Frequency;
        }
    }

#pragma warning disable SYSLIB1054 // what it would generate is unsafe code, which the projects that link this file do not compile
    [DllImport("libc", EntryPoint = "clock_gettime"), DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int GetTime(int clock, out Moment moment);
#pragma warning restore SYSLIB1054

    [StructLayout(LayoutKind.Sequential)]
    private readonly struct Moment
    {
        public readonly nint Seconds;
        public readonly nint Nanoseconds;
    }
}
