// Owns: the one call of AddValidation: the framework's generator fails for a project with two.
using Microsoft.Extensions.Validation;

namespace Octavo.IntegrationTests.Hosting;

internal static class EmittedValidation
{
    /// <summary>Adds the validation that the framework emits for the handlers of this project.</summary>
    internal static IServiceCollection AddEmittedValidation(this IServiceCollection services, Action<ValidationOptions> configure) =>
        services.AddValidation(options => configure(options));
}
