// Owns: the file of one codec: its outline and its entry. The bodies are WriteBody, PositionalBody, SlowBody, NamedBody, FixedBody and RawLayoutBody.
using System.Linq;
using Octavo.Generator.Emission.Cloning;
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Tagged;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class CodecEmitter
{
    /// <summary>The name of the file.</summary>
    public static string FileName(CodecPlan plan) => Names.FileOf(plan.Type.Namespace, plan.Type.Codec);

    public static string Emit(CodecPlan plan)
    {
        TypeModel type = plan.Type;
        CodeWriter c = Names.File(type.Namespace);
        CodecPlan own = plan.Views.FirstOrDefault(f => f.IsOwn) is { } view ? view.Plan with { Views = plan.Views, Formats = plan.Formats } : plan;
        var scope = new Scope(c, type.Namespace) { HasKeys = own.Served.HasKeys(own.Type) };
        c.Served = own.Served;
        Summary(c, plan);
        c.Attributes(type.IsObsolete, isHidden: type.IsPublic);
        string raw = plan.RawLayout is null ? "" : $", IRawLayout<{type.Type}>";
        c.Open($"{(type.IsPublic ? "public" : "internal")} readonly struct {type.Codec} : ISequentialCodec<{type.Type}>{raw}");
        if (plan.Fixed is not null)
        {
            FixedBody.Constants(c, plan);
        }
        FormatCode.Mark(c, plan.Formats);
        TolerantMembers.Sites(c, own.Type);
        TaggedEmitter.Begin(c, plan, !scope.HasKeys);
        if (plan.Formats.IsSequential())
        {
            Bodies(scope, own);
        }
        else
        {
            EmitRead(c, plan);
        }
        if (plan.RawLayout is not null)
        {
            c.Line();
            RawLayoutBody.Emit(scope, plan);
        }
        if (plan.Formats.IsSequential())
        {
            ViewEmitter.Emit(scope, own);
        }
        TaggedEmitter.Emit(scope, plan);
        MemberBody.Emit(c, plan);
        UnknownFieldBody.Emit(c, plan);
        CloneBody.Emit(scope, plan);
        SpecifiedCode.Emit(c, type);
        ExtensionCode.Holders(c, type.Type, type.Holders);
        Members.Accessors(c, type);
        c.Close().Line();
        EntryEmitter.EmitCodecEntry(c, plan);
        return c.Finish();
    }

    /// <summary>The bodies of a type, or of one of its contract views.</summary>
    public static void Bodies(Scope scope, CodecPlan plan, bool isView = false)
    {
        CodeWriter c = scope.Code;
        if (plan.Fixed is { JoinsRuns: true })
        {
            FixedBody.Emit(scope, plan, isView);
        }
        else
        {
            EmitRead(c, plan);
            WriteBody.Emit(scope, plan);
            c.Line();
            PositionalBody.Emit(scope, plan);
        }
        c.Line();
        SlowBody.Emit(scope, plan);
        if (scope.HasKeys)
        {
            c.Line();
            NamedBody.Emit(scope, plan);
        }
    }

    /// <summary>How a codec's own type is passed to bodies.</summary>
    public static string Parameter(CodecPlan plan, string name = "v") => $"{(plan.ByIn ? "scoped in " : "")}{plan.Type.Type} {name}";

    private static void Summary(CodeWriter c, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        string kind = plan.RawLayout is not null ? $"struct with a raw layout of {plan.RawLayout.Facts.Size} bytes" : type.IsStruct ? "struct" : "class";
        string members = type.Members.Count == 0 ? "no members"
            : $"{type.Members.Count}{(type.Members.Count == 1 ? " member: " : " members: ")}{string.Join(", ", type.Members.Select(m => m.Name))}";
        c.Line($"/// <summary>Codec of {Names.Cref(type.Type)}: {kind}, {type.Layout}, {members}.</summary>");
    }

    private static void EmitRead(CodeWriter c, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        string read = type.IsStruct ? "ReadPositional(ref r, value)"
            : $"value is null ? ReadPositional(ref r) : ReadSlow(ref r, {PositionalBody.ReadStart(c, type)}, value)";
        if (plan.Views.All(f => f.IsFolded || f.IsOwn) && plan.Formats.IsWhole())
        {
            c.Lines($"""
                public static void Read<R>(ref R r, ref {type.Type} value)
                {Names.WhereR} =>
                    value = {read};
                """).Line();
            return;
        }
        c.Line($"public static void Read<R>(ref R r, ref {type.Type} value)").Open(Names.WhereR);
        FormatCode.Refuse(c, plan.Formats, "R", type.Type, !plan.Served.HasKeys(type));
        if (!plan.Formats.IsSequential())
        {
            c.Close();
            return;
        }
        ViewEmitter.Lead(c, plan, "R", "Read(ref r, ref value)", returns: false);
        c.Line($"value = {read};").Close().Line();
    }
}
