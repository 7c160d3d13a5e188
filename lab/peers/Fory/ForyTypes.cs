// Owns: Fory's attributes on the workloads' types, as further parts of them. No other library reads them, so they are here and not with the others' attributes.
// Must not know: the engine.
using Apache.Fory;

namespace Octavo.Lab.Workloads
{
    [ForyStruct] public partial class SimpleObject;
    [ForyStruct] public partial class SimpleClass;
    [ForyStruct] public partial struct SimpleStruct;
    [ForyStruct] public sealed partial class SharedNode;
    [ForyStruct] public sealed partial class CyclicNode;
}

namespace Octavo.Lab.Workloads.Messages
{
    [ForyStruct] public abstract partial class MessageBase;
    [ForyStruct] public sealed partial class U8Message;
    [ForyStruct] public sealed partial class S16Message;
    [ForyStruct] public sealed partial class S32Message;
    [ForyStruct] public sealed partial class S64Message;
    [ForyStruct] public sealed partial class StringMessage;
    [ForyStruct] public sealed partial class ByteArrayMessage;
    [ForyStruct] public sealed partial class IntArrayMessage;
    [ForyStruct] public sealed partial class DictionaryMessage;
    [ForyStruct] public sealed partial class BoxedPrimitivesMessage;
    [ForyStruct] public sealed partial class StructMessage;
    [ForyStruct] public sealed partial class MessageSimpleClass2;
    [ForyStruct] public partial struct MyStruct1;
    [ForyStruct] public partial struct MyStruct2;

    // An enum has no parts: Fory's way for types of others.
    [ForyEnum(Target = typeof(MyEnum))]
    internal static class MyEnumOfFory;
}
