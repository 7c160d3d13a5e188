// Owns: the text that gets at members, sets them and makes objects of locals.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Emission.Reading;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class Members
{
    /// <summary>The member's value, of <c>v</c> or another object.</summary>
    public static string Get(TypeModel type, MemberModel member, string of = "v")
    {
        string given = type.IsStruct ? $"ref Unsafe.AsRef(in {of})" : As(member, of);
        return member.Bridge.Length != 0 ? $"Kept_{member.Number}({of})"
            : member.Seen is not null ? $"Seen_{member.Name}({given})"
            : member.Access == MemberAccess.Direct ? $"{As(member, of)}.{Names.Identifier(member.Name)}"
            : member.IsField ? $"{member.Owner.Prefix}Field_{member.Name}({given})"
            : $"{member.Owner.Prefix}Get_{member.Name}({given})";
    }

    /// <summary>The statement that sets a member of <c>v</c> after it was made.</summary>
    public static string Set(TypeModel type, MemberModel member, string value)
    {
        string target = type.IsStruct ? "ref v" : As(member, "v");
        return member.Bridge.Length != 0 ? $"Keep_{member.Number}(v, {value});"
            : member.Seen is not null ? $"See_{member.Name}({target}, {value});"
            : member.Setting == MemberSetting.Assign ? $"{As(member, "v")}.{Names.Identifier(member.Name)} = {value};"
            : member.IsField ? $"{member.Owner.Prefix}Field_{member.Name}({target}) = {value};"
            : $"{member.Owner.Prefix}Set_{member.Name}({target}, {value});";
    }

    /// <summary>The object by the type whose member of that name is meant.</summary>
    public static string As(MemberModel member, string of) => member.Through.Length == 0 ? of : $"(({member.Through}){of})";

    /// <summary>Sets a member of <c>v</c> after it was made, or fills the collection that it has there.</summary>
    public static void Put(CodeWriter c, TypeModel type, MemberModel member, string value)
    {
        if (member.Setting != MemberSetting.Fill)
        {
            c.Line(Set(type, member, value));
            return;
        }
        c.Open().Line($"{member.Value.Type} own = {Get(type, member)};")
            .Line(FillCode.Check(type, member, FillCode.With(member.Value, "own", value), "own")).Close();
    }

    /// <summary>The accessor methods that bodies use.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="type">The type.</param>
    /// <param name="more">Further ones.</param>
    public static void Accessors(CodeWriter c, TypeModel type, IEnumerable<AccessorModel>? more = null) =>
        AccessorCode.Emit(c, ViewsOf(type).SelectMany(All).Concat(more ?? []).Distinct());

    /// <summary>The type as each format sees it.</summary>
    public static TypeModel[] ViewsOf(TypeModel type) => [type, .. type.Views.Select(f => f.Type), .. type.Tagged is null ? [] : new[] { type.Tagged }];

    /// <summary>Makes an object of locals: constructor, initializer, accessors.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="type">The type.</param>
    /// <param name="target">What takes it: <c>return </c>; or <c>v = </c>, for structs.</param>
    public static void Construct(CodeWriter c, TypeModel type, string target)
    {
        MemberModel[] open = [.. type.Members.Where(m => m.Parameter < 0 && m.IsInitializable)];
        MemberModel[] later = [.. type.Members.Where(m => m.Parameter < 0 && !m.IsInitializable)];
        if (type.Construction.IsHidden)
        {
            (open, later) = ([], [.. open, .. later]);
        }
        else if (type.SetsInOrder || type.Callbacks.Any(m => m.Moment == CallbackMoment.Deserializing))
        {
            open = [.. open.Where(m => m.Required || m.IsInitialized)];
            later = [.. type.Members.Where(m => m.Parameter < 0).Except(open)];
        }
        if (type.MakesFirst)
        {
            c.Line($"{target}{Empty(type)};");
            Callbacks.Call(c, type, CallbackMoment.Deserializing);
            foreach (MemberModel member in type.Members)
            {
                Put(c, type, member, Use(member));
            }
            Callbacks.Call(c, type, CallbackMoment.Deserialized);
            return;
        }
        bool steps = later.Length != 0 || ReferenceCode.KeepsMade(type) || type.Callbacks.Any(m => m.Moment >= CallbackMoment.Deserializing);
        string first = steps && target == "return " ? $"{type.Type} v = " : target;
        New(c, type, first, open);
        ReferenceCode.Keep(c, type);
        Callbacks.Call(c, type, CallbackMoment.Deserializing);
        foreach (MemberModel member in later)
        {
            Put(c, type, member, Use(member));
        }
        Callbacks.Call(c, type, CallbackMoment.Deserialized);
        if (steps && target == "return ")
        {
            c.Line("return v;");
        }
    }

    /// <summary>Calls the constructor with locals and an initializer for some members; one that is not visible takes no initializer.</summary>
    public static void New(CodeWriter c, TypeModel type, string target, MemberModel[] initialized)
    {
        string arguments = Arguments(type, Use);
        if (type.Construction.IsHidden)
        {
            c.Line(IsDefault(type) ? $"{target}{Empty(type)};" : $"{target}{type.Owner.Prefix}Make{arguments};");
            return;
        }
        if (initialized.Length == 0)
        {
            c.Line($"{target}new {type.Type}{arguments};");
            return;
        }
        c.Open($"{target}new {type.Type}{(type.Construction.IsBound ? arguments : "")}");
        foreach (MemberModel member in initialized)
        {
            c.Line($"{Names.Identifier(member.Name)} = {Use(member)},");
        }
        c.Close(";");
    }

    /// <summary>The arguments of the constructor, in brackets.</summary>
    public static string Arguments(TypeModel type, Func<MemberModel, string> use)
    {
        string given = string.Join(", ", type.Construction.Parameters.Select(p => p.Member < 0 ? p.Default : p.Given(use(type.Members[p.Member]))));
        return $"({given})";
    }

    /// <summary>The expression of an empty object, for types that no constructor binds.</summary>
    public static string Empty(TypeModel type) =>
        IsDefault(type) ? $"default({type.Type})" : type.Construction.ByAccessor ? $"{type.Owner.Prefix}Make()" : $"new {type.Type}()";

    /// <summary>A struct that declares no constructor has none that an accessor could call, and <c>required</c> members forbid <c>new</c>.</summary>
    private static bool IsDefault(TypeModel type) => type.IsStruct && type.Construction is { ByAccessor: true, KeepsExisting: true };

    public static string Use(MemberModel member) => GetRun.Use(member.Value, member.Local);

    private static IEnumerable<AccessorModel> All(TypeModel type)
    {
        if ((type.Construction.ByAccessor && !IsDefault(type)) || type.Construction.BindsByAccessor)
        {
            yield return AccessorModel.Constructor(type.Owner, string.Join(", ", type.Construction.Parameters.Select((p, i) => $"{p.OwnType} p{i + 1}")));
        }
        IEnumerable<MemberModel> members = type.MembersWithComputed();
        foreach (MemberModel seen in type.Extension is { Bridge.Length: 0 } kept ? members.Append(kept) : members)
        {
            foreach (AccessorModel accessor in SpecifiedCode.Accessors(type, seen))
            {
                yield return accessor;
            }
            MemberModel member = seen.Itself;
            bool sets = member is { Parameter: < 0, Setting: MemberSetting.Accessor or MemberSetting.Init };
            if (member.IsField)
            {
                if (member.Access == MemberAccess.Accessor || (sets && member.Setting == MemberSetting.Accessor))
                {
                    yield return AccessorModel.Field(member.Owner, type.IsStruct, member.OwnType, member.Name, member.Name);
                }
                continue;
            }
            if (member.Access == MemberAccess.Accessor)
            {
                yield return AccessorModel.Getter(member.Owner, type.IsStruct, member.OwnType, member.Name);
            }
            if (sets)
            {
                yield return AccessorModel.Setter(member.Owner, type.IsStruct, member.OwnType, member.Name);
            }
        }
        foreach (AccessorModel callback in Callbacks.Accessors(type))
        {
            yield return callback;
        }
    }
}
