// Owns: what a layout says about types before any value is written or read, and its plans. The bytes are its writer's and its reader's.
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Interop.Plans;

/// <summary>A layout of another system, with its options. One object for each set of options, because plans are kept with it.</summary>
internal abstract class InteropLayout
{
    private readonly ConditionalWeakTable<CodecEntry, LayoutPlan> _plans = [];

    /// <summary>The name in errors, such as <c>Haskell binary</c>.</summary>
    internal abstract string Name { get; }

    /// <summary>Whether it has references between objects; else types that declare them are refused.</summary>
    internal virtual bool HasReferences => false;

    /// <summary>Whether any reference may be null in it, whatever its place declares.</summary>
    internal virtual bool HasNullsEverywhere => false;

    /// <summary>Notes what the layout needs at a place, and refuses what it cannot say.</summary>
    /// <param name="value">The place; its parts were seen before, except for the members of its type.</param>
    /// <param name="path">The member's path, such as <c>Order.Lines[]</c>.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/>; see <see cref="Refused"/>.</exception>
    internal abstract void OnValue(PlanValue value, string path);

    /// <summary>Notes what the layout needs of a type, and refuses what it cannot say; its members were seen before.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/>; see <see cref="Refused"/>.</exception>
    internal virtual void OnType(PlanType type, string path)
    {
    }

    /// <summary>Notes what the layout takes from the type that the root has in C#; the plan is whole except for the bytes that values take at least.</summary>
    /// <param name="root">The root's place.</param>
    /// <param name="type">Its C# type.</param>
    /// <param name="path">The root's path.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/>; see <see cref="Refused"/>.</exception>
    internal virtual void OnRoot(PlanValue root, Type type, string path)
    {
    }

    /// <summary>Bytes that a value's own part takes at least: a scalar, a head, a count, the number of a case. What it holds is not counted, and neither is
    /// <see cref="LeastNull"/>.</summary>
    internal abstract int LeastBytes(PlanValue value);

    /// <summary>Whether every value of a type with members has all of them, so their bytes count in bounds on counts; false if older data may have
    /// fewer.</summary>
    internal virtual bool HasAllMembers(PlanType type) => true;

    /// <summary>Bytes of a null at a place that may be null.</summary>
    internal virtual int LeastNull(PlanValue value) => 1;

    /// <summary>The plan of a type, compiled when it is first asked for.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/>: the type has no Shape, or the layout cannot say it.</exception>
    internal LayoutPlan Plan(CodecEntry entry) =>
        _plans.TryGetValue(entry, out LayoutPlan? plan) ? plan : _plans.GetValue(entry, key => new PlanCompiler(this).Compile(key));

    /// <summary>The error for what the layout cannot say.</summary>
    /// <param name="path">Where.</param>
    /// <param name="what">What is there and why it cannot, and what to use instead.</param>
    internal OctavoException Refused(string path, string what) => new(new OctavoException(OctavoErrorCode.NotInFormat, what), Name, -1, path);
}
