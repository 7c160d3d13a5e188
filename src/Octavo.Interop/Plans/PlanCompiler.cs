// Owns: the way from a Shape to a plan. Knows no layout beyond what it asks of InteropLayout.
using System.Numerics;
using Octavo.Codecs.Entries;
using Octavo.Codecs.RootTypes;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Interop.Plans;

/// <summary>Compiles one type and all that it holds. Used once.</summary>
internal sealed class PlanCompiler(InteropLayout layout)
{
    private readonly Dictionary<(Type Type, bool IsBody), PlanType> _types = [];
    private readonly List<PlanValue> _values = [];
    private readonly Dictionary<PlanType, int> _least = [];

    internal LayoutPlan Compile(CodecEntry entry)
    {
        if (TypeShape.Of(entry) is not { } shape)
        {
            throw NoShape(entry.Type, entry.Type.Name);
        }
        string name = shape.Bare is null ? shape.Name : "";
        // A root is what it is: no one declares it nullable.
        PlanValue root = shape.Bare is { } bare
            ? Value(WithIntegers(IsBuilt(entry) ? WithoutNulls(bare) : bare, entry.Type) with { NotNull = true }, shape, name)
            : Object(entry.Type, shape, isBody: false, nullable: false, name);
        foreach (PlanType type in _types.Values)
        {
            type.IsRecursive = Reaches(type, type);
        }
        layout.OnRoot(root, entry.Type, name);
        foreach (PlanValue value in _values)
        {
            value.LeastBytes = Least(value);
        }
        return new LayoutPlan(root, name, _types.Values.Any(static type => type.Order is not null));
    }

    private PlanValue Value(ShapeType type, TypeShape shape, string path)
    {
        PlanValue value;
        switch (type.Word)
        {
            case ShapeWord.Reference or ShapeWord.Value:
                Type child = shape.ChildType(type.Child) ?? throw layout.Refused(path, "the Shape names a type that its entry does not have.");
                if (shape.Child(type.Child) is not { } childShape)
                {
                    throw NoShape(child, path);
                }
                return childShape.Bare is { } bare
                    ? Value(WithIntegers(type.NotNull ? bare with { NotNull = true } : bare, child), childShape, path)
                    : Object(child, childShape, shape.IsBody(type.Child), nullable: type is { Word: ShapeWord.Reference, NotNull: false }, path);
            case ShapeWord.Text:
                value = new PlanValue(PlanKind.Text, type.Word, !type.NotNull);
                break;
            case ShapeWord.Bytes:
                value = new PlanValue(PlanKind.Bytes, type.Word, !type.NotNull);
                break;
            case ShapeWord.Integer:
                value = new PlanValue(PlanKind.Integer, type.Word, nullable: false);
                break;
            case ShapeWord.Sequence:
                value = new PlanValue(PlanKind.Sequence, type.Word, !type.NotNull) { First = Value(type.First!, shape, path + "[]") };
                break;
            case ShapeWord.Map:
                value =
                    new PlanValue(PlanKind.Map, type.Word, !type.NotNull)
                    {
                        First = Value(type.First!, shape, path + "[key]"),
                        Second = Value(type.Second!, shape, path + "[]")
                    };
                break;
            case ShapeWord.Optional:
                value = new PlanValue(PlanKind.Optional, type.Word, nullable: false) { First = Value(type.First!, shape, path) };
                break;
            case ShapeWord.Enum:
                value = new PlanValue(PlanKind.Enum, Plain(type.First!.Word), nullable: false) { EnumNames = type.Names };
                break;
            case ShapeWord.Object:
                throw layout.Refused(path,
                    $"a member of type object, whose type only a registry knows, is not in {layout.Name}; declare its type, or a union.");
            case ShapeWord.Shared:
                throw layout.Refused(path,
                    $"text or a collection that is shared is not in {layout.Name}; use a type without Sharing, and a collection without References.");
            case ShapeWord.Maybe:
                throw layout.Refused(path, $"a CodecOptional<T> that may be undefined is not in {layout.Name}; declare its value.");
            case ShapeWord.Unknown:
                throw layout.Refused(path,
                    $"a value of a hand-written codec does not describe its bytes, so it cannot be in {layout.Name}; give the codec a ShapeText.");
            default:
                value = new PlanValue(PlanKind.Scalar, Plain(type.Word), nullable: false);
                break;
        }
        return Seen(value, path);
    }

    /// <summary>Whether a root was built from its element's codec, in generic code: nothing declares its elements, so they are as the root is.</summary>
    private static bool IsBuilt(CodecEntry entry) => entry.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(RootEntry<,>);

    private static ShapeType WithoutNulls(ShapeType type) => type with
    {
        NotNull = true,
        First = type.First is { } first ? WithoutNulls(first) : null,
        Second = type.Second is { } second ? WithoutNulls(second) : null,
    };

    /// <summary>Binary has integers of any size as bytes, and so its Shapes say; here they are told from bytes by their type.</summary>
    private static ShapeType WithIntegers(ShapeType shape, Type type) => shape.Word switch
    {
        ShapeWord.Bytes when type == typeof(BigInteger) => shape with { Word = ShapeWord.Integer },
        ShapeWord.Sequence or ShapeWord.Optional when Part(type, 0) is { } part => shape with { First = WithIntegers(shape.First!, part) },
        ShapeWord.Map when Part(type, 0) is { } key && Part(type, 1) is { } value =>
            shape with { First = WithIntegers(shape.First!, key), Second = WithIntegers(shape.Second!, value) },
        _ => shape,
    };

