// Owns: the rules of all formats of types with codecs.
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Rules.Values;
using Octavo.Contracts;

namespace Octavo.Cli.Diff.Rules;

internal static class AllRules
{
    internal static IReadOnlyList<FormatRules> Formats { get; } =
    [
        new PositionalRules(DataFormat.Binary, new BinaryValueRules(), isCompact: false),
        new PositionalRules(DataFormat.Compact, new CompactValueRules(), isCompact: true),
        new NamedRules(DataFormat.MessagePack, MemberIdentity.MessagePack,
            new KeyedMembers(MemberIdentity.MessagePack, new ArrayOrMapKeys(MemberIdentity.MessagePack), new MsgPackValueRules())),
        new NamedRules(DataFormat.Cbor, MemberIdentity.Cbor,
            new KeyedMembers(MemberIdentity.Cbor, new ArrayOrMapKeys(MemberIdentity.Cbor), new CborValueRules())),
        new JsonRules(),
        new ProtobufRules(),
    ];
}
