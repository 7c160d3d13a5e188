// Owns: the open levels of a pass, and the path that they say. Knows no layout.
using System.Globalization;
using System.Text;
using Octavo.Internal;
using Octavo.Interop.Plans;

namespace Octavo.Interop.Passes;

/// <summary>A stack of levels on the heap, so no nesting takes the thread's stack; levels of recursive types are bounded.</summary>
internal sealed class PassLevels(int maxDepth)
{
    private PassFrame[] _frames = new PassFrame[16];
    private int _recursive;

    /// <summary>How many levels are open.</summary>
    internal int Depth { get; private set; }

    /// <summary>The innermost level.</summary>
    internal ref PassFrame Top => ref _frames[Depth - 1];

    /// <summary>Opens a level.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/>.</exception>
    internal ref PassFrame Push(PlanValue place)
    {
        if (place.Type is { IsRecursive: true } && ++_recursive > maxDepth)
        {
            _recursive--;
            Throw.DepthExceeded(maxDepth);
        }
        if (Depth == _frames.Length)
        {
            Array.Resize(ref _frames, 2 * Depth);
        }
        ref PassFrame frame = ref _frames[Depth++];
        frame = default;
        frame.Place = place;
        return ref frame;
    }

    /// <summary>Closes the innermost level.</summary>
    internal void Pop()
    {
        if (Top.Place.Type is { IsRecursive: true })
        {
            _recursive--;
        }
        Top = default;
        Depth--;
    }

    internal void Clear()
    {
        while (Depth != 0)
        {
            Pop();
        }
    }

    /// <summary>The path of the value that was begun last, such as <c>Order.Lines[3].Sku</c>; of a map the entry's number: <c>Order.Prices[#1 key]</c>,
    /// <c>Order.Prices[#1]</c>.</summary>
    /// <param name="root">The root's name.</param>
    internal string Path(string root)
    {
        var path = new StringBuilder(root);
        foreach (ref readonly PassFrame frame in _frames.AsSpan(0, Depth))
        {
            int at = frame.Index - 1;
            if (at < 0)
            {
                continue;
            }
            if (frame.IsObject)
            {
                path.Append(path.Length == 0 ? "" : ".").Append(frame.Place.Type!.Members[frame.Member].Name);
            }
            else if (frame.IsMap)
            {
                path.Append(CultureInfo.InvariantCulture, $"[#{at / 2}{(at % 2 == 0 ? " key" : "")}]");
            }
            else
            {
                path.Append(CultureInfo.InvariantCulture, $"[{at}]");
            }
        }
        return path.ToString();
    }
}
