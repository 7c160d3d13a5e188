// Owns: the run of a conversion: where each input goes, and in which format.
using Octavo.Cli.Inputs;
using Octavo.Cli.Protos;

namespace Octavo.Cli.Converting;

internal sealed class Conversion(ConvertCall call, Channels channels)
{
    private readonly HashSet<string> _written = new(StringComparer.Ordinal);
    private ProtoMessageType? _type;

    private ProtoMessageType Type => _type ??= ProtoData.Type(call.Proto, call.Type, call.Roots);

    internal async Task<int> RunAsync(CancellationToken cancellationToken)
    {
        if (call.Output is { } folder && (Directory.Exists(folder) || Path.EndsInDirectorySeparator(folder)))
        {
            foreach (string? path in call.Inputs)
            {
                await IntoFolderAsync(folder, path, cancellationToken).ConfigureAwait(false);
            }
            return ExitCode.Done;
        }
        string? to = call.To
            ?? (call.Output is null or "-" ? null
            : Formats.OfFile(call.Output) ?? throw new UsageException($"the name {call.Output} does not tell the format: set it with --to."));
        OutputFile? file = null;
        try
        {
            foreach (string? path in call.Inputs)
            {
                using Input source = await OpenAsync(path, to, cancellationToken).ConfigureAwait(false);
                to ??= Formats.Other(source.Format);
                if (to != Formats.Json && call.Output is null && channels.IsOutputTerminal)
                {
                    throw new UsageException(
                        $"{Formats.Title(to)} is binary, which a terminal cannot show: name a file with -o, use a pipe, or use --to json; -o - writes it anyway.");
                }
                Stream destination = call.Output is null or "-" ? channels.Output : (file ??= new OutputFile(call.Output)).Stream;
                await ConvertAsync(source, to, destination, cancellationToken).ConfigureAwait(false);
            }
            file?.Complete();
        }
        finally
        {
            if (file is not null)
            {
                await file.DisposeAsync().ConfigureAwait(false);
            }
        }
        return ExitCode.Done;
    }

    private async Task IntoFolderAsync(string folder, string? path, CancellationToken cancellationToken)
    {
        if (path is null)
        {
            throw new UsageException($"{folder} is a folder, but standard input has no name for a file in it: name a file with -o.");
        }
        using Input source = await OpenAsync(path, call.To, cancellationToken).ConfigureAwait(false);
        string to = call.To ?? Formats.Other(source.Format);
        string name = Path.Combine(folder, Path.GetFileNameWithoutExtension(path) + Formats.Ending(to));
        if (!_written.Add(Path.GetFullPath(name)))
        {
            throw new UsageException($"{name} would be written twice: two inputs have that name.");
        }
        Directory.CreateDirectory(folder);
        var file = new OutputFile(name);
        await using (file.ConfigureAwait(false))
        {
            await ConvertAsync(source, to, file.Stream, cancellationToken).ConfigureAwait(false);
            file.Complete();
        }
    }

    /// <summary>With <c>--proto</c> the data is messages on the side that is not said.</summary>
    private Task<Input> OpenAsync(string? path, string? to, CancellationToken cancellationToken)
    {
        string? from = call.From ?? (Formats.OfFile(path) == Formats.Protobuf || (call.Proto is not null && to != Formats.Protobuf) ? Formats.Protobuf : null);
        return Input.OpenAsync(path, from, channels, cancellationToken);
    }

    private async Task ConvertAsync(Input source, string to, Stream destination, CancellationToken cancellationToken)
    {
        ProgressStream? progress = call.TellsProgress ? new ProgressStream(source.Stream, channels.Messages) : null;
        try
        {
            Stream stream = progress ?? source.Stream;
            if (source.Format == Formats.Protobuf || to == Formats.Protobuf)
            {
                await MessagesAsync(source, stream, to, destination, cancellationToken).ConfigureAwait(false);
            }
            else
            {
                await TranscodeAsync(stream, source.Format, to, destination, cancellationToken).ConfigureAwait(false);
            }
            await destination.FlushAsync(cancellationToken).ConfigureAwait(false);
        }
        catch (OctavoException found)
        {
            throw new DataRefusal(Words.Of(found, source.Path, found.Format is "JSON" or "ProtoJSON" ? source.Lines : null), found);
        }
        finally
        {
            progress?.End();
        }
    }

    /// <summary>Messages are whole in memory, and go by way of their JSON.</summary>
    private async Task MessagesAsync(Input source, Stream stream, string to, Stream destination, CancellationToken cancellationToken)
    {
        if (call.Options.Sequence)
        {
            throw new UsageException("messages do not say where they end: --sequence is not for Protobuf data.");
        }
        byte[] json;
        var options = new OctavoProtoJsonOptions { Limits = call.Options.Limits };
        if (source.Format == Formats.Protobuf)
        {
            byte[] message = await source.ReadAllAsync(stream, cancellationToken).ConfigureAwait(false);
            if (to == Formats.Protobuf)
            {
                await destination.WriteAsync(OctavoProtoJson.FromJson(OctavoProtoJson.ToJson(message, Type, options), Type, options), cancellationToken)
                    .ConfigureAwait(false);
                return;
            }
            json = OctavoProtoJson.ToJson(message, Type, options);
            using var text = new MemoryStream(json);
            await TranscodeAsync(text, Formats.Json, to, destination, cancellationToken).ConfigureAwait(false);
            return;
        }
        if (source.Format == Formats.Json && !call.IsLenient)
        {
            json = await source.ReadAllAsync(stream, cancellationToken).ConfigureAwait(false);
        }
        else
        {
            using var text = new MemoryStream();
            await OctavoTranscode.ConvertAsync(text, stream, Formats.Of(source.Format, call.IsLenient), TranscodeFormat.Json, call.Options, cancellationToken)
                .ConfigureAwait(false);
            json = text.ToArray();
        }
        await destination.WriteAsync(OctavoProtoJson.FromJson(json, Type, options), cancellationToken).ConfigureAwait(false);
    }

    private async Task TranscodeAsync(Stream stream, string from, string to, Stream destination, CancellationToken cancellationToken)
    {
        JsonPrinter? look = to == Formats.Json ? new JsonPrinter(destination, call.IsPretty, call.IsColoured, call.IsShown) : null;
        // Two passes, for the counts.
        bool isTwice = from != Formats.MsgPack && to != Formats.Json && !(to == Formats.Cbor && call.Options.IndefiniteLengths);
        Stream? spool = isTwice && !stream.CanSeek ? await Spool.OfAsync(stream, cancellationToken).ConfigureAwait(false) : null;
        try
        {
            await OctavoTranscode.ConvertAsync((Stream?)look ?? destination, spool ?? stream, Formats.Of(from, call.IsLenient), Formats.Of(to, lenient: false),
                call.Options, cancellationToken).ConfigureAwait(false);
            if (look is not null)
            {
                await look.CompleteAsync(cancellationToken).ConfigureAwait(false);
            }
        }
        finally
        {
            if (spool is not null)
            {
                await spool.DisposeAsync().ConfigureAwait(false);
            }
        }
    }
}
