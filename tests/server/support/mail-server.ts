import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  messageId: string;
  text: string;
}

export interface MailServer {
  /** Address such as smtp://127.0.0.1:2525. */
  url: string;
  /** Mails received completely, accepted or not. */
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** A real SMTP server. `answer` decides on each mail: resolved accepts, rejected refuses, pending hangs. */
export async function startMailServer(
  answer: (mail: ReceivedMail) => Promise<void> = async () => {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const mail = {
          to: envelope.rcptTo.map(({ address }) => address),
          messageId: /^Message-ID: (.*)\r$/m.exec(text)?.[1] ?? '',
          text,
        };
        received.push(mail);
        callbackify(answer)(mail, (error) => callback(error));
      });
    },
  });
  // A killed sender, or one that gives up, resets the connection.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
