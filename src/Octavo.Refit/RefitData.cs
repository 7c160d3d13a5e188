// Owns: which parameters and results of a Refit interface the serializer sees. Specification: "Body content" of Refit's README.
// Knows no format.
using System.Reflection;
using Refit;

namespace Octavo.Refit;

internal static class RefitData
{
    /// <summary>Whether a parameter becomes the body: the one with <c>[Body]</c>, or without it, in a POST, PUT or PATCH, an object that nothing else
    /// uses.</summary>
    internal static bool IsBody(ParameterInfo parameter)
    {
        if (parameter.Member is not MethodInfo method || parameter == method.ReturnParameter || parameter.ParameterType == typeof(string))
        {
            return false;
        }
        if (method.GetParameters().Any(static other => other.IsDefined(typeof(BodyAttribute))))
        {
            return parameter.GetCustomAttribute<BodyAttribute>() is { SerializationMethod: not BodySerializationMethod.UrlEncoded };
        }
        return !parameter.ParameterType.IsValueType && !method.IsDefined(typeof(MultipartAttribute))
            && method.GetCustomAttribute<HttpMethodAttribute>()?.Method.Method is "POST" or "PUT" or "PATCH"
            && !parameter.GetCustomAttributes().Any(static attribute => attribute is QueryAttribute or HeaderCollectionAttribute or PropertyAttribute
                or HeaderAttribute or AuthorizeAttribute);
    }

    /// <summary>Whether a parameter is the result of its method.</summary>
    internal static bool IsResult(ParameterInfo parameter) => parameter.Member is MethodInfo method && parameter == method.ReturnParameter;
}
