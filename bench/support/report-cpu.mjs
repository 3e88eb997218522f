process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
// The channel must not keep the program alive.
process.channel?.unref();
