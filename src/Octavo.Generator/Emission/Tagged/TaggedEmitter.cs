// Owns: what a codec has for a tagged format besides its two bodies: the switch of IEngineCodec on the format's family, the mark for other assemblies.
using System.Linq;
using Octavo.Model;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedEmitter
{
    /// <summary>Begins a codec: its mark, the widths of its call sites, and <c>Write</c>.</summary>
    public static void Begin(CodeWriter c, CodecPlan plan)
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
        Write(c, plan.Type.Type, plan.IsTagged, plan.Formats, !plan.Formats.HasKeys(plan.Type));
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

    /// <summary><c>Write</c> of the contract: the body of the format's family. Folds to a call.</summary>
    public static void Write(CodeWriter c, string type, bool isTagged, FormatSet formats, bool isNarrow = false)
    {
        c.Line("public static void Write<W>(ref W w, scoped in " + type + " value)");
        if (!isTagged && formats.IsWhole())
        {
            c.Line(Names.WhereW + " => WriteSequential(ref w, value);").Line();
            return;
        }
        c.Open(Names.WhereW);
        FormatCode.Refuse(c, formats, "W", type, isNarrow);
        if (!formats.IsSequential())
        {
            c.LineIf(isTagged, "WriteTagged(ref w, value);").Close().Line();
            return;
        }
        if (isTagged)
        {
            c.If("W.Shape == WriterShape.Tagged", "WriteTagged(ref w, value);");
        }
        c.Line((isTagged ? "else " : "") + "WriteSequential(ref w, value);").Close().Line();
    }

    /// <summary><c>Read</c> of a codec without sequential bodies.</summary>
    public static void OnlyRead(CodeWriter c, bool isTagged) => c.LineIf(isTagged, "value = ReadTagged(ref r, value);");

    /// <summary>The same at the beginning of <c>Read</c>.</summary>
    public static void LeadRead(CodeWriter c, bool isTagged)
    {
        if (isTagged)
        {
            c.Open("if (R.Shape == ReaderShape.Tagged)").Line("value = ReadTagged(ref r, value);").Line("return;").Close();
        }
    }
}
