const BOUNDARY = "----photo";

export const FORM_HEADERS = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

/** Creates a form as a browser sends it. */
export function photoForm(parts: { image?: Buffer; fileName?: string; provider?: string }): Buffer {
  const { image, fileName = "lunch.jpg", provider } = parts;
  const head = (disposition: string, type = "") => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`;
  return Buffer.concat([
    ...(image
      ? [Buffer.from(head(`name="image"; filename="${fileName}"`, "Content-Type: image/jpeg\r\n")), image, Buffer.from("\r\n")]
      : []),
    ...(provider ? [Buffer.from(`${head('name="provider"')}${provider}\r\n`)] : []),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}
