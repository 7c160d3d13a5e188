// Owns: references: objects that come once and by their keys from then on, as protobuf-net's AsReference writes them. docs/formats/protobuf.md, "References".
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Tagged;
using Octavo.Internal;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufReader
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool NextObjectField<T>(ref OctavoProtobufReader reader, ref T? value, ref int key, out uint tag)
        where T : class
    {
        bool isKnown = false;
        while (TaggedMessage.NextTag(ref reader, out tag))
        {
            switch (tag)
            {
                case ProtobufReference.ExistingKey:
                    isKnown = true;
                    value = (reader._objects ??= new ProtobufKeyedObjects()).Get<T>(reader.ReadInt32());
                    break;
                case ProtobufReference.NewKey:
                    isKnown = false;
                    key = reader.ReadInt32();
                    if (key <= 0)
                    {
                        Throw.InvalidData("the key of an object must be greater than 0.");
                    }
                    break;
                case ProtobufReference.Payload or ProtobufReference.PayloadGroup:
                    if (isKnown)
                    {
                        // Read into the object, further fields would copy its arrays at each reference to it: data of n references took time as n².
                        Throw.InvalidData("a reference to an earlier object also has fields of the object.");
                    }
                    return true;
                case ProtobufReference.ExistingTypeKey or ProtobufReference.NewTypeKey or ProtobufReference.TypeName:
                    Throw.InvalidData("the data names the type of an object (DynamicType); data never chooses a type.");
                    break;
                default:
                    if (!SkipTag(ref reader, tag))
                    {
                        return End(value);
                    }
                    break;
            }
        }
        return End(value);

        static bool End(T? value)
        {
            if (value is null)
            {
                Throw.InvalidData("a reference without the key of an object.");
            }
            return false;
        }
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void ExpectObject(ref OctavoProtobufReader reader, int key)
    {
        if (key >= 0)
        {
            (reader._objects ??= new ProtobufKeyedObjects()).Expect(key, reader.Offset);
        }
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void ExpectRoot(ref OctavoProtobufReader reader)
    {
        if (reader._objects is not { IsEmpty: false })
        {
            ExpectObject(ref reader, 0);
        }
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static int TakeObjectKey(ref OctavoProtobufReader reader) => reader._objects is { } objects ? objects.Take(reader.Offset) : -1;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void KeepObject(ref OctavoProtobufReader reader, int key, object value)
    {
        if (key >= 0)
        {
            (reader._objects ??= new ProtobufKeyedObjects()).Keep(key, value);
        }
    }
}
