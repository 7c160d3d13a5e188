// Owns: the skipping of CBOR values that no one wants, or wants as they are. RFC 8949, appendix C.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <summary>Skips one value with everything in it; the heads are checked for being well-formed, texts are not.</summary>
    /// <exception cref="OctavoException">The data ends, is not well-formed (RFC 8949, appendix F), or nests deeper than <see cref="SerializerLimits.MaxDepth"/>
    /// allows from here (an empty array or map is not a level, and neither is a tag).</exception>
    public void Skip()
    {
        byte head = Need(1);
        if ((head & CborCode.InfoMask) < CborCode.Direct && head is < CborCode.Bytes or >= CborCode.Simple)
        {
            Commit(1);
            return;
        }
        NoteSkipped();
        SkipValue(null);
    }

    /// <summary>Skips one value, and copies it where wanted.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void SkipValue(ArrayBufferWriter<byte>? copy)
    {
        var nesting = new CborNesting(1);
        while (!nesting.IsDone)
        {
            nint head = nesting.Next(ref Need(MaxHead), out ulong body, out CborStep step);
            long left = _window.Remaining - head;
            if (left < 0 || body > (ulong)left)
            {
                Throw.EndOfData();
            }
            if (step.Kind == CborStepKind.Counted && step.Count > left)
            {
                Throw.CountTooLarge((ulong)step.Count, left);
            }
            if (nesting.Depth > _depthLeft)
            {
                Throw.DepthExceeded(_options.MaxDepth);
            }
            long bytes = head + (long)body;
            if (copy is null)
            {
                _window.Skip(bytes);
            }
            else
            {
                _window.CopyTo(copy.GetSpan((int)bytes)[..(int)bytes]);
                copy.Advance((int)bytes);
            }
        }
    }
}
