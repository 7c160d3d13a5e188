// Owns: clients of npm against the web application of the tests: bodies that other libraries wrote, lines as they come, and problems: node http.mjs ADDRESS
import assert from "node:assert/strict";
import { decode, encode } from "@msgpack/msgpack";
import { Encoder } from "cbor-x";

const address = process.argv[2];
const cbor = new Encoder({ useRecords: false, mapsAsObjects: false });
const get = (path, accept) => fetch(new URL(path, address), { headers: { accept } });
const post = (path, body, type, accept = "application/json") =>
  fetch(new URL(path, address), { method: "POST", body, headers: { "content-type": type, accept } });
const bytes = async (response) => new Uint8Array(await response.arrayBuffer());

for (const root of ["", "mvc/"]) {
  const order = await (await get(root + "order", "application/json")).json();
  assert.equal(order.Lines.length, 2);
  const packed = decode(await bytes(await get(root + "order", "application/vnd.msgpack")));
  const concise = cbor.decode(Buffer.from(await bytes(await get(root + "order", "application/cbor"))));
  for (const [type, body] of [["application/json", JSON.stringify(order)], ["application/vnd.msgpack", encode(packed)], ["application/cbor", cbor.encode(concise)]]) {
    const answer = await post(root + "echo", body, type);
    assert.equal(answer.status, 200, `${root}echo in ${type}: ${answer.status}`);
    assert.deepEqual(await answer.json(), order);
    const other = await post(root + "echo", body, type, type);
    assert.equal(other.headers.get("content-type"), type);
  }

  for (const type of ["application/json", "application/vnd.msgpack", "application/cbor"]) {
    const refused = await post(root + "echo", new Uint8Array([0xc1, 0xff, 0x00]), type);
    assert.equal(refused.status, 400);
    assert.equal(refused.headers.get("content-type").split(";")[0], "application/problem+json");
    assert.ok((await refused.json()).code);
  }
  const wrong = await (await post(root + "echo", JSON.stringify({ ...order, Lines: [{ Sku: "A", Count: "two" }] }), "application/json")).json();
  assert.deepEqual([wrong.code, wrong.path], ["TypeMismatch", "Order.Lines[0].Count"]);
  assert.equal((await post(root + "echo", "<a/>", "text/xml")).status, 415);
  assert.equal((await get(root + "order", "text/html")).status, 406);

  let text = "";
  for await (const part of (await get(root + "stream", "application/x-ndjson")).body) {
    text += Buffer.from(part).toString();
  }
  assert.deepEqual(text.trim().split("\n").map((line) => JSON.parse(line).Sku), ["S-1", "S-2", "S-3"]);
}
console.log("All answers are right");
