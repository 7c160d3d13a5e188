// Owns: the rule that the contracts of codecs grow by static virtual members with bodies only: an abstract member more breaks every format and codec compiled
// before it.
using System.Reflection;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Tests.Shared.Surface;

namespace Octavo.Architecture.Rules;

public sealed class AbstractMemberTests
{
    private static readonly Type[] s_contracts =
    [
        typeof(IValueCodec<>), typeof(ISequentialCodec<>), typeof(ITaggedCodec<>), typeof(IRawLayout<>), typeof(IEngineReader<>), typeof(ISequentialReader<>),
        typeof(ITaggedReader<>), typeof(IEngineWriter<>), typeof(ISequentialWriter<>), typeof(ITaggedWriter<>),
    ];

    [Fact]
    public void ContractsHaveNoAbstractMemberBeyondTheList() => Snapshot.Compare("AbstractMembers.txt", Lines());

    private static IEnumerable<string> Lines()
    {
        // What two contracts share is listed with the first.
        var listed = new HashSet<Type>();
        foreach (Type contract in s_contracts)
        {
            yield return "";
            yield return contract.Name.Split('`')[0];
            foreach (string member in contract.GetInterfaces().Append(contract).Where(part => listed.Add(part.GetGenericTypeDefinition()))
                .SelectMany(
                    part =>
                        part.GetMethods(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly))
                         .Where(method => method.IsAbstract)
                         .Select(method => (method.IsStatic ? "    static " : "    ") + Signature.Of(method))
                         .Order(StringComparer.Ordinal))
            {
                yield return member;
            }
        }
    }
}
