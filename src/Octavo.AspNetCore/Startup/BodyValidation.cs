// Owns: how the framework's validation sees a body: as its value, so errors have the names of members. Knows no format.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Microsoft.Extensions.Options;
using Microsoft.Extensions.Validation;
using Octavo.AspNetCore.Http;

#pragma warning disable ASP0029 // for evaluation purposes

namespace Octavo.AspNetCore.Startup;

/// <summary>Validates an <c>OctavoBody&lt;T></c> as a parameter of type T. Without it, the names of errors begin with <c>Value</c>, and the default of a struct
/// is validated where the body is not a value.</summary>
internal sealed class BodyValidation : IPostConfigureOptions<ValidationOptions>
{
    /// <summary>After the resolvers of the program and of emitted code, before the framework's own, which takes every parameter.</summary>
    public void PostConfigure(string? name, ValidationOptions options)
    {
        int at = 0;
        while (at < options.Resolvers.Count && options.Resolvers[at].GetType().Assembly != typeof(ValidationOptions).Assembly)
        {
            at++;
        }
        options.Resolvers.Insert(at, new Resolver(options));
    }

    private sealed class Resolver(ValidationOptions options) : IValidatableInfoResolver
    {
        public bool TryGetValidatableTypeInfo(Type type, [NotNullWhen(true)] out IValidatableInfo? validatableInfo)
        {
            validatableInfo = null;
            return false;
        }

        public bool TryGetValidatableParameterInfo(ParameterInfo parameterInfo, [NotNullWhen(true)] out IValidatableInfo? validatableInfo)
        {
            Type type = parameterInfo.ParameterType;
            validatableInfo = type.IsGenericType && type.GetGenericTypeDefinition() == typeof(OctavoBody<>)
                && options.TryGetValidatableParameterInfo(new ValueParameter(parameterInfo, type.GetGenericArguments()[0]), out IValidatableInfo? value)
                ? new Body(value) : null;
            return validatableInfo is not null;
        }
    }

    /// <summary>A body that is not a value is not validated: the answer says why it is none.</summary>
    private sealed class Body(IValidatableInfo inner) : IValidatableInfo
    {
        public Task ValidateAsync(object? value, ValidateContext context, CancellationToken cancellationToken) =>
            value is IBodyValue { IsRefused: true } ? Task.CompletedTask : inner.ValidateAsync((value as IBodyValue)?.Value, context, cancellationToken);
    }

    /// <summary>The parameter, as if it were the value.</summary>
    private sealed class ValueParameter : ParameterInfo
    {
        private readonly ParameterInfo _body;

        internal ValueParameter(ParameterInfo body, Type type)
        {
            _body = body;
            (ClassImpl, NameImpl, MemberImpl, PositionImpl, AttrsImpl) = (type, body.Name, body.Member, body.Position, body.Attributes);
        }

        public override object[] GetCustomAttributes(bool inherit) => _body.GetCustomAttributes(inherit);

        public override object[] GetCustomAttributes(Type attributeType, bool inherit) => _body.GetCustomAttributes(attributeType, inherit);

        public override IList<CustomAttributeData> GetCustomAttributesData() => _body.GetCustomAttributesData();

        public override bool IsDefined(Type attributeType, bool inherit) => _body.IsDefined(attributeType, inherit);
    }
}
