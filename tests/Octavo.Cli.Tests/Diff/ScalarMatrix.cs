// Owns: a class for each scalar, in each layout, compiled once for all formats.
using Octavo.Cli.Tests.Diff.Reality;

namespace Octavo.Cli.Tests.Diff;

public sealed class ScalarMatrix : IDisposable
{
    internal static readonly string[] Types =
    [
        "bool", "sbyte", "byte", "short", "ushort", "int", "uint", "long", "ulong", "Int128", "UInt128", "Half", "float", "double", "decimal", "char",
            "System.Text.Rune", "Guid", "DateTime", "DateTimeOffset", "DateOnly", "TimeOnly",
        "TimeSpan", "string", "byte[]", "System.Numerics.BigInteger", "string?", "int?", "DateTime?",
    ];

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("octavo-matrix-");
    private readonly Dictionary<string, Compiled> _layouts = [];

    public void Dispose() => _folder.Delete(recursive: true);

    /// <summary>The classes T0, T1 and so on in a layout: a scalar and two members after it.</summary>
    internal Compiled Of(string layout)
    {
        if (!_layouts.TryGetValue(layout, out Compiled? compiled))
        {
            string source = "using System; using Octavo; namespace T;\n" + string.Concat(Types.Select((type, index) =>
                $$"""
                [GenerateCodec(Layout = Layout.{{layout}})]
                public sealed class T{{index}}
                {
                    [CodecMember(1)] public {{type}} V { get; set; } = default!;
                    [CodecMember(2)] public string? After { get; set; }
                    [CodecMember(3)] public int Last { get; set; }
                }

                """));
            _layouts[layout] = compiled = Compiled.Of(_folder.FullName, layout, source);
        }
        return compiled;
    }
}
