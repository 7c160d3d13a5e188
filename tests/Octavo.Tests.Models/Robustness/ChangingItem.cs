// Owns: an object whose writing runs code of a test, in each declaration of a list that holds it.
using System.Runtime.Serialization;

namespace Octavo.Tests.Robustness;

[GenerateCodec]
public sealed class ChangingItem
{
    [CodecIgnore] public Action? Writing { get; set; }

    [CodecMember(1)] public int Value { get; set; }

    [OnSerializing] internal void BeforeWrite() => Writing?.Invoke();
}

[GenerateCodec]
public sealed class HoldsChanging
{
    [CodecMember(1)] public List<ChangingItem>? List { get; set; }

    [CodecMember(2)] public List<ChangingItem?>? Nullable { get; set; }

    [CodecMember(3)] public IEnumerable<ChangingItem>? Enumerable { get; set; }

    [CodecMember(4)] public IReadOnlyList<ChangingItem>? ReadOnlyList { get; set; }

    [CodecMember(5)] public IList<ChangingItem>? Interface { get; set; }
}
