// Owns: what surrounds what says the case or type of a value, where the format has that: an object with the value as a member of its own.
using System.Text;
using Octavo.Shapes;

namespace Octavo.Locators;

internal ref partial struct ShapeSearch<R>
{
    /// <summary>Goes from a case to its value, which is not an object of a class.</summary>
    private void BeginAround(TypeShape union)
    {
        int before = Position;
        string told = union.NamesDiscriminator ? union.Discriminator : "";
        int met = told.Length != 0 ? R.BeginCaseValue(ref _reader, Encoding.UTF8.GetBytes(told)) : R.BeginCaseValue(ref _reader);
        if (Position != before)
        {
            PushAround(union, told, met);
        }
    }

    /// <summary>Opens the level around a value whose type was given by name; the reader is after the colon of the value's name then.</summary>
    private void PushTyped(TypeShape shape, int before)
    {
        if (R.TextKeys && Position > before && _data[Position - 1] == ':')
        {
            PushAround(shape, "", 0);
        }
    }

    private void PushAround(TypeShape shape, string told, int met)
    {
        _state.Push(new LocatorFrame { Shape = shape, Around = told, Left = met, Start = _state.ValueStart, Member = -1 });
        _state.ValueStart = Position;
    }

    /// <summary>Goes past what comes after the value.</summary>
    private void EndAround(string told, int met)
    {
        if (told.Length != 0)
        {
            R.EndCaseValue(ref _reader, met, Encoding.UTF8.GetBytes(told));
        }
        else
        {
            R.EndCaseValue(ref _reader, met);
        }
        Complete(_state.Pop().Start);
    }
}
