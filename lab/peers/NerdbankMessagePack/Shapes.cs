// Owns: the types that PolyType's generator is asked for, and the tree's cases.
// Must not know: how they are measured.
using System.Numerics;
using Nerdbank.MessagePack;
using Octavo.Lab.Workloads;
using PolyType;

namespace Octavo.Lab.Peers;

/// <summary>The witness of all shapes: the types carry no attributes of PolyType.</summary>
[GenerateShapeFor(typeof(SimpleClass))]
[GenerateShapeFor(typeof(SimpleClass[]))]
[GenerateShapeFor(typeof(SimpleStruct))]
[GenerateShapeFor(typeof(SimpleStruct[]))]
[GenerateShapeFor(typeof(Vector4[]))]
[GenerateShapeFor(typeof(SimpleObject))]
[GenerateShapeFor(typeof(ComplexObject))]
[GenerateShapeFor(typeof(BinTree))]
[GenerateShapeFor(typeof(Leaf))]
[GenerateShapeFor(typeof(Tree))]
internal sealed partial class Shapes
{
    /// <summary>The cases of document 003's tree, by number.</summary>
    internal static DerivedTypeUnion Tree
    {
        get
        {
            var cases = new DerivedTypeMapping<BinTree>(GeneratedTypeShapeProvider);
            cases.Add(0, typeof(Leaf));
            cases.Add(1, typeof(Workloads.Tree));
            return cases;
        }
    }
}
