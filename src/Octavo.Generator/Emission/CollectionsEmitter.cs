// Owns: the file of an assembly's loops over sequences and maps: one closed loop an element type, because shared generic ones measured 1.11 slower.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class CollectionsEmitter
{
    public static string Emit(EquatableList<ValueModel> collections)
    {
        CodeWriter c = Names.File(Names.Root);
        var scope = new Scope(c, Names.Root);
        c.Line("/// <summary>The loops over sequences and maps of this assembly's codecs, one an element type.</summary>").Attributes();
        c.Open("internal static class Collections");
        var written = new HashSet<string>();
        var spans = new HashSet<string>();
        bool first = true;
        foreach (ValueModel value in collections)
        {
            // One type with and without null elements is written the same.
            if (written.Add(value.Type))
            {
                Separate(c, ref first);
                if (value is SequenceValue sequence)
                {
                    SequenceWriter.Emit(scope, sequence);
                    if (!sequence.ReadsSet && spans.Add(sequence.Element.Type))
                    {
                        c.Line();
                        SequenceWriter.EmitItems(scope, sequence);
                    }
                }
                else
                {
                    MapEmitter.EmitWrite(scope, (MapValue)value);
                }
            }
            if (value is SequenceValue { Form: SequenceForm.Array or SequenceForm.List or SequenceForm.HashSet } made)
            {
                Separate(c, ref first);
                SequenceReader.Emit(scope, made);
            }
            else if (value is MapValue { Form: MapForm.Dictionary } map)
            {
                Separate(c, ref first);
                MapEmitter.EmitRead(scope, map);
            }
        }
        c.Close();
        return c.ToString();
    }

    private static void Separate(CodeWriter c, ref bool first)
    {
        if (!first)
        {
            c.Line();
        }
        first = false;
    }
}
