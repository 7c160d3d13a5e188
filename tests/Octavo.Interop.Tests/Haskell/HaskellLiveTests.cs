// Owns: the test with Haskell itself: derived instances of both packages write what is read here, and read what is written here.
using System.Diagnostics;
using System.Globalization;
using System.Numerics;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Haskell;

public sealed class HaskellLiveTests : IDisposable
{
    private const int Count = 300;

    private static readonly Dictionary<string, HaskellMember> s_rules = new()
    {
        ["Remark.Body"] = new HaskellMember { Text = HaskellText.Text },
        ["Remark.Tags"] = new HaskellMember { IsSet = true },
        ["Remark.Grade"] = new HaskellMember { Constructors = 3 },
        ["Remark.ByGrade[]"] = new HaskellMember { Constructors = 3 },
    };

    private readonly string _folder = Directory.CreateTempSubdirectory("octavo-interop-").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [GhcTheory]
    [InlineData(HaskellPackage.Binary)]
    [InlineData(HaskellPackage.Cereal)]
    public void Both_sides_read_what_the_other_wrote(HaskellPackage package)
    {
        string program = Compile();
        var options = new HaskellOptions { Package = package, Members = s_rules };
        string name = package == HaskellPackage.Binary ? "binary" : "cereal";

        // Haskell writes: the same bytes again, and the same sum.
        BigInteger theirs = BigInteger.Parse(Run(program, "write", name, "7", Count.ToString(CultureInfo.InvariantCulture), At("theirs")), CultureInfo.InvariantCulture);
        byte[] written = File.ReadAllBytes(At("theirs"));
        BigInteger sum = 0;
        var again = new MemoryStream();
        int values = 0;
        for (int at = 0; at < written.Length; values++)
        {
            Everything value = OctavoHaskell.Deserialize<Everything>(written.AsSpan(at), out int consumed, options)!;
            sum += RandomValues.Digest(value);
            OctavoHaskell.Serialize(again, value, options);
            at += consumed;
        }
        Assert.Equal((Count, theirs), (values, sum));
        Assert.Equal(written, again.ToArray());

        // And reads.
        var random = new RandomValues(11);
        var ours = new MemoryStream();
        sum = 0;
        for (int i = 0; i < Count; i++)
        {
            Everything value = random.Next();
            sum += RandomValues.Digest(value);
            OctavoHaskell.Serialize(ours, value, options);
        }
        File.WriteAllBytes(At("ours"), ours.ToArray());
        Assert.Equal(sum, BigInteger.Parse(Run(program, "read", name, At("ours"), At("again")), CultureInfo.InvariantCulture));
        Assert.Equal(ours.ToArray(), File.ReadAllBytes(At("again")));
    }

    private string At(string file) => Path.Combine(_folder, file);

    private string Compile()
    {
        File.Copy(Path.Combine(AppContext.BaseDirectory, "Haskell", "Program", "Interop.hs"), At("Interop.hs"));
        Run("ghc", "-v0", "-O0", "-outputdir", _folder, "-o", At("interop"), At("Interop.hs"));
        return At("interop");
    }

    private static string Run(string program, params string[] arguments)
    {
        using Process process = Process.Start(new ProcessStartInfo(program, arguments) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        Task<string> errors = process.StandardError.ReadToEndAsync();
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.True(process.ExitCode == 0, errors.Result);
        return output;
    }
}
