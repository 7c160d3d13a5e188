// Owns: the roots of roots that are used in generic code only, where the generator cannot see them and native AOT can make none.
using Octavo;
using Octavo.Aot.Types;

[assembly: GenerateCodecFor(typeof(Dictionary<string, List<Shipment>>))]
[assembly: GenerateCodecFor(typeof(List<Parcel>))]
[assembly: GenerateCodecFor(typeof(List<List<int>>))]
[assembly: GenerateCodecFor(typeof(int[][]))]
[assembly: GenerateCodecFor(typeof(Dictionary<string, List<int[]>>))]
[assembly: GenerateCodecFor(typeof(int?[]))]
[assembly: GenerateCodecFor(typeof(List<DateTime?>))]
