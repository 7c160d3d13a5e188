// Owns: the document of the tests of Octavo.OpenApi before npm's validators, and what the application serves before the document: node openapi.mjs ADDRESS
import assert from "node:assert/strict";
import SwaggerParser from "@apidevtools/swagger-parser";
import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

const address = process.argv[2];
for (const name of ["v1", "old"]) {
  await SwaggerParser.validate(await (await fetch(new URL(`openapi/${name}.json`, address))).json());
}
const document = await (await fetch(new URL("openapi/v1.json", address))).json();
assert.match(document.openapi, /^3\.1/);
// Those of OpenAPI's registry, and those that the framework writes for .NET types.
const formats = Object.fromEntries(["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "char", "binary", "uri-reference"].map((name) => [name, true]));
let checked = 0;
for (const [path, operations] of Object.entries(document.paths)) {
  const content = operations.get && Object.values(operations.get.responses)[0].content?.["application/json"];
  if (content) {
    const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, formats });
    addFormats(ajv);
    ajv.addVocabulary(["components", "discriminator"]); // of OpenAPI's dialect
    const validate = ajv.compile({ ...content.schema, components: document.components });
    const served = await (await fetch(new URL(path.slice(1), address), { headers: { accept: "application/json" } })).json();
    assert.ok(validate(served), `${path}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(served)}`);
    checked++;
  }
}
assert.ok(checked >= 8, `${checked} were checked`);
console.log("All answers are right");
