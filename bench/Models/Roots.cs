// Owns: codecs for types that cannot bear an attribute, and roots that the suites name in generic code only.
// Must not know: formats, harness.
using System.Numerics;

[assembly: Octavo.GenerateCodecFor(typeof(Vector3))]
[assembly: Octavo.GenerateCodecFor(typeof(Vector3[]))]
[assembly: Octavo.GenerateCodecFor(typeof(int[]))]
[assembly: Octavo.GenerateCodecFor(typeof(Octavo.Bench.Models.SimpleClass[]))]
[assembly: Octavo.GenerateCodecFor(typeof(Octavo.Bench.Models.SimpleStruct[]))]
[assembly: Octavo.GenerateCodecFor(typeof(long[]))]
[assembly: Octavo.GenerateCodecFor(typeof(short[]))]
