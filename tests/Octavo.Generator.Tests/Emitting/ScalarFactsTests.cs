// Owns: the emitter's bounds agree with the library's: a run may need no more than what the emitter calculates with, in any format.
using System.Reflection;
using Octavo.Contracts;
using Octavo.Model.Values;

namespace Octavo.Generator.Tests.Emitting;

public sealed class ScalarFactsTests
{
    public static TheoryData<string> Readers => [.. Types().Select(type => type.FullName!)];

    [Theory, MemberData(nameof(Readers))]
    public void No_reader_needs_more_for_a_scalar(string reader)
    {
        Type type = typeof(OctavoBinary).Assembly.GetType(reader)!;
        foreach (ScalarFacts facts in ScalarFacts.All)
        {
            int needed = Value(type, "Max" + facts.Name);
            Assert.True(needed <= facts.ReadMax, $"{type.Name} needs {needed} bytes for {facts.Name}, {facts.ReadMax} reckoned with");
        }
        Assert.InRange(Value(type, "MaxHead"), 0, ScalarReadMax.Head);
    }

    [Fact]
    public void All_readers_are_looked_at() => Assert.Contains("Octavo.MsgPack.OctavoMsgPackReader", Types().Select(type => type.FullName));

    /// <summary>Readers of objects by position; others have no runs.</summary>
    private static IEnumerable<Type> Types() => typeof(OctavoBinary).Assembly.GetExportedTypes()
        .Where(
            type =>
                type.IsValueType && type.GetProperty("MaxInt32") is not null
                    && type.GetInterfaces().Any(one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(ISequentialReader<>)));

    private static int Value(Type reader, string property) =>
        reader.GetProperty(property, BindingFlags.Public | BindingFlags.Static | BindingFlags.NonPublic)!.GetMethod!.CreateDelegate<Func<int>>()();
}
