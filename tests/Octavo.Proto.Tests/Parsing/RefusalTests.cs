// Owns: a table of small files, the error for each and where, and whether protoc says so. Knows no emission.
using System.Diagnostics;
using System.Reflection;

namespace Octavo.Proto.Tests.Parsing;

public class RefusalTests
{
    private const string Mark = "//// ";

    /// <summary>The folder of the package Grpc.Tools, which has protoc for the processors that it has one for.</summary>
    private static readonly string s_tools =
        typeof(RefusalTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().First(one => one.Key == "GrpcTools").Value!;

    private static string? Protoc =>
        OperatingSystem.IsLinux()
            && Path.Combine(s_tools, "tools",
                System.Runtime.InteropServices.RuntimeInformation.ProcessArchitecture == System.Runtime.InteropServices.Architecture.Arm64 ? "linux_arm64"
                    : "linux_x64", "protoc") is var path && File.Exists(path) ? path : null;

    [Fact]
    public void Each_text_is_taken_or_refused_at_its_place()
    {
        var wrong = new List<string>();
        InFolder((folder, cases) =>
        {
            foreach ((string name, string expected, string text) in cases)
            {
                var errors = new ProtoErrors();
                var loader = new ProtoLoader([folder], errors);
                loader.Load(name, name, text);
                if (!errors.Any)
                {
                    ProtoLinker.Link(loader, errors);
                }
                string found = errors.All.Count == 0 ? "taken" : $"{errors.All[0].Position.Line}:{errors.All[0].Position.Column} {errors.All[0].Code}";
                string wanted = expected.Split(" but ")[0];
                if (found != wanted)
                {
                    wrong.Add($"{wanted}, found {found}:\n{text}");
                }
            }
        });
        Assert.True(wrong.Count == 0, string.Join("\n\n", wrong));
    }

    [Fact]
    public void Protoc_says_the_same()
    {
        Assert.SkipWhen(Protoc is null, "Grpc.Tools has no protoc for this system.");
        var wrong = new List<string>();
        InFolder((folder, cases) => Parallel.ForEach(cases, one =>
        {
            File.WriteAllText(Path.Combine(folder, one.Name), one.Text);
            var start =
                new ProcessStartInfo(Protoc!,
                    ["-I" + folder, "-I" + Path.Combine(s_tools, "build", "native", "include"),
                    "--descriptor_set_out=" + Path.Combine(folder, one.Name + ".pb"), one.Name])
                { RedirectStandardError = true };
            using Process process = Process.Start(start)!;
            string said = process.StandardError.ReadToEnd();
            process.WaitForExit();
            bool isTaken = one.Expected.Contains(" but ", StringComparison.Ordinal) ? one.Expected.EndsWith("takes it", StringComparison.Ordinal)
                : one.Expected == "taken";
            if (isTaken != (process.ExitCode == 0))
            {
                lock (wrong)
                {
                    wrong.Add($"{one.Expected}, protoc: {said}\n{one.Text}");
                }
            }
        }));
        Assert.True(wrong.Count == 0, string.Join("\n\n", wrong));
    }

    private static void InFolder(Action<string, List<(string Name, string Expected, string Text)>> check)
    {
        string folder = Directory.CreateTempSubdirectory("octavo-refusals").FullName;
        try
        {
            var cases = new List<(string, string, string)>();
            foreach (string part in ("\n" + File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Parsing", "Refusals.txt"))).Split("\n" + Mark).Skip(1))
            {
                int line = part.IndexOf('\n', StringComparison.Ordinal);
                string head = part[..line];
                if (head.StartsWith("file ", StringComparison.Ordinal))
                {
                    File.WriteAllText(Path.Combine(folder, head[5..]), part[(line + 1)..]);
                }
                else
                {
                    cases.Add(($"case{cases.Count}.proto", head, part[(line + 1)..].TrimEnd('\n')));
                }
            }
            Assert.InRange(cases.Count, 500, int.MaxValue);
            check(folder, cases);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }
}
