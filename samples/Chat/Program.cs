// Owns: a chat: a hub, and two clients that talk through it. Frames are MessagePack, the same to the byte as those of .NET's own protocol.
using Microsoft.AspNetCore.SignalR.Client;
using Shop;

WebApplicationBuilder builder = WebApplication.CreateBuilder();
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.WebHost.UseUrls("http://127.0.0.1:0");
builder.Services.AddSignalR().AddOctavoProtocol(options => options.Require<ChatHub>());
await using WebApplication app = builder.Build();
app.MapHub<ChatHub>("/chat");
await app.StartAsync();

await using HubConnection ada = await ConnectAsync();
await using HubConnection grace = await ConnectAsync();
var heard = new TaskCompletionSource<ChatMessage>();
grace.On<ChatMessage>("Said", message => heard.TrySetResult(message));

await ada.InvokeAsync("Say", new ChatMessage("Ada", "Hello", DateTimeOffset.UnixEpoch, Mood.Glad));
ChatMessage message = await heard.Task.WaitAsync(TimeSpan.FromSeconds(30));
Console.WriteLine($"{message.From} ({message.Mood}): {message.Text}");

await grace.InvokeAsync("Say", new ChatMessage("Grace", "Good morning", DateTimeOffset.UnixEpoch, Mood.Calm));
var history = new List<string>();
await foreach (ChatMessage said in ada.StreamAsync<ChatMessage>("History"))
{
    history.Add($"{said.From}: {said.Text}");
}
Console.WriteLine($"History: {string.Join("; ", history)}");

bool isRight = message is { From: "Ada", Text: "Hello", Mood: Mood.Glad } && history is ["Ada: Hello", "Grace: Good morning"];
Console.WriteLine(isRight ? "All answers are right" : "An answer is wrong");
return isRight ? 0 : 1;

async Task<HubConnection> ConnectAsync()
{
    HubConnection connection = new HubConnectionBuilder().WithUrl(app.Urls.First() + "/chat").AddOctavoProtocol().Build();
    await connection.StartAsync();
    return connection;
}
