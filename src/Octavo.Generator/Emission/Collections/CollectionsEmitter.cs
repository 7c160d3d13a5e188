// Owns: the file of an assembly's loops over sequences and maps: one closed loop an element type, because shared generic ones measured 1.11 slower.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Writing;
using Octavo.Model;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Collections;

internal static class CollectionsEmitter
{
    /// <summary>The name of the file.</summary>
    public const string FileName = $"{Names.Root}.Collections{Names.Ending}";

    public static string Emit(EquatableList<ValueModel> collections, EquatableList<FormatSet> formats, bool isObsolete)
    {
        CodeWriter c = Names.File(Names.Root);
        var scope = new Scope(c, Names.Root);
        c.Line("/// <summary>The loops over sequences and maps of this assembly's codecs, one per element type.</summary>").Attributes(isObsolete);
        c.Open("internal static class Collections");
        var written = new HashSet<string>();
        var spans = new HashSet<string>();
        bool first = true;
        for (int i = 0; i < collections.Count; i++)
        {
            ValueModel value = collections[i];
            c.Served = formats[i].WithTokens();
            // One type whose elements may be null has a label beside the other, and one whose numbers have another form a mark.
            if (written.Add(value.Type + value.Mark))
            {
                Separate(c, ref first);
                if (value is SequenceValue sequence)
                {
                    EmitWrite(scope, sequence);
                    if ((sequence.WritesSpan || Elements.IsPacked(sequence.Element)) && spans.Add(sequence.Element.Type + sequence.Mark))
                    {
                        c.Line();
                        SequenceWriter.EmitItems(scope, sequence);
                    }
                }
                else if (value is MapValue map)
                {
                    MapEmitter.EmitWrite(scope, map);
                }
                else if (value is SharedValue shared)
                {
                    SharedEmitter.EmitWrite(scope, shared);
                }
                else
                {
                    WrappedEmitter.EmitWrite(scope, (WrappedValue)value);
                }
            }
            switch (value)
            {
                case SequenceValue { Form: SequenceForm.Array or SequenceForm.List or SequenceForm.HashSet } made:
                    Separate(c, ref first);
                    SequenceReader.Emit(scope, made);
                    break;
                case SequenceValue { Form: SequenceForm.MultidimensionalArray } array:
                    Separate(c, ref first);
                    MultidimensionalArrayEmitter.EmitRead(scope, array);
                    break;
                case SequenceValue { Facts: not null } other:
                    Separate(c, ref first);
                    FactsCollection.EmitRead(scope, other);
                    break;
                case MapValue { Form: MapForm.Dictionary or MapForm.Other } read:
                    Separate(c, ref first);
                    MapEmitter.EmitRead(scope, read);
                    break;
                case WrappedValue wrapped:
                    Separate(c, ref first);
                    WrappedEmitter.EmitRead(scope, wrapped);
                    break;
                case SharedValue shared:
                    Separate(c, ref first);
                    SharedEmitter.EmitRead(scope, shared);
                    break;
            }
        }
        c.Close();
        return c.Finish();
    }

    private static void EmitWrite(Scope scope, SequenceValue sequence)
    {
        if (sequence.Form == SequenceForm.MultidimensionalArray)
        {
            MultidimensionalArrayEmitter.EmitWrite(scope, sequence);
        }
        else if (sequence.Facts is not null)
        {
            FactsCollection.EmitWrite(scope, sequence);
        }
        else
        {
            SequenceWriter.Emit(scope, sequence);
        }
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
