// Owns: the run of an inspection: the data as events, chunk by chunk, and the lines made of them.
using Octavo.Cli.Inputs;
using Octavo.Cli.Protos;
using Octavo.Proto.Model;
using Octavo.Transcode.Cbor;
using Octavo.Transcode.Json;
using Octavo.Transcode.MsgPack;
using Octavo.Transcode.Engine;

namespace Octavo.Cli.Inspecting;

internal static class Inspection
{
    private const int Gathered = 32 * 1024;

    /// <summary>A message of Protobuf, which is whole in memory.</summary>
    internal static async Task MessageAsync(Stream destination, Input source, MessageLines lines, ProtoMessage? type, CancellationToken cancellationToken)
    {
        byte[] message = await source.ReadAllAsync(source.Stream, cancellationToken).ConfigureAwait(false);
        try
        {
            lines.Add(message, type, destination);
        }
        finally
        {
            await destination.WriteAsync(lines.WrittenMemory, cancellationToken).ConfigureAwait(false);
        }
    }

    internal static async Task RunAsync(Stream destination, Stream source, TranscodeFormat format, TranscodeOptions options, bool hex,
        CancellationToken cancellationToken)
    {
        InspectionLines lines = format.Kind == FormatKind.Cbor ? new DiagnosticLines(hex) : new TreeLines(hex, format.Kind == FormatKind.Json);
        Transcoder pass = format.Kind switch
        {
            FormatKind.Json => new Transcoder<JsonEventReader, TreeWriter>(format, options, counts: null),
            FormatKind.MsgPack => new Transcoder<MsgPackEventReader, TreeWriter>(format, options, counts: null),
            FormatKind.Cbor => new Transcoder<CborEventReader, TreeWriter>(format, options, counts: null),
            _ => throw new ArgumentOutOfRangeException(nameof(format)),
        };
        using var buffer = new ChunkBuffer();
        try
        {
            while (!pass.IsDone)
            {
                int read = await source.ReadAsync(buffer.Room(pass.Wanted), cancellationToken).ConfigureAwait(false);
                buffer.Add(read);
                if (read == 0 || buffer.Pending.Length >= pass.Wanted)
                {
                    buffer.Remove(pass.Run(buffer.Pending, read == 0, lines));
                }
                if (lines.WrittenCount >= Gathered)
                {
                    await SendAsync().ConfigureAwait(false);
                }
            }
        }
        finally
        {
            // What was found before an error is worth most then.
            lines.Complete();
            await SendAsync().ConfigureAwait(false);
        }

        async Task SendAsync()
        {
            await destination.WriteAsync(lines.WrittenMemory, cancellationToken).ConfigureAwait(false);
            lines.Clear();
        }
    }
}
