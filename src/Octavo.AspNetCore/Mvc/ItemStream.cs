// Owns: the writing of streamed values, without and with their type.
using System.IO.Pipelines;
using Octavo.AspNetCore.Http;

namespace Octavo.AspNetCore.Mvc;

/// <summary>Values as they arrive, of a type that is known only at run time.</summary>
internal abstract class ItemStream
{
    /// <summary>The type of a value.</summary>
    internal abstract Type Item { get; }

    internal abstract Task WriteAsync(PipeWriter writer, object values, OctavoFormat json, bool lines, CancellationToken cancellationToken);
}

/// <summary>The same with the type.</summary>
internal sealed class ItemStream<T> : ItemStream
{
    internal override Type Item => typeof(T);

    internal override Task WriteAsync(PipeWriter writer, object values, OctavoFormat json, bool lines, CancellationToken cancellationToken) =>
        StreamedJson.WriteAsync(writer, (IAsyncEnumerable<T>)values, json, lines, cancellationToken);
}
