// Owns: which extensions the options of an element use.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Linking;
using Octavo.Proto.Model;

namespace Octavo.Proto.Printing;

internal sealed class OptionUse(IEnumerable<ProtoFile> files, SymbolTable symbols)
{
    private readonly OptionDecoder _decoder = new(files);

    /// <summary>The extensions, at any depth of values.</summary>
    /// <param name="element">The element.</param>
    /// <param name="message">Its options' message in google.protobuf.</param>
    /// <param name="file">Its file.</param>
    /// <param name="scope">Where names of extensions are.</param>
    public IEnumerable<ProtoField> Of(ProtoElement element, string message, ProtoFile file, string scope)
    {
        if (element.Written.Count != 0)
        {
            return element.Written.SelectMany(Parts).Select(part => symbols.Resolve(part.Name, scope, file, one => one is ProtoField { IsExtension: true }))
                .OfType<ProtoField>();
        }
        return element.Options.Length == 0
            ? []
            : _decoder.Decode(element.Options, (ProtoMessage)symbols.Find("google.protobuf." + message)!, new List<int>()).SelectMany(Parts)
            .Select(part => symbols.Find(part.Name)).OfType<ProtoField>();
    }

    private static IEnumerable<ProtoOptionPart> Parts(ProtoOption option) => option.Path.Where(part => part.IsExtension).Concat(Parts(option.Value));

    private static IEnumerable<ProtoOptionPart> Parts(ProtoValue value) => value.Fields.SelectMany(Parts).Concat(value.Items.SelectMany(Parts));
}
