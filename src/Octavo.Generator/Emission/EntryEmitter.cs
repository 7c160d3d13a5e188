// Owns: entries: the closed overrides of every slot.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Emission.Cloning;
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Tagged;
using Octavo.Generator.Emission.Writing;
using Octavo.Model;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission;

internal static class EntryEmitter
{
    private static readonly string[] s_messageWriters = ["OctavoProtobufWriter", "OctavoProtobufSizer"];

    /// <summary>The slot of a type that decides by itself what is written of it.</summary>
    public const string Opaque = "public override bool IsOpaque => true;";

    public static string NameOf(TypeModel type) => $"{type.Codec.Substring(0, type.Codec.Length - "Codec".Length)}Entry";

    /// <summary>The entry of a type with a codec.</summary>
    public static void EmitCodecEntry(CodeWriter c, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        c.Line($"/// <summary>Entry of {Names.Cref(type.Type)}: one closed override per slot.</summary>").Attributes(type.IsObsolete);
        c.Open($"internal sealed class {NameOf(type)} : CodecEntry<{type.Type}>");
        FormatCode.Slot(c, plan.Formats);
        foreach (string format in FormatCode.Slots(plan.Formats))
        {
            c.Lines($"""
                public override void Write(ref {format}Writer writer, in {type.Type} value) => {type.Codec}.WriteSequential(ref writer, value);
                public override void Read(ref {format}Reader reader, ref {type.Type} value) => {type.Codec}.Read(ref reader, ref value);
                """);
        }
        Message(c, type.Type, $"{type.Codec}.", plan.IsTagged, plan.IsReferred || plan.Part is { IsReferred: true });
        Small(c, plan);
        MemberBody.Slot(c, type);
        UnknownFieldBody.Slots(c, plan);
        CloneBody.Slot(c, plan);
        string kind = plan.RawLayout is not null ? "RawLayout" : type.IsStruct ? "Value" : "";
        string codecs = plan.RawLayout is not null ? $"{type.Codec}, {type.Codec}" : type.Codec;
        c.Line($"public override CodecEntry MakeRoot(RootKind kind) => Roots.Make{kind}<{type.Type}, {codecs}>(kind);");
        Shape(c, plan.Shape, plan.ShapeChildren, plan.Tagged?.Shape ?? plan.Part?.Shape, [.. plan.Views]);
        c.Close();
    }

    /// <summary>The entry of a union.</summary>
    public static void EmitUnionEntry(CodeWriter c, UnionPlan plan)
    {
        UnionModel union = plan.Type;
        c.Line($"/// <summary>Entry of {Names.Cref(union.Type)}: one closed override per slot.</summary>").Attributes(union.IsObsolete);
        c.Open($"internal sealed class {union.Id}Entry : CodecEntry<{union.Type}>");
        FormatCode.Slot(c, plan.Formats);
        foreach (string format in FormatCode.Slots(plan.Formats))
        {
            c.Lines($"""
                public override void Write(ref {format}Writer writer, in {union.Type} value) => {union.Codec}.WriteSequential(ref writer, value);
                public override void Read(ref {format}Reader reader, ref {union.Type} value) => {union.Codec}.Read(ref reader, ref value);
                """);
        }
        Message(c, union.Type, $"{union.Codec}.", plan.IsTagged, plan.Part is { IsReferred: true });
        c.Lines($"""
            public override {union.Type} Clone(in {union.Type} value, CloneMap map) => {union.Codec}.Clone(value, map);
            public override CodecEntry MakeRoot(RootKind kind) => Roots.Make<{union.Type}, {union.Codec}>(kind);
            """);
        // A base that is its own case has a Shape of its members in addition.
        if (plan.Cases.FirstOrDefault(p => p.Case.Value.Type == union.Type) is { } self)
        {
            string codec = self.Case.Value.Codec;
            c.Line($"public override CodecEntry UnionBody => new {codec.Substring(0, codec.Length - "Codec".Length)}Entry();");
        }
        Shape(c, plan.Shape, plan.ShapeChildren, plan.Part?.Shape);
        c.Close();
    }

    /// <summary>The name of a root's file.</summary>
    public static string FileName(RootPlan root) => Names.FileOf(Names.Root, root.Entry);

