import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bodies of the mails to an address in a folder of the outbox: mails are files where no mail server is set. */
export async function mailsTo(address: string, folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(address)).map(bodyOf);
}

function bodyOf(mail: string): string {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body;
}
