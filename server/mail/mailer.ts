import { chmod, mkdir, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config';
import type { Mail, SendMail } from './outbox';

/** Sends by SMTP, or without a server writes each mail as a file into the outbox folder. */
export function createMailer({
  smtpUrl,
  mailDir,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailDir' | 'mailFrom'>): SendMail {
  const message = ({ messageId, recipients, subject, body }: Mail): SendMailOptions => ({
    from: mailFrom,
    to: recipients,
    subject,
    text: body,
    messageId: `<${messageId}@back-office>`,
    // Nothing that a visitor typed may name a file or an address to fetch.
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
    // A server that answers a byte now and then passes every timeout of the socket: the signal ends it.
    await transport.sendMail({ ...message(mail), signal });
  };
}

/** Connects, signs in and sends nothing; rejects with the server's or the line's reason. */
export async function reachMailServer(url: string): Promise<void> {
  const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 4_000 };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Mails contain names and telephone numbers: only its owner may enter the folder, even one made before or under another umask. */
async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    // A folder of somebody else who lets us write there; the files in it are still ours alone.
    if (error.code !== 'EPERM') throw error;
  });
}

/** Restricts the mails that earlier versions left readable for everyone to their owner. */
async function makeMailsPrivate(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/\.eml(?:\.part)?$/.test(name)) await chmod(join(folder, name), 0o600);
  }
}

/** Puts a whole file in place that only its owner can read, independent of the umask and of a file that was there before. */
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
