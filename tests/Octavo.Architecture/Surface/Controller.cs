// Owns: a base class like MVC's, with a method whose name a facade must not clash with; and the calls that some formats alone have.
namespace Acme.Json;

public abstract class Controller
{
    protected virtual string Json(object? value) => value?.ToString() ?? "";

    /// <summary>Reads an array element by element, if the format has arrays.</summary>
    /// <param name="data">Its eight elements, without a head.</param>
    protected virtual IAsyncEnumerable<Invoice?>[] ReceiveArrays(byte[] data) => [];
}
