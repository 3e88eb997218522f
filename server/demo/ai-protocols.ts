import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import { isRecord } from "#core/domain/values/is-record.ts";

export interface Question {
  text: string;
  images: Buffer[];
  fields: string[];
}

/** Collects the texts, images and requested fields from a provider's request, regardless of where that provider puts them. */
export function readQuestion(provider: AiProvider, body: unknown): Question {
  const texts: string[] = [];
  const images: Buffer[] = [];
  let fields: string[] = [];
  visit(body, (key, value, parent) => {
    if (typeof value === "string" && ["text", "content", "instructions", "system"].includes(key)) texts.push(value);
    const data = imageIn(provider, key, value, parent);
    if (data !== undefined) images.push(Buffer.from(data, "base64"));
    if (key === "properties" && fields.length === 0 && isRecord(value)) fields = Object.keys(value);
  });
  return { text: texts.join("\n"), images, fields };
}

function imageIn(provider: AiProvider, key: string, value: unknown, parent: Record<string, unknown>): string | undefined {
  if (typeof value !== "string") return undefined;
  switch (provider) {
    case "openai":
      return key === "image_url" ? value.replace(/^data:[^,]*,/, "") : undefined;
    case "anthropic":
      return key === "data" && parent.type === "base64" ? value : undefined;
    case "gemini":
      return key === "data" && ("mimeType" in parent || "mime_type" in parent) ? value : undefined;
  }
}

/** Wraps an answer's text in the format that the provider's client expects. */
export function writeAnswer(provider: AiProvider, text: string, body: unknown): object {
  switch (provider) {
    case "openai":
      return openAi(text);
    case "anthropic":
      return anthropic(text, body);
    case "gemini":
      return gemini(text);
  }
}

const openAi = (text: string): object => ({
  id: "resp_1",
  object: "response",
  created_at: 1_700_000_000,
  status: "completed",
  model: "stand-in",
  output: [
    { type: "message", id: "msg_1", status: "completed", role: "assistant", content: [{ type: "output_text", text, annotations: [] }] },
  ],
  usage: { input_tokens: 10, output_tokens: 10, total_tokens: 20 },
});

/** Older models return the answer through a tool call, newer ones as text. */
function anthropic(text: string, body: unknown): object {
  const tools = isRecord(body) && Array.isArray(body.tools) ? body.tools : [];
  const [tool] = tools;
  const content =
    isRecord(tool) && isJson(text) ? { type: "tool_use", id: "toolu_1", name: tool.name, input: JSON.parse(text) } : { type: "text", text };
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "stand-in",
    content: [content],
    stop_reason: content.type === "tool_use" ? "tool_use" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 10 },
  };
}

const gemini = (text: string): object => ({
  candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 }],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function visit(value: unknown, see: (key: string, value: unknown, parent: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  if (!isRecord(value)) return;
  for (const [key, one] of Object.entries(value)) {
    see(key, one, value);
    visit(one, see);
  }
}
