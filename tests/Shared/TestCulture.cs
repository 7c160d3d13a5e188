// Owns: the culture of a test run, from OCTAVO_TEST_CULTURE, before any test. Linked into every test project; knows nothing of the product.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace Octavo.Tests.Shared;

internal static class TestCulture
{
    private const string Variable = "OCTAVO_TEST_CULTURE";

    [ModuleInitializer]
    internal static void Apply()
    {
        string? name = Environment.GetEnvironmentVariable(Variable);
        if (string.IsNullOrEmpty(name))
        {
            return;
        }
        CultureInfo culture = CultureInfo.GetCultureInfo(name);
        // Without ICU every culture behaves as the invariant one, and the run would prove nothing.
        if (culture.TwoLetterISOLanguageName == "tr" && culture.TextInfo.ToLower('I') != 'ı')
        {
            throw new InvalidOperationException($"{Variable}={name}, but this machine has no culture data (ICU).");
        }
        CultureInfo.DefaultThreadCurrentCulture = culture;
        CultureInfo.DefaultThreadCurrentUICulture = culture;
        CultureInfo.CurrentCulture = culture;
        CultureInfo.CurrentUICulture = culture;
    }
}
