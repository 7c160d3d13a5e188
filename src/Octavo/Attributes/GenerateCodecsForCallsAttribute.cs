// Owns: the attribute that asks for the codecs of what an interface's methods take and give.
namespace Octavo;

/// <summary>
/// Makes the generator emit codecs for every parameter and result of an interface, controller or hub that a framework calls: closed generics, tuples and
/// collections that no call in code names. For a <see cref="Task{TResult}"/>, an <see cref="IAsyncEnumerable{T}"/>, a channel and the like, it uses the type of
/// their values. The build reports types of the project without a codec; they need <see cref="GenerateCodecAttribute"/>.
/// </summary>
/// <param name="type">The interface or class. Its public methods count, including inherited ones.</param>
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
