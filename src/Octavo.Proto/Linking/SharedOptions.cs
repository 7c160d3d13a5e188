// Owns: how much the options come to that ranges of one statement share, once each range has them. Knows no option.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;

namespace Octavo.Proto.Linking;

/// <summary>A descriptor has the options of a statement once for each of its ranges: n ranges with options of m letters are n + m letters of text, and n·m
/// bytes of a descriptor set. That is bounded by the text, with some room for all files together.</summary>
internal sealed class SharedOptions(ProtoErrors errors)
{
    /// <summary>Bytes that ranges may have for each letter of their file.</summary>
    private const int BytesALetter = 64;

    private long _room = 1 << 20; // bytes beyond that, for all files
    private bool _isReported;

    /// <summary>Checks a file whose options were written.</summary>
    public void Check(ProtoFile file)
    {
        long own = (long)BytesALetter * file.Letters;
        foreach ((ProtoRange range, ProtoRange before) in file.Messages.SelectMany(Ranges))
        {
            if (!range.Shares(before))
            {
                continue;
            }
            own -= range.Options.Length;
            _room += Math.Min(own, 0);
            own = Math.Max(own, 0);
            if (_room < 0 && !_isReported)
            {
                errors.Report(ProtoCodes.Option, file.Path, range.Position,
                    "The options of these ranges are too long for so many: a descriptor has them once for each range. Give the statement fewer ranges.");
                _isReported = true;
            }
        }
    }

    /// <summary>Each range with the one before it, in a message and in those that are nested in it.</summary>
    private static IEnumerable<(ProtoRange Range, ProtoRange Before)> Ranges(ProtoMessage message) =>
        message.ExtensionRanges.Skip(1).Zip(message.ExtensionRanges, (range, before) => (range, before)).Concat(message.Nested.SelectMany(Ranges));
}
