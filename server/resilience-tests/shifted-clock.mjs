import { readFileSync } from "node:fs";

// Loaded before the server only by the tests of clock jumps: shifts its clock by the number of milliseconds in a file, at any moment.
// Timers are not affected, as on a real machine.
const RealDate = Date;
const shiftedNow = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_SHIFT_FILE ?? "", "utf8"));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args),
  apply: () => new RealDate(shiftedNow()).toString(),
  get: (target, name) => (name === "now" ? shiftedNow : Reflect.get(target, name)),
});
