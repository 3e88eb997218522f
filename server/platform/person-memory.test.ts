import { expect, test, vi } from "vitest";
import { PersonMemory } from "./person-memory.ts";

function memoryOf(...answers: string[]) {
  const memory = new PersonMemory();
  const load = vi.fn(async () => answers.shift());
  return { memory, load, recall: () => memory.recall("maya", "name", load) };
}

test("what is known is not asked for again, until it is forgotten", async () => {
  const { memory, recall } = memoryOf("first", "second");
  memory.startListening();
  expect([await recall(), await recall()]).toEqual(["first", "first"]);
  memory.forget("noah");
  expect(await recall()).toBe("first");
  memory.forget("maya");
  expect(await recall()).toBe("second");
});

test("one thing can be forgotten without the others", async () => {
  const { memory, recall } = memoryOf("first", "second");
  memory.startListening();
  await memory.recall("maya", "age", async () => 15);
  await recall();
  memory.forget("maya", "name");
  expect(await recall()).toBe("second");
  expect(await memory.recall("maya", "age", async () => 16)).toBe(15);
});

test("nothing is kept while nobody listens for changes", async () => {
  const { memory, recall } = memoryOf("1", "2", "3", "4");
  expect([await recall(), await recall()]).toEqual(["1", "2"]);
  memory.startListening();
  expect(await recall()).toBe("3");
  memory.stopListening();
  expect(await recall()).toBe("4");
});

test("nothing is believed once changes have not been heard for sure, until they are again", async () => {
  vi.useFakeTimers();
  try {
    const { memory, recall } = memoryOf("1", "2", "3", "4");
    memory.startListening(performance.now() + 3_000);
    expect([await recall(), await recall()]).toEqual(["1", "1"]);
    vi.advanceTimersByTime(3_001);
    expect([await recall(), await recall()]).toEqual(["2", "3"]);
    memory.listenUntil(performance.now() + 3_000);
    expect(await recall()).toBe("1");
  } finally {
    vi.useRealTimers();
  }
});

test("what was loaded before a change is not kept after it", async () => {
  const memory = new PersonMemory();
  memory.startListening();
  let finish = (_name: string) => {};
  const early = memory.recall("maya", "name", () => new Promise<string>((resolve) => (finish = resolve)));
  memory.forget("maya");
  finish("old");
  expect(await early).toBe("old");
  expect(await memory.recall("maya", "name", async () => "new")).toBe("new");
});

test("one thing that was loaded before it was forgotten is not kept either", async () => {
  const memory = new PersonMemory();
  memory.startListening();
  let finish = (_name: string) => {};
  const early = memory.recall("maya", "name", () => new Promise<string>((resolve) => (finish = resolve)));
  memory.forget("maya", "name");
  finish("old");
  expect(await early).toBe("old");
  expect(await memory.recall("maya", "name", async () => "new")).toBe("new");
});

test("nothing is believed for longer than a minute", async () => {
  vi.useFakeTimers();
  try {
    const { memory, recall } = memoryOf("first", "second");
    memory.startListening();
    await recall();
    vi.advanceTimersByTime(59_000);
    expect(await recall()).toBe("first");
    vi.advanceTimersByTime(2_000);
    expect(await recall()).toBe("second");
  } finally {
    vi.useRealTimers();
  }
});