    /// <summary>The file of a root that is not a type with a codec.</summary>
    public static string EmitRoot(RootPlan root)
    {
        CodeWriter c = Names.File(Names.Root);
        c.Served = root.Formats.WithTokens();
        var scope = new Scope(c, Names.Root);
        string type = root.Value.Type;
        string passed = root.Value is NullableValue { Size: 0 or > 16 } or ObjectValue { IsStruct: true, Size: 0 or > 16 } ? $"scoped in {type}" : type;
        c.Line($"/// <summary>Entry of the root {Names.Cref(type)}, seen in a call or asked for.</summary>").Attributes(root.IsObsolete);
        c.Open($"internal sealed class {root.Entry} : CodecEntry<{type}>");
        FormatCode.Slot(c, root.Formats);
        foreach (string format in FormatCode.Slots(root.Formats))
        {
            c.Lines($"""
                public override void Write(ref {format}Writer writer, in {type} value) => WriteRoot(ref writer, value);
                public override void Read(ref {format}Reader reader, ref {type} value) => value = ReadRoot(ref reader, value);
                """);
        }
        Message(c, type, root.IsTagged && !TaggedRoot.IsWrapped(root) ? $"{scope.Codec(((ObjectValue)root.Value).Codec)}." : "", root.IsTagged);
        if ((root.Formats & FormatSet.Binary) != 0)
        {
            Length(c, root.Value);
        }
        if (root.Value is not ObjectValue)
        {
            c.Line($"public override {type} Clone(in {type} value, CloneMap map) => {CloneCode.Expression(scope, root.Value, "value")};");
        }
        if (root.Value is ObjectValue { ByHand: true } byHand)
        {
            c.LineIf(!byHand.Codec.StartsWith("global::Octavo.", System.StringComparison.Ordinal), Opaque);
            string kind = byHand.IsStruct ? "Value" : "";
            c.Line($"public override CodecEntry MakeRoot(RootKind kind) => Roots.Make{kind}<{type}, {byHand.CodecArgument}>(kind);");
        }
        Shape(c, root.Shape, root.ShapeChildren, root.MessageShape);
        if (root.Formats.IsSequential())
        {
            c.Line().Lines($"""
                {Names.NoInlining}
                private static void WriteRoot<W>(ref W w, {passed} v)
                {Names.WhereW}
                """).Open();
            WriteCode.Write(scope, root.Value, "v");
            c.Close().Line().Lines($"""
                {Names.NoInlining}
                private static {type} ReadRoot<R>(ref R r, {passed} existing)
                {Names.WhereR}
                """).Open();
            ReadCode.Declare(scope, root.Value, "v", root.Value is { CanFill: true } or ObjectValue ? "existing" : null, root.Value.Type);
            c.Line("return v;").Close();
        }
        if (TaggedRoot.IsWrapped(root))
        {
            TaggedRoot.Emit(scope, root);
        }
        c.Close();
        return c.Finish();
    }

    /// <summary>The slots of Protobuf, where the type is in it; else what they throw says why not.</summary>
    internal static void Message(CodeWriter c, string type, string codec, bool isTagged, bool isReferred = false)
    {
        if (!isTagged)
        {
            return;
        }
        foreach (string writer in s_messageWriters)
        {
            Slot(c, $"Write(ref {writer} writer, in {type} value)", isReferred ? $"{writer}.KeepRoot(ref writer, value);" : "",
                $"{codec}WriteTagged(ref writer, value);");
        }
        Slot(c, $"Read(ref OctavoProtobufReader reader, ref {type} value)", isReferred ? "OctavoProtobufReader.ExpectRoot(ref reader);" : "",
            $"value = {codec}ReadTagged(ref reader, value);");
    }

    private static void Slot(CodeWriter c, string method, string first, string statement)
    {
        if (first.Length == 0)
        {
            c.Line($"public override void {method} => {statement}");
            return;
        }
        c.Line().Open($"public override void {method}").Line(first).Line(statement).Close();
    }

