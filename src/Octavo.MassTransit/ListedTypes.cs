// Owns: the check, while a bus is configured, that consumers' messages with a codec are listed: an error at start-up instead of messages that nobody reads.
using MassTransit;

namespace Octavo.MassTransit;

/// <summary>Is told of the messages of consumers, handlers and sagas.</summary>
/// <param name="types">The listed types.</param>
/// <param name="format">The format.</param>
internal sealed class ListedTypes(OctavoMessageTypes types, OctavoFormat format)
    : IConsumerConfigurationObserver, IHandlerConfigurationObserver, ISagaConfigurationObserver
{
    /// <summary>Whether a type has a codec and is neither listed nor a base class or interface of a listed one.</summary>
    internal bool Lacks(Type message) =>
        !types.TryGet(message, out _, out _) && format.CanSerialize(message) && !types.Types.Any(message.IsAssignableFrom);

    private void Check(Type message)
    {
        if (Lacks(message))
        {
            types.Get(message);
        }
    }

    public void ConsumerConfigured<TConsumer>(IConsumerConfigurator<TConsumer> configurator)
        where TConsumer : class
    {
    }

    public void ConsumerMessageConfigured<TConsumer, TMessage>(IConsumerMessageConfigurator<TConsumer, TMessage> configurator)
        where TConsumer : class
        where TMessage : class => Check(typeof(TMessage));

    public void HandlerConfigured<TMessage>(IHandlerConfigurator<TMessage> configurator)
        where TMessage : class => Check(typeof(TMessage));

    public void SagaConfigured<TSaga>(ISagaConfigurator<TSaga> configurator)
        where TSaga : class, ISaga
    {
    }

    public void StateMachineSagaConfigured<TInstance>(ISagaConfigurator<TInstance> configurator, SagaStateMachine<TInstance> stateMachine)
        where TInstance : class, ISaga, SagaStateMachineInstance
    {
    }

    public void SagaMessageConfigured<TSaga, TMessage>(ISagaMessageConfigurator<TSaga, TMessage> configurator)
        where TSaga : class, ISaga
        where TMessage : class => Check(typeof(TMessage));
}
