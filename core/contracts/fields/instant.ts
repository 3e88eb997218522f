import * as z from "zod";

/** A moment in time: an ISO string on the wire, a Date on the server. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
