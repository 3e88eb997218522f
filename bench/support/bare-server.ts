import fastify from "fastify";

const app = fastify();
const answer = { id: "0", email: "maya@example.com", firstName: "Maya" };
app.get("/", async () => answer);
console.log(`ready at ${await app.listen({ port: 0, host: "127.0.0.1" })}`);
process.once("SIGTERM", () => process.exit(0));
