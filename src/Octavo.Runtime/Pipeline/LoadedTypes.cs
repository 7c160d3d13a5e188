// Owns: the types of an assembly, of which some may need assemblies that are not there.
using System.Reflection;

namespace Octavo.Runtime.Pipeline;

internal static class LoadedTypes
{
    /// <summary>The types that can be loaded. A program may well run without an assembly that types need which it does not use.</summary>
    public static IEnumerable<Type> Of(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException some)
        {
            return some.Types.OfType<Type>();
        }
    }
}
