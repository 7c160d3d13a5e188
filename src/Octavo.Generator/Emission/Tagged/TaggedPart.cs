// Owns: the part of one class in the message of an inheritance: its own fields after those parts that its message has. Objects are there before they are read.
using System.Linq;
using Octavo.Generator.Emission.Reading;
using Octavo.Model;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedPart
{
    public static void Emit(Scope scope, PartPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel own = InPlace(plan.Level.Part);
        string type = Names.Cref(plan.Level.Type);
        c.Line().Line($"/// <summary>The part of {type}: what it declares itself, after the parts of classes that derive from it.</summary>");
        c.Open("internal readonly struct Part");
        TaggedFields.Sites(c, plan.Parts.Select(Field).Concat(own.Members.Select(m => TaggedFields.Of(own, m))));
        Write(scope, plan, own);
        if (plan.IsReadInPlace(plan.Level))
        {
            c.Line();
            Read(scope, plan, own);
            New(scope, plan);
            if (plan.Parts.Any() && (own.Members.Count != 0 || own.Extension is not null))
            {
                Copy(scope, own);
            }
        }
        foreach (CallbackMoment moment in new[] { CallbackMoment.Serializing, CallbackMoment.Serialized,
            CallbackMoment.Deserialized }.Where(m => Calls(plan.Level, m)))
        {
            c.Line().Open($"internal static void On{moment}({plan.Level.Type} v)");
            Callbacks.Call(c, plan.Level.Part.Fields, moment);
            c.Close();
        }
        Members.Accessors(c, own);
        ExtensionCode.Holders(c, own.Type, own.Extension is { Bridge.Length: not 0 } holder ? [holder] : []);
        c.Close();
    }

    /// <summary>Whether a class that can be made has calls for a moment; one that a constructor binds makes those of reading itself.</summary>
    public static bool Calls(PartLevel level, CallbackMoment moment) =>
        level.Part.CanBeMade && !(level.Part.IsBound && moment >= CallbackMoment.Deserializing) && level.Part.Fields.Callbacks.Any(m => m.Moment == moment);

    /// <summary>Whether a class has members of its own that are never null, and have no field when they are empty.</summary>
    public static bool Fills(PartLevel level) =>
        level.Part.Own is var own
            && own.Members.Any(m => m.Setting != MemberSetting.Fill && TaggedMake.EmptyOf(own, m) is not null);

    /// <summary>The field of a part in its base's message.</summary>
    public static TaggedField Field(PartLevel part) =>
        new($"Part{part.Part.Number}",
            new ObjectValue(part.Type, part.Part.Fields.Id, true, false, $"{part.Codec}.Part", true, null)
            {
                Content = FieldContent.Message,
                IsGathered = part.IsGathered
            },
        new FieldModel(part.Part.Number, part.Part.IsGroup ? FieldForm.Plain with { Encoding = FieldEncoding.Group } : FieldForm.Plain, FieldPresence.Explicit),
            part.Part.Fields.FullName);

    /// <summary>The fields that a class declares, set one by one on objects that are there already; whatever makes those of a bound class is not
    /// asked.</summary>
    private static TypeModel InPlace(PartModel part)
    {
        TypeModel own = part.Own;
        return own with
        {
            Members = own.Members.Select(m => m with { Parameter = -1 }).ToEquatable(),
            Construction = part is { CanBeMade: true, IsBound: false } ? own.Construction : new ConstructionModel(default, false, false, false),
            Callbacks = part.CanBeMade ? own.Callbacks : default,
        };
    }

    private static void Write(Scope scope, PartPlan plan, TypeModel own)
    {
        CodeWriter c = scope.Code;
        string type = plan.Level.Type;
        c.Lines($"""
            {Names.NoInlining}
            public static void WriteTagged<W>(ref W w, {type} v)
            {Names.WhereTaggedW}
            """).Open();
        PartLevel[] parts = [.. plan.Parts];
        if (parts.Length != 0)
        {
            // A class that has parts is told by its type with all that derives from it; any other one is that class exactly.
            bool isFirst = true;
            foreach (PartLevel part in parts.OrderBy(p => p.HasParts))
            {
                string isPart = part.HasParts ? $"v is {part.Type}" : $"{Names.TypeOf("v", own.HidesGetType)} == typeof({part.Type})";
                c.Open($"{(isFirst ? "if" : "else if")} ({isPart})");
                TaggedPut.Field(scope, Field(part), $"Unsafe.As<{part.Type}>(v)", isAlone: true);
                c.Close();
                isFirst = false;
            }
            c.Open(plan.Level.Part.CanBeMade ? $"else if ({Names.TypeOf("v", own.HidesGetType)} != typeof({type}))" : "else")
                .Line($"Throw.NoSuchPart({Names.TypeOf("v", own.HidesGetType)}, typeof({type}));").Close();
        }
        TaggedWriteBody.Content(scope, own);
        c.Close();
        TaggedWriteBody.Methods(scope, own, $"{type} v");
    }

    private static void Read(Scope scope, PartPlan plan, TypeModel own)
    {
        CodeWriter c = scope.Code;
        bool keeps = own is { Extension: not null, ExtensionMap.Length: 0 };
        c.Lines($"""
            {Names.NoInlining}
            public static void ReadTagged<R>(ref R r, {plan.Level.Type} v)
            {Names.WhereTaggedR}
            """).Open();
        if (keeps)
        {
            TypeModel unbound = own with { Construction = new ConstructionModel(default, false, false, false) };
            c.Line($"UnknownMembers unknown = {ExtensionCode.Existing(unbound)};");
        }
        var loop =
            new TaggedReadLoop(scope,
                [.. plan.Parts.Select(p => Slot(scope, p, plan.IsReadInPlace(p))), .. own.Members.Select(m => TaggedReadBody.Slot(own, m, []))], "goto End;",
                keeps);
        loop.Emit();
        c.Label("End");
        loop.Finish();
        if (keeps)
        {
            ExtensionCode.Set(c, own);
        }
        c.Line("return;").Close();
        if (Fills(plan.Level))
        {
            c.Line().Lines($"""
                {Names.NoInlining}
                internal static void Fill<R>(ref R r, {plan.Level.Type} v)
                {Names.WhereTaggedR}
                """).Open();
            foreach (MemberModel member in own.Members)
            {
                TaggedReadBody.Absent(c, own, member);
            }
            c.Close();
        }
        TaggedMake.Emit(scope, own.Members.Select(m => TaggedFields.Of(own, m)), keeps);
    }

    /// <summary>A part, which is read into the object if that is of its class; else the message has two of one level.</summary>
    private static TaggedSlot Slot(Scope scope, PartLevel part, bool isInPlace) => new(Field(part), $"part{part.Part.Number}", "", value => "")
    {
        IsRefused = !isInPlace,
        Reads = () =>
        {
            CodeWriter c = scope.Code;
            if (!isInPlace)
            {
                c.Line($"Throw.OtherPart({Names.TypeOf("v", part.Part.Fields.HidesGetType)}, typeof({part.Type}));").Line("return;");
                return;
            }
            c.Lines($$"""
                if (v is not {{part.Type}} part)
                {
                    Throw.OtherPart({{Names.TypeOf("v", part.Part.Fields.HidesGetType)}}, typeof({{part.Type}}));
                    return;
                }
                {{TaggedParts.PartOf(scope, part)}}.ReadTagged(ref r, part);
                R.LeaveScope(ref r, oneEnd);
                """);
        },
    };

    /// <summary>Makes an object, with what another of the inheritance has in common with it.</summary>
    private static void New(Scope scope, PartPlan plan)
    {
        PartModel part = plan.Level.Part;
        CodeWriter c = scope.Code;
        TypeModel type = part.Fields;
        PartLevel[] starting = [.. plan.Chain.Where(Starts)];
        if (part is { CanBeMade: true, IsBound: false })
        {
            c.Line().Open($"internal static {type.Type} New({(plan.Place == 0 ? "" : $"{plan.Root.Type} existing")})");
            c.Line($"{type.Type} v = {Members.Empty(type)};");
            Callbacks.Call(c, type, CallbackMoment.Deserializing);
            foreach (PartLevel level in starting)
            {
                c.Line($"{(plan.Place == 0 ? "" : "if (existing is null) ")}{TaggedParts.PartOf(scope, level)}.Start(v);");
            }
            PartLevel[] outer =
                [.. plan.Chain.Take(plan.Chain.Length - 1).Where(l => l.Part.Own is var own && (own.Members.Count != 0 || own.Extension is not null))];
            for (int i = 0; i < outer.Length; i++)
            {
                bool isRoot = outer[i] == plan.Root;
                string from = isRoot ? "existing" : $"existing{i}";
                c.If(isRoot ? "existing is not null" : $"existing is {outer[i].Type} existing{i}", $"{TaggedParts.PartOf(scope, outer[i])}.Copy({from}, v);");
            }
            c.Line("return v;").Close();
        }
        if (Starts(plan.Level))
        {
            c.Line().Open($"internal static void Start({type.Type} v)").Line($"{type.Type} existing = null;");
            TaggedReadBody.StartAbsent(c, InPlace(part), isPart: true);
            c.Close();
        }
    }

    private static bool Starts(PartLevel level) => level.Part.Own.Members.Any(m => m.Field!.StartsAbsent);

    /// <summary>Gives an object the members of another one.</summary>
    private static void Copy(Scope scope, TypeModel own)
    {
        CodeWriter c = scope.Code;
        c.Line().Open($"internal static void Copy({own.Type} from, {own.Type} v)");
        foreach (MemberModel member in own.Members)
        {
            string value = Members.Get(own, member, "from");
            if (member.Setting == MemberSetting.Fill)
            {
                c.Open($"if ({value} is not null)").Line($"{member.Value.Type} own = {Members.Get(own, member)};")
                    .Line(FillCode.Copied(own, member, value, "own")).Close();
            }
            else
            {
                Members.Put(c, own, member, value);
            }
        }
        if (own is { Extension: not null, ExtensionMap.Length: 0 })
        {
            c.Line(Members.Set(own, own.Extension, Members.Get(own, own.Extension, "from")));
        }
        c.Close();
    }
}
