// Owns: npm's SignalR client with its MessagePack protocol, against the hub of the tests: node signalr.mjs ADDRESS
import assert from "node:assert/strict";
import { HubConnectionBuilder, LogLevel, Subject } from "@microsoft/signalr";
import { MessagePackHubProtocol } from "@microsoft/signalr-protocol-msgpack";

const connection = new HubConnectionBuilder().withUrl(process.argv[2]).withHubProtocol(new MessagePackHubProtocol()).configureLogging(LogLevel.None).build();
const said = new Promise((resolve) => connection.on("said", (...values) => resolve(values)));
connection.on("answer", (asked) => asked + 1);
connection.on("reflect", (remark, mood) => (remark.Mood === mood ? remark : null));
await connection.start();

const message = { From: "Ada é😀", Room: 70000, Marks: [1.5, -2] };
assert.deepEqual(await connection.invoke("Echo", message), message);
assert.equal(await connection.invoke("Add", 2, -3), -1);
await connection.invoke("Nothing");
const id = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";
assert.equal((await connection.invoke("ById", [id, { From: "Bob", Room: 1, Marks: [] }]))[id].From, "Bob");
await assert.rejects(connection.invoke("Fail"), /as asked/);
await assert.rejects(connection.invoke("Add", 2));
await assert.rejects(connection.invoke("Add", "two", 3));
await assert.rejects(connection.invoke("NotThere", 2));

await connection.invoke("SendAll", message);
assert.deepEqual(await said, [message, 5, null]);
assert.equal(await connection.invoke("Ask"), 21);

const remark = {
  Mood: "Cross", Before: null, Powers: "Read, Ban", Moods: ["Glad", "Calm"], Counts: { Cross: 5 },
  Act: [300, { Times: 5, Hand: "left" }], Acts: [[0, { Times: 1 }], [300, { Times: 2, Hand: null }]],
};
assert.deepEqual(await connection.invoke("React", remark), remark);
assert.deepEqual(await connection.invoke("Reflect", remark), remark);
assert.equal(await connection.invoke("Turn", "Cross", "Read, Write", null), "Cross");
await assert.rejects(connection.invoke("Turn", "Bored", "None", null));
await assert.rejects(connection.invoke("React", { ...remark, Act: [7, {}] }));
const streamed = [];
await new Promise((resolve, reject) =>
  connection.stream("Remarks", 2).subscribe({ next: (item) => streamed.push(item), error: reject, complete: resolve }));
assert.deepEqual(streamed[1].Act, [300, { Times: 1, Hand: "left" }]);
assert.deepEqual([streamed[0].Act, streamed[0].Powers, streamed[1].Before], [null, "None", "Glad"]);
const remarks = new Subject();
const moods = new Promise((resolve, reject) => {
  const items = [];
  connection.stream("Moods", remarks).subscribe({ next: (item) => items.push(item), error: reject, complete: () => resolve(items) });
});
remarks.next(remark);
remarks.next({ ...remark, Act: null });
remarks.complete();
assert.deepEqual(await moods, ["Glad", "Cross"]);

const rooms = [];
await new Promise((resolve, reject) =>
  connection.stream("Count", 4).subscribe({ next: (item) => rooms.push(item.Room), error: reject, complete: resolve }));
assert.deepEqual(rooms, [1, 2, 3, 4]);

const sent = new Subject();
const sum = connection.invoke("Sum", sent);
for (const Room of rooms) {
  sent.next({ From: null, Room, Marks: [] });
}
sent.complete();
assert.equal(await sum, 10);

const first = await new Promise((resolve, reject) => {
  const subscription = connection.stream("Count", 2147483647).subscribe({ next: (item) => (subscription.dispose(), resolve(item.Room)), error: reject, complete: reject });
});
assert.equal(first, 1);
assert.equal(await connection.invoke("Add", 2, 3), 5);
await connection.stop();
console.log("All answers are right");
