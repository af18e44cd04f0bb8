import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config';
import type { Mail, SendMail } from './outbox';

/** Sends by SMTP, or without a server writes each mail as a file into the outbox folder. */
export function createMailer({ smtpUrl, mailDir, mailFrom }: Pick<Config, 'smtpUrl' | 'mailDir' | 'mailFrom'>): SendMail {
  const message = ({ id, recipients, subject, body }: Mail): SendMailOptions => ({
    from: mailFrom,
    to: recipients,
    subject,
    text: body,
    messageId: `<outbox-${id}@back-office>`,
    // Nothing that a visitor typed may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!smtpUrl) {
    const toText = createTransport({ streamTransport: true, buffer: true });
    return async (mail) => {
      const { message: bytes } = await toText.sendMail(message(mail));
      if (!Buffer.isBuffer(bytes)) throw new Error('nodemailer gave no buffer');
      await mkdir(mailDir, { recursive: true });
      const file = join(mailDir, `${mail.id}.eml`);
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    };
  }
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return async (mail) => {
    await transport.sendMail(message(mail));
  };
}
