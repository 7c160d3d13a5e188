// Owns: a base class like MVC's, with a method whose name a facade must not clash with.
namespace Acme.Json;

public abstract class Controller
{
    protected virtual string Json(object? value) => value?.ToString() ?? "";
}
