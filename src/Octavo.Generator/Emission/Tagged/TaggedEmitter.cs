// Owns: what a codec has for a tagged format in addition to its two bodies: the mark for other assemblies, the widths of its call sites.
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedEmitter
{
    /// <summary>Begins a codec: its mark, the widths of its call sites, and <c>Write</c>.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="plan">The plan.</param>
    /// <param name="isNarrow">Whether the codec lacks bodies that a format of another's needs.</param>
    public static void Begin(CodeWriter c, CodecPlan plan, bool isNarrow)
    {
        if (plan.Tagged is CodecPlan tagged)
        {
            Mark(c);
            TaggedFields.Sites(c, tagged.Type.Members.Select(m => TaggedFields.Of(tagged.Type, m)));
        }
        else if (plan.Part is not null)
        {
            Mark(c);
        }
        Write(c, plan.Type.Type, plan.Formats, isNarrow);
    }

    /// <summary>The bodies.</summary>
    public static void Emit(Scope scope, CodecPlan plan)
    {
        if (plan.Part is not null)
        {
            TaggedParts.Emit(scope, plan.Part);
        }
        if (plan.Tagged is not CodecPlan tagged)
        {
            return;
        }
        scope.Code.Line();
        TaggedWriteBody.Emit(scope, tagged);
        scope.Code.Line();
        TaggedReadBody.Emit(scope, tagged);
    }

    /// <summary>The constant by which other assemblies know that the bodies are there.</summary>
    public static void Mark(CodeWriter c) => c.Line("public const bool IsMessage = true;").Line();

    /// <summary><c>Write</c> of the contract of sequential formats.</summary>
    public static void Write(CodeWriter c, string type, FormatSet formats, bool isNarrow = false)
    {
        c.Line($"public static void Write<W>(ref W w, scoped in {type} value)");
        if (formats.IsWhole())
        {
            c.Line($"{Names.WhereW} => WriteSequential(ref w, value);").Line();
            return;
        }
        c.Open(Names.WhereW);
        FormatCode.Refuse(c, formats, "W", type, isNarrow);
        c.LineIf(formats.IsSequential(), "WriteSequential(ref w, value);").Close().Line();
    }
}
