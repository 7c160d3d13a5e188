// Owns: one call: the codec and the pass, one after another, and what becomes of their errors. Knows no layout.
using System.Buffers;
using Octavo.Binary;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Errors;
using Octavo.Internal;
using Octavo.Interop.Plans;

namespace Octavo.Interop.Passes;

internal static class InteropCall
{
    /// <summary>A value's bytes in the layout.</summary>
    /// <param name="value">The value.</param>
    /// <param name="layout">The layout, with its options.</param>
    /// <param name="writer">Its writer, new; its output is given back here.</param>
    /// <param name="options">The call's options.</param>
    internal static byte[] ToArray<T, TWriter>(in T value, InteropLayout layout, TWriter writer, InteropOptions options)
        where TWriter : struct, ILayoutWriter<TWriter>
    {
        try
        {
            Write(in value, layout, ref writer, options);
            return TWriter.OutputOf(ref writer).Written.ToArray();
        }
        finally
        {
            TWriter.OutputOf(ref writer).Return();
        }
    }

    /// <summary>Puts a value's bytes into a buffer writer when all of them are there.</summary>
    /// <param name="destination">Receives nothing if the value is refused.</param>
    /// <param name="value">The value.</param>
    /// <param name="layout">The layout, with its options.</param>
    /// <param name="writer">Its writer, new; its output is given back here.</param>
    /// <param name="options">The call's options.</param>
    internal static void WriteTo<T, TWriter>(IBufferWriter<byte> destination, in T value, InteropLayout layout, TWriter writer, InteropOptions options)
        where TWriter : struct, ILayoutWriter<TWriter>
    {
        try
        {
            Write(in value, layout, ref writer, options);
            CheckedBufferWriter.Put(destination, TWriter.OutputOf(ref writer).Written, layout.Name);
        }
        finally
        {
            TWriter.OutputOf(ref writer).Return();
        }
    }

    /// <summary>Puts a value's bytes into a stream when all of them are there.</summary>
    /// <inheritdoc cref="WriteTo{T, TWriter}(IBufferWriter{byte}, in T, InteropLayout, TWriter, InteropOptions)"/>
    internal static void WriteTo<T, TWriter>(Stream destination, in T value, InteropLayout layout, TWriter writer, InteropOptions options)
        where TWriter : struct, ILayoutWriter<TWriter>
    {
        try
        {
            Write(in value, layout, ref writer, options);
            destination.Write(TWriter.OutputOf(ref writer).Written);
        }
        finally
        {
            TWriter.OutputOf(ref writer).Return();
        }
    }

