// Owns: the types that emitted code names shortly, with the namespaces that they are in. Knows no emitter.
using System;
using System.Collections.Generic;

namespace Octavo.Model.Planning;

/// <summary>The names that emitters write without a namespace.</summary>
internal static class KnownNames
{
    private static readonly Dictionary<string, string> s_all = Make();
    private static readonly KeyValuePair<string, string>[][] s_places = Places();

    /// <summary>The names, each with its full one.</summary>
    public static IReadOnlyDictionary<string, string> All => s_all;

    /// <summary>The full name of a type that an emitter names shortly: <c>global::System.Math</c>; null for any other word.</summary>
    public static string? Find(string word) => s_all.TryGetValue(word, out string? full) ? full : null;

    /// <summary>The same of a part of a text. Emitted texts have a name in every line, so none is made a string of its own.</summary>
    public static string? Find(string text, int start, int length)
    {
        foreach (KeyValuePair<string, string> known in s_places[Place(text, start, length)])
        {
            if (known.Key.Length == length && string.CompareOrdinal(known.Key, 0, text, start, length) == 0)
            {
                return known.Value;
            }
        }
        return null;
    }

    private static KeyValuePair<string, string>[][] Places()
    {
        var places = new KeyValuePair<string, string>[512][];
        for (int i = 0; i < places.Length; i++)
        {
            places[i] = [];
        }
        foreach (KeyValuePair<string, string> known in s_all)
        {
            int place = Place(known.Key, 0, known.Key.Length);
            places[place] = [.. places[place], known];
        }
        return places;
    }

    private static int Place(string text, int start, int length) => ((length * 31) + (text[start] * 7) + (text[start + length - 1] * 13)
        + (text[start + (length / 2)] * 17)) & 511;

    private static Dictionary<string, string> Make()
    {
        var all = new Dictionary<string, string>(StringComparer.Ordinal);
        Add("Octavo", "CodecFormats Layout NumberForms UnknownMembers");
        Add("Octavo.Contracts", "IEngineReader IEngineWriter ISequentialReader ISequentialWriter ITaggedReader ITaggedWriter MemberIdentity ReaderShape");
        Add("Octavo.Internal", "CodecCatalog CodecEntry CodecTable IRawLayout ISequentialCodec IValueCodec RawLayoutArrays MemberKind ObjectHead RootKind");
        Add("Octavo.Internal", "Roots TextRun UnionHead");
        Add("Octavo.Internal", "CharRawLayout DateOnlyRawLayout DateTimeRawLayout DecimalRawLayout GuidRawLayout HalfRawLayout Int128RawLayout");
        Add("Octavo.Internal", "RuneRawLayout TimeOnlyRawLayout TimeSpanRawLayout UInt128RawLayout");
        Add("Octavo.Internal", "AppendedCollections ByteStrings Bytes CaseReader CaseTable CloneMap Compared Copies EnumNames ExistingCollections");
        Add("Octavo.Internal", "MultidimensionalItems MultidimensionalArrays IdentityKey IKeyHash RawLayoutChecks RawLayoutProbe");
        Add("Octavo.Internal", "JsonMembers UnknownFieldStream KeyHash Layouts Lists Lookups Maps OfValue OmittedValues Optionals RefusedKey Shared Throw");
        Add("Octavo.Internal", "OctavoProtobufSizer OctavoTokensReader OctavoTokensWriter");
        Add("Octavo.Binary", "OctavoBinaryReader OctavoBinaryWriter");
        Add("Octavo.Cbor", "OctavoCborReader OctavoCborWriter");
        Add("Octavo.Compact", "OctavoCompactReader OctavoCompactWriter");
        Add("Octavo.Json", "OctavoJsonReader OctavoJsonWriter");
        Add("Octavo.MsgPack", "OctavoMsgPackReader OctavoMsgPackWriter");
        Add("Octavo.Protobuf", "OctavoProtobufReader OctavoProtobufWriter");
        Add("Octavo.Generated", "Collections");
        Add("System",
            "Array ArraySegment BitConverter DateOnly DateTime DateTimeOffset Func Guid Half Int128 Math Memory MemoryExtensions Nullable ReadOnlyMemory ReadOnlySpan Span StringComparer TimeOnly TimeSpan Tuple Type UInt128 ValueTuple");
        Add("System.Collections.Generic",
            "Dictionary HashSet ICollection IDictionary IEnumerable IList IReadOnlyCollection IReadOnlyDictionary IReadOnlyList IReadOnlySet ISet KeyValuePair List");
        Add("System.Runtime.CompilerServices", "MethodImplOptions Unsafe UnsafeAccessorKind");
        Add("System.Runtime.InteropServices", "CollectionsMarshal ImmutableCollectionsMarshal MemoryMarshal");
        Add("System.ComponentModel", "EditorBrowsableState");
        Add("System.Text", "Rune");
        // Attributes by the names of their types: beside one that is named so without the ending the short form would be ambiguous.
        AddAttributes("System", "Obsolete");
        AddAttributes("System.CodeDom.Compiler", "GeneratedCode");
        AddAttributes("System.ComponentModel", "EditorBrowsable");
        AddAttributes("System.Runtime.CompilerServices", "MethodImpl ModuleInitializer UnsafeAccessor");
        return all;

        void Add(string space, string names)
        {
            foreach (string name in names.Split(' '))
            {
                all.Add(name, "global::" + space + "." + name);
            }
        }

        void AddAttributes(string space, string names)
        {
            foreach (string name in names.Split(' '))
            {
                all.Add(name, "global::" + space + "." + name + "Attribute");
            }
        }
    }
}
