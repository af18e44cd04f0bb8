import { chmod, mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config';
import type { Mail, SendMail } from './outbox';

/** Sends by SMTP; without a server, writes each mail as a file into the outbox folder. */
export function createMailer({
  smtpUrl,
  mailDir,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailDir' | 'mailFrom'>): SendMail {
  const message = ({ messageId, recipients, subject, body, calendar }: Mail): SendMailOptions => ({
    from: mailFrom,
    to: recipients,
    subject,
    text: body,
    ...(calendar === null
      ? {}
      : { icalEvent: { method: 'PUBLISH', filename: 'appointment.ics', content: calendar } }),
    messageId: `<${messageId}@back-office>`,
    // Prevents visitors' input from referring to a file or address to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!smtpUrl) {
    const toText = createTransport({ streamTransport: true, buffer: true });
    let isPrivate = false;
    return async (mail) => {
      const { message: bytes } = await toText.sendMail(message(mail));
      if (!Buffer.isBuffer(bytes)) throw new Error('nodemailer gave no buffer');
      await makePrivate(mailDir);
      if (!isPrivate) await makeMailsPrivate(mailDir);
      isPrivate = true;
      await writePrivate(join(mailDir, `${mail.id}-${mail.messageId}.eml`), bytes);
    };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (mail, signal) => {
    // The signal ends a server that sends single bytes slowly; no socket timeout does.
    await transport.sendMail({ ...message(mail), signal });
  };
}

/** Connects and signs in without sending; rejects with the reason. */
export async function reachMailServer(url: string): Promise<void> {
  const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 4_000 };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Restricts the folder to its owner, regardless of its previous mode: mails contain names and telephone numbers. */
async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    // The folder belongs to another user; its files are still restricted to the current user.
    if (error.code !== 'EPERM') throw error;
  });
}

/** Restricts mails stored by earlier releases to their owner. */
async function makeMailsPrivate(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/\.eml(?:\.part)?$/.test(name)) await chmod(join(folder, name), 0o600);
  }
}

/** Writes a complete file that only its owner can read, regardless of the umask or an earlier file. */
async function writePrivate(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
