// Owns: the roots of roots that are used in generic code only, where the generator cannot see them and native AOT can make none.
using Octavo.Aot.Types;

[assembly: Octavo.GenerateCodecFor(typeof(Dictionary<string, List<Shipment>>))]
[assembly: Octavo.GenerateCodecFor(typeof(List<Parcel>))]
