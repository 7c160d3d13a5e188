// Owns: roots that the tests' generic helpers name.
[assembly: Octavo.GenerateCodecFor(typeof(Dictionary<int, int>))]
[assembly: Octavo.GenerateCodecFor(typeof(Dictionary<int, string>))]
[assembly: Octavo.GenerateCodecFor(typeof(Dictionary<byte, Octavo.Interop.Tests.Types.PackOdd?>))]
[assembly: Octavo.GenerateCodecFor(typeof(List<List<int>>))]
[assembly: Octavo.GenerateCodecFor(typeof((int, char)))]
[assembly: Octavo.GenerateCodecFor(typeof((int, bool, long)))]
[assembly: Octavo.GenerateCodecFor(typeof((int, int)))]
[assembly: Octavo.GenerateCodecFor(typeof(KeyValuePair<int, byte>))]
