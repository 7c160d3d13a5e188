// Owns: reading one token of any kind, for lists of tokens.
using System.Text;
using Octavo.Locators;
using Octavo.Shapes;
using Octavo.Tokens;

namespace Octavo.Internal;

public ref partial struct OctavoTokensReader
{
    internal OctavoToken ReadToken()
    {
        OctavoTokenKind kind = Next;
        switch (kind)
        {
            case OctavoTokenKind.Object or OctavoTokenKind.Struct or OctavoTokenKind.Array or OctavoTokenKind.Map or OctavoTokenKind.Typed
                or OctavoTokenKind.Reference:
                return new OctavoToken(kind, Count: Bytes.Get<int>(ref Expect(kind, 4)));
            case OctavoTokenKind.Key or OctavoTokenKind.Union:
                string name = Encoding.UTF8.GetString(Take(kind, 1));
                int number = Bytes.Get<int>(ref Need(4));
                Commit(4);
                return new OctavoToken(kind, name, number);
            case OctavoTokenKind.Null or OctavoTokenKind.End:
                Commit(1);
                return new OctavoToken(kind);
            case OctavoTokenKind.Text:
                return new OctavoToken(kind, ReadText());
            case OctavoTokenKind.Bytes:
                return new OctavoToken(kind, ReadBytes());
            case >= OctavoTokenKind.Bool and <= OctavoTokenKind.TimeSpan:
                return new OctavoToken(kind, LocatorScalars.Read(ref this, ShapeWord.Bool + (kind - OctavoTokenKind.Bool), keep: true));
            default:
                Throw.InvalidData($"0x{(byte)kind:X2} is not a token.");
                return default;
        }
    }
}
