// Owns: the file of a type with a surrogate: a codec that converts and calls the surrogate's, and its entry.
using System.Globalization;
using Octavo.Generator.Emission.Cloning;
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Tagged;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission;

internal static class SurrogateEmitter
{
    /// <summary>The name of the file.</summary>
    public static string FileName(SurrogatePlan plan) => Names.FileOf(plan.Type.Namespace, plan.Type.Codec);

    public static string Emit(SurrogatePlan plan)
    {
        SurrogateModel type = plan.Type;
        CodeWriter c = Names.File(type.Namespace);
        c.Served = plan.Formats.WithTokens();
        var scope = new Scope(c, type.Namespace);
        bool isValue = TaggedSurrogate.FieldWire(type) is not null;
        string what = type.IsItself ? "a collection with references" : $"for which {Names.Cref(type.Value.Type)} stands in data";
        c.Line($"/// <summary>Codec of {Names.Cref(type.Type)}, {what}.</summary>").Attributes(type.IsObsolete, isHidden: type.IsPublic);
        string access = type.IsPublic ? "public" : "internal";
        c.Open($"{access} readonly struct {type.Codec} : {(isValue ? "IValueCodec" : "ISequentialCodec")}<{type.Type}>");
        bool isMessage = TaggedSurrogate.IsMessage(type);
        FormatCode.Mark(c, plan.Formats);
        if (isMessage)
        {
            TaggedEmitter.Mark(c);
        }
        else if (TaggedSurrogate.FieldWire(type) is { } wire)
        {
            // A type of another assembly that is a single value is a field of Protobuf there, too.
            c.Line($"public const int FieldWire = {wire.ToString(CultureInfo.InvariantCulture)};").Line();
        }
        if (SingleKind(type) is { } single)
        {
            // A map has such a key as it has the value, in the assemblies that reference this one, too.
            c.Line($"public const string SingleKind = \"{single}\";").Line();
        }
        Write(scope, plan);
        c.Line();
        Read(scope, plan);
        if (SingleKind(type) == "Text")
        {
            WriteKey(scope, plan);
        }
        if (isMessage)
        {
            TaggedSurrogate.Emit(scope, type);
        }
        AccessorCode.Emit(c, type.Accessors);
        c.Close().Line();
        c.Line($"/// <summary>Entry of {Names.Cref(type.Type)}: one closed override per slot.</summary>").Attributes(type.IsObsolete);
        c.Open($"internal sealed class {type.Entry} : CodecEntry<{type.Type}>");
        FormatCode.Slot(c, plan.Formats);
        foreach (string format in FormatCode.Slots(plan.Formats))
        {
            c.Lines($"""
                public override void Write(ref {format}Writer writer, in {type.Type} value) => {type.Codec}.Write(ref writer, in value);
                public override void Read(ref {format}Reader reader, ref {type.Type} value) => {type.Codec}.Read(ref reader, ref value);
                """);
        }
        EntryEmitter.Message(c, type.Type, $"{type.Codec}.", isMessage);
        string kind = type.IsStruct ? "Value" : "";
        string codec = isValue ? $"OfValue<{type.Type}, {type.Codec}>" : type.Codec;
        c.Line($"public override CodecEntry MakeRoot(RootKind kind) => Roots.Make{kind}<{type.Type}, {codec}>(kind);");
        c.LineIf(!type.IsItself, EntryEmitter.Opaque);
        if (type.IsItself)
        {
            string clone = CloneCode.Expression(scope, type.Value, "value");
            string head = $"public override {type.Type} Clone(in {type.Type} value, CloneMap map)";
            if (plan.CountsDepth)
            {
                c.Open(head).Lines($"""
                    map.Descend();
                    {type.Type} v = {clone};
                    map.Ascend();
                    return v;
                    """).Close();
            }
            else
            {
                c.Line($"{head} => {clone};");
            }
        }
        EntryEmitter.Shape(c, plan.Shape, plan.ShapeChildren, plan.MessageShape);
        c.Close();
        return c.Finish();
    }