    private static Type? Part(Type type, int index) => type.IsSZArray ? type.GetElementType() : type.GenericTypeArguments.ElementAtOrDefault(index);

    private PlanValue Object(Type type, TypeShape shape, bool isBody, bool nullable, string path)
    {
        if (!_types.TryGetValue((type, isBody), out PlanType? plan))
        {
            _types.Add((type, isBody), plan = new PlanType(type, shape));
            if (shape.HasReferences && !layout.HasReferences)
            {
                throw layout.Refused(path,
                    $"{type} has references between its objects, which {layout.Name} does not have; use a type without References, or a format that has them.");
            }
            plan.Members = shape.IsUnion ? Cases(shape, path) : Members(shape, path);
            layout.OnType(plan, path);
        }
        return Seen(new PlanValue(shape.IsUnion ? PlanKind.Union : PlanKind.Object, default, nullable) { Type = plan }, path);
    }

    private PlanMember[] Members(TypeShape shape, string path)
    {
        bool isRawLayout = shape.Kind == ShapeKind.RawLayout;
        var members = new PlanMember[shape.Members.Length];
        int offset = 0;
        for (int i = 0; i < members.Length; i++)
        {
            ShapeMember member = shape.Members.Span[i];
            (int size, int alignment) = isRawLayout ? shape.RawLayoutOf(member.Type) : (0, 1);
            offset = TypeShape.Align(offset, alignment);
            members[i] = new PlanMember(member.Number, member.Name, Value(member.Type, shape, Path(shape, path, member.Name)), offset);
            offset += size;
        }
        return members;
    }

    private PlanMember[] Cases(TypeShape shape, string path)
    {
        var cases = new List<PlanMember>();
        foreach (ShapeMember one in shape.Members.Span)
        {
            // A case is an object of its own: it is not null, whatever its type could be elsewhere.
            cases.Add(new PlanMember(one.Number, one.Name, Value(one.Type with { NotNull = true }, shape, path), 0));
        }
        return [.. cases.OrderBy(one => one.Number)];
    }

    /// <summary>Members are named by their type, as rules for members are: a path of all levels would be another at each place of a type that is compiled
    /// once.</summary>
    private static string Path(TypeShape shape, string path, string member) => (shape.Name.Length == 0 ? path : shape.Name) + "." + member;

    private PlanValue Seen(PlanValue value, string path)
    {
        layout.OnValue(value, path);
        _values.Add(value);
        return value;
    }

    private static ShapeWord Plain(ShapeWord word) => word switch
    {
        ShapeWord.FixedInt32 => ShapeWord.Int32,
        ShapeWord.FixedUInt32 => ShapeWord.UInt32,
        ShapeWord.FixedInt64 => ShapeWord.Int64,
        ShapeWord.FixedUInt64 => ShapeWord.UInt64,
        _ => word,
    };

    private OctavoException NoShape(Type type, string path) =>
        layout.Refused(path,
            $"the codec of {type} was written by hand and has no Shape, so its values cannot be in {layout.Name}; give its entry a ShapeText.");

    private static bool Reaches(PlanType from, PlanType to)
    {
        var seen = new HashSet<PlanType>();
        var open = new Stack<PlanType>([from]);
        while (open.TryPop(out PlanType? type))
        {
            foreach (PlanMember member in type.Members)
            {
                for (var parts = new Stack<PlanValue>([member.Value]); parts.TryPop(out PlanValue? part);)
                {
                    if (part.Type == to)
                    {
                        return true;
                    }
                    if (part.Type is { } inner && seen.Add(inner))
                    {
                        open.Push(inner);
                    }
                    if (part.First is { } first)
                    {
                        parts.Push(first);
                    }
                    if (part.Second is { } second)
                    {
                        parts.Push(second);
                    }
                }
            }
        }
        return false;
    }

    /// <summary>A bound from below; a type inside of itself counts nothing, so cycles end.</summary>
    private int Least(PlanValue value)
    {
        if (value.Kind == PlanKind.Optional || value.Nullable || (value.CanBeNull && layout.HasNullsEverywhere))
        {
            return layout.LeastNull(value);
        }
        int own = layout.LeastBytes(value);
        return value.Type is { } type && layout.HasAllMembers(type) ? own + Least(type) : own;
    }

    private int Least(PlanType type)
    {
        if (_least.TryGetValue(type, out int known))
        {
            return known;
        }
        _least.Add(type, 0);
        int least = 0;
        if (type.IsUnion)
        {
            least = type.Members.Length == 0 ? 0 : type.Members.Min(one => Least(one.Value));
        }
        else
        {
            foreach (PlanMember member in type.Members)
            {
                least = Math.Min(MaxLeast, least + Least(member.Value));
            }
        }
        return _least[type] = least;
    }

    /// <summary>Enough to bound counts; a sum of many large members must not overflow.</summary>
    private const int MaxLeast = 1 << 20;
}
