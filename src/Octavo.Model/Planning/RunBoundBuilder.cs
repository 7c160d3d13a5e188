// Owns: the adding up of a run's bound.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal sealed class RunBoundBuilder
{
    private readonly List<ScalarCount> _scalars = [];
    private readonly List<string> _structs = [];
    private readonly List<string> _texts = [];
    private int _heads;
    private int _keys;
    private int _keyBytes;
    private int _gaps;
    private int _quoted;

    public RunBoundBuilder Head(int count = 1)
    {
        _heads += count;
        return this;
    }

    public RunBoundBuilder Key(string literal)
    {
        _keys++;
        _keyBytes += System.Text.Encoding.UTF8.GetByteCount(literal);
        return this;
    }

    public RunBoundBuilder Gap(int slots)
    {
        _gaps += slots;
        return this;
    }

    public RunBoundBuilder Text(string local)
    {
        _texts.Add(local);
        return this;
    }

    public RunBoundBuilder Value(ValueModel value)
    {
        switch (value)
        {
            case ScalarValue scalar:
                _quoted += (scalar.Forms & NumberTraits.WriteText) != 0 ? 1 : 0;
                int index = _scalars.FindIndex(s => s.Kind == scalar.Kind);
                if (index < 0)
                {
                    _scalars.Add(new ScalarCount(scalar.Kind, 1));
                }
                else
                {
                    _scalars[index] = _scalars[index] with { Count = _scalars[index].Count + 1 };
                }
                break;
            case NullableValue nullable:
                _heads++;
                Value(nullable.Inner);
                break;
            case ObjectValue item:
                _structs.Add(item.Codec);
                break;
            default:
                throw new ArgumentException($"{value.Type} has no constant bound.", nameof(value));
        }
        return this;
    }

    public RunBound Build() => new(_heads, _scalars.ToEquatable(), _structs.ToEquatable(), _texts.ToEquatable(), _keys, _keyBytes, _gaps) { Quoted = _quoted };
}
