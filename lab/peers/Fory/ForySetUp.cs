// Owns: what the adapter registers with Fory, in every set-up.
// Must not know: the engine.
using System.Numerics;
using Apache.Fory;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;
using Runtime = Apache.Fory.Fory;

namespace Octavo.Lab.Peers;

/// <summary>Types by number, as in the documentation, and the two custom serializers.</summary>
internal static class ForySetUp
{
    internal static Runtime Register(Runtime fory) => fory
        .Register<Guid, GuidOfFory>(100).Register<Vector4, VectorOfFory>(101)
        .Register<SimpleObject>(102).Register<SimpleClass>(103).Register<SimpleStruct>(104).Register<SharedNode>(105).Register<CyclicNode>(106)
        .Register<U8Message>(110).Register<S16Message>(111).Register<S32Message>(112).Register<S64Message>(113).Register<StringMessage>(114)
        .Register<ByteArrayMessage>(115)
        .Register<IntArrayMessage>(116).Register<DictionaryMessage>(117).Register<BoxedPrimitivesMessage>(118).Register<StructMessage>(119)
        .Register<MessageSimpleClass2>(120).Register<MyStruct1>(121).Register<MyStruct2>(122).Register<MyEnum>(123);
}
