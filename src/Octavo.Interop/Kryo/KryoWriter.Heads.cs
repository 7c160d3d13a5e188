// Owns: what comes before a value in Kryo's bytes, writing: its class, its presence, the number of an object.
using Octavo.Interop.Passes;

namespace Octavo.Interop.Kryo;

internal partial struct KryoWriter
{
    private void Head() => Head(KryoLayout.Note(_place!).Class, 0);

    /// <summary>What comes before a value.</summary>
    /// <param name="known">Its class.</param>
    /// <param name="reference">Of an object that came before its number + 2; 0 for a first occurrence.</param>
    private void Head(KryoKnown? known, int reference)
    {
        KryoPlace note = KryoLayout.Note(_place!);
        if (_open is { Count: > 0 } open && open.Peek().Element == _place)
        {
            open.Peek().Add(known);
        }
        if (_role == KryoRole.WithClass)
        {
            PutClass(known, note);
        }
        if (_role == KryoRole.Primitive)
        {
            return;
        }
        if (!_hasReferences)
        {
            if (_role == KryoRole.OrNull && !note.AcceptsNull)
            {
                _output.Put(1);
            }
        }
        else if (note.TakesNumber)
        {
            BinaryForm.PutVarint(ref _output, reference == 0 ? 1 : (uint)reference);
            _nextNumber += reference == 0 ? 1 : 0;
        }
        else if (_role == KryoRole.OrNull)
        {
            _output.Put(1);
        }
    }

    private void PutClass(KryoKnown? known, KryoPlace place)
    {
        if (known is null)
        {
            throw new OctavoException(OctavoErrorCode.NotRegistered,
                $"the class {place.Name} is in the data here but not in KryoOptions.Classes; add it at the position of its register call.");
        }
        if (known.Id >= 0)
        {
            BinaryForm.PutVarint(ref _output, (uint)known.Id + 2);
            return;
        }
        _output.Put(1);
        if (_names.TryGetValue(known, out int number))
        {
            BinaryForm.PutVarint(ref _output, (uint)number);
            return;
        }
        BinaryForm.PutVarint(ref _output, (uint)_names.Count);
        _names.Add(known, _names.Count);
        KryoText.PutName(ref _output, known.Name);
    }

    private void PutComparator(KryoPlace place)
    {
        if (KryoCollections.HasComparator(place.Name))
        {
            _output.Put(0); // null: the natural order
        }
    }
}
