// Owns: the entry of a type that has a form: its roots, and its Shape. Knows no type.
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Protobuf;

namespace Octavo.Noda;

/// <param name="data">The entry of its numbers; it has their Shape in formats without names.</param>
internal sealed class FormEntry<T, TForm, TData, TDataCodec>(CodecEntry data) : CodecEntry<T, FormCodec<T, TForm, TData, TDataCodec>>, IWellKnownMessage
    where T : struct
    where TForm : struct, IForm<T, TData>
    where TData : struct, INodaMessage<TData>
    where TDataCodec : struct, ISequentialCodec<TData>
{
    public override string? ShapeText => data.ShapeText;

    public override string? ViewText(MemberIdentity identity) => identity switch
    {
        MemberIdentity.Name => "text!",
        MemberIdentity.Protobuf => data.ViewText(identity),
        _ => data.ShapeText,
    };

    public string? WellKnownMessage => TForm.Message;

    public override Type? ShapeChild(int index) => data.ShapeChild(index);

    public override void Write(ref OctavoProtobufWriter writer, in T value) => FormCodec<T, TForm, TData, TDataCodec>.WriteTagged(ref writer, value);

    public override void Write(ref OctavoProtobufSizer writer, in T value) => FormCodec<T, TForm, TData, TDataCodec>.WriteTagged(ref writer, value);

    public override void Read(ref OctavoProtobufReader reader, ref T value) => value = FormCodec<T, TForm, TData, TDataCodec>.ReadTagged(ref reader, value);

    public override CodecEntry? MakeRoot(RootKind kind) => Roots.MakeValue<T, FormCodec<T, TForm, TData, TDataCodec>>(kind);
}
