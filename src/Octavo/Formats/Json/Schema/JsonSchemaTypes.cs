// Owns: which types a JSON Schema defines. Writes no schema.
using Octavo.Shapes;

namespace Octavo.Json;

/// <summary>Finds the types that the schema of some roots refers to: a schema is text, and making it twice would cost twice as much.</summary>
internal sealed class JsonSchemaTypes
{
    private readonly Dictionary<(Type Type, bool IsBody), TypeShape> _found = [];
    private readonly Queue<TypeShape> _queue = new();

    internal JsonSchemaTypes(IReadOnlyList<TypeShape> roots)
    {
        foreach (TypeShape root in roots)
        {
            if (root.Bare is { } bare)
            {
                Find(bare, root);
            }
            else
            {
                Add(root, isBody: false);
            }
        }
        while (_queue.TryDequeue(out TypeShape? next))
        {
            FindWithin(next);
        }
    }

    /// <summary>The types, each as itself or as the body of a union's case.</summary>
    internal IEnumerable<(TypeShape Shape, bool IsBody)> Found => _found.Select(pair => (pair.Value, pair.Key.IsBody));

    private void FindWithin(TypeShape shape)
    {
        if (shape.Bare is { } bare)
        {
            Find(bare, shape);
            return;
        }
        foreach (ShapeMember member in shape.Members.Span)
        {
            if (!shape.IsUnion)
            {
                Find(shape.Declared(member), shape);
            }
            else if (shape.Child(member.Type.Child) is { } one)
            {
                Add(one, shape.IsBody(member.Type.Child));
            }
        }
    }

    private void Find(ShapeType type, TypeShape shape)
    {
        if (type.First is { } first)
        {
            Find(first, shape);
        }
        if (type.Second is { } second)
        {
            Find(second, shape);
        }
        if (type.Word is not (ShapeWord.Reference or ShapeWord.Value) || shape.Child(type.Child) is not { } child)
        {
            return;
        }
        if (child.Inline is { } inline)
        {
            Find(inline, child);
        }
        else
        {
            Add(child, shape.IsBody(type.Child));
        }
    }

    private void Add(TypeShape shape, bool isBody)
    {
        if (_found.TryAdd((shape.Type, isBody), shape))
        {
            _queue.Enqueue(shape);
        }
    }
}
