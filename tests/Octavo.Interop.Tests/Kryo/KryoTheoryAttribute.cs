// Owns: tests that need a JDK and Kryo: skipped, with the reason, if one is missing.
using System.Diagnostics;

namespace Octavo.Interop.Tests.Kryo;

/// <summary>A test with a program that javac compiles against Kryo. xunit 2 knows no skipping at run time, so it is decided at discovery.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class KryoTheoryAttribute : TheoryAttribute
{
    private static readonly string[] s_jars =
    [
        "com/esotericsoftware/kryo/5.6.2/kryo-5.6.2.jar",
        "com/esotericsoftware/reflectasm/1.11.9/reflectasm-1.11.9.jar",
        "com/esotericsoftware/minlog/1.3.1/minlog-1.3.1.jar",
        "org/objenesis/objenesis/3.4/objenesis-3.4.jar",
    ];

    private static readonly Lazy<string?> s_repository = new(() =>
        Environment.GetEnvironmentVariable("OCTAVO_M2") is { Length: > 0 } given && Directory.Exists(given) ? given : Above());

    private static readonly Lazy<string?> s_missing = new(Missing);

    public KryoTheoryAttribute()
    {
        if (s_missing.Value is { } reason)
        {
            Skip = reason;
        }
    }

    /// <summary>Kryo and what it needs, as javac and java take it.</summary>
    internal static string ClassPath => string.Join(Path.PathSeparator, s_jars.Select(jar => Path.Combine(s_repository.Value!, jar)));

    /// <summary>The folder shared/m2 beside a folder above.</summary>
    private static string? Above()
    {
        for (DirectoryInfo? folder = new(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (Path.Combine(folder.FullName, "shared", "m2") is var found && Directory.Exists(found))
            {
                return found;
            }
        }
        return null;
    }

    private static string? Missing()
    {
        if (s_repository.Value is not { } repository || s_jars.FirstOrDefault(jar => !File.Exists(Path.Combine(repository, jar))) is not null)
        {
            return "Kryo 5.6.2 not found: a Maven repository with it and its dependencies is looked for in the folder shared/m2 beside the repository, and where OCTAVO_M2 says.";
        }
        try
        {
            using Process javac = Process.Start(new ProcessStartInfo("javac", ["-version"]) { RedirectStandardOutput = true, RedirectStandardError = true })!;
            javac.WaitForExit();
            return javac.ExitCode == 0 ? null : "javac does not run.";
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return "JDK not found: install one of version 17 or later, with java and javac on the path.";
        }
    }
}
