import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { randomId } from '../../api/random-id';
import { createMedia } from '../../api/generated/operations';
import { limits } from '../../../openapi/generated/limits';
import { failureText } from '../../base/calls/failure-words';
import { session } from '../../machines/actors';
import { inSession } from '../../machines/session-calls';
import { fitPicture } from '../../records/pictures/fit-picture';

export const fileRule = limits.MediaCreate.file;

/** An upload to the library. */
export interface Upload {
  key: string;
  name: string;
  /** 0 to 1; null while queued. */
  progress: number | null;
  /** Reason of a failure. */
  problem: string | null;
}

interface Waiting {
  key: string;
  file: File;
  abort: AbortController;
}

/** Uploads pictures in sequence; failed ones stay listed, and the list reloads after the last. */
export function useUploads() {
  const router = useRouter();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<Waiting[]>([]);
  const isRunning = useRef(false);
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const drop = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  async function send({ key, file, abort }: Waiting) {
    if (abort.signal.aborted) return;
    change(key, { progress: 0 });
    const fitting = await fitPicture(file, fileRule);
    if ('problem' in fitting) return change(key, fitting);
    const result = await createMedia(
      { file: fitting.file },
      {
        signal: abort.signal,
        idempotencyKey: key,
        onProgress: (progress) => change(key, { progress }),
      },
    );
    if (abort.signal.aborted) return;
    if (result.ok) drop(key);
    else change(key, { problem: fieldMessage(result.error) ?? failureText(result.error) });
  }

  async function run() {
    if (isRunning.current) return;
    isRunning.current = true;
    await inSession(session, async (isOver) => {
      for (let next = waiting.current.shift(); next && !isOver(); next = waiting.current.shift()) {
        await send(next);
      }
      waiting.current = [];
      isRunning.current = false;
    });
    await router.invalidate();
  }

  const aborts = useRef(new Map<string, AbortController>());
  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file) => ({ key: randomId(), file, abort: new AbortController() }));
      for (const { key, abort } of added) aborts.current.set(key, abort);
      setUploads((all) => [
        ...added.map(({ key, file }) => ({ key, name: file.name, progress: null, problem: null })),
        ...all,
      ]);
      waiting.current.push(...added);
      void run();
    },
    /** Aborts an upload, or dismisses a failed one. */
    remove(key: string) {
      aborts.current.get(key)?.abort();
      aborts.current.delete(key);
      drop(key);
    },
  };
}

/** Message of the server about the file itself. */
function fieldMessage(error: Parameters<typeof failureText>[0]): string | undefined {
  return 'errors' in error ? error.errors?.['file']?.[0] : undefined;
}
