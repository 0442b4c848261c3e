import type { z } from 'zod';

/** Yields the events of a server-sent stream as they arrive; comments and foreign events are skipped. */
export async function* readEvents<Event>(
  body: ReadableStream<Uint8Array>,
  schema: z.ZodType<Event>,
): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let buffer = '';
  for (;;) {
    const { done, value } = await reader.read();
    buffer += done ? '\n\n' : decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n');
    for (let end = buffer.indexOf('\n\n'); end >= 0; end = buffer.indexOf('\n\n')) {
      const event = parseEvent(buffer.slice(0, end), schema);
      buffer = buffer.slice(end + 2);
      if (event !== undefined) yield event;
    }
    if (done) return;
  }
}

const parseEvent = <Event>(block: string, schema: z.ZodType<Event>): Event | undefined => {
  const lines = block.split('\n').filter((line) => line.startsWith('data:'));
  if (lines.length === 0) return undefined;
  const data = lines.map((line) => line.slice('data:'.length).replace(/^ /, '')).join('\n');
  try {
    return schema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined; // half an event of a broken connection: the caller sees that no result came
  }
};
