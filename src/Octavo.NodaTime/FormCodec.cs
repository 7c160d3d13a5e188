// Owns: the codec of every type that has a form: text in JSON, a message in Protobuf, its numbers elsewhere. Knows no type.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using NodaTime.Text;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Noda;

/// <summary>The codec of a NodaTime type.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TForm">What it is in data.</typeparam>
/// <typeparam name="TData">Its numbers.</typeparam>
/// <typeparam name="TDataCodec">Their codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct FormCodec<T, TForm, TData, TDataCodec> : ISequentialCodec<T>, ITaggedCodec<T>
    where T : struct
    where TForm : struct, IForm<T, TData>
    where TData : struct, INodaMessage<TData>
    where TDataCodec : struct, ISequentialCodec<TData>
{
    /// <summary>Tells the generator of another assembly that the codec has the bodies of a message.</summary>
    public const bool IsMessage = true;

    /// <summary>Tells it that in JSON a key of the type is the name of a member.</summary>
    public const bool IsKeyText = true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in T value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (W.Identity == MemberIdentity.Name)
        {
            writer.WriteText(Text(value));
            return;
        }
        TData data = Data(value);
        TDataCodec.Write(ref writer, in data);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref T value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.Identity == MemberIdentity.Name)
        {
            string? text = reader.ReadText();
            if (text is null)
            {
                Throw.NullValue(TForm.Name);
            }
            value = Value(text);
            return;
        }
        TData data = default;
        TDataCodec.Read(ref reader, ref data);
        value = Value(data);
    }

    /// <summary>Writes the fields of a message.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteTagged<W>(ref W writer, scoped in T value)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        TData.WriteTagged(ref writer, Data(InMessage(value)));
    }

    /// <summary>Reads the fields of a message: the whole value, whatever was there before.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static T ReadTagged<R>(ref R reader, scoped in T existing)
        where R : struct, ITaggedReader<R>, allows ref struct => InMessage(Value(TData.ReadTagged(ref reader)));

    private static T InMessage(T value)
    {
        if (TForm.NotInMessage(value) is { } reason)
        {
            Throw.InvalidValue(TForm.Name, reason);
        }
        return value;
    }

    private static string Text(T value)
    {
        try
        {
            return TForm.ToText(value);
        }
        catch (ArgumentException found)
        {
            return Refuse<string>(found.Message);
        }
    }

    private static TData Data(T value)
    {
        try
        {
            return TForm.ToData(value);
        }
        catch (ArgumentException found)
        {
            return Refuse<TData>(found.Message);
        }
    }

    private static T Value(string text)
    {
        try
        {
            return TForm.FromText(text);
        }
        catch (Exception found) when (found is UnparsableValueException or ArgumentException)
        {
            return Refuse<T>(found.Message);
        }
    }

    private static T Value(TData data)
    {
        try
        {
            return TForm.FromData(data);
        }
        catch (Exception found) when (found is ArgumentException or OverflowException)
        {
            return Refuse<T>(found.Message);
        }
    }

    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private static TResult Refuse<TResult>(string reason)
    {
        Throw.InvalidValue(TForm.Name, Throw.Shown(reason.TrimEnd('.')));
        throw new InvalidOperationException();
    }
}
