// Owns: what comes before a value in Kryo's bytes, reading: its class, its presence, the number of an object.
using Octavo.Internal;
using Octavo.Interop.Plans;

namespace Octavo.Interop.Kryo;

internal ref partial struct KryoReader
{
    /// <summary>The head of a value.</summary>
    private void Begin(PlanValue place)
    {
        bool isRoot = _state is null;
        KryoReadState state = _state ??= new KryoReadState();
        KryoPlace note = KryoLayout.Note(place);
        KryoElements elements = note.Role == KryoRole.Element && !isRoot ? state.Elements.Peek() : default;
        KryoRole role = isRoot ? layout.Entry : note.Role == KryoRole.Element ? elements.Role : note.Role;
        state.Place = place;
        state.Class = elements.Class;
        state.Reference = -1;
        state.IsNull = role == KryoRole.Nothing;
        switch (role)
        {
            case KryoRole.Plain when layout.Options.References && note.TakesNumber:
                TakeMarker(note);
                if (state.IsNull)
                {
                    Throw.InvalidData("a null, but the data says that there is none.");
                }
                break;
            case KryoRole.OrNull when layout.Options.References:
                TakeMarker(note);
                break;
            case KryoRole.OrNull:
                TakePresence(note);
                break;
            case KryoRole.WithClass:
                state.Class = TakeClass();
                state.IsNull = state.Class is null;
                if (state.Class is { } known)
                {
                    CheckClass(known, place);
                    if (layout.Options.References && note.TakesNumber)
                    {
                        TakeMarker(note);
                    }
                }
                break;
        }
        if (state.IsNull && place.Kind != PlanKind.Optional && !place.Nullable && !(isRoot && role != KryoRole.Plain && place.CanBeNull))
        {
            Throw.NullNotAllowed("a value");
        }
    }

    private void TakePresence(KryoPlace note)
    {
        if (note.AcceptsNull)
        {
            _state!.IsNull = _input.Peek() == (note.Sort == KryoSort.String ? KryoText.Null : 0);
            if (_state.IsNull)
            {
                _input.Take();
            }
            return;
        }
        byte presence = _input.Take();
        if (presence > 1)
        {
            Throw.InvalidData($"the byte {presence}; only 0, null, and 1, a value, are known.");
        }
        _state!.IsNull = presence == 0;
    }

    /// <summary>With references on: 0 for null, 1 for a value, beyond that the number of an object + 2.</summary>
    private void TakeMarker(KryoPlace note)
    {
        uint marker = KryoVarint.Take(ref _input);
        _state!.IsNull = marker == 0;
        if (marker == 1 && note.TakesNumber)
        {
            _state.Numbered.Add(new KryoNumbered(note.Sort, null, _input.Position));
        }
        else if (marker > 1)
        {
            if (!note.TakesNumber || marker - 2 >= (uint)_state.Numbered.Count)
            {
                Throw.InvalidReference("an object that has not begun.");
            }
            _state.Reference = (int)marker - 2;
        }
    }

    private KryoKnown? TakeClass()
    {
        uint id = KryoVarint.Take(ref _input);
        if (id == 0)
        {
            return null;
        }
        if (id != 1)
        {
            return layout.Manifest.Find((int)Math.Min(id - 2, int.MaxValue))
                ?? throw new OctavoException(OctavoErrorCode.NotRegistered, $"the class of id {id - 2L}, which KryoOptions.Classes does not have.");
        }
        List<KryoKnown> names = _state!.Names;
        uint number = KryoVarint.Take(ref _input);
        if (number > (uint)names.Count)
        {
            Throw.InvalidData($"the class name {number}, but only {names.Count} came before.");
        }
        if (number == names.Count)
        {
            string name = KryoText.TakeName(ref _input);
            names.Add(layout.Manifest.Find(name)
                ?? throw new OctavoException(OctavoErrorCode.NotRegistered, $"the class {Throw.Shown(name)}, which KryoOptions.Classes does not have."));
        }
        return names[(int)number];
    }

    /// <summary>Refuses a class that the place does not hold: its own, another collection's, or one of the union's cases, which <see cref="ReadCase"/> looks
    /// for.</summary>
    private readonly void CheckClass(KryoKnown known, PlanValue place)
    {
        KryoPlace note = KryoLayout.Note(place);
        bool fits = note.Sort switch
        {
            KryoSort.Collection => known.IsCollection,
            KryoSort.Map => known.IsMap,
            KryoSort.Object when place.Kind == PlanKind.Union => true,
            KryoSort.Enum when note.Class is null => known.Line is { Constants: > 0 },
            _ => known == note.Class,
        };
        if (!fits)
        {
            throw new OctavoException(OctavoErrorCode.TypeMismatch, $"expected {note.Name}, found {known.Name}.");
        }
    }

    /// <summary>The class of all elements, and whether nulls are among them.</summary>
    private KryoElements TakeElements(PlanValue element)
    {
        KryoKnown? known = TakeClass();
        if (known is null)
        {
            return new KryoElements(KryoRole.Nothing, null);
        }
        CheckClass(known, element);
        return new KryoElements(ReadBool() ? KryoRole.OrNull : KryoRole.Plain, known);
    }
}
