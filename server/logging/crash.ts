import { logLine } from './logging';

/**
 * Tells of an error that reached the top of the process as the log tells of all others, and ends it: Node itself
 * would print everything that an error carries, parameters of a query too. Call it before anything else runs.
 */
export function exitOnCrash(): void {
  // A rejected promise without a handler ends here too.
  process.on('uncaughtException', (error, origin) => {
    process.stderr.write(logLine(error, origin));
    process.exit(1);
  });
}
