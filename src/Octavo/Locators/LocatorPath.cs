// Owns: member paths as text: Order.Lines[2].Sku, Order.Prices["EUR"], Order.Prices[#1 key]. Knows no format; keys are read by the format's reader.
using System.Globalization;
using System.Text;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Errors;
using Octavo.Shapes;

namespace Octavo.Locators;

/// <summary>Builds the path of a locator's open levels.</summary>
internal static class LocatorPath
{
    private const int MaxKey = 40;

    internal static string Of<R>(LocatorState state, int levels, ReadOnlySpan<byte> data, ShapeLocator<R> format)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        var path = new StringBuilder(state.Root.Name);
        foreach (ref readonly LocatorFrame frame in state.Frames[..levels])
        {
            if ((frame.IsObject && frame.Shape.IsAround) || frame.Type?.Word == ShapeWord.Maybe)
            {
                continue;
            }
            if (frame.IsObject)
            {
                string? name = frame.Member >= 0 ? frame.Shape.Members.Span[frame.Member].Name : frame.Unknown;
                path.Append(name is null || path.Length == 0 ? "" : ".").Append(name);
            }
            else if (frame.Begun != 0 && frame.Around is null)
            {
                string index = Text(frame.Begun - 1);
                path.Append('[')
                    .Append(!frame.IsMap ? index : !frame.AtValue ? $"#{index} key" : Key(data[frame.KeyStart..], frame.Type!.First!, format) ?? "#" + index)
                    .Append(']');
            }
        }
        return path.ToString();
    }

    /// <summary>A key as it is in a path; null if it is neither text nor scalar.</summary>
    private static string? Key<R>(ReadOnlySpan<byte> data, ShapeType type, ShapeLocator<R> format)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        R reader = format.Open(data, scratch);
        try
        {
            return KeyOf(ref reader, type);
        }
        finally
        {
            format.Close(ref reader);
        }
    }

    /// <summary>The key that is next, as it is in a path; null if it is neither text nor scalar.</summary>
    internal static string? KeyOf<R>(ref R reader, ShapeType type)
        where R : struct, ISequentialReader<R>, allows ref struct => KeyText(type.Word == ShapeWord.Text ? reader.ReadText()
            : type.Word == ShapeWord.Enum ? R.TryReadName(ref reader, out ReadOnlySpan<byte> name) ? Encoding.UTF8.GetString(name)
            : LocatorScalars.Read(ref reader, type.First!.Word, keep: true)
            : ShapeWords.IsScalar(type.Word) ? LocatorScalars.Read(ref reader, type.Word, keep: true) : null);

    /// <summary>A key that was read, as it is in a path; null if it is neither text nor scalar.</summary>
    internal static string? KeyText(object? key) => key switch
    {
        null => null,
        string or char or Rune => $"\"{PlainText.Of(key.ToString()!, MaxKey)}\"",
        bool flag => flag ? "true" : "false",
        DateTime or DateTimeOffset or DateOnly or TimeOnly => ((IFormattable)key).ToString("O", CultureInfo.InvariantCulture),
        IFormattable number => number.ToString(null, CultureInfo.InvariantCulture),
        _ => null,
    };

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}
