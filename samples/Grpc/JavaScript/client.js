// Owns: the tour of all four kinds of calls from JavaScript, by npm's gRPC and the same shop.proto, against a server of Octavo's.
import { fileURLToPath } from "node:url";
import grpc from "@grpc/grpc-js";
import loader from "@grpc/proto-loader";

const address = process.argv[2] ?? "127.0.0.1:5080";
const file = fileURLToPath(new URL("../shop.proto", import.meta.url));
const { shop } = grpc.loadPackageDefinition(loader.loadSync(file, { keepCase: true, longs: Number, enums: String, oneofs: true }));
const client = new shop.v1.Orders(address, grpc.credentials.createInsecure());

const order = (customer, count) => ({
  customer,
  lines: [{ sku: "A-1", count }],
  labels: { "made by": "npm" },
  placed: { seconds: 1772366400, nanos: 0 },
  card: "4242",
});

const answer = (call) => new Promise((resolve, reject) => call((error, value) => (error ? reject(error) : resolve(value))));

const receipt = await answer((done) => client.Place(order("Acme", 2), done));
console.log(`Unary: order ${receipt.number} costs ${receipt.cents} cents`);

const steps = [];
for await (const step of client.Track(receipt)) {
  steps.push(step.state);
}
console.log(`Server streaming: ${steps.join(", ")}`);

const imported = await answer((done) => {
  const call = client.Import(done);
  for (let count = 1; count <= 100; count++) {
    call.write(order(`Customer ${count}`, count));
  }
  call.end();
});
console.log(`Client streaming: ${imported.orders} orders cost ${imported.cents} cents`);

const quote = client.Quote();
const lines = [{ sku: "A-1", count: 1 }, { sku: "B-2", count: 1 }];
quote.write(lines.shift());
for await (const price of quote) {
  console.log(`Duplex streaming: ${price.sku} costs ${price.cents} cents`);
  if (lines.length > 0) {
    quote.write(lines.shift());
  } else {
    quote.end();
  }
}

try {
  await answer((done) => client.Place({ lines: [{ sku: "C-3", count: 1 }] }, done));
} catch (refused) {
  console.log(`Refused: ${grpc.status[refused.code]}, ${refused.details} Trailer: ${refused.metadata.get("sku")}`);
}
client.close();

const isRight = receipt.cents === 1980 && steps.join() === "STATE_PACKED,STATE_SENT,STATE_ARRIVED" && imported.orders === 100 && imported.cents === 4999500;
console.log(isRight ? "All answers are right" : "An answer is wrong");
process.exitCode = isRight ? 0 : 1;
