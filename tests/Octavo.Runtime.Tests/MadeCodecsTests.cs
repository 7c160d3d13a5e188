// Owns: codecs that are compiled in the background, without memory for them and where they cannot be made. Knows no compiler.
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Xunit;

namespace Octavo.Runtime.Tests;

public sealed class MadeCodecsTests
{
    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(1);

    /// <summary>A thread of the pool on which an exception is not caught ends the process.</summary>
    [Fact]
    public void Without_memory_nothing_is_made_and_a_later_call_tries_again()
    {
        int left = 3;
        int done = 0;
        var made = new MadeCodecs(types => Interlocked.Decrement(ref left) >= 0 ? throw new OutOfMemoryException() : new Table(types[0]), _ => null, null);
        Assert.True(SpinWait.SpinUntil(() =>
        {
            made.CompileLater(typeof(Order), () => _ = Interlocked.Increment(ref done) == 1 ? throw new OutOfMemoryException() : 0);
            return made.FindCompiled(typeof(Order)) is not null;
        }, s_patience));
        Assert.True(Volatile.Read(ref left) < 0);
        // After a failure of what is called at the end, too, the next type is made.
        Assert.True(SpinWait.SpinUntil(() =>
        {
            made.CompileLater(typeof(Line), () => { });
            return made.FindCompiled(typeof(Line)) is not null;
        }, s_patience));
    }

    /// <summary>With others and alone; later calls do not ask for it again.</summary>
    [Fact]
    public void What_cannot_be_made_is_tried_twice()
    {
        int tried = 0;
        int done = 0;
        var made = new MadeCodecs(types => types.Contains(typeof(Order))
            ? throw new InvalidOperationException(Interlocked.Increment(ref tried).ToString(System.Globalization.CultureInfo.InvariantCulture))
            : new Table(types[0]), _ => null, null);
        made.CompileLater(typeof(Order), () => Interlocked.Increment(ref done));
        Assert.True(SpinWait.SpinUntil(() => Volatile.Read(ref done) == 1, s_patience));
        for (int i = 0; i < 3; i++)
        {
            made.CompileLater(typeof(Order), () => Interlocked.Increment(ref done));
        }
        made.CompileLater(typeof(Line), () => Interlocked.Increment(ref done));
        Assert.True(SpinWait.SpinUntil(() => made.FindCompiled(typeof(Line)) is not null, s_patience));
        Assert.Equal(2, Volatile.Read(ref tried));
        Assert.Null(made.FindCompiled(typeof(Order)));
    }

    private sealed class Table(Type type) : CodecTable
    {
        public override void Fill(Dictionary<Type, Func<CodecEntry>> entries) => entries.Add(type, static () => CodecCatalog.Get(typeof(int)));
    }
}
