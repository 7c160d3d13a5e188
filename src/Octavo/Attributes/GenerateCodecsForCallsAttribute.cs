// Owns: the attribute that asks for the codecs of what an interface's methods take and give.
namespace Octavo;

/// <summary>
/// Asks the generator for the codecs of every parameter and result of an interface, controller or hub, which a framework calls: closed generics, tuples and
/// collections that no call in code names. Of a <see cref="Task{TResult}"/>, an
/// <see cref="IAsyncEnumerable{T}"/>, a channel and the like it is what they bring. Types of the project that have no codec are reported; they need
/// <see cref="GenerateCodecAttribute"/>.
/// </summary>
/// <param name="type">The interface or class, whose public methods are looked at, with those that it inherits.</param>
/// <example><code>
/// [assembly: GenerateCodecsForCalls(typeof(Example.IOrders))]
///
/// namespace Example;
///
/// public interface IOrders
/// {
///     Task&lt;List&lt;Order>> GetAsync(Guid customer);
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class GenerateCodecsForCallsAttribute(Type type) : Attribute
{
    /// <summary>The interface or class.</summary>
    public Type Type { get; } = type;
}