    /// <summary>Writes a value: as Binary by its codec, and from there by the layout.</summary>
    /// <param name="value">The value.</param>
    /// <param name="layout">The layout, with its options.</param>
    /// <param name="writer">Its writer; has the bytes afterwards. The caller gives back its output.</param>
    /// <param name="options">The call's options.</param>
    private static void Write<T, TWriter>(in T value, InteropLayout layout, ref TWriter writer, InteropOptions options)
        where TWriter : struct, ILayoutWriter<TWriter>
    {
        CodecEntry<T> entry = CodecCache<T>.Entry;
        LayoutPlan plan = layout.Plan(entry);
        // The codec has counted levels already, those of types that can hold themselves.
        var levels = new PassLevels(int.MaxValue);
        WriterState state = WriterState.Rent(options.Written);
        try
        {
            var binary = new OctavoBinaryWriter(state);
            entry.Write(ref binary, in value);
            TWriter.Prepare(ref writer, plan.Root, binary.Window.Written);
            var pass = new WritePass<TWriter>(writer, binary.Window.Written, layout.HasNullsEverywhere, levels);
            try
            {
                pass.Write(plan.Root);
            }
            finally
            {
                writer = pass.Writer;
            }
        }
        catch (OctavoException found) when (found.Format.Length == 0)
        {
            throw Named(found, layout.Name, -1,
                found.Code == OctavoErrorCode.NullNotAllowed
                    && BinaryLocator.WithoutHeader(options.Written).PathOfNull(entry, value, options.Written) is { Length: > 0 } path ? path
                    : levels.Path(plan.Name));
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Failure.WhileWriting(found, layout.Name);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Reads a value: as Binary by the layout, and from there by its codec.</summary>
    /// <param name="reader">The layout's reader, at the value's beginning.</param>
    /// <param name="layout">The layout, with its options.</param>
    /// <param name="options">The call's options.</param>
    /// <param name="whole">Whether bytes after the value are refused.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    internal static T? Read<T, TReader>(TReader reader, InteropLayout layout, InteropOptions options, bool whole, out int consumed)
        where TReader : struct, ILayoutReader<TReader>, allows ref struct
    {
        LayoutPlan plan = layout.Plan(CodecCache<T>.Entry);
        var state = new ReadState(options.Limits.MaxDepth);
        var pass = new ReadPass<TReader>(reader, state, layout.HasNullsEverywhere);
        try
        {
            pass.Read(plan.Root);
            consumed = pass.Position;
            if (whole && TReader.InputOf(ref reader).Data.Length - consumed is > 0 and var after)
            {
                throw new OctavoException(
                    new OctavoException(OctavoErrorCode.TrailingData,
                        $"{after} bytes follow the value; set AcceptTrailingData, or use the overload with consumed."), layout.Name, consumed, "");
            }
            return Value<T, TReader>(state.Output.Written, reader, layout, plan, options);
        }
        catch (Exception found) when (found is not OctavoException { Format.Length: > 0 } && Failure.IsConverted(found))
        {
            throw Found(found, layout, plan, state, pass.ValueStart);
        }
        finally
        {
            state.Output.Return();
        }
    }

    /// <summary>The error of a pass, with its place.</summary>
    internal static OctavoException Found(Exception found, InteropLayout layout, LayoutPlan plan, ReadState state, long offset) =>
        Named(Failure.Reason(found), layout.Name, offset, state.Levels.Path(plan.Name));

    /// <summary>An error with its place; it advises no option that layouts do not have.</summary>
    private static OctavoException Named(OctavoException found, string name, long offset, string path) =>
        new(found.Code == OctavoErrorCode.NullNotAllowed
            ? new OctavoException(found.Code, found.Reason.Replace(Throw.OrAcceptNulls, "", StringComparison.Ordinal), found.InnerException)
            : found, name, offset, path);

    /// <summary>The value of the Binary that a pass made.</summary>
    /// <param name="binary">The Binary.</param>
    /// <param name="reader">A reader at the beginning of the same data, for the place of what the codec refuses.</param>
    /// <param name="layout">The layout.</param>
    /// <param name="plan">The plan.</param>
    /// <param name="options">The call's options.</param>
    internal static T? Value<T, TReader>(ReadOnlySpan<byte> binary, TReader reader, InteropLayout layout, LayoutPlan plan, InteropOptions options)
        where TReader : struct, ILayoutReader<TReader>, allows ref struct
    {
        try
        {
            return OctavoBinary.Deserialize<T>(binary, options.Binary);
        }
        catch (OctavoException refused)
        {
            throw Named(refused, layout.Name, Locate(binary, reader, layout, plan, refused.Offset), refused.Path);
        }
    }

    /// <summary>Where the value that a byte of Binary belongs to begins in the layout's data: the pass again, up to there. Cold.</summary>
    private static long Locate<TReader>(ReadOnlySpan<byte> binary, TReader reader, InteropLayout layout, LayoutPlan plan, long offset)
        where TReader : struct, ILayoutReader<TReader>, allows ref struct
    {
        if (offset < 0)
        {
            return -1;
        }
        var state = new ReadState(int.MaxValue);
        try
        {
            if (plan.IsReordered)
            {
                var places = new PassPlaces();
                new ReadPass<TReader>(reader, state, layout.HasNullsEverywhere, places: places).Read(plan.Root);
                return places.Find(offset);
            }
            var pass = new ReadPass<TReader>(reader, state, layout.HasNullsEverywhere, binary);
            pass.Read(plan.Root, (int)Math.Min(offset, int.MaxValue));
            return pass.ValueStart;
        }
        finally
        {
            state.Output.Return();
        }
    }
}
