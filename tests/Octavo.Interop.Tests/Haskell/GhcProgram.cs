// Owns: a program of Haskell's, compiled and asked, and the exchange of random values with it.
using System.Diagnostics;
using System.Globalization;
using System.Numerics;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Haskell;

/// <summary>The other side of a live test, in a folder of its own.</summary>
internal sealed class GhcProgram : IDisposable
{
    private const int Count = 300;

    private readonly string _folder = Directory.CreateTempSubdirectory("octavo-interop-").FullName;

    /// <summary>Reads the value at the beginning of the data.</summary>
    internal delegate Everything Reading(ReadOnlySpan<byte> source, out int consumed);

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    /// <summary>Compiles a module of Haskell/Program and those beside it.</summary>
    internal void Compile(string module, params string[] options)
    {
        foreach (string source in (string[])[module, "Values.hs"])
        {
            File.Copy(Path.Combine(AppContext.BaseDirectory, "Haskell", "Program", source), At(source));
        }
        Run("ghc", ["-v0", "-w", "-O0", "-outputdir", _folder, "-i" + _folder, .. options, "-o", At("interop"), At(module)]);
    }

    /// <summary>Haskell writes, and reads what is written here; both sides count the same and write the same bytes again.</summary>
    /// <param name="kind">What the program is asked beside the files.</param>
    /// <param name="read">How a value is read here.</param>
    /// <param name="write">How one is written.</param>
    internal void Exchange(string[] kind, Reading read, Action<Stream, Everything> write)
    {
        BigInteger theirs =
            BigInteger.Parse(Run(At("interop"), ["write", .. kind, "7", Count.ToString(CultureInfo.InvariantCulture), At("theirs")]),
                CultureInfo.InvariantCulture);
        byte[] written = File.ReadAllBytes(At("theirs"));
        BigInteger sum = 0;
        var again = new MemoryStream();
        int values = 0;
        for (int at = 0; at < written.Length; values++)
        {
            Everything value = read(written.AsSpan(at), out int consumed);
            sum += RandomValues.Digest(value);
            write(again, value);
            at += consumed;
        }
        Assert.Equal((Count, theirs), (values, sum));
        Assert.Equal(written, again.ToArray());

        var random = new RandomValues(11);
        var ours = new MemoryStream();
        sum = 0;
        for (int i = 0; i < Count; i++)
        {
            Everything value = random.Next();
            sum += RandomValues.Digest(value);
            write(ours, value);
        }
        File.WriteAllBytes(At("ours"), ours.ToArray());
        Assert.Equal(sum, BigInteger.Parse(Run(At("interop"), ["read", .. kind, At("ours"), At("again")]), CultureInfo.InvariantCulture));
        Assert.Equal(ours.ToArray(), File.ReadAllBytes(At("again")));
    }

    private string At(string file) => Path.Combine(_folder, file);

    private static string Run(string program, string[] arguments)
    {
        using Process process = Process.Start(new ProcessStartInfo(program, arguments) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        Task<string> errors = process.StandardError.ReadToEndAsync();
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.True(process.ExitCode == 0, errors.Result);
        return output;
    }
}