    private static void Write(Scope scope, SurrogatePlan plan)
    {
        SurrogateModel type = plan.Type;
        string surrogate = type.Value.Type;
        string converted = type.Converted("value");
        scope.Code.Line(Names.NoInlining).Line($"public static void Write<W>(ref W w, scoped in {type.Type} value)")
            .Open(TaggedSurrogate.FieldWire(type) is null ? Names.WhereW : Names.WhereAnyW);
        FormatCode.Refuse(scope.Code, plan.Formats, "W", type.Type, !plan.Formats.IsSequential());
        if (!plan.Formats.IsSequential())
        {
            scope.Code.Close();
            return;
        }
        if (type.IsItself)
        {
            scope.Code.LineIf(plan.CountsDepth, "w.Enter();");
            WriteCode.Write(scope, type.Value, "value");
            scope.Code.LineIf(plan.CountsDepth, "w.Leave();").Close();
            return;
        }
        scope.Code.Line(type.IsStruct ? $"{surrogate} surrogate = {converted};"
            : $"{surrogate} surrogate = value is null ? default({surrogate}) : {converted};");
        scope.Code.LineIf(plan.CountsDepth, "w.Enter();");
        WriteCode.Write(scope, type.Value, "surrogate");
        scope.Code.LineIf(plan.CountsDepth, "w.Leave();").Close();
    }

    /// <summary>The kind of the scalar or text for which the type stands; null for others.</summary>
    private static string? SingleKind(SurrogateModel type) => (type.Value is ObjectValue item ? item.Single : type.Value) switch
    {
        TextValue => "Text",
        ScalarValue { IsEnum: false } scalar => scalar.Kind.ToString(),
        NullableValue { Inner: ScalarValue { IsEnum: false } scalar } => scalar.Kind + "?",
        _ => null,
    };

    /// <summary>A text as the key of a map: formats whose keys are text have none for null.</summary>
    private static void WriteKey(Scope scope, SurrogatePlan plan)
    {
        SurrogateModel type = plan.Type;
        scope.Code.Line().Lines($"""
            /// <summary>Writes a key of a map.</summary>
            {Names.NoInlining}
            public static void WriteKey<W>(ref W w, scoped in {type.Type} value)
            """).Open(Names.WhereW);
        FormatCode.Refuse(scope.Code, plan.Formats, "W", type.Type, !plan.Formats.IsSequential());
        if (plan.Formats.IsSequential())
        {
            scope.Code.Line($"{type.Value.Type} surrogate = {type.Converted("value")};");
            string refusal = $"Throw.NullNotAllowed({Names.Literal("a key of type " + type.Type.Replace("global::", ""))});";
            scope.Code.LineIf(type.Value is TextValue, $"if (surrogate is null && W.TextKeys) {refusal}");
            scope.Code.Line(type.Value is ObjectValue item ? $"{scope.Codec(item.Codec)}.WriteKey(ref w, surrogate);" : "w.WriteText(surrogate);");
        }
        scope.Code.Close();
    }

    private static void Read(Scope scope, SurrogatePlan plan)
    {
        SurrogateModel type = plan.Type;
        CodeWriter c = scope.Code;
        bool canBeNull = type.Value is NullableValue || type.Value.CanBeNull;
        string converted = type.Restored($"surrogate{(type.Value is NullableValue ? ".GetValueOrDefault()" : "")}");
        c.Line(Names.NoInlining).Line($"public static void Read<R>(ref R r, ref {type.Type} value)")
            .Open(TaggedSurrogate.FieldWire(type) is null ? Names.WhereR : Names.WhereAnyR);
        FormatCode.Refuse(c, plan.Formats, "R", type.Type, !plan.Formats.IsSequential());
        if (!plan.Formats.IsSequential())
        {
            c.Close();
            return;
        }
        if (type.IsItself)
        {
            c.LineIf(plan.CountsDepth, "r.Enter();").Line($"value = {ReadCode.Expression(scope, type.Value, null)};")
                .LineIf(plan.CountsDepth, "r.Leave();").Close();
            return;
        }
        c.LineIf(plan.CountsDepth, "r.Enter();");
        ReadCode.Declare(scope, type.Value, "surrogate", null, type.Type.Replace("global::", ""));
        c.LineIf(plan.CountsDepth, "r.Leave();");
        if (type.NullIsDefault)
        {
            c.Line($"value = surrogate is null ? default : {converted};").Close();
            return;
        }
        if (type.IsStruct && canBeNull)
        {
            c.If("surrogate is null", $"Throw.NullValue({Names.Literal(type.Type.Replace("global::", ""))});");
        }
        c.Line(type.IsStruct || !canBeNull ? $"value = {converted};" : $"value = surrogate is null ? null : {converted};").Close();
    }
}