    /// <summary>A struct of constant bound as a root needs no writer and no reader.</summary>
    private static void Small(CodeWriter c, CodecPlan plan)
    {
        // Where a user constructor or setter runs, the reader is between it and the caller.
        if (plan.Fixed is not { JoinsRuns: true, IsPlain: true })
        {
            return;
        }
        TypeModel type = plan.Type;
        string codec = type.Codec;
        if (plan.RawLayout is not null && (plan.Formats & FormatSet.Binary) != 0)
        {
            c.Lines($"""
                public override int RawLayoutLength => {codec}.RawLayoutSize;
                public override void PutRawLayout(ref byte at, in {type.Type} value) => {codec}.Put(ref at, in value);

                public override bool TryGetRawLayout(ref byte at, out {type.Type} value)
                """).Open();
            if (plan.RawLayout.Facts is { Validated: true } or { HasPadding: true })
            {
                c.Lines($$"""
                    if (!{{codec}}.IsValid(ref at))
                    {
                        value = default;
                        return false;
                    }
                    """);
            }
            if (plan.RawLayout.Probes.Count != 0)
            {
                // Member by member, stores are narrower than the load of the whole after them, which waits for them: 9.1 ns a struct of 16 bytes, 5.5 so.
                c.Lines($$"""
                    if ({{codec}}.SameLayout)
                    {
                        value = Bytes.Get<{{type.Type}}>(ref at);
                        return true;
                    }
                    """);
            }
            c.Line($"{codec}.Get(ref at, out value);").Line("return true;").Close();
        }
        Bounded(c, plan, "Compact", FormatSet.Compact);
        Bounded(c, plan, "MsgPack", FormatSet.MessagePack);
        Bounded(c, plan, "Cbor", FormatSet.Cbor);
    }

    private static void Bounded(CodeWriter c, CodecPlan plan, string format, FormatSet within)
    {
        if ((plan.Formats & within) == 0)
        {
            return;
        }
        TypeModel type = plan.Type;
        string codec = type.Codec;
        c.Line().Lines($$"""
            public override int {{format}}Bound
            {
                get
                {
                    int bound = Math.Max({{codec}}.MaxPut<Octavo{{format}}Writer>(), {{codec}}.MaxGet<Octavo{{format}}Reader>());
                    return bound <= 256 ? bound : 0;
                }
            }
            public override nint Put{{format}}(ref byte at, in {{type.Type}} value) => {{codec}}.Put<Octavo{{format}}Writer>(ref at, value);
            public override nint Get{{format}}(ref byte at, out {{type.Type}} value) => Math.Max(0, {{codec}}.Get<Octavo{{format}}Reader>(ref at, out value));
            """);
    }

    /// <summary>Large sequences of raw layouts are written into an array of their exact length.</summary>
    private static void Length(CodeWriter c, ValueModel value)
    {
        if (value is not SequenceValue { Form: SequenceForm.Array or SequenceForm.List, Element.RawLayout: RawLayoutFacts raw } sequence)
        {
            return;
        }
        string count = sequence.Form == SequenceForm.Array ? "Length" : "Count";
        c.Line($"public override int BinaryLength(in {value.Type} value) => value is null ? -1 : RawLayoutArrays.Length(value.{count}, {raw.Size});");
    }

    internal static void Shape(CodeWriter c, string shape, EquatableList<string> children, string? message = null, params ViewPlan[] views)
    {
        c.Line($"public override string ShapeText => {Names.Literal(shape)};");
        message = message == shape ? null : message;
        if (views.Length == 0 && message is not null)
        {
            c.Line($"public override string ViewText(MemberIdentity identity) => identity == MemberIdentity.Protobuf ? {Names.Literal(message)} : ShapeText;");
        }
        else if (views.Length != 0)
        {
            c.Line().Open("public override string ViewText(MemberIdentity identity) => identity switch");
            foreach (ViewPlan view in views)
            {
                string kinds = string.Join(" or ", view.View.Kinds.Select(k => $"MemberIdentity.{k}"));
                c.Line($"{kinds} => {Names.Literal(view.Plan.Shape)},");
            }
            if (message is not null)
            {
                c.Line($"MemberIdentity.Protobuf => {Names.Literal(message)},");
            }
            c.Line("_ => ShapeText,").Close(";");
        }
        if (children.Count == 0)
        {
            return;
        }
        if (children.Count == 1)
        {
            c.Line($"public override Type ShapeChild(int index) => index == 0 ? typeof({children[0]}) : null;");
            return;
        }
        c.Line().Open("public override Type ShapeChild(int index) => index switch");
        for (int i = 0; i < children.Count; i++)
        {
            c.Line($"{i} => typeof({children[i]}),");
        }
        c.Line("_ => null,").Close(";");
    }
}
