// Owns: the raw layout of an unmanaged struct: docs/formats/binary.md, "Structs".
using System.Collections.Generic;
using System.Linq;
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class ImageBody
{
    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        ImageModel image = plan.Image!;
        if (image.Probes.Count != 0)
        {
            c.Line("private static readonly bool s_sameLayout = ImageProbe.SameLayout<" + type.Type + ", " + type.Codec + ">(["
                + string.Join(", ", image.Probes) + "]);").Line();
        }
        c.Line("public static int Size => ImageSize;").Line();
        c.Line("public static bool SameLayout => " + (image.Probes.Count == 0 ? "false" : "s_sameLayout") + ";").Line();
        c.Line("public static bool HasPadding => " + (image.Facts.HasPadding ? "true" : "false") + ";").Line();
        c.Line("public static bool Validated => " + (image.Facts.Validated ? "true" : "false") + ";").Line();
        if (image.Facts is { Mask: { } mask, Size: 1 or 2 or 4 or 8 or 16 or 32 } and ({ HasPadding: true } or { Validated: true }))
        {
            c.Line("public static ReadOnlySpan<byte> ZeroBits => [" + string.Join(", ", mask.Zero) + "];").Line();
            c.Line("public static ReadOnlySpan<byte> DateTimes => [" + string.Join(", ", mask.Dates) + "];").Line();
        }
        Put(scope, plan);
        c.Line();
        Get(scope, plan);
        c.Line();
        AreValid(scope, image);
        c.Line();
        ClearPadding(scope, image);
    }

    private static void Put(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        string from = type.Callbacks.Count == 0 ? "value" : "v";
        c.Open("public static void Put(ref byte at, in " + type.Type + " value)");
        Callbacks.Begin(c, type, "value");
        foreach (ImagePart part in plan.Image!.Parts)
        {
            MemberModel member = type.Members[part.Member];
            string value = Members.Get(type, member, from);
            c.Line(member.Value is ScalarValue scalar
                ? "OctavoBinaryWriter.Put" + scalar.Kind + "(" + At(part.Offset) + ", " + (scalar.IsEnum ? "(" + scalar.Facts.CSharp + ")" : "") + value + ");"
                : scope.Image(part.Facts) + ".Put(" + At(part.Offset) + ", " + value + ");");
        }
        foreach (ImagePadding padding in plan.Image.Padding)
        {
            c.Line("ImageChecks.Clear(" + At(padding.Offset) + ", " + padding.Size + ");");
        }
        Callbacks.Call(c, type, CallbackMoment.Serialized);
        c.Close();
    }

    private static void Get(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        c.Open("public static void Get(ref byte at, out " + type.Type + " v)");
        foreach (ImagePart part in plan.Image!.Parts)
        {
            MemberModel member = type.Members[part.Member];
            c.Line(member.Value is ScalarValue scalar
                ? "OctavoBinaryReader.Get" + scalar.Kind + "(" + At(part.Offset) + ", out " + scalar.Facts.CSharp + " " + member.Local + ");"
                : scope.Image(part.Facts) + ".Get(" + At(part.Offset) + ", out " + member.Value.Type + " " + member.Local + ");");
        }
        if (plan.Image.Padding.Count != 0)
        {
            c.If(string.Join(" || ", plan.Image.Padding.Select(p => "!ImageChecks.IsZero(" + At(p.Offset) + ", " + p.Size + ")")),
                "Throw.InvalidValue(" + Names.Literal(type.FullName) + ");");
        }
        Members.Construct(c, type, "v = ");
        c.Close();
    }

    private static void AreValid(Scope scope, ImageModel image)
    {
        CodeWriter c = scope.Code;
        if (image is { Facts: { Validated: false, HasPadding: false } })
        {
            c.Line("public static bool AreValid(ref byte first, int count) => true;");
            return;
        }
        c.Line("/// <summary>Whether one image is a value.</summary>").Line("[MethodImpl(MethodImplOptions.AggressiveInlining)]");
        c.Line("public static bool IsValid(ref byte at) => " + string.Join(" & ", Checks(scope, image)) + ";").Line();
        c.Open("public static bool AreValid(ref byte first, int count)");
        c.Line("// No exit inside the loop: the common case is that all are valid.").Line("bool valid = true;");
        c.Open("for (nint i = 0; i < count; i++)").Line("valid &= IsValid(ref Bytes.At(ref first, i * ImageSize));").Close().Line("return valid;").Close();
    }

    private static IEnumerable<string> Checks(Scope scope, ImageModel image)
    {
        foreach (ImagePart part in image.Parts.Where(p => p.Facts.Validated || p.Facts.HasPadding))
        {
            bool scalar = ScalarFacts.All.Any(f => f.ImageType == part.Facts.Codec);
            yield return scalar ? "ImageChecks.Is" + part.Facts.Codec.Replace("Image", "") + "(" + At(part.Offset) + ")"
                : scope.Image(part.Facts) + ".AreValid(" + At(part.Offset) + ", 1)";
        }
        foreach (ImagePadding padding in image.Padding)
        {
            yield return "ImageChecks.IsZero(" + At(padding.Offset) + ", " + padding.Size + ")";
        }
    }

    private static void ClearPadding(Scope scope, ImageModel image)
    {
        CodeWriter c = scope.Code;
        c.Open("public static void ClearPadding(ref byte first, int count)");
        if (image.Facts.HasPadding)
        {
            c.Open("for (nint i = 0; i < count; i++)").Line("ref byte at = ref Bytes.At(ref first, i * ImageSize);");
            foreach (ImagePart part in image.Parts.Where(p => p.Facts.HasPadding))
            {
                c.Line(scope.Image(part.Facts) + ".ClearPadding(" + At(part.Offset) + ", 1);");
            }
            foreach (ImagePadding padding in image.Padding)
            {
                c.Line("ImageChecks.Clear(" + At(padding.Offset) + ", " + padding.Size + ");");
            }
            c.Close();
        }
        c.Close();
    }

    private static string At(int offset) => offset == 0 ? "ref at" : "ref Bytes.At(ref at, " + offset + ")";
}
