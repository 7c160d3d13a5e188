// Owns: a project on disk: its build, its size, its runs, each with what it took. Knows no serializer.
using System.Diagnostics;
using System.Globalization;

namespace Octavo.Bench.Footprint;

/// <summary>A console project in a folder of its own, outside of the repository, whose settings it must not take.</summary>
/// <param name="folder">The folder.</param>
/// <param name="name">Its name, and the assembly's.</param>
internal sealed class FootprintProject(string folder, string name)
{
    private readonly string _folder = Path.Combine(folder, name);

    /// <summary>Its name.</summary>
    public string Name => name;

    /// <summary>Bytes of the assembly.</summary>
    public long AssemblyBytes => new FileInfo(Path.Combine(_folder, "out", name + ".dll")).Length;

    /// <summary>Writes the files.</summary>
    /// <param name="references">Lines of the project's items.</param>
    /// <param name="files">Sources, by the name of their file.</param>
    public void Write(string references, params (string Name, string Text)[] files)
    {
        Directory.CreateDirectory(_folder);
        File.WriteAllText(Path.Combine(_folder, name + ".csproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <OutputType>Exe</OutputType>
                <TargetFramework>net10.0</TargetFramework>
                <Nullable>enable</Nullable>
                <ImplicitUsings>enable</ImplicitUsings>
                <InvariantGlobalization>true</InvariantGlobalization>
                <SatelliteResourceLanguages>en</SatelliteResourceLanguages>
              </PropertyGroup>
              <ItemGroup>
                {references}
              </ItemGroup>
            </Project>
            """);
        foreach ((string file, string text) in files)
        {
            File.WriteAllText(Path.Combine(_folder, file), text);
        }
    }

    /// <summary>Restores, once.</summary>
    public void Restore(string options = "") => Dotnet("restore " + options);

    /// <summary>Compiles everything again, by a compiler that has compiled nothing.</summary>
    /// <returns>Processor time of the build and of all that it started, in milliseconds.</returns>
    public double Build()
    {
        TimeSpan before = ChildrenTime();
        Dotnet("build -c Release -o out --no-restore --no-incremental -m:1 -nodeReuse:false -p:UseSharedCompilation=false -v q");
        return (ChildrenTime() - before).TotalMilliseconds;
    }

    /// <summary>Publishes with code that is compiled beforehand.</summary>
    public void Publish(string options) => Dotnet("publish -c Release -v q " + options);

    /// <summary>Publishes a native program, with gcc if there is no clang.</summary>
    public void PublishNative(string options)
    {
        bool hasClang = Environment.GetEnvironmentVariable("PATH")!.Split(':').Any(folder => File.Exists(Path.Combine(folder, "clang")));
        Publish("-r linux-x64 -p:PublishAot=true -p:StripSymbols=true " + (hasClang ? "" : "-p:CppCompilerAndLinker=gcc ") + options);
    }

    /// <summary>Runs the program and gives what it says that its first calls took.</summary>
    /// <param name="output">The folder that holds it.</param>
    /// <param name="environment">Settings of the runtime.</param>
    public FootprintRun Run(string output = "out", params (string Name, string Value)[] environment)
    {
        var start = new ProcessStartInfo(Path.Combine(_folder, output, name)) { RedirectStandardOutput = true };
        foreach ((string variable, string value) in environment)
        {
            start.Environment[variable] = value;
        }
        using Process process = Process.Start(start)!;
        string said = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0 && said.Split(' ') is [var taken, var more, ..]
            ? new FootprintRun(double.Parse(taken, CultureInfo.InvariantCulture), double.Parse(more, CultureInfo.InvariantCulture))
            : throw new InvalidOperationException($"{name} ended with {process.ExitCode}: {said}");
    }

    private void Dotnet(string arguments)
    {
        var start = new ProcessStartInfo("dotnet", arguments) { WorkingDirectory = _folder, RedirectStandardOutput = true };
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        using Process process = Process.Start(start)!;
        string said = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        if (process.ExitCode != 0)
        {
            throw new InvalidOperationException($"dotnet {arguments} in {_folder}: {said}");
        }
    }

    /// <summary>Processor time of the processes that this one started and that have ended, their own children among them (proc(5), stat: cutime and cstime, in
    /// hundredths of a second).</summary>
    private static TimeSpan ChildrenTime()
    {
        string stat = File.ReadAllText("/proc/self/stat");
        string[] fields = stat[(stat.LastIndexOf(')') + 2)..].Split(' ');
        return TimeSpan.FromMilliseconds(10 * (long.Parse(fields[13], CultureInfo.InvariantCulture) + long.Parse(fields[14], CultureInfo.InvariantCulture)));
    }
}
