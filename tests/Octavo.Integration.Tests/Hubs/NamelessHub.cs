// Owns: a hub without a namespace, as programs of one file have it.
using Microsoft.AspNetCore.SignalR;

#pragma warning disable CA1050 // the namespace is what it lacks
public sealed class NamelessHub : Hub
{
    public void Take(Uncoded value) => _ = value;
}
